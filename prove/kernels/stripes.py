"""The places of the groups of threads in memory: together, or striped.

Pieces of striped groups alternate: of the groups g = S w + l with l < S, piece i lies at byte
S G w + P (S i + l), where G and P are the bytes of a group and of a piece. Such places are those of
one group and one piece each, and a group with a greater number begins behind one with a smaller.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from compiler.machine.isa import MEMORY, parts_of_expression
from dsl.syntax.tree import Index, Name, Number
from prove.machine.values import Sum, Unsupported
from verify.grids.steps import Program

PIECE_BYTES = 16
"""The size of a piece."""


@dataclass(frozen=True)
class Stripes:
    """The arrangement of groups.

    Args:
        group: bytes of a group; 0 if all groups are the same bytes.
        threads: how many groups alternate; 1 for groups that lie together.

    Raises:
        Unsupported: the pieces would overlap, or remainders are no bits of the groups' numbers.
    """

    group: int
    threads: int = 1

    def __post_init__(self) -> None:
        if self.threads > 1 and (self.group % PIECE_BYTES or self.threads.bit_count() > 1):
            raise Unsupported(f"pieces of groups of {self.threads} threads alternate in memory")

    def base(self, number: Sum, lane: Sum) -> Sum:
        """The first byte of a group.

        Args:
            number: of the group.
            lane: the remainder of the number, divided by how many groups alternate.
        """
        base = number.times(self.group)
        if self.threads == 1:
            return base
        return base.plus(lane.times(self.group - PIECE_BYTES), -1)

    def distance(self, place: int) -> int:
        """How far a byte of a group is behind the first one."""
        return place + place // PIECE_BYTES * PIECE_BYTES * (self.threads - 1)

    def place(self, distance: int, n_bytes: int) -> int | None:
        """The first of some bytes of a group, by its distance; None if other groups have some."""
        if self.threads == 1:
            return distance
        piece, within = divmod(distance, PIECE_BYTES * self.threads)
        if within + n_bytes > PIECE_BYTES:
            return None
        return piece * PIECE_BYTES + within

    def is_aligned(self, n_bytes: int) -> bool:
        """Whether the pieces begin at multiples of so many bytes."""
        return not self.group % n_bytes and (self.threads == 1 or not PIECE_BYTES % n_bytes)


def striped_threads(programs: Iterable[Program]) -> int:
    """How many groups seem to alternate, by the distances of what kernels store.

    It is a guess, which a proof for this arrangement confirms.
    """
    places = sorted({place // PIECE_BYTES for each in programs for place in _stored(each)})
    return min((other - one for one, other in pairwise(places)), default=1)


def _stored(program: Program) -> Iterator[int]:
    """The distances of stores from their pointers."""
    for step in program.steps:
        for effect in step.effects:
            match effect.target:
                case Index(base=Name(id=name), index=index) if name == MEMORY:
                    parts = parts_of_expression(index)
                    yield sum(part.value for part in parts if isinstance(part, Number))
                case _:
                    pass
