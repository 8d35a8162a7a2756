"""Errors with which a proof ends without showing that code is right or wrong."""

from __future__ import annotations

from prove.graph.forms import FormTooLarge
from prove.machine.code import Beyond
from prove.machine.values import Undecided, Unsupported

NOT_SHOWN = (Beyond, FormTooLarge, Unsupported, Undecided, MemoryError, RecursionError)
OUT_OF_MEMORY = "it takes more memory than there is"


def why_unknown(problem: Exception) -> str:
    """The message for an error of `NOT_SHOWN`."""
    if isinstance(problem, MemoryError):
        return OUT_OF_MEMORY
    if isinstance(problem, RecursionError):
        return "a bit is computed in too many steps"
    return str(problem)
