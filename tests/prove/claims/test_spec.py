"""The specification on constants is the interpreter's; on literals it comes to rest."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from catalogue.ciphers import source_of
from compiler.frontend.programs import spec_programs
from compiler.interpreter import interpret, word_array
from compiler.ir.program import Program
from prove.claims.spec import SpecRunner
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import constant_bits, known_number

CIPHERS = sorted((Path(__file__).parents[3] / "dsl" / "ciphers").glob("*.dsl"))


def interpreted(program: Program, numbers: dict[str, int]) -> list[int]:
    arrays = {p.name: word_array([numbers[p.name]], p.type.bits) for p in program.params}
    found = [np.asarray(value) for value in interpret(program, arrays)]
    return [int(value[0]) for value in found]


@pytest.mark.full(but=4)
@pytest.mark.slow
@pytest.mark.parametrize("path", CIPHERS, ids=lambda p: p.stem)
def test_on_constants_and_on_literals_it_is_what_the_interpreter_says(path: Path) -> None:
    cipher, rng = source_of(path).load(), random.Random(path.stem)
    programs = spec_programs(cipher, next(iter(cipher.sets)))
    for program in programs.every:
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
