"""The canonical bit graph: bits in a normal form in which equal literals mean equal functions.

- Sums are those of `prove.forms`.
- A product is keyed by the two smallest of `a`, `b` and `a ^ b`: AND, OR, a multiplexer and a
  majority of one product coincide in every way of writing them.
- A window is a set of up to eight literals, the inputs of an S-box. Every function of them is kept
  as its truth table, so that any circuit or table of the same function is the same literal.
- A name is a fresh atom that stands for a long form from then on.
- What an input of a window is the sum of is remembered as a relation: where two factors are no
  functions of one window as they stand, the relations are put in (`prove.relations`).

Two literals that differ may still be one function: the graph proves equality, not difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prove.forms import FALSE, FORM_LIMIT, TRUE, Variables
from prove.relations import Relations

__all__ = ["FALSE", "TRUE", "Graph", "projection_of"]


class Graph(Relations):
    """Literals and their products, windows and names.

    Args:
        limit: of the atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._products: dict[int, int] = {}
        self._windows: dict[Variables, int] = {}

    def conjunction(self, a: int, b: int) -> int:
        """The product of two literals."""
        a, b = self.resolve(a), self.resolve(b)
        if a <= 1 or b <= 1:
            return FALSE if FALSE in (a, b) else a if b == TRUE else b
        if a ^ b <= 1:
            return a if a == b else FALSE
        window = self._window_of(a)
        if window is not None and window == self._window_of(b):
            return self._function(window, self._table(a) & self._table(b))
        return self._general(*self._in_one_window(a, b))

    def _in_one_window(self, a: int, b: int) -> tuple[int, int]:
        """The same literals, as functions of one window if relations make them that."""
        newest = max(self.newest_window(a), self.newest_window(b))
        x, y = (self.reduced(literal, newest, newest) for literal in (a, b))
        if self._window_of(x) != newest or self._window_of(y) != newest:
            x, y = self.reduced(a), self.reduced(b)
            newest = max(self.newest_window(x), self.newest_window(y))
            x, y = self.reduced(x, newest), self.reduced(y, newest)
        if self._window_of(x) != newest or self._window_of(y) != newest:
            return a, b
        # Shorter from now on; else what is not needed of a round piles up in those behind it.
        for literal, other in ((a, x), (b, y)):
            if self._window_of(literal) is None:
                self.identify(literal, other)
        return x, y

    def _general(self, a: int, b: int) -> int:
        """The product of two literals, neither constant."""
        window = self._window_of(a)
        if window is not None and window == self._window_of(b):
            return self._function(window, self._table(a) & self._table(b))
        product = self._product(a >> 1, b >> 1)
        if a & 1:
            product = self.xor(product, b)
        return self.xor(product, a & ~1) if b & 1 else product

    def disjunction(self, a: int, b: int) -> int:
        """Whether one of two literals is true."""
        return self.conjunction(a ^ 1, b ^ 1) ^ 1

    def choice(self, condition: int, then: int, other: int) -> int:
        """One of two literals."""
        return self.xor(other, self.conjunction(condition, self.xor(then, other)))

    def majority(self, a: int, b: int, c: int) -> int:
        """What two of three literals say: the carry of a full adder."""
        return self.xor(self.conjunction(self.xor(a, c), self.xor(b, c)), c)

    def name(self, literal: int) -> int:
        """Give a long form a short name; whoever reaches the form from now on gets the name."""
        literal = self.resolve(literal)
        if self.size(literal) <= 1:
            return literal
        number = literal >> 1
        made = self._atom((number, number))
        if self._variables:
            self.relate(number << 1, made)
        self._alias[number] = made
        return self.resolve(literal)

    def identify(self, literal: int, other: int) -> None:
        """Take two literals that are equal for one: the first is replaced by the second."""
        literal, other = self.resolve(literal), self.resolve(other)
        if literal >> 1 != other >> 1 and literal > 1:
            self._alias[literal >> 1] = other ^ literal & 1

    def apply(self, tables: Sequence[int], inputs: Sequence[int]) -> list[int]:
        """Announce a window and give functions of it.

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
        variables = tuple(dict.fromkeys(x & ~1 for x in literals if x > 1))
        if not variables:
            place = sum(x << i for i, x in enumerate(literals))
            return [table >> place & 1 for table in tables]
        window = self._window(variables)
        columns = tuple(self._column(window, variables, x) for x in literals)
        size = len(self._variables[window])
        return [self._function(window, _compose(t, columns, size)) for t in tables]

    def _window(self, variables: Variables) -> int:
        """The window over literals, announced before or made here."""
        if variables in self._windows:
            return self._windows[variables]
        inside = {self._window_of(x) for x in variables}
        if len(inside) == 1 and None not in inside:
            return next(window for window in inside if window is not None)
        window = len(self._variables)
        self._variables.append(variables)
        self._births.append(len(self._origins))
        self._windows[variables] = window
        for i, variable in enumerate(variables):
            # What is an input of another window stays that: else its functions were cut off.
            if not self._is_projection(variable):
                table = projection_of(i, len(variables))
                made = self._form(frozenset(), ((window, table),)) << 1
                self.relate(variable, made)
                self._alias[variable >> 1] = made
        self._windows[tuple(self.resolve(x) for x in variables)] = window
        return window

    def _is_projection(self, literal: int) -> bool:
        """Whether a literal is an input of a window."""
        window = self._window_of(literal)
        if window is None:
            return False
        table, size = self._parts[literal >> 1][0][1], len(self._variables[window])
        return any(table == projection_of(i, size) for i in range(size))

    def _column(self, window: int, variables: Variables, literal: int) -> int:
        """The truth table of an input of `apply` as a function of a window."""
        size = len(self._variables[window])
        if literal <= 1:
            return literal * _ones(size)
        if self._windows.get(variables) == window:
            table = projection_of(variables.index(literal & ~1), size)
            return table ^ _ones(size) if literal & 1 else table
        return self._table(literal)

    def _window_of(self, literal: int) -> int | None:
        """The window that a literal is a function of, None where it is no function of just one."""
        number = literal >> 1
        parts = self._parts[number]
        return parts[0][0] if len(parts) == 1 and not self._atoms[number] else None

    def _table(self, literal: int) -> int:
        """The truth table of a literal that is a function of one window."""
        ((window, table),) = self._parts[literal >> 1]
        return table ^ _ones(len(self._variables[window])) if literal & 1 else table

    def _function(self, window: int, table: int) -> int:
        """The literal of a function of a window."""
        complement = table & 1
        if complement:
            table ^= _ones(len(self._variables[window]))
        if not table:
            return complement
        return self.resolve(self._form(frozenset(), ((window, table),)) << 1) ^ complement

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
            literal = self._products[key] = self._atom((i, j))
        return self.resolve(literal)


@cache
def _ones(n_inputs: int) -> int:
    """The truth table of the function that is always true."""
    return (1 << (1 << n_inputs)) - 1


@cache
def projection_of(i: int, n_inputs: int) -> int:
    """The truth table of input `i` of `n_inputs`."""
    half = ((1 << (1 << i)) - 1) << (1 << i)
    return half * (_ones(n_inputs) // _ones(i + 1))


@cache
def _compose(table: int, columns: tuple[int, ...], n_inputs: int) -> int:
    """The truth table of a function of functions of a window's inputs."""
    if columns == tuple(projection_of(i, n_inputs) for i in range(n_inputs)):
        return table
    result = 0
    for place in range(1 << n_inputs):
        index = sum((column >> place & 1) << i for i, column in enumerate(columns))
        result |= (table >> index & 1) << place
    return result


@cache
def _is_affine(table: int, n_inputs: int) -> bool:
    """Whether a function is a sum of inputs and a constant."""
    expected = _ones(n_inputs) if table & 1 else 0
    for i in range(n_inputs):
        if (table >> (1 << i) ^ table) & 1:
            expected ^= projection_of(i, n_inputs)
    return expected == table
