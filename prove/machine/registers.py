"""The values of registers and memory; registers may be parts of others, as halves of pointers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from prove.graph.words import Bits, constant_bits
from prove.machine.memory import ANY_BYTE, Memory, Piece, Value
from prove.machine.values import Facts, Sum, Unsupported

BYTE = 8


@dataclass
class State:
    """The state between two instructions.

    Args:
        registers: by name; absent are flags of unknown value, registers that consist of others,
            and registers that are always 0.
        memory: the regions.
        pc: the address of the next instruction.
        home: the program counter after the function's return.
        n_steps: number of executed instructions.
        returned: whether the function has returned.
        calls: return addresses of open calls inside the code, the last one last.
    """

    registers: dict[str, Value]
    memory: Memory
    pc: int
    home: Bits
    n_steps: int = 0
    returned: bool = False
    calls: tuple[int, ...] = ()

    def copy(self) -> State:
        """An independent copy."""
        return replace(self, registers=dict(self.registers), memory=self.memory.copy())

    def know(self, facts: Facts) -> None:
        """Add facts about symbols; a symbol with one possible value is replaced by it."""
        before = self.memory.facts.ranges
        fixed = {
            name: Sum("", first)
            for name, (first, last) in facts.ranges.items()
            if first == last and before.get(name) != (first, last)
        }
        self.replace_symbols(fixed, facts)

    def replace_symbols(self, values: dict[str, Sum], facts: Facts) -> None:
        """Replace symbols by sums everywhere; `facts` hold from now on."""
        extents = {
            name: (a.replaced(values), b.replaced(values)) for name, (a, b) in facts.extents.items()
        }
        largest = facts.largest.replaced(values)
        self.memory.facts = replace(facts, extents=extents, largest=largest)
        if not values:
            return
        for name, value in self.registers.items():
            if isinstance(value, Sum):
                self.registers[name] = self._as_value(value.replaced(values))
            elif isinstance(value, Piece):
                self.registers[name] = value.with_value(value.value.replaced(values))
        for region in self.memory.regions.values():
            region.replace_symbols(values)

    def _as_value(self, value: Sum) -> Value:
        """A number as a value; bits if it is constant."""
        width = 8 * self.memory.word_bytes
        return constant_bits(value.offset, width) if value.is_number else value


def joined(parts: list[Value], facts: Facts) -> Value:
    """The common value of adjacent registers.

    Args:
        parts: the value of each register, the lowest first.
        facts: facts about symbols.

    Raises:
        Unsupported: they are bytes of several numbers, or of a number and data.
    """
    bits = [part for part in parts if isinstance(part, tuple)]
    if len(bits) == len(parts):
        return tuple(chain.from_iterable(bits))
    if any(isinstance(part, Sum) for part in parts):
        raise Unsupported("a whole pointer or length is in a part of a register")
    whole = _whole(parts, facts)
    if whole is None:
        raise Unsupported("bytes of several pointers or lengths are beside one another")
    return whole


def _whole(parts: list[Value], facts: Facts) -> Sum | None:
    """The number whose bytes they are; None if they belong to several."""
    low, *upper = parts
    if not isinstance(low, Piece) or low.byte:
        return None
    if not any(isinstance(part, Piece) for part in upper):
        zeros = all(isinstance(part, tuple) and not any(part) for part in upper)
        return byte_of(low.value, facts) if zeros else None
    last = upper[-1]
    if len(upper) > 1 or not isinstance(last, Piece) or last.byte != 1:
        return None
    # The lowest byte of a number does not depend on terms added above it.
    if low.value.region != last.value.region or low.value.terms != last.value.terms:
        return None
    return last.value if (last.value.offset - low.value.offset) % (1 << BYTE) == 0 else None


def byte_of(value: Sum, facts: Facts) -> Sum | None:
    """The number that is the lowest byte of a number; None if that is no sum."""
    least = None if value.region else facts.least(value)
    if least is None:
        return None
    byte = value.moved(-(least >> BYTE << BYTE))
    greatest = facts.greatest(byte)
    return byte if greatest is not None and greatest < 1 << BYTE else None


def taken_apart(value: Value, widths: list[int]) -> list[Value]:
    """The parts of a value in several registers.

    Args:
        value: the value of all registers together.
        widths: widths of the registers in bits, the lowest first.

    Raises:
        Unsupported: the value is a byte of a pointer or of a length.
    """
    if isinstance(value, Sum):
        return [piece_of(value, n) for n in range(len(widths))]
    if isinstance(value, Piece):
        raise Unsupported("a byte of a pointer or length is put into several registers")
    places = [sum(widths[:n]) for n in range(len(widths) + 1)]
    return [value[first:end] for first, end in pairwise(places)]


def piece_of(value: Sum, byte: int) -> Value:
    """A byte of a number; bits if it is constant."""
    return Piece(value, byte).with_value(value)


def as_number(piece: Piece, facts: Facts) -> Sum:
    """A number that is 0 exactly if a byte is; it equals the byte unless that is `ANY_BYTE`.

    Raises:
        Unsupported: it is not the lowest byte, or the lowest byte is no sum of symbols.
    """
    number = piece.value if piece.byte == ANY_BYTE else byte_of(piece.value, facts)
    if number is None or piece.byte > 0:
        raise Unsupported("a part of a pointer or of a length is compared")
    return number


def moved(piece: Piece, by: int) -> Piece:
    """The sum of the lowest byte and a number, modulo 256.

    Raises:
        Unsupported: it is another byte.
    """
    if piece.byte:
        raise Unsupported("a part of a pointer or of a length is added to")
    return Piece(piece.value.moved(by), 0)


def constants(held: Mapping[str, int], widths: Mapping[str, int]) -> dict[str, Bits]:
    """The constants that registers hold, as bits; `widths` are those of the registers."""
    return {name: constant_bits(number, widths[name]) for name, number in held.items()}
