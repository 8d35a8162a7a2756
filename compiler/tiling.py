"""Finds the cheapest rules that cover a program's generic operations.

An operation is read as an expression; an argument that only it reads may be covered with it. A rule
matches an expression up to the order of commutative operands. Costs are port cycles of the core; a
tree of operations is covered at least cost, and what several operations read is computed once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.ir import Op, Program, Type
from compiler.isa import Core, Instruction, Rule, fold, names_in
from compiler.layout import port_cycles
from compiler.module import Context
from compiler.moves import read_expression
from dsl.tree import Binary, Call, Expr, Name, Number, Unary

Node = str | tuple["Node | int", ...]
"""A value by name, or an operator with its operands; a shift's amount is an integer."""
Bindings = dict[str, str | int]

_SHAPES: Mapping[str, tuple[object, ...]] = {
    "xor": ("^", 0, 1),
    "and": ("&", 0, 1),
    "or": ("|", 0, 1),
    "not": ("~", 0),
    "add": ("+", 0, 1),
    "sub": ("-", 0, 1),
    "mul": ("*", 0, 1),
    "mulh": ("mulh", 0, 1),
    "ltu": ("<", 0, 1),
    "andn": ("&", 0, ("~", 1)),
    "orn": ("|", 0, ("~", 1)),
    "xnor": ("~", ("^", 0, 1)),
    "xor3": ("^", ("^", 0, 1), 2),
    "bcax": ("^", 0, ("&", 1, ("~", 2))),
    "mux": ("|", ("&", 0, 1), ("&", ("~", 0), 2)),
    "test": ("test", 0, 1),
    "resize": ("resize", 0),
    "shl": ("<<", 0, "k"),
    "shr": (">>", 0, "k"),
    "rotl": ("<<<", 0, "k"),
    "rotl_by": ("<<<", 0, 1),
    "rotr_by": (">>>", 0, 1),
    "roll": ("<<<", 0, "k"),
}
_COMMUTES = frozenset("^&|+*")
_ANY_WIDTH = frozenset("^&|~")
"""Operators that mean the same in lanes of every width."""
CONSTANT = "k"
"""The name that matches a constant alone in patterns."""


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
    """A rule's pattern, read: its expression, its condition, and the constants that this names.

    `wants` has the operators of its operands, and `CONSTANT` for one that is a constant.
    """

    rule: Rule
    node: Node
    condition: Expr
    constants: frozenset[str]
    wants: frozenset[str]

    def holds(self, bindings: Mapping[str, str | int], width: int) -> bool:
        """Whether the rule's condition is true for a match."""
        if not self.constants:
            return fold(self.condition, {}) != 0
        known = {n: v for n, v in bindings.items() if isinstance(v, int)} | {"width": width}
        return self.constants <= known.keys() and fold(self.condition, known) != 0


REGISTER = 1e-3
"""What a constant costs beside the instructions that make it, in port cycles."""


class NoRuleError(ValueError):
    """An operation that no rule of the target covers."""


@dataclass(frozen=True)
class Machine:
    """What tiling needs of a target: its rules with their features there, its rows and a core."""

    rules: tuple[Rule, ...]
    table: Mapping[str, Instruction]
    core: Core
    shapes: Mapping[Type, str]

    @cached_property
    def patterns(self) -> Mapping[str, Sequence[Pattern]]:
        """The rules' patterns by the operator at their root."""
        found: dict[str, list[Pattern]] = {}
        for rule in self.rules:
            node, condition = _node(read_expression(rule.pattern)), read_expression(rule.when)
            names = frozenset(names_in(condition))
            made = Pattern(rule, node, condition, names, _wants(node))
            found.setdefault(str(node[0]), []).append(made)
        return found

    @cached_property
    def depth(self) -> int:
        """How far patterns look into an expression: 1 for one operator."""
        return max(_depth(p.node) for patterns in self.patterns.values() for p in patterns)

    @cached_property
    def covers(self) -> dict[object, tuple[tuple[str, ...], Tile]]:
        """The tiles found so far by the cones of their operations, each with the cone's values."""
        return {}

    def offers(self, operator: str, kind: Type) -> list[tuple[Pattern, float]]:
        """The rules for an operator whose instructions exist for a type, with their own cost."""
        calls = [(p, self.calls(p.rule, kind)) for p in self.patterns.get(operator, ())]
        return [(pattern, self.price(used)) for pattern, used in calls if used is not None]

    def computes(self, operator: str, kind: Type) -> bool:
        """Whether one rule computes an operator of two values, in a time that they do not decide.

        Args:
            operator: as patterns write it.
            kind: of the values and of the result.
        """
        return any(
            _is_of_values(pattern.node)
            and all(i.row.time == "fixed" for i in self.calls(pattern.rule, kind) or ())
            for pattern, _ in self.offers(operator, kind)
        )

    def price(self, used: Sequence[Instruction]) -> float:
        """Port cycles of instructions."""
        return sum(port_cycles(self.core.costs[i.cost], self.core) for i in used)

    def instruction(self, name: str, kind: Type) -> Instruction | None:
        """The instruction of a name for a register type.

        It is the one in the type's shape; one that knows no lanes may have the shape of bytes. A
        name that ends in a shape (`rev32_8h`) has its lanes, as many as the type's register holds.
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
        """The instruction of a name without shapes, where its lanes are those of a type."""
        found = self.table.get(name)
        whole = found is not None and (found.lane_bits, found.lanes) == (kind.lane_bits, kind.lanes)
        return found if whole else None

    def constant(self, value: int, kind: Type) -> Tile | None:
        """The cheapest rule that makes a constant; None where the target has none for it."""
        bindings = {CONSTANT: signed(value, kind.bits)}
        fitting = [
            Tile(pattern.rule, bindings, kind.bits, kind, price)
            for pattern, price in self.offers(CONSTANT, kind)
            if pattern.holds(bindings, kind.bits)
        ]
        return min(fitting, key=lambda found: found.cost, default=None)

    def calls(self, rule: Rule, kind: Type) -> list[Instruction] | None:
        """The instructions of a rule's result, None where one does not exist for the type."""
        found: list[Instruction] = []
        for name in _calls(read_expression(rule.into)):
            instruction = self.instruction(name, kind)
            if instruction is None:
                return None
            found.append(instruction)
        return found


def _calls(expr: Expr) -> Iterator[str]:
    if isinstance(expr, Call):
        yield expr.function
        for argument in expr.arguments:
            yield from _calls(argument)


def machine_of(context: Context) -> Machine:
    """What tiling needs of the machine that passes compile for."""
    target, there = context.target, set(context.features)
    rules = tuple(r for r in target.rules if not r.feature or there & set(r.feature.split()))
    return Machine(rules, target.table, target.cores[context.core], target.shapes)


def tile(program: Program, machine: Machine) -> dict[str, Tile]:
    """Choose a rule for each generic operation that has to be computed by itself.

    Returns:
        The tile of each such operation by its result; what a tile covers inside has none.

    Raises:
        NoRuleError: an operation is covered by no rule.
    """
    covering = _Covering(program, machine)
    for op in program.ops:
        if op.name in _SHAPES:
            covering.consider(op)
    return covering.needed()


@dataclass
class _Covering:
    """The best tile of each value so far."""

    program: Program
    machine: Machine

    def __post_init__(self) -> None:
        self.best: dict[str, Tile] = {}
        self.nodes: dict[str, tuple[Node | int, ...]] = {}
        self.widths: dict[str, int] = {}
        self.constants = {
            op.result: signed(op.number("value"), op.type.bits)
            for op in self.program.ops
            if op.name == "const" and op.type.lanes == 1
        }

    def consider(self, op: Op) -> None:
        """Find the cheapest tile of an operation whose arguments have theirs."""
        self.width = op.type.bits if op.name == "roll" else op.type.lane_bits
        node = self.nodes[op.result] = _fill(op)
        self.widths[op.result] = self.width
        places: dict[str, int] = {}
        key = op.type, self.width, self.cone(node, self.machine.depth, places)
        if key not in self.machine.covers:
            self.machine.covers[key] = tuple(places), self.cheapest(op, node)
        known, tile = self.machine.covers[key]
        named = dict[str | int, str](zip(known, places, strict=True))
        bindings = {name: named.get(bound, bound) for name, bound in tile.bindings.items()}
        self.best[op.result] = Tile(tile.rule, bindings, tile.width, tile.kind, tile.cost)

    def cone(self, node: Node | int, depth: int, places: dict[str, int]) -> object:
        """All that decides the tile of an expression: operations of equal cones have equal tiles.

        Args:
            node: the expression.
            depth: how far patterns look into it.
            places: of the values met so far, to which those of this one are added.
        """
        if isinstance(node, int):
            return node
        if isinstance(node, tuple):
            return (node[0], *(self.cone(part, depth - 1, places) for part in node[1:]))
        place = places.setdefault(node, len(places))
        inner = self.opened(node) if depth > 0 else None
        made = inner and self.cone(inner, depth, places)
        return place, self.constants.get(node), self.inner(node), made

    def cheapest(self, op: Op, node: tuple[Node | int, ...]) -> Tile:
        """The cheapest tile of an operation that is no constant.

        Raises:
            NoRuleError: no rule covers it.
        """
        found: Tile | None = None
        there = self.there(node)
        for pattern, price in self.machine.offers(str(node[0]), op.type):
            if not pattern.wants <= there:
                continue
            for bindings in self.match(pattern.node, node, {}):
                if not pattern.holds(bindings, self.width):
                    continue
                cost = price + sum(self.inner(v) for v in bindings.values() if isinstance(v, str))
                if found is None or cost < found.cost - 1e-9:
                    found = Tile(pattern.rule, bindings, self.width, op.type, cost)
        if found is None:
            raise NoRuleError(f"no rule covers `{op.name}` of {op.type}")
        return found

    def there(self, node: tuple[Node | int, ...]) -> set[str]:
        """The operators of an operation's operands that a pattern may cover, and `CONSTANT`."""
        found: set[str] = set()
        for operand in node[1:]:
            inner = self.nodes.get(operand) if isinstance(operand, str) else operand
            if isinstance(inner, tuple):
                found.add(str(inner[0]))
            if isinstance(inner, int) or operand in self.constants:
                found.add(CONSTANT)
        return found

    def inner(self, value: str) -> float:
        """The cost of a value that only one operation reads; others are paid for elsewhere.

        A constant costs little, its register: an instruction that holds it goes first.
        """
        if value in self.constants:
            return REGISTER
        alone = self.program.uses[value] == 1 and value in self.best
        return self.best[value].cost if alone else 0.0

    def match(self, pattern: Node, node: Node | int, bindings: Bindings) -> Iterator[Bindings]:
        """All ways to match: a name matches a value, an operator what computes it."""
        if isinstance(pattern, str):
            yield from self.match_name(pattern, node, bindings)
            return
        opened = self.opened(node) if isinstance(node, str) else node
        if opened is None or isinstance(opened, int):
            return
        if opened[0] != pattern[0] or len(opened) != len(pattern):
            return
        orders = [opened[1:]]
        if opened[0] in _COMMUTES:
            orders.append(opened[:0:-1])
        for order in orders:
            yield from self.match_all(pattern[1:], order, bindings)

    def opened(self, value: str) -> tuple[Node | int, ...] | None:
        """What computes a value, where a pattern may cover that with its only reader."""
        node = self.nodes.get(value)
        if node is None or self.program.uses[value] != 1:
            return None
        fits = node[0] in _ANY_WIDTH or self.widths[value] == self.width
        return node if fits else None

    def match_name(self, pattern: str, node: Node | int, bindings: Bindings) -> Iterator[Bindings]:
        """Match a name: `k` with a constant or with the amount of a shift, others with values."""
        bound = node
        if pattern == CONSTANT and isinstance(node, str):
            bound = self.constants.get(node, ())
        is_amount = pattern != CONSTANT and isinstance(node, int)
        if isinstance(bound, tuple) or is_amount or bindings.get(pattern, bound) != bound:
            return
        yield {**bindings, pattern: bound}

    def match_all(
        self, patterns: Sequence[Node | int], nodes: Sequence[Node | int], bindings: Bindings
    ) -> Iterator[Bindings]:
        """Match operands one after another."""
        if not patterns:
            yield bindings
            return
        first = patterns[0]
        if isinstance(first, int):
            if first == nodes[0]:
                yield from self.match_all(patterns[1:], nodes[1:], bindings)
            return
        for found in self.match(first, nodes[0], bindings):
            yield from self.match_all(patterns[1:], nodes[1:], found)

    def needed(self) -> dict[str, Tile]:
        """The tiles that the program's other operations and results ask for."""
        todo = [r for r in self.program.results if r in self.best]
        for op in self.program.ops:
            if op.name not in _SHAPES:
                todo += [a for a in op.args if a in self.best]
        chosen: dict[str, Tile] = {}
        while todo:
            value = todo.pop()
            if value not in chosen:
                chosen[value] = self.best[value]
                names = self.best[value].bindings.values()
                todo += [v for v in names if isinstance(v, str) and v in self.best]
        return chosen


def _wants(node: Node) -> frozenset[str]:
    """The operators of a pattern's operands, and `CONSTANT` where one is a constant."""
    operands = node[1:] if isinstance(node, tuple) else ()
    inner = {str(each[0]) for each in operands if isinstance(each, tuple)}
    return frozenset(inner | ({CONSTANT} if CONSTANT in operands else set()))


def _depth(node: Node | int) -> int:
    """The most operators of a pattern on the way from its root to a value."""
    return 1 + max(_depth(part) for part in node[1:]) if isinstance(node, tuple) else 0


def _is_of_values(node: Node) -> bool:
    """Whether a pattern is an operator of two values that may be any."""
    return len(node) == 3 and all(isinstance(n, str) and n != CONSTANT for n in node[1:])


def signed(value: int, bits: int) -> int:
    """A word's constant as the number between `-2**(bits - 1)` and `2**(bits - 1) - 1`."""
    return value - (value >> bits - 1 << bits)


def _amount(op: Op) -> int:
    """The bits of a shift or rotation; rotations are by less than the width."""
    if op.name == "roll":
        return op.number("k") * 8 % op.type.bits
    return op.number("k") % op.type.lane_bits if op.name == "rotl" else op.number("k")


def _fill(op: Op) -> tuple[Node | int, ...]:
    """An operation as an expression of its arguments."""

    def fill(shape: object) -> Node | int:
        if isinstance(shape, int):
            return op.args[shape]
        if shape == "k":
            return _amount(op)
        if isinstance(shape, tuple):
            return tuple(fill(part) for part in shape)
        assert isinstance(shape, str), "a shape is nested tuples"
        return shape

    made = fill(_SHAPES[op.name])
    assert isinstance(made, tuple), "an operation is no value"
    return made


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
