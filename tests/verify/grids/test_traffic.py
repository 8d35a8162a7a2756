"""Sectors, bank conflicts and replays of warps, on patterns whose counts are known by hand."""

from __future__ import annotations

import numpy as np
import pytest

from verify.grids.traffic import WARP, bank_conflicts, fewest_sectors, pairs, replays, sectors

LANES = np.arange(WARP)
ONE_WARP = np.zeros(WARP, dtype=np.int64)


@pytest.mark.parametrize(
    ("stride", "n_bytes", "expected"),
    [(4, 4, 4), (16, 16, 16), (8, 4, 8), (32, 4, 32), (0, 4, 1), (128, 4, 32)],
)
def test_sectors_of_a_stride(stride: int, n_bytes: int, expected: int) -> None:
    addresses = (LANES * stride).astype(np.uint64)
    assert sectors(addresses, n_bytes, ONE_WARP) == expected


def test_a_sector_counts_for_each_warp_that_touches_it() -> None:
    addresses = np.zeros(2 * WARP, dtype=np.uint64)
    warps = np.repeat(np.arange(2), WARP)
    assert sectors(addresses, 4, warps) == 2
    assert fewest_sectors(4, warps) == 8


def test_fewest_sectors_round_up_for_each_warp() -> None:
    assert fewest_sectors(4, np.array([0] * 9 + [1])) == 2 + 1


@pytest.mark.parametrize(
    ("stride", "n_bytes", "expected"),
    [(4, 4, 0), (8, 4, 1), (128, 4, 31), (0, 4, 0), (16, 16, 0), (256, 16, 7 * 4)],
)
def test_conflicts_of_a_stride(stride: int, n_bytes: int, expected: int) -> None:
    addresses = (LANES * stride).astype(np.uint64)
    assert bank_conflicts(addresses, n_bytes, ONE_WARP, LANES) == expected


def test_constant_memory_serves_one_word_at_a_time() -> None:
    assert replays(np.zeros(WARP, dtype=np.uint64), ONE_WARP) == 0
    assert replays((LANES % 3 * 4).astype(np.uint64), ONE_WARP) == 2


def test_pairs_are_distinct_and_in_order() -> None:
    found = pairs(np.array([1, 0, 1, 1]), np.array([-5, 7, -5, 3]))
    assert found.tolist() == [[0, 7], [1, -5], [1, 3]]
