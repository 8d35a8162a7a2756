"""A machine's rules as patterns, and the cost of each on a core.

A pattern is an expression of values and constants. Costs are port cycles of the core.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.ir.program import Op, Type
from compiler.layouts.layout import port_cycles
from compiler.machine.core import Core
from compiler.machine.isa import Instruction, fold, names_in
from compiler.machine.moves import read_expression
from compiler.machine.rules import Rule
from compiler.module import Context
from dsl.syntax.tree import Binary, Call, Expr, Name, Number, Unary

Node = str | tuple["Node | int", ...]
"""A value by name, or an operator with its operands; a shift's amount is an integer."""
Bindings = dict[str, str | int]


CONSTANT = "k"
"""The name in patterns that only matches a constant."""
BYTES = "bytes"
"""The function in rules for a register of constants; its expression gives byte `i`."""


@dataclass(frozen=True)
class Tile:
    """A rule chosen for an operation.

    `bindings` gives the values and constants of the rule's names, `width` the bits of a lane.
    """

    rule: Rule
    bindings: Mapping[str, str | int]
    width: int
    kind: Type
    cost: float


@dataclass(frozen=True)
class Pattern:
    """A parsed rule: its expression, its condition, and the constants that this names.

    `wants` has the operators of its operands, and `CONSTANT` for one that is a constant.
    """

    rule: Rule
    node: Node
    condition: Expr
    constants: frozenset[str]
    wants: frozenset[str]

    def holds(self, bindings: Mapping[str, str | int], width: int) -> bool:
        """Whether the rule's condition holds for a match."""
        if not self.constants:
            return fold(self.condition, {}) != 0
        known = {n: v for n, v in bindings.items() if isinstance(v, int)} | {"width": width}
        return self.constants <= known.keys() and fold(self.condition, known) != 0


@dataclass(frozen=True)
class Machine:
    """A target as tiling needs it: rules, rows, features and a core.

    With `by_length`, the cost is the number of instructions, whatever the core.
    """

    rules: tuple[Rule, ...]
    table: Mapping[str, Instruction]
    core: Core
    shapes: Mapping[Type, str]
    by_length: bool = False

    @cached_property
    def patterns(self) -> Mapping[str, Sequence[Pattern]]:
        """The rules' patterns, by the operator at their root."""
        found: dict[str, list[Pattern]] = {}
        for rule in self.rules:
            node, condition = _node(read_expression(rule.pattern)), read_expression(rule.when)
            names = frozenset(names_in(condition))
            made = Pattern(rule, node, condition, names, _wants(node))
            found.setdefault(str(node[0]), []).append(made)
        return found

    @cached_property
    def depth(self) -> int:
        """The depth of the deepest pattern: 1 for one operator."""
        return max(_depth(p.node) for patterns in self.patterns.values() for p in patterns)

    @cached_property
    def covers(self) -> dict[object, tuple[tuple[str, ...], Tile]]:
        """The tiles found so far, by the cone of the operation, each with the cone's values."""
        return {}

    def offers(self, operator: str, kind: Type) -> list[tuple[Pattern, float]]:
        """The rules for an operator whose instructions exist for a type, with their own cost."""
        calls = [(p, self.calls(p.rule, kind)) for p in self.patterns.get(operator, ())]
        return [(pattern, self.price(used)) for pattern, used in calls if used is not None]

    def computes(self, operator: str, kind: Type) -> bool:
        """Whether one rule computes an operator of two values in constant time.

        Args:
            operator: the operator, as patterns write it.
            kind: type of the values and of the result.
        """
        return any(
            _is_of_values(pattern.node)
            and all(i.row.time == "fixed" for i in self.calls(pattern.rule, kind) or ())
            for pattern, _ in self.offers(operator, kind)
        )

    def price(self, used: Sequence[Instruction]) -> float:
        """Port cycles of instructions, or their number."""
        if self.by_length:
            return float(sum(i.text.count("\n") + 1 for i in used))
        return sum(port_cycles(self.core.cost(i), self.core) for i in used)

    def instruction(self, name: str, kind: Type) -> Instruction | None:
        """The instruction for a mnemonic and a register type.

        Its shape is that of the type; an instruction that ignores lanes may have the shape of
        bytes. A name that ends in a shape (`rev32_8h`) has its lanes, as many as the type's
        register holds.
        """
        base, _, own = name.rpartition("_")
        if lane_bits := next((t.lane_bits for t, s in self.shapes.items() if s == own), 0):
            shape = self.shapes.get(Type(lane_bits, kind.bits // lane_bits))
            return self.table.get(f"{base}.{shape}")
        found = self.table.get(f"{name}.{self.shapes.get(kind)}") or self.unshaped(name, kind)
        if found and (found.bitwise or found.lane_bits == kind.lane_bits):
            return found
        by_byte = self.table.get(f"{name}.{self.shapes.get(Type(8, kind.bits // 8))}")
        return by_byte if by_byte and by_byte.bitwise else None

    def unshaped(self, name: str, kind: Type) -> Instruction | None:
        """The instruction of a name without shapes, if its lanes are those of a type."""
        found = self.table.get(name)
        whole = found is not None and (found.lane_bits, found.lanes) == (kind.lane_bits, kind.lanes)
        return found if whole else None

    def constant(self, value: int, kind: Type) -> Tile | None:
        """The cheapest rule that makes a constant; None if the target has none for it."""
        bindings = {CONSTANT: signed(value, kind.bits)}
        fitting = [
            Tile(pattern.rule, bindings, kind.bits, kind, price)
            for pattern, price in self.offers(CONSTANT, kind)
            if pattern.holds(bindings, kind.bits)
        ]
        return min(fitting, key=lambda found: found.cost, default=None)

    def is_dearer(self, other: Instruction, constant: Op) -> bool:
        """Whether the instructions that make a constant cost more than another instruction."""
        made = self.constant(constant.number("value"), constant.type)
        return made is not None and made.cost > self.price([other])

    def calls(self, rule: Rule, kind: Type) -> list[Instruction] | None:
        """The instructions of a rule's result; None if one does not exist for the type."""
        found: list[Instruction] = []
        for name in _calls(read_expression(rule.into)):
            instruction = self.instruction(name, kind)
            if instruction is None:
                return None
            found.append(instruction)
        return found


def _calls(expr: Expr) -> Iterator[str]:
    if isinstance(expr, Call) and expr.function != BYTES:
        yield expr.function
        for argument in expr.arguments:
            yield from _calls(argument)


def constant_of(call: Call, known: Mapping[str, int], n_bytes: int) -> tuple[int, ...]:
    """The bytes of a register of constants.

    Args:
        call: a call of `BYTES`.
        known: the constants that its expression may name besides `i`.
        n_bytes: size of the register.
    """
    (each,) = call.arguments
    return tuple(fold(each, {**known, "i": i}) & 255 for i in range(n_bytes))


def machine_of(context: Context) -> Machine:
    """The machine for the target, features and core of a context."""
    target, there = context.target, set(context.features)
    rules = tuple(r for r in target.rules if not r.feature or there & set(r.feature.split()))
    return Machine(rules, target.table, target.cores[context.core], target.shapes)


def _wants(node: Node) -> frozenset[str]:
    """The operators of a pattern's operands, and `CONSTANT` if one is a constant."""
    operands = node[1:] if isinstance(node, tuple) else ()
    inner = {str(each[0]) for each in operands if isinstance(each, tuple)}
    return frozenset(inner | ({CONSTANT} if CONSTANT in operands else set()))


def _depth(node: Node | int) -> int:
    """The depth of a pattern: the most operators on a path from its root to a value."""
    return 1 + max(_depth(part) for part in node[1:]) if isinstance(node, tuple) else 0


def _is_of_values(node: Node) -> bool:
    """Whether a pattern is an operator of two arbitrary values."""
    return len(node) == 3 and all(isinstance(n, str) and n != CONSTANT for n in node[1:])


def signed(value: int, bits: int) -> int:
    """A word's constant as a signed number from `-2**(bits - 1)` to `2**(bits - 1) - 1`."""
    return value - (value >> bits - 1 << bits)


def _node(expr: Expr) -> Node:
    match expr:
        case Name(id=name):
            return name
        case Unary(op=op, operand=operand):
            return (op, _node(operand))
        case Binary(op=op, left=left, right=Number(value=value)):
            return (op, _node(left), value)
        case Binary(op=op, left=left, right=right):
            return (op, _node(left), _node(right))
        case Call(function=name, arguments=parts):
            return (name, *(_node(part) for part in parts))
        case _:
            raise TypeError("a pattern is made of names, operators and calls")
