"""Networks: loads, moves forward and back, and stores, each in the layout that it leaves."""

from __future__ import annotations

import pytest

from compiler.ir.print import print_op
from compiler.ir.program import POINTER, Builder, Type
from compiler.layouts.layout import Action, Layout, MemoryLayout, Path, Step
from compiler.layouts.network import Network, emit_move
from compiler.machine.isa import Row, expand
from compiler.machine.rules import Move

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
TABLE = expand((
    Row("lo",  "lo {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",  "d = i & 1 ? b[i - 1] : a[i]", "", "alu", "fixed", "toy", shapes="2b"),
    Row("hi",  "hi {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",  "d = i & 1 ? b[i] : a[i + 1]", "", "alu", "fixed", "toy", shapes="2b"),
    Row("rev", "rev {d:v}.{T}, {a:v}.{T}",            "d = a[i ^ 1]",                "", "alu", "fixed", "toy", shapes="2b"),
    Row("eor", "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}", "d = a ^ b",                   "", "alu", "fixed", "toy", shapes="2b"),
    Row("shl", "shl {d:v}.{T}, {a:v}.{T}, #{k}",      "d = a << k",                  "", "alu", "fixed", "toy", shapes="2b", imm={"k": (0, 7)}),
))
# fmt: on
KIND = Type(8, 2)
EXCHANGE = Move("exchange", ("lo(a, b)", "hi(a, b)"))
TURN = Move("turn", ("rev(a)",))
# Registers of two bytes hold a digit in place 3, above the three of a byte.
PAIR = Action(EXCHANGE, "2b", True, (0, 1, 2, 4, 3), 2.0)
ALONE = Action(TURN, "2b", False, (0, 1, 3, 2), 1.0)
BITS = ("c0", "c1", "c2")
START = Layout((*BITS, "n0"), ("r0", "r1"))


def network(*steps: Step, picked: tuple[int, ...] = ()) -> Network:
    access = MemoryLayout("ld", "st", (0, 1, 2, 3), picked, 1.0)
    end = START
    for step in steps:
        end = step.action.apply(end, step.number_digit)
    path = Path((*BITS, "n0", "r0", "r1"), access, START, steps, end, 1.0)
    return Network(path, (PAIR, ALONE), TABLE, KIND)


def code(build: Builder) -> list[str]:
    return [print_op(op).strip().replace(": u8x2", "") for op in build.ops]


def builder() -> Builder:
    build = Builder()
    for name in ("in", "out"):
        build.param(name, POINTER)
    for name in "abcd":
        build.param(name, KIND)
    return build


REGISTERS = dict(enumerate("abcd"))


def test_registers_are_loaded_and_stored_where_their_digits_are() -> None:
    build = builder()
    assert network().load(build, "in") == {0: "t0", 1: "t1", 2: "t2", 3: "t3"}
    network().store(build, "out", REGISTERS)
    offsets = (0, 2, 4, 6)
    loads = [f"t{n} = ld in, offset={offset}" for n, offset in enumerate(offsets)]
    stores = [f"st out, {v}, offset={offset}" for v, offset in zip("abcd", offsets, strict=True)]
    assert code(build) == loads + stores


def test_an_access_of_several_registers_is_one_operation() -> None:
    build = builder()
    pairs = network(picked=(4,))
    assert pairs.addresses() == [(0, 0), (2, 4)]
    assert pairs.load(build, "in") == {0: "t0", 1: "t1", 2: "t2", 3: "t3"}
    pairs.store(build, "out", REGISTERS)
    assert code(build) == [
        *("t0, t1 = ld in, offset=0", "t2, t3 = ld in, offset=4"),
        *("st out, a, b, offset=0", "st out, c, d, offset=4"),
    ]


@pytest.mark.parametrize(
    ("digit", "pairs"),
    [("r0", [("a", "b"), ("c", "d")]), ("r1", [("a", "c"), ("b", "d")])],
)
def test_a_step_joins_registers_that_differ_in_its_digit(
    digit: str, pairs: list[tuple[str, str]]
) -> None:
    build = builder()
    made = network(Step(PAIR, digit)).forward(build, REGISTERS)
    lines = code(build)
    for n, (low, high) in enumerate(pairs):
        assert lines[2 * n : 2 * n + 2] == [
            f"t{2 * n} = lo.2b {low}, {high}",
            f"t{2 * n + 1} = hi.2b {low}, {high}",
        ]
    place = {"a": 0, "b": 1, "c": 2, "d": 3}
    expected = {place[v]: f"t{2 * n + i}" for n, p in enumerate(pairs) for i, v in enumerate(p)}
    assert made == expected


def test_a_step_on_single_registers_takes_all_of_them() -> None:
    build = builder()
    assert network(Step(ALONE, "")).forward(build, REGISTERS) == {n: f"t{n}" for n in range(4)}
    assert code(build) == [f"t{n} = rev.2b {v}" for n, v in REGISTERS.items()]


def test_backward_undoes_the_steps_from_the_last_one() -> None:
    build = builder()
    both = network(Step(PAIR, "r1"), Step(ALONE, ""))
    both.backward(build, REGISTERS)
    names = [op.name for op in build.ops]
    assert names == ["rev.2b"] * 4 + ["lo.2b", "hi.2b"] * 2
    assert [op.args for op in build.ops[4::2]] == [("t0", "t2"), ("t1", "t3")]


def test_equal_parts_of_a_move_are_emitted_once() -> None:
    build = builder()
    move = Move("m", ("eor(shl(a, 1), b)", "shl(a, 1)", "shl(a, 2)"))
    made = emit_move(build, move, "2b", TABLE, {"a": "a", "b": "b"}, KIND)
    assert code(build) == ["t0 = shl.2b a, k=1", "t1 = eor.2b t0, b", "t2 = shl.2b a, k=2"]
    assert made == ["t1", "t0", "t2"]


def test_constants_of_a_move_fill_a_register() -> None:
    build = builder()
    move = Move("m", ("eor(a, mask)", "eor(b, mask)"), {"mask": (7,)})
    emit_move(build, move, "2b", TABLE, {"a": "a", "b": "b"}, KIND)
    assert code(build)[0] == "t0 = const value=(7 7)"
    assert len(build.ops) == 3
