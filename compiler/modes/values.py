"""Abstract values in the evaluation of a mode: bytes, places, pieces and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from compiler.modes.control import (
    Amount,
    Computed,
    Constant,
    Contents,
    Input,
    Length,
    Piece,
    Place,
    Zeros,
)
from dsl.modes.sizes import compute
from dsl.syntax.tree import NOWHERE


@dataclass(frozen=True)
class Octets:
    """Bytes of known length: constants, and places in arrays at run time."""

    parts: tuple[Contents, ...]

    @property
    def n_bytes(self) -> int:
        """The number of bytes."""
        return sum(part.n_bytes for part in self.parts)

    @property
    def known(self) -> bytes | None:
        """The bytes, if all are constant; else None."""
        if all(isinstance(part, Constant) for part in self.parts):
            return b"".join(part.data for part in self.parts if isinstance(part, Constant))
        return None

    @property
    def arrays(self) -> frozenset[str]:
        """The arrays that have some of the bytes."""
        return frozenset(part.array for part in self.parts if isinstance(part, Place))

    def part(self, first: int, last: int) -> Octets:
        """The bytes from `first` up to, but without, `last`."""
        found: list[Contents] = []
        at = 0
        for part in self.parts:
            start, end = max(first, at), min(last, at + part.n_bytes)
            if start < end:
                found.append(part.part(start - at, end - start))
            at += part.n_bytes
        return octets(found)

    def with_part(self, first: int, value: Octets) -> Octets:
        """The bytes with those from `first` on replaced by `value`."""
        rest = self.part(first + value.n_bytes, self.n_bytes)
        return octets([*self.part(0, first).parts, *value.parts, *rest.parts])


@dataclass(frozen=True)
class Open:
    """Bytes of a length that is known at run time only."""

    pieces: tuple[Piece, ...]

    @property
    def length(self) -> Amount:
        """The number of bytes."""
        total: Amount = 0
        for piece in self.pieces:
            total = amount("+", total, _length(piece))
        return total

    @property
    def is_known(self) -> bool:
        """Whether some of the bytes are constant."""
        return any(isinstance(piece, Constant) for piece in self.pieces)


Value = Amount | Octets | Open


def octets(parts: Iterable[Contents]) -> Octets:
    """Bytes of parts; adjacent constants, and adjacent places of one array, are joined."""
    joined: list[Contents] = []
    for part in parts:
        if not part.n_bytes:
            continue
        last = joined[-1] if joined else None
        if isinstance(last, Constant) and isinstance(part, Constant):
            joined[-1] = Constant(last.data + part.data)
        elif isinstance(last, Place) and isinstance(part, Place) and _follows(last, part):
            joined[-1] = Place(last.array, last.first, last.n_bytes + part.n_bytes)
        else:
            joined.append(part)
    return Octets(tuple(joined))


def known(data: bytes) -> Octets:
    """Constant bytes."""
    return octets([Constant(data)])


def amount(op: str, left: Amount, right: Amount) -> Amount:
    """The result of an operation on numbers; computed at once if both are known."""
    if isinstance(left, int) and isinstance(right, int):
        return compute(op, left, right, NOWHERE)
    if op == "+" and (left == 0 or right == 0):
        return left if right == 0 else right
    return Computed(op, left, right)


def cut(
    parts: tuple[Contents, ...], others: tuple[Contents, ...]
) -> list[tuple[Contents, Contents]]:
    """Pairs of parts of equal size, of two byte strings of equal length."""
    pairs: list[tuple[Contents, Contents]] = []
    left, right = list(parts), list(others)
    while left:
        size = min(left[0].n_bytes, right[0].n_bytes)
        pairs.append((left[0].part(0, size), right[0].part(0, size)))
        for side in (left, right):
            rest = side[0].n_bytes - size
            side[:1] = [side[0].part(size, rest)] if rest else []
    return pairs


def _follows(first: Place, second: Place) -> bool:
    return first.array == second.array and first.first + first.n_bytes == second.first


def _length(piece: Piece) -> Amount:
    if isinstance(piece, Input):
        return Length(piece.name)
    return piece.count if isinstance(piece, Zeros) else piece.n_bytes
