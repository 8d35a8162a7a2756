"""The claim about a kernel that answers requests, one with each state, and its proof.

The states lie one behind another, and so do the outputs, all of one length. The threads of a grid
are numbered from 0 on; a thread with the number t takes the states t, t + step, t + 2 step and so
on, where the step is the number of threads. So each state is taken once. One turn of that loop,
with the state of any number, stands for all.

Within it a loop writes the output block by block. A turn of it begins with any number of bytes
left, and with strings as any number of turns leaves them: so the output may have any length.

A turn writes a block, or what is left of the output, and moves the place in it by so many bytes.
Thus, while bytes are left, that place is a whole number of blocks behind the first byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from prove.claims.interface import Draw
from prove.graph.graph import Graph
from prove.graph.words import Words, constant_bits
from prove.kernels.claims import (
    ALIGNMENT,
    COUNTED,
    GROUP,
    PRODUCTS,
    SPECIAL,
    STEP,
    THREAD,
    THREADS,
)
from prove.kernels.flow import loops_of
from prove.kernels.invariant import Invariant
from prove.kernels.memory import Buffer, Parameters
from prove.kernels.numbers import LONGEST, Condition, Knowledge, Numbers
from prove.kernels.thread import KernelProblem, State, Thread
from prove.machine.values import Range, Sum, Undecided, Unsupported, symbol
from prove.requests.filling import Filling
from prove.requests.memory import EACH, OUT, PLACE, STATES, TOTAL, RequestMemory
from prove.requests.text import NUMBER, STATE, Answer, Question, RequestText, answers
from verify.grids.steps import Program

PARAMETERS = (OUT, EACH, TOTAL, STATES)
"""The parameters, in order."""
RESTS = {divisor: f"rest by {divisor}" for divisor in (4, 8, 16)}
"""The remainders of the length of an output by the sizes of accesses of several bytes."""
FIRST_PLACE, ON = "first place", "places on"
"""Where the output of a thread's first state begins, and how far on that of the next one does."""
LENGTH_BITS = 64
LENGTHS = (0, (1 << LENGTH_BITS) - 1)
"""Lengths of an output: a request beyond the limit is refused, whatever there is to write to."""
NONE = Sum("", 0)
OF_A_STATE = (GROUP, STEP, PLACE, ON, EACH, TOTAL)
"""The symbols at the head of the loop over states."""


class RequestClaim:
    """A kernel on a graph.

    Args:
        program: the kernel.
        text: what it is for.
        graph: the graph.
        draw: gives the bits of unknown inputs.
    """

    def __init__(self, program: Program, text: RequestText, graph: Graph, draw: Draw) -> None:
        self._program, self._text, self._graph, self._draw = program, text, graph, draw
        self._answers = answers(text, graph, draw)
        self._state_bytes = len(self._answers[0].state)
        products = {
            **PRODUCTS,
            frozenset((THREAD, EACH)): symbol(FIRST_PLACE),
            frozenset((THREADS, EACH)): symbol(ON),
        }
        self._numbers = Numbers(Words(graph), draw, products)
        places = zip(sorted(program.places.values()), PARAMETERS, strict=True)
        values = {
            place: Sum(name, 0) if name in (OUT, STATES) else symbol(name) for place, name in places
        }
        parameters = Parameters(values)
        special = {name: symbol(name) for name in SPECIAL}
        self._asked = {q: self._condition(q) for answer in self._answers for q in answer.facts}
        told = {self._literal(q): said for q, said in self._asked.items() if q[0] == NUMBER}
        self._thread = Thread(program, graph, self._numbers, parameters, special, told)

    def prove(self) -> None:
        """Prove the kernel.

        Raises:
            KernelProblem: a rule is not shown to be obeyed.
            Differs: a byte is not shown to be right.
            Unsupported: no rule covers a statement.
        """
        (head, _), *inner = loops_of(self._program).items()
        filling = self._filling(inner)
        start = State(0, {}, self._memory(), self._knowledge(THREAD, THREADS, FIRST_PLACE))
        arrived = self._thread.run(start, lambda state: state.pc == head)
        if len(arrived) != 1 or arrived[0].pc != head:
            raise Unsupported("there are several ways to the loop over states")
        invariant = self._invariant(arrived[0])
        while not self._holds(invariant, head, filling):
            pass

    def _filling(self, inner: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """The first and the last statement of the loop over the blocks of an output."""
        steps = self._program.steps
        found = [
            (first, last)
            for first, last in inner
            if any(step.instruction.writes_memory for step in steps[first:last])
        ]
        if len(found) != 1:
            raise Unsupported("not one loop writes the output")
        return found[0]

    def _condition(self, question: Question) -> Condition:
        """The condition that a comparison of the text stands for."""
        subject, op, constant = question
        if subject == NUMBER:
            return Condition(symbol(_named(question)))
        self._numbers.known = Knowledge({EACH: LENGTHS})
        made = self._numbers.apply(symbol(EACH), op, Sum("", constant), LENGTH_BITS)
        assert isinstance(made, Condition), "lengths are compared"
        return made

    def _literal(self, question: Question) -> int:
        """The literal of a comparison of a state's number, which is public."""
        _, op, constant = question
        words, octets = Words(self._graph), self._text.number(self._draw)
        number = tuple(chain.from_iterable(reversed(octets)))
        other = constant_bits(constant, len(number))
        match op:
            case "==" | "!=":
                return words.equal(number, other) ^ (op == "!=")
            case "<" | ">=":
                return words.below(number, other) ^ (op == ">=")
            case _:
                return words.below(other, number) ^ (op == "<=")

    def _knowledge(self, *names: str) -> Knowledge:
        """What is known of the symbols of a call, and of others.

        A thread's next state is not beyond `LONGEST`: states have several bytes, and there are far
        fewer threads.
        """
        ranges: dict[str, Range] = {**SPECIAL, **COUNTED, EACH: LENGTHS}
        ranges |= dict.fromkeys((*names, ON), (0, LONGEST))
        ranges[TOTAL] = 0, LONGEST // self._state_bytes
        ranges |= {_named(question): (0, 1) for question in self._asked if question[0] == NUMBER}
        known = Knowledge(ranges)
        for divisor, name in RESTS.items():
            known = known.with_remainder(name, symbol(EACH), divisor)
        return known

    def _memory(self) -> RequestMemory:
        """The memory of a thread before it writes the output of a state."""
        group = symbol(GROUP)
        return RequestMemory(
            self._buffers(),
            group,
            bases={STATES: group.times(self._state_bytes), OUT: symbol(PLACE)},
            rooms={STATES: Sum("", self._state_bytes), OUT: NONE},
            later=symbol(TOTAL).plus(group, -1),
            rests=RESTS,
        )

    def _buffers(self) -> dict[str, Buffer]:
        state = partial(self._draw, STATE)
        return {
            OUT: Buffer(OUT, "w", NONE, 1, ALIGNMENT, lambda place: None),
            STATES: Buffer(STATES, "w", NONE, 1, ALIGNMENT, state, STATES),
        }

    def _invariant(self, arrived: State) -> Invariant:
        """The known facts at the head of the loop over states, in symbols of the state at hand."""
        if arrived.memory.loaded or arrived.memory.stored:
            raise Unsupported("the kernel accesses buffers before its loop")
        state = arrived.copy()
        state.replace_symbols(
            {THREAD: symbol(GROUP), THREADS: symbol(STEP), FIRST_PLACE: symbol(PLACE)}
        )
        return Invariant(
            state.registers,
            self._program.kernel.registers,
            self._buffers(),
            self._knowledge(GROUP, PLACE, STEP),
            self._numbers,
            self._graph.fresh,
        )

    def _holds(self, invariant: Invariant, head: int, filling: tuple[int, int]) -> bool:
        """Whether a turn with a state is right, and what is known at the head holds behind it."""
        start = invariant.state(head, *OF_A_STATE)
        start.memory = self._memory()
        ends, (first, last) = list[State](), filling
        for state in self._thread.run(start, lambda state: state.pc in (head, first)):
            if state.pc == first:
                answer = self._success(state)
                ends += Filling(self._thread, self._graph, state, last, answer).ends(head)
            elif state.pc == head:
                self._check_refused(state)
                ends.append(state)
            else:
                self._check_end(state)
        weaker = False
        for state in ends:
            sums = state.sums
            values = dict(sums)
            values[GROUP] = sums[GROUP].plus(sums[STEP])
            values[PLACE] = sums[PLACE].plus(sums[ON])
            weaker |= invariant.weaken(state, values)
        return not weaker

    def _check_end(self, state: State) -> None:
        """Check that a thread that ends has taken all its states."""
        left = state.sums[TOTAL].plus(state.sums[GROUP], -1)
        if state.memory.stored or not state.known.is_at_most(left, 0):
            raise KernelProblem("a thread ends before it has taken its states")

    def _fitting(self, state: State) -> list[Answer]:
        """The results of the text that are possible in a state."""
        return [
            answer
            for answer in self._answers
            if all(self._result(state, q) in (None, said) for q, said in answer.facts.items())
        ]

    def _result(self, state: State, question: Question) -> bool | None:
        """The result of a comparison in a state; None if it is open."""
        self._numbers.known = state.known
        try:
            return self._numbers.holds(self._asked[question].replaced(state.sums))
        except Undecided:
            return None

    def _check_refused(self, state: State) -> None:
        """Check that a state that was left as it was is one that the text refuses."""
        if state.memory.stored:
            raise KernelProblem("a part of a state or of its output is written")
        if not all(answer.code for answer in self._fitting(state)):
            raise KernelProblem("a state is left as it was, and the text does not refuse it")

    def _success(self, state: State) -> Answer:
        """The result of the text in a state in which the output is written."""
        fitting = self._fitting(state)
        if state.memory.stored or len(fitting) != 1 or fitting[0].code:
            raise KernelProblem("an output is written that the text refuses")
        return fitting[0]


def _named(question: Question) -> str:
    """The symbol of a comparison of a state's number: 1 if it holds."""
    return " ".join(map(str, question))
