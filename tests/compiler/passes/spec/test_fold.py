"""Constants are computed, and what changes nothing goes; the rest stays as it is."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.passes.spec.fold import Fold
from tests import golden


def folded(*lines: str) -> Program:
    """What is left of operations on two words of a byte; the last value is the result."""
    result = lines[-1].split(":")[0]
    text = "\n".join(["spec f(a: u8, b: u8) {", *lines, f"return {result}", "}"])
    before = parse_program(text)
    made = Fold().run(before)
    assert not golden.differing(before, made, seed=1)
    return made


@pytest.mark.parametrize(
    ("operation", "value"),
    [
        ("add x, y", 44),
        ("sub y, x", 156),
        ("xor x, y", 0xC8 ^ 0x64),
        ("mul x, y", 20000 % 256),
        ("andn x, y", 0xC8 & ~0x64),
        ("rotl x, k=3", 0x46),
        ("shl x, k=1", 0x90),
        ("shr x, k=9", 0),
        ("not x", 55),
    ],
)
def test_constants_are_computed(operation: str, value: int) -> None:
    made = folded(
        "x: u8 = const value=200",
        "y: u8 = const value=100",
        f"z: u8 = {operation}",
        "t: u8 = not z",
    )
    (op,) = made.ops
    assert (op.name, op.number("value")) == ("const", value ^ 255)


def test_words_are_taken_apart_and_put_together() -> None:
    made = folded(
        "x: u8 = const value=0xa5",
        "y: u4 = extract x, lo=4",
        "z: u8 = concat y, y",
        "t: u8 = add a, z",
    )
    assert [op.attrs for op in made.ops] == [(("value", 0xAA),), ()]


ZERO, ONES = "c: u8 = const value=0", "c: u8 = const value=255"


@pytest.mark.parametrize(
    "lines",
    [
        *((ZERO, f"t: u8 = {name} a, c") for name in ("xor", "or", "add", "sub", "andn")),
        *((ZERO, f"t: u8 = {name} c, a") for name in ("xor", "or", "add")),
        *((ONES, f"t: u8 = {name}") for name in ("and a, c", "and c, a", "orn a, c")),
        *((f"t: u8 = {name} a, k=0",) for name in ("rotl", "shl", "shr")),
        ("t: u8 = rotl a, k=16",),
        ("s: u8 = not a", "t: u8 = not s"),
        ("s: u8 = not a", "r: u8 = not s", "q: u8 = not r", "t: u8 = not q"),
    ],
)
def test_what_changes_nothing_goes(lines: tuple[str, ...]) -> None:
    made = folded(*lines)
    assert (made.ops, made.results) == ((), ("a",))


@pytest.mark.parametrize(
    "lines",
    [
        *((ZERO, f"t: u8 = {name}") for name in ("sub c, a", "andn c, a", "orn a, c")),
        *((ONES, f"t: u8 = {name}") for name in ("xor a, c", "orn c, a", "add a, c", "andn a, c")),
        ("t: u8 = shl a, k=8",),
        ("s: u8 = xor a, a", "t: u8 = not s"),
    ],
)
def test_what_changes_something_stays(lines: tuple[str, ...]) -> None:
    assert len(folded(*lines).ops) == len(lines)


def test_what_nobody_reads_goes() -> None:
    assert [op.result for op in folded("s: u8 = add a, b", "t: u8 = not a").ops] == ["t"]


def test_registers_and_memory_are_left_alone() -> None:
    text = (
        "slice f(in: ptr) {\n"
        "  c: u8x16 = const value=0\n"
        "  a: u8x16 = load in, big=0, bytes=1, offset=0\n"
        "  t: u8x16 = xor a, c\n"
        "  return t\n}"
    )
    program = parse_program(text)
    assert Fold().run(program).ops == program.ops


@pytest.mark.parametrize(("first", "second"), [(3, 5), (4, 4), (11, 5), (8, 8)])
def test_a_rotation_that_undoes_another_goes(first: int, second: int) -> None:
    made = folded("x: u8 = add a, b", f"y: u8 = rotl x, k={first}", f"t: u8 = rotl y, k={second}")
    assert [op.name for op in made.ops] == ["add"]


@pytest.mark.parametrize("second", ["rotl y, k=4", "shl y, k=5", "rotl x, k=5"])
def test_other_rotations_stay(second: str) -> None:
    made = folded(
        "x: u8 = add a, b", "y: u8 = rotl x, k=3", f"z: u8 = {second}", "t: u8 = add y, z"
    )
    assert len(made.ops) == 4
