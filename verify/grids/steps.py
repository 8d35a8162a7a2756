"""Prepares a kernel for execution: places of variables, and the meaning of each statement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.machine.isa import Effect, Instruction
from compiler.machine.specialise import specialised
from verify.grids.bitwise import shortened
from verify.grids.evaluation import CONSTANT
from verify.grids.faults import KernelTextError
from verify.grids.memory import address_of_buffer
from verify.grids.text import PREDICATE_BITS, Kernel, KernelText, Parameter, Statement, Variable

BARRIER, EXIT = "barrier", "exit"
"""The state that a barrier of a block changes, and the place at which a thread ends."""
PREDICATE_BYTES = 4
"""The size of a predicate in this interpreter."""


@dataclass(frozen=True)
class Step:
    """A statement, ready to run.

    Args:
        statement: as it was read.
        effects: its meaning, specialised for its immediates.
        numbers: its immediates by name.
        written: the register of each result, and its size in bytes, by operand.
    """

    statement: Statement
    effects: tuple[Effect, ...]
    numbers: Mapping[str, int]
    written: Mapping[str, tuple[str, int]]

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

    @cached_property
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
    steps = _Steps(symbols, kernel.registers)
    made = [steps.made(each) for each in kernel.statements]
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
        if place + 1 in labels or steps[place].instruction.branches or steps[place].waits:
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
    """

    def __init__(self, symbols: Mapping[str, int], registers: Mapping[str, int]) -> None:
        self._symbols, self._registers = symbols, registers
        self._known: dict[tuple[str, tuple[tuple[str, int], ...]], tuple[Effect, ...]] = {}

    def made(self, statement: Statement) -> Step:
        """A statement, ready to run."""
        instruction = statement.instruction
        numbers = {n: self._number(statement, n, t) for n, t in statement.symbols.items()}
        key = (instruction.name, tuple(sorted(numbers.items())))
        if key not in self._known:
            self._known[key] = tuple(
                Effect(each.target, shortened(each.value))
                for each in specialised(instruction, numbers)
            )
        bits = {n: self._registers[r] for n, r in statement.registers.items()}
        written = {
            name: (
                statement.registers[name],
                PREDICATE_BYTES if bits[name] == PREDICATE_BITS else bits[name] // 8,
            )
            for name in instruction.results
        }
        return Step(statement, self._known[key], numbers, written)

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
