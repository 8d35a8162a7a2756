"""Proves a function in counter mode in cases: one for each value of the counter's lowest byte.

Code may look up by that byte what it has computed ahead of all blocks, and compute again what
changes where the byte begins again: the counter is public. Each case is proven in a child that
knows what this process does, and takes the byte for a constant. What follows the last whole group
is another case than that group, so what is kept behind it must be the same in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TypeVar

from compiler.ir import Program
from prove.apart import Exceeded, map_apart
from prove.blocks import Blocks
from prove.executor import Executor
from prove.forms import FormTooLarge
from prove.functions import Session, drawn_counter, with_draw
from prove.graph import Graph
from prove.interface import CONTEXT, COUNTER, NONCE, Draw, any_constants
from prove.loops import Fact
from prove.memory import Cell
from prove.spec import boundary_values
from prove.words import Bits, constant_bits

Made = TypeVar("Made")
TRIALS = 32
"""Constants with which a bit that depends on the byte would be one bit by chance once in 2^32."""
LOW_BITS = 8
SAMPLES = (0x10, 0xEF)
"""Cases that differ in each bit of the byte: what both keep is not by chance a bit of it."""


@dataclass(frozen=True)
class Cases:
    """`ctr_crypt` in cases.

    Args:
        session: of its file; what is looked up has been computed on its graph.
        kept: what `ctr_init` left in `ctx`, by place.
    """

    session: Session
    kept: Mapping[int, Cell]

    @classmethod
    def of(cls, session: Session) -> Cases:
        """The cases of a file, once the windows of what is looked up have been announced.

        The cipher's text is not run for any counter at once: a case would have two windows of one
        S-box, those of any counter and its own.
        """
        program = beginning(session)
        for case in range(1 << LOW_BITS):
            session.drawing(_with_low_byte(session.draw, case)).announce(program)
        return cls(session, session.context(NONCE))

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
        for value in map_apart(call, cases, os.cpu_count() or 1):
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

        return Blocks(session.drawing(draw).task("ctr_crypt", self.kept))


def looks_up(session: Session) -> bool:
    """Whether the code goes or looks another way where the counter is another."""
    ways: list[tuple[int, list[int]]] = []
    for case in SAMPLES:
        read: list[int] = []

        def draw(name: str, place: int, case: int = case, read: list[int] = read) -> Bits:
            if name == CONTEXT:
                read.append(place)
            return constant_bits(case, 8) if name == COUNTER else any_constants(name, place)

        task = with_draw(session.task("ctr_crypt"), draw)
        ways.append((Blocks(task).one_group().n_steps, read))
    return ways[0] != ways[1]


def beginning(session: Session) -> Program:
    """The rounds of the cipher that what is computed ahead by the byte can belong to.

    They end with the first of which every bit depends on it.
    """
    program = session.program("ctr_crypt")
    crossing = boundary_values(program)
    made = [name for op in program.ops for name in op.results if name in crossing]
    whole = program.with_ops(program.ops, made)
    runs: list[list[Bits]] = []
    for case in range(TRIALS):
        executor = Executor(Graph(), session.subject.code)
        trial = Session(session.subject, executor, _with_low_byte(any_constants, case))
        runs.append(trial.announce(whole))
    depends = {
        name: not any(map(_is_one, zip(*values, strict=True)))
        for name, *values in zip(made, *runs, strict=True)
    }
    rounds = [list(ops) for _, ops in groupby(program.ops, key=lambda op: op.phase)]
    for number, ops in enumerate(rounds, 1):
        names = [name for op in ops for name in op.results if name in crossing]
        if names and all(depends[name] for name in names):
            kept = [op for ops in rounds[:number] for op in ops]
            return program.with_ops(kept, names)
    return program


def _is_one(bits: tuple[int, ...]) -> bool:
    """Whether all are the same bit."""
    return len(set(bits)) == 1


def _with_low_byte(draw: Draw, case: int) -> Draw:
    """The same with a value of the counter's lowest byte."""
    return lambda name, i: constant_bits(case, 8) if (name, i) == (COUNTER, 0) else draw(name, i)
