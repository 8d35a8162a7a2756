"""An output that begins with blocks in a number that is not known, and code that makes them.

The blocks are described, not stored: first they are a counter, counted up from block to block, and
then the same blocks, encrypted under one key. What lies behind them is stored as bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from prove.graph.words import Bits, known_number
from prove.machine.code import Ready
from prove.machine.executor import State
from prove.machine.memory import Depends, Piece, Value, Violation
from prove.machine.values import Sum, Unsupported
from prove.modes.calls import CallingExecutor
from prove.modes.claims import OUTPUT
from prove.modes.counts import CountedMemory
from prove.modes.octets import BYTE, Octets
from prove.modes.sums import Numbers, SumWords


@dataclass(frozen=True)
class Whole:
    """The blocks at the beginning of the output.

    Args:
        count: how many there are.
        key: the number of the key under which they are encrypted; None for counter blocks.
        last: the last one, if it is stored, too.
    """

    count: Sum
    key: int | None = None
    last: Octets = ()


@dataclass
class OutputMemory(CountedMemory):
    """Memory with an output that begins with described blocks; place 0 of it is behind them.

    Args:
        whole: these blocks; None before the loop that writes them.
        numbers: the public numbers in data; None if all numbers are known.
    """

    whole: Whole | None = None
    numbers: Numbers | None = None

    def holds(self, condition: int) -> bool:
        """Whether the condition of a branch is true; public numbers may decide it."""
        found = self.numbers.holds(condition, self.facts) if self.numbers else None
        return super().holds(condition) if found is None else found

    def describe(self, blocks: Sequence[Octets], *, keeps_last: bool) -> None:
        """Describe the first stored blocks behind the described ones as more of these.

        Args:
            blocks: the stored blocks.
            keeps_last: whether the last one stays stored, too.
        """
        assert self.whole, "blocks are described"
        region, n_bytes = self.regions[OUTPUT], sum(map(len, blocks))
        last = blocks[-1] if keeps_last else ()
        region.origin = region.origin.moved(n_bytes)
        self.whole = Whole(self.whole.count.moved(len(blocks)), last=last)
        first = n_bytes - len(last)
        region.cells = {at - n_bytes: cell for at, cell in region.cells.items() if at >= first}

    def check_described(self) -> None:
        """Check that nothing was written to the described blocks.

        Raises:
            Violation: a byte of them is another one than before.
        """
        last = self.whole.last if self.whole else ()
        cells = self.regions[OUTPUT].cells
        stored = {at: cell for at, cell in cells.items() if at < 0}
        if stored != {at - len(last): octet for at, octet in enumerate(last)}:
            raise Violation("counter blocks are overwritten")


def output_memory(state: State) -> OutputMemory:
    """The memory of a state of such code."""
    return cast("OutputMemory", state.memory)


@dataclass(frozen=True)
class OutputExecutor(CallingExecutor):
    """An executor for lengths that are not known.

    Args:
        numbers: the public numbers in data.
        describe: checks stored blocks and describes them; called before the output is encrypted.
    """

    numbers: Numbers
    describe: Callable[[State], None]

    @cached_property
    def words(self) -> SumWords:
        """Operators that find sums of data and public numbers."""
        return SumWords(self.numbers)

    def value(self, state: State, register: str) -> Value:
        """The value of a register; the bits of a public number in several are that number."""
        held = super().value(state, register)
        if not isinstance(held, tuple) or register not in self.code.binary.parts:
            return held
        number = None if known_number(held) is not None else self.numbers.number(held)
        return held if number is None else number

    def carry_out(self, state: State, ready: Ready) -> None:
        """Execute an instruction; where no rule covers a public number, its bits are taken."""
        instruction, data = ready.decoded.instruction, self._as_data(state, ready)
        if not data or instruction.writes_memory:
            super().carry_out(state, ready)
            return
        other = replace(state, registers={**state.registers, **data})
        try:
            super().carry_out(state, ready)
        except (Unsupported, Depends):
            super().carry_out(other, ready)
            made = other.registers
            kept = {n: state.registers[n] for n, bits in data.items() if made[n] is bits}
            state.registers = {**made, **kept}
            state.pc, state.n_steps = other.pc, other.n_steps
            return
        flags = instruction.state_written & self.code.binary.flags
        if missing := flags - state.registers.keys():
            super().carry_out(other, ready)
            state.registers |= {f: other.registers[f] for f in missing if f in other.registers}

    def _as_data(self, state: State, ready: Ready) -> dict[str, Bits]:
        """The bits of the public numbers that an instruction reads, by register."""
        parts = self.code.binary.parts
        names = [
            part
            for name in ready.read
            for part in parts.get(ready.registers[name], (ready.registers[name],))
        ]
        found = {name: self._bits(state.registers.get(name)) for name in names}
        return {name: bits for name, bits in found.items() if bits}

    def _bits(self, value: Value | None) -> Bits | None:
        """The bits of a public number or of a byte of one; None for another value."""
        if isinstance(value, Sum) and self._has_bits(value):
            return self.numbers.bits(value, self.code.word_bits)
        if isinstance(value, Piece) and value.byte >= 0 and self._has_bits(value.value):
            whole = self.numbers.bits(value.value, self.code.word_bits)
            return whole[BYTE * value.byte : BYTE * (value.byte + 1)]
        return None

    def _has_bits(self, value: Sum) -> bool:
        return not value.region and all(name in self.numbers.symbols for name, _ in value.terms)

    def encrypt_many(self, state: State, values: Sequence[Value]) -> None:
        """Encrypt the described blocks in place.

        Raises:
            Unsupported: other blocks are encrypted.
            Violation: the round keys are those of no key.
        """
        self.describe(state)
        out, text, count, keys = values
        memory = output_memory(state)
        whole, begin = memory.whole, Sum(OUTPUT, 0)
        if not whole or whole.key is not None or (out, text, count) != (begin, begin, whole.count):
            raise Unsupported("other blocks are encrypted than the counter blocks of the output")
        number = self.functions.key_of(lambda at: self._octet(state, self._after(keys, at)))
        if number is None:
            raise Violation("its round keys are not those of a key")
        memory.check_described()
        memory.whole = Whole(whole.count, number)
        memory.regions[OUTPUT].cells.clear()
