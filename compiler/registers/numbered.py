"""A listing with values as small integers, for making and evaluating orders of its operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Program
from compiler.registers.spills import traffic

NO_CLASS = -1
"""The class of a value that is not counted."""


@dataclass(frozen=True)
class _Counted:
    """The values of one register class in a listing; arguments are those of `traffic`."""

    reads: list[tuple[int, ...]]
    makes: list[tuple[int, ...]]
    given: tuple[int, ...]
    goes_on: list[bool]
    stored: list[int]


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
    _by_class: dict[int, _Counted] = field(
        default_factory=dict[int, _Counted], init=False, compare=False
    )

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
        """`fetches` for one class."""
        counted = self._counted(kind)
        reads, makes = [counted.reads[n] for n in order], [counted.makes[n] for n in order]
        goes_on, stored = counted.goes_on, counted.stored
        return traffic(reads, makes, goes_on, stored, limit, counted.given)[0]

    def _counted(self, kind: int) -> _Counted:
        """The values of a class, as `traffic` takes them."""
        if kind not in self._by_class:
            count = len(self.class_of)
            live_out = set(self.kept)
            self._by_class[kind] = _Counted(
                reads=[self._of_class(values, kind) for values in self.reads],
                makes=[self._of_class(values, kind) for values in self.makes],
                given=self._of_class(self.given, kind),
                goes_on=[value in live_out for value in range(count)],
                stored=[1] * count,
            )
        return self._by_class[kind]

    def _of_class(self, values: Sequence[int], kind: int) -> tuple[int, ...]:
        return tuple([value for value in values if self.class_of[value] == kind])


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
    of = numbers.__getitem__
    return NumberedListing(
        reads=tuple([tuple(dict.fromkeys(map(of, op.args))) for op in program.ops]),
        makes=tuple([tuple(map(of, op.results)) for op in program.ops]),
        given=tuple(numbers[p.name] for p in program.params),
        kept=tuple(numbers[r] for r in dict.fromkeys(program.results)),
        class_names=names,
        class_of=tuple([kinds.get(name, NO_CLASS) for name in numbers]),
    )
