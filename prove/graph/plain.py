"""The plain graph: sums and products of two literals with structural hashing, no normal form.

It has the operations of `prove.graph.graph`, so that the same executor and specification run on it,
but uses none of that graph's conclusions. There is one rule: `a ^ (a ^ b)` is `b`. A name is the
literal itself. A function given as a truth table is a tree of multiplexers with shared subtrees.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

from prove.graph.forms import FALSE, TRUE, FormTooLarge, Origin, Variables
from prove.graph.graph import Graph

MOST_NODES = 3_000_000
NEITHER = 0b0001
"""The truth table of NOR."""


class Node(NamedTuple):
    """A sum or a product of two literals; both are 0 for an input.

    Args:
        is_sum: whether it is a sum; then its literals are not complemented.
        left: the literal with the lower number.
        right: the other.
    """

    is_sum: bool
    left: int
    right: int


NO_NODE = Node(True, FALSE, FALSE)


class PlainGraph(Graph):
    """Literals: twice the number of a node, plus 1 if it is complemented.

    The fields of the graph that it replaces do not exist: a mistaken use of that graph's methods
    fails.

    Args:
        limit: the most nodes.
    """

    def __init__(self, limit: int = MOST_NODES) -> None:
        self._most = limit
        self._nodes: list[Node] = [NO_NODE]
        self._made: dict[Node, int] = {}
        self._input_of: dict[tuple[str, int], int] = {}
        self._source_of: dict[int, tuple[str, int]] = {}

    @property
    def n_forms(self) -> int:
        """The number of nodes, a measure of memory."""
        return len(self._nodes)

    def node(self, number: int) -> Node:
        """A node by its number."""
        return self._nodes[number]

    def source(self, number: int) -> tuple[str, int] | None:
        """The input and bit of a node; None if it is computed."""
        return self._source_of.get(number)

    def sources(self) -> Iterable[tuple[int, tuple[str, int]]]:
        """The nodes that are inputs, each with its input and bit."""
        return self._source_of.items()

    def cone(self, literals: Iterable[int], known: Container[int] = ()) -> set[int]:
        """The numbers of the nodes in the cone of literals: these, and all that they depend on.

        Args:
            literals: the roots.
            known: nodes at which the search stops.
        """
        found: set[int] = set()
        work = [literal >> 1 for literal in literals]
        while work:
            number = work.pop()
            if number not in found and number not in known:
                found.add(number)
                node = self._nodes[number]
                work += (node.left >> 1, node.right >> 1)
        return found

    def fresh(self) -> int:
        """A literal with an unknown value."""
        return self.input("", len(self._nodes))

    def is_fresh(self, literal: int) -> bool:
        """Whether a literal comes from `fresh`, without complement."""
        source = self._source_of.get(literal >> 1)
        return source is not None and source[0] == "" and not literal & 1

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input; the same each time."""
        known = self._input_of.get((name, bit))
        if known is None:
            self._source_of[len(self._nodes)] = name, bit
            known = self._input_of[name, bit] = self._append(NO_NODE)
        return known

    def xor(self, a: int, b: int) -> int:
        """The sum of two literals."""
        complement = (a ^ b) & 1
        a, b = a & ~1, b & ~1
        if a == b:
            return complement
        if not a or not b:
            return a | b | complement
        for term, other in ((a, b), (b, a)):
            node = self._nodes[term >> 1]
            if node.is_sum and other in (node.left, node.right):
                # Exchanges of bits by masks add a term twice.
                return node.left ^ node.right ^ other ^ complement
        return self._literal(Node(True, min(a, b), max(a, b))) ^ complement

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        if a > b:
            a, b = b, a
        if a <= TRUE:
            return b if a else FALSE
        if a ^ b <= 1:
            return a if a == b else FALSE
        return self._literal(Node(False, a, b))

    def disjunction(self, a: int, b: int) -> int:
        """The OR of two literals."""
        return self.conjunction(a ^ 1, b ^ 1) ^ 1

    def choice(self, condition: int, then: int, other: int) -> int:
        """A multiplexer: one of two literals."""
        return self.xor(self.conjunction(self.xor(then, other), condition), other)

    def majority(self, a: int, b: int, c: int) -> int:
        """The majority of three literals."""
        return self.xor(self.conjunction(self.xor(a, b), self.xor(a, c)), a)

    def apply(self, tables: Sequence[int], inputs: Sequence[int]) -> list[int]:
        """Functions of literals by their truth tables; arguments are those of `Graph.apply`."""
        known: dict[tuple[int, int], int] = {}
        return [self._tree(table, tuple(inputs), known) for table in tables]

    def _tree(self, table: int, inputs: tuple[int, ...], known: dict[tuple[int, int], int]) -> int:
        """A multiplexer by the last input between functions of the others."""
        if not inputs:
            return table & 1
        key = table, len(inputs)
        if key not in known:
            places = 1 << len(inputs) - 1
            halves = table & _ones(places), table >> places
            low, high = (self._tree(half, inputs[:-1], known) for half in halves)
            known[key] = low if low == high else self.choice(inputs[-1], high, low)
        return known[key]

    def name(self, literal: int) -> int:
        """The literal itself."""
        return literal

    def resolve(self, literal: int) -> int:
        """The literal itself."""
        return literal

    def unify(self, literal: int, other: int) -> int:
        """The first of two literals claimed to be equal; the claim is not used."""
        del other
        return literal

    @contextmanager
    def unrelated(self) -> Iterator[None]:
        """Make no relations of names: the plain graph has none."""
        yield

    def size(self, literal: int) -> int:
        """The number of terms of a literal: one, itself."""
        return int(literal > TRUE)

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals are proved equal."""
        return a == b

    def definition(self, literal: int) -> tuple[list[Origin], list[tuple[int, int, Variables]]]:
        """The definition of a literal, as `Graph.definition`: a function of two others."""
        number = literal >> 1
        if (source := self._source_of.get(number)) is not None:
            return [source], []
        node = self._nodes[number]
        if node is NO_NODE:
            return [], []
        left, right = node.left >> 1, node.right >> 1
        if node.is_sum:
            return [(left, left), (right, right)], []
        flips = node.left & 1, node.right & 1
        if flips == (1, 1):
            return [], [(number, NEITHER, (left << 1, right << 1))]
        return [
            (left, right),
            *((n, n) for n, flip in ((right, flips[0]), (left, flips[1])) if flip),
        ], []

    def _literal(self, node: Node) -> int:
        """The literal of a node."""
        known = self._made.get(node)
        if known is None:
            known = self._made[node] = self._append(node)
        return known

    def _append(self, node: Node) -> int:
        """The literal of a new node."""
        if len(self._nodes) >= self._most:
            raise FormTooLarge(f"there are more than {self._most:,} sums and products")
        self._nodes.append(node)
        return len(self._nodes) - 1 << 1


@cache
def _ones(n_places: int) -> int:
    return (1 << n_places) - 1
