"""Computes functions of one byte by a look-up in memory, if that costs less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace

from compiler.ir.program import TABLE_LOOKUP, Op, Program, Table
from compiler.ir.rewriting import live_only
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.selection.byte_functions import BYTE, BYTES, ByteFunction, functions_of_bytes
from compiler.selection.lookups import lookup_primitive
from compiler.selection.patterns import Machine, machine_of
from compiler.selection.replacements import Replacements

GAIN = 16
"""The weight of a port cycle, or of an instruction, in sums of gains."""
Values = tuple[int, ...]
"""The entries of a table."""
Functions = Mapping[str, Mapping[str, ByteFunction]]
"""By the label of a program its values that are functions of one byte."""


@dataclass(frozen=True)
class ByteTables(Pass):
    """Compute functions of one byte by look-ups in tables of 256 bytes.

    A value is replaced if a look-up costs less than the operations that become dead, including the
    look-up of an S-box before them. The tables that save most are used, as many as the budget
    allows besides those of the S-boxes; if there are too many, sums with constants may stay outside
    of the functions. A byte that is split and put together unchanged is replaced by the original.

    Before::

        t0: u8 = rotl a, k=1
        t1: u8 = rotl a, k=2
        t2: u8 = xor t0, t1
        t3: u8 = rotl a, k=7
        t4: u8 = xor t2, t3

    After::

        t4: u8 = lookup a, table=byte_0
    """

    enabled: bool = False
    """Whether the pass runs: if the time of a look-up does not depend on its index."""
    memory: str = "none"
    """The memory of the tables, which decides the cost of a look-up."""
    budget: int = 2048
    """The most bytes of all tables of a file together."""
    by_length: bool = False
    """Count bytes of code and tables in place of cycles."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine reads tables in constant time."""
        row = context.target.primitives.get(lookup_primitive(self.memory), "")
        if not self.enabled or row not in context.target.table:
            return module
        module = module.map(_without_identities)
        machine = replace(machine_of(context), by_length=self.by_length)
        table = context.target.table
        # A table other than that of an S-box needs a page operation of its own.
        page = table.get(context.target.primitives.get("page", ""))
        switch = machine.price([page]) if page else 0.0
        search = _Search(module, machine, machine.price([table[row]]), switch, _Names(module))
        best = self.chosen(search, context.target, with_constants=True)
        if best.refused:
            # Functions that differ in a constant share a table if the constant stays outside.
            other = self.chosen(search, context.target, with_constants=False)
            best = other if other.is_better_than(best) else best
        programs = {
            label: search.rewriting(label, best.functions[label], best.allowed).rewrite()
            for label in module.programs
        }
        return replace(module, programs=programs)

    def chosen(self, search: _Search, target: Target, with_constants: bool) -> _Chosen:
        """The tables that save most, as many as the budget allows.

        Args:
            search: the module.
            target: the machine.
            with_constants: whether sums with a constant are parts of the functions.
        """
        programs, of_boxes = search.module.programs.items(), search.names.of_boxes
        functions = {n: functions_of_bytes(p, with_constants) for n, p in programs}
        of_program: dict[str, Counter[Values]] = {}
        for label, found in functions.items():
            first = search.rewriting(label, found, None)
            first.rewrite()
            of_program[label] = first.gains
        gains = Counter[Values]()
        for each in of_program.values():
            gains.update(each)
        room = max(self.budget // len(BYTES) - len(of_boxes), 0)
        least = self.least_gain(target)
        ordered = [values for values, gain in gains.most_common() if gain >= least]
        best = [values for values in ordered if values not in of_boxes]
        allowed = {*best[:room], *of_boxes}
        gain = {n: sum(each[values] for values in allowed) for n, each in of_program.items()}
        return _Chosen(functions, allowed, gain, len(best) > room)

    def least_gain(self, target: Target) -> float:
        """The least gain of a separate table, in units of `_Rewriting.gains`."""
        instructions = len(BYTES) / min(target.instruction_bytes)
        return GAIN * instructions + 1 if self.by_length else 0


@dataclass(frozen=True)
class _Chosen:
    """Functions of one byte, by program, and the tables for them.

    Args:
        functions: the values that are functions of one byte.
        allowed: the tables that may be read.
        gain: their saving in each program, in units of `_Rewriting.gains`.
        refused: whether the budget has no room for others that would save something.
    """

    functions: Functions
    allowed: Collection[Values]
    gain: Mapping[str, int]
    refused: bool

    def is_better_than(self, other: _Chosen) -> bool:
        """Whether it saves more in some program and less in none."""
        more = [gain - other.gain[label] for label, gain in self.gain.items()]
        return min(more) >= 0 and max(more) > 0


def _without_identities(program: Program) -> Program:
    """The program without operations that split a byte and put it together unchanged."""
    functions = functions_of_bytes(program)

    def choose(op: Op) -> str:
        function = functions.get(op.result)
        is_same = function is not None and function.entries == tuple(BYTES)
        return function.source if function and is_same else op.result

    return live_only(program.replace_values(choose))


class _Names:
    """The names of a module's tables: those of its S-boxes, and numbers for others."""

    def __init__(self, module: Module) -> None:
        self.of_boxes: dict[Values, str] = {}
        for program in module.programs.values():
            for op in program.ops:
                if op.name == TABLE_LOOKUP:
                    table = program.tables[op.word("table")]
                    self.of_boxes.setdefault(table.values, table.name)
        self._numbered: dict[Values, str] = {}

    def name(self, values: Values) -> str:
        """The name of a table."""
        if values in self.of_boxes:
            return self.of_boxes[values]
        return self._numbered.setdefault(values, f"byte_{len(self._numbered)}")


@dataclass(frozen=True)
class _Search:
    """The search for functions of one byte in a module.

    Args:
        module: on words.
        machine: the costs of operations.
        lookup_price: port cycles of a look-up.
        switch_price: additional port cycles for a table other than that of an S-box.
        names: of tables.
    """

    module: Module
    machine: Machine
    lookup_price: float
    switch_price: float
    names: _Names

    def rewriting(
        self,
        label: str,
        functions: Mapping[str, ByteFunction],
        allowed: Collection[Values] | None,
    ) -> _Rewriting:
        """The rewriting of a program by tables; None allows any."""
        return _Rewriting(
            self.module.programs[label],
            self.machine,
            "b",
            lookup_price=self.lookup_price,
            switch_price=self.switch_price,
            functions=functions,
            names=self.names,
            allowed=allowed,
        )


@dataclass(kw_only=True)
class _Rewriting(Replacements):
    """Rewrites one program.

    Args:
        lookup_price: port cycles of a look-up.
        switch_price: additional port cycles for a table other than that of an S-box.
        functions: the values that are functions of one byte.
        names: of tables.
        allowed: the tables that may be read; None for any.

    `gains` has the port cycles that each table saves.
    """

    lookup_price: float
    switch_price: float
    functions: Mapping[str, ByteFunction]
    names: _Names
    allowed: Collection[Values] | None
    gains: Counter[Values] = field(default_factory=Counter[Values])
    tables: dict[str, Table] = field(default_factory=dict[str, Table])

    def __post_init__(self) -> None:
        super().__post_init__()
        self.members: dict[str, set[str]] = {}
        for value, function in self.functions.items():
            self.members.setdefault(function.source, set()).add(value)
        self.together = frozenset(self.cheap_together())

    def cheap_together(self) -> Iterator[str]:
        """The values that cost less by look-ups if all functions of one byte are looked up."""
        members: dict[str, list[str]] = {}
        for value, function in self.functions.items():
            members.setdefault(function.source, []).append(value)
        for inside in members.values():
            outside = [v for v in inside if not self.is_read_by(v, {*inside})]
            looked_up = [v for v in outside if not self.is_made_of(v, outside)]
            tables = {v: self.functions[v].entries for v in looked_up}
            if len(outside) < 2 or not all(map(self.is_allowed, tables.values())):
                continue
            saved = self.price([self.program.makers[v] for v in inside], *outside)
            kept = [self.program.makers[v] for v in outside if v not in tables]
            gain = saved - sum(self.price([op], op.result) for op in kept)
            gain -= sum(map(self.table_price, tables.values()))
            if gain <= 0:
                continue
            for values in tables.values():
                self.gains[values] += round(gain * GAIN / len(tables))
            self.gone.update(inside)
            yield from looked_up

    def is_made_of(self, value: str, others: Collection[str]) -> bool:
        """Whether one operation computes a value from others, for less than a look-up."""
        op = self.program.makers[value]
        known = {*others, self.functions[value].source}
        if not all(arg in known or self.is_constant(arg) for arg in op.args):
            return False
        return self.price([op], value) < self.table_price(self.functions[value].entries)

    def is_read_by(self, value: str, inside: Collection[str]) -> bool:
        """Whether only operations that compute the given values read a value."""
        reading = self.readers.get(value, [])
        return all(r is not None and {*r.results} <= {*inside} and r.results for r in reading)

    def is_allowed(self, values: Values) -> bool:
        """Whether a table may be read."""
        return self.allowed is None or values in self.allowed

    def table_price(self, values: Values) -> float:
        """Port cycles of a look-up in a table."""
        return self.lookup_price + (values not in self.names.of_boxes) * self.switch_price

    def rewrite(self) -> Program:
        """The program with look-ups in place of operations that cost more."""
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            function = self.functions.get(op.results[0]) if op.results else None
            if function is None or not self.is_gain(op, function):
                self.build.append(op)
                continue
            self.build.append(self.lookup(op, function))
        if not self.gone:
            return self.program
        if self.allowed is not None:
            made = replace(self.program, tables={**self.program.tables, **self.tables})
            return live_only(made.with_ops(self.build.ops))
        return self.program

    def lookup(self, op: Op, function: ByteFunction) -> Op:
        """The look-up that replaces an operation."""
        values = function.entries
        name = self.names.name(values) if self.allowed is not None else "byte"
        self.tables[name] = Table(name, "sbox", BYTE.bits, BYTE.bits, values)
        attrs = (("table", name),)
        return op.changed(name=TABLE_LOOKUP, args=(function.source,), attrs=attrs)

    def is_gain(self, op: Op, function: ByteFunction) -> bool:
        """Whether a look-up costs less than the operations that become dead."""
        if op.result in self.together:
            return True
        if op.result in self.gone or not self.is_allowed(function.entries):
            return False
        inside = self.members[function.source]
        is_last = any(r is None or not inside & {*r.results} for r in self.still_reading(op.result))
        if not is_last:
            return False
        saved = self.needed_for(op, inside)
        gain = self.price(saved, op.result) - self.table_price(function.entries)
        if gain <= 0 or not self.replaces(op, inside, [self.lookup(op, function)]):
            return False
        self.gains[function.entries] += round(gain * GAIN)
        return True

    def row_price(self, op: Op) -> float:
        """Port cycles of an operation without a rule."""
        return self.lookup_price if op.name == TABLE_LOOKUP else super().row_price(op)
