"""Sums of moved arrays at few operations: what is added everywhere alike is added once.

A term is an array and a map of its places. Two terms of one output that stand in other outputs,
too, with both maps followed by the same third one, are one sum moved in several ways: the greedy
algorithm of Paar (IEEE ISIT 1997) over a ring of maps instead of a field, with the maps' own cost.
Ties are broken by numbers from a fixed seed, and the cheapest of some runs is kept.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from compiler.ir.steps import OutOfSteps, Steps
from compiler.layouts.lane_steps import ZERO, LaneMap

MOST_PLACES = 2_000_000
"""Places of pairs that one run of the greedy algorithm looks at; then terms stay as they are."""
Term = tuple[int, LaneMap]
"""The number of an array, and how it is moved."""
Pair = tuple[int, int, LaneMap]
"""Array `a` plus array `b`, which is moved."""
_Term = tuple[int, int]
_Pair = tuple[int, int, int]
_Place = tuple[int, _Term, _Term]
"""Where a pair stands: the output, and its two terms there."""


@dataclass(frozen=True)
class Sums:
    """How outputs are computed.

    Args:
        inputs: how many arrays are given; they have the first numbers.
        made: sums of an array and a moved one, numbered on from the inputs.
        outputs: the terms of each output.
        cost: operations.
    """

    inputs: int
    made: tuple[Pair, ...]
    outputs: tuple[tuple[Term, ...], ...]
    cost: int


def share_sums(
    outputs: Sequence[Sequence[Term]],
    inputs: int,
    price: Callable[[LaneMap], int],
    registers: int,
    runs: int,
    most_places: int = MOST_PLACES,
) -> Sums:
    """Find sums that serve several outputs.

    Args:
        outputs: the terms of each output.
        inputs: how many arrays there are.
        price: operations that a map of an array takes.
        registers: of an array.
        runs: how many orders are tried.
        most_places: of pairs that are looked at in each of them.

    Returns:
        What is added, the cheapest of all runs.
    """
    maps = _Maps(price)
    numbered = [{(array, maps.number(lanes)) for array, lanes in terms} for terms in outputs]
    found = [
        _Greedy([set(terms) for terms in numbered], inputs, maps, registers, seed).run(
            Steps(most_places)
        )
        for seed in range(runs)
    ]
    best = min(found, key=lambda greedy: greedy.cost)
    return Sums(
        inputs,
        tuple((a, b, maps.lanes[move]) for a, b, move in best.made),
        tuple(tuple((n, maps.lanes[m]) for n, m in sorted(terms)) for terms in best.outputs),
        best.cost,
    )


class _Maps:
    """Maps of places by number."""

    def __init__(self, price: Callable[[LaneMap], int]) -> None:
        self.price = price
        self.lanes: list[LaneMap] = []
        self.prices: list[int] = []
        self.permutes: list[bool] = []
        self.numbers: dict[LaneMap, int] = {}
        self.known: dict[tuple[int, int], int] = {}

    def number(self, lanes: LaneMap) -> int:
        """The number of a map."""
        if lanes not in self.numbers:
            self.numbers[lanes] = len(self.lanes)
            self.lanes.append(lanes)
            self.prices.append(self.price(lanes))
            self.permutes.append(sorted(lanes) == [*range(len(lanes))])
        return self.numbers[lanes]

    def between(self, first: int, second: int) -> int:
        """The map that, with `first` after it, is `second`; -1 where it is not known."""
        if (first, second) not in self.known:
            self.known[first, second] = self._between(first, second)
        return self.known[first, second]

    def _between(self, first: int, second: int) -> int:
        count = len(self.lanes[first])
        if first == second:
            return self.number(tuple(range(count)))
        if not self.permutes[first]:
            return -1
        made = [ZERO] * count
        for place, source in enumerate(self.lanes[first]):
            made[source] = self.lanes[second][place]
        return self.number(tuple(made))


@dataclass
class _Greedy:
    """One run: the pair that saves most becomes a sum, until none saves anything.

    Terms are arrays with numbers of maps.
    """

    outputs: list[set[_Term]]
    inputs: int
    maps: _Maps
    registers: int
    seed: int
    made: list[_Pair] = field(default_factory=list[_Pair])
    seen: dict[int, list[tuple[_Pair, _Place]]] = field(
        default_factory=dict[int, list[tuple[_Pair, _Place]]]
    )
    cost: int = 0

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        # Of overlapping pairs the first counts, so one order of the maps is taken for all outputs.
        order = sorted({move for terms in self.outputs for _, move in terms})
        order.sort(key=self.maps.lanes.__getitem__)
        if self.seed:
            self.chance.shuffle(order)
        self.rank = {move: number for number, move in enumerate(order)}
        self.moves = Counter(term for terms in self.outputs for term in terms)

    def run(self, budget: Steps) -> _Greedy:
        """Make sums while that saves anything, or until the budget ends."""
        with suppress(OutOfSteps):
            while self.make_sum(budget):
                pass
        additions = len(self.made) + sum(max(len(terms) - 1, 0) for terms in self.outputs)
        self.cost = self.registers * additions + sum(self.maps.prices[m] for _, m in self.moves)
        return self

    def make_sum(self, budget: Steps) -> bool:
        """Make the pair that saves most a sum; whether one saves anything.

        Raises:
            OutOfSteps: more places of pairs were looked at than the budget has.
        """
        found = self.pairs()
        budget.spend(sum(map(len, found.values())))
        pairs = {pair: places for pair, places in found.items() if len(places) > 1}
        savings = {pair: self.saving(pair, places) for pair, places in pairs.items()}
        most = max(savings.values(), default=0)
        if most <= 0:
            return False
        best = sorted(pair for pair, saving in savings.items() if saving == most)
        # In a circulant layer the sums of an array and itself serve most, all moved alike.
        alike = {(pair[0] == pair[1], pair[2]) for pair in self.made[-1:]}
        again = [pair for pair in best if (pair[0] == pair[1], pair[2]) in alike]
        own = [pair for pair in best if pair[0] == pair[1]]
        chosen = self.chance.choice(again or own or best)
        self.replace(chosen, pairs[chosen])
        return True

    def saving(self, pair: _Pair, places: Sequence[_Place]) -> int:
        """Operations fewer with a pair as a sum of its own."""
        _, b, move = pair
        prices = self.maps.prices
        gone: dict[_Term, int] = {(b, move): -1}
        for _, first, second in places:
            gone[first] = gone.get(first, 0) + 1
            gone[second] = gone.get(second, 0) + 1
        saved = sum(prices[t[1]] for t, n in gone.items() if n > 0 and n == self.moves[t])
        saved -= 0 if (b, move) in self.moves else prices[move]
        saved -= sum(prices[m] for m in {first[1] for _, first, _ in places})
        return self.registers * (len(places) - 1) + saved

    def pairs(self) -> dict[_Pair, list[_Place]]:
        """Where each pair stands: disjoint places, by output and terms."""
        places: dict[_Pair, list[_Place]] = {}
        for number, terms in enumerate(self.outputs):
            if number not in self.seen:
                self.seen[number] = list(self.disjoint(number, terms))
            for pair, place in self.seen[number]:
                places.setdefault(pair, []).append(place)
        return places

    def disjoint(self, number: int, terms: set[_Term]) -> Iterator[tuple[_Pair, _Place]]:
        """Where pairs stand in one output: of those that overlap the first."""
        taken: set[tuple[_Pair, _Term]] = set()
        for pair, a, b in self.pairs_of(terms):
            if (pair, a) not in taken and (pair, b) not in taken:
                taken |= {(pair, a), (pair, b)}
                yield pair, (number, a, b)

    def pairs_of(self, terms: set[_Term]) -> Iterator[tuple[_Pair, _Term, _Term]]:
        """The pairs of one output, in the order of this run, each either way round."""
        last = len(self.rank)
        ordered = sorted(terms, key=lambda term: (self.rank.get(term[1], last), term))
        for first, second in itertools.combinations(ordered, 2):
            for a, b in ((first, second), (second, first)):
                move = self.maps.between(a[1], b[1])
                if move >= 0:
                    yield (a[0], b[0], move), a, b

    def replace(self, pair: _Pair, places: Sequence[_Place]) -> None:
        """Make a pair an array of its own."""
        array = self.inputs + len(self.made)
        for number, a, b in places:
            self.outputs[number] -= {a, b}
            self.outputs[number].add((array, a[1]))
            self.seen.pop(number, None)
        self.made.append(pair)
        self.moves = Counter(term for terms in self.outputs for term in terms)
        self.moves.update((b, move) for _, b, move in self.made)
