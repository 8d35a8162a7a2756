"""Steps on addresses: the form of a mode that templates of assembly write row by row."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

Base = Literal["frame", "given", "label"]
"""The frame, the target of the first parameter (state or result), or a constant."""
Test = Literal["==", "!=", "<", ">="]


@dataclass(frozen=True, slots=True)
class Address:
    """A place in memory.

    Args:
        base: where it is counted from.
        offset: bytes from there.
        label: name of the constant, if it is one.
    """

    base: Base
    offset: int = 0
    label: str = ""

    def plus(self, n_bytes: int) -> Address:
        """The address so many bytes further."""
        return Address(self.base, self.offset + n_bytes, self.label)


@dataclass(frozen=True, slots=True)
class Term:
    """A step of the computation of a number in an accumulator.

    Args:
        op: `load` or `add` a constant; `load_slot` or `add_slot`, with a word of the frame;
            `subtract_from` a constant; `remainder` of the division by one.
        value: the constant, or the offset of the word.
    """

    op: Literal["load", "add", "load_slot", "add_slot", "subtract_from", "remainder"]
    value: int


@dataclass(frozen=True, slots=True)
class Number:
    """A number as the terms of its computation; `is_wide` if it may need two words."""

    terms: tuple[Term, ...]
    is_wide: bool


@dataclass(frozen=True, slots=True)
class CopyBytes:
    """`to = source`, `n_bytes` of them."""

    to: Address
    source: Address
    n_bytes: int

    @property
    def places(self) -> tuple[Address, ...]:
        """Where its operands begin."""
        return self.to, self.source


@dataclass(frozen=True, slots=True)
class ClearBytes:
    """`n_bytes` zeros at `to`."""

    to: Address
    n_bytes: int

    @property
    def places(self) -> tuple[Address, ...]:
        """Where its operands begin."""
        return (self.to,)


@dataclass(frozen=True, slots=True)
class XorBytes:
    """`to = left ^ right`; `to` may be one of them."""

    to: Address
    left: Address
    right: Address
    n_bytes: int

    @property
    def places(self) -> tuple[Address, ...]:
        """Where its operands begin."""
        return self.to, self.left, self.right


@dataclass(frozen=True, slots=True)
class IncrementBytes:
    """`to = source + 1`, big-endian; `to` may be `source`."""

    to: Address
    source: Address
    n_bytes: int


@dataclass(frozen=True, slots=True)
class StoreNumber:
    """`to = number`, big-endian in `n_bytes`."""

    to: Address
    n_bytes: int
    number: Number


@dataclass(frozen=True, slots=True)
class SetKey:
    """Compute the round keys of the key at `key`."""

    schedule: Address
    key: Address


@dataclass(frozen=True, slots=True)
class EncryptBlocks:
    """Encrypt `n_blocks` consecutive blocks; `to` may be `source`."""

    to: Address
    source: Address
    n_blocks: int
    schedule: Address


@dataclass(frozen=True, slots=True)
class SetPiece:
    """Write a piece into a table: its address, None for zeros, and its length.

    Args:
        slot: offset of the table's entry in the frame: an address, then a length.
        data: the first byte.
        length: the number of bytes.
    """

    slot: int
    data: Address | None
    length: Number


@dataclass(frozen=True, slots=True)
class ReadPieces:
    """Take the next `n_bytes` off the pieces of a table, which must have so many."""

    to: Address
    n_bytes: int
    table: int


@dataclass(frozen=True, slots=True)
class GoIfEmpty:
    """Go to a label if a table's `n_pieces` pieces have no byte left."""

    table: int
    n_pieces: int
    label: str


@dataclass(frozen=True, slots=True)
class GoIf:
    """Go to a label if a comparison of a number with a constant holds."""

    number: Number
    test: Test
    bound: int
    label: str


@dataclass(frozen=True, slots=True)
class GoIfBytes:
    """Go to a label if a comparison of two big-endian numbers in memory holds."""

    left: Address
    test: Test
    right: Address
    n_bytes: int
    label: str


@dataclass(frozen=True, slots=True)
class Go:
    """Go to a label."""

    label: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A label."""

    label: str


@dataclass(frozen=True, slots=True)
class CallRoutine:
    """Call a routine with the place of its result and the table of its input's pieces."""

    name: str
    to: Address
    table: int


@dataclass(frozen=True, slots=True)
class FillOutput:
    """Write an output block by block, the last one truncated.

    Args:
        output: offset in the frame of the output's address, then its length.
        words: offset in the frame of four words that the loop may use.
        block: the place in which an iteration leaves its block.
        block_bytes: size of a block.
        body: the steps of an iteration.
        counter: the counter, if an iteration increments it and copies it to the block.
        schedule: round keys under which all blocks are encrypted at the end, if they are.
    """

    output: int
    words: int
    block: Address
    block_bytes: int
    body: tuple[AssemblyStep, ...]
    counter: Address | None
    schedule: Address | None


AssemblyStep = (
    CopyBytes
    | ClearBytes
    | XorBytes
    | IncrementBytes
    | StoreNumber
    | SetKey
    | EncryptBlocks
    | SetPiece
    | ReadPieces
    | GoIfEmpty
    | GoIf
    | GoIfBytes
    | Go
    | Mark
    | CallRoutine
    | FillOutput
)


@dataclass(frozen=True)
class AssemblyRoutine:
    """A function.

    Args:
        name: name of the entry, or of the routine.
        is_entry: whether callers of the file call it.
        n_words: the words of its parameters behind the first, which lie in the frame from 0 on;
            of a routine, those of the pieces of its input.
        frame_bytes: size of its frame.
        steps: the steps.
        codes: the return codes of its refusals, whose labels are `refuse_` and the code.
    """

    name: str
    is_entry: bool
    n_words: int
    frame_bytes: int
    steps: tuple[AssemblyStep, ...]
    codes: tuple[int, ...]

    def described(self) -> dict[str, object]:
        """The fields, for templates."""
        return {each.name: getattr(self, each.name) for each in fields(self)}
