"""What programs are given, from slots in memory or by a caller, and the parts of functions."""

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
    """A word that one function leaves for another, or a time round for the next part.

    Args:
        kind: `key`: what the key set-up fills; `nonce`: what is computed of key and nonce once;
            `round`: the keys of a time round; of folded counter mode `entry`: words of the table's
            entries, `held`: words that stay while the counter's higher bytes do, `first`: words of
            the table's first entry.
        index: its number among those of its kind; of entries that of the word.
        block: of entries, the block of a group.
    """

    kind: SlotKind
    index: int
    block: int = 0

    def __str__(self) -> str:
        return f"${_SIGNS[self.kind]}{self.index}" + (f".{self.block}" if self.block else "")


def read_slot(text: str) -> Slot | None:
    """The slot that a text is; None where it is none."""
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
    """What a caller hands over with each block, beside what lies in memory.

    Args:
        kind: a byte of the nonce, the counter of the first block, or a word of a block or its key.
        index: of nonce bytes and of words their place; 0 for the counter.
        low: the bit from which on this is a part of it, from the lowest; None for all of it.
    """

    kind: GivenKind
    index: int = 0
    low: int | None = None

    def __str__(self) -> str:
        numbers = [] if self.kind == "counter" else [self.index]
        numbers += [] if self.low is None else [self.low]
        return ".".join([_GIVEN[self.kind], *map(str, numbers)])


def read_given(text: str) -> Given | None:
    """What a text stands for that a caller hands over; None where it stands for nothing."""
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
"""The functions whose results are slots, in order."""

Part = Literal["", "round", "tail", "high", "table"]
"""A program of a function: all of it, or what is ahead of its loop of rounds; a time round; what is
behind the loop. Of folded counter mode also what is held while the counter's higher bytes stay, and
what makes entries of the table.
"""
ROLLED: tuple[Part, ...] = ("", "round", "tail")
"""The parts of a function with a loop of rounds, in order."""
FOLDING: tuple[Part, ...] = ("high", "table")
"""The parts that a function of folded counter mode has besides."""


def label_of(function: str, part: Part = "") -> str:
    """What the program of a function is called in a module: one name for each part."""
    return f"{function}.{part}" if part else function


def read_label(label: str) -> tuple[str, Part]:
    """The function and the part that a label names; of other names all is the function."""
    for part in (*ROLLED[1:], *FOLDING):
        if label.endswith(f".{part}"):
            return label.removesuffix(f".{part}"), part
    return label, ""


POOL = "pool"
"""The parameter of a listing that points to its constants."""
ROUND_POINTER = "round"
"""The parameter that points to the keys of the round in a loop."""
FAST_VALUES = 256
"""Values of the counter's fast byte: the entries of the table of folded counter mode."""
