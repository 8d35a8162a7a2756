"""Rows of AVR's templates: names of their own, and the encodings of the manual."""

from __future__ import annotations

import pytest

from compiler.machine.isa import expand
from compiler.machine.load import load_target
from targets.avr.template_rows import ROWS, absolute, port
from targets.text import text_table

FOUND = expand(ROWS)


def test_no_row_of_the_table_has_such_a_name() -> None:
    target = load_target("avr")
    assert not FOUND.keys() & target.table.keys()
    assert text_table(target).keys() == FOUND.keys() | target.table.keys()


@pytest.mark.parametrize(
    ("made", "manual"),
    [
        # DS40002198B, 5.57 IN: 1011 0AAd dddd AAAA; 5.86 OUT: 1011 1AAr rrrr AAAA.
        (port("0", "d", "111101"), "1011 0 11 d[4:0] 1101"),
        (port("1", "a", "111111"), "1011 1 11 a[4:0] 1111"),
        # 5.36 CALL: 1001 010k kkkk 111k, then sixteen more bits of the address.
        (absolute("1"), "a[15:0] 1001010 a[21:17] 111 a[16]"),
    ],
)
def test_encodings_are_those_of_the_manual(made: str, manual: str) -> None:
    assert made == manual


def test_every_row_cites_the_manual() -> None:
    assert all("DS40002198B" in row.source for row in ROWS)
