"""The canonical bit graph: bits in a normal form in which equal literals are equal functions.

- Sums are those of `prove.graph.forms`.
- A product is keyed by the two smallest of `a`, `b` and `a ^ b`: AND, OR, a multiplexer and a
  majority of one product coincide in every way of writing them.
- A window is a set of up to eight literals, the inputs of an S-box. Every function of them is kept
  as its truth table (`prove.graph.windows`), so that any circuit or table of the same function is
  the same literal.
- A name is a fresh atom that stands for a long form from then on.
- The definition of a name is a relation. If two factors are not functions of one window directly,
  relations are substituted (`prove.graph.relations`), and long factors are tested as sums of a
  window's inputs by their definitions (`prove.graph.definitions`).

Two literals that differ may still be one function: the graph proves equality, not difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prove.graph.definitions import Definitions
from prove.graph.forms import FALSE, FORM_LIMIT, TRUE
from prove.graph.windows import Inputs, ones, projection_of

__all__ = ["FALSE", "TRUE", "Graph", "projection_of"]
MOST_VIEWS = 6
"""The most windows in which two factors are searched together, the newest first."""


class Graph(Definitions):
    """Literals and their products, windows and names.

    Args:
        limit: the most atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._products: dict[int, int] = {}

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        a, b = self.resolve(a), self.resolve(b)
        if a <= 1 or b <= 1:
            return FALSE if FALSE in (a, b) else a if b == TRUE else b
        if a ^ b <= 1:
            return a if a == b else FALSE
        one, other = self.locals_of[a >> 1], self.locals_of[b >> 1]
        if one and other and one[0] == other[0]:
            window, first, second = one[0], one[1], other[1]
            all_ones = ones(len(self.variables_of[window]))
            first ^= all_ones if a & 1 else 0
            return self.function_in(window, first & (second ^ all_ones if b & 1 else second))
        return self._apart(a, b)

    def _apart(self, a: int, b: int) -> int:
        """The product of two literals that are not directly functions of one window."""
        if not self.variables_of:
            return self._general(a, b)
        # A sum with functions of several windows is most often the input of a newer one.
        is_long = len(self.parts_of[a >> 1]) > 1 or len(self.parts_of[b >> 1]) > 1
        product = self._of_sums(a, b) if is_long else self._in_common_window(a, b)
        if product is None:
            x, y = self.reduced(a), self.reduced(b)
            if (x, y) != (a, b):
                product = self._in_common_window(x, y)
            if product is not None:
                # It is shorter from now on; otherwise unneeded terms of a round would accumulate.
                self._shorten(a, x)
                self._shorten(b, y)
        if product is None and is_long:
            product = self._in_common_window(a, b)
        return self._general(a, b) if product is None else product

    def _shorten(self, literal: int, other: int) -> None:
        """Replace a sum by the shorter one that it is equal to."""
        if self.locals_of[literal >> 1] is None and self.size(other) <= self.size(literal):
            self.identify(literal, other)

    def _in_common_window(self, a: int, b: int) -> int | None:
        """The product as a function of a window, if both factors are functions of it."""
        if a <= 1 or b <= 1 or a ^ b <= 1:
            return self.conjunction(a, b)
        shared = sorted(self.homes(a) | self.homes(b), reverse=True)
        for window in shared[:MOST_VIEWS]:
            first = self.view(a, window)
            second = None if first is None else self.view(b, window)
            if first is not None and second is not None:
                return self.function_in(window, first & second)
        return None

    def _of_sums(self, a: int, b: int) -> int | None:
        """The product as a function of a window, if both are sums of its defined inputs."""
        shared = self.windows_over(a) & self.windows_over(b)
        for window in sorted(shared, reverse=True):
            first = self.sum_of_inputs(a, window)
            second = None if first is None else self.sum_of_inputs(b, window)
            if first is not None and second is not None:
                return self.function_in(window, first & second)
        return None

    def _general(self, a: int, b: int) -> int:
        """The product of two literals, neither constant."""
        product = self._product(a >> 1, b >> 1)
        if a & 1:
            product = self.xor(product, b)
        return self.xor(product, a & ~1) if b & 1 else product

    def disjunction(self, a: int, b: int) -> int:
        """The OR of two literals."""
        return self.conjunction(a ^ 1, b ^ 1) ^ 1

    def choice(self, condition: int, then: int, other: int) -> int:
        """A multiplexer: one of two literals."""
        return self.xor(other, self.conjunction(condition, self.xor(then, other)))

    def majority(self, a: int, b: int, c: int) -> int:
        """The majority of three literals: the carry of a full adder."""
        for known, x, y in ((a, b, c), (b, a, c), (c, a, b)):
            if known <= 1:
                # No sum is a factor here, since it might have got a name in the meantime.
                return self.disjunction(x, y) if known else self.conjunction(x, y)
        return self.xor(self.conjunction(self.xor(a, c), self.xor(b, c)), c)

    def apply(self, tables: Sequence[int], inputs: Sequence[int]) -> list[int]:
        """Announce a window and return functions of it.

        Args:
            tables: a truth table for each function; bit v is the value where the inputs, the first
                lowest, are the bits of v.
            inputs: up to eight literals.

        Returns:
            A literal for each function.
        """
        literals = [self.resolve(literal) for literal in inputs]
        if all(_is_affine(table, len(inputs)) for table in tables):
            return [self._affine(table, literals) for table in tables]
        if all(literal <= 1 for literal in literals):
            place = sum(x << i for i, x in enumerate(literals))
            return [table >> place & 1 for table in tables]
        window, columns = self._announced(literals)
        size = len(self.variables_of[window])
        return [self.function_in(window, _compose(t, columns, size)) for t in tables]

    def _announced(self, literals: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        """An announced window of which literals are functions, and their tables."""
        for window in self._shared_homes(literals):
            views = [0 if x <= 1 else self.view(x & ~1, window) for x in literals]
            if None not in views:
                break
        else:
            named = (self.atom_of(self.is_atomic(x)) for x in literals if x > 1)
            variables: Inputs = tuple(dict.fromkeys(atom for atom in named if atom is not None))
            window = self.window_over(variables)
            views = [0 if x <= 1 else self.view(self.resolve(x & ~1), window) for x in literals]
        all_ones = ones(len(self.variables_of[window]))
        columns = (0 if view is None else view for view in views)
        return window, tuple(c ^ all_ones * (x & 1) for c, x in zip(columns, literals, strict=True))

    def _shared_homes(self, literals: Sequence[int]) -> list[int]:
        """Announced windows of which all literals may be functions, the newest first."""
        found: set[int] | None = None
        for literal in literals:
            if literal > 1:
                homes = self.homes(literal)
                found = homes if found is None else found & homes
        return sorted(found or (), reverse=True)

    def unify(self, literal: int, other: int) -> int:
        """Merge two equal literals and return the result.

        The result is the first if it is a constant or an atom, else the second: its former name.
        """
        literal, other = self.resolve(literal), self.resolve(other)
        if literal == other:
            return literal
        if other > 1 and (literal <= 1 or self.atom_of(literal) is not None):
            literal, other = other, literal
        self.identify(literal, other)
        return self.resolve(other)

    def _affine(self, table: int, inputs: Sequence[int]) -> int:
        """The literal of a function that is a sum of some inputs and a constant."""
        total = table & 1
        for i, literal in enumerate(inputs):
            if (table >> (1 << i) ^ table) & 1:
                total = self.xor(total, literal)
        return total

    def _product(self, i: int, j: int) -> int:
        """The product of two forms, neither constant nor equal."""
        whole = self.xor(i << 1, j << 1)
        k, complement = whole >> 1, whole & 1
        if not k:
            return FALSE if complement else i << 1
        if k > i and k > j:
            return self._node(i, j)
        small = min(i, j)
        # The other is small ^ k ^ complement: the product is small & ~k, or small & k.
        node = self._node(small, k)
        return node if complement else self.xor(node, small << 1)

    def _node(self, i: int, j: int) -> int:
        """The atom of a product."""
        key = i << 32 | j if i < j else j << 32 | i
        literal = self._products.get(key)
        if literal is None:
            literal = self._products[key] = self.new_atom((i, j))
        return self.resolve(literal)


@cache
def _compose(table: int, columns: tuple[int, ...], n_inputs: int) -> int:
    """The truth table of a function of functions of a window's inputs."""
    if columns == tuple(projection_of(i, n_inputs) for i in range(n_inputs)):
        return table
    return chosen(table, columns, ones(n_inputs))


def chosen(table: int, columns: Sequence[int], all_ones: int) -> int:
    """The values of a function of columns of values, the first column the lowest input."""
    left = [all_ones if table >> place & 1 else 0 for place in range(1 << len(columns))]
    for column in columns:
        pairs = zip(left[::2], left[1::2], strict=True)
        left = [first ^ column & (first ^ other) for first, other in pairs]
    return left[0]


@cache
def _is_affine(table: int, n_inputs: int) -> bool:
    """Whether a function is a sum of inputs and a constant."""
    expected = ones(n_inputs) if table & 1 else 0
    for i in range(n_inputs):
        if (table >> (1 << i) ^ table) & 1:
            expected ^= projection_of(i, n_inputs)
    return expected == table
