"""What passes found out about memory is plain data: sizes in bytes, which nothing changes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from compiler.regions import CounterBytes, FoldedTable, Regions, RoundKeys, Spills

FOUND = [
    CounterBytes(nonce=12, counter=4),
    FoldedTable(size=4096, entry=16, repeated=7),
    Regions(group_blocks=8, block=16, key=32, rk=176, ctx=200),
    RoundKeys(rounds=10, first=160, step=-16),
    Spills(bytes=64, stores=1, loads=2, copies=3),
]


def test_a_group_is_as_many_blocks_as_a_function_works_on() -> None:
    assert Regions(group_blocks=8, block=16, key=0, rk=0, ctx=0).group == 128
    assert Regions(group_blocks=1, block=6, key=0, rk=0, ctx=0).group == 6


def test_a_table_has_no_place_until_it_is_laid_out() -> None:
    table = FoldedTable(size=4096, entry=16, repeated=7)
    assert (table.place, table.held) == (0, 0)


@pytest.mark.parametrize("found", FOUND, ids=lambda found: type(found).__name__)
def test_what_was_found_out_does_not_change(found: object) -> None:
    for each in fields(found):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(found, each.name, 0)


def test_findings_are_equal_by_what_they_say() -> None:
    assert RoundKeys(10, 160, -16) == FOUND[3]
    assert RoundKeys(10, 160, 16) != FOUND[3]
