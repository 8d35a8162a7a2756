"""Emits operations that compute GF(2)-linear maps on words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from compiler.gf2.rotations import factors, rotations
from compiler.ir.program import Attribute, Op, Type, attributes
from dsl.gf2 import Rows, ones


@dataclass
class Steps:
    """Emits operations with fresh names for results.

    Args:
        prefix: prefix of the names.
        origin: the operation whose source line and round they get.
    """

    prefix: str
    origin: Op
    ops: list[Op] = field(default_factory=list[Op])
    count: int = 0

    def emit(
        self,
        name: str,
        args: Iterable[str],
        kinds: Sequence[Type],
        attrs: tuple[tuple[str, Attribute], ...] = (),
    ) -> tuple[str, ...]:
        """Append an operation."""
        results = tuple(f"{self.prefix}.{self.count + i}" for i in range(len(kinds)))
        self.count += len(kinds)
        place = self.origin.span, self.origin.round
        self.ops.append(Op(name, tuple(args), results, tuple(kinds), attrs, *place))
        return results

    def one(self, name: str, args: Iterable[str], bits: int, **attrs: Attribute) -> str:
        """Append an operation of one result."""
        return self.emit(name, args, (Type(bits),), attributes(**attrs))[0]

    def name(self, value: str, wanted: str) -> None:
        """Rename the result of the last operation."""
        *rest, last = self.ops
        assert last.results == (value,), "the value is that of the last operation"
        self.ops = [*rest, replace(last, results=(wanted,))]

    def zero(self, bits: int) -> str:
        """Zeros."""
        return self.one("const", (), bits, value=0)

    def cut(self, value: str, low: int, bits: int) -> str:
        """A bit field of a value."""
        return self.one("extract", (value,), bits, lo=low)

    def joined(self, parts: Sequence[str], sizes: Sequence[int]) -> str:
        """The concatenation of parts of so many bits, the first lowest."""
        if len(parts) > 1:
            return self.one("concat", parts, sum(sizes))
        is_made = any(parts[0] in op.results for op in self.ops)
        return parts[0] if is_made else self.copy(parts[0], sizes[0])

    def copy(self, value: str, bits: int) -> str:
        """A value under another name."""
        return self.one("xor", (value, self.zero(bits)), bits)

    def total(self, terms: Sequence[str], bits: int) -> str:
        """The XOR of values; zeros if there are none."""
        if not terms:
            return self.zero(bits)
        value = terms[0]
        for term in terms[1:]:
            value = self.one("xor", (value, term), bits)
        return value

    def mapped(self, source: str, rows: Rows) -> list[str]:
        """The terms of a map on a whole word: rotations and masks."""
        *first, last = factors(rows)
        for step in first:
            source = self.total(self._rotated(source, step), len(rows))
        return self._rotated(source, last)

    def _rotated(self, source: str, rows: Rows) -> list[str]:
        bits = len(rows)
        terms: list[str] = []
        for term in rotations(rows):
            value = source
            if term.amount:
                value = self.one("rotl", (value,), bits, k=term.amount)
            if term.mask != (1 << bits) - 1:
                value = self.one("and", (value, self.one("const", (), bits, value=term.mask)), bits)
            terms.append(value)
        return terms

    def picked(self, source: str, rows: Rows) -> list[str]:
        """The terms of a map from one word to another of any width: runs of bits."""
        places: dict[int, int] = {}
        for i, row in enumerate(rows):
            for j in ones(row):
                places[j - i] = places.get(j - i, 0) | 1 << i
        terms: list[str] = []
        for shift in sorted(places):
            chosen = [0 if places[shift] >> i & 1 else None for i in range(len(rows))]
            for start, run in runs(chosen):
                rest = len(rows) - start - len(run)
                parts = [self.cut(source, start + shift, len(run))]
                parts = [self.zero(start), *parts] if start else parts
                parts = [*parts, self.zero(rest)] if rest else parts
                terms.append(parts[0] if len(parts) == 1 else self.one("concat", parts, len(rows)))
        return terms


def runs(values: Sequence[int | None]) -> Iterator[tuple[int, list[int]]]:
    """The longest runs of values other than None, each with its first place."""
    run: list[int] = []
    for i, value in enumerate([*values, None]):
        if value is not None:
            run.append(value)
        elif run:
            yield i - len(run), run
            run = []
