"""Sequences of instructions: operands, meaning, and the operations that they compute."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.program import Op, Param, Program, Type, attributes
from compiler.machine.isa import Row, RowError, expand
from compiler.machine.meaning import execute
from compiler.machine.sequences import InstructionSequence, with_sequences
from tests.tutorial_targets import tutorial_target

BYTE = Type(8)
TARGET = tutorial_target("eight_bits")
ADD = "d = d + b; c = (d + b) < b"
ROWS = expand(
    (
        Row("add", "add {d:r}, {b:r}", ADD, "u8", "one", "fixed", "made up"),
        Row("adz", "adz {d:r}", "d = d + c", "u8", "one", "fixed", "made up"),
        Row("mov", "mov {d:r}, {a:r}", "d = a", "u8", "one", "fixed", "made up"),
        Row("ldi", "ldi {d:r}, {k}", "d = k", "u8", "two", "data", "made up", imm={"k": (0, 255)}),
        Row("ld", "ld {d:r}, {p:x}", "d = mem[p]", "u8", "one", "address", "made up"),
    )
)


def sequence(lines: str, **options: str) -> InstructionSequence:
    return InstructionSequence("made", lines, **options)  # type: ignore[arg-type]


def test_operands_follow_from_the_lines() -> None:
    made = with_sequences(ROWS, [sequence("mov(t, a); add(t, b); adz(t)")])["made"]
    assert (made.results, made.args, made.tied) == (("t",), ("a", "b"), ())
    tied = with_sequences(ROWS, [sequence("add(d, d); adz(d)")])["made"]
    assert (tied.results, tied.args, tied.tied) == (("d",), ("d",), ("d",))
    both = with_sequences(ROWS, [sequence("ldi(d, n + 1); add(d, b)")])
    assert both["made"].args == ("b",)
    assert both["made"].row.time == "data"
    assert not both["made"].bitwise


def test_the_text_is_that_of_the_lines() -> None:
    made = with_sequences(ROWS, [sequence("ldi(t, n); add(t, b); adz(t)")])["made"]
    assert made.bounds == {"n": (0, 255, 1)}
    assert made.render({"t": "r1", "b": "r2", "n": 7}) == "ldi r1, 7\nadd r1, r2\nadz r1"


def test_a_pointer_is_that_of_the_line_that_loads() -> None:
    made = with_sequences(ROWS, [sequence("ld(t, q); add(t, b)")])["made"]
    assert (made.pointer, made.reads_memory, made.writes_memory) == ("q", True, False)


def test_what_lines_hand_on_stays_inside() -> None:
    made = with_sequences(ROWS, [sequence("add(d, b); adz(d)")])["made"]
    given = {"d": np.array([[250], [1]], np.uint8), "b": np.array([[10], [2]], np.uint8)}
    found = execute(made, given)
    assert list(found) == ["d"]
    assert found["d"].tolist() == [[5], [3]]


@pytest.mark.parametrize(
    ("lines", "options", "message"),
    [
        ("sub(d, b)", {}, "column `lines`: `sub(d, b)` calls no row of the table"),
        ("add(d)", {}, "column `lines`: `add` takes d, b: add(d)"),
        ("add(d, b)", {"operands": "d"}, "column `operands`: the lines name d, b"),
    ],
)
def test_a_sequence_that_calls_nothing_is_refused(
    lines: str, options: dict[str, str], message: str
) -> None:
    with pytest.raises(RowError) as caught:
        with_sequences(ROWS, [sequence(lines, **options)])
    assert str(caught.value) == f"row `made`, {message}"


def test_two_of_one_name_are_refused() -> None:
    with pytest.raises(RowError, match="column `name`: there are two rows `made`"):
        with_sequences(ROWS, [sequence("adz(d)"), sequence("add(d, b)")])


@pytest.mark.parametrize("made", [s for s in TARGET.sequences if s.computes], ids=lambda s: s.name)
def test_a_sequence_computes_what_it_says(made: InstructionSequence) -> None:
    """On random limbs and on those where every carry goes through."""
    row, rng = TARGET.table[made.name], np.random.default_rng(1)
    samples = rng.integers(256, size=(200, len(row.args)), dtype=np.uint8)
    samples[0], samples[1], samples[2] = 255, 0, 1
    attrs = attributes(k=made.amount) if made.amount else ()
    results = tuple(f"t{i}" for i in range(len(row.results)))
    op = Op(made.computes, row.args, results, (BYTE,) * len(results), attrs)
    program = Program("f", "spec", tuple(Param(a, BYTE) for a in row.args), (op,), results)
    words = {a: samples[:, i].astype(np.uint64) for i, a in enumerate(row.args)}
    expected = interpret(program, words)
    found = execute(row, {a: samples[:, i : i + 1] for i, a in enumerate(row.args)})
    for name, word in zip(row.results, expected, strict=True):
        assert isinstance(word, np.ndarray)
        assert found[name][:, 0].tolist() == word.tolist()
