"""The claim about a kernel, and its proof for a thread of any number and a text of any length.

The threads of a grid are numbered from 0 on. A thread with the number t takes the groups t,
t + step, t + 2 step and so on, up to the end of the text. The step is the number of threads; beyond
a limit it is the limit, and threads from there on do nothing. So each group is taken once.

If groups are striped, that end is behind or in any piece of a group; but later groups begin later.

At the head of the loop a thread is in the situation of the thread whose number is that of the group
at hand: one turn from there stands for all turns, with any number of groups before and after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from compiler.frontend.interface import Kernel
from prove.claims.interface import CONTEXT, COUNTER, COUNTER_BYTES, KEY, ROUND_KEYS, TEXT
from prove.graph.words import Bits, Words
from prove.kernels.flow import loop_head
from prove.kernels.invariant import Invariant
from prove.kernels.memory import WORD_BYTES, Buffer, Parameters, ThreadMemory
from prove.kernels.numbers import LONGEST, Knowledge, Numbers
from prove.kernels.output import Output
from prove.kernels.staging import BANKS, OWN_BANK, staged_copy
from prove.kernels.stripes import PIECE_BYTES
from prove.kernels.subject import COUNTERS, KernelSpec
from prove.kernels.thread import KernelProblem, State, Thread
from prove.machine.values import Range, Sum, Unsupported, symbol
from verify.grids.steps import Program

THREAD, THREADS, GROUP, STEP, LEFT = "thread", "threads", "group", "step", "left"
"""The number of a thread, and how many there are; the group at hand, and how many groups on the
next one is; what is left of the text, in units above the least."""
LANE, NEXT = "lane", "next lane"
"""The remainders of the numbers of the group at hand and of the next one, if groups are striped."""
OUT, KEYS = "out", "keys"
MOST_BLOCK, MOST_GRID = 1024, 2**31 - 1
"""The most threads of a block, and blocks of a grid."""
SPECIAL: Mapping[str, Range] = {
    "tid": (0, MOST_BLOCK - 1),
    "ntid": (1, MOST_BLOCK),
    "ctaid": (0, MOST_GRID - 1),
    "nctaid": (1, MOST_GRID),
}
COUNTED: Mapping[str, Range] = {
    THREAD: (0, MOST_BLOCK * MOST_GRID - 1),
    THREADS: (1, MOST_BLOCK * MOST_GRID),
}
PRODUCTS = {
    frozenset(("ctaid", "ntid")): symbol(THREAD).plus(symbol("tid"), -1),
    frozenset(("nctaid", "ntid")): symbol(THREADS),
}
"""A thread's number is `ctaid * ntid + tid`; there are `nctaid * ntid` threads."""
ALIGNMENT = 16
"""The alignment of buffers of blocks, in bytes."""


class KernelClaim:
    """One kernel of a file on a graph.

    Args:
        spec: the cipher's text and the host functions.
        kernel: the kernel.
        roles: of its parameters, in order.
        program: its statements; None for those of the file.

    Raises:
        HostError: a host function violates a rule.
    """

    def __init__(
        self,
        spec: KernelSpec,
        kernel: Kernel,
        roles: Sequence[str],
        program: Program | None = None,
    ) -> None:
        self._spec, self._sizes, self._kernel = spec, spec.sizes, kernel
        self._program = program or spec.subject.kernels[kernel.name]
        self._amount = "nbytes" if kernel.block == "counter" else "nblocks"
        self._unit = 1 if self._amount == "nbytes" else self._sizes.block
        self._output = Output(spec, kernel, spec.expected(kernel))
        self._filled = {} if kernel.keys == KEYS else spec.filled(kernel.keys)
        self._numbers = Numbers(Words(spec.graph), spec.draw, PRODUCTS)
        special = {name: symbol(name) for name in SPECIAL}
        parameters = self._parameters(roles)
        self._thread = Thread(self._program, spec.graph, self._numbers, parameters, special)

    def prove(self) -> None:
        """Prove the kernel.

        Raises:
            KernelProblem: a rule is not shown to be obeyed.
            Differs: a byte is not shown to be right.
            Unsupported: no rule covers a statement.
        """
        if self._kernel.keys == CONTEXT and not self._is_renewed():
            raise KernelProblem("`ctr_nonce` leaves another `ctx` than `ctr_init`")
        self._check_blocks()
        start = self._start()
        head = loop_head(self._program, start.pc)
        invariant = self._invariant(self._arrivals(start, head))
        while not self._holds(invariant, head):
            pass

    def _parameters(self, roles: Sequence[str]) -> Parameters:
        """What a caller passes: numbers, addresses, and keys that are passed by value."""
        values: dict[int, Sum] = {}
        octets: dict[int, Bits] = {}
        given = self._program.kernel.parameters.values()
        for place, parameter, role in zip(self._program.places.values(), given, roles, strict=True):
            if not parameter.is_array:
                is_number = role in (self._amount, COUNTER)
                values[place] = symbol(role) if is_number else Sum(role, 0)
            elif role in (ROUND_KEYS, CONTEXT):
                within = (at for at in self._filled if at < parameter.n_bytes)
                octets |= {place + at: self._filled[at] for at in within}
        return Parameters(values, octets)

    def _check_blocks(self) -> None:
        """Check that the blocks of a striped group lie together, and have no keys of their own."""
        parts = self._kernel.keys == KEYS or PIECE_BYTES % self._sizes.block
        if self._sizes.striped_threads > 1 and parts:
            raise Unsupported("blocks or keys of groups of several threads alternate in memory")

    def _is_renewed(self) -> bool:
        """Whether `ctr_nonce` leaves in a `ctx` of another nonce what `ctr_init` leaves."""
        renewed, same = self._spec.renewed(), self._spec.graph.is_same
        return renewed.keys() == self._filled.keys() and all(
            all(map(same, bits, self._filled[place])) for place, bits in renewed.items()
        )

    def _start(self) -> State:
        """A thread at the first statement, or behind a copy of keys that all threads make."""
        most = LONGEST // max(self._unit, self._sizes.key if self._kernel.keys == KEYS else 1)
        ranges: dict[str, Range] = {**SPECIAL, **COUNTED}
        ranges |= {self._amount: (0, most), COUNTER: (0, 256**COUNTER_BYTES - 1)}
        buffers = self._buffers(symbol(self._amount))
        memory = ThreadMemory(buffers, symbol(THREAD), lane=self._lane(LANE))
        known = self._with_lanes(Knowledge(ranges), {LANE: symbol(THREAD)})
        start = State(0, {}, memory, known, {THREAD: symbol(THREAD)})
        if not self._program.kernel.variables:
            return start
        start.known = known.with_remainder(OWN_BANK, symbol("tid"), BANKS)
        graph = self._spec.graph
        word = tuple(graph.fresh() for _ in range(8 * WORD_BYTES))
        return staged_copy(self._program, self._thread, start, word, MOST_BLOCK)

    def _arrivals(self, start: State, head: int) -> list[State]:
        """The states in which threads arrive at the loop; that with the fewest threads first."""
        states = self._thread.run(start, lambda state: state.pc == head)
        states = [state for state in states if _has_threads(state.known)]
        for state in states:
            if state.memory.stored or state.memory.loaded:
                raise Unsupported("the kernel accesses buffers before its loop")
        arrived = [state for state in states if state.pc == head]
        arrived.sort(key=lambda state: state.known.ranges[THREADS][0])
        if not arrived:
            raise KernelProblem("no thread arrives at the loop over groups of blocks")
        self._check_idle([state for state in states if state.pc != head], arrived)
        return arrived

    def _check_idle(self, idle: Sequence[State], arrived: Sequence[State]) -> None:
        """Check which threads do nothing, and which step the others must have."""
        limits = [_limit(state) for state in arrived[1:]]
        limit = limits[0] if limits else None
        most = arrived[0].known.ranges[THREADS][1]
        for state, other in zip(arrived[1:], limits, strict=True):
            if other != limit or not state.known.is_at_most(state.sums[THREAD], other - 1):
                raise KernelProblem("how far threads go does not depend on their number alone")
        if limit is not None and (most is None or most > limit):
            raise KernelProblem("how far threads go does not depend on their number alone")
        for state in idle:
            left = self._left(state)
            none = state.known.is_at_most(left, 0)
            beyond = limit is not None and state.known.is_at_least(state.sums[THREAD], limit)
            if not none and not beyond:
                raise KernelProblem("a thread ends before it has taken its groups of blocks")

    def _buffers(self, amount: Sum) -> dict[str, Buffer]:
        """The buffers for so many units of text."""
        sizes, draw = self._sizes, self._spec.draw
        walking = partial(
            Buffer,
            end=amount.times(self._unit),
            group=sizes.group,
            align=ALIGNMENT,
            striped_threads=sizes.striped_threads,
        )
        key_bytes = sizes.key * sizes.group_blocks
        end = amount.times(sizes.key)
        return {
            OUT: walking(OUT, "w", byte=lambda place: None),
            TEXT: walking(TEXT, "r", byte=partial(draw, TEXT), partner=OUT),
            COUNTERS: walking(COUNTERS, "r", byte=partial(draw, COUNTERS)),
            KEYS: Buffer(KEYS, "r", end, key_bytes, ALIGNMENT, partial(draw, KEY)),
            **{
                name: Buffer(name, "r", Sum("", size), 0, sizes.align, self._filled.get)
                for name, size in ((ROUND_KEYS, sizes.round_keys), (CONTEXT, sizes.context))
            },
        }

    def _left(self, state: State) -> Sum:
        """The bytes that are left of the text from the first of the group at hand on."""
        memory = state.memory
        return memory.buffers[OUT].end.plus(self._base(memory.group, memory.lane), -1)

    def _base(self, group: Sum, lane: Sum) -> Sum:
        """The first byte of a group in the text."""
        return self._sizes.stripes.base(group, lane)

    def _lane(self, name: str) -> Sum:
        """A remainder of the number of a group; 0 if groups lie together."""
        return symbol(name) if self._sizes.striped_threads > 1 else Sum("", 0)

    def _with_lanes(self, known: Knowledge, numbers: Mapping[str, Sum]) -> Knowledge:
        """The known facts, with the remainders of numbers of groups."""
        if self._sizes.striped_threads > 1:
            for name, number in numbers.items():
                known = known.with_remainder(name, number, self._sizes.striped_threads)
        return known

    def _invariant(self, arrived: Sequence[State]) -> Invariant:
        """The known facts at the head, in symbols of the current group."""
        base = arrived[0]
        values = self._of_group(base)
        values[THREADS] = symbol(STEP)
        state = base.copy()
        state.replace_symbols(values)
        last = base.known.ranges[THREADS][1]
        if len(arrived) > 1:
            last = _limit(arrived[1])
        ranges: dict[str, Range] = {
            **SPECIAL,
            OWN_BANK: (0, BANKS - 1),
            GROUP: (0, LONGEST // self._sizes.group + self._sizes.striped_threads),
            STEP: (1, last),
            LEFT: (0, LONGEST // self._unit),
            COUNTER: (0, 256**COUNTER_BYTES - 1),
        }
        invariant = Invariant(
            state.registers,
            self._program.kernel.registers,
            state.memory.buffers,
            self._with_lanes(
                Knowledge(ranges), {LANE: symbol(GROUP), NEXT: symbol(GROUP).plus(symbol(STEP))}
            ),
            self._numbers,
            self._spec.graph.fresh,
            base.memory.staged,
        )
        for other in arrived[1:]:
            step = Sum("", _limit(other))
            moved = other.copy()
            moved.replace_symbols(self._of_group(other))
            moved.known = invariant.known
            self._check_buffers(invariant, moved, {STEP: step})
            invariant.weaken(moved, {STEP: step})
        return invariant

    def _of_group(self, state: State) -> dict[str, Sum]:
        """At the first arrival, symbols of the call as sums of those of the group at hand."""
        left = self._left(state)
        if len(left.terms) != 1 or left.terms[0][1] != self._unit:
            raise Unsupported("what is left of the text is no single number")
        first = _divided(self._base(symbol(GROUP), self._lane(LANE)), self._sizes.block)
        return {
            THREAD: symbol(GROUP),
            COUNTER: symbol(COUNTER).plus(first, -1),
            left.terms[0][0]: symbol(LEFT),
        }

    def _check_buffers(self, invariant: Invariant, state: State, values: Mapping[str, Sum]) -> None:
        for name, buffer in invariant.buffers.items():
            if buffer.end.replaced(values) != state.memory.buffers[name].end:
                raise Unsupported(f"the end of `{name}` is no sum of what is left")

    def _holds(self, invariant: Invariant, head: int) -> bool:
        """Whether one turn of the loop is right, and what is known at the head holds after it."""
        weaker = False
        start = invariant.state(head, GROUP, STEP, COUNTER, lane=self._lane(LANE))
        start.sums[NEXT] = self._lane(NEXT)
        least = self._left(start).offset
        for state in self._thread.run(start, lambda state: state.pc == head):
            left = self._left(state)
            self._output.check(state, left)
            step, group = state.sums[STEP], state.memory.group
            base = self._base(group, state.memory.lane)
            on = self._base(group.plus(step), state.sums[NEXT]).plus(base, -1)
            further = left.plus(on, -1)
            if state.pc != head:
                if not state.known.is_at_most(further, 0):
                    raise KernelProblem("a thread ends before it has taken its groups of blocks")
                continue
            units = _divided(further.moved(-least), self._unit)
            if not state.known.is_at_least(units, 0):
                raise KernelProblem("a thread goes on behind the end of the text")
            values = {
                GROUP: group.plus(step),
                LANE: state.sums[NEXT],
                STEP: step,
                COUNTER: state.sums[COUNTER].plus(_divided(on, self._sizes.block)),
                LEFT: units,
            }
            self._check_buffers(invariant, state, values)
            weaker |= invariant.weaken(state, values)
        return not weaker


def _has_threads(known: Knowledge) -> bool:
    """Whether a thread's number is possible in a grid of so many threads."""
    most = known.ranges[THREADS][1]
    return most is None or known.ranges[THREAD][0] < most


def _limit(state: State) -> int:
    """The least number of threads in a state."""
    return state.known.ranges[THREADS][0]


def _divided(number: Sum, unit: int) -> Sum:
    """A number of bytes in units.

    Raises:
        Unsupported: it is no multiple of them.
    """
    if any(part % unit for part in (number.offset, *(factor for _, factor in number.terms))):
        raise Unsupported("what is left of the text is no whole number of blocks")
    terms = tuple((name, factor // unit) for name, factor in number.terms)
    return Sum("", number.offset // unit, terms)
