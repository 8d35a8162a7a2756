"""Executes object code on literals; with constants it is an emulator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache

from compiler.isa import Instruction, names_in
from dsl.tree import Index
from prove.decode import Decoded, DecodeError, Decoder
from prove.graph import Graph
from prove.meaning import Meaning
from prove.memory import Memory, Value, Violation
from prove.public import Arithmetic
from prove.values import Facts, Sum, Unsupported
from prove.words import Bits, Words, constant_bits, fitted, known_number
from targets.binary import Binary

MOST_STEPS = 2_000_000
"""Of one run; a loop of the code that does not end within is taken for one that never does."""


class Fault(Exception):
    """What is wrong with the code at a place.

    Args:
        what: is wrong.
        decoded: the instruction; None where there is none.
        pc: its address.
    """

    def __init__(self, what: str, decoded: Decoded | None, pc: int) -> None:
        shown = f" ({decoded.text()})" if decoded else ""
        super().__init__(f"{pc:#x}{shown}: {what}")
        self.what, self.pc = what, pc


class Broken(Fault):
    """The code breaks a rule."""


class Beyond(Fault):
    """There is no rule for what the code does."""


@dataclass(frozen=True)
class Code:
    """Code in memory.

    Args:
        text: its bytes.
        base: the address of the first.
        binary: what they are made of.
        decoder: finds the rows of instructions.
        known: the instructions read so far, by address.
    """

    text: bytes
    base: int
    binary: Binary
    decoder: Decoder
    known: dict[int, Decoded] = field(default_factory=dict[int, Decoded])

    def at(self, pc: int) -> Decoded:
        """The instruction at an address.

        Raises:
            Broken: there is none that the table knows.
        """
        if pc not in self.known:
            place = pc - self.base
            if place < 0 or place >= len(self.text) or place % self.binary.instruction_bytes:
                raise Broken("there is no code here", None, pc)
            try:
                self.known[pc] = self.decoder.decode(self.text[place:], pc)
            except DecodeError as problem:
                raise Broken(str(problem), None, pc) from problem
        return self.known[pc]


@dataclass
class State:
    """The state between two instructions.

    Args:
        registers: by name; of those that numbers alone name only what has been set.
        memory: the regions.
        pc: the address of the next instruction.
        home: what the program counter is where the function has returned.
        n_steps: instructions so far.
        returned: whether it has.
    """

    registers: dict[str, Value]
    memory: Memory
    pc: int
    home: Bits
    n_steps: int = 0
    returned: bool = False

    def copy(self) -> State:
        """The same, to be changed on its own."""
        return replace(self, registers=dict(self.registers), memory=self.memory.copy())

    def know(self, facts: Facts) -> None:
        """Know more of the symbols; one that can have one value becomes that value."""
        fixed = {
            name: Sum("", first) for name, (first, last) in facts.ranges.items() if first == last
        }
        self.replace_symbols(fixed, facts)

    def replace_symbols(self, values: dict[str, Sum], facts: Facts) -> None:
        """Write sums for symbols everywhere, and know `facts` from now on."""
        extents = {
            name: (a.replaced(values), b.replaced(values)) for name, (a, b) in facts.extents.items()
        }
        largest = facts.largest.replaced(values)
        self.memory.facts = replace(facts, extents=extents, largest=largest)
        for name, value in self.registers.items():
            if isinstance(value, Sum):
                self.registers[name] = self._as_value(value.replaced(values), name)
        for region in self.memory.regions.values():
            region.replace_symbols(values)

    def _as_value(self, value: Sum, name: str) -> Value:
        """A number that is constant now as bits."""
        width = 8 * self.memory.word_bytes
        return constant_bits(value.offset, width) if value.is_number else value


@dataclass(frozen=True)
class Executor:
    """Runs code.

    Args:
        graph: of the literals.
        code: what is run.
    """

    graph: Graph
    code: Code

    def run(self, state: State, stop: Callable[[State], bool] = lambda _: False) -> None:
        """Run until the function returns, or until a place; there nothing has been done yet.

        Raises:
            Broken: the code breaks a rule.
            Beyond: there is no rule for what it does.
            Undecided: a comparison depends on the symbols; the state is that before it.
        """
        first = state.n_steps
        while not state.returned:
            self.step(state)
            if state.n_steps - first > MOST_STEPS:
                raise Beyond(f"it still runs after {MOST_STEPS} instructions", None, state.pc)
            if not state.returned and stop(state):
                return

    def step(self, state: State) -> None:
        """Carry out one instruction; errors are those of `run`."""
        decoded = self.code.at(state.pc)
        try:
            self._carry_out(state, decoded)
        except Violation as problem:
            raise Broken(str(problem), decoded, state.pc) from problem
        except Unsupported as problem:
            raise Beyond(str(problem), decoded, state.pc) from problem

    def _carry_out(self, state: State, decoded: Decoded) -> None:
        binary, instruction = self.code.binary, decoded.instruction
        behind = state.pc + binary.instruction_bytes
        operands: dict[str, Value | int] = {"pc": behind, **decoded.numbers}
        zero = (0,) * (8 * state.memory.word_bytes)
        for name, register in decoded.registers.items():
            operands[name] = state.registers[register] if binary.bits[register] else zero
        for name in _implied(instruction) & binary.bits.keys():
            operands[name] = state.registers[name]
        if instruction.row.time == "data" and not instruction.branches:
            _check_public(operands)
        sp, memory = state.registers[binary.sp], state.memory
        written = Meaning(
            words=Words(self.graph),
            arithmetic=Arithmetic(memory.facts),
            instruction=instruction,
            operands=operands,
            load=lambda address, n_bytes: memory.load(address, n_bytes, sp),
            store=lambda address, value, n_bytes: memory.store(address, value, n_bytes, sp),
        ).run()
        target = written.pop("pc", behind)
        for name, part in written.items():
            register = decoded.registers.get(name, name)
            value = constant_bits(part, binary.bits[register]) if isinstance(part, int) else part
            if width := binary.bits[register]:
                value = value if isinstance(value, Sum) else fitted(value, width)
                state.registers[register] = value
        self._go(state, target)

    def _go(self, state: State, target: Value | int) -> None:
        """Let the program go on at an address, or return."""
        state.n_steps += 1
        if isinstance(target, Sum):
            raise Violation("it jumps to data")
        if isinstance(target, int):
            state.pc = target
            return
        place = known_number(target)
        mask = self.code.binary.return_mask
        masked = tuple(bit if mask >> i & 1 else 0 for i, bit in enumerate(target))
        if masked == state.home:
            state.returned = True
        elif place is None:
            raise Violation("it jumps to an address that depends on data")
        else:
            state.pc = place


@cache
def _implied(instruction: Instruction) -> frozenset[str]:
    """The names that a meaning reads and the text does not hold: a register by its own name."""
    places = [e.target.index for e in instruction.effects if isinstance(e.target, Index)]
    parts = [*places, *(e.value for e in instruction.effects)]
    return frozenset(name for part in parts for name in names_in(part)) - instruction.views.keys()


def _check_public(operands: dict[str, Value | int]) -> None:
    """Refuse data in an operand that the time depends on."""
    for value in operands.values():
        if isinstance(value, tuple) and known_number(value) is None:
            raise Violation("the time that this takes depends on data that is not public")
