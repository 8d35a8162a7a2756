"""Rewrites a program for a choice of the values stored inverted."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.circuits.gates import ARITY, LUT3
from compiler.ir.program import Op, Program, Type, attributes, fresh_names
from compiler.ir.rewriting import live_only, on_values, uniform_values
from compiler.polarity.values import (
    DEARER_PRICE,
    NOT_PRICE,
    WITH_ONES,
    Choice,
    Signed,
    SignedArgument,
    lut3_table,
    prices,
    sibling,
)


def rewrite(signs: Signed, have: frozenset[str], choice: Choice) -> Program:
    """The program that stores the values chosen in `choice` inverted.

    Args:
        signs: the program with complements as signs.
        have: operations of the machine.
        choice: the choice, which must be feasible for each operation.
    """
    return _Rewriting(signs, have, choice).program()


def price_of(program: Program, keys: frozenset[str]) -> int:
    """The cost of a program's complements in functions on blocks.

    Args:
        program: the program.
        keys: parameters of the key alone, whose complements cost nothing.
    """
    uniform = uniform_values(program, keys)
    ones = {
        op.result
        for op in program.ops
        if op.name == "const" and op.attr("value") == (1 << op.type.bits) - 1
    }
    executed = sum(op.name == "not" and op.result not in uniform for op in program.ops)
    dearer = sum(op.name == WITH_ONES and not ones.isdisjoint(op.args) for op in program.ops)
    return NOT_PRICE * executed + DEARER_PRICE * dearer


@dataclass
class _Rewriting:
    """A program under a choice of the values stored inverted."""

    signs: Signed
    have: frozenset[str]
    choice: Choice
    ops: list[Op] = field(default_factory=list[Op])
    executed: dict[str, str] = field(default_factory=dict[str, str])
    ones: dict[Type, str] = field(default_factory=dict[Type, str])

    def program(self) -> Program:
        """The rewritten program."""
        old = self.signs.program
        self.fresh = fresh_names(old, "i")
        self.here = Op("", (), (), ())
        for op in old.ops:
            self.here = op
            if len(op.results) != 1 or self.signs.sources[op.result].base == op.result:
                self.ops.append(self.changed(op))
        results = [self.read(self.signs.sources[name], 0) for name in old.results]
        return live_only(old.with_ops(self.ops, results))

    def changed(self, op: Op) -> Op:
        """The operation for the stored signs of arguments and results."""
        sources = self.signs.read(op)
        signs = self.cheapest(op, sources)
        args = tuple(self.read(s, sign) for s, sign in zip(sources, signs, strict=False))
        if op.name not in ARITY or not any(signs):
            return op if args == op.args else on_values(op, args, op.results)
        other = None if op.name == LUT3 else sibling(op.name, signs, self.have)
        if other is None and LUT3 in self.have | {op.name}:
            table = lut3_table(op.name, op.number("k", 0), signs)
            three = (*args, args[-1])[:3]
            return op.changed(name=LUT3, args=three, attrs=attributes(k=table))
        if other is None:
            return op.changed(name=WITH_ONES, args=(*args, self.all_ones(op)))
        name, order = other
        return op.changed(name=name, args=tuple(args[i] for i in order))

    def cheapest(self, op: Op, sources: tuple[SignedArgument, ...]) -> tuple[int, ...]:
        """The signs of arguments and result that take the fewest complements."""
        result = int(not self.choice.inverted.isdisjoint(op.results))
        known = prices(op.name, len(op.args), self.have)
        stored = (*map(self.stored_sign, sources), result)
        if known.get(stored) == 0 and self.executed.keys().isdisjoint(s.base for s in sources):
            return stored
        found = [
            (cost, signs)
            for signs, price in known.items()
            if signs[-1] == result and (cost := self.cost(sources, signs, price)) is not None
        ]
        return min(found)[1]

    def cost(
        self, sources: tuple[SignedArgument, ...], signs: tuple[int, ...], price: int
    ) -> tuple[int, int, int] | None:
        """A price, complements of blocks, complements of keys; None if one is not allowed."""
        inverted = {
            s.base: s.uniform
            for s, sign in zip(sources, signs, strict=False)
            if self.stored_sign(s) != sign and s.base not in self.executed
        }
        if not all(uniform or base in self.choice.both for base, uniform in inverted.items()):
            return None
        keys = sum(inverted.values())
        return price, len(inverted) - keys, keys

    def stored_sign(self, source: SignedArgument) -> int:
        """The sign with which a value can be read without an operation."""
        return source.sign ^ (source.base in self.choice.inverted)

    def read(self, source: SignedArgument, sign: int) -> str:
        """A value with a sign, complemented if it is stored with the other one."""
        base = source.base
        if self.stored_sign(source) == sign:
            return base
        if base not in self.executed:
            self.executed[base] = self.complement(base)
        return self.executed[base]

    def complement(self, base: str) -> str:
        """The complement of a stored value: a constant, or an executed NOT."""
        kind = self.signs.program.types[base]
        maker = self.signs.program.makers.get(base)
        if maker is not None and maker.name == "const":
            return self.emit("const", (), kind, value=maker.number("value") ^ (1 << kind.bits) - 1)
        return self.emit("not", (base,), kind)

    def all_ones(self, op: Op) -> str:
        """A register of ones."""
        if op.type not in self.ones:
            self.ones[op.type] = self.emit("const", (), op.type, value=(1 << op.type.bits) - 1)
        return self.ones[op.type]

    def emit(self, name: str, args: tuple[str, ...], kind: Type, **attrs: int) -> str:
        """Append an operation at the place of the current one."""
        result = next(self.fresh)
        here = self.here
        constants = attributes(**attrs)
        self.ops.append(Op(name, args, (result,), (kind,), constants, here.span, here.round))
        return result
