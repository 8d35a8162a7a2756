"""Computes functions of one byte by two look-ups in registers, where that costs less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Builder, Op, Param, Program, Type
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
from compiler.selection.tiling import tile

LOOKUP = "byte_lookup"
"""The operation, and the operator of the rules that compute it."""
TABLE = Type(BYTE.bits, ENTRIES)


@dataclass(frozen=True)
class NibbleTables(Pass):
    """Compute functions of one byte by two look-ups in tables that registers hold.

    A function that is a sum of one of the low half and one of the high half of a byte, as all
    linear ones are, takes two tables of 16 bytes. Where a rule of the target looks bytes up in a
    register, in a time that no data decide, and this costs less than the operations that it saves,
    they are replaced. Otherwise the program stays as it is.

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
    """Whether to do it; without it each operation stays."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, where the machine looks bytes up in a register."""
        machine = machine_of(context)
        if not self.enabled or LOOKUP not in machine.patterns:
            return module
        return module.map(lambda program: self._rewritten(program, machine))

    def _rewritten(self, program: Program, machine: Machine) -> Program:
        """The program with look-ups; as it is where there are none."""
        functions = byte_functions(program)
        if not functions:
            return program
        rewriting = _Rewriting(grouped_sums(program, functions), machine)
        made = rewriting.rewrite()
        return made if rewriting.gone else program


@dataclass
class _Rewriting:
    """The rewriting of one program.

    `gone` has the results of operations that look-ups have replaced, `halves` the indices that were
    made: of a value, the low half or the high one.
    """

    program: Program
    machine: Machine
    build: Builder = field(default_factory=lambda: Builder("n"))
    gone: set[str] = field(default_factory=set[str])
    halves: dict[tuple[str, bool], str] = field(default_factory=dict[tuple[str, bool], str])

    def __post_init__(self) -> None:
        self.build.types = dict(self.program.types)
        self.readers: dict[str, list[Op | None]] = {}
        for op in self.program.ops:
            for arg in dict.fromkeys(op.args):
                self.readers.setdefault(arg, []).append(op)
        for result in self.program.results:
            self.readers.setdefault(result, []).append(None)

    def rewrite(self) -> Program:
        """The program with look-ups in place of what costs more."""
        functions = byte_functions(self.program)
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            function = functions.get(op.results[0]) if op.results else None
            if function is None or not self.is_gain(op, function, functions):
                self.build.append(op)
                continue
            _put(self.build, function, self.halves, op)
        return live_only(self.program.with_ops(self.build.ops))

    def is_gain(self, op: Op, function: ByteFunction, functions: dict[str, ByteFunction]) -> bool:
        """Whether look-ups cost less than the operations that they make superfluous."""
        inside = {v for v, each in functions.items() if each.source == function.source}
        is_last = any(r is None or not inside & {*r.results} for r in self.still_reading(op.result))
        if not is_last or not any(map(any, function.tables)):
            return False
        saved = self.needed_for(op, inside)
        scratch = Builder("n")
        scratch.types = dict(self.build.types)
        _put(scratch, function, dict(self.halves), op)
        if self.price(scratch.ops, op.result) >= self.price(saved, op.result):
            return False
        self.gone |= {each.result for each in saved}
        return True

    def still_reading(self, value: str) -> list[Op | None]:
        """What reads a value, None for a result of the program."""
        reading = self.readers.get(value, [])
        return [r for r in reading if r is None or not self.gone & {*r.results}]

    def needed_for(self, last: Op, inside: set[str]) -> list[Op]:
        """An operation, and those that only it needs, in their order."""
        found, todo = {last.result: last}, [*last.args]
        while todo:
            value = todo.pop()
            readers = self.still_reading(value) if value in inside else [None]
            if all(r and r.results and r.results[0] in found for r in readers):
                found[value] = self.program.makers[value]
                todo += found[value].args
        places = self.program.places
        return sorted(found.values(), key=lambda op: places[op.results])

    def price(self, ops: Sequence[Op], result: str) -> float:
        """Port cycles of operations that make one value."""
        made = {r for op in ops for r in op.results}
        types = {**self.build.types, **{op.result: op.type for op in ops}}
        read = dict.fromkeys(arg for op in ops for arg in op.args if arg not in made)
        constants = [self.program.makers[v] for v in read if self.is_constant(v)]
        params = [Param(v, types[v]) for v in read if not self.is_constant(v)]
        alone = Program("f", "slice", tuple(params), (*constants, *ops), (result,))
        tiles = tile(alone, self.machine)
        return sum(t.cost for v, t in tiles.items() if v == result or alone.uses[v] > 1)

    def is_constant(self, value: str) -> bool:
        """Whether a value is a constant of the program."""
        maker = self.program.makers.get(value)
        return maker is not None and maker.name == "const"


def _put(
    build: Builder, function: ByteFunction, halves: dict[tuple[str, bool], str], op: Op
) -> None:
    """Append the look-ups that give what an operation makes, and the indices that are not there."""
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
