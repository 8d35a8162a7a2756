"""Lowers operations that few machines have to shifts and masks of words."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Builder, Op, Program, Type
from compiler.layouts.lane_maps import move
from compiler.layouts.lane_steps import ZERO, Shifter, is_of_bytes


def permuted(build: Builder, value: str, op: Op, shifter: Shifter) -> str:
    """A permutation of a word's bits, in operations that the machine has.

    Args:
        build: receives the operations.
        value: the word, with zeros above it.
        op: its `map` has for each bit of the result the bit that it comes from.
        shifter: the machine, for words of the register's width.
    """
    places = op.attr("map")
    assert isinstance(places, tuple), "a permutation is a tuple of source bits"
    lanes = places + (ZERO,) * (shifter.width - len(places))
    (made,) = move(build, (value,), lanes, shifter)
    return made


def with_byte_orders(program: Program, machine: Callable[[int], Shifter]) -> Program:
    """The program with shifts and selects for bit permutations that split bytes.

    Args:
        program: of words that fill a register of lanes, and smaller ones.
        machine: the cost of moves in words of a width.
    """
    build = Builder("w")
    build.types = dict(program.types)
    for op in program.ops:
        build.span, build.round = op.span, op.round
        lanes = op.attr("map") if op.name == "permute" else ()
        if not isinstance(lanes, tuple) or not lanes or is_of_bytes(lanes):
            build.append(op)
            continue
        made = permuted(build, op.args[0], op, machine(op.type.bits))
        build.append(Op("copy", (made,), op.results, op.types, (), op.span, op.round))
    return program.with_ops(build.ops).replace_values(
        lambda op: op.args[0] if op.name == "copy" else op.result
    )


Sum = frozenset[tuple[str, int]]
"""A bit as an XOR: the words and the places in them of its terms."""


def sums_of_bits(program: Program, op: Op) -> list[Sum]:
    """The bits of a word composed of products of matrices over bits with words, as XORs.

    Returns:
        An XOR for each bit, the lowest first; empty if the word has another form.
    """
    found: list[Sum] = []
    for name in op.args:
        product = program.makers.get(name)
        if product is None or product.name != "matrix" or product.type.bits != 1:
            return []
        bits = [program.makers.get(arg) for arg in product.args]
        places = [(bit.args[0], bit.number("lo")) for bit in bits if bit and bit.name == "extract"]
        if len(places) < len(bits):
            return []
        first = product.results.index(name) * len(bits)
        row = program.tables[product.word("table")].values[first : first + len(bits)]
        total: set[tuple[str, int]] = set()
        for factor, place in zip(row, places, strict=True):
            total ^= {place} if factor else set()
        found.append(frozenset(total))
    return found


def added_bits(build: Builder, kind: Type, bits: Sequence[Sum], shifter: Shifter) -> str:
    """A machine word whose bits are XORs of bits of other words, extended with zeros.

    All bits that one word contributes at one distance are a rotation or a masked shift of it.
    """
    terms: dict[tuple[str, int], dict[int, int]] = {}
    for place, summands in enumerate(bits):
        for value, bit in sorted(summands):
            term = terms.setdefault((value, (bit - place) % shifter.width), {})
            term[place] = bit
    total = ""
    for (value, _), lanes in terms.items():
        order = tuple(lanes.get(place, ZERO) for place in range(shifter.width))
        (part,) = move(build, (value,), order, shifter)
        total = build.emit("xor", total, part) if total else part
    return total or build.constant(kind, 0)


@dataclass
class Multiples:
    """Products of words with constants in GF(2)[x] modulo a polynomial, without branch or table.

    Args:
        build: receives the operations.
        modulus: a polynomial of degree `bits`; arbitrary if all factors are 1.
        bits: width of an element, in the low bits of its register.
    """

    build: Builder
    modulus: int
    bits: int
    doubled: dict[str, str] = field(default_factory=dict[str, str])

    def of(self, value: str, factor: int) -> str:
        """A word times a factor other than 0; its doubles are computed once."""
        total, power = "", value
        while True:
            if factor & 1:
                total = self.build.emit("xor", total, power) if total else power
            factor >>= 1
            if not factor:
                return total
            if power not in self.doubled:
                self.doubled[power] = self.double(power)
            power = self.doubled[power]

    def double(self, value: str) -> str:
        """A word times x."""
        build, kind, ones = self.build, self.build.types[value], (1 << self.bits) - 1
        # All ones if the highest bit is shifted out: then the modulus is added.
        leaves = build.emit("shr", value, k=self.bits - 1)
        mask = build.emit("sub", build.constant(kind, 0), leaves)
        added = build.emit("and", mask, build.constant(kind, self.modulus & ones))
        moved = build.emit("shl", value, k=1)
        if kind.bits > self.bits:
            moved = build.emit("and", moved, build.constant(kind, ones))
        return build.emit("xor", moved, added)


def anything(bounds: Sequence[int], k: int) -> int:
    """The bound for an operation whose result may have any bit set."""
    del bounds, k
    return 1 << 30


BOUNDS: Mapping[str, Callable[[Sequence[int], int], int]] = {
    "xor": lambda bounds, k: max(bounds),
    "or": lambda bounds, k: max(bounds),
    "and": lambda bounds, k: min(bounds),
    "andn": lambda bounds, k: bounds[0],
    "add": lambda bounds, k: max(bounds) + 1,
    "mul": lambda bounds, k: sum(bounds),
    "ltu": lambda bounds, k: 1,
    "shl": lambda bounds, k: bounds[0] + k,
    "shr": lambda bounds, k: max(bounds[0] - k, 0),
    "resize": lambda bounds, k: bounds[0],
}
"""The number of low bits of a result that may be one, by those of the operands and the shift."""

TAKES_NUMBER = frozenset({"shl", "shr", "rotl", "lut3"})
"""Operations with a number `k`: a distance, or a truth table."""
SEES_ABOVE = frozenset({"shr", "ltu"})
"""Operations whose result depends on the bits above a word."""


def runs(names: Sequence[str]) -> list[tuple[str, int]]:
    """Runs of equal names, with their lengths."""
    return [(name, len(list(same))) for name, same in itertools.groupby(names)]
