"""Replaces operations by cheaper ones; those that become dead count as saved."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field

from compiler.ir.program import TABLE_LOOKUP, Builder, Op, Param, Program
from compiler.machine.moves import read_expression
from compiler.selection.patterns import BYTES, Machine, Tile
from compiler.selection.tiling import tile
from dsl.syntax.tree import Call, Expr, Name

LOOKUP = "byte_lookup"
"""The operation that looks bytes up in a register, and the operator of the rules for it."""
ORDER = "permute"
"""The operation that permutes the bytes of a register."""

TIE = 1e-3
"""The cost of overwriting an operand, which may need a copy."""


@dataclass
class Replacements:
    """A program whose operations are replaced one after another, in program order.

    Args:
        program: a program of the slice level.
        machine: the machine, for costs.
        prefix: prefix of the names of new values.
        prices: of operations, by their canonical form; replacements of one kind may share them.

    `gone` has the results of the operations that became dead.
    """

    program: Program
    machine: Machine
    prefix: str
    gone: set[str] = field(default_factory=set[str])
    prices: dict[object, float] = field(default_factory=dict[object, float])

    def __post_init__(self) -> None:
        self.build = Builder(self.prefix)
        self.build.types = dict(self.program.types)
        self.readers: dict[str, list[Op | None]] = {}
        for op in self.program.ops:
            for arg in dict.fromkeys(op.args):
                self.readers.setdefault(arg, []).append(op)
        for result in self.program.results:
            self.readers.setdefault(result, []).append(None)

    def replaces(self, last: Op, inside: Set[str], others: Sequence[Op]) -> bool:
        """Whether operations cost less than those that they make dead; if so, these are removed.

        Args:
            last: the operation whose value is computed in another way.
            inside: the values that may become dead.
            others: operations that compute the same value.
        """
        saved = self.needed_for(last, inside)
        if self.price(others, last.result) >= self.price(saved, last.result):
            return False
        self.gone |= {op.result for op in saved}
        return True

    def still_reading(self, value: str) -> list[Op | None]:
        """The remaining readers of a value; None stands for a result of the program."""
        reading = self.readers.get(value, [])
        return [r for r in reading if r is None or not self.gone & {*r.results}]

    def needed_for(self, last: Op, inside: Set[str]) -> list[Op]:
        """An operation, and those that only it needs, in program order."""
        found, todo = {last.result: last}, [*last.args]
        while todo:
            value = todo.pop()
            readers = self.still_reading(value) if value in inside else [None]
            if all(r and r.results and r.results[0] in found for r in readers):
                found[value] = self.program.makers[value]
                todo += found[value].args
        places = self.program.places
        return sorted(found.values(), key=lambda op: places[op.results])

    def price(self, ops: Sequence[Op], *results: str) -> float:
        """Port cycles of operations that compute some values."""
        key = self._form(ops, results)
        if key not in self.prices:
            self.prices[key] = self._priced(ops, results)
        return self.prices[key]

    def _form(self, ops: Sequence[Op], results: Sequence[str]) -> object:
        """Canonical form of operations; equal forms have equal prices."""
        numbers: dict[str, int] = {}
        made = {r for op in ops for r in op.results}
        form: list[object] = []
        for op in ops:
            for value in op.args:
                if value not in numbers and value not in made:
                    form.append(self._given(value))
                numbers.setdefault(value, len(numbers))
            args = tuple([numbers[value] for value in op.args])
            there = tuple([numbers.setdefault(value, len(numbers)) for value in op.results])
            form.append((op.name, args, there, op.types, op.attrs))
        return tuple(form), tuple([numbers.get(value) for value in results])

    def _given(self, value: str) -> object:
        """The part of a canonical form for a value that other operations make."""
        if self.is_constant(value):
            maker = self.program.makers[value]
            return maker.types, maker.attrs
        return self.build.types[value]

    def _priced(self, ops: Sequence[Op], results: Sequence[str]) -> float:
        """`price`, calculated."""
        made = {r for op in ops for r in op.results}
        read = dict.fromkeys(arg for op in ops for arg in op.args if arg not in made)
        constants = [self.program.makers[v] for v in read if self.is_constant(v)]
        params = [Param(v, self.build.types[v]) for v in read if not self.is_constant(v)]
        alone = Program("f", "slice", tuple(params), (*constants, *ops), tuple(results))
        apart_from_rules = (ORDER, TABLE_LOOKUP)
        untiled = [op for op in ops if op.name in (*apart_from_rules, *self.machine.table)]
        apart = {*results, *(arg for op in untiled for arg in op.args)}
        total = sum(self.row_price(op) for op in untiled)
        for value, found in tile(alone, self.machine).items():
            if value in apart or alone.uses[value] > 1:
                total += found.cost
            total += TIE * self.overwritten(read_expression(found.rule.into), found)
        return total

    def overwritten(self, expr: Expr, found: Tile) -> int:
        """The number of a rule's operands that its instructions overwrite."""
        if not isinstance(expr, Call) or expr.function == BYTES:
            return 0
        row = self.machine.instruction(expr.function, found.kind)
        tied = expr.arguments[: len(row.tied)] if row else ()
        inner = sum(self.overwritten(part, found) for part in expr.arguments)
        return inner + sum(isinstance(part, Name) for part in tied)

    def row_price(self, op: Op) -> float:
        """Port cycles of a row, or of a byte permutation, which is a look-up."""
        if op.name in self.machine.table:
            return self.machine.price([self.machine.table[op.name]])
        return min((price for _, price in self.machine.offers(LOOKUP, op.type)), default=0.0)

    def is_constant(self, value: str) -> bool:
        """Whether a value is a constant of the program."""
        maker = self.program.makers.get(value)
        return maker is not None and maker.name == "const"
