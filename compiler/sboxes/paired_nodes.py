"""The graph of bytes that pairs of 4-bit S-boxes read and write: XORs, products, moved bits.

The bits of a byte are numbered from 0: those of the lower S-box, then those of the upper one. Their
places in the byte are decided later (`paired_layouts.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Literal

from compiler.ir.program import Op
from compiler.sboxes.bit_sources import ZERO, Bit, Bits, BitSources, KeyedBit

CELL_BITS = 4
BYTE_BITS = 8
Kind = Literal["given", "known", "looked", "routed", "sum", "keyed", "product"]
Atom = tuple[int, int] | None
"""A byte and the number of one of its bits; None for a zero."""
Position = tuple[int, int]


class NotPairedError(ValueError):
    """The program has operations that pairs of S-boxes do not support."""


@dataclass(frozen=True)
class Node:
    """A byte and its definition.

    Args:
        kind: the kind of its definition.
        args: the bytes that it is computed from.
        bits: bits of the block, for a byte that is `given`.
        atoms: the bits of others, for a byte that is `routed`.
        keys: for each bit, the terms of keys and constants; for a look-up, those added to its
            result.
        row: row of the matrix, for a product.
        table: name of the matrix, for a product.
        place: level and number of a pair of look-ups.
    """

    kind: Kind
    args: tuple[int, ...] = ()
    bits: Bits = ()
    atoms: tuple[Atom, ...] = ()
    keys: tuple[tuple[Bits, bool], ...] = ()
    row: int = 0
    table: str = ""
    place: tuple[int, int] = (0, 0)


@dataclass
class Nodes:
    """The bytes of a program; in `every`, each is computed from earlier ones.

    Args:
        sources: sources of the program's bits.
        upper_first: whether the first box of a pair is the upper half.
    """

    sources: BitSources
    upper_first: bool
    every: list[Node] = field(default_factory=list[Node])
    numbers: dict[Node, int] = field(default_factory=dict[Node, int])
    atoms: dict[str, Position] = field(default_factory=dict[str, Position])
    """For each result of a look-up in a pair, the byte and the number of its first bit."""
    products: dict[str, tuple[Op, Op]] = field(default_factory=dict[str, tuple[Op, Op]])
    """For each result of a product with a matrix, the two products that are computed together."""
    rows: dict[str, int] = field(default_factory=dict[str, int])
    """The byte of each product that was computed, by the result of the lower half."""

    def __post_init__(self) -> None:
        ops = [op for op in self.sources.program.ops if op.name == "matrix"]
        for first, second in zip(ops[::2], ops[1::2], strict=False):
            pair = self.ordered(first, second)
            self.products.update(dict.fromkeys((*first.results, *second.results), pair))

    def ordered(self, first: Op, second: Op) -> tuple[Op, Op]:
        """Two operations, that of the lower half first."""
        return (second, first) if self.upper_first else (first, second)

    def in_order(self, first: Op, second: Op) -> tuple[Op, Op]:
        """Two look-ups, that of the lower half first, as in the word of both indices."""
        (one, low), (other, high) = (self.sources.source((op.args[0], 0)) for op in (first, second))
        cut = [self.sources.program.makers.get(op.args[0]) for op in (first, second)]
        places = [op.number("lo") if op and op.name == "extract" else 0 for op in cut]
        words = {op.args[0] if op else "" for op in cut}
        if len(words) == 1 and places[0] != places[1]:
            return (first, second) if places[0] < places[1] else (second, first)
        if one and one == other:
            return (first, second) if low < high else (second, first)
        return self.ordered(first, second)

    def intern(self, node: Node) -> int:
        """The number of a byte; equal bytes share it."""
        if node not in self.numbers:
            self.numbers[node] = len(self.every)
            self.every.append(node)
        return self.numbers[node]

    def pair(self, first: Op, second: Op, place: tuple[int, int]) -> int:
        """The byte that two look-ups compute together."""
        lower, upper = self.in_order(first, second)
        index = [(op.args[0], n) for op in (lower, upper) for n in range(CELL_BITS)]
        args = (self.wanted(index),)
        number = self.intern(Node("looked", args, place=place))
        self.atoms |= {lower.result: (number, 0), upper.result: (number, CELL_BITS)}
        return number

    def wanted(self, bits: Sequence[Bit]) -> int:
        """The byte with the given bits.

        Raises:
            NotPairedError: no supported operation computes them as a byte.
        """
        keyed = [self.sources.keyed(bit) for bit in bits]
        if _is_scattered(bits, self.sources) and (atoms := self.keyed_atoms(bits)):
            return self.intern(Node("routed", atoms=tuple(atoms)))
        core = self.core(tuple(each.bit for each in keyed))
        if not any(each.keys or each.flips for each in keyed):
            return core
        return self.intern(Node("keyed", (core,), keys=tuple(map(_keys, keyed))))

    def keyed_atoms(self, bits: Sequence[Bit]) -> list[Atom]:
        """Bits of sums of look-ups and keys, as bits of bytes; empty if they are something else."""
        atoms = list[Atom]()
        for bit in bits:
            value, number = self.sources.source(bit)
            first = number - number % BYTE_BITS
            node = self.carrier([(value, first + n) for n in range(BYTE_BITS)])
            if node is None:
                return []
            atoms.append((self.intern(node), number % BYTE_BITS))
        return atoms

    def carrier(self, bits: Sequence[Bit]) -> Node | None:
        """A byte of look-ups or of the block with its key terms; None for other bits."""
        keyed = [self.sources.keyed(bit) for bit in bits]
        keys = tuple(map(_keys, keyed)) if any(e.keys or e.flips for e in keyed) else ()
        core = tuple(each.bit for each in keyed)
        value, low = core[0]
        if not any(v in self.sources.program.makers for v, _ in core):
            if core != tuple((value, low + n) for n in range(BYTE_BITS)):
                return None
            given = self.intern(Node("given", bits=core))
            return Node("looked", (given,), keys=keys, place=(-1, 0))
        if any(v not in self.atoms for v, _ in core):
            return None
        found = [self.atom(bit) for bit in core]
        byte = found[0][0] if found[0] else 0
        if found != [(byte, n) for n in range(BYTE_BITS)]:
            return None
        return replace(self.every[byte], keys=keys)

    def core(self, bits: Bits) -> int:
        """The byte with bits without key terms."""
        if set(bits) == {ZERO}:
            return self.intern(Node("known"))
        makers = {self.sources.program.makers.get(v) for v, _ in bits if v}
        names = {op.name if op else "" for op in makers}
        if names == {""}:
            return self.intern(Node("given", bits=bits))
        if names == {"lookup"}:
            return self.routed([self.atom(bit) for bit in bits])
        if names == {"matrix"}:
            return self.multiplied(bits)
        if "xor" in names:
            return self.summed(bits)
        raise NotPairedError(f"bytes of {', '.join(sorted(names))}")

    def atom(self, bit: Bit) -> Atom:
        """A bit of a look-up or a product, as a bit of a byte."""
        value, number = bit
        if not value:
            return None
        if value in self.atoms:
            byte, first = self.atoms[value]
            return byte, first + number
        if value not in self.products:
            raise NotPairedError("a look-up without another beside it")
        pair = self.products[value]
        (side,) = (n for n, op in enumerate(pair) if value in op.results)
        row = pair[side].results.index(value)
        return self.product(pair, row), side * CELL_BITS + number

    def routed(self, atoms: Sequence[Atom]) -> int:
        """The byte composed of bits of others; one of those if it has all bits in order."""
        first = atoms[0]
        if first and tuple(atoms) == tuple((first[0], n) for n in range(BYTE_BITS)):
            return first[0]
        return self.intern(Node("routed", atoms=tuple(atoms)))

    def multiplied(self, bits: Bits) -> int:
        """The byte composed of bits of products."""
        return self.routed([self.atom(bit) for bit in bits])

    def product(self, pair: tuple[Op, Op], row: int) -> int:
        """The byte that two products with a matrix compute together."""
        lower, upper = pair
        result = lower.results[row]
        if result in self.rows:
            return self.rows[result]
        if lower.attrs != upper.attrs or {op.type.bits for op in pair} != {CELL_BITS}:
            raise NotPairedError("products with other matrices")
        args = tuple(
            self.wanted([(arg, n) for arg in both for n in range(CELL_BITS)])
            for both in zip(lower.args, upper.args, strict=True)
        )
        number = self.intern(Node("product", args, row=row, table=lower.word("table")))
        self.rows[result] = number
        return number

    def summed(self, bits: Bits) -> int:
        """The byte of XORs; a bit that is no XOR is one with a zero."""
        sides: tuple[list[Bit], list[Bit]] = ([], [])
        for value, number in bits:
            op = self.sources.program.makers.get(value)
            args = op.args if op and op.name == "xor" else None
            found = [(a, number) for a in args] if args else [(value, number), ZERO]
            for side, bit in zip(sides, found, strict=True):
                side.append(bit)
        return self.intern(Node("sum", tuple(map(self.wanted, sides))))


def _is_scattered(bits: Sequence[Bit], sources: BitSources) -> bool:
    """Whether the bits of a byte are scattered over a word of sums, or over the block."""
    found = [sources.source(bit) for bit in bits]
    maker = sources.program.makers.get(found[0][0])
    is_sum = maker is None or maker.name == "xor"
    runs = sum(a[0] == b[0] and a[1] + 1 != b[1] for a, b in pairwise(found))
    return is_sum and runs > 1


def _keys(bit: KeyedBit) -> tuple[Bits, bool]:
    return tuple(sorted(bit.keys)), bit.flips
