"""A listing with values as small integers, for making and evaluating orders of its operations.

Source of the spilling rule: Belady, A Study of Replacement Algorithms for a Virtual-Storage
Computer, IBM Systems Journal 5(2), 1966.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.program import Program

NO_CLASS = -1
"""The class of a value that is not counted."""


@dataclass(frozen=True)
class NumberedListing:
    """A listing of single assignments with numbered values; an order lists its operations.

    Args:
        reads: the values that each operation reads, each once.
        makes: the values that each operation makes.
        given: the parameters.
        kept: the live-out values.
        class_names: the register classes.
        class_of: the number of each value's class, or `NO_CLASS`.
    """

    reads: tuple[tuple[int, ...], ...]
    makes: tuple[tuple[int, ...], ...]
    given: tuple[int, ...]
    kept: tuple[int, ...]
    class_names: tuple[str, ...]
    class_of: tuple[int, ...]

    def uses(self) -> list[int]:
        """The number of operations that read each value; a live-out value has one more use."""
        counts = [0] * len(self.class_of)
        for read in (*self.reads, self.kept):
            for value in read:
                counts[value] += 1
        return counts

    def spans(self) -> list[tuple[int, ...]]:
        """For each value, the operations that make and read it, sorted.

        -1 stands for the maker of a parameter, the number of operations for the reader of a result.
        """
        makers = [-1] * len(self.class_of)
        for n, made in enumerate(self.makes):
            for value in made:
                makers[value] = n
        spans = [[maker] for maker in makers]
        for n, read in enumerate((*self.reads, self.kept)):
            for value in read:
                spans[value].append(n)
        return [tuple(span) for span in spans]

    def pressure(self, order: Sequence[int]) -> dict[str, int]:
        """The most values of each class alive at once; values that are never read count, too."""
        reads, makes, class_of, uses = self.reads, self.makes, self.class_of, self.uses()
        left = list(uses)
        # The last element is for `NO_CLASS`.
        live = [0] * (len(self.class_names) + 1)
        for value in self.given:
            live[class_of[value]] += uses[value] > 0
        most = list(live)
        for n in order:
            for value in reads[n]:
                left[value] -= 1
                if not left[value]:
                    live[class_of[value]] -= 1
            for value in makes[n]:
                live[class_of[value]] += 1
            for value in makes[n]:
                kind = class_of[value]
                if live[kind] > most[kind]:
                    most[kind] = live[kind]
            for value in makes[n]:
                if not uses[value]:
                    live[class_of[value]] -= 1
        return dict(zip(self.class_names, most, strict=False))

    def fetches(self, order: Sequence[int], limits: Mapping[str, int]) -> int:
        """The number of reloads if a full class always spills the value with the farthest next use.

        Args:
            order: of the operations.
            limits: the registers of each class.
        """
        names = [name for name in limits if name in self.class_names]
        return sum(self._fetches(order, self.class_names.index(n), limits[n]) for n in names)

    def _fetches(self, order: Sequence[int], kind: int, limit: int) -> int:
        """`fetches` for one class. Uses are numbered from the end, so the least is the farthest."""
        class_of, reads, makes = self.class_of, self.reads, self.makes
        next_use = [0] * len(class_of)
        for value in self.kept:
            next_use[value] = 1
        uses: list[list[tuple[int, int]]] = []
        for use, n in enumerate(reversed(order), 2):
            uses.append([(v, next_use[v]) for v in (*reads[n], *makes[n]) if class_of[v] == kind])
            for value in reads[n]:
                next_use[value] = use
        held = _Held(limit)
        held.hold([(v, next_use[v]) for v in self.given if class_of[v] == kind])
        for n, each in zip(order, reversed(uses), strict=True):
            held.read([value for value in reads[n] if class_of[value] == kind])
            held.hold(each)
            held.shrink()
        return held.fetches


class _Held:
    """Values in the registers of a class, each with its next use; 0 if there is none.

    Some past uses remain in the heap, behind all future ones.
    """

    def __init__(self, limit: int) -> None:
        self.fetches = 0
        self._limit = limit
        self._held: set[int] = set()
        self._heap: list[tuple[int, int]] = []

    def read(self, values: Collection[int]) -> None:
        """Load values that are read into registers."""
        self.fetches += sum([value not in self._held for value in values])

    def hold(self, uses: Sequence[tuple[int, int]]) -> None:
        """Hold values until their next uses; values without a next use are released."""
        for value, use in uses:
            if use:
                self._held.add(value)
                heapq.heappush(self._heap, (use, value))
            else:
                self._held.discard(value)

    def shrink(self) -> None:
        """Spill values until the others fit."""
        while len(self._held) > self._limit:
            self._held.discard(heapq.heappop(self._heap)[1])


def number(program: Program, classes: Mapping[str, str]) -> NumberedListing:
    """A program with numbered values, in the order of their definitions.

    Args:
        program: a listing.
        classes: the class of each value that is counted.
    """
    numbers: dict[str, int] = {name: n for n, name in enumerate(program.types)}
    names = tuple(sorted(set(classes.values())))
    places = {name: n for n, name in enumerate(names)}
    kinds = {value: places[name] for value, name in classes.items()}
    return NumberedListing(
        reads=tuple([tuple([numbers[a] for a in dict.fromkeys(op.args)]) for op in program.ops]),
        makes=tuple([tuple([numbers[r] for r in op.results]) for op in program.ops]),
        given=tuple(numbers[p.name] for p in program.params),
        kept=tuple(numbers[r] for r in dict.fromkeys(program.results)),
        class_names=names,
        class_of=tuple([kinds.get(name, NO_CLASS) for name in numbers]),
    )
