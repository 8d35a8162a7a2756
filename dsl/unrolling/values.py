"""Values while a program is unrolled: numbers without a width, words, and arrays of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias, Union

from dsl.syntax.diagnostics import error
from dsl.syntax.tree import Span


@dataclass(frozen=True, slots=True)
class Word:
    """A word of `bits` bits: known while unrolling (`value`), or named by an operation."""

    bits: int
    value: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Unset:
    """The place of a word of `bits` bits that has no value yet."""

    bits: int


@dataclass(frozen=True, slots=True)
class Broken:
    """The value of an expression with an error; it never causes another error."""


BROKEN = Broken()
Scalar: TypeAlias = int | Word | Unset | Broken
Value: TypeAlias = Union[Scalar, "list[Value]"]


@dataclass(frozen=True, slots=True)
class Shape:
    """A resolved type: words of `bits` bits in an array of `dimensions`."""

    bits: int
    dimensions: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"u{self.bits}" + "".join(f"[{d}]" for d in self.dimensions)

    @property
    def n_words(self) -> int:
        """The number of words."""
        count = 1
        for dimension in self.dimensions:
            count *= dimension
        return count

    @property
    def element(self) -> Shape:
        """The shape of one element of the array."""
        return Shape(self.bits, self.dimensions[1:])

    def paths(self) -> Iterator[tuple[int, ...]]:
        """The indices of all words, the last index running fastest."""
        if not self.dimensions:
            yield ()
            return
        for i in range(self.dimensions[0]):
            for rest in self.element.paths():
                yield (i, *rest)


def flatten(value: Value) -> list[Scalar]:
    """The scalars of a value in order."""
    if not isinstance(value, list):
        return [value]
    return [scalar for element in value for scalar in flatten(element)]


def unflatten(scalars: Iterator[Scalar], shape: Shape) -> Value:
    """The value of `shape` whose scalars are given in order."""
    if not shape.dimensions:
        return next(scalars)
    return [unflatten(scalars, shape.element) for _ in range(shape.dimensions[0])]


def unset(shape: Shape) -> Value:
    """A value of `shape` in which no word has a value yet."""
    if not shape.dimensions:
        return Unset(shape.bits)
    return [unset(shape.element) for _ in range(shape.dimensions[0])]


def copied(value: Value) -> Value:
    """A copy that shares no array with `value`."""
    return [copied(element) for element in value] if isinstance(value, list) else value


def is_broken(value: Value) -> bool:
    """Whether any part of the value comes from an error."""
    if isinstance(value, list):
        return any(is_broken(element) for element in value)
    return isinstance(value, Broken)


def shape_of(value: Value) -> Shape | None:
    """The shape of a value of words; nothing for numbers and for arrays that are uneven."""
    if isinstance(value, Word | Unset):
        return Shape(value.bits)
    if not isinstance(value, list) or not value:
        return None
    shapes = {shape_of(element) for element in value}
    shape = shapes.pop()
    if shapes or shape is None:
        return None
    return Shape(shape.bits, (len(value), *shape.dimensions))


def describe(value: Value) -> str:
    """Description of a value, for messages."""
    if isinstance(value, int):
        return f"the number {value}" if abs(value) < 1 << 64 else "a large number"
    shape = shape_of(value)
    if shape is not None:
        return f"`{shape}`"
    if isinstance(value, list):
        return f"an array of {len(value)} elements"
    return "a value"


def fit(value: int, bits: int, span: Span) -> Word:
    """The word of a number.

    Raises:
        DiagnosticError: the number needs more than `bits` bits.
    """
    if not -(1 << bits - 1) <= value < 1 << bits:
        shown = hex(value) if abs(value) < 1 << 64 else "this number"
        raise error(span, f"{shown} does not fit in `u{bits}`")
    return Word(bits, value & ((1 << bits) - 1))


def convert(value: Value, shape: Shape, span: Span) -> Value:
    """A copy of `value` as words of `shape`; numbers become words.

    Raises:
        DiagnosticError: the widths or the dimensions differ, or a number does not fit.
    """
    if isinstance(value, Broken):
        return value
    if isinstance(value, list):
        if not shape.dimensions or len(value) != shape.dimensions[0]:
            raise error(span, f"expected `{shape}`, found {describe(value)}")
        return [convert(element, shape.element, span) for element in value]
    if shape.dimensions:
        raise error(span, f"expected `{shape}`, found {describe(value)}")
    if isinstance(value, int):
        return fit(value, shape.bits, span)
    if value.bits != shape.bits:
        raise error(span, f"expected `{shape}`, found {describe(value)}")
    return value
