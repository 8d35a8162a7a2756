"""Binding times of counter mode: key, nonce, 256 blocks, table entry, or block.

A word is split into pieces as wide as a register. A piece depends on the pieces that its bits
depend on, carries of sums included; an operation that only moves whole pieces computes none. The
analysis counts dependences only: it is independent of instruction order and registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from compiler.ir.program import BITWISE, Op, Program

Stage = Literal["key", "nonce", "run", "table", "block"]
"""A value is known with the key; with the nonce; for 256 blocks, with all counter bytes but the
lowest; for the lowest byte, from a table of 256 entries; or for a block.
"""
NONCE, HIGH, LOW = 1, 2, 4
"""The inputs besides the key on which a bit depends."""
Bit = tuple[str, int]
"""A value and the number of one of its bits."""
Place = tuple[str, int]
"""A value and the number of one of its pieces."""
LOWEST = 8
"""The bits of the counter that change within a run of 256 blocks."""
_SUMS = frozenset({"add", "sub"})
_MOVES = frozenset({"shl", "shr", "rotl", "extract", "concat", "permute", "resize", "copy"})


@dataclass(frozen=True)
class Piece:
    """The computation of one piece of a value.

    Args:
        place: the piece.
        stage: its binding time.
        round: its round of the cipher, from 1; 0 for none.
        weight: number of instructions of the width of a piece.
        reads: the pieces that it depends on, without constants.
    """

    place: Place
    stage: Stage
    round: int
    weight: int
    reads: frozenset[Place]


def stage_of(sources: int) -> Stage:
    """The binding time of a value that depends on some inputs."""
    if sources & HIGH and sources & LOW:
        return "block"
    if sources & LOW:
        return "table"
    if sources & HIGH:
        return "run"
    return "nonce" if sources else "key"


class CounterTimes:
    """The pieces of counter mode, with their binding times.

    `pieces` are those that operations compute, in order; `stages` has the binding time of each,
    parameters included; `results` are the pieces that the program returns.

    Args:
        program: from nonce bytes, a counter and round keys to a block of key stream.
        piece_bits: width of a piece; machines of bytes shift by one place at a time, wider ones by
            any number.
    """

    def __init__(self, program: Program, piece_bits: int) -> None:
        self.program, self.piece_bits = program, piece_bits
        self.pieces: list[Piece] = []
        self.stages: dict[Place, Stage] = {}
        self._sources: dict[str, list[int]] = {}
        self._roots: dict[str, list[Bit | None]] = {}
        for param in program.params:
            kind = param.given.kind if param.given else ""
            self._enter(param.name, [_source(kind, bit) for bit in range(param.type.bits)])
        for op in program.ops:
            for result, bits in zip(op.results, (t.bits for t in op.types), strict=True):
                self._visit(op, result, bits)
        self.results = frozenset(
            place
            for name in program.results
            for root in self._roots[name]
            for place in self._places([root])
        )

    def operations_by_stage(self) -> dict[Stage, int]:
        """The number of operations on pieces for each binding time."""
        found: dict[Stage, int] = dict.fromkeys(("key", "nonce", "run", "table", "block"), 0)
        for piece in self.pieces:
            found[piece.stage] += piece.weight
        return found

    def bytes_of(self, place: Place) -> int:
        """The bytes that a piece takes in memory; the last one of a value may be narrow."""
        name, piece = place
        bits = len(self._sources[name]) - piece * self.piece_bits
        return -(-min(bits, self.piece_bits) // 8)

    def _enter(self, name: str, sources: list[int]) -> None:
        """Add a value with pieces of its own."""
        self._sources[name] = sources
        self._roots[name] = [(name, bit) for bit in range(len(sources))]
        for piece in range(-(-len(sources) // self.piece_bits)):
            self.stages[name, piece] = stage_of(self._of_piece(name, piece))

    def _of_piece(self, name: str, piece: int) -> int:
        first = piece * self.piece_bits
        sources = 0
        for each in self._sources[name][first : first + self.piece_bits]:
            sources |= each
        return sources

    def _visit(self, op: Op, result: str, bits: int) -> None:
        columns = list(_columns(op, bits, self._widths(op)))
        if op.name == "const":
            self._sources[result], self._roots[result] = [0] * bits, [None] * bits
            return
        if self._only_renames(op, columns):
            self._sources[result] = [self._join(column) for column in columns]
            self._roots[result] = [self._root(column) for column in columns]
            return
        self._enter(result, list(self._depends(op, columns)))
        weight = self._weight(op)
        for piece in range(-(-bits // self.piece_bits)):
            first = piece * self.piece_bits
            read = [b for column in columns[first : first + self.piece_bits] for b in column]
            places = self._places([self._roots[name][bit] for name, bit in read])
            stage = self.stages[result, piece]
            self.pieces.append(Piece((result, piece), stage, op.round, weight, places))

    def _widths(self, op: Op) -> list[int]:
        return [len(self._sources[name]) for name in op.args]

    def _only_renames(self, op: Op, columns: Sequence[Sequence[Bit]]) -> bool:
        """Whether each piece of a result is one piece of an operand, or zeros."""
        if op.name not in _MOVES:
            return False
        for first in range(0, len(columns), self.piece_bits):
            moved = [
                (place, root)
                for place, column in enumerate(columns[first : first + self.piece_bits])
                if column and (root := self._root(column))
            ]
            if len({(name, bit // self.piece_bits) for _, (name, bit) in moved}) > 1:
                return False
            if any(bit % self.piece_bits != place for place, (_, bit) in moved):
                return False
        return True

    def _root(self, column: Sequence[Bit]) -> Bit | None:
        return self._roots[column[0][0]][column[0][1]] if column else None

    def _join(self, column: Sequence[Bit]) -> int:
        sources = 0
        for name, bit in column:
            sources |= self._sources[name][bit]
        return sources

    def _depends(self, op: Op, columns: Sequence[Sequence[Bit]]) -> Iterator[int]:
        """The inputs on which each bit of a result depends; in sums also those of lower bits."""
        carried = 0
        for column in columns:
            sources = self._join(column) | carried
            carried = sources if op.name in _SUMS else 0
            yield sources

    def _places(self, roots: Sequence[Bit | None]) -> frozenset[Place]:
        return frozenset((root[0], root[1] // self.piece_bits) for root in roots if root)

    def _weight(self, op: Op) -> int:
        if op.name in ("shl", "shr", "rotl") and self.piece_bits == LOWEST:
            k = op.number("k") % self.piece_bits
            return max(1, min(k, self.piece_bits - k))
        return 1


def _source(kind: str, bit: int) -> int:
    """The input class of a parameter's bit: nonce, counter, or round key."""
    if kind == "counter":
        return LOW if bit < LOWEST else HIGH
    return NONCE if kind == "nonce" else 0


def _columns(op: Op, bits: int, widths: Sequence[int]) -> Iterator[list[Bit]]:
    """The operand bits on which each bit of a result depends, without carries."""
    if op.name in _MOVES:
        yield from ([b] if b else [] for b in _moved(op, bits, widths))
    elif op.name in BITWISE | _SUMS or op.name == "sbox":
        for bit in range(bits):
            yield [(name, bit) for name in op.args]
    else:
        every = [(n, bit) for n, width in zip(op.args, widths, strict=True) for bit in range(width)]
        yield from (every for _ in range(bits))


def _moved(op: Op, bits: int, widths: Sequence[int]) -> Iterator[Bit | None]:
    """The source bit of each place after a move; None for 0."""
    if op.name == "concat":
        pairs = zip(op.args, widths, strict=True)
        yield from ((name, bit) for name, width in pairs for bit in range(width))
        return
    for place in range(bits):
        bit = _bit_before(op, place, bits)
        yield (op.args[0], bit) if 0 <= bit < widths[0] else None


def _bit_before(op: Op, place: int, bits: int) -> int:
    """The place of a bit before a move of one operand."""
    match op.name:
        case "rotl":
            return (place - op.number("k")) % bits
        case "shl":
            return place - op.number("k")
        case "shr":
            return place + op.number("k")
        case "extract":
            return place + op.number("lo")
        case "permute":
            places = op.attr("map")
            assert isinstance(places, tuple), "a permutation is a tuple of source bits"
            return int(places[place])
        case _:
            return place
