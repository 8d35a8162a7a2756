"""What the functions of a set keep in memory, and what passes found out about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CounterBytes:
    """A block of counter mode: so many bytes of nonce, then so many of the counter."""

    nonce: int
    counter: int


@dataclass(frozen=True)
class FoldedTable:
    """The table of a folded counter mode, all sizes in bytes.

    Args:
        size: of the whole table, repeated entries included.
        entry: of one entry.
        repeated: of the first entries that follow again behind the last.
        place: where it begins in `ctx`, once that is laid out.
        held: of the words that a call holds in its frame, once they are laid out.
    """

    size: int
    entry: int
    repeated: int
    place: int = 0
    held: int = 0


@dataclass(frozen=True)
class HeldBytes:
    """What counter mode keeps in its frame for 256 blocks, in bytes.

    Args:
        counter: the upper bytes of the counter, the lowest first; behind the values.
        values: what is computed of them.
    """

    counter: int
    values: int

    @property
    def total(self) -> int:
        """Of both."""
        return self.counter + self.values


@dataclass(frozen=True)
class Regions:
    """The memory of a caller that functions read and write, in bytes.

    Args:
        group_blocks: blocks that a function works on at once.
        block: size of a block.
        key: size of a key.
        rk: what the key set-up fills.
        ctx: the same with what the nonce fixes.
    """

    group_blocks: int
    block: int
    key: int
    rk: int
    ctx: int

    @property
    def group(self) -> int:
        """Size of a group of blocks."""
        return self.group_blocks * self.block


@dataclass(frozen=True)
class RoundKeys:
    """Where a loop of rounds finds its keys.

    Args:
        rounds: how many times it goes round.
        first: byte of `rk` or `ctx` at which the first round's keys begin.
        step: bytes from one round's keys to the next one's; negative where it goes backwards.
    """

    rounds: int
    first: int
    step: int


@dataclass(frozen=True)
class Spills:
    """What the allocation of a listing took.

    Args:
        bytes: of the frame, for slots and for what the listing itself keeps there.
        stores: values stored to a slot.
        loads: values loaded from a slot or made again.
        copies: registers copied.
    """

    bytes: int
    stores: int
    loads: int
    copies: int
