"""XORs of terms in which common pairs are added once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

Term = TypeVar("Term", bound=Hashable)


@dataclass(frozen=True)
class _Total:
    """A pair's sum, in place of its terms."""

    name: str


def shared_sums(
    rows: Sequence[Sequence[Term]], make: Callable[[Term], str], add: Callable[[str, str], str]
) -> list[str]:
    """The sum of each row.

    Paar, Optimized Arithmetic for Reed-Solomon Encoders (ISIT 1997): while some pair of terms
    occurs in several rows, the most frequent pair is replaced by its sum.

    Args:
        rows: the terms of each row, without repetitions, in one order for all rows; no row is
            empty.
        make: makes the value of a term.
        add: makes the sum of two values.
    """
    left: list[list[Term | _Total]] = [list(row) for row in rows]

    def value(term: Term | _Total) -> str:
        return term.name if isinstance(term, _Total) else make(term)

    while True:
        pairs = Counter(pair for row in left for pair in combinations(row, 2))
        pair = max(pairs, key=pairs.__getitem__, default=None)
        if pair is None or pairs[pair] < 2:
            break
        total = _Total(add(*map(value, pair)))
        for place, row in enumerate(left):
            if set(pair) <= set(row):
                left[place] = [total, *(term for term in row if term not in pair)]
    made: list[str] = []
    for row in left:
        name, *others = [value(term) for term in row]
        for other in others:
            name = add(name, other)
        made.append(name)
    return made
