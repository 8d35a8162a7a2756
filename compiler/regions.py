"""The memory that the functions of a set use, and sizes that passes have determined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class CounterBytes:
    """A block of counter mode: the bytes of the nonce, then those of the counter."""

    nonce: int
    counter: int


@dataclass(frozen=True)
class Calls:
    """The shared code that functions call.

    Args:
        blocks: the functions without a program that call another one for each block, with that.
        saves: whether one routine saves the registers of all functions, where that is shorter.
        runs: whether repeated runs of instructions in the text become subroutines.
    """

    blocks: Mapping[str, str] = field(default_factory=dict[str, str])
    saves: bool = False
    runs: bool = False


@dataclass(frozen=True)
class FoldedTable:
    """The table of a folded counter mode, all sizes in bytes.

    Args:
        size: size of the whole table, repeated entries included.
        entry: size of an entry.
        repeated: size of the first entries that are repeated behind the last.
        place: its offset in `ctx`, once that is laid out.
        held: size of the words that a call holds in its frame, once they are laid out.
    """

    size: int
    entry: int
    repeated: int
    place: int = 0
    held: int = 0


@dataclass(frozen=True)
class HeldBytes:
    """The values that counter mode holds in its frame for 256 blocks, in bytes.

    Args:
        counter: the upper bytes of the counter, the lowest first, behind the values.
        values: the values computed from them.
        repeated: bytes of a value and its copies, one for each block; 0 without copies.
        lane: bytes of a value for one block, if it has copies.
    """

    counter: int
    values: int
    repeated: int = 0
    lane: int = 0

    @property
    def total(self) -> int:
        """The sum of both."""
        return self.counter + self.values


KeysIn = Literal["memory", "shared", "parameters"]
"""Where kernels read keys: in the caller's memory, in a copy that the threads of a thread block
share, or in parameters by value."""
PIECE_BYTES = 16
"""The size of a piece of a striped group: the widest access of a thread."""


@dataclass(frozen=True)
class Regions:
    """The caller's memory that functions read and write, in bytes.

    Args:
        group_blocks: blocks of a group, which a function works on at once.
        block: size of a block.
        key: size of a key.
        rk: bytes that the key set-up fills.
        ctx: the same with the values of the nonce.
        striped_threads: threads whose groups alternate in memory piece by piece; 1 for groups that
            lie together.
        keys_in: where kernels read keys.

    Source: the warp-striped arrangement of NVIDIA's CUB, Flexible Data Arrangement.
    """

    group_blocks: int
    block: int
    key: int
    rk: int
    ctx: int
    striped_threads: int = 1
    keys_in: KeysIn = "memory"

    def place_of(self, byte: int) -> int:
        """The distance in memory from a group's first byte to another byte of it."""
        return byte + byte // PIECE_BYTES * PIECE_BYTES * (self.striped_threads - 1)

    def number_of(self, block: int) -> int:
        """How many blocks in memory a block of a group is behind its first one."""
        return self.place_of(block * self.block) // self.block

    @property
    def group(self) -> int:
        """Size of a group of blocks."""
        return self.group_blocks * self.block


@dataclass(frozen=True)
class RoundKeys:
    """The place of the keys of a loop of rounds.

    Args:
        rounds: iterations.
        first: byte of `rk` or `ctx` at which the first iteration's keys begin.
        step: bytes from one iteration's keys to the next one's; negative for a loop that goes
            backwards.
    """

    rounds: int
    first: int
    step: int

    @property
    def starts(self) -> range:
        """The byte at which the keys of each iteration begin."""
        return range(self.first, self.first + self.rounds * self.step, self.step)


@dataclass(frozen=True)
class Spills:
    """The cost of a listing's register allocation.

    Args:
        bytes: bytes of the frame, for slots and for the listing's own values.
        stores: values stored to a slot.
        loads: values loaded from a slot or rematerialised.
        copies: copies of registers.
    """

    bytes: int
    stores: int
    loads: int
    copies: int
