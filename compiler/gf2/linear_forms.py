"""GF(2)-linear operations on words whose bits are sums of unknown bits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce

from compiler.ir.program import Op, Program
from dsl.gf2 import summands

Bit = int | None
"""A bit as the mask of the unknown bits in its sum, without known terms; None is the constant 0."""
Bits = list[Bit]
Linear = Callable[[Program, Op, Sequence[Bits]], list[Bits] | None]
"""The results of an operation from its arguments; None if it is not linear for these."""


def _plus(a: Bit, b: Bit) -> Bit:
    if a is None or b is None:
        return a if b is None else b
    return a ^ b


def _sum(_program: Program, _op: Op, args: Sequence[Bits]) -> list[Bits]:
    return [[_plus(a, b) for a, b in zip(args[0], args[1], strict=True)]]


def _complemented(_program: Program, op: Op, args: Sequence[Bits]) -> list[Bits]:
    whole = args[0] if op.name == "not" else _sum(_program, op, args)[0]
    return [[0 if bit is None else bit for bit in whole]]


def _disjoint(_program: Program, op: Op, args: Sequence[Bits]) -> list[Bits] | None:
    """`or` and `add` of words without a common bit."""
    if any(a is not None and b is not None for a, b in zip(*args, strict=True)):
        return None
    return _sum(_program, op, args)


def _masked(program: Program, op: Op, args: Sequence[Bits]) -> list[Bits] | None:
    """`and` with a constant."""
    for mask, other in ((0, 1), (1, 0)):
        maker = program.makers.get(op.args[mask])
        if maker is not None and maker.name == "const":
            constant = maker.number("value")
            return [[b if constant >> i & 1 else None for i, b in enumerate(args[other])]]
    return None


def _moved(_program: Program, op: Op, args: Sequence[Bits]) -> list[Bits]:
    """Operations that only move bits."""
    bits, (word, *others) = op.type.bits, args
    if op.name == "concat":
        return [[bit for part in (word, *others) for bit in part]]
    if op.name == "permute":
        places = op.attr("map")
        assert isinstance(places, tuple), "a permutation is a tuple of source bits"
        return [[word[source] for source in places]]
    if op.name == "rotl":
        return [[word[(i - op.number("k")) % bits] for i in range(bits)]]
    first = {"extract": "lo", "shr": "k", "shl": "k"}.get(op.name)
    low = op.number(first) if first else 0
    low = -low if op.name == "shl" else low
    return [[word[i + low] if 0 <= i + low < len(word) else None for i in range(bits)]]


def _multiplied(program: Program, op: Op, args: Sequence[Bits]) -> list[Bits]:
    """`matrix`: each bit is a sum of bits."""
    table = program.tables[op.word("table")]
    size = len(args)
    rows = (table.values[i : i + size] for i in range(0, len(table.values), size))
    sums = (summands(row, table.modulus, op.type.bits) for row in rows)
    return [[reduce(_plus, (args[w][b] for w, b in bits), None) for bits in row] for row in sums]


LINEAR: Mapping[str, Linear] = {
    "xor": _sum,
    "not": _complemented,
    "xnor": _complemented,
    "or": _disjoint,
    "add": _disjoint,
    "and": _masked,
    "matrix": _multiplied,
    **dict.fromkeys(("rotl", "shl", "shr", "extract", "concat", "permute", "copy"), _moved),
}
