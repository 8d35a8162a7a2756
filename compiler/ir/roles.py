"""What parameters and parts of a function stand for, as passes tell each other by name."""

from __future__ import annotations

KEY_SLOT, NONCE_SLOT, ROUND_SLOT = "$k", "$m", "$r"
"""How the parameters of a kernel begin that the key set-up, the nonce, a loop of rounds fills."""
NONCE_BYTE = "N."
"""How the parameters begin that are bytes of the nonce, in their order."""
TABLE, HELD, FIRST = "T.", "C.", "Z."
"""How parameters begin: words of the table's entries of each block, the words that are held while
the counters' higher bytes stay, and the words of the table's first entry."""

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


def is_slot(name: str) -> bool:
    """Whether a parameter is a slot that the key set-up, the nonce or a loop of rounds fills."""
    return name.startswith((KEY_SLOT, NONCE_SLOT, ROUND_SLOT))
