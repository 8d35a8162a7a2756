"""The meaning of bitwise operations, on truth tables and as truth tables.

A value of an n-input circuit is its truth table: an integer of 2^n bits whose bit v is the value at
input v. Operations are evaluated on such integers, all inputs at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Meaning = Callable[[int, int, int, int], int]

# mask (all ones), then three operands; those past an operation's arity are ignored
MEANING: Mapping[str, Meaning] = {
    "not": lambda m, a, b, c: m ^ a,
    "and": lambda m, a, b, c: a & b,
    "or": lambda m, a, b, c: a | b,
    "xor": lambda m, a, b, c: a ^ b,
    "andn": lambda m, a, b, c: a & ~b,
    "orn": lambda m, a, b, c: a | (m ^ b),
    "xnor": lambda m, a, b, c: m ^ a ^ b,
    "mux": lambda m, a, b, c: (a & b) | (c & ~a),
    "xor3": lambda m, a, b, c: a ^ b ^ c,
    "bcax": lambda m, a, b, c: a ^ (b & ~c),
}
LUT3 = "lut3"
"""Any function of three operands, given by its truth table, the attribute `k`."""
OPERATIONS = (*MEANING, LUT3)
ARITY: Mapping[str, int] = {"not": 1} | {
    name: 3 if name in ("mux", "xor3", "bcax", LUT3) else 2 for name in OPERATIONS if name != "not"
}


@dataclass(frozen=True, slots=True)
class Library:
    """The operations that cost one instruction each.

    Args:
        name: its name in circuit files and on the command line.
        operations: names of `OPERATIONS`.
        about: which machines have them, for people.
    """

    name: str
    operations: tuple[str, ...]
    about: str = ""


def load_libraries(path: Path) -> Mapping[str, Library]:
    """Read the libraries of a TOML file: one table for each, with `operations` and `about`.

    Raises:
        ValueError: an operation is not one of `OPERATIONS`.
    """
    entries = tomllib.loads(path.read_text(encoding="utf-8"))
    libraries = {
        name: Library(name, tuple(e["operations"]), e.get("about", ""))
        for name, e in entries.items()
    }
    for library in libraries.values():
        unknown = sorted(set(library.operations) - set(OPERATIONS))
        if unknown:
            raise ValueError(f"{path}: {library.name}: `{unknown[0]}` is no bitwise operation")
    return libraries


@cache
def meaning_of(name: str, k: int = 0) -> Meaning:
    """The function of an operation; `k` is the truth table of a `lut3`."""
    return _table_meaning(k) if name == LUT3 else MEANING[name]


def _table_meaning(k: int) -> Meaning:
    # as a select by the third operand between two functions of the others
    low, high = _PAIRS[k & 15], _PAIRS[k >> 4]
    return lambda m, a, b, c: (low(m, a, b) & ~c) | (high(m, a, b) & c)


# By truth table: bit v is the value with a = bit 0 of v and b = bit 1.
_PAIRS: tuple[Callable[[int, int, int], int], ...] = (
    lambda m, a, b: 0,
    lambda m, a, b: m ^ (a | b),
    lambda m, a, b: a & ~b,
    lambda m, a, b: m ^ b,
    lambda m, a, b: b & ~a,
    lambda m, a, b: m ^ a,
    lambda m, a, b: a ^ b,
    lambda m, a, b: m ^ (a & b),
    lambda m, a, b: a & b,
    lambda m, a, b: m ^ a ^ b,
    lambda m, a, b: a,
    lambda m, a, b: a | (m ^ b),
    lambda m, a, b: b,
    lambda m, a, b: b | (m ^ a),
    lambda m, a, b: a | b,
    lambda m, a, b: m,
)


@cache
def input_tables(n_inputs: int) -> tuple[int, ...]:
    """The truth tables of the inputs: bit v of table i is bit i of v.

    Table i is all ones divided by 2^(2^i) + 1, which leaves every other run of 2^i ones, shifted.
    """
    mask = (1 << (1 << n_inputs)) - 1
    return tuple(mask // ((1 << (1 << i)) + 1) << (1 << i) for i in range(n_inputs))


def box_tables(values: tuple[int, ...], n_outputs: int) -> tuple[int, ...]:
    """The truth tables of a box's output bits, from its table of 2^n values."""
    return tuple(
        sum((value >> j & 1) << v for v, value in enumerate(values)) for j in range(n_outputs)
    )


@cache
def truth_of(name: str, k: int = 0) -> int:
    """The truth table of an operation over its own operands, 2^arity bits."""
    arity = ARITY[name]
    operands = input_tables(arity) + (0,) * (3 - arity)
    return meaning_of(name, k)((1 << (1 << arity)) - 1, *operands)


def is_linear(name: str, k: int = 0) -> bool:
    """Whether an operation is a sum over GF(2) of its operands, or the complement of one."""
    return truth_of(name, k) in _sums(ARITY[name])


@cache
def _sums(arity: int) -> frozenset[int]:
    sums = {0, (1 << (1 << arity)) - 1}
    for table in input_tables(arity):
        sums |= {total ^ table for total in sums}
    return frozenset(sums)
