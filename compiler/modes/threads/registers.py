"""Bytes in registers of a thread, and the words that are composed of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from compiler.modes.threads.steps import Pick, Set, ThreadStep

WORD, WIDE = "%w", "%n"
"""The registers of 32 and of 64 bits, each with a number."""
WORD_BYTES = 4
Octet = tuple[str, int] | int
"""A byte: of a register, by its number from the lowest; or a constant."""


@dataclass
class Registers:
    """Makes names of registers, and appends steps to the innermost list.

    Args:
        words: the number of registers of 32 bits so far.
        wide: the number of registers of 64 bits.
        loops: the number of loops.
        lists: lists of steps that are still extended, the innermost last.
    """

    words: int = 0
    wide: int = 0
    loops: int = 0
    lists: list[list[ThreadStep]] = field(default_factory=lambda: [[]])

    def add(self, step: ThreadStep) -> None:
        """Append a step."""
        self.lists[-1].append(step)

    def fresh(self) -> str:
        """A new register of 32 bits."""
        self.words += 1
        return f"{WORD}{self.words - 1}"

    def fresh_wide(self) -> str:
        """A new register of 64 bits."""
        self.wide += 1
        return f"{WIDE}{self.wide - 1}"

    def loop(self) -> int:
        """The number of a new loop."""
        self.loops += 1
        return self.loops - 1

    def word(self, octets: Sequence[Octet]) -> str:
        """A register of at most four bytes, with zeros above; the one that has them, if any."""
        padded = [*octets, *([0] * (WORD_BYTES - len(octets)))]
        sources = list(dict.fromkeys(each[0] for each in padded if not isinstance(each, int)))
        if len(sources) == 1 and padded == [(sources[0], n) for n in range(WORD_BYTES)]:
            return sources[0]
        constants = [each if isinstance(each, int) else 0 for each in padded]
        if any(isinstance(each, int) for each in padded):
            number = int.from_bytes(bytes(constants), "little")
            kept = self.fresh()
            self.add(Set(kept, number))
            if not sources:
                return kept
            padded = [(kept, n) if isinstance(each, int) else each for n, each in enumerate(padded)]
            sources.append(kept)
        return self._picked([each for each in padded if not isinstance(each, int)], sources)

    def _picked(self, octets: Sequence[tuple[str, int]], sources: Sequence[str]) -> str:
        """A register composed from others, two at a time."""
        first, *rest = sources
        places = {each: each[1] for each in octets if each[0] == first}
        for second in rest or [first]:
            found = {each: 4 + each[1] for each in octets if each[0] == second}
            order = [{**found, **places}.get(each, 0) for each in octets]
            to = self.fresh()
            self.add(Pick(to, first, second, sum(n << 4 * at for at, n in enumerate(order))))
            done = {**places, **found}
            places = {each: at for at, each in enumerate(octets) if each in done}
            first = to
        return first

    def words_of(self, octets: Sequence[Octet], unit: int = WORD_BYTES) -> list[str]:
        """Registers of bytes, `unit` of them in each."""
        return [self.word(octets[at : at + unit]) for at in range(0, len(octets), unit)]


def octets_of(words: Sequence[str], n_bytes: int, unit: int = WORD_BYTES) -> tuple[Octet, ...]:
    """The first bytes of registers that hold `unit` bytes each."""
    return tuple((words[n // unit], n % unit) for n in range(n_bytes))
