"""The table of requests."""

from __future__ import annotations

from rich.console import Console

from bench.requests import RequestRow
from builds.modes.cycles import LENGTHS, RequestCost, generate
from builds.modes.dependences import EncryptionCount
from lwcc.reports.requests import table_of


def cost(factor: int) -> RequestCost:
    calls = {"init": 100 * factor, **{generate(n): n + 1 for n in LENGTHS}}
    counts = dict.fromkeys(calls, EncryptionCount(5, 2, 2, 1))
    return RequestCost("cycles", calls, 50 * factor, counts)


def test_a_row_has_what_is_saved_and_what_was_published() -> None:
    console = Console(width=160, record=True)
    console.print(table_of([RequestRow("avr", "x", 8.7, 32)], [(cost(1), cost(2))]))
    lines = [line.split() for line in console.export_text().splitlines()]
    told = "\n".join(" ".join(line) for line in lines)
    assert "init, cycles" in told
    assert "8.7 %" in told
    assert told.count("8.7 %") == 1
    assert "50.0 %" in told
    assert "2 of 5" in told
    assert "4 of 10" in told
    assert "bytes of code" in told
