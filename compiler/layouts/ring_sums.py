"""XORs of moved arrays with few operations: common sums are computed once.

A term is an array and a map of its places. If two terms of one output recur in other outputs, with
both maps composed with a common third one, they are one sum that is moved in several ways. This is
the greedy algorithm of Paar (IEEE ISIT 1997) over a ring of maps instead of a field, with the cost
of maps. Ties are broken by random numbers with a fixed seed, and the cheapest of several runs is
kept.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from compiler.ir.steps import OutOfSteps, Steps
from compiler.layouts.lane_steps import ZERO, LaneMap

MOST_PLACES = 2_000_000
"""The budget of one run, in occurrences of pairs; the remaining terms then stay as they are."""
Term = tuple[int, LaneMap]
"""The number of an array, and the map that moves it."""
Pair = tuple[int, int, LaneMap]
"""Array `a` plus array `b` moved by a map."""
_Term = tuple[int, int]
_Pair = tuple[int, int, int]
_Place = tuple[int, _Term, _Term]
"""The occurrence of a pair: the output, and its two terms there."""


@dataclass(frozen=True)
class Sums:
    """The computation of outputs.

    Args:
        inputs: number of input arrays, which have the first numbers.
        made: sums of an array and a moved one, numbered after the inputs.
        outputs: the terms of each output.
        cost: operations.
    """

    inputs: int
    made: tuple[Pair, ...]
    outputs: tuple[tuple[Term, ...], ...]
    cost: int


class SumSearch:
    """Searches for sums that serve several outputs; previous runs are cached.

    Args:
        outputs: the terms of each output.
        inputs: number of input arrays.
        price: the number of operations of a map of an array.
        registers: number of registers of an array.
        most_places: budget of each run in occurrences of pairs.
    """

    def __init__(
        self,
        outputs: Sequence[Sequence[Term]],
        inputs: int,
        price: Callable[[LaneMap], int],
        registers: int,
        most_places: int = MOST_PLACES,
    ) -> None:
        self._maps, self._inputs = _Maps(price), inputs
        self._registers, self._most_places = registers, most_places
        number = self._maps.number
        self._outputs = [{(array, number(lanes)) for array, lanes in terms} for terms in outputs]
        self._found: list[_Greedy] = []
        self._best: dict[int, Sums] = {}

    def best(self, runs: int) -> Sums:
        """The cheapest sums of `runs` runs."""
        if runs not in self._best:
            self._best[runs] = self._best_of(runs)
        return self._best[runs]

    def _best_of(self, runs: int) -> Sums:
        maps, found = self._maps, self._found
        while len(found) < runs:
            outputs = [set(terms) for terms in self._outputs]
            greedy = _Greedy(outputs, self._inputs, maps, self._registers, len(found))
            found.append(greedy.run(Steps(self._most_places)))
        best = min(found[:runs], key=lambda greedy: greedy.cost)
        return Sums(
            self._inputs,
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
        """The map that gives `second` when `first` follows it; -1 if `first` is not invertible."""
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
    """One run: the pair that saves most becomes a sum, until no pair saves anything.

    A term is an array with the number of a map.
    """

    outputs: list[set[_Term]]
    inputs: int
    maps: _Maps
    registers: int
    seed: int
    made: list[_Pair] = field(default_factory=list[_Pair])
    places: dict[_Pair, list[_Place]] = field(default_factory=dict[_Pair, list[_Place]])
    pairs_with: defaultdict[int, set[_Pair]] = field(
        default_factory=lambda: defaultdict[int, set[_Pair]](set)
    )
    """The pairs in `places`, by array."""
    n_places: int = 0
    savings: dict[_Pair, int] = field(default_factory=dict[_Pair, int])
    cost: int = 0

    def __post_init__(self) -> None:
        self.changed_outputs = [*range(len(self.outputs))]
        self.changed_arrays = {array for terms in self.outputs for array, _ in terms}
        self.chance = Random(self.seed)
        # The first of overlapping pairs counts, so one order of the maps is used for all outputs.
        order = sorted({move for terms in self.outputs for _, move in terms})
        order.sort(key=self.maps.lanes.__getitem__)
        if self.seed:
            self.chance.shuffle(order)
        self.rank = {move: number for number, move in enumerate(order)}
        self.moves = Counter(term for terms in self.outputs for term in terms)

    def run(self, budget: Steps) -> _Greedy:
        """Make sums until none saves anything, or the budget ends."""
        with suppress(OutOfSteps):
            while self.make_sum(budget):
                pass
        additions = len(self.made) + sum(max(len(terms) - 1, 0) for terms in self.outputs)
        self.cost = self.registers * additions + sum(self.maps.prices[m] for _, m in self.moves)
        return self

    def make_sum(self, budget: Steps) -> bool:
        """Make a sum of the pair that saves most; returns whether one saves anything.

        Raises:
            OutOfSteps: the budget is used up.
        """
        changed = self.find_pairs()
        budget.spend(self.n_places)
        for pair in changed:
            if len(self.places[pair]) > 1:
                self.savings[pair] = self.saving(pair, self.places[pair])
        most = max(self.savings.values(), default=0)
        if most <= 0:
            return False
        best = sorted(pair for pair, saving in self.savings.items() if saving == most)
        # In a circulant layer, sums of an array with itself serve most outputs, all moved alike.
        alike = {(pair[0] == pair[1], pair[2]) for pair in self.made[-1:]}
        again = [pair for pair in best if (pair[0] == pair[1], pair[2]) in alike]
        own = [pair for pair in best if pair[0] == pair[1]]
        chosen = self.chance.choice(again or own or best)
        self.replace(chosen, self.places[chosen])
        return True

    def find_pairs(self) -> set[_Pair]:
        """Update `places` and drop outdated savings; returns the changed pairs.

        Both change only for pairs of an array with added or removed terms. The occurrences in other
        outputs stay.
        """
        outputs = frozenset(self.changed_outputs)
        changed = set[_Pair]().union(*(self.pairs_with.pop(a, ()) for a in self.changed_arrays))
        left: dict[_Pair, list[_Place]] = {}
        pairs_with = self.pairs_with
        for pair in changed:
            self.savings.pop(pair, None)
            before = self.places.pop(pair)
            self.n_places -= len(before)
            kept = [place for place in before if place[0] not in outputs]
            if kept:
                left[pair] = kept
            for array in pair[:2]:
                pairs_with[array].discard(pair)
        for number in self.changed_outputs:
            for pair, places in self.disjoint(number).items():
                if pair in left:
                    left[pair] += places
                else:
                    left[pair] = places
        for pair, places in left.items():
            self.n_places += len(places)
            for array in pair[:2]:
                pairs_with[array].add(pair)
        self.places |= left
        return set(left)

    def saving(self, pair: _Pair, places: Sequence[_Place]) -> int:
        """The operations saved by computing a pair as a sum."""
        _, b, move = pair
        prices, moves = self.maps.prices, self.moves
        gone: dict[_Term, int] = {(b, move): -1}
        for _, first, second in places:
            gone[first] = gone.get(first, 0) + 1
            gone[second] = gone.get(second, 0) + 1
        saved = sum([prices[term[1]] for term, n in gone.items() if n == moves.get(term)])
        saved -= 0 if (b, move) in moves else prices[move]
        saved -= sum([prices[m] for m in {first[1] for _, first, _ in places}])
        return self.registers * (len(places) - 1) + saved

    def disjoint(self, number: int) -> dict[_Pair, list[_Place]]:
        """The disjoint occurrences of pairs of changed arrays in one output, in order."""
        found: dict[_Pair, list[_Place]] = {}
        known, between = self.maps.known, self.maps.between
        for a, b in self.pairs_of(self.outputs[number]):
            moves = a[1], b[1]
            move = known[moves] if moves in known else between(*moves)
            if move >= 0:
                places = found.setdefault((a[0], b[0], move), [])
                if not places or all([a not in place and b not in place for place in places]):
                    places.append((number, a, b))
        return found

    def pairs_of(self, terms: set[_Term]) -> Iterator[tuple[_Term, _Term]]:
        """The pairs of one output with a changed array, in this run's order, each both ways."""
        last, changed = len(self.rank), self.changed_arrays
        ordered = sorted(terms, key=lambda term: (self.rank.get(term[1], last), term))
        for place, first in enumerate(ordered, 1):
            others = ordered[place:]
            if first[0] not in changed:
                others = [term for term in others if term[0] in changed]
            for second in others:
                yield first, second
                yield second, first

    def replace(self, pair: _Pair, places: Sequence[_Place]) -> None:
        """Replace the occurrences of a pair by a new array."""
        array = self.inputs + len(self.made)
        for number, a, b in places:
            self.outputs[number] -= {a, b}
            self.outputs[number].add((array, a[1]))
        self.changed_outputs = sorted({number for number, _, _ in places})
        self.changed_arrays = {array, *pair[:2]}
        self.made.append(pair)
        self.moves = Counter(itertools.chain.from_iterable(self.outputs))
        self.moves.update((b, move) for _, b, move in self.made)
