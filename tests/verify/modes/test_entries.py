"""Lengths of a call in one word."""

from __future__ import annotations

import pytest

from verify.modes.entries import LENGTH_BITS, SCALED, SHIFT, packed_lengths


def unpacked(word: int, number: int) -> int:
    """As the header of the driver does."""
    n = word >> LENGTH_BITS * number & (1 << LENGTH_BITS) - 1
    return (n & ~SCALED) << SHIFT if n & SCALED else n


@pytest.mark.parametrize("lengths", [(0, 1, 2), (65537, 300, 0), (SCALED - 1, 0, SCALED - 1)])
def test_short_lengths_are_exact(lengths: tuple[int, ...]) -> None:
    assert tuple(unpacked(packed_lengths(lengths), i) for i in range(len(lengths))) == lengths


@pytest.mark.parametrize("length", [(1 << 32) + 1, 1 << 32, SCALED])
def test_long_lengths_are_no_shorter(length: int) -> None:
    found = unpacked(packed_lengths((5, length)), 1)
    assert length <= found < length + (1 << SHIFT)
