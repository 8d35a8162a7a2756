"""Traces the bits of words through bit moves and XORs with keys."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from compiler.ir.program import Op, Program

ZERO = ("", 0)
ONE = ("", 1)
"""Constant bits, as a bit of no value."""
Bit = tuple[str, int]
"""A value and the number of one of its bits, or a constant."""
Bits = tuple[Bit, ...]


@dataclass(frozen=True)
class KeyedBit:
    """A bit as the XOR of another one and of bits that depend on keys and constants alone."""

    bit: Bit
    keys: Bits
    flips: bool


@dataclass(frozen=True)
class BitSources:
    """Traces bits of a program.

    Args:
        program: a program on words.
        uniform: the values that depend on keys and constants alone.
    """

    program: Program
    uniform: Collection[str]

    def source(self, bit: Bit) -> Bit:
        """The earliest bit that a bit is a copy of."""
        value, number = bit
        while value and (op := self.program.makers.get(value)):
            moved = self._moved(op, number)
            if moved is None:
                break
            value, number = moved
        return value, number

    def _moved(self, op: Op, number: int) -> Bit | None:
        """The bit of an argument that a bit of the result copies; None if it is computed."""
        width = op.type.bits
        match op.name:
            case "const":
                return ("", op.number("value") >> number & 1)
            case "extract":
                return (op.args[0], number + op.number("lo"))
            case "permute":
                places = op.attr("map")
                assert isinstance(places, tuple), "a permutation is a tuple of source bits"
                return (op.args[0], places[number])
            case "rotl":
                return (op.args[0], (number - op.number("k")) % width)
            case "concat":
                for arg in op.args:
                    if number < self.program.types[arg].bits:
                        return (arg, number)
                    number -= self.program.types[arg].bits
        return None

    def keyed(self, bit: Bit) -> KeyedBit:
        """A bit without its terms of keys and constants."""
        keys, flips = list[Bit](), False
        while True:
            value, number = bit = self.source(bit)
            op = self.program.makers.get(value)
            if not value or value in self.uniform:
                flips ^= bit == ONE
                return KeyedBit(ZERO, (*keys, *([bit] if value else [])), flips)
            if op is None or op.name not in ("xor", "not"):
                return KeyedBit(bit, tuple(keys), flips)
            flips ^= op.name == "not"
            sides = [self.source((arg, number)) for arg in op.args]
            known = [s for s in sides if not s[0] or s[0] in self.uniform]
            others = [s for s in sides if s not in known]
            if len(others) > 1:
                return KeyedBit(bit, tuple(keys), flips)
            flips ^= known.count(ONE) % 2 == 1
            keys += [s for s in known if s[0]]
            bit = others[0] if others else ZERO


def boxes_in_levels(program: Program, width: int) -> list[list[Op]] | None:
    """The look-ups of a program, grouped by levels of dependence.

    Args:
        program: of words.
        width: of an S-box, in bits.

    Returns:
        The levels; None if an S-box has another width.
    """
    level: dict[str, int] = {}
    found: list[list[Op]] = []
    for op in program.ops:
        reached = max((level.get(arg, 0) for arg in op.args), default=0)
        if op.name == "lookup":
            if {op.type.bits, program.types[op.args[0]].bits} != {width}:
                return None
            if reached == len(found):
                found.append([])
            found[reached].append(op)
            reached += 1
        level.update(dict.fromkeys(op.results, reached))
    return found
