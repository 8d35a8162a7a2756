"""The specification on constants is the interpreter's; on literals it comes to rest."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from compiler.frontend import spec_programs
from compiler.interpret import interpret, word_array
from compiler.ir import Program
from lwcc.ciphers import source_of
from prove.graph import Graph
from prove.simulate import Simulation
from prove.spec import SpecRunner, words_of
from prove.words import Bits, Words, constant_bits, known_number

CIPHERS = sorted((Path(__file__).parents[2] / "dsl" / "ciphers").glob("*.dsl"))


def interpreted(program: Program, numbers: dict[str, int]) -> list[int]:
    arrays = {p.name: word_array([numbers[p.name]], p.type.bits) for p in program.params}
    found = [np.asarray(value) for value in interpret(program, arrays)]
    return [int(value[0]) for value in found]


@pytest.mark.parametrize("path", CIPHERS, ids=lambda p: p.stem)
def test_on_constants_and_on_literals_it_is_what_the_interpreter_says(path: Path) -> None:
    cipher, rng = source_of(path).load(), random.Random(path.stem)
    programs = spec_programs(cipher, next(iter(cipher.sets)))
    for program in (programs.key_schedule, programs.encrypt, programs.decrypt):
        numbers = {p.name: rng.getrandbits(p.type.bits) for p in program.params}
        expected = interpreted(program, numbers)
        given = [constant_bits(numbers[p.name], p.type.bits) for p in program.params]
        assert [known_number(b) for b in SpecRunner(Graph()).run(program, given)] == expected
        assert on_literals(program, numbers) == expected


def on_literals(program: Program, numbers: dict[str, int]) -> list[int]:
    """What a program computes on literals, which then become numbers."""
    graph = Graph()
    inputs = [tuple(graph.input(p.name, bit) for bit in range(p.type.bits)) for p in program.params]
    found = SpecRunner(graph).run(program, inputs)
    values = Simulation(graph, lambda name, bit: numbers[name] >> bit & 1, 1)
    return [values.word(bits, 0) for bits in found]


def octets(graph: Graph, name: str, count: int) -> list[Bits]:
    return [tuple(graph.input(name, 8 * i + bit) for bit in range(8)) for i in range(count)]


@pytest.mark.parametrize("low", [0, 7, 255])
def test_a_run_with_a_known_byte_of_a_counter_finds_the_names_of_the_run_before(low: int) -> None:
    cipher, graph = source_of(CIPHERS[0]).load(), Graph()
    chosen = next(iter(cipher.sets.values()))
    programs, runner, words = spec_programs(cipher, chosen.name), SpecRunner(graph), Words(graph)
    key = words_of(octets(graph, "key", 16), chosen.key)
    round_keys = runner.run(programs.key_schedule, key)
    nonce = octets(graph, "nonce", 12)

    def encrypted(number: int) -> tuple[Bits, ...]:
        counter = tuple(graph.resolve(graph.input("counter", bit)) for bit in range(32))
        total = words.add(counter, constant_bits(number, 32))
        block = nonce + [total[at : at + 8] for at in (24, 16, 8, 0)]
        return runner.run(programs.encrypt, [*words_of(block, chosen.block), *round_keys], number)

    before = [encrypted(number) for number in range(2)]
    n_forms = graph.n_forms
    for bit in range(8):
        graph.assume(graph.input("counter", bit), low >> bit & 1)
    assert [encrypted(number) for number in range(2)] == before
    assert graph.n_forms < 1.5 * n_forms


def test_a_wrong_tag_takes_nothing_for_equal() -> None:
    cipher, graph = source_of(CIPHERS[0]).load(), Graph()
    chosen = next(iter(cipher.sets.values()))
    program, runner = spec_programs(cipher, chosen.name).key_schedule, SpecRunner(graph)
    first, second = (
        runner.run(program, words_of(octets(graph, name, 16), chosen.key), "one tag")
        for name in ("key", "another key")
    )
    assert not set(sum(first, ())) & set(sum(second, ()))
