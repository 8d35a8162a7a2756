"""Searches circuits in several processes until the time is over, the best so far always at hand."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from compiler.circuits.exact import MOST_INPUTS, exact
from compiler.circuits.gates import Library, box_tables, input_tables
from compiler.circuits.library import measure
from compiler.circuits.net import Net, program_from_net
from compiler.circuits.polarity import repolarised
from compiler.circuits.search import Objective, Walk
from compiler.ir.program import Program
from dsl.unrolling.tables import SBox
from verify.child import n_cores

PROGRAM = "S"
"""The name of circuits until they are written."""
STEPS = 4000
"""Gates tried before a walk begins anew: a few seconds."""
TEMPERATURES = (0.0, 0.2, 0.6, 1.2)
"""Small boxes want the high ones, which get them out of dead ends; large ones the low."""
LEVEL_WEIGHT = 2.0
"""Operations that a level of depth is worth where the goal is latency."""
EPOCH_SECONDS = 30.0
"""The time after which walkers exchange their findings."""


@dataclass(frozen=True)
class Cost:
    """The cost by which circuits are compared.

    Args:
        size: operations, complements at inputs and outputs left out.
        depth: operations on the longest path, counted in the same way.
        goal: `size` or `latency`.
    """

    size: int
    depth: int
    goal: str

    @property
    def price(self) -> tuple[float, int]:
        """Smaller is better."""
        if self.goal == "size":
            return self.size, self.depth
        return self.size + LEVEL_WEIGHT * self.depth, self.size


@dataclass(frozen=True)
class Search:
    """A search for circuits of one box in one library.

    Args:
        box: the table.
        library: the operations.
        goal: `size` or `latency`.
        starts: circuits of the box and what to call them.
        seed: of all random choices.
    """

    box: SBox
    library: Library
    goal: str
    starts: tuple[tuple[str, Program], ...]
    seed: int


@dataclass(frozen=True)
class Found:
    """A circuit, or a proof.

    Args:
        program: the circuit; none where `fewest` is all that was found.
        how: it was found, for people.
        fewest: no circuit has fewer operations than that; 0 where nothing is known.
    """

    program: Program | None
    how: str = ""
    fewest: int = 0


def cost_of(program: Program, goal: str) -> Cost:
    """The cost of a circuit."""
    measured = measure(program, free=True)
    return Cost(measured.size, measured.depth, goal)


def fewest_outputs(box: SBox) -> int:
    """How many outputs differ from all inputs and each other: each needs an operation."""
    tables = box_tables(box.values, box.out_bits)
    inputs = input_tables(box.in_bits)
    return len({_normal(t, box) for t in tables} - {_normal(t, box) for t in inputs})


def _normal(table: int, box: SBox) -> int:
    return table ^ (1 << (1 << box.in_bits)) - 1 if table & 1 else table


def search(task: Search, seconds: float) -> Generator[Found, None, None]:
    """Yield findings, until the time is over or no better circuit can exist.

    Processes are ended when the iterator is closed.
    """
    ends = time.monotonic() + seconds
    fewest = fewest_outputs(task.box)
    yield Found(None, fewest=fewest)
    solver = task.box.in_bits <= MOST_INPUTS and task.goal == "size"
    with _Workers() as workers:
        if solver:
            workers.start(_solve, task, fewest)
        for epoch in count():
            left = ends - time.monotonic()
            if left <= 0:
                return
            for k in range(max(1, n_cores() - solver)):
                walk_seed = task.seed + 1000 * epoch + k
                workers.start(_walk, task, walk_seed, min(left, EPOCH_SECONDS))
            for found in workers.reports(ends, keep=int(solver)):
                if found.program is not None:
                    task = _with_start(task, found)
                yield found


def _with_start(task: Search, found: Found) -> Search:
    """The task with another start, the worst of many left out."""
    assert found.program is not None, "only circuits are starts"
    starts = sorted(
        [*task.starts, ("one found on the way", found.program)],
        key=lambda start: cost_of(start[1], task.goal).price,
    )
    return Search(task.box, task.library, task.goal, tuple(starts[:12]), task.seed)


class _Workers:
    """Processes that report what they find; all are ended on leaving."""

    def __init__(self) -> None:
        # spawn: a fork would copy libraries in an inconsistent state
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[Connection, SpawnProcess] = {}

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, *_: object) -> None:
        for connection, process in self._running.items():
            process.terminate()
            process.join()
            connection.close()

    def start(self, work: object, *arguments: object) -> None:
        """Start a worker; its reports end when it does."""
        here, there = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_report, args=(there, work, arguments), daemon=True)
        process.start()
        there.close()
        self._running[here] = process

    def reports(self, ends: float, keep: int) -> Iterator[Found]:
        """Yield reports until the time is over or `keep` workers are left."""
        while len(self._running) > keep:
            ready = wait(list(self._running), max(0.0, ends - time.monotonic()))
            if not ready:
                return
            for connection in ready:
                assert isinstance(connection, Connection), "only pipes are waited for"
                try:
                    yield connection.recv()
                except EOFError:
                    self._running.pop(connection).join()
                    connection.close()


def _report(connection: Connection, work: object, arguments: Sequence[object]) -> None:
    # Ctrl-C ends a worker without a traceback; the parent prints the message
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert callable(work), "a worker works"
    for found in work(*arguments):
        connection.send(found)


def _solve(task: Search, fewest: int) -> Iterator[Found]:
    """Search circuits of one operation more each time until there is one, which is minimal."""
    n_bits = task.box.in_bits, task.box.out_bits
    # no operation may be needed; nothing is refuted then
    for n_gates in count(fewest) if fewest else ():
        program = exact(task.box.values, n_bits, task.library, n_gates)
        if program is not None:
            yield Found(program, f"SAT, {n_gates} operations and one fewer refuted", n_gates)
            return
        yield Found(None, fewest=n_gates + 1)


def _walk(task: Search, seed: int, seconds: float) -> Iterator[Found]:
    """Ever better circuits from one of the starts, until the time is over."""
    ends = time.monotonic() + seconds
    rng = random.Random(seed)
    starts = sorted(task.starts, key=lambda start: cost_of(start[1], task.goal).price)
    name, start = rng.choice((starts[0], rng.choice(starts)))
    best: tuple[float, int] | None = None
    for turn in count(seed):
        temperature = rng.choice(TEMPERATURES)
        for net in _steps(task, start, temperature, turn, ends):
            price = Cost(len(net.gates), net.depth(), task.goal).price
            if best is not None and price >= best:
                continue
            best, start = price, program_from_net(net, PROGRAM)
            yield Found(start, f"walk with exact don't-cares from {name}; seed {turn}")
        if time.monotonic() >= ends:
            return


def _steps(
    task: Search, start: Program, temperature: float, seed: int, ends: float
) -> Iterator[Net]:
    levels = LEVEL_WEIGHT if task.goal == "latency" else 0.0
    objective = Objective(depth_weight=levels, temperature=temperature)
    walk = Walk(task.library, objective, seed=seed, steps=STEPS)
    smallest: Net | None = None
    for net in walk.run(start):
        yield net
        if smallest is None or len(net.gates) < len(smallest.gates):
            smallest = net
        if time.monotonic() >= ends:
            break
    if smallest is not None and any(gate.op == "not" for gate in smallest.gates):
        yield repolarised(smallest, task.library)
