"""Object code in memory: its instructions, each decoded and prepared once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from compiler.machine.isa import PROGRAM_COUNTER, Instruction, fold
from dsl.syntax.tree import Name, Select
from prove.graph.words import Bits, constant_bits
from prove.machine.decode import DISTANCE, Decoded, DecodeError, Decoder
from prove.machine.memory import Violation
from prove.machine.plan import PreparedInstruction, Result, implied, make_plan
from prove.machine.values import Sum
from targets.binary import Binary

CODE = "code"
"""The region of the code itself, whose bytes are read as constants."""
LONGEST = 4
"""The most bytes of an instruction."""
MOST_AHEAD = 64
"""The number of following instructions that are examined for reads of a flag."""


class Fault(Exception):
    """An error in the code at a place.

    Args:
        what: description of the error.
        decoded: the instruction, or its text; None if there is none.
        pc: its address.
    """

    def __init__(self, what: str, decoded: Decoded | str | None, pc: int) -> None:
        text = decoded.text() if isinstance(decoded, Decoded) else decoded
        super().__init__(f"{pc:#x} ({text}): {what}" if text else f"{pc:#x}: {what}")
        self.what, self.text, self.pc = what, text, pc

    def __reduce__(self) -> tuple[type[Fault], tuple[str, str | None, int]]:
        return type(self), (self.what, self.text, self.pc)


class Broken(Fault):
    """The code violates a rule."""


class Unread(Broken):
    """The code contains no instruction of the table here, or one whose effect is undefined."""


class Leaks(Broken):
    """Data that may be secret decide an observable event or the control flow, or are left behind.

    Args:
        literals: the data; for a register that is not preserved, the bits that change.
    """

    def __init__(
        self, what: str, decoded: Decoded | str | None, pc: int, literals: tuple[int, ...] = ()
    ) -> None:
        super().__init__(what, decoded, pc)
        self.literals = literals


class Beyond(Fault):
    """No rule covers an operation of the code."""


@dataclass(frozen=True)
class Ready:
    """An instruction of the code, prepared for execution.

    Args:
        decoded: its row and operands, without dead flags.
        registers: by their names in the meaning.
        read: the registers that are read, by their names in the meaning.
        operands: its numbers and places in the code, by name.
        plan: its plan on bits; None if the plan depends on their values.
        sources: the registers that the plan reads.
        pointer: the base register of its addresses; "" if there is none.
        targets: the registers that it writes, and their results.
        turns: for a conditional branch, the addresses for a false and a true condition.
    """

    decoded: Decoded
    registers: Mapping[str, str]
    read: tuple[str, ...]
    operands: Mapping[str, int | Sum]
    plan: PreparedInstruction | None
    sources: tuple[str, ...]
    pointer: str
    targets: tuple[tuple[str, Result], ...]
    turns: tuple[int, ...]


@dataclass(frozen=True)
class Code:
    """Code in memory.

    Args:
        text: its bytes.
        base: the address of the first byte.
        binary: the object file that they come from.
        decoder: decodes instructions.
        align: alignment of the first byte, if loads must be aligned; else 0.
        constants: for each memory, by its name in meanings: addresses with the bytes from there on,
            which are read in constant time.
        known: the instructions decoded so far, by address.
    """

    text: bytes
    base: int
    binary: Binary
    decoder: Decoder
    align: int = 0
    constants: Mapping[str, tuple[tuple[int, bytes], ...]] = field(
        default_factory=dict[str, tuple[tuple[int, bytes], ...]]
    )
    known: dict[int, Ready] = field(default_factory=dict[int, Ready])

    @property
    def table_places(self) -> frozenset[int]:
        """The addresses of all constants beside the code; memories do not share any."""
        blocks = [block for blocks in self.constants.values() for block in blocks]
        return frozenset(at + i for at, octets in blocks for i in range(len(octets)))

    def at(self, pc: int) -> Decoded:
        """The instruction at an address; errors are those of `ready`."""
        return self.ready(pc).decoded

    def ready(self, pc: int) -> Ready:
        """The instruction at an address, prepared for execution.

        Raises:
            Broken: there is no code; `Unread` if there is no instruction of the table.
        """
        ready = self.known.get(pc)
        if ready is None:
            place = pc - self.base
            if place < 0 or place >= len(self.text) or place % self.binary.instruction_bytes:
                raise Broken("there is no code here", None, pc)
            try:
                decoded = self.decoder.decode(self.text[place : place + LONGEST], pc)
            except DecodeError as problem:
                raise Unread(str(problem), None, pc) from problem
            if self._is_open(decoded):
                raise Unread("what is written is a part of a pointer that moves", decoded, pc)
            ready = self.known[pc] = self._made_ready(decoded)
        return ready

    def _made_ready(self, decoded: Decoded) -> Ready:
        unread = self._unread(decoded)
        if unread:
            reduced = _without(decoded.instruction, unread)
            decoded = replace(decoded, instruction=reduced)
        instruction, registers = decoded.instruction, self._registers(decoded)
        known = implied(instruction).union(instruction.args)
        read = tuple(name for name in registers if name in known)
        numbers = dict(decoded.numbers)
        if PROGRAM_COUNTER in implied(instruction):
            numbers[PROGRAM_COUNTER] = decoded.pc + decoded.n_bytes
        operands: dict[str, int | Sum] = dict(numbers)
        if not instruction.branches:
            # A place in the code is a pointer, so a proof holds for any address of the code.
            places = {n: k for n, k in numbers.items() if n in (PROGRAM_COUNTER, DISTANCE)}
            operands |= {name: Sum(CODE, k - self.base) for name, k in places.items()}
        bits = tuple((name, self.binary.bits[r]) for name, r in registers.items())
        plan = None
        if not self.binary.unspecified & implied(instruction) and instruction.effects:
            plan = make_plan(instruction, tuple(operands.items()), bits, self.word_bits)
        pointer = registers[plan.pointer] if plan and plan.pointer else ""
        # A plan's pointer may move; a register that is always zero is no pointer.
        if plan is None or (pointer and not self.binary.bits[pointer]):
            return Ready(decoded, registers, read, operands, None, (), "", (), ())
        return Ready(
            decoded,
            registers,
            read,
            operands,
            plan,
            sources=tuple(registers[name] for name in plan.sources),
            pointer=pointer,
            targets=tuple((registers[name], how) for name, how in plan.results),
            turns=_turns(instruction, numbers) if plan.condition else (),
        )

    def _is_open(self, decoded: Decoded) -> bool:
        """Whether a moving pointer shares a half with another operand: its effect is undefined."""
        operands = [decoded.registers.get(name, "") for name in decoded.instruction.moved]
        halves = {part for name in operands for part in self.binary.parts.get(name, ())}
        return not halves.isdisjoint(decoded.registers.values())

    def _registers(self, decoded: Decoded) -> dict[str, str]:
        """The registers that an instruction reads or writes, by the names in its meaning."""
        instruction, known = decoded.instruction, self.binary.bits.keys()
        assigned = {e.target.id for e in instruction.effects if isinstance(e.target, Name)}
        named = (implied(instruction) | assigned) - decoded.registers.keys()
        return {**decoded.registers, **{name: name for name in sorted(named & known)}}

    def _unread(self, decoded: Decoded) -> frozenset[str]:
        """The dead flags of an instruction: the next instructions write them before reading them.

        No instruction reads the value of such a flag.
        """
        left = set(self.binary.flags & decoded.instruction.state_written)
        unread: set[str] = set()
        pc = decoded.pc + decoded.n_bytes
        for _ in range(MOST_AHEAD if left else 0):
            try:
                ahead = self.decoder.decode(self.text[pc - self.base :][:LONGEST], pc)
            except DecodeError:
                break
            left -= implied(ahead.instruction)
            if ahead.instruction.branches or not left:
                break
            unread |= left & ahead.instruction.state_written
            left -= unread
            pc += ahead.n_bytes
        return frozenset(unread)

    @property
    def word_bits(self) -> int:
        """Size of a pointer."""
        return self.binary.bits[self.binary.sp]

    def constant(self, place: int, n_bytes: int) -> Bits:
        """Bytes of the code as data.

        Raises:
            Violation: they are outside of it, or not aligned to their size.
        """
        if self.align and (n_bytes > self.align or place % n_bytes):
            raise Violation(f"{n_bytes} bytes of the code are accessed out of alignment")
        if place < 0 or place + n_bytes > len(self.text):
            raise Violation(f"{n_bytes} bytes are accessed outside of the code")
        number = int.from_bytes(self.text[place : place + n_bytes], "little")
        return constant_bits(number, 8 * n_bytes)


def _turns(instruction: Instruction, numbers: Mapping[str, int]) -> tuple[int, ...]:
    """The addresses of a branch for a false and a true condition."""
    (effect,) = instruction.effects
    assert isinstance(effect.value, Select), "it has a condition"
    return tuple(fold(side, numbers) for side in (effect.value.other, effect.value.then))


@cache
def _without(instruction: Instruction, flags: frozenset[str]) -> Instruction:
    """An instruction without writes of some flags."""
    effects = instruction.effects
    kept = [e for e in effects if not isinstance(e.target, Name) or e.target.id not in flags]
    return replace(instruction, effects=tuple(kept))
