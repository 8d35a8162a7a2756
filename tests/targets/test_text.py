"""The instructions of a target's text: its table, and the rows of its template."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType

import pytest

from compiler.machine.isa import RowError
from compiler.machine.load import load_target
from targets.ptx.template_rows import ROWS
from targets.text import text_table


def test_a_target_without_rows_of_its_template_has_its_table() -> None:
    target = load_target("c")
    assert text_table(target) is target.table


def test_rows_of_the_template_come_beside_the_table() -> None:
    target = load_target("ptx")
    added = text_table(target).keys() - target.table.keys()
    assert added >= {row.name for row in ROWS if "(" not in row.name}


def test_a_name_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    target = load_target("ptx")
    (row, *_) = ROWS
    module = ModuleType("targets.ptx.template_rows")
    module.ROWS = (replace(row, name=next(iter(target.table))),)  # type: ignore[attr-defined]
    module.__spec__ = sys.modules["targets.ptx.template_rows"].__spec__
    monkeypatch.setitem(sys.modules, "targets.ptx.template_rows", module)
    with pytest.raises(RowError, match="the table has a row of that name"):
        text_table(target)
