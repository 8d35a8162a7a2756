"""Executed lines are counted by class, by their row where there is one and else by their text."""

from __future__ import annotations

import pytest

from bench.counters import Counts, class_of, count
from compiler.machine.decoder import Decoder
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS

DECODER = Decoder(INSTRUCTIONS, VIEWS)
NO_ROWS = Decoder({}, {})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("eor v0.16b, v0.16b, v1.16b", "vector"),
        ("dup v0.4s, w4", "vector"),
        ("ldr q0, [x1, #16]", "load"),
        ("ldrb w9, [x1, #0]", "load"),
        ("str q0, [x1, #16]", "store"),
        ("add x0, x0, #64", "scalar"),
        ("cbnz x5, .Lloop", "branch"),
        ("ret", "branch"),
    ],
)
def test_a_row_decides_the_class(line: str, expected: str) -> None:
    assert DECODER.match(line)
    assert class_of(line, DECODER) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("b .L1", "branch"),
        ("bl memcpy", "branch"),
        ("b.ne .L1", "branch"),
        ("cbz w0, .L1", "branch"),
        ("tbnz x0, #3, .L1", "branch"),
        ("ret", "branch"),
        ("bfi w0, w1, #3, #2", "scalar"),
        ("bic x0, x1, x2", "scalar"),
        ("ldp q0, q1, [x0]", "load"),
        ("stur w1, [x0, #-4]", "store"),
        ("mul v0.8h, v1.8h, v2.8h", "vector"),
        ("fmov x0, d1", "vector"),
        ("madd x0, x1, x2, x3", "scalar"),
        ("nop", "scalar"),
    ],
)
def test_without_a_row_the_text_decides(line: str, expected: str) -> None:
    assert class_of(line, NO_ROWS) == expected


def test_lines_that_no_row_has_are_counted_by_their_text() -> None:
    lines = ["ldur q0, [x1, #-16]", "mul v0.8h, v1.8h, v2.8h", "b.ne .L1", "madd x0, x1, x2, x3"]
    counts = count([*lines, "bfi w0, w1, #3, #2", "sturb w1, [x0]"], DECODER, 1)
    assert (counts.load, counts.vector, counts.branch) == (1, 1, 1)
    assert (counts.scalar, counts.store) == (2, 1)


def test_a_line_counts_as_often_as_it_is_executed() -> None:
    counts = count(["nop", "ret", "nop", "nop"], NO_ROWS, 8)
    assert counts == Counts(vector=0, load=0, store=0, scalar=3, branch=1, n_bytes=8)


def test_the_total_is_of_all_classes_and_rates_are_by_byte() -> None:
    counts = Counts(vector=1, load=2, store=4, scalar=8, branch=16, n_bytes=10)
    assert counts.total == 31
    assert counts.per_byte(counts.scalar) == 0.8
