"""Prepares a kernel for execution: places of variables, and the meaning of each statement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from compiler.machine.isa import PROGRAM_COUNTER, Effect, Instruction
from compiler.machine.specialise import specialised
from verify.grids.bitwise import shortened
from verify.grids.evaluation import CONSTANT, Meaning
from verify.grids.faults import KernelTextError
from verify.grids.memory import address_of_buffer
from verify.grids.text import PREDICATE_BITS, Kernel, KernelText, Parameter, Statement, Variable

BARRIER, EXIT = "barrier", "exit"
"""The state that a barrier of a block changes, and the place at which a thread ends."""
PREDICATE_BYTES = 4
"""The size of a predicate in this interpreter."""
MOST_MEANINGS = 1 << 14
"""How many rows with immediates are kept."""

Named = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Step:
    """A statement, ready to run.

    Args:
        statement: as it was read.
        effects: its meaning, specialised for its immediates.
        numbers: its immediates by name.
        written: the register of each result, and its size in bytes, by operand.
        meaning: its effects, ready to be done.
        sources: the registers and the state that its meaning reads, in their order.
        destinations: those that it writes, in their order.
        ends_block: whether it is a branch or a barrier.
    """

    statement: Statement
    effects: tuple[Effect, ...]
    numbers: Mapping[str, int]
    written: Mapping[str, tuple[str, int]]
    meaning: Meaning
    sources: Sequence[str]
    destinations: Sequence[str]
    ends_block: bool

    @property
    def instruction(self) -> Instruction:
        """Its row."""
        return self.statement.instruction

    @cached_property
    def read(self) -> frozenset[str]:
        """The registers, and the state of each thread, that it reads."""
        named = {self.statement.registers[name] for name in self.instruction.args}
        guard = {self.statement.guard} - {""}
        return frozenset(named | guard | self.instruction.state_read)

    @cached_property
    def changed(self) -> frozenset[str]:
        """The registers, and the state of each thread, that it writes."""
        named = {register for register, _ in self.written.values()}
        return frozenset(named | self.instruction.state_written)

    @property
    def waits(self) -> bool:
        """Whether it is a barrier."""
        return BARRIER in self.instruction.state_written


@dataclass(frozen=True)
class Program:
    """A kernel, ready to run.

    Args:
        kernel: as it was read.
        steps: its statements.
        ends: for each statement, the end of its basic block: the next label, branch or barrier.
        places: where each parameter lies, in bytes.
        constants: what constant memory holds.
        global_variables: variables in global memory, which lie before all buffers.
        shared_bytes: of each thread block.
        kept: registers and state that threads may read in another basic block than they are
            written in, and those of statements with a guard.
        dying: for each statement, the others that are read here for the last time.
    """

    kernel: Kernel
    steps: Sequence[Step]
    ends: Sequence[int]
    places: Mapping[str, int]
    constants: bytes
    global_variables: Mapping[str, Variable]
    shared_bytes: int
    kept: frozenset[str]
    dying: Sequence[frozenset[str]]


def program_of(text: KernelText, kernel: Kernel) -> Program:
    """Make a kernel of a text ready.

    Raises:
        KernelTextError: a statement names what is not declared, or has a number that its row does
            not take.
    """
    shared, shared_bytes = _laid_out(kernel.variables)
    held = {n: v for n, v in text.variables.items() if v.space == CONSTANT}
    constants, constant_bytes = _laid_out(held)
    octets = bytearray(constant_bytes)
    for name, place in constants.items():
        octets[place : place + held[name].n_bytes] = held[name].octets or b""
    in_global = {n: v for n, v in text.variables.items() if v.space == "global"}
    places, _ = _laid_out(kernel.parameters)
    symbols = {
        **places,
        **constants,
        **shared,
        **{n: address_of_buffer(i, v.align) for i, (n, v) in enumerate(in_global.items())},
        **kernel.labels,
    }
    steps = _Steps(symbols, kernel.registers, len(kernel.statements))
    made = [steps.made(n, each) for n, each in enumerate(kernel.statements)]
    ends = _segment_ends(made, frozenset(kernel.labels.values()))
    kept = _kept(made, ends)
    dying = _dying(made, ends, kept)
    return Program(kernel, made, ends, places, bytes(octets), in_global, shared_bytes, kept, dying)


def _laid_out(variables: Mapping[str, Variable | Parameter]) -> tuple[dict[str, int], int]:
    """The places of consecutive variables or parameters, and their size together."""
    places: dict[str, int] = {}
    end = 0
    for name, variable in variables.items():
        places[name] = -(-end // variable.align) * variable.align
        end = places[name] + variable.n_bytes
    return places, end


def _segment_ends(steps: Sequence[Step], labels: frozenset[int]) -> list[int]:
    ends = [0] * len(steps)
    end = len(steps)
    for place in range(len(steps) - 1, -1, -1):
        if place + 1 in labels or steps[place].ends_block:
            end = place + 1
        ends[place] = end
    return ends


def _kept(steps: Sequence[Step], ends: Sequence[int]) -> frozenset[str]:
    """What is read in a basic block before it is written there, or named under a guard."""
    kept: set[str] = set()
    written: set[str] = set()
    for step, end, before in zip(steps, ends, (0, *ends), strict=False):
        if end != before:
            written = set()
        kept |= step.read - written
        written |= step.changed
        if step.statement.guard:
            kept |= step.changed | step.read
    return frozenset(kept)


def _dying(
    steps: Sequence[Step], ends: Sequence[int], kept: frozenset[str]
) -> list[frozenset[str]]:
    """What is read, or not even read, for the last time before it is written again."""
    found: list[frozenset[str]] = [frozenset()] * len(steps)
    later: set[str] = set()
    for place in range(len(steps) - 1, -1, -1):
        if place + 1 == ends[place]:
            later = set()
        used = (steps[place].read | steps[place].changed) - kept
        found[place] = frozenset(used - later)
        later -= steps[place].changed
        later |= steps[place].read - kept
    return found


class _Steps:
    """Makes statements ready.

    Args:
        symbols: the value of each name: an address, or the number of a statement.
        registers: the bits of each register.
        end: the place at which a thread ends.
    """

    def __init__(self, symbols: Mapping[str, int], registers: Mapping[str, int], end: int) -> None:
        self._symbols, self._registers, self._end = symbols, registers, end

    def made(self, place: int, statement: Statement) -> Step:
        """The statement at a place, ready to run."""
        row, registers = statement.instruction, statement.registers
        numbers = {n: self._number(statement, n, t) for n, t in statement.symbols.items()}
        ends_block = row.branches or BARRIER in row.state_written
        state = {PROGRAM_COUNTER: place + 1, EXIT: self._end, BARRIER: 0} if ends_block else {}
        n_bytes = {n: _register_bytes(self._registers[r]) for n, r in registers.items()}
        given = (tuple(each.items()) for each in (numbers, state, n_bytes))
        effects, meaning = _meaning(row, *given)
        written = {name: (registers[name], n_bytes[name]) for name in row.results}
        sources = tuple(registers.get(name, name) for name in meaning.read)
        results = tuple(registers.get(name, name) for name in meaning.written)
        return Step(statement, effects, numbers, written, meaning, sources, results, ends_block)

    def _number(self, statement: Statement, operand: str, text: str) -> int:
        """The value of an operand that is no register."""
        where = f"line {statement.line}: `{statement.text}`"
        try:
            value = int(text, 0)
        except ValueError:
            if text not in self._symbols:
                raise KernelTextError(f"{where}: `{text}` is not declared") from None
            return self._symbols[text]
        first, last, step = statement.instruction.bounds.get(operand, (value, value, 1))
        if not first <= value <= last or (value - first) % step:
            raise KernelTextError(f"{where}: the row takes no {value}")
        return value


def _register_bytes(bits: int) -> int:
    return PREDICATE_BYTES if bits == PREDICATE_BITS else bits // 8


@lru_cache(MOST_MEANINGS)
def _meaning(
    row: Instruction, numbers: Named, state: Named, n_bytes: Named
) -> tuple[tuple[Effect, ...], Meaning]:
    """The effects of a row for its immediates, and these ready to be done.

    Kernels of a text, which are made ready one after another, have most of them in common.
    """
    effects = tuple(
        Effect(each.target, shortened(each.value)) for each in specialised(row, dict(numbers))
    )
    return effects, Meaning(row, effects, dict(numbers + state), dict(n_bytes))
