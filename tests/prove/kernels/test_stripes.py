"""The arrangement of groups in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.regions import Regions
from prove.kernels.stripes import PIECE_BYTES, Stripes, striped_threads
from prove.machine.values import Sum, Unsupported
from tests.prove.kernel_subjects import STRIPED, WORDS, subject_of

GROUP, THREADS = 64, 4


@pytest.mark.parametrize("threads", [1, THREADS])
def test_each_byte_is_of_one_group(threads: int) -> None:
    stripes = Stripes(GROUP, threads)
    bases = [stripes.base(Sum("", n), Sum("", n % threads)).offset for n in range(2 * THREADS)]
    assert bases == sorted(set(bases))
    places = [base + stripes.distance(byte) for base in bases for byte in range(GROUP)]
    assert sorted(places) == list(range(2 * THREADS * GROUP))


def test_distances_are_those_of_the_compiler() -> None:
    regions = Regions(8, 8, 16, 0, 0, striped_threads=THREADS)
    stripes = Stripes(GROUP, THREADS)
    assert all(stripes.distance(byte) == regions.place_of(byte) for byte in range(GROUP))


def test_places_by_distance() -> None:
    stripes = Stripes(GROUP, THREADS)
    assert all(stripes.place(stripes.distance(byte), 1) == byte for byte in range(GROUP))
    assert stripes.place(PIECE_BYTES * THREADS, 16) == PIECE_BYTES
    assert stripes.place(PIECE_BYTES, 1) is None
    assert stripes.place(12, 8) is None
    assert Stripes(GROUP).place(PIECE_BYTES, 1) == PIECE_BYTES


def test_alignment_of_pieces() -> None:
    assert Stripes(GROUP, THREADS).is_aligned(16)
    assert not Stripes(GROUP, THREADS).is_aligned(32)
    assert Stripes(GROUP).is_aligned(32)


@pytest.mark.parametrize(("group", "threads"), [(8, 4), (24, 2), (64, 3)])
def test_pieces_that_would_overlap_or_have_no_remainder(group: int, threads: int) -> None:
    with pytest.raises(Unsupported, match="alternate"):
        Stripes(group, threads)


@pytest.mark.parametrize(("path", "threads"), [(WORDS, 1), (STRIPED, 32)])
def test_the_arrangement_of_a_text(path: Path, threads: int) -> None:
    assert striped_threads(subject_of(path).kernels.values()) == threads
