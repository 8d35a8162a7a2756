"""Figures from records: they are those that are measured, and none where a record does not hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part, parts_of, read_parts
from bench.bars import BarRow, load_bars
from bench.in_order.bars import FILE
from bench.in_order.marginal import Modelled
from builds.build import build
from builds.index import read_index
from catalogue.ciphers import find_cipher
from lwcc.reports import recorded
from lwcc.reports.recorded import recorded_counter_mode
from measurements.in_order import in_order_figures, model_counter_mode
from tests.lwcc.doubles import GENERATED
from tests.lwcc.terminal import TOY, options
from tests.random_numbers import generator

BARS = load_bars(FILE)


def of_the_table(modelled: Modelled) -> tuple[int, int, int, int]:
    """What the table shows of a function, and the blocks that it is for."""
    run, n_blocks = modelled.run, modelled.n_blocks
    # Of a nonce the record and the table have cycles alone.
    return run.cycles, run.load_stalls if n_blocks else 0, modelled.code_bytes, n_blocks


@pytest.mark.slow
def test_cycles_are_whole_again(monkeypatch: pytest.MonkeyPatch) -> None:
    source = find_cipher(str(TOY))
    (part,) = parts_of(build(source, source.load(), options(target="rv32i", lanes=1)).text, "x.s")
    row = {"path": "none.s", "figures": in_order_figures(part)}
    monkeypatch.setattr(recorded, "why_made_anew", lambda row, text, header: "")
    known = recorded_counter_mode(GENERATED, row, part, BARS.core)
    assert known is not None
    assert_measured(part, known)


@pytest.mark.full
@pytest.mark.slow
def test_a_row_by_chance_is_measured_again() -> None:
    rows = [(bar, row) for bar in BARS.rows for row in index() if is_shown(bar, row)]
    _, row = rows[generator().integers(len(rows))]
    (part,) = read_parts(GENERATED / row["path"])
    known = recorded_counter_mode(GENERATED, row, part, BARS.core)
    assert known is not None, f"{row['path']}: `lwcc regen` makes its record"
    assert_measured(part, known)


def assert_measured(part: Part, known: Mapping[str, Modelled]) -> None:
    """The known figures of a part are those that the model gives now."""
    measured = model_counter_mode(part)
    assert {role: of_the_table(each) for role, each in known.items()} == {
        role: of_the_table(each) for role, each in measured.items()
    }


@cache
def index() -> list[Mapping[str, Any]]:
    """The rows of the table's target."""
    return [row for row in read_index(GENERATED) if row["target"] == BARS.target]


def is_shown(bar: BarRow, row: Mapping[str, Any]) -> bool:
    """Whether the table has a row of the index."""
    return row["set"] in BARS.sets_of(bar) and bar.fits(row)


def shown() -> tuple[Mapping[str, Any], Part]:
    """The first row of the table, and its part."""
    row = next(row for row in index() if is_shown(BARS.rows[0], row))
    (part,) = read_parts(GENERATED / row["path"])
    return row, part


def test_a_record_that_does_not_hold_is_none() -> None:
    row, part = shown()
    lacking = {**row, "figures": {"rk_bytes": 1}}
    for other in ({**row, "made_by": "other sources"}, {**row, "file_sha256": ""}, lacking):
        assert recorded_counter_mode(GENERATED, other, part, BARS.core) is None
    assert recorded_counter_mode(Path("nowhere"), row, part, BARS.core) is None


def test_a_record_is_of_one_core() -> None:
    row, part = shown()
    assert recorded_counter_mode(GENERATED, row, part, "another core") is None
