"""Checks the kernels of a mode on whole grids, without a GPU, by the rows of their instructions.

Many requests run as launches of their own at once, in memory whose every byte is bounded. What the
host does is checked as C (`verify.modes.check`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

import numpy as np

from compiler.machine.target import Target
from verify.emulation.faults import Mismatch
from verify.grids.check import IN_GRIDS
from verify.grids.faults import GridFault, KernelTextError
from verify.grids.launch import Grid, Launch
from verify.grids.memory import Buffer
from verify.modes.model import NUMBER_BYTES, Answer, Model, Request
from verify.modes.requests import Case, state_in_use
from verify.report import Finding, Report, run_cases

SHAPES = ((1, 1), (1, 7), (2, 33))
"""Grids and thread blocks; some warps are not full."""
JUNK = 0x5A
ALIGNMENT = 16
"""The exact alignment of device pointers here."""


@dataclass(frozen=True)
class ModeKernel:
    """A kernel of an entry with an output, in which each thread has a state.

    Args:
        text: text in virtual assembly.
        target: its target.
        symbol: the symbol of the kernel.
        entry: the entry that it is.
        n_inputs: the number of inputs of the entry, which are empty.
        group_bytes: bytes of the output that a thread makes at a time.
        most: the most bytes of an output.
        interval: the greatest value of the state's last number that is not refused.
    """

    text: str
    target: Target
    symbol: str
    entry: str
    n_inputs: int
    group_bytes: int
    most: int
    interval: int


@dataclass(frozen=True)
class StateLaunch:
    """A launch with its expected results.

    Args:
        shape: grid, and threads of a block.
        n_bytes: length of each output.
        states: the states before.
        answers: the answer of each state's request.
    """

    shape: tuple[int, int]
    n_bytes: int
    states: tuple[bytes, ...]
    answers: tuple[Answer, ...]

    def __str__(self) -> str:
        grid, block = self.shape
        return f"{self.n_bytes} bytes of {len(self.states)} states on {grid} x {block} threads"


def check_mode_kernel(kernel: ModeKernel, model: Model, known: Sequence[Case]) -> Report:
    """Run a kernel on whole grids.

    Args:
        kernel: the kernel.
        model: the reference.
        known: known answers; those of the entry without inputs are run.

    Returns:
        A finding for each check. Nothing is run of a file that has a line without a row.
    """
    try:
        grid = Grid(kernel.text, kernel.target)
    except KernelTextError as error:
        found = [Finding("every line has a row", "failed", 0, str(error))]
    else:
        session = _Session(kernel, grid, model)
        found = [
            Finding("every line has a row", "tested", 1),
            _only(kernel, grid),
            run_cases("vectors of the mode", session.run(list(session.known(known)))),
            run_cases("requests of all lengths", session.run(list(session.lengths()))),
            run_cases("more states than threads", session.run(list(session.strides()))),
            run_cases("refusals", session.run(list(session.refusals()))),
        ]
        found.append(session.unseen())
    return Report(tuple(replace(each, name=IN_GRIDS + each.name) for each in found))


def _only(kernel: ModeKernel, grid: Grid) -> Finding:
    """Whether the kernel is the only one of the text."""
    name, others = "every kernel is known", sorted(grid.kernels.keys() - {kernel.symbol})
    if others or kernel.symbol not in grid.kernels:
        said = f"nothing is known of {', '.join(others)}" if others else "the kernel is missing"
        return Finding(name, "failed", 0, said)
    return Finding(name, "tested", 1)


class _Session:
    """The launches of one kernel."""

    def __init__(self, kernel: ModeKernel, grid: Grid, model: Model) -> None:
        self.kernel, self.grid, self.model = kernel, grid, model
        self.random = Random(5)
        self.seen: set[int] = set()

    def run(self, launches: Sequence[StateLaunch]) -> Iterator[str]:
        """Run launches together; yields the name of each that holds.

        Raises:
            Mismatch: a thread broke a rule, or a result is wrong.
        """
        buffers = [self._buffers(each) for each in launches]
        given = [
            Launch(*each.shape, _parameters(each, out, states))
            for each, (out, states) in zip(launches, buffers, strict=True)
        ]
        try:
            uses = self.grid.launch_together(self.kernel.symbol, given)
        except GridFault as fault:
            raise Mismatch(f"{launches[fault.launch]}: {fault}") from fault
        self.seen |= {use.line for use in uses if use.threads}
        for each, (out, states) in zip(launches, buffers, strict=True):
            yield _held(each, out.octets.tobytes(), states.octets.tobytes())

    def known(self, cases: Sequence[Case]) -> Iterator[StateLaunch]:
        """Known answers: each request is a launch of one thread."""
        for case in cases:
            request = case.request
            if request.entry == self.kernel.entry and not any(request.inputs):
                yield StateLaunch((1, 1), request.n_bytes, (request.state,), (case.answer,))

    def lengths(self) -> Iterator[StateLaunch]:
        """Requests with all remainders modulo a group, and some of many groups."""
        group = self.kernel.group_bytes
        lengths = [*range(2 * group + 2), 3 * group + self.model.sizes.block, 8 * group + 5]
        for number, n_bytes in enumerate(dict.fromkeys(lengths)):
            # The second state begins at any remainder of an access.
            yield self.launch(SHAPES[number % 2], n_bytes, self.states(2 + number % 3))

    def strides(self) -> Iterator[StateLaunch]:
        """No state, and more states than threads."""
        for grid, block in SHAPES:
            for count in (0, grid * block, 2 * grid * block + 1):
                n_bytes = self.kernel.group_bytes + count % 5
                yield self.launch((grid, block), n_bytes, self.states(count))

    def refusals(self) -> Iterator[StateLaunch]:
        """Refused states beside others, and lengths beyond the limit."""
        shape, most = SHAPES[1], self.kernel.most
        used = self.states(6)
        beyond = (self.kernel.interval + 1).to_bytes(NUMBER_BYTES, "big")
        last = self.kernel.interval.to_bytes(NUMBER_BYTES, "big")
        changed = (*used[:2], self.model.empty, used[3][:-NUMBER_BYTES] + beyond)
        changed += (used[4][:-NUMBER_BYTES] + last, used[5])
        for n_bytes in (0, 5, self.kernel.group_bytes):
            yield self.launch(shape, n_bytes, changed)
        yield self.launch(shape, most + 1, used[:2])
        yield self.launch(SHAPES[0], most, used[:1])

    def launch(self, shape: tuple[int, int], n_bytes: int, states: Sequence[bytes]) -> StateLaunch:
        """A launch with the answers of the model."""
        empty = (b"",) * self.kernel.n_inputs
        answers = [
            self.model.answer(Request(self.kernel.entry, state, empty, n_bytes)) for state in states
        ]
        return StateLaunch(shape, n_bytes, tuple(states), tuple(answers))

    def states(self, count: int) -> tuple[bytes, ...]:
        """States in use; some are close below a carry."""
        return tuple(islice(iter(lambda: state_in_use(self.model, self.random), b""), count))

    def unseen(self) -> Finding:
        """Whether all lines have run."""
        program = self.grid.kernels.get(self.kernel.symbol)
        lines = {step.statement.line for step in program.steps} if program else set[int]()
        missed = sorted(lines - self.seen)
        if missed or not lines:
            said = f"no thread ran line {missed[0]}" if missed else "there are none"
            return Finding("every line has run", "failed", len(lines), said)
        return Finding("every line has run", "tested", len(lines))

    def _buffers(self, launch: StateLaunch) -> tuple[Buffer, Buffer]:
        size = sum(len(answer.output) for answer in launch.answers)
        whole = launch.n_bytes * len(launch.states) if launch.n_bytes <= self.kernel.most else size
        out = np.full(whole, JUNK, np.uint8)
        states = np.frombuffer(bytearray(b"".join(launch.states)), np.uint8)
        return Buffer("out", out, "write", ALIGNMENT), Buffer("states", states, "both", ALIGNMENT)


def _parameters(launch: StateLaunch, out: Buffer, states: Buffer) -> Mapping[str, int | Buffer]:
    return {
        "param_out": out,
        "param_nbytes_each": launch.n_bytes,
        "param_nstates": len(launch.states),
        "param_states": states,
    }


def _held(launch: StateLaunch, out: bytes, states: bytes) -> str:
    """The name of a launch, if its results are right.

    Raises:
        Mismatch: they are wrong.
    """
    junk, size = bytes([JUNK]) * launch.n_bytes, len(states) // max(1, len(launch.states))
    for number, answer in enumerate(launch.answers):
        made = out[number * launch.n_bytes : (number + 1) * launch.n_bytes]
        wanted = junk[: len(made)] if answer.code else answer.output
        if made != wanted:
            raise Mismatch(f"{launch}: the output of state {number} is {made[:32].hex()}")
        state = states[number * size : (number + 1) * size]
        if state != answer.state:
            raise Mismatch(f"{launch}: state {number} is {state.hex()} then")
    return str(launch)
