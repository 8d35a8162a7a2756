"""Entries of a table are the same, made one by one or at the same time."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import Value, interpret
from compiler.ir.parse import parse_program
from compiler.machine.meaning import Address, Bytes
from compiler.regions import FoldedTable
from verify.programs import counter_tables
from verify.programs.counter_tables import Call, fill_table

TABLE = FoldedTable(size=40, entry=4, repeated=8, place=6)
KEYS = np.arange(3, dtype=np.uint8)[:, None] * 17
FRESH = 0xA5
BYTE = "big=0, bytes=1"
GENERIC = parse_program(f"""slice table(ctx: ptr, entry: ptr, counter: u8) {{
    k: u8 = load ctx, {BYTE}, offset=0
    a: u8 = add k, counter
    b: u8 = xor a, k
    store entry, a, {BYTE}, offset=0
    store entry, b, {BYTE}, offset=3
    return
}}""")


def contexts() -> Bytes:
    made = np.full((3, 48), FRESH, np.uint8)
    made[:, :1] = KEYS
    return made


def generic(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
    interpret(GENERIC, known, memory)


@pytest.mark.parametrize("most", [1, 200, 1 << 24], ids=["one by one", "some", "all"])
@pytest.mark.parametrize("lanes", [1, 2])
@pytest.mark.parametrize("in_place", [1, 4, 9])
def test_each_entry_is_made_of_its_counter(
    most: int, lanes: int, in_place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counter_tables, "MOST_COPIED", most)
    monkeypatch.setattr(counter_tables, "IN_PLACE", in_place)
    found = contexts()
    fill_table(found, TABLE, lanes, generic)
    expected = contexts()
    for value in range(0, 10, lanes):
        expected[:, 6 + 4 * value] = KEYS[:, 0] + value
        expected[:, 9 + 4 * value] = (KEYS[:, 0] + value) ^ KEYS[:, 0]
    assert (found == expected).all()


def test_calls_see_the_places_of_entries_at_both_ends() -> None:
    places: list[object] = []

    def seen(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
        entry = known["entry"]
        assert isinstance(entry, Address)
        places.append((entry.offset, len(memory["ctx"])))

    fill_table(contexts(), TABLE, 1, seen)
    ends = [(6 + 4 * value, 3) for value in range(10)]
    assert places == [*ends[:4], (22, 6), *ends[6:]]


def filled(call: Call, in_place: int, monkeypatch: pytest.MonkeyPatch) -> Bytes:
    monkeypatch.setattr(counter_tables, "IN_PLACE", in_place)
    made = contexts()
    fill_table(made, TABLE, 1, call)
    return made


def test_what_is_written_elsewhere_stays_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def stray(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
        generic(known, memory)
        counter = known["counter"]
        assert isinstance(counter, np.ndarray)
        memory["ctx"][:, 47] = counter

    assert (filled(stray, 1, monkeypatch) == filled(stray, 9, monkeypatch)).all()


def test_an_entry_that_depends_on_another_one_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def chained(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
        entry = known["entry"]
        assert isinstance(entry, Address)
        assert isinstance(entry.offset, int)
        memory["ctx"][:, entry.offset] = memory["ctx"][:, entry.offset - 4] + 1

    assert (filled(chained, 1, monkeypatch) != filled(chained, 9, monkeypatch)).any()
