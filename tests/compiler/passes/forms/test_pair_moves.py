"""Bytes of two registers are put together by one instruction where the machine has it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.forms.pair_moves import PairMoves
from tests.compiler.stages import cipher

NEON = load_target("neon")
MOVES = ("zip", "uzp", "trn", "ext")
NO_MOVES = replace(NEON, table={n: i for n, i in NEON.table.items() if not n.startswith(MOVES)})
EVEN = "m: u8x16 = const value=(" + " ".join(["255", "0"] * 8) + ")"
ODD = "m: u8x16 = const value=(" + " ".join(["0", "255"] * 8) + ")"


def program(*lines: str, results: str = "") -> Program:
    head = "slice f(a: u8x16, b: u8x16, c: u8x16) {"
    last = results or lines[-1].split(":")[0]
    return parse_program("\n".join([head, *lines, f"return {last}", "}"]))


def made(before: Program, target: Target = NEON, step: PairMoves | None = None) -> list[str]:
    """The names of the operations that the pass leaves; what they compute is compared."""
    context = Context(target, next(iter(target.cores)))
    module = Module(cipher("pipo"), "pipo64_128", {"f": before})
    after = (step or PairMoves()).run_module(module, context).programs["f"]
    random = np.random.default_rng(1).integers(0, 256, (3, 16, 16), np.uint8)
    inputs = dict(zip("abc", random, strict=True))
    results = [interpret(each, inputs, table=NEON.table) for each in (before, after)]
    assert all(map(np.array_equal, *results))
    return [op.name for op in after.ops if op.name != "const"]


def test_an_exchange_of_bytes_is_two_transpositions() -> None:
    lines = (
        EVEN,
        "d: u16x8 = shr a, k=8",
        "u: u16x8 = shl b, k=8",
        "x: u8x16 = mux m, a, u",
        "y: u8x16 = mux m, d, b",
    )
    assert made(program(*lines, results="x, y")) == ["trn1.16b", "trn2.16b"]


def test_an_insertion_overwrites_no_operand_any_more() -> None:
    assert made(program("t: u32x4 = insert_left a, b, k=16")) == ["trn1.8h"]


def test_immediates_are_found_with_the_instruction() -> None:
    later = " ".join(str(n) for n in range(24, 128)) + " -1" * 24
    first = "-1 " * 104 + " ".join(str(n) for n in range(24))
    lines = (f"s: u8x16 = permute a, map=({later})", f"t: u8x16 = permute b, map=({first})")
    before = program(*lines, "v: u8x16 = or s, t")
    context = Context(NEON, next(iter(NEON.cores)))
    module = Module(cipher("pipo"), "pipo64_128", {"f": before})
    (op,) = PairMoves().run_module(module, context).programs["f"].ops
    assert (op.name, op.args, op.number("k")) == ("ext.16b", ("a", "b"), 3)


def test_a_key_in_between_hides_nothing() -> None:
    lines = ("d: u16x8 = shr a, k=8", ODD, "e: u8x16 = and b, m", "s: u8x16 = xor d, c")
    assert made(program(*lines, "t: u8x16 = xor s, e")) == ["trn2.16b", "xor"]


def test_what_others_read_as_well_is_not_saved() -> None:
    """Two shifts and a select are as many as the row and the shifts."""
    lines = (ODD, "d: u16x8 = shr a, k=8", "t: u8x16 = mux m, b, d")
    assert made(program(*lines)) == ["trn2.16b"]
    assert made(program(*lines, "v: u8x16 = xor t, d")) == ["shr", "trn2.16b", "xor"]


@pytest.mark.parametrize(
    "lines",
    [
        ("t: u8x16 = xor a, b",),
        ("t: u16x8 = rotl a, k=8",),
        ("s: u16x8 = shl a, k=8", "t: u8x16 = xor s, b"),
        ("s: u64x2 = shl a, k=8", "r: u64x2 = shr b, k=56", "t: u8x16 = or s, r"),
    ],
    ids=["a sum", "one register", "bytes that meet", "no such instruction"],
)
def test_what_no_instruction_does_stays(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert made(before) == [op.name for op in before.ops]


@pytest.mark.parametrize(
    ("target", "step"),
    [(NO_MOVES, PairMoves()), (NEON, PairMoves(enabled=False))],
    ids=["no rows", "not wanted"],
)
def test_without_the_rows_or_the_wish_the_operations_stay(target: Target, step: PairMoves) -> None:
    assert made(program("t: u32x4 = insert_left a, b, k=16"), target, step) == ["insert_left"]
