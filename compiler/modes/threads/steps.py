"""Steps on registers of a thread: the form of a mode that templates of kernels write row by row.

Registers have 32 bits, or 64 where a step says `wide`. The first byte of a word of memory is the
lowest of its register.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Comparison = Literal["eq", "ne", "lt", "le", "gt", "ge"]


@dataclass(frozen=True, slots=True)
class Move:
    """`to = source`."""

    to: str
    source: str


@dataclass(frozen=True, slots=True)
class Set:
    """`to = value`."""

    to: str
    value: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Bytes of two registers.

    Args:
        to: the register that is made.
        first: the register of bytes 0 to 3.
        second: the register of bytes 4 to 7.
        order: the number of each byte of `to`, four bits each, the lowest byte lowest.
    """

    to: str
    first: str
    second: str
    order: int


@dataclass(frozen=True, slots=True)
class Mix:
    """`to = left ^ right`."""

    to: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Successor:
    """A number plus one, modulo its width.

    Args:
        to: the registers that are made, the lowest first.
        source: those of the number.
    """

    to: tuple[str, ...]
    source: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Widen:
    """`to = high << 32 | low`; `to` is wide."""

    to: str
    low: str
    high: str


@dataclass(frozen=True, slots=True)
class Split:
    """`low` and `high` are the halves of `source`, which is wide."""

    low: str
    high: str
    source: str


@dataclass(frozen=True, slots=True)
class AddWide:
    """`to = source + value`; both registers are wide."""

    to: str
    source: str
    value: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the state as it is, and go on to the next one, if a comparison of `left` holds.

    Args:
        left: a wide register.
        comparison: which comparison.
        right: the constant that it is compared with.
    """

    left: str
    comparison: Comparison
    right: int


@dataclass(frozen=True, slots=True)
class Lines:
    """The instructions of a function of the block cipher, as text."""

    text: str


@dataclass(frozen=True, slots=True)
class Turns:
    """Run a body several times.

    Args:
        number: tells labels of loops apart.
        count: how often.
        body: the steps.
    """

    number: int
    count: int
    body: tuple[ThreadStep, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """The steps for one block of a group of an output.

    Args:
        make: compute the block, and the new values of what is carried from block to block.
        carried: (register, its new value); they are taken if the output goes on to this block.
    """

    make: tuple[ThreadStep, ...]
    carried: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class FillOutput:
    """Write the output of a thread, a group of blocks at a time.

    Args:
        number: tells labels of loops apart.
        blocks: the steps for each block of a group.
        encrypt: encrypt the group.
        words: the registers of the group's output.
    """

    number: int
    blocks: tuple[Made, ...]
    encrypt: tuple[ThreadStep, ...]
    words: tuple[str, ...]


ThreadStep = (
    Move
    | Set
    | Pick
    | Mix
    | Successor
    | Widen
    | Split
    | AddWide
    | Leave
    | Lines
    | Turns
    | FillOutput
)
