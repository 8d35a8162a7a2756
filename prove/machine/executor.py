"""Executes object code on literals; on constants it is an emulator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain

from compiler.machine.isa import CODE_MEMORY, MEMORY, PROGRAM_COUNTER, Instruction
from dsl.syntax.tree import Index
from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, constant_bits, fitted, known_number
from prove.machine.applied import looked_up
from prove.machine.code import CODE, Beyond, Broken, Code, Fault, Leaks, Ready
from prove.machine.meaning import Meaning, Part
from prove.machine.memory import Depends, Piece, Value, Violation
from prove.machine.plan import PreparedInstruction, Result
from prove.machine.public import Arithmetic
from prove.machine.recorder import POINTER
from prove.machine.registers import State, as_number, joined, taken_apart
from prove.machine.values import STACK, Sum, Unsupported

__all__ = ["Beyond", "Broken", "Code", "Executor", "Fault", "State"]

NOWHERE = Sum("", 0)
Made = tuple[Value, ...] | int | None
"""The result of an instruction: values, or the direction of a branch; None: not by its plan."""
MOST_STEPS = 2_000_000
"""The most steps of a run; a longer loop of the code counts as endless."""


@dataclass(frozen=True)
class Executor:
    """Runs code.

    Args:
        graph: the graph of the literals.
        code: the code to run.
    """

    graph: Graph
    code: Code

    def run(self, state: State, stop: Callable[[State], bool] = lambda _: False) -> None:
        """Run until the function returns, or before the instruction at which `stop` is true.

        Raises:
            Broken: the code violates a rule.
            Beyond: no rule covers an instruction.
            Undecided: a comparison depends on the symbols; the state is the one before it.
        """
        first = state.n_steps
        while not state.returned:
            self.step(state)
            if state.n_steps - first > MOST_STEPS:
                raise Beyond(f"it still runs after {MOST_STEPS} instructions", None, state.pc)
            if not state.returned and stop(state):
                return

    def step(self, state: State) -> None:
        """Execute one instruction; errors are those of `run`."""
        ready = self.code.ready(state.pc)
        interruptible = self._interruptible(state)
        try:
            if ready.plan is None or not self._follow(state, ready, ready.plan):
                self.carry_out(state, ready)
            if interruptible:
                self._check_whole(state)
        except Violation as problem:
            at = state.pc if problem.pc is None else problem.pc
            said = str(problem), self.code.ready(at).decoded, at
            if isinstance(problem, Depends):
                raise Leaks(*said, problem.literals) from problem
            raise Broken(*said) from problem
        except Unsupported as problem:
            raise Beyond(str(problem), ready.decoded, state.pc) from problem

    @cached_property
    def words(self) -> Words:
        """The operators on words; a subclass may give others."""
        return Words(self.graph)

    @cached_property
    def _known(self) -> dict[tuple[PreparedInstruction, tuple[Value, ...]], Made]:
        """A cache of instruction results, since each group of blocks is run many times."""
        return {}

    def _follow(self, state: State, ready: Ready, plan: PreparedInstruction) -> bool:
        """Execute an instruction by its plan.

        Returns:
            False if nothing was done, because the plan does not support these values.
        """
        registers = state.registers
        try:
            values = tuple([registers[register] for register in ready.sources])
        except KeyError:
            if any(map(partial(self._is_unknown, state), ready.sources)):
                return False
            values = tuple([self.value(state, register) for register in ready.sources])
        if plan.loads or plan.stores:
            made: Made = self._accessed(state, ready, plan, values)
        else:
            made = self._known.get((plan, values))
            if made is None:
                made = self._known[plan, values] = self._computed(plan, values)
        if made is None:
            return False
        if isinstance(made, int):
            state.pc = ready.turns[made]
        else:
            for (register, _), value in zip(ready.targets, made, strict=True):
                self.write(state, register, value)
            state.pc += ready.decoded.n_bytes
        state.n_steps += 1
        return True

    def _is_unknown(self, state: State, register: str) -> bool:
        """Whether a register has an unknown value: a flag without a rule."""
        return register in self.code.binary.flags and register not in state.registers

    def value(self, state: State, register: str) -> Value:
        """The value of a register, or of several adjacent ones.

        Raises:
            Unsupported: the value is unknown, or the registers have no common value.
        """
        held = state.registers.get(register)
        if held is not None:
            return held
        parts = self.code.binary.parts.get(register)
        if parts is None:
            raise Unsupported(f"nothing is known of {register}")
        return joined([state.registers[part] for part in parts], state.memory.facts)

    def above_stack(self, state: State) -> Value:
        """The lowest place of the stack in use."""
        binary = self.code.binary
        place = self.value(state, binary.sp)
        return place.moved(binary.sp_gap) if isinstance(place, Sum) and binary.sp_gap else place

    def _computed(self, plan: PreparedInstruction, values: tuple[Value, ...]) -> Made:
        """The result of an instruction on registers: values, or the direction of a branch."""
        bits = [value for value in values if isinstance(value, tuple)]
        if len(bits) < len(values):
            return plan.sums(values, self.code.word_bits)
        pool = plan.filled(self.words, (0, *chain.from_iterable(bits)))
        if plan.condition:
            way = known_number(plan.condition(pool))
            return None if way is None else int(way > 0)
        return _results(plan, pool, values, NOWHERE)

    def _accessed(
        self, state: State, ready: Ready, plan: PreparedInstruction, values: tuple[Value, ...]
    ) -> tuple[Value, ...] | None:
        """The register results of a load or store."""
        pointer = self.value(state, ready.pointer) if plan.pointer else NOWHERE
        if not isinstance(pointer, Sum):
            return None
        loads = [self.load(state, pointer.moved(k), n_bytes) for k, n_bytes in plan.loads]
        held, pool = (*values, *loads), Bits()
        if plan.computes:
            data = [value for value in held if isinstance(value, tuple)]
            if len(data) < len(held):
                return None
            pool = plan.filled(self.words, (0, *chain.from_iterable(data)))
        made = _results(plan, pool, held, pointer)
        stack = self.above_stack(state)
        if ready.pointer == self.code.binary.sp and plan.stores and made:
            # A pushed value is above the stack pointer after its move.
            stack = made[-1]
        for k, n_bytes, how in plan.stores:
            value = _result(how, pool, held, pointer)
            self.store(pointer.moved(k), value, n_bytes, (state, stack))
        return made

    def load(self, state: State, address: Value, n_bytes: int) -> Value:
        """The value at an address in code, a table of constants, or memory; errors are `run`'s."""
        if isinstance(address, Sum) and address.region == CODE:
            if address.terms:
                raise Unsupported("the code is read at a place that is not constant")
            return self.code.constant(address.offset, n_bytes)
        if isinstance(address, tuple) and MEMORY in self.code.constants and n_bytes == 1:
            return self._constant(MEMORY, address)
        return state.memory.load(address, n_bytes, self.above_stack(state))

    def _constant(self, memory: str, address: Value) -> Value:
        """A byte of the tables of constants in a memory."""
        if not isinstance(address, tuple):
            raise Violation("a table is read at a place that is none in it")
        return looked_up(self.graph, self.code.constants[memory], address)

    def store(self, address: Value, value: Value, n_bytes: int, held: tuple[State, Value]) -> None:
        """Write low bytes of a value to memory; errors are those of `load`.

        `held` has the state and the lowest place of the stack in use.
        """
        if isinstance(address, Sum) and address.region == CODE:
            raise Violation("the code is written to")
        state, stack = held
        state.memory.store(address, value, n_bytes, stack, state.pc)

    def write(self, state: State, register: str, value: Value) -> None:
        """Set a register to a value, which may have fewer bits.

        Raises:
            Violation: it is the stack pointer, and the value is no place for it.
            Unsupported: the register cannot hold such a value.
        """
        binary = self.code.binary
        if register in binary.parts:
            self._write_parts(state, register, value)
            return
        width = binary.bits[register]
        if register == binary.sp:
            self._check_stack(state, value)
        if isinstance(value, Sum):
            if width != 8 * state.memory.word_bytes:
                raise Unsupported("a pointer or a length is put into a register of another kind")
            state.registers[register] = value
        elif isinstance(value, Piece):
            # Flags are only compared with 0, so a number stands for the byte.
            held = as_number(value, state.memory.facts) if register in binary.flags else value
            if binary.bits[register] != (8 if held is value else 8 * state.memory.word_bytes):
                raise Unsupported("a byte of a pointer or of a length is put into another register")
            state.registers[register] = held
        elif width:
            state.registers[register] = value if len(value) == width else fitted(value, width)

    def _write_parts(self, state: State, register: str, value: Value) -> None:
        """Set adjacent registers to a value."""
        binary = self.code.binary
        if register == binary.sp:
            self._check_stack(state, value)
        parts = binary.parts[register]
        widths = [binary.bits[part] for part in parts]
        state.registers |= zip(parts, taken_apart(value, widths), strict=True)

    def _check_stack(self, state: State, value: Value) -> None:
        """Check that a new value of the stack pointer is an aligned place in the stack."""
        binary = self.code.binary
        if not isinstance(value, Sum) or value.region != STACK or value.terms:
            raise Violation(f"{binary.sp} is no place in the stack that is known")
        top = value.offset + binary.sp_gap
        # Only a return moves it above: it pops the return address.
        if top > 0 and not (
            top == binary.return_bytes and self.code.at(state.pc).instruction.branches
        ):
            raise Violation(f"{binary.sp} is moved above where it was")
        if top % binary.sp_align:
            raise Violation(f"{binary.sp} is no multiple of {binary.sp_align}")
        region = state.memory.regions[value.region]
        first, _ = state.memory.facts.extents[value.region]
        if top < first.offset:
            moved, most = -top, -first.offset
            raise Violation(f"{binary.sp} is moved by {moved} bytes; the frame has {most} at most")
        region.drop(top)

    def _interruptible(self, state: State) -> bool:
        """Whether an interrupt may occur after the next instruction.

        One more instruction is executed after the one that enables interrupts.
        """
        name = self.code.binary.interrupts
        return bool(name) and state.registers[name] != (0,)

    def _check_whole(self, state: State) -> None:
        """Check that the stack pointer is not half written when an interrupt may occur."""
        if state.registers[self.code.binary.interrupts] != (0,):
            self._check_stack(state, self.value(state, self.code.binary.sp))

    def carry_out(self, state: State, ready: Ready) -> None:
        """Execute an instruction by its row's meaning; errors are those of `run`."""
        binary, decoded = self.code.binary, ready.decoded
        instruction = decoded.instruction
        behind = state.pc + decoded.n_bytes
        operands = {**ready.operands, **dict(self._operands(state, ready))}
        if instruction.row.time == "data" and not instruction.branches:
            _check_public(operands)
        calls = instruction.branches and len(instruction.effects) > 1
        if calls and PROGRAM_COUNTER in operands:
            operands[PROGRAM_COUNTER] = self.way_back(behind)
        written = Meaning(
            words=self.words,
            word_bits=8 * state.memory.word_bytes,
            arithmetic=Arithmetic(state.memory),
            instruction=instruction,
            operands=operands,
            load=lambda address, n_bytes: self.load(state, address, n_bytes),
            load_code=lambda address: self._constant(CODE_MEMORY, address),
            store=lambda address, value, n_bytes: self.store(
                address, value, n_bytes, (state, self._above_pushed(state, instruction))
            ),
            flags=binary.flags,
        ).run()
        target = written.pop(PROGRAM_COUNTER, behind)
        if calls and PROGRAM_COUNTER in operands and isinstance(target, int):
            state.calls += (behind,)
            stack = state.memory.regions[STACK]
            stack.harmless |= frozenset(self.way_back(behind))
        for name, part in written.items():
            self._write_part(state, ready.registers[name], part)
        for name in instruction.state_written & binary.flags - written.keys():
            state.registers.pop(name, None)
        self._go(state, target)

    def _operands(self, state: State, ready: Ready) -> Iterator[tuple[str, Value]]:
        """The known values of registers that an instruction reads, by names in the row."""
        for name in ready.read:
            register = ready.registers[name]
            if not self.code.binary.bits[register]:
                yield name, (0,) * (8 * state.memory.word_bytes)
            elif not self._is_unknown(state, register):
                yield name, self._operand(state, register)

    def _write_part(self, state: State, register: str, part: Part) -> None:
        """Set a register to a result of a row; a flag without a rule becomes unknown."""
        binary = self.code.binary
        value = constant_bits(part, binary.bits[register]) if isinstance(part, int) else part
        try:
            self.write(state, register, value)
        except Unsupported:
            if register not in binary.flags:
                raise
            state.registers.pop(register, None)

    def _operand(self, state: State, register: str) -> Value:
        """The value of a register for reading."""
        binary = self.code.binary
        if register in binary.unspecified:
            return tuple(self.graph.fresh() for _ in range(binary.bits[register]))
        return self.value(state, register)

    def _above_pushed(self, state: State, instruction: Instruction) -> Value:
        """The lowest place of the stack in use after an instruction's push."""
        place = self.above_stack(state)
        is_pushing = instruction.writes_memory and self.code.binary.sp in instruction.moved
        if is_pushing and isinstance(place, Sum):
            pushed = -sum(1 for e in instruction.effects if isinstance(e.target, Index))
            return place.moved(pushed * instruction.lane_bits // 8)
        return place

    def way_back(self, pc: int) -> Bits:
        """The return address of a call as unknown bits, since code may be anywhere."""
        binary, n_bits = self.code.binary, self.code.word_bits
        bits = [self.graph.input(f"the way back to {pc:#x}", i) for i in range(n_bits)]
        return tuple(bit if binary.return_mask >> i & 1 else 0 for i, bit in enumerate(bits))

    def _go(self, state: State, target: Value | int) -> None:
        """Continue at an address, or return."""
        state.n_steps += 1
        if isinstance(target, Sum | Piece):
            raise Violation("it jumps to data")
        if isinstance(target, int):
            state.pc = target
            return
        place = known_number(target)
        mask = self.code.binary.return_mask
        masked = tuple(bit if mask >> i & 1 else 0 for i, bit in enumerate(target))
        if masked == state.home:
            state.returned = True
        elif state.calls and masked == self.way_back(state.calls[-1]):
            state.pc, state.calls = state.calls[-1], state.calls[:-1]
        elif place is None:
            raise Depends("it jumps to an address that depends on data", target)
        else:
            # This includes constants: they would be right for one load address of the code only.
            raise Violation("it jumps to an address in a register that no call has left there")


def _results(
    plan: PreparedInstruction, pool: Bits, held: tuple[Value, ...], pointer: Sum
) -> tuple[Value, ...]:
    """The results for registers."""
    return tuple([_result(how, pool, held, pointer) for _, how in plan.results])


def _result(how: Result, pool: Bits, held: tuple[Value, ...], pointer: Sum) -> Value:
    """A result: bits of the pool, a source or load, or an address."""
    if isinstance(how, int):
        return held[how]
    if isinstance(how, Sum):
        return pointer.moved(how.offset) if how.region == POINTER else how
    return how(pool)


def _check_public(operands: dict[str, Value | int]) -> None:
    """Check that operands that decide the time contain no data."""
    for value in operands.values():
        if isinstance(value, tuple) and known_number(value) is None:
            raise Depends("the time that this takes depends on data that is not public", value)
