"""The copy that the threads of a thread block make together before their loop.

A kernel with a variable in shared memory begins with a loop of its own. Thread t of the n threads
of a thread block writes the words t, t + n, t + 2n and so on of the variable. Word w is that of a
buffer with the same number, or with the number w / 32: then each word has a copy in each bank, and
a thread reads from one bank alone. Each word is written by one thread, as t < n. All threads of a
thread block arrive at the barrier behind this loop, for n is at least 1 and there is no other way
on. Behind it the variable holds the buffer's bytes, and nothing writes shared memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from prove.graph.words import Bits
from prove.kernels.flow import loop_head, targets_of
from prove.kernels.memory import WORD_BYTES, AccessProblem, Buffer, Place, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge
from prove.kernels.thread import KernelProblem, State, Thread
from prove.machine.values import Sum, Unsupported, symbol
from verify.grids.steps import Program

TID, NTID = "tid", "ntid"
WORD = "word"
"""The number of the word that a thread writes in a turn."""
ENTRY, BANK = "entry", "bank"
"""Its quotient and its remainder by the number of banks."""
OWN_BANK = "own bank"
"""The remainder of a thread's number in its thread block."""
BANKS = 32
"""The banks of shared memory, each of which has every 32nd word (CUDA C++ Programming Guide 13.0,
5.3.2)."""


@dataclass
class CopyMemory(ThreadMemory):
    """The memory of a thread that copies a word of a buffer to shared memory.

    Args:
        variable: the variable in shared memory.
        word: literals that stand for the contents of any word.
        source: the buffer that was read; empty if none was.
        first: the place of word 0 there, in bytes.
        copies: how many copies of a word the variable has.
        is_copied: whether the word has been stored.
    """

    variable: Buffer = field(kw_only=True)
    word: Bits = field(kw_only=True)
    source: str = ""
    first: int = 0
    copies: int = 1
    is_copied: bool = False

    def place(
        self, address: object, n_bytes: int, known: Knowledge, guard: Condition | None
    ) -> Place:
        """The place of the word in a buffer of keys.

        Raises:
            AccessProblem: the access is not shown to be in a buffer of keys.
            Unsupported: it is not to the word of this turn.
        """
        if not isinstance(address, Sum) or not address.region:
            raise AccessProblem(f"{n_bytes} bytes are accessed at an address in no buffer")
        buffer = self.buffers[address.region]
        if buffer.group:
            raise Unsupported(f"`{buffer.name}` is accessed before the barrier")
        number = Sum("", 0, address.terms)
        copies = BANKS if number == symbol(ENTRY).times(WORD_BYTES) else 1
        word = symbol(ENTRY if copies > 1 else WORD)
        place = self._own(buffer, word, Sum("", address.offset, address.terms), n_bytes, known)
        self.first, self.copies = place.first, copies
        return place

    def shared_place(self, address: object, n_bytes: int, known: Knowledge) -> Place:
        """The place of the word in the variable; errors are those of `place`."""
        if not isinstance(address, Sum) or address.region:
            raise AccessProblem(f"{n_bytes} bytes of shared memory have no known place")
        place = self._own(self.variable, symbol(WORD), address, n_bytes, known)
        if place.first:
            raise Unsupported(f"another word of `{self.variable.name}` than that of the turn")
        return place

    def _own(self, buffer: Buffer, word: Sum, number: Sum, n_bytes: int, known: Knowledge) -> Place:
        first = number.plus(word.times(WORD_BYTES), -1)
        if not first.is_number or n_bytes != WORD_BYTES:
            raise Unsupported(f"another word of `{buffer.name}` than that of the turn is accessed")
        left = buffer.end.plus(number, -1).moved(-n_bytes)
        is_whole = not any(p % WORD_BYTES for p in (left.offset, *(f for _, f in left.terms)))
        # What is known of the quotient has the number of banks as a factor.
        words = left.times(BANKS // WORD_BYTES).moved(BANKS - 1)
        if first.offset < 0 or not (is_whole and known.is_at_least(words, 0)):
            raise AccessProblem(f"the word is not shown to be inside of `{buffer.name}`")
        return Place(buffer, first.offset, n_bytes)

    def load(self, place: Place, guard: Condition | None) -> Bits:
        """The word; `Unsupported` if shared memory is read, or under a condition."""
        if guard or place.buffer is self.variable:
            raise Unsupported(f"`{place.buffer.name}` is read before the barrier")
        self.source = place.buffer.name
        return self.word

    def store(self, place: Place, bits: Bits, guard: Condition | None) -> None:
        """Store the word; `AccessProblem` if it is another one, or stored twice."""
        if guard or bits != self.word or self.is_copied:
            raise AccessProblem(f"`{place.buffer.name}` gets another word than that of the buffer")
        self.is_copied = True


def staged_copy(
    program: Program, thread: Thread, start: State, word: Bits, most_threads: int
) -> State:
    """Show that the threads of a thread block copy a buffer to the variable of a kernel.

    Args:
        program: the kernel, which has variables in shared memory.
        thread: runs its statements.
        start: the state of a thread at its first statement.
        word: literals that stand for the contents of any word.
        most_threads: the most threads of a thread block.

    Returns:
        The state of a thread behind the barrier; its memory has the variable with the buffer's
        bytes.

    Raises:
        KernelProblem: it is not shown.
        Unsupported: no rule covers a statement, or there are several variables.
    """
    name, align, n_bytes = _variable(program)
    barrier = _barrier(program)
    head = loop_head(program, 0, barrier)
    variable = Buffer(name, "w", Sum("", n_bytes), 0, align, lambda place: None)
    held = CopyMemory(start.memory.buffers, start.memory.group, variable=variable, word=word)
    begin = replace(start.copy(), memory=held)
    states = thread.run(begin, lambda state: state.pc == head)
    if len(states) != 1 or states[0].pc != head:
        raise KernelProblem("not all threads arrive at the loop before the barrier")
    arrived = states[0]
    turn = _turn(program, arrived, range(head, barrier))
    ranges = {**start.known.ranges, WORD: (0, n_bytes // WORD_BYTES - 1 + most_threads)}
    turn.known = Knowledge(ranges).with_quotient(ENTRY, BANK, symbol(WORD), BANKS)
    counters = [name for name, value in turn.registers.items() if value == symbol(WORD)]
    ends = thread.run(turn, lambda state: state.pc in (head, barrier))
    copied = _checked(ends, head, counters, n_bytes)
    # What a thread has as it arrives, whatever it copies.
    kept = turn.registers.keys() - set(counters)
    registers = {n: v for n, v in arrived.registers.items() if n in kept}
    made = replace(variable, right="r", byte=copied.byte, banks=copied.copies)
    memory = replace(start.memory, staged=made)
    return replace(start.copy(), pc=barrier + 1, registers=registers, memory=memory)


def _variable(program: Program) -> tuple[str, int, int]:
    """The name of the one variable, its alignment, and its bytes."""
    if len(program.kernel.variables) != 1:
        raise Unsupported("the kernel has several variables in shared memory")
    ((name, found),) = program.kernel.variables.items()
    if found.space != "shared" or found.n_bytes % WORD_BYTES:
        raise Unsupported(f"`{name}` is no words of shared memory")
    return name, found.align, found.n_bytes


def _barrier(program: Program) -> int:
    """The number of the one barrier, which no branch passes by.

    Raises:
        KernelProblem: a thread may pass it by or come back to it.
        Unsupported: there is no barrier, or there are several.
    """
    steps = program.steps
    places = [n for n, step in enumerate(steps) if step.waits]
    if len(places) != 1 or steps[places[0]].statement.guard:
        raise Unsupported("a kernel with shared memory has one barrier, for all threads")
    (barrier,) = places
    for place, step in enumerate(steps):
        if not step.instruction.branches:
            continue
        for target in targets_of(step, place, len(steps)):
            if (place < barrier) != (target <= barrier):
                raise KernelProblem("a branch passes the barrier", step.statement.line)
    return barrier


def _turn(program: Program, arrived: State, body: range) -> State:
    """A thread at the head of the loop, in any turn."""
    written = set[str]().union(*(program.steps[place].changed for place in body))
    registers = dict(arrived.registers)
    for name in written & registers.keys():
        if registers[name] == symbol(TID):
            registers[name] = symbol(WORD)
        else:
            del registers[name]
    return replace(arrived.copy(), registers=registers)


@dataclass(frozen=True)
class Copied:
    """What a variable holds.

    Args:
        source: the buffer.
        first: the place of the first word there, in bytes.
        copies: of each word, side by side.
    """

    source: Buffer
    first: int
    copies: int

    def byte(self, place: int) -> Bits | None:
        """The bits of a byte of the variable; None if the buffer has none there."""
        word, octet = divmod(place, WORD_BYTES)
        return self.source.byte(self.first + word // self.copies * WORD_BYTES + octet)


def _checked(ends: Sequence[State], head: int, counters: Sequence[str], n_bytes: int) -> Copied:
    """What is copied.

    Raises:
        KernelProblem: a turn does not copy its word, or is not followed by that of the next word.
    """
    found: list[Copied] = []
    following = symbol(WORD).plus(symbol(NTID))
    for state in ends:
        memory = state.memory
        assert isinstance(memory, CopyMemory), "it is the memory of a turn"
        if state.pc != head:
            left = symbol(WORD).times(WORD_BYTES)
            if memory.source or memory.is_copied or not state.known.is_at_least(left, n_bytes):
                raise KernelProblem("a thread waits at the barrier before all words are copied")
            continue
        if not memory.is_copied or any(state.registers[n] != following for n in counters):
            raise KernelProblem("a thread does not copy the words of its number")
        found.append(Copied(memory.buffers[memory.source], memory.first, memory.copies))
    if len(found) != 1 or len(ends) != len(found) + 1:
        raise KernelProblem("the loop before the barrier does not copy a word in each turn")
    return found[0]
