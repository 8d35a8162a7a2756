"""A hunt keeps what is better than the file there, and says what it came to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from catalogue import circuit_hunt
from catalogue.boxes import boxes_of, known_circuits, library_named, starts_of
from catalogue.circuit_hunt import Hunt
from catalogue.circuit_search import Found, Search, cost_of
from dsl.library import CIRCUITS
from runtime.user_error import UserError
from tests.shipped import cipher

PIPO = cipher("pipo")
NEON = library_named("neon")


@pytest.fixture
def hunt(tmp_path: Path) -> Hunt:
    return Hunt(PIPO, NEON, "size", tmp_path, seed=1)


def finds(monkeypatch: pytest.MonkeyPatch, *found: Found) -> None:
    def search(task: Search, seconds: float) -> Iterator[Found]:
        yield from found

    monkeypatch.setattr(circuit_hunt, "search", search)


def best_there() -> Found:
    (circuit,) = (c for c in known_circuits(PIPO, CIRCUITS) if c.path.name == "pipo.S.neon.ir")
    return Found(circuit.program, "as shipped")


def test_the_best_is_written_and_reads_back(hunt: Hunt, monkeypatch: pytest.MonkeyPatch) -> None:
    finds(monkeypatch, best_there())
    result = hunt.run(boxes_of(PIPO)["S"], 1.0)
    assert result.improved
    assert not result.interrupted
    (kept,) = known_circuits(PIPO, hunt.folder)
    assert kept.path == result.place.path
    assert cost_of(kept.program, "size") == cost_of(result.after, "size")


def test_what_is_no_better_leaves_the_file(hunt: Hunt, monkeypatch: pytest.MonkeyPatch) -> None:
    finds(monkeypatch, best_there())
    box = boxes_of(PIPO)["S"]
    path = hunt.run(box, 1.0).place.path
    before = path.read_bytes()
    again = hunt.run(box, 1.0)
    assert not again.improved
    assert path.read_bytes() == before


def test_worse_ones_are_passed_over(hunt: Hunt, monkeypatch: pytest.MonkeyPatch) -> None:
    box = boxes_of(PIPO)["S"]
    starts = [Found(program, how) for how, program in starts_of(PIPO, box, (), NEON)]
    finds(monkeypatch, best_there(), *starts)
    assert hunt.run(box, 1.0).after == best_there().program


def test_nothing_found_is_an_error_and_no_file(hunt: Hunt, monkeypatch: pytest.MonkeyPatch) -> None:
    finds(monkeypatch, Found(None, fewest=3))
    with pytest.raises(UserError, match="no circuit of `S` was found"):
        hunt.run(boxes_of(PIPO)["S"], 1.0)
    assert not list(hunt.folder.iterdir())


def test_ctrl_c_keeps_what_was_found_and_ends_all(
    hunt: Hunt, monkeypatch: pytest.MonkeyPatch
) -> None:
    def search(task: Search, seconds: float) -> Iterator[Found]:
        yield best_there()
        raise KeyboardInterrupt

    monkeypatch.setattr(circuit_hunt, "search", search)
    box = boxes_of(PIPO)["S"]
    (result,) = hunt.run_all([box, replace(box, name="never")], 1.0)
    assert result.interrupted
    assert result.place.path.is_file()
