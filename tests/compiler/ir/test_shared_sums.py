"""Sums with pairs in common: each is right, and a pair that several have is added once."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.shared_sums import shared_sums


class Adder:
    """Names of sums, and the terms that each stands for."""

    def __init__(self) -> None:
        self.terms: dict[str, frozenset[int]] = {}
        self.added = 0

    def make(self, term: int) -> str:
        self.terms[f"x{term}"] = frozenset({term})
        return f"x{term}"

    def add(self, left: str, right: str) -> str:
        self.added += 1
        name = f"s{self.added}"
        self.terms[name] = self.terms[left] ^ self.terms[right]
        return name

    def sums(self, rows: Sequence[Sequence[int]]) -> list[frozenset[int]]:
        return [self.terms[name] for name in shared_sums(rows, self.make, self.add)]


def plain(rows: Sequence[Sequence[int]]) -> int:
    """The additions where nothing is shared."""
    return sum(len(row) - 1 for row in rows)


ROWS = st.lists(
    st.lists(st.integers(100, 112), unique=True, min_size=1, max_size=8), min_size=1, max_size=8
)


@given(ROWS)
def test_each_sum_is_that_of_its_row(rows: list[list[int]]) -> None:
    adder = Adder()
    assert adder.sums(rows) == [frozenset(row) for row in rows]
    assert adder.added <= plain(rows)


def test_a_term_is_never_taken_for_a_sum() -> None:
    rows = [[0, 1], [0, 1, 2]]
    assert shared_sums(rows, str, _joined) == ["0 + 1", "0 + 1 + 2"]


def _joined(left: str, right: str) -> str:
    return f"{left} + {right}"


def test_a_pair_in_several_rows_is_added_once() -> None:
    adder = Adder()
    rows = [[101, 102, 103], [101, 102, 104], [101, 102, 105]]
    assert adder.sums(rows) == [frozenset(row) for row in rows]
    assert adder.added == 4


def test_what_nothing_shares_stays_in_order() -> None:
    names = shared_sums([["a", "b", "c"], ["d"]], str, _joined)
    assert names == ["a + b + c", "d"]
