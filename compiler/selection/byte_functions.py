"""Functions of one byte in lanes of 8 bits, and their split into two 16-entry look-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from compiler.interpreter import Array, interpret, word_array
from compiler.ir.program import LANEWISE, TABLE_LOOKUP, Op, Param, Program, Table, Type
from compiler.ir.rewriting import regrouped

BYTE = Type(8)
HALF_BITS = 4
ENTRIES = 1 << HALF_BITS
"""Values of half a byte."""
BYTES = range(1 << BYTE.bits)
SUMS = frozenset({"xor", "add"})
"""How key material is added to a byte: known keys are constants."""


@dataclass(frozen=True)
class ByteFunction:
    """A value as a function of another one, byte by byte.

    Args:
        source: the argument.
        values: shape (256,): the function's value for each byte.
    """

    source: str
    values: Array

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The summands of the function as tables of the low half and of the high half of a byte."""
        low = [int(value) for value in self.values[:ENTRIES]]
        high = [int(value) ^ low[0] for value in self.values[::ENTRIES]]
        return tuple(low), tuple(high)

    @cached_property
    def entries(self) -> tuple[int, ...]:
        """The function's value for each byte."""
        return tuple(map(int, self.values.tolist()))

    @property
    def is_sum(self) -> bool:
        """Whether it is the XOR of a function of the low half and one of the high half."""
        low, high = self.values[:ENTRIES], self.values[::ENTRIES] ^ self.values[0]
        return np.array_equal((high[:, None] ^ low).ravel(), self.values)


IDENTITY = ByteFunction("", word_array(list(BYTES), BYTE.bits))
"""The identity function."""


def byte_functions(program: Program) -> dict[str, ByteFunction]:
    """The values of lanes of 8 bits that are an XOR of functions of both halves of one value.

    The argument is not itself such a function. Linear functions have this form, and so has an S-box
    of 4 bits applied to both halves.
    """
    found: dict[str, ByteFunction] = {}
    constants = {op.result: op for op in program.ops if op.name == "const"}
    for op in program.ops:
        if op.name in LANEWISE and op.type.lane_bits == BYTE.bits and op.type.lanes > 1:
            made = _function(op, found, constants)
            if made and made.is_sum:
                found[op.result] = made
    return found


def functions_of_bytes(program: Program, with_constants: bool = True) -> dict[str, ByteFunction]:
    """The words of 8 bits that are functions of one other word, which is itself not one.

    A look-up of a byte in a table is such a function, too.

    Args:
        program: on words.
        with_constants: whether a sum with a constant may be part of a function.
    """
    found: dict[str, ByteFunction] = {}
    constants = {op.result: op for op in program.ops if op.name == "const"}
    for op in program.ops:
        kinds = {program.types[name] for name in (*op.args, *op.results)}
        is_outside = op.name in SUMS and not constants.keys().isdisjoint(op.args)
        is_part = with_constants or not is_outside
        if is_part and (op.name in LANEWISE or op.name == TABLE_LOOKUP) and kinds == {BYTE}:
            made = _function(op, found, constants, program.tables)
            if made:
                found[op.result] = made
    return found


def grouped_sums(program: Program, functions: Mapping[str, ByteFunction]) -> Program:
    """The program with XOR terms grouped by the value that they are functions of.

    Args:
        program: partial sums with one reader may be computed in any order.
        functions: the values that are functions of others.
    """

    def by_source(terms: Sequence[str]) -> list[list[str]]:
        groups = dict[str, list[str]]()
        for term in terms:
            source = functions[term].source if term in functions else term
            groups.setdefault(source, []).append(term)
        return list(groups.values())

    return regrouped(program, by_source)


def _function(
    op: Op,
    found: Mapping[str, ByteFunction],
    constants: Mapping[str, Op],
    tables: Mapping[str, Table] | None = None,
) -> ByteFunction | None:
    """An operation as a function of one value, if its operands are functions of it."""
    inputs = [arg for arg in dict.fromkeys(op.args) if arg not in constants]
    known = {arg: found.get(arg, IDENTITY) for arg in inputs}
    sources = {function.source or arg for arg, function in known.items()}
    values = {arg: constants[arg].attr("value") for arg in op.args if arg in constants}
    if len(sources) != 1 or not all(isinstance(value, int) for value in values.values()):
        return None
    fixed = tuple(replace(constants[arg], types=(BYTE,)) for arg in values)
    params = tuple(Param(arg, BYTE) for arg in inputs)
    ops = (*fixed, op.changed(types=(BYTE,)))
    names = {op.word("table")} if op.name == TABLE_LOOKUP else set[str]()
    read = {name: table for name, table in (tables or {}).items() if name in names}
    # Indices beyond the end of a smaller table do not occur.
    full = {n: replace(t, values=t.values * (len(BYTES) // len(t.values))) for n, t in read.items()}
    alone = Program("byte", "slice", params, ops, op.results, full)
    (made,) = interpret(alone, {arg: function.values for arg, function in known.items()})
    assert isinstance(made, np.ndarray), "a byte is no pointer"
    return ByteFunction(sources.pop(), made)
