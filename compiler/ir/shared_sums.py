"""Sums of values in which pairs that several have in common are added once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

Term = TypeVar("Term", bound=Hashable)


@dataclass(frozen=True)
class _Total:
    """A sum that was made, in place of its terms."""

    name: str


def shared_sums(
    rows: Sequence[Sequence[Term]], make: Callable[[Term], str], add: Callable[[str, str], str]
) -> list[str]:
    """The sum of each row.

    Paar, Optimized Arithmetic for Reed-Solomon Encoders (ISIT 1997): as long as two terms stand
    together in several rows, the pair that does so most often becomes one.

    Args:
        rows: terms, none twice in a row, those of all rows in one order; no row is empty.
        make: the value of a term.
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
