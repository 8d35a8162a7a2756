"""The rows of the table of requests."""

from __future__ import annotations

from bench.requests import load_requests
from compiler.machine.load import load_target


def test_rows_are_of_targets_with_assembly() -> None:
    rows = load_requests()
    assert {row.target for row in rows} == {"avr", "rv32i", "neon"}
    assert all(load_target(row.target).output == "assembly" for row in rows)


def test_published_figures_have_a_size() -> None:
    assert all((row.published is None) == (row.published_bytes == 0) for row in load_requests())
