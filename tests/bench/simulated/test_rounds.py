"""Cycles by round: each instruction counts where it is said to belong, exactly."""

from __future__ import annotations

import pytest

from bench.simulated.rounds import LENGTHS, RoundCycles, Where, count_file
from targets.avr.emulate import MACHINE
from tests.bench.simulated.test_cycles import PER_BLOCK, subject_of_text

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

SETUP, ENCRYPT, CTR = range(0, 6, 2), range(6, 24, 2), range(24, 48, 2)
LOAD, STORE = 14, 16
"""Of `encrypt`, the instructions that are taken for a round each."""


def places() -> dict[int, Where]:
    found = {
        place: Where(name)
        for name, part in (("setup", SETUP), ("encrypt", ENCRYPT), ("ctr", CTR))
        for place in part
    }
    return found | {LOAD: Where("encrypt", "", 1), STORE: Where("encrypt", "round", 2)}


@pytest.mark.parametrize("part", MACHINE.parts)
def test_rounds_add_up(part: str) -> None:
    rows = count_file(subject_of_text(), places(), part).rounds
    encrypt = [row for row in rows if row.where.function == "encrypt"]
    assert encrypt == [
        RoundCycles(Where("encrypt"), PER_BLOCK["encrypt"] - 4, 4, 1),
        RoundCycles(Where("encrypt", "", 1), 2, 1, 1),
        RoundCycles(Where("encrypt", "round", 2), 2, 1, 1),
    ]
    per_block = {row.where.function: row.cycles for row in rows if row.where.function != "encrypt"}
    # A group of `ctr` is a block of two bytes, and its loop takes a byte.
    assert per_block == {"setup": 1 + 2 + 4, "ctr": 2 * PER_BLOCK["ctr"]}


def test_whole_calls_by_length() -> None:
    calls = count_file(subject_of_text(), places()).calls
    assert [c.n_blocks for c in calls if c.function == "encrypt"] == list(LENGTHS)
    by_length = {c.n_blocks: c.cycles for c in calls if c.function == "encrypt"}
    assert by_length[64] - by_length[16] == 48 * PER_BLOCK["encrypt"]
    assert [(c.n_blocks, c.cycles) for c in calls if c.function == "setup"] == [(0, 7)]
