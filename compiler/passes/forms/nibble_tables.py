"""Computes functions of one byte by two look-ups in registers, if that costs less."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, field, replace

from compiler.ir.program import Builder, Op, Program, Type
from compiler.ir.rewriting import live_only
from compiler.module import Context, Module, Pass
from compiler.selection.byte_functions import (
    BYTE,
    ENTRIES,
    HALF_BITS,
    ByteFunction,
    byte_functions,
    grouped_sums,
)
from compiler.selection.patterns import Machine, machine_of
from compiler.selection.replacements import LOOKUP, Replacements

TABLE = Type(BYTE.bits, ENTRIES)


@dataclass(frozen=True)
class NibbleTables(Pass):
    """Compute functions of one byte by two look-ups in tables in registers.

    A function that is an XOR of functions of the low and of the high half of a byte, as all linear
    functions are, takes two tables of 16 bytes. Operations are replaced if a rule of the target
    looks bytes up in a register in constant time, and if this costs less. Otherwise the program
    stays as it is.

    Before::

        t0: u8x16 = rotl a, k=1
        t1: u8x16 = rotl a, k=2
        t2: u8x16 = rotl a, k=7
        t3: u8x16 = xor t0, t1
        t4: u8x16 = xor t3, t2

    After::

        n0: u8x16 = const value=15
        n1: u8x16 = and a, n0
        n2: u8x16 = const value=(0 134 13 139 ...)
        n3: u8x16 = byte_lookup n2, n1
        n4: u8x16 = shr a, k=4
        n5: u8x16 = const value=(0 104 208 184 ...)
        n6: u8x16 = byte_lookup n5, n4
        t4: u8x16 = xor n3, n6
    """

    enabled: bool = True
    """Whether the pass runs; without it operations stay."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine looks bytes up in registers."""
        machine = machine_of(context)
        if not self.enabled or LOOKUP not in machine.patterns:
            return module
        return module.map(lambda program: self._rewritten(program, machine))

    def _rewritten(self, program: Program, machine: Machine) -> Program:
        """The program with look-ups; unchanged if there are none."""
        functions = byte_functions(program)
        if not functions:
            return program
        rewriting = _Rewriting(grouped_sums(program, functions), machine, "n")
        made = rewriting.rewrite()
        return made if rewriting.gone else program


@dataclass
class _Rewriting(Replacements):
    """Rewrites one program; `halves` has the low or the high halves of values."""

    halves: dict[tuple[str, bool], str] = field(default_factory=dict[tuple[str, bool], str])

    def rewrite(self) -> Program:
        """The program with look-ups in place of operations that cost more."""
        functions = byte_functions(self.program)
        of_source: dict[str, set[str]] = {}
        for value, function in functions.items():
            of_source.setdefault(function.source, set()).add(value)
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            known = functions.get(op.results[0]) if op.results else None
            if known is None or not self.is_gain(op, known, of_source[known.source]):
                self.build.append(op)
                continue
            _put(self.build, known, self.halves, op)
        return live_only(self.program.with_ops(self.build.ops))

    def is_gain(self, op: Op, function: ByteFunction, inside: Set[str]) -> bool:
        """Whether look-ups cost less than the operations that become dead.

        Args:
            op: an operation that may be replaced.
            function: its value.
            inside: the values that are functions of the same one.
        """
        is_last = any(r is None or not inside & {*r.results} for r in self.still_reading(op.result))
        if not is_last or not any(map(any, function.tables)):
            return False
        scratch = Builder("n")
        scratch.types = dict(self.build.types)
        _put(scratch, function, dict(self.halves), op)
        return self.replaces(op, inside, scratch.ops)


def _put(
    build: Builder, function: ByteFunction, halves: dict[tuple[str, bool], str], op: Op
) -> None:
    """Append the look-ups that replace an operation, and missing indices."""
    source, found = function.source, list[str]()
    for is_high, table in enumerate(function.tables):
        if not any(table):
            continue
        place = source, bool(is_high)
        if place not in halves:
            ones = None if is_high else build.constant(op.type, ENTRIES - 1)
            halves[place] = (
                build.emit("and", source, ones) if ones else build.emit("shr", source, k=HALF_BITS)
            )
        entries = build.constant(TABLE, table)
        found.append(build.emit(LOOKUP, entries, halves[place], kind=op.type))
    if len(found) > 1:
        build.emit("xor", *found)
    last = build.ops.pop()
    build.append(replace(last, results=op.results, types=op.types))
