"""What compilations and proofs may take unless a command says otherwise."""

from __future__ import annotations

from dataclasses import dataclass

MEGABYTES = 2000
"""Memory that the compilation of one set may take unless a command says otherwise."""


@dataclass(frozen=True)
class Limits:
    """What proofs may take.

    Args:
        seconds: each function, by the clock.
        megabytes: each function.
        seconds_in_all: all together; None for any time.
    """

    seconds: int
    megabytes: int
    seconds_in_all: int | None = None


# A person waits for a compilation, and --prove says that proofs are worth more waiting.
OF_A_COMPILATION = Limits(seconds=30, megabytes=4000, seconds_in_all=30)
OF_AN_INDEX = Limits(seconds=900, megabytes=6000)
