"""Words with only some known bits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Piece:
    """A bit field of a value of `size` bits: `bits` bits from bit `low` on."""

    value: str
    size: int
    low: int
    bits: int

    @property
    def is_whole(self) -> bool:
        """Whether it is the whole value."""
        return self.bits == self.size


@dataclass
class Pieces:
    """For each word, the values that are known to be some of its bits, by the lowest bit."""

    known: dict[str, dict[int, Piece]] = field(default_factory=dict[str, dict[int, Piece]])
    _bits: dict[str, int] = field(default_factory=dict[str, int])
    """For each word, its bits in any piece that was ever recorded."""

    def add(self, word: str, low: int, value: str, bits: int) -> None:
        """Record that `bits` bits of a word, from bit `low` on, are a value."""
        self.known.setdefault(word, {})[low] = Piece(value, bits, 0, bits)
        self._bits[word] = self._bits.get(word, 0) | (1 << bits) - 1 << low

    def cover(self, word: str, low: int, bits: int) -> list[Piece] | None:
        """The pieces that cover some bits of a word, lowest first; None if bits are missing."""
        if ~(self._bits.get(word, 0) >> low) & (1 << bits) - 1:
            return None
        found: list[Piece] = []
        place, end = low, low + bits
        while place < end:
            piece = self.at(word, place)
            if piece is None:
                return None
            taken = min(piece.bits, end - place)
            found.append(Piece(piece.value, piece.size, piece.low, taken))
            place += taken
        return found

    def at(self, word: str, place: int) -> Piece | None:
        """The longest known piece that starts at, or contains, a bit of a word."""
        pieces = self.known.get(word, {})
        if place in pieces:
            return pieces[place]
        rest = [
            Piece(piece.value, piece.size, place - low, low + piece.bits - place)
            for low, piece in pieces.items()
            if low < place < low + piece.bits
        ]
        return max(rest, key=lambda piece: piece.bits, default=None)

    def runs(self, word: str, bits: int) -> Iterator[tuple[int, Piece | None]]:
        """A word of `bits` bits as its known pieces and its single unknown bits."""
        place = 0
        while place < bits:
            piece = self.at(word, place)
            yield place, piece
            place += piece.bits if piece else 1
