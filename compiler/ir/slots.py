"""What stands in memory between the functions of an interface, and what their parts are called."""

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


FILLED_BY: dict[str, SlotKind] = {"key_setup": "key", "ctr_nonce": "nonce"}
"""The functions whose results are slots, in order."""
NONCE_BYTE = "N."
"""How the parameters begin that are bytes of the nonce, in their order."""

HEAD, ROUND, TAIL = "", ".round", ".tail"
"""What the names of the three parts of a rolled function end in."""
HIGH, FILL = ".high", ".table"
"""The parts of counter mode that make what is held, and entries of the table."""

POOL = "pool"
"""The parameter of a listing that points to its constants."""
ROUND_POINTER = "round"
"""The parameter that points to the keys of the round in a loop."""
FAST_VALUES = 256
"""Values of the counter's fast byte: the entries of the table of folded counter mode."""
