"""Finds the cheapest rules that cover a program's generic operations.

An operation is an expression; the same tile may cover an argument with a single use. A rule matches
an expression up to the order of commutative operands. Costs are port cycles of the core; a tree of
operations is covered at least cost. A value with several uses is computed once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.program import Op, Program, Type
from compiler.selection.patterns import CONSTANT, Bindings, Machine, Node, Tile, signed

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
    "lut3": ("lut3", 0, 1, 2, "k"),
    "bcax": ("^", 0, ("&", 1, ("~", 2))),
    "mux": ("|", ("&", 0, 1), ("&", ("~", 0), 2)),
    "test": ("test", 0, 1),
    "resize": ("resize", 0, "source"),
    "shl": ("<<", 0, "k"),
    "shr": (">>", 0, "k"),
    "rotl": ("<<<", 0, "k"),
    "rotl_by": ("<<<", 0, 1),
    "rotr_by": (">>>", 0, 1),
    "roll": ("<<<", 0, "k"),
    "byte_lookup": ("byte_lookup", 0, 1),
    "insert_left": ("insert_left", 0, 1, "k"),
    "insert_right": ("insert_right", 0, 1, "k"),
}
_COMMUTES = frozenset("^&|+*")
_ANY_WIDTH = frozenset("^&|~")
"""Operators that mean the same in lanes of every width."""
REGISTER = 1e-3
"""The cost of a constant besides the instructions that make it, in port cycles."""


class NoRuleError(ValueError):
    """No rule of the target covers an operation."""


def tile(program: Program, machine: Machine) -> dict[str, Tile]:
    """Choose a rule for each generic operation that is not covered inside another tile.

    Returns:
        The tile of each such operation, by its result.

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
        """Find the cheapest tile of an operation, given those of its arguments."""
        self.width = op.type.bits if op.name == "roll" else op.type.lane_bits
        node = self.nodes[op.result] = _fill(op, self.program.types)
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
        """Canonical form of the context of an expression; equal cones have equal tiles.

        Args:
            node: the expression.
            depth: remaining depth of patterns.
            places: numbers of the values met so far; those of this expression are added.
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
        """The cheapest tile of an operation other than a constant.

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
        """The operators of an operation's operands that patterns can match, and `CONSTANT`."""
        found: set[str] = set()
        for operand in node[1:]:
            inner = self.nodes.get(operand) if isinstance(operand, str) else operand
            if isinstance(inner, tuple):
                found.add(str(inner[0]))
            if isinstance(inner, int) or operand in self.constants:
                found.add(CONSTANT)
        return found

    def inner(self, value: str) -> float:
        """The cost of a value with a single use; others are accounted for elsewhere.

        A constant costs its register, so an instruction with an immediate is preferred.
        """
        if value in self.constants:
            return REGISTER
        alone = self.program.uses[value] == 1 and value in self.best
        return self.best[value].cost if alone else 0.0

    def match(self, pattern: Node, node: Node | int, bindings: Bindings) -> Iterator[Bindings]:
        """All matches: a name matches a value, an operator matches an operation."""
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
        """The expression of a value, if a pattern may cover it together with its only use."""
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
        """The tiles that the program's other operations and results need."""
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


def _amount(op: Op) -> int:
    """The bits of a shift or rotation; rotations are by less than the width."""
    if op.name == "roll":
        return op.number("k") * 8 % op.type.bits
    return op.number("k") % op.type.lane_bits if op.name == "rotl" else op.number("k")


def _fill(op: Op, types: Mapping[str, Type]) -> tuple[Node | int, ...]:
    """An operation as an expression of its arguments, whose types are given."""

    def fill(shape: object) -> Node | int:
        if isinstance(shape, int):
            return op.args[shape]
        if shape == "k":
            return _amount(op)
        if shape == "source":
            return types[op.args[0]].bits
        if isinstance(shape, tuple):
            return tuple(fill(part) for part in shape)
        assert isinstance(shape, str), "a shape is nested tuples"
        return shape

    made = fill(_SHAPES[op.name])
    assert isinstance(made, tuple), "an operation is no value"
    return made
