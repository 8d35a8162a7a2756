"""A table's entries hold active cells alone, block by block; the state's words are their sums."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from compiler.interpreter import Array, interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Program
from compiler.layouts.lane_steps import Shifter
from compiler.planes.active_cells import ActiveCells, active_cells_of
from compiler.planes.binding_times import BindingTimes
from compiler.planes.linear_layer import Grid
from compiler.planes.network import PlaneNetwork

FAST = 1
# Two planes of sixteen cells of two blocks: each plane is four registers of eight lanes.
NETWORK = PlaneNetwork(
    *(Grid(16, 2, 2, Shifter(8, 3)), 0, (), tuple(range(8))),
    words=((0, 1, 2, 3), (4, 5, 6, 7)),
    home=tuple(range(16)),
)
HEAD = """spec f(f: u8, g: u8, s: u8, t: u8) {
  sbox S 2 2 0x0 = 1 3 0 2
  y0: u8, y1: u8 = sbox f, s, table=S
  z0: u8, z1: u8 = sbox g, t, table=S
  p: u8 = rotl z0, k=2
  q: u8 = rotl z1, k=2
"""
STATE = [f"w{n}" for n in range(8)]
BOTH = {"w0": "xor y0, s", "w1": "xor y0, y1", "w2": "xor p, y0", "w5": "xor q, t"}


def part(**words: str) -> Program:
    """S-boxes, and words of the state; those that are not given are of no S-box."""
    lines = [f"  {name}: u8 = {words.get(name, 'xor s, t')}" for name in STATE]
    return parse_program("\n".join([HEAD, *lines, f"  return {', '.join(STATE)}", "}"]))


def found(program: Program, network: PlaneNetwork = NETWORK) -> ActiveCells | None:
    """The active cells, where the lowest two lanes of `f` and `g` depend on the lowest byte."""
    lanes = (FAST,) * 2 + (0,) * 6
    times = BindingTimes(program, {"f": lanes, "g": lanes})
    times.run()
    return active_cells_of(program, times, FAST, [tuple(STATE[:4]), tuple(STATE[4:])], network)


def inputs_of(program: Program) -> dict[str, Array]:
    chance = Random(3)
    names = [p.name for p in program.params]
    return {name: word_array([chance.getrandbits(8) for _ in range(16)], 8) for name in names}


def outcome(program: Program, inputs: dict[str, Array]) -> tuple[list[Array], list[Array]]:
    """The entries, and the words that they are packed to."""
    cells = found(program)
    assert cells is not None
    build = Builder("e")
    build.types.update(program.types)
    entries = cells.unpack(build)
    words = [word for array in cells.pack(build, entries) for word in array]
    whole = replace(program, ops=(*program.ops, *build.ops), results=(*entries, *words))
    values = [v for v in interpret(whole, inputs) if isinstance(v, np.ndarray)]
    return values[: len(entries)], values[len(entries) :]


def box(low: int, high: int) -> int:
    return (1, 3, 0, 2)[low | high << 1]


def boxes(x: Array, y: Array) -> tuple[list[int], list[int]]:
    """What the S-box makes of the low two lanes of two words: two words of the same lanes."""
    pairs = [(int(a), int(b)) for a, b in zip(x, y, strict=True)]
    made = [[box(a >> n & 1, b >> n & 1) for n in (0, 1)] for a, b in pairs]
    return [v & 1 | (w & 1) << 1 for v, w in made], [v >> 1 | w >> 1 << 1 for v, w in made]


def test_words_are_what_the_lowest_byte_makes_of_them() -> None:
    program = part(**BOTH)
    given = inputs_of(program)
    _, words = outcome(program, given)
    (y0, y1), (z0, z1) = boxes(given["f"], given["s"]), boxes(given["g"], given["t"])
    wanted = {
        "w0": y0,
        "w1": [a ^ b for a, b in zip(y0, y1, strict=True)],
        "w2": [a ^ b << 2 for a, b in zip(y0, z0, strict=True)],
        "w5": [b << 2 for b in z1],
    }
    for name, word in zip(STATE, words, strict=True):
        assert [int(w) for w in word] == wanted.get(name, [0] * 16), name


def test_an_entry_is_of_one_block() -> None:
    """The lanes of block 1 are the odd ones."""
    program = part(**BOTH)
    given = inputs_of(program)
    changed = {**given, "f": given["f"] ^ 2, "g": given["g"] ^ 2}
    (first, second), _ = outcome(program, given)
    (same, other), _ = outcome(program, changed)
    assert first.tolist() == same.tolist()
    assert second.tolist() != other.tolist()


def test_a_sum_of_several_words_is_made_once() -> None:
    cells = found(part(w0="xor y0, y1", w3="xor y1, y0", w6="xor y0, y1"))
    assert cells is not None
    build = Builder("e")
    names = [build.param(n, part().types["s"]).name for n in "ab"]
    cells.pack(build, names)
    before = len(build.ops)
    cells.network.pack(build, names)
    packing = [op.name for op in build.ops[before:]]
    every = [op.name for op in build.ops[:before]]
    assert every.count("xor") == packing.count("xor") + 1


@pytest.mark.parametrize(
    "words",
    [
        # the byte itself, without an S-box
        {"w0": "xor y0, f"},
        # a cell in two lanes
        {"w0": "xor y0, s", "w4": "rotl y0, k=1"},
        # two cells in one lane, of one word and of two
        {"w0": "xor y0, z0"},
        {"w0": "xor y0, s", "w1": "xor z0, s"},
    ],
)
def test_cells_without_lanes_of_their_own(words: dict[str, str]) -> None:
    assert found(part(**words)) is None


@pytest.mark.parametrize(
    "grid",
    [
        replace(NETWORK.grid, blocks_low=False),
        # a plane is one register
        replace(NETWORK.grid, cells=4),
    ],
)
def test_the_state_must_lie_in_several_registers(grid: Grid) -> None:
    assert found(part(**BOTH)) is not None
    assert found(part(**BOTH), replace(NETWORK, grid=grid)) is None


def test_a_state_that_the_byte_has_left_is_zero() -> None:
    program = part()
    _, words = outcome(program, inputs_of(program))
    assert {int(w) for word in words for w in word} == {0}
