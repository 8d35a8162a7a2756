"""When pieces of counter mode are known: what is said not to depend on an input never changes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import cast

import pytest

from builds.pipelines import context_of, passes_of, passes_up_to
from catalogue.ciphers import find_cipher
from compiler.frontend.counter_times import HIGH, LOW, NONCE, CounterTimes, stage_of
from compiler.interpreter import Array, interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.module import Module
from compiler.pipeline import run_passes
from options.build import BuildOptions

SETS = ("speck64_128", "hight64_128", "cham64_128", "lea128_128", "present64_80", "aes128_128")
MOVED = """spec ctr(N.0: u8, counter: u16, K: u16) {
  w: u16 = rotl counter, k=8
  low: u8 = extract w, lo=8
  high: u8 = extract w, lo=0
  pair: u16 = concat N.0, low
  s: u16 = add pair, K
  x: u8 = xor high, N.0
  y: u8 = xor low, low
  z: u8 = rotl N.0, k=3
  return s, x, y, z
}
"""


@cache
def counter_mode(set_name: str) -> Program:
    """The program of counter mode before it is split."""
    cipher, options = find_cipher(set_name).load(), BuildOptions(set_name, "avr", 1)
    passes = passes_up_to(passes_of(options), "hoist")[:-1]
    module = run_passes(Module(cipher, set_name, {}), context_of(options), passes)
    return module.programs["ctr"]


def test_stages() -> None:
    assert [stage_of(s) for s in (0, NONCE, HIGH, HIGH | NONCE, LOW, LOW | HIGH)] == [
        *("key", "nonce", "run", "run", "table", "block")
    ]


def test_carries_go_up_and_moves_of_pieces_make_nothing() -> None:
    times = CounterTimes(parse_program(MOVED), 8)
    said = {p.place: (p.stage, p.weight) for p in times.pieces}
    assert said == {
        ("s", 0): ("nonce", 1),
        ("s", 1): ("table", 1),
        ("x", 0): ("run", 1),
        ("y", 0): ("table", 1),
        ("z", 0): ("nonce", 3),
    }
    reads = {p.place: p.reads for p in times.pieces}
    assert reads["s", 1] == {("counter", 0), ("K", 1)}
    assert reads["x", 0] == {("counter", 1), ("N.0", 0)}
    assert times.results == said.keys()


def test_a_piece_may_be_a_whole_word() -> None:
    times = CounterTimes(parse_program(MOVED), 16)
    assert ("s", 0) in times.stages
    assert times.stages["s", 0] == "table"
    assert (times.bytes_of(("s", 0)), times.bytes_of(("z", 0))) == (2, 1)


@pytest.mark.parametrize("set_name", SETS)
def test_a_piece_changes_with_what_it_depends_on_alone(set_name: str) -> None:
    program = counter_mode(set_name)
    times = CounterTimes(program, 8)
    names = tuple(dict.fromkeys(p.place[0] for p in times.pieces))
    every = replace(program, results=names)
    random.seed(set_name)
    inputs = {p.name: random.getrandbits(p.type.bits) for p in program.params}
    nonce = {p.name: inputs[p.name] ^ 0xFF for p in program.given("nonce")}
    count = inputs["counter"]
    changes = {
        "nonce": {**inputs, "counter": count ^ 0x5A5A5A5A},
        "run": {**inputs, "counter": count ^ 0xFF},
        "table": {**inputs, "counter": count ^ 0xFFFFFF00},
        "key": {**inputs, **nonce, "counter": count ^ 0xFFFFFFFF},
    }
    before = dict(zip(names, _values(every, inputs), strict=True))
    for stage, changed in changes.items():
        after = dict(zip(names, _values(every, changed), strict=True))
        for name, number in (p.place for p in times.pieces if p.stage == stage):
            difference = before[name] ^ after[name]
            assert not difference >> 8 * number & 0xFF, (stage, name, number)


def _values(program: Program, inputs: Mapping[str, int]) -> list[int]:
    arrays = {p.name: word_array([inputs[p.name]], p.type.bits) for p in program.params}
    return [int(cast("Array", value)[0]) for value in interpret(program, arrays)]
