"""A second, slow meaning of spec programs on Python integers, to test the front end by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from compiler.ir.program import Op, Program, Table
from dsl.unrolling.tables import Matrix

_TWO: Mapping[str, Callable[[int, int], int]] = {
    "xor": lambda a, b: a ^ b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "ltu": lambda a, b: int(a < b),
    "mul": lambda a, b: a * b,
}


def evaluate(program: Program, words: Sequence[int]) -> list[int]:
    """The results of a program on the words of its parameters."""
    known = {p.name: word for p, word in zip(program.params, words, strict=True)}
    for op in program.ops:
        args = [known[a] for a in op.args]
        results = _results(program, op, args)
        masked = [r & (1 << t.bits) - 1 for r, t in zip(results, op.types, strict=True)]
        known.update(zip(op.results, masked, strict=True))
    return [known[name] for name in program.results]


def _results(program: Program, op: Op, args: Sequence[int]) -> Sequence[int]:
    if op.name == "sbox":
        return _substituted(program.tables[op.word("table")], args, op.type.bits)
    if op.name == "matrix":
        table = program.tables[op.word("table")]
        rows = [table.values[i : i + len(args)] for i in range(0, len(table.values), len(args))]
        return Matrix(table.name, table.modulus, tuple(rows)).apply(args)
    if op.name == "mux":
        chosen, one, other = args
        return [chosen & one | ~chosen & other]
    if op.name == "lookup":
        return [program.tables[op.word("table")].values[args[0]]]
    if op.name in _TWO:
        return [_TWO[op.name](args[0], args[1])]
    return [_one(program, op, args)]


def _one(program: Program, op: Op, args: Sequence[int]) -> int:
    bits = op.type.bits
    if op.name == "concat":
        total, place = 0, 0
        for name, word in zip(op.args, args, strict=True):
            total |= word << place
            place += program.types[name].bits
        return total
    if op.name == "permute":
        places = op.attr("map")
        assert isinstance(places, tuple), "a permutation is a tuple of source bits"
        return sum((args[0] >> source & 1) << i for i, source in enumerate(places))
    if op.name == "const":
        return op.number("value")
    if op.name == "not":
        return ~args[0]
    if op.name == "resize":
        return args[0]
    if op.name in ("rotl_by", "rotr_by"):
        k = args[1] % bits if op.name == "rotl_by" else -args[1] % bits
        return args[0] << k | args[0] >> bits - k
    if op.name == "rotl":
        k = op.number("k")
        return args[0] << k | args[0] >> bits - k
    k = op.number("lo" if op.name == "extract" else "k")
    return args[0] << k if op.name == "shl" else args[0] >> k


def _substituted(table: Table, args: Sequence[int], width: int) -> list[int]:
    results = [0] * table.out_bits
    for c in range(width):
        value = table.values[sum((a >> c & 1) << i for i, a in enumerate(args))]
        for j in range(table.out_bits):
            results[j] |= (value >> j & 1) << c
    return results
