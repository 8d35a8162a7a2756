"""Bits that a shift in lanes loses at lane edges, and whether a result depends on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from compiler.ir.program import Op, Program
from compiler.layouts.lane_steps import ZERO

LANES = (8, 16, 32, 64)
"""Widths of lanes, in bits."""


@dataclass
class LostBits:
    """Known-bits and demanded-bits analyses of a program's words.

    Args:
        program: a program on words; smaller values are not analysed.
        bits: width of a word.
    """

    program: Program
    bits: int

    def by(self, op: Op) -> dict[int, int]:
        """For each lane width, the demanded bits that a shift in such lanes loses."""
        k, up = op.number("k"), op.name == "shl"
        matter = self.wanted.get(op.result, 0) & _moved(op, self.ones[op.args[0]], self.bits)
        return {width: matter & _crossing(self.bits, width, k, up) for width in LANES}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The values of the constants."""
        return {op.result: op.number("value") for op in self.program.ops if op.name == "const"}

    @cached_property
    def ones(self) -> Mapping[str, int]:
        """For each value, a mask of the bits that may be one."""
        whole = (1 << self.bits) - 1
        known = {p.name: (1 << p.type.bits) - 1 if p.type.bits else 0 for p in self.program.params}
        for op in self.program.ops:
            args = [known[arg] for arg in op.args]
            for result in op.results:
                known[result] = self._ones(op, args) & whole
        return known

    def _ones(self, op: Op, args: list[int]) -> int:
        match op.name:
            case "const":
                return op.number("value")
            case "and":
                return args[0] & args[1]
            case "andn":
                return args[0]
            case "mux" if op.args[0] in self.numbers:
                return args[1] & args[0] | args[2] & ~args[0]
            case "xor" | "or" | "xor3" | "resize":
                total = 0
                for arg in args:
                    total |= arg
                return total
            case "shl" | "shr" | "rotl" | "permute":
                return _moved(op, args[0], self.bits)
            case "concat":
                return _joined(args, [self.program.types[arg].bits for arg in op.args])
            case _:
                return -1

    @cached_property
    def wanted(self) -> Mapping[str, int]:
        """For each value, a mask of the demanded bits: those that some result depends on."""
        whole = (1 << self.bits) - 1
        found = dict.fromkeys(self.program.results, whole)
        for op in reversed(self.program.ops):
            wanted = 0
            for result in op.results:
                wanted |= found.get(result, 0)
            for place, arg in enumerate(op.args):
                found[arg] = found.get(arg, 0) | self._wanted(op, place, wanted) & whole
        return found

    def _wanted(self, op: Op, place: int, wanted: int) -> int:
        """The demanded bits of an argument, given those of the result."""
        match op.name:
            case "and":
                return wanted & self.numbers.get(op.args[1 - place], -1)
            case "or":
                return wanted & ~self.numbers.get(op.args[1 - place], 0)
            case "mux" if place and op.args[0] in self.numbers:
                chosen = self.numbers[op.args[0]]
                return wanted & (chosen if place == 1 else ~chosen)
            case "shl":
                return wanted >> op.number("k")
            case "shr":
                return wanted << op.number("k")
            case "rotl":
                k = op.number("k") % self.bits
                return wanted >> k | wanted << self.bits - k
            case "permute":
                lanes = op.attr("map")
                assert isinstance(lanes, tuple)
                return sum(
                    {1 << lane for n, lane in enumerate(lanes) if wanted >> n & 1 and lane != ZERO}
                )
            case (
                "xor" | "not" | "andn" | "orn" | "xnor" | "mux" | "xor3" | "bcax" | "lut3" | "copy"
            ):
                return wanted
            case _:
                return -1


def _moved(op: Op, ones: int, bits: int) -> int:
    """The image of a set of bits under an operation that moves bits."""
    whole = (1 << bits) - 1
    match op.name:
        case "shl":
            return ones << op.number("k") & whole
        case "shr":
            return ones >> op.number("k")
        case "rotl":
            k = op.number("k") % bits
            return (ones << k | ones >> bits - k) & whole
        case _:
            lanes = op.attr("map")
            assert isinstance(lanes, tuple)
            return sum(1 << n for n, lane in enumerate(lanes) if lane != ZERO and ones >> lane & 1)


def _joined(args: list[int], widths: list[int]) -> int:
    total = place = 0
    for arg, width in zip(args, widths, strict=True):
        total |= arg << place
        place += width
    return total


def _crossing(bits: int, width: int, k: int, up: bool) -> int:
    """The bits of a shifted word that cross from another lane."""
    return ~filled(bits, width, k, up) & (1 << bits) - 1


def filled(bits: int, width: int, k: int, up: bool) -> int:
    """The bits of the result that a shift in lanes of `width` bits fills."""
    lane = (1 << width) - 1
    kept = (lane << k if up else lane >> k) & lane if k < width else 0
    return sum(kept << first for first in range(0, bits, width))
