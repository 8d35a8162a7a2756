"""Evaluates a cipher's spec programs on many samples.

A word of `n` bits is an array of shape (n, samples / 8), the lowest bit first: a bit of each byte
belongs to another sample. Words of every width go one way, by operations on bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce

import numpy as np
from numpy.typing import NDArray

from compiler.ir.program import Program, Table
from dsl.cipher import WordLayout

Bits = NDArray[np.uint8]
Bytes = NDArray[np.uint8]


def words_of(data: Bytes, layout: WordLayout) -> list[Bits]:
    """Bytes, shape (samples, bytes), as words in the order of a program's parameters."""
    ordered = data[:, ::-1] if layout.big_endian else data
    bits = np.unpackbits(ordered, axis=1, bitorder="little").T
    words = np.split(np.packbits(bits, axis=1), layout.shape.n_words)
    return words[::-1] if layout.big_endian else words


def bytes_of(words: Sequence[Bits], layout: WordLayout) -> Bytes:
    """The inverse of `words_of`."""
    bits = np.concatenate(words[::-1] if layout.big_endian else words)
    data = np.packbits(np.unpackbits(bits, axis=1).T, axis=1, bitorder="little")
    return data[:, ::-1] if layout.big_endian else data


def evaluate(program: Program, inputs: Iterable[Bits]) -> list[Bits]:
    """The results of a program; `KeyError` for an operation that spec programs do not have."""
    known = {param.name: word for param, word in zip(program.params, inputs, strict=True)}
    n_bytes = next((word.shape[1] for word in known.values()), 1)
    for op in program.ops:
        table = program.tables.get(str(op.attr("table", "")))
        made = OPERATIONS[op.name](table or op, *(known[name] for name in op.args))
        words = made if isinstance(made, list) else [made]
        for name, word, kind in zip(op.results, words, op.types, strict=True):
            known[name] = np.zeros((kind.bits, n_bytes), np.uint8)
            known[name][: len(word)] = word[: kind.bits]
    return [known[name] for name in program.results]


def added(left: Bits, right: Bits, carry: int = 0x00) -> Bits:
    """The sum of two words of one width and a carry (0xFF where there is one), bit by bit."""
    total, c = np.empty_like(left), np.full(left.shape[1], carry, np.uint8)
    for i, (a, b) in enumerate(zip(left, right, strict=True)):
        total[i], c = a ^ b ^ c, a & b | (a | b) & c
    return total


def turned(word: Bits, amount: Bits, sign: int) -> Bits:
    """A word rotated by another: to the left, to the right by `sign` -1."""
    for i, bit in enumerate(amount):
        word = word & ~bit | np.roll(word, sign * pow(2, i, len(word)), axis=0) & bit
    return word


def boxed(table: Table, *args: Bits) -> list[Bits]:
    """An S-box: bit `b` of the arguments is its input, bit `b` of the results its output."""
    bits = [np.unpackbits(word, axis=-1).astype(np.uint16) << i for i, word in enumerate(args)]
    found = np.array(table.values, np.uint16)[reduce(np.bitwise_or, bits)]
    return [np.packbits(found & 1 << i, axis=-1) for i in range(table.out_bits)]


def multiplied_column(table: Table, *args: Bits) -> list[Bits]:
    """A matrix times a column of elements of a field, or of words where all factors are 0 or 1."""
    rows = np.array(table.values).reshape(-1, len(args)).tolist()
    parts = ([scaled(w, f, table.modulus) for f, w in zip(r, args, strict=True)] for r in rows)
    return [reduce(np.bitwise_xor, part) for part in parts]


def scaled(word: Bits, factor: int, modulus: int) -> Bits:
    """A word times a constant, modulo a polynomial of its degree."""
    if factor < 2:
        return word * np.uint8(factor)
    total = np.zeros_like(word)
    for bit in word:
        total[[factor >> i & 1 > 0 for i in range(len(word))]] ^= bit
        factor = factor << 1 ^ (modulus if factor >> len(word) - 1 & 1 else 0)
    return total


OPERATIONS: Mapping[str, Callable[..., Bits | list[Bits]]] = {
    "sbox": boxed,
    "lookup": lambda table, a: np.stack(boxed(table, *a)),
    "matrix": multiplied_column,
    "const": lambda op: np.array(
        [[0xFF * (op.number("value") >> i & 1)] for i in range(op.type.bits)], np.uint8
    ),
    "xor": lambda op, a, b: a ^ b,
    "and": lambda op, a, b: a & b,
    "or": lambda op, a, b: a | b,
    "not": lambda op, a: ~a,
    "add": lambda op, a, b: added(a, b),
    "sub": lambda op, a, b: added(a, ~b, carry=0xFF),
    "mul": lambda op, a, b: reduce(
        added, [np.pad(a, ((i, 0), (0, 0)))[: len(a)] & b[i] for i in range(len(b))]
    ),
    "shl": lambda op, a: np.pad(a, ((op.number("k"), 0), (0, 0))),
    "shr": lambda op, a: a[op.number("k") :],
    "rotl": lambda op, a: np.roll(a, op.number("k"), axis=0),
    "rotl_by": lambda op, a, b: turned(a, b, 1),
    "rotr_by": lambda op, a, b: turned(a, b, -1),
    "extract": lambda op, a: a[op.number("lo") :],
    "concat": lambda op, *words: np.concatenate(words),
    "permute": lambda op, a: a[list(op.attr("map"))],
    "copy": lambda op, a: a,
    "resize": lambda op, a: a,
}
"""The meaning of each operation on words, or by a table; `evaluate` adjusts the width."""
