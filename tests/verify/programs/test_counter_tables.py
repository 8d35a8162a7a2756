"""Entries of a table are the same, made one by one or at the same time."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import Value, interpret
from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.machine.meaning import Address, Bytes
from compiler.regions import FoldedTable
from verify.programs import counter_tables
from verify.programs.counter_tables import fill_table

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
LISTING = parse_program("""listing table(ctx: ptr, entry: ptr, counter: u32) {
    k: u32 = lbu ctx, offset=0
    e: ptr = mv entry
    a: u32 = add k, counter
    sb e, a, offset=0
    sb e, k, offset=3
    return
}""")


def contexts() -> Bytes:
    made = np.full((3, 48), FRESH, np.uint8)
    made[:, :1] = KEYS
    return made


def generic(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
    interpret(GENERIC, known, memory)


def listing(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
    interpret(LISTING, known, memory, load_target("rv32i").table, 32)


@pytest.mark.parametrize("most", [1, 200, 1 << 24], ids=["one by one", "some", "all"])
@pytest.mark.parametrize("lanes", [1, 2])
def test_each_entry_is_made_of_its_counter(
    most: int, lanes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counter_tables, "MOST_COPIED", most)
    found = contexts()
    fill_table(found, TABLE, lanes, generic)
    expected = contexts()
    for value in range(0, 10, lanes):
        expected[:, 6 + 4 * value] = KEYS[:, 0] + value
        expected[:, 9 + 4 * value] = (KEYS[:, 0] + value) ^ KEYS[:, 0]
    assert (found == expected).all()


def test_instructions_move_the_pointer_of_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    together, apart = contexts(), contexts()
    fill_table(together, TABLE, 1, listing)
    monkeypatch.setattr(counter_tables, "MOST_COPIED", 1)
    fill_table(apart, TABLE, 1, listing)
    assert (together == apart).all()
    assert (together[:, 9:46:4] == KEYS).all()


def test_an_entry_that_depends_on_another_one_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def chained(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
        entry = known["entry"]
        assert isinstance(entry, Address)
        places = np.broadcast_to(entry.offset, (len(memory["ctx"]),))
        rows = np.arange(len(places))
        memory["ctx"][rows, places] = memory["ctx"][rows, places - 4] + 1

    together, apart = contexts(), contexts()
    fill_table(together, TABLE, 1, chained)
    monkeypatch.setattr(counter_tables, "MOST_COPIED", 1)
    fill_table(apart, TABLE, 1, chained)
    assert (together != apart).any()
