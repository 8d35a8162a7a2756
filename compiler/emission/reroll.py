"""Rerolls statements of source text: those that differ in numbers alone become a loop.

The loop executes the same statements in the same order. A number counts if it can be replaced by a
sum: an index, an argument, or what is added to a pointer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import gcd, prod

NUMBER = re.compile(r"(?:(?<=\[)|(?<=\+ )|(?<=, ))\d+(?=[\]),])")
"""Matches the numbers that sums may replace."""
POINTER = re.compile(r"(?<=[( ])([a-z]\w*)(?=[,)])")
"""Matches arguments that are names: to a pointer, zero may be added."""
COUNTERS = "ijk"
"""The names of the variables of nested loops, the outermost first."""
FEWEST = 4
"""The fewest statements that become a loop."""
INDENT = "    "
Numbers = tuple[int, ...]


@dataclass(frozen=True)
class _Nest:
    """Statements as nested loops around one.

    Args:
        between: the text before, between and behind the numbers of each.
        first: the numbers of the first one.
        counts: how often each loop is executed, the outermost first.
        steps: for each loop, how much it adds to each number.
        lines: the statements.
    """

    between: tuple[str, ...]
    first: Numbers
    counts: Numbers
    steps: tuple[Numbers, ...]
    lines: tuple[str, ...]

    @property
    def shape(self) -> object:
        """What nests that a loop may join have in common."""
        return self.between, self.counts, self.steps

    @property
    def text(self) -> Iterator[str]:
        """The loops, or the statements if these are few."""
        if prod(self.counts) < FEWEST:
            yield from self.lines
            return
        strides = [reduce(gcd, steps) for steps in self.steps]
        for depth, (counter, count, stride) in enumerate(
            zip(COUNTERS, self.counts, strides, strict=False)
        ):
            grow = f"{counter}++" if stride == 1 else f"{counter} += {stride}"
            end = count * stride
            yield f"{INDENT * depth}for (unsigned {counter} = 0; {counter} < {end}; {grow})"
        sums = [self.sum(place, strides) for place in range(len(self.first))]
        pieces = (x for pair in zip(self.between, [*sums, ""], strict=True) for x in pair)
        statement = "".join(pieces).replace(" + 0)", ")").replace(" + 0,", ",")
        yield INDENT * len(self.counts) + statement

    def sum(self, place: int, strides: Sequence[int]) -> str:
        """What stands in the loops for one of the numbers."""
        terms = list[str]()
        for counter, steps, stride in zip(COUNTERS, self.steps, strides, strict=False):
            if factor := steps[place] // stride:
                terms.append(counter if factor == 1 else f"{factor} * {counter}")
        if self.first[place] or not terms:
            terms.append(str(self.first[place]))
        return " + ".join(terms)


def rerolled(lines: Iterable[str]) -> list[str]:
    """The statements, with loops in place of those that differ in numbers alone.

    Numbers grow by a constant from one statement to the next, or from one such loop to the next.
    """
    nests = [_nest(line) for line in lines]
    for _ in COUNTERS:
        nests = list(_joined(nests))
    return [line for nest in nests for line in nest.text]


def _nest(line: str) -> _Nest:
    """A statement without a loop."""
    spelled = POINTER.sub(r"\1 + 0", line)
    numbers = tuple(int(found) for found in NUMBER.findall(spelled))
    return _Nest(tuple(NUMBER.split(spelled)), numbers, (), (), (line,))


def _joined(nests: Sequence[_Nest]) -> Iterator[_Nest]:
    """The nests, with a loop around those that differ by the same step."""
    start = 0
    while start < len(nests):
        first, end = nests[start], start + 1
        step = _step(first, nests[end]) if end < len(nests) else None
        while step and end < len(nests) and _step(nests[end - 1], nests[end]) == step:
            end += 1
        if step:
            counts, steps = (end - start, *first.counts), (step, *first.steps)
            lines = tuple(line for nest in nests[start:end] for line in nest.lines)
            yield _Nest(first.between, first.first, counts, steps, lines)
        else:
            yield first
        start = end


def _step(one: _Nest, other: _Nest) -> Numbers | None:
    """How much the numbers grow from one nest to another; None if no loop may join them."""
    if one.shape != other.shape:
        return None
    step = tuple(b - a for a, b in zip(one.first, other.first, strict=True))
    return step if step and min(step) >= 0 and any(step) else None
