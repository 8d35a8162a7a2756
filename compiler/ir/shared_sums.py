"""Sums of values in which pairs that several have in common are added once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import combinations
from typing import TypeVar

Term = TypeVar("Term", bound=Hashable)


def shared_sums(
    rows: Sequence[Sequence[Term]], make: Callable[[Term], str], add: Callable[[str, str], str]
) -> list[str]:
    """The sum of each row.

    Paar, Optimized Arithmetic for Reed-Solomon Encoders (ISIT 1997): as long as two terms stand
    together in several rows, the pair that does so most often becomes one.

    Args:
        rows: terms, none twice in a row; no row is empty.
        make: the value of a term.
        add: makes the sum of two values.
    """
    left: list[list[Term | int]] = [list(row) for row in rows]
    totals: list[str] = []

    def value(term: Term | int) -> str:
        return totals[term] if isinstance(term, int) else make(term)

    while True:
        pairs = Counter(pair for row in left for pair in combinations(row, 2))
        pair = max(pairs, key=pairs.__getitem__, default=None)
        if pair is None or pairs[pair] < 2:
            break
        totals.append(add(*map(value, pair)))
        for place, row in enumerate(left):
            if set(pair) <= set(row):
                left[place] = [len(totals) - 1, *(term for term in row if term not in pair)]
    made: list[str] = []
    for row in left:
        total, *others = [value(term) for term in row]
        for other in others:
            total = add(total, other)
        made.append(total)
    return made
