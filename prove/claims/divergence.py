"""Locates divergence: the first round of the text whose values the code never holds.

The code runs on one group of blocks, and each literal that a register ever holds is recorded. The
text runs on the same literals. The code follows a round if it holds every bit that the round passes
to the next one, complemented or not. Values inside a round may differ.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import groupby

from compiler.frontend.interface import BlockFunction
from compiler.ir.program import Op, Program
from compiler.ir.rewriting import live_only
from prove.claims.blocks import Blocks
from prove.claims.functions import Session, Subject
from prove.claims.interface import KEY, literals, with_fixed
from prove.claims.spec import SpecRunner, boundary_values, words_of
from prove.graph.forms import FormTooLarge
from prove.graph.graph import Graph
from prove.graph.words import Bits
from prove.machine.executor import Beyond, Executor, Fault, State
from prove.machine.values import Undecided, Unsupported

N_CALLS = 2
"""The number of calls: of the key set-up, then of the function."""
AT_START = -1
"""The place in a path of values that exist before the first instruction."""


@dataclass(frozen=True)
class Place:
    """A place in the text, and the place in the code that computes its value.

    Args:
        program: `key_schedule`, `encrypt` or `decrypt`.
        round: the round in the text's numbering; 0 before the first.
        line: line of the text.
        bit: bit of the value that is computed there; -1 for the whole value.
        pc: the address; None before the first instruction.
    """

    program: str
    round: int
    line: int
    bit: int
    pc: int | None


@dataclass(frozen=True)
class Watching(Executor):
    """Runs code and records the contents of registers.

    Args:
        path: the addresses of executed instructions, in order.
        seen: for each literal without complement, its first place in `path`.
        returns: the places in `path` of returns.
        deadline: the time by the monotonic clock, in seconds, at which it stops.
    """

    deadline: float = math.inf
    path: list[int] = field(default_factory=list[int])
    seen: dict[int, int] = field(default_factory=dict[int, int])
    returns: list[int] = field(default_factory=list[int])

    def step(self, state: State) -> None:
        """Execute one instruction; errors are those of `run`."""
        pc = state.pc
        if time.monotonic() > self.deadline:
            raise Beyond("there is no time to follow it further", None, pc)
        super().step(state)
        for register in self.code.at(pc).registers.values():
            value = state.registers.get(register)
            for bit in value if isinstance(value, tuple) else ():
                self.seen.setdefault(bit & ~1, len(self.path))
        if state.returned:
            self.returns.append(len(self.path))
        self.path.append(pc)


@dataclass(frozen=True)
class Followed:
    """The extent to which code follows a program of the text.

    Args:
        program: a program of the text.
        values: the bits of each tracked value.
        given: literals that exist before the code runs, without complement.
        held: for each literal that the code holds, without complement, its place in the path.
        path: path of the code.
        ended: whether the code ran to its end; if it violated a rule, later values are missing.
    """

    program: Program
    values: Mapping[str, Bits]
    given: frozenset[int]
    held: Mapping[int, int]
    path: Sequence[int]
    ended: bool

    def missing(self) -> Place | None:
        """The first missing value behind the last followed round whose arguments are not missing.

        None if the code follows the program to its end, or if the place cannot be determined.
        """
        ops, reached = self._behind()
        for op in ops:
            whole = [place for name in op.args for place in self._places(name)]
            for name in op.results:
                bits = [n for n, place in enumerate(self._places(name)) if place is None]
                if bits and None not in whole:
                    known = [place for place in whole if place is not None]
                    return self._place(op, bits[0], max(known, default=reached))
        return None

    def latest(self, before: int) -> Place | None:
        """The value that the code computed last before an instruction.

        Args:
            before: address of the instruction; its last execution counts.
        """
        ends = [n for n, pc in enumerate(self.path) if pc == before] or [len(self.path)]
        found: list[tuple[int, Place]] = []
        for op in self.program.ops:
            places = [place for name in op.results for place in self._places(name)]
            known = [place for place in places if place is not None]
            last = max(known, default=AT_START)
            if len(known) == len(places) and AT_START < last < ends[-1]:
                found.append((last, self._place(op, -1, last)))
        return max(found, key=lambda pair: pair[0])[1] if found else None

    def _behind(self) -> tuple[list[Op], int]:
        """The operations behind the last round that is followed, and the place of its end."""
        crossing = boundary_values(self.program)
        rounds = [list(ops) for _, ops in groupby(self.program.ops, key=lambda op: op.round)]
        behind, reached = 0, AT_START
        for number, ops in enumerate(rounds, 1):
            made = {name for op in ops for name in op.results} & crossing
            places = [place for name in made for place in self._places(name)]
            known = [place for place in places if place is not None]
            if made and len(known) == len(places):
                behind, reached = number, max(known, default=AT_START)
        return [op for ops in rounds[behind:] for op in ops], reached

    def _places(self, name: str) -> list[int | None]:
        """For each bit of a value, its first place in the code's path; None if the code lacks it.

        Empty if the value is not tracked.
        """
        bits = [bit & ~1 for bit in self.values.get(name, ())]
        return [self.held.get(x, AT_START if x in self.given else None) for x in bits]

    def _place(self, op: Op, bit: int, at: int) -> Place:
        line = op.span.line if op.span else 0
        pc = self.path[at] if at > AT_START else None
        return Place(self.program.name, op.round, line, bit, pc)


def follow(
    subject: Subject,
    role: BlockFunction,
    graph: Graph,
    every: bool = True,
    seconds: float = math.inf,
) -> Iterator[Followed]:
    """How far a function and the key set-up before it follow the text.

    The first result is for the key schedule, the others for the blocks of a group.

    Args:
        subject: the file.
        role: name of the function.
        graph: the graph of the literals; one of samples, or one of forms.
        every: whether all values are tracked; otherwise only those between rounds, which are the
            named ones in a proof.
        seconds: time limit for running the code.
    """
    runner, draw = SpecRunner(graph), with_fixed(literals(graph), subject.fixed)
    watching = Watching(graph, subject.code)
    session, programs = Session(subject, watching, draw), subject.programs
    key = words_of([draw(KEY, i) for i in range(subject.key.n_bytes)], subject.key)
    schedule = _values(runner, programs.key_schedule, key, every)
    round_keys = [schedule[name] for name in programs.key_schedule.results]
    program = session.program(role)
    known = [(programs.key_schedule, schedule)]
    for number in range(subject.sizes.group_blocks):
        words = words_of(session.block(role, number), subject.block)
        known.append((program, _values(runner, program, [*words, *round_keys], every)))
    watching = replace(watching, deadline=time.monotonic() + seconds)
    session = Session(subject, watching, draw)
    with suppress(Fault, FormTooLarge, Unsupported, Undecided):
        Blocks(session.task(role)).run_once()
    ended = len(watching.returns) == N_CALLS
    held = {graph.resolve(x) & ~1: place for x, place in reversed(watching.seen.items())}
    for made, before in known:
        values = {name: tuple(map(graph.resolve, bits)) for name, bits in before.items()}
        given = frozenset(x & ~1 for p in made.params for x in values[p.name])
        # Code omits unused computations of the text, such as the last update of a schedule.
        yield Followed(live_only(made), values, given | {0}, held, watching.path, ended)


def _values(
    runner: SpecRunner, program: Program, inputs: Sequence[Bits], every: bool
) -> dict[str, Bits]:
    """The bits of a program's parameters and values, by name; see `follow` for `every`."""
    crossing = boundary_values(program)
    names = [n for op in program.ops for n in op.results if every or n in crossing]
    made = runner.run(program.with_ops(program.ops, names), inputs)
    known = dict(zip((p.name for p in program.params), inputs, strict=True))
    return known | dict(zip(names, made, strict=True))
