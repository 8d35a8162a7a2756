"""The default limits of compilations and proofs."""

from __future__ import annotations

from dataclasses import dataclass, replace

MEGABYTES = 2000
"""The default memory limit of the compilation of one set."""


@dataclass(frozen=True)
class Limits:
    """The limits of proofs.

    Args:
        seconds: each function, by the clock.
        megabytes: each function.
        seconds_in_all: all together; None for any time.
        megabytes_in_all: those that are proven at the same time; None for any memory.
    """

    seconds: int
    megabytes: int
    seconds_in_all: int | None = None
    megabytes_in_all: int | None = None

    def of_each(self, at_once: int) -> Limits:
        """The limits where so many functions are proven at the same time."""
        if self.megabytes_in_all is None:
            return self
        return replace(self, megabytes=min(self.megabytes, self.megabytes_in_all // at_once))


# A person waits for a compilation, and --prove states that proofs are worth more time.
OF_A_COMPILATION = Limits(
    seconds=30, megabytes=MEGABYTES, seconds_in_all=30, megabytes_in_all=3 * MEGABYTES // 4
)
OF_AN_INDEX = Limits(seconds=900, megabytes=6000)
