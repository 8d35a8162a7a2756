"""Types, tables, parameters, slots in memory, values from a caller, and parts of functions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

SlotKind = Literal["key", "nonce", "round", "entry", "held", "first"]
_SIGNS: dict[SlotKind, str] = {
    "key": "k",
    "nonce": "m",
    "round": "r",
    "entry": "t",
    "held": "h",
    "first": "f",
}
_KINDS = {sign: kind for kind, sign in _SIGNS.items()}
_TEXT = re.compile(rf"\$([{''.join(_KINDS)}])(\d+)(?:\.(\d+))?")


@dataclass(frozen=True, order=True)
class Slot:
    """A word that one function leaves for another, or one iteration for the next part.

    Args:
        kind: `key`: values of the key set-up; `nonce`: values that depend on key and nonce;
            `round`: the keys of one iteration; in folded counter mode `entry`: words of the table's
            entries, `held`: words that depend on the counter's higher bytes, `first`: words of the
            table's first entry.
        index: its number among the slots of its kind; for entries, the number of the word.
        block: for entries, the number of the block in its group.
    """

    kind: SlotKind
    index: int
    block: int = 0

    def __str__(self) -> str:
        return f"${_SIGNS[self.kind]}{self.index}" + (f".{self.block}" if self.block else "")


def read_slot(text: str) -> Slot | None:
    """The slot that a text spells; None if it spells none."""
    match = _TEXT.fullmatch(text)
    if match is None:
        return None
    return Slot(_KINDS[match[1]], int(match[2]), int(match[3] or 0))


GivenKind = Literal["nonce", "counter", "block", "key"]
_GIVEN: dict[GivenKind, str] = {"nonce": "N", "counter": "counter", "block": "block", "key": "key"}
_GIVEN_KINDS = {text: kind for kind, text in _GIVEN.items()}
_GIVEN_TEXT = re.compile(rf"({'|'.join(_GIVEN_KINDS)})((?:\.\d+)*)")


@dataclass(frozen=True, order=True)
class Given:
    """A value that a caller hands over with each block, other than in memory.

    Args:
        kind: a byte of the nonce, the counter of the first block, or a word of a block or its key.
        index: the place of a nonce byte or a word; 0 for the counter.
        low: the lowest bit, if this is a part of the value; None for the whole.
    """

    kind: GivenKind
    index: int = 0
    low: int | None = None

    def __str__(self) -> str:
        numbers = [] if self.kind == "counter" else [self.index]
        numbers += [] if self.low is None else [self.low]
        return ".".join([_GIVEN[self.kind], *map(str, numbers)])


def read_given(text: str) -> Given | None:
    """The caller's value that a text spells; None if it spells none."""
    match = _GIVEN_TEXT.fullmatch(text)
    if match is None:
        return None
    kind, numbers = _GIVEN_KINDS[match[1]], [int(n) for n in match[2].split(".")[1:]]
    if kind == "counter":
        numbers = [0, *numbers]
    if not 1 <= len(numbers) <= 2:
        return None
    return Given(kind, *numbers)


FILLED_BY: dict[str, SlotKind] = {"key_setup": "key", "ctr_nonce": "nonce"}
"""The kind of slots that each function fills, in the order of the functions."""

Part = Literal["", "round", "tail", "high", "table"]
"""A program of a function: the whole function, or the part before its loop of rounds; an iteration;
the part behind the loop. In folded counter mode also the part that computes the held values, and
the part that computes table entries.
"""
ROLLED: tuple[Part, ...] = ("", "round", "tail")
"""The parts of a function with a loop of rounds, in order."""
FOLDING: tuple[Part, ...] = ("high", "table")
"""The additional parts of a function of folded counter mode."""


def label_of(function: str, part: Part = "") -> str:
    """The name of a program in a module: the function, and the part if it has one."""
    return f"{function}.{part}" if part else function


def read_label(label: str) -> tuple[str, Part]:
    """The function and the part that a label names."""
    for part in (*ROLLED[1:], *FOLDING):
        if label.endswith(f".{part}"):
            return label.removesuffix(f".{part}"), part
    return label, ""


POOL = "pool"
"""The parameter of a listing that points to its pool of constants."""
ROUND_POINTER = "round"
"""The parameter that points to the round keys of the current iteration."""
FAST_VALUES = 256
"""The values of the counter's lowest byte: the entries of the table of folded counter mode."""


@dataclass(frozen=True, slots=True, order=True)
class Type:
    """A value's shape: `lanes` lanes of `lane_bits` bits; a plain word has one lane.

    `Type(0)` is a pointer: the base of a memory region, named by the parameter that holds it.
    """

    lane_bits: int
    lanes: int = 1

    @property
    def bits(self) -> int:
        """The width of the whole value, in bits."""
        return self.lane_bits * self.lanes

    @property
    def is_pointer(self) -> bool:
        """Whether the value is the base of a memory region."""
        return self.lane_bits == 0

    def __str__(self) -> str:
        if self.is_pointer:
            return "ptr"
        return f"u{self.lane_bits}" if self.lanes == 1 else f"u{self.lane_bits}x{self.lanes}"


POINTER = Type(0)


@dataclass(frozen=True, slots=True)
class Table:
    """An S-box or a matrix that operations refer to by name.

    An S-box of `in_bits` to `out_bits` bits has `2 ** in_bits` values, or fewer if larger indices
    do not occur. A matrix has its rows one after another in `values`, and `modulus` is the
    polynomial of its field (0b11 for GF(2)).
    """

    name: str
    kind: Literal["sbox", "matrix"]
    in_bits: int
    out_bits: int
    values: tuple[int, ...]
    modulus: int = 0


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a program.

    Args:
        name: name of the value.
        type: its type.
        slot: its place in memory between functions; None for values from a caller or the part
            before.
        given: the part of a caller's nonce, counter, block or key that it is; None for others.
    """

    name: str
    type: Type
    slot: Slot | None = None
    given: Given | None = None
