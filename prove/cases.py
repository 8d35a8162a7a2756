"""Proves a function in counter mode in cases: one for each value of the counter's lowest byte.

Code may look up by that byte what it has computed ahead of all blocks, and compute again what
changes where the byte begins again: the counter is public. Each case is proven in a child that
knows what this process does, and takes the byte for a constant. What follows the last whole group
is another case than that group, so what is kept behind it must be the same in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from prove.apart import Exceeded, map_apart
from prove.blocks import Blocks
from prove.forms import FormTooLarge
from prove.functions import Session, Task, drawn_counter
from prove.loops import Fact
from prove.words import Bits

Made = TypeVar("Made")
LOW_BITS = 8
SAMPLES = (0x10, 0xEF)
"""Cases that differ in each bit of the byte: what both keep is not by chance a bit of it."""


@dataclass(frozen=True)
class Cases:
    """A function in cases.

    Args:
        session: of its file; the cipher's text has been run on its graph.
        task: the function.
    """

    session: Session
    task: Task

    def prove(self) -> None:
        """Prove all cases.

        Raises:
            FormTooLarge: the memory of a case is at its end.
            Fault: what `Blocks.prove` raises, of the first case that raises something.
        """
        n_forms = self.session.graph.n_forms
        first, second = self._each(partial(self._kept, n_forms), SAMPLES)
        ways = {fact: first[fact] & second[fact] for fact in first.keys() & second.keys()}
        kept = {fact: min(same) for fact, same in ways.items() if same}
        self._each(partial(self._proven, kept), range(1 << LOW_BITS))

    def _each(self, call: Callable[[int], Made], cases: Sequence[int]) -> list[Made]:
        """The value of a call for each case."""
        made: list[Made] = []
        for value in map_apart(call, cases, len(os.sched_getaffinity(0))):
            if isinstance(value, Exceeded):
                raise FormTooLarge(f"a case takes more {value.what} than there is")
            made.append(value)
        return made

    def _kept(self, n_forms: int, case: int) -> dict[Fact, frozenset[int]]:
        """What a case keeps behind the last whole group, of literals that all cases know."""
        invariant, last = self._blocks(case).iteration()
        found: dict[Fact, frozenset[int]] = {}
        for fact, ways in invariant.kept(last).items():
            found[fact] = frozenset(way for way in ways if way >> 1 < n_forms)
        return found

    def _proven(self, kept: dict[Fact, int], case: int) -> None:
        """Prove a case."""
        self._blocks(case).prove(kept)

    def _blocks(self, case: int) -> Blocks:
        """The function where the counter's lowest byte has a value."""
        session, graph = self.session, self.session.graph
        for place, bit in enumerate(drawn_counter(session.draw)[:LOW_BITS]):
            graph.assume(bit, case >> place & 1)

        def draw(name: str, place: int) -> Bits:
            return tuple(map(graph.resolve, session.draw(name, place)))

        return Blocks(session.drawing(draw).task(self.task.role, self.task.kept))
