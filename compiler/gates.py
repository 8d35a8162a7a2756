"""What the bitwise operations mean, on truth tables and as truth tables.

A value of an n-input circuit is its truth table: an integer of 2^n bits whose bit v is the value at
input v. `MEANING` is evaluated on such integers, all inputs at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# mask (all ones), then three operands; those past an operation's arity are not looked at.
MEANING: Mapping[str, Callable[[int, int, int, int], int]] = {
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
ARITY: Mapping[str, int] = {"not": 1} | {
    name: 3 if name in ("mux", "xor3", "bcax") else 2 for name in MEANING if name != "not"
}
NONLINEAR = frozenset({"and", "or", "andn", "orn", "mux", "bcax"})


@dataclass(frozen=True, slots=True)
class Library:
    """The operations that cost one instruction each."""

    name: str
    operations: tuple[str, ...]


def load_libraries(path: Path) -> Mapping[str, Library]:
    """Read the libraries of a TOML file: a table each, with its `operations`.

    Raises:
        ValueError: an operation is not one of `MEANING`.
    """
    entries = tomllib.loads(path.read_text(encoding="utf-8"))
    libraries = {name: Library(name, tuple(e["operations"])) for name, e in entries.items()}
    for library in libraries.values():
        unknown = sorted(set(library.operations) - set(MEANING))
        if unknown:
            raise ValueError(f"{path}: {library.name}: `{unknown[0]}` is no bitwise operation")
    return libraries


@cache
def input_tables(n_inputs: int) -> tuple[int, ...]:
    """The truth tables of the inputs: bit v of table i is bit i of v.

    Table i is all ones divided by the size of its period, so that it needs no loop over inputs.
    """
    mask = (1 << (1 << n_inputs)) - 1
    return tuple(mask // ((1 << (1 << i)) + 1) << (1 << i) for i in range(n_inputs))


def box_tables(values: tuple[int, ...], n_outputs: int) -> tuple[int, ...]:
    """The truth tables of a box's output bits, from its table of 2^n values."""
    return tuple(
        sum((value >> j & 1) << v for v, value in enumerate(values)) for j in range(n_outputs)
    )


@cache
def truth_of(name: str) -> int:
    """The truth table of an operation over its own operands, 2^arity bits."""
    arity = ARITY[name]
    operands = input_tables(arity) + (0,) * (3 - arity)
    return MEANING[name]((1 << (1 << arity)) - 1, *operands)
