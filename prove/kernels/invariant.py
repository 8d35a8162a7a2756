"""The invariant of a thread's registers at the head of its loop, for every group."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prove.graph.words import Bits, constant_bits
from prove.kernels.evaluation import Value
from prove.kernels.memory import Buffer, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge, Numbers
from prove.kernels.thread import State
from prove.machine.values import Sum, symbol

NONE = Sum("", 0)
LONGEST_COMPARED = 32
"""The longest registers of which single bits may be known."""


class Invariant:
    """The registers at the head of the loop, in symbols of the group at hand.

    Registers that hold data at the first arrival are not known: the data may be of the first group.

    Args:
        registers: at the first arrival.
        bits: the size of each register.
        buffers: by name.
        known: of public numbers.
        numbers: operators on them.
        fresh: makes the literal of an unknown bit.
        staged: the variable in shared memory; None if there is none.
    """

    def __init__(
        self,
        registers: Mapping[str, Value],
        bits: Mapping[str, int],
        buffers: Mapping[str, Buffer],
        known: Knowledge,
        numbers: Numbers,
        fresh: Callable[[], int],
        staged: Buffer | None = None,
    ) -> None:
        self.registers = {n: v for n, v in registers.items() if _is_public(v)}
        self.buffers, self.known, self._staged = buffers, known, staged
        self._bits, self._numbers, self._fresh = bits, numbers, fresh
        self._masks: dict[str, int] = {}

    def state(self, head: int, group: str, *names: str, lane: Sum = NONE) -> State:
        """The state at the head of the loop.

        Args:
            head: its first statement.
            group: the symbol of the group at hand.
            names: other symbols whose values are wanted later.
            lane: the remainder of the group's number, if groups are striped.
        """
        registers = dict(self.registers)
        self._numbers.known = self.known
        for name, mask in self._masks.items():
            bits = self._as_bits(name, self.registers[name])
            registers[name] = tuple(
                bit if mask >> place & 1 else self._fresh() for place, bit in enumerate(bits)
            )
        sums = {name: symbol(name) for name in (group, *names)}
        memory = ThreadMemory(self.buffers, symbol(group), lane=lane, staged=self._staged)
        return State(head, registers, memory, self.known, sums)

    def weaken(self, state: State, values: Mapping[str, Sum]) -> bool:
        """Forget what does not hold in another state at the head.

        Args:
            state: it.
            values: of the symbols of the group at hand, in that state.

        Returns:
            Whether something was forgotten that this state has read, so that it may not be reached.
        """
        changed = False
        for name in list(self.registers):
            expected = self.registers[name]
            if isinstance(expected, Sum | Condition):
                expected = self._normal(name, expected.replaced(values))
            found = state.registers.get(name)
            if found == expected:
                continue
            mask = self._masks.get(name, (1 << self._bits.get(name, 1)) - 1)
            same = mask & self._agreement(name, expected, found, state.known)
            if same != mask:
                changed |= name in state.read
                self._forget(name, same)
        return changed

    def _normal(self, name: str, value: Value) -> Value:
        """A value; a constant number as its bits, as registers hold it."""
        if isinstance(value, Sum) and value.is_number:
            return constant_bits(value.offset, self._bits[name])
        return value

    def _forget(self, name: str, same: int) -> None:
        if same:
            self._masks[name] = same
            return
        del self.registers[name]
        self._masks.pop(name, None)

    def _agreement(self, name: str, expected: Value, found: Value | None, known: Knowledge) -> int:
        """The bits in which two values of a register agree."""
        is_long = self._bits.get(name, LONGEST_COMPARED + 1) > LONGEST_COMPARED
        if is_long or found is None or not _has_bits(expected) or not _has_bits(found):
            return 0
        self._numbers.known = known
        pairs = zip(self._as_bits(name, expected), self._as_bits(name, found), strict=True)
        return sum(1 << place for place, (one, other) in enumerate(pairs) if one == other)

    def _as_bits(self, name: str, value: Value) -> Bits:
        if isinstance(value, Sum):
            return self._numbers.bits(value, self._bits[name])
        assert isinstance(value, tuple), "a condition has no bits"
        return value


def _is_public(value: Value) -> bool:
    """Whether a value is a public number, or constant."""
    return not isinstance(value, tuple) or all(bit <= 1 for bit in value)


def _has_bits(value: Value) -> bool:
    return isinstance(value, tuple) or (isinstance(value, Sum) and not value.region)
