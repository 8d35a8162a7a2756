"""Rows of PTX's template: names of their own, and accesses of all their sizes."""

from __future__ import annotations

import pytest

from compiler.machine.isa import expand
from compiler.machine.load import load_target
from targets.ptx.template_rows import ROWS, vectors
from targets.text import text_table

FOUND = expand(ROWS)


def test_no_row_of_the_table_has_such_a_name() -> None:
    target = load_target("ptx")
    assert not FOUND.keys() & target.table.keys()
    assert text_table(target).keys() == FOUND.keys() | target.table.keys()


@pytest.mark.parametrize("unit", [1, 4])
def test_an_access_reads_or_writes_each_word_once(unit: int) -> None:
    rows = {row.name: row for row in vectors(unit)}
    assert len(rows) == 2 * 2 * 3
    whole = next(row for name, row in rows.items() if name.startswith("ld_v4") and "_at" in name)
    assert whole.meaning.count("mem[p + k") == 4
    assert [f"mem[p + k + {unit * n}]" in whole.meaning for n in (1, 2, 3)] == [True] * 3


def test_every_row_cites_the_manual() -> None:
    assert all("Parallel Thread Execution ISA" in row.source for row in ROWS)
