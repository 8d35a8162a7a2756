"""Executes functions of a mode; calls of the cipher have the effect that is proven of it.

The key set-up fills round keys with literals that have no definition, and encryption takes only
round keys that it has filled, or a constant table of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from dsl.syntax.tree import Binary, Name, Number
from prove.claims.interface import Sizes
from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.code import CODE, Beyond, Broken, Ready
from prove.machine.executor import Executor, State
from prove.machine.memory import Value, Violation
from prove.machine.registers import taken_apart
from prove.machine.values import STACK, Sum, Unsupported
from prove.modes.octets import BYTE, Octets, UnknownCipher, known_octets
from prove.modes.products import CountingWords

LAST_ARGUMENT = 8
"""The lowest number of a register with an argument, if they are passed in several each."""
Registers = tuple[str, ...]
"""The registers of one argument, the lowest first."""


@dataclass
class CipherFunctions:
    """The functions of the cipher in a file.

    Args:
        key_setup: address of the key set-up.
        encrypt: address of the encryption of blocks.
        sizes: sizes of their arguments.
        cipher: the cipher as a function without a definition.
        image: the contents of `rk` by place after the key set-up with a constant key.
    """

    key_setup: int
    encrypt: int
    sizes: Sizes
    cipher: UnknownCipher
    image: Callable[[bytes], Mapping[int, Bits]]
    _schedules: dict[int, Mapping[int, Bits]] = field(default_factory=dict)

    def schedule(self, number: int) -> Mapping[int, Bits]:
        """The contents of `rk` by place for a key, by its number."""
        if number not in self._schedules:
            key = known_octets(self.cipher.keys[number])
            self._schedules[number] = self._unknown(number) if key is None else self.image(key)
        return self._schedules[number]

    def key_of(self, read: Callable[[int], Bits]) -> int | None:
        """The number of the key whose round keys are read; None if they are of none."""
        for number in range(len(self.cipher.keys)):
            schedule = self.schedule(number)
            if all(read(place) == octet for place, octet in schedule.items()):
                return number
        return None

    def _unknown(self, number: int) -> Mapping[int, Bits]:
        graph, name = self.cipher.graph, f"round keys of key {number}"
        return {
            place: tuple(graph.input(name, BYTE * place + i) for i in range(BYTE))
            for place in range(self.sizes.round_keys)
        }


@dataclass(frozen=True)
class CallingExecutor(Executor):
    """An executor that does not enter the functions of the cipher.

    Args:
        functions: the functions of the cipher.
    """

    functions: CipherFunctions

    @cached_property
    def words(self) -> CountingWords:
        """Operators that find the carry of a number counted up."""
        return CountingWords(self.graph)

    def step(self, state: State) -> None:
        """Execute one instruction, or one call of a function of the cipher."""
        functions = self.functions
        if state.pc not in (functions.key_setup, functions.encrypt):
            super().step(state)
            return
        pc = state.pc
        try:
            self._call(state)
        except Violation as problem:
            raise Broken(str(problem), "a call of the cipher", pc) from problem
        except Unsupported as problem:
            raise Beyond(str(problem), "a call of the cipher", pc) from problem

    def _call(self, state: State) -> None:
        """The effect of a function of the cipher, up to its return."""
        binary, functions = self.code.binary, self.functions
        is_setup = state.pc == functions.key_setup
        registers = arguments_of(self, 2 if is_setup else 4)
        values = [self._argument(state, each) for each in registers]
        self._check_called(state)
        (self._set_key if is_setup else self._encrypt)(state, values)
        state.pc, state.calls = state.calls[-1], state.calls[:-1]
        state.n_steps += 1
        for name, held in state.registers.items():
            if name == binary.sp or name in binary.parts.get(binary.sp, ()):
                continue
            kept = binary.preserved.get(name, 0)
            width = binary.bits[name]
            if kept < width:
                fresh = tuple(self.graph.fresh() for _ in range(kept, width))
                low = held[:kept] if isinstance(held, tuple) and kept else ()
                state.registers[name] = (*low, *fresh)
        for name in binary.flags:
            state.registers.pop(name, None)
        if not binary.link:
            self._pop(state)

    def _pop(self, state: State) -> None:
        """Remove the return address from the stack."""
        binary = self.code.binary
        place = self.value(state, binary.sp)
        assert isinstance(place, Sum), "the stack pointer is a place"
        moved = place.moved(binary.return_bytes)
        state.memory.regions[STACK].drop(moved.offset + binary.sp_gap)
        widths = [binary.bits[part] for part in binary.parts[binary.sp]]
        parts = taken_apart(moved, widths)
        state.registers |= zip(binary.parts[binary.sp], parts, strict=True)

    def _check_called(self, state: State) -> None:
        """Check that the function was called, and returns to the instruction behind the call."""
        binary = self.code.binary
        if not state.calls:
            raise Violation("a function of the cipher is jumped to")
        back = self.way_back(state.calls[-1])
        if binary.link:
            found: Value = state.registers[binary.link]
        else:
            place = self.above_stack(state)
            assert isinstance(place, Sum), "the stack pointer is a place"
            # The upper half of the return address is at the lower address.
            halves = [self._octet(state, place.moved(i)) for i in range(binary.return_bytes)]
            found = tuple(bit for half in reversed(halves) for bit in half)
        if found != back:
            raise Violation("a function of the cipher returns to another place than its call")

    def _argument(self, state: State, registers: Registers) -> Value:
        if len(registers) == 1:
            return self.value(state, registers[0])
        name = next(n for n, parts in self.code.binary.parts.items() if parts == registers)
        return self.value(state, name)

    def _set_key(self, state: State, values: Sequence[Value]) -> None:
        functions, sizes = self.functions, self.functions.sizes
        target, key = values[0], self._place(values[1])
        self._check_aligned(state, target, sizes.align)
        self._check_aligned(state, key, sizes.data_align)
        octets = tuple(self._octet(state, key.moved(i)) for i in range(sizes.key))
        self._check_apart(target, sizes.round_keys, key, sizes.key)
        number = functions.cipher.number(octets)
        self._write_octets(state, self._place(target), functions.schedule(number))

    def _encrypt(self, state: State, values: Sequence[Value]) -> None:
        functions, sizes = self.functions, self.functions.sizes
        out, text, count, keys = values
        blocks = known_number(count) if isinstance(count, tuple) else None
        if blocks is None:
            self.encrypt_many(state, values)
            return
        if blocks == 0:
            return
        n_bytes = blocks * sizes.block
        self._check_aligned(state, out, sizes.data_align)
        self._check_aligned(state, text, sizes.data_align)
        if isinstance(keys, Sum):
            self._check_aligned(state, keys, sizes.align)
            self._check_apart(out, n_bytes, keys, sizes.round_keys)
        if out != text:
            self._check_apart(out, n_bytes, self._place(text), n_bytes)
        number = functions.key_of(lambda place: self._octet(state, self._after(keys, place)))
        if number is None:
            raise Violation("its round keys are not those of a key")
        first = self._place(text)
        octets = [self._octet(state, first.moved(i)) for i in range(n_bytes)]
        for at in range(0, n_bytes, sizes.block):
            block = tuple(octets[at : at + sizes.block])
            known, made = functions.cipher.known_block(number, block)
            _replace(state, block, known)
            self._write_octets(state, self._place(out).moved(at), dict(enumerate(made)))

    def encrypt_many(self, state: State, values: Sequence[Value]) -> None:
        """The effect of an encryption of blocks in an unknown number.

        Raises:
            Unsupported: always, here.
        """
        del state, values
        raise Unsupported("the number of blocks is not known")

    def _after(self, place: Value, by: int) -> Value:
        """A place so many bytes further."""
        if isinstance(place, Sum):
            return place.moved(by)
        number = known_number(place) if isinstance(place, tuple) else None
        if number is None:
            raise Violation("an address depends on data")
        return constant_bits(number + by, self.code.word_bits)

    def _place(self, value: Value) -> Sum:
        if not isinstance(value, Sum):
            raise Violation("an argument is no address of a buffer")
        return value

    def _octet(self, state: State, address: Value) -> Bits:
        """A byte of memory."""
        value = self.load(state, address, 1)
        if not isinstance(value, tuple):
            raise Violation("a part of a pointer or of a length is read as data")
        return value

    def _write_octets(self, state: State, first: Sum, octets: Mapping[int, Bits]) -> None:
        stack = self.above_stack(state)
        for place, octet in octets.items():
            self.store(first.moved(place), octet, 1, (state, stack))

    def _check_aligned(self, state: State, place: Value, align: int) -> None:
        """Check that an address has the alignment that the function requires."""
        if not self.functions.sizes.aligned or not isinstance(place, Sum):
            return
        held = self.code.align if place.region == CODE else state.memory.regions[place.region].align
        if held % align or place.offset % align or place.terms:
            raise Violation(f"an address is no multiple of {align}")

    def _check_apart(self, one: Value, n_bytes: int, other: Value, more: int) -> None:
        """Check that two buffers have no byte in common."""
        first, second = self._place(one), self._place(other)
        if first.region != second.region or not n_bytes or not more:
            return
        apart = second.plus(first, -1)
        if not apart.is_number or -more < apart.offset < n_bytes:
            raise Violation("two arguments overlap")

    def carry_out(self, state: State, ready: Ready) -> None:
        """Execute an instruction; an aligned pointer is rounded down to a smaller alignment."""
        rounded = self._rounded(state, ready)
        if rounded is None:
            super().carry_out(state, ready)
            return
        name, value = rounded
        self.write(state, name, value)
        state.pc += ready.decoded.n_bytes
        state.n_steps += 1

    def _rounded(self, state: State, ready: Ready) -> tuple[str, Sum] | None:
        """The register and the result of a mask on a pointer; None for other instructions."""
        effects = ready.decoded.instruction.effects
        if len(effects) != 1 or not isinstance(effects[0].target, Name):
            return None
        value = effects[0].value
        if not isinstance(value, Binary) or value.op != "&" or not isinstance(value.left, Name):
            return None
        register = ready.registers.get(value.left.id)
        place = state.registers.get(register) if register else None
        mask = _constant(value.right, ready)
        if not isinstance(place, Sum) or not place.region or place.terms or mask is None:
            return None
        unit = -mask
        if unit <= 0 or unit & unit - 1 or state.memory.regions[place.region].align % unit:
            return None
        made = Sum(place.region, place.offset & mask)
        return ready.registers[effects[0].target.id], made


def _replace(state: State, octets: Octets, others: Octets) -> None:
    """Replace bytes in memory by bytes that are proved equal to them."""
    equal = {one: other for one, other in zip(octets, others, strict=True) if one != other}
    for region in state.memory.regions.values() if equal else ():
        for place, cell in region.cells.items():
            if isinstance(cell, tuple):
                region.cells[place] = equal.get(cell, cell)


def _constant(side: object, ready: Ready) -> int | None:
    """The constant at a side of an operator."""
    if isinstance(side, Number):
        return side.value
    known = ready.operands.get(side.id) if isinstance(side, Name) else None
    return known if isinstance(known, int) else None


def arguments_of(executor: Executor, count: int) -> list[Registers]:
    """The registers of the first arguments of a function.

    Args:
        executor: has the description of the machine.
        count: the number of arguments.

    Raises:
        Beyond: the machine does not pass so many arguments in registers.
    """
    binary = executor.code.binary
    first = [binary.parts.get(name, (name,)) for name in binary.arguments[:4]]
    if len(first[0]) == 1:
        registers: list[Registers] = [(name,) for name in binary.arguments]
    else:
        # Registers go down from argument to argument.
        size, listed = len(first[0]), max(binary.numbered.values(), key=len)
        top = listed.index(first[0][0])
        registers = [tuple(listed[at : at + size]) for at in range(top, LAST_ARGUMENT - 1, -size)]
    if len(registers) < count or registers[: len(first)] != first:
        raise Beyond("it has more arguments than registers for them", None, 0)
    return registers[:count]
