"""The static model: what is short of a multiprocessor, and how many warps are resident."""

from __future__ import annotations

import pytest

from bench.sass.count import Counts
from bench.sass.issue import MULTIPROCESSORS, cycles, occupancy
from verify.toolchain.ptxas import ARCHITECTURES, Resources


def test_every_architecture_is_known() -> None:
    assert set(MULTIPROCESSORS) == set(ARCHITECTURES)


@pytest.mark.parametrize(
    ("architecture", "registers", "shared", "threads", "warps", "limit"),
    [
        ("sm_75", 32, 0, 256, 32, "warps"),
        ("sm_80", 32, 0, 256, 64, "warps"),
        ("sm_90", 33, 0, 256, 48, "registers"),
        ("sm_90", 255, 0, 128, 8, "registers"),
        ("sm_80", 16, 0, 32, 32, "blocks"),
        ("sm_75", 16, 32768, 256, 16, "shared memory"),
    ],
)
def test_warps_are_resident_as_far_as_there_is_room(
    architecture: str, registers: int, shared: int, threads: int, warps: int, limit: str
) -> None:
    found = occupancy(architecture, Resources(registers=registers, shared=shared), threads)
    assert (found.warps, found.limit) == (warps, limit)
    assert found.share == warps / found.most


def test_a_block_takes_the_cycles_of_what_is_short() -> None:
    logic = cycles("sm_90", Counts({"alu": 128, "multiply": 10}, 8))
    assert (logic.limit, logic.each) == ("alu", 2.0)
    balanced = cycles("sm_90", Counts({"alu": 128, "multiply": 128, "control": 128}, 8))
    assert (balanced.limit, balanced.each) == ("issue", 3.0)
    wide = Counts({"alu": 128, "multiply": 64}, 8, wide=64)
    assert (cycles("sm_90", wide).each, cycles("sm_80", wide).each) == (3, 2)
    accesses = cycles("sm_75", Counts({"alu": 8, "memory": 32}, 8))
    assert (accesses.limit, accesses.each) == ("memory", 1.0)
