"""Exchanges of bit fields between pairs of words, with deferred rotations.

An exchange of the high fields of one word with the low fields of another takes six operations
(Warren, Hacker's Delight, 2nd ed., section 7-3): one word is shifted there and back. If a word has
a deferred rotation by this distance, its fields are already in place, and four operations suffice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from compiler.ir.program import Builder, Op, Type
from compiler.layouts.lane_steps import LaneMap, Shifter


@dataclass
class ExchangedWords:
    """Words, each with a deferred rotation to the left.

    Args:
        build: receives the operations.
        shifter: the machine.
        words: the words before the rotations.
        turns: the deferred rotations, in bits.
    """

    build: Builder
    shifter: Shifter
    words: list[str]
    turns: list[int]

    @staticmethod
    def of(build: Builder, words: Sequence[str], shifter: Shifter) -> ExchangedWords:
        """Words; a rotation as the last operation of a word is deferred."""
        makers = {r: op for op in build.ops for r in op.results}
        turns = [_rotation(makers.get(word), shifter.width) for word in words]
        bare = [makers[w].args[0] if turn else w for w, turn in zip(words, turns, strict=True)]
        return ExchangedWords(build, shifter, bare, turns)

    @property
    def width(self) -> int:
        """Bits of a word."""
        return self.shifter.width

    def exchange(self, first: int, second: int, inside: int) -> None:
        """Exchange the high fields of `first` with the low fields of `second`.

        Args:
            first: the word that gives its high fields.
            second: the word that gives its low fields.
            inside: a field has 2^inside bits.
        """
        distance = 1 << inside
        low = sum(1 << bit for bit in range(self.width) if not bit >> inside & 1)
        before, other = self.turns[first], self.turns[second]
        if before == other and self.rotated(low, -other) == low:
            self.shifted(first, second, distance, low)
        elif (before - distance) % self.width == other:
            self.in_place(first, second, self.rotated(low, -other))
        else:
            self.finish(first)
            self.finish(second)
            self.shifted(first, second, distance, low)

    def rename(self, first: int, second: int) -> None:
        """Swap the numbers of two words."""
        words, turns = self.words, self.turns
        words[first], words[second] = words[second], words[first]
        turns[first], turns[second] = turns[second], turns[first]

    def rotated(self, value: int, left: int) -> int:
        """A number rotated left."""
        left %= self.width
        return (value << left | value >> self.width - left) & (1 << self.width) - 1

    def shifted(self, first: int, second: int, distance: int, low: int) -> None:
        """Exchange fields that are `distance` bits apart; `low` masks the low fields."""
        build, a, b = self.build, self.words[first], self.words[second]
        if self.shifter.selects:
            mask = build.constant(Type(self.width), low)
            down, up = build.emit("shr", a, k=distance), build.emit("shl", b, k=distance)
            self.words[first] = build.emit("mux", mask, a, up)
            self.words[second] = build.emit("mux", mask, down, b)
            return
        apart = build.emit("xor", build.emit("shr", a, k=distance), b)
        moved = build.emit("and", apart, build.constant(Type(self.width), low))
        back = build.emit("shl", moved, k=distance)
        self.words[first], self.words[second] = (
            build.emit("xor", a, back),
            build.emit("xor", b, moved),
        )

    def in_place(self, first: int, second: int, mask: int) -> None:
        """Exchange fields at the same bits of both words, which are the bits of `mask`."""
        build, a, b = self.build, self.words[first], self.words[second]
        if self.shifter.selects:
            chosen = build.constant(Type(self.width), mask)
            self.words[first] = build.emit("mux", chosen, b, a)
            self.words[second] = build.emit("mux", chosen, a, b)
            return
        apart = build.emit("xor", a, b)
        moved = build.emit("and", apart, build.constant(Type(self.width), mask))
        self.words[first] = build.emit("xor", a, moved)
        self.words[second] = build.emit("xor", b, moved)

    def finish(self, number: int) -> str:
        """The word after its deferred rotation."""
        if turn := self.turns[number]:
            lanes = tuple((bit - turn) % self.width for bit in range(self.width))
            self.words[number] = self.build.emit("permute", self.words[number], map=lanes)
            self.turns[number] = 0
        return self.words[number]


def _rotation(op: Op | None, width: int) -> int:
    """The distance of an operation that is a rotation to the left; else 0."""
    if not op or op.name != "permute":
        return 0
    lanes = op.attr("map")
    assert isinstance(lanes, tuple)
    turn = -lanes[0] % width
    return turn if is_rotation(lanes, turn) else 0


def is_rotation(lanes: LaneMap, turn: int) -> bool:
    """Whether a map of one register's lanes is a rotation to the left."""
    return lanes == tuple((bit - turn) % len(lanes) for bit in range(len(lanes)))
