"""Windows: functions of the inputs of an S-box as truth tables, and sums with them.

The inputs of a window are atoms: a sum gets a name. The constant of a function is in the literal,
and its linear terms are atoms of the form, so that a linear function has one form whichever windows
it is an input of; the table holds the rest.

An output of one S-box may directly be an input of another. Then it has a name, and is still a
function of the first window. In a sum it is written as a function if the sum contains another
function of that window, and as the name otherwise (`normal_form`).

If windows share inputs (blocks of one nonce), a product of such inputs is in the table of the first
window that has them all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from prove.graph.forms import FALSE, FORM_LIMIT, NOTHING, Atoms, Forms, Origin, Parts, Variables

Inputs = tuple[int, ...]
"""The atoms that are the inputs of a window."""
MOST_PURE = 4
"""The most functions of a window that have names in sums; further ones are names only when
alone."""


class Pure:
    """Functions of a window that have names."""

    def __init__(self) -> None:
        self.names: set[int] = set()
        self.definitions: dict[int, tuple[Atoms, int]] = {}
        self.tables: dict[int, Atoms] = {}

    def add(self, name: int, linear: Atoms, table: int) -> None:
        """Record a name: it is the sum of atoms and a table."""
        if table in self.tables or len(self.names) >= MOST_PURE:
            return
        self.names.add(name)
        self.definitions[name] = (linear, table)
        made = linear ^ {name}
        sums = {other ^ table: atoms ^ made for other, atoms in self.tables.items()}
        self.tables |= {table: made, **sums}


class Windows(Forms):
    """Forms with functions of windows.

    Args:
        limit: the most atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._sums: dict[int, int] = {}
        self.locals_of: list[tuple[int, int] | None] = [None]
        self.variables_of: list[Inputs] = []
        self.births: list[int] = []
        self.places_of: list[dict[int, int]] = []
        self._functions: list[dict[int, int]] = []
        self._windows: dict[Inputs, int] = {}
        self.windows_of: dict[int, list[int]] = {}
        self._overlaps: list[list[tuple[int, int]]] = []
        self._carried: dict[tuple[int, int, int], int | None] = {}
        self._pures: dict[int, Pure] = {}

    @property
    def n_windows(self) -> int:
        """The number of windows."""
        return len(self.variables_of)

    def definition(self, literal: int) -> tuple[list[Origin], list[tuple[int, int, Variables]]]:
        """The terms of a literal's form.

        Returns:
            The origins of its atoms; for each window in it the number, the truth table and the
            input literals.
        """
        atoms, windows = self.made_of(literal)
        return [self.origins[atom] for atom in atoms], windows

    def made_of(self, literal: int) -> tuple[list[int], list[tuple[int, int, Variables]]]:
        """The terms of a literal's form: atoms, and windows as in `definition`."""
        atoms, parts = self.terms(literal)
        windows = [
            (window, table, tuple(self.singles[atom] for atom in self.variables_of[window]))
            for window, table in parts
        ]
        return sorted(atoms), windows

    def sum(self, *literals: int) -> int:
        """The sum of literals."""
        return reduce(self.xor, literals, FALSE)

    def sum_of(self, atoms: Iterable[int], parts: Iterable[tuple[int, int]]) -> int:
        """The literal of a sum of atoms and functions of windows, as in `made_of`."""
        return self.form_number(*self.normal_form(frozenset(atoms), tuple(sorted(parts)))) << 1

    def xor(self, a: int, b: int) -> int:
        """The sum of two literals."""
        alias = self.aliases
        if alias[a >> 1] != a & ~1:
            a = self.resolve(a)
        if alias[b >> 1] != b & ~1:
            b = self.resolve(b)
        complement = (a ^ b) & 1
        i, j = a >> 1, b >> 1
        if not i or not j or i == j:
            return FALSE ^ complement if i == j else (i | j) << 1 | complement
        one, other = self.locals_of[i], self.locals_of[j]
        if one and other and one[0] == other[0]:
            return self.function_in(one[0], one[1] ^ other[1]) ^ complement
        key = i << 32 | j if i < j else j << 32 | i
        number = self._sums.get(key)
        if number is None:
            number = self._sums[key] = self.sum_of_two(i, j)
        literal = alias[number]
        if literal >> 1 != number:
            literal = self.resolve(literal)
        return literal ^ complement

    def sum_of_two(self, i: int, j: int) -> int:
        """The number of the sum of two forms."""
        atoms = self.atoms_of[i] ^ self.atoms_of[j]
        p, q = self.parts_of[i], self.parts_of[j]
        if p or q:
            atoms, parts = self.normal_form(atoms, (_merged(p, q) if q else p) if p else q)
            return self.form_number(atoms, parts)
        return self.form_number(atoms, ())

    def normal_form(self, atoms: Atoms, parts: Parts) -> tuple[Atoms, Parts]:
        """The sum with named functions of windows in canonical form.

        A name equals its definition, so substitution changes no value. With all names substituted,
        a window's part of the sum either is a sum of named functions, and is then written with
        names only, or it is not, and is then written without names. So each sum has one form.
        """
        for window, table in reversed(parts):
            pure = self._pures.get(window)
            if pure is None:
                continue
            share = table
            for name in atoms & pure.names:
                linear, own = pure.definitions[name]
                atoms, share = atoms ^ linear ^ {name}, share ^ own
            if share in pure.tables:
                atoms, share = atoms ^ pure.tables[share], 0
            if share != table:
                rest = (part for part in parts if part[0] != window)
                parts = tuple(sorted([*rest, (window, share)] if share else rest))
        return atoms, parts

    def form_number(self, atoms: Atoms, parts: Parts) -> int:
        """The number of a form."""
        number = super().form_number(atoms, parts)
        if number == len(self.locals_of):
            self.locals_of.append(self._found_local(atoms, parts) if len(parts) == 1 else None)
        return number

    def _found_local(self, atoms: Atoms, parts: Parts) -> tuple[int, int] | None:
        """The window of a form with one function, and its whole table; None for other forms."""
        ((window, table),) = parts
        whole = self.with_linear(window, atoms, table)
        return None if whole is None else (window, whole)

    def with_linear(self, window: int, atoms: Iterable[int], table: int) -> int | None:
        """The table with atoms added; None if one of them is no input of the window."""
        places, size = self.places_of[window], len(self.variables_of[window])
        for atom in atoms:
            place = places.get(atom)
            if place is None:
                return None
            table ^= projection_of(place, size)
        return table

    def window_over(self, variables: Inputs) -> int:
        """The window over atoms, an existing or a new one."""
        window = self._windows.get(variables)
        if window is not None:
            return window
        window = self._windows[variables] = len(self.variables_of)
        self.variables_of.append(variables)
        self.births.append(len(self.origins))
        self.places_of.append({atom: place for place, atom in enumerate(variables)})
        self._functions.append({})
        self._overlaps.append(self._found_overlaps(window))
        for place, atom in enumerate(variables):
            self.windows_of.setdefault(atom, []).append(window)
            number = self.singles[atom] >> 1
            if self.locals_of[number] is None:
                self.locals_of[number] = (window, projection_of(place, len(variables)))
        return window

    def _found_overlaps(self, window: int) -> list[tuple[int, int]]:
        """The older windows that share products with this one, the oldest first, and these."""
        places = self.places_of[window]
        shared: dict[int, list[int]] = {}
        for atom, place in places.items():
            for other in self.windows_of.get(atom, ()):
                shared.setdefault(other, []).append(place)
        found: list[tuple[int, int]] = []
        left = ~linear_terms(len(places))
        for common in {tuple(inputs): None for _, inputs in sorted(shared.items())}:
            if products := left & products_of(common):
                older = min(other for other, inputs in shared.items() if tuple(inputs) == common)
                found.append((older, products))
                left &= ~products
        return found

    def carried(self, window: int, table: int, other: int) -> int | None:
        """A function of a window's inputs as one of another window; None if it is none."""
        key = (window, table, other)
        if key not in self._carried:
            self._carried[key] = self._carry(
                window, mobius(table, len(self.places_of[window])), other
            )
        return self._carried[key]

    def _carry(self, window: int, products: int, other: int) -> int | None:
        """A sum of products of a window's inputs as a function of another window."""
        variables, places = self.variables_of[window], self.places_of[other]
        moved = [places.get(atom) for atom in variables]
        made = 0
        while products:
            product = (products & -products).bit_length() - 1
            products &= products - 1
            inputs = [moved[i] for i in range(len(variables)) if product >> i & 1]
            if None in inputs:
                return None
            made |= 1 << sum(1 << place for place in inputs if place is not None)
        return mobius(made, len(places))

    def function_in(self, window: int, table: int) -> int:
        """The literal of a function of a window."""
        complement = table & 1
        if complement:
            table ^= ones(len(self.variables_of[window]))
        number = self._functions[window].get(table)
        if number is None:
            number = self._functions[window][table] = self._split(window, table)
        literal = self.aliases[number]
        if literal >> 1 != number:
            literal = self.resolve(literal)
        return literal ^ complement

    def _split(self, window: int, table: int) -> int:
        """The number of the form of a function that is 0 where all inputs are 0."""
        variables = self.variables_of[window]
        rest, linear = _without_linear(table, len(variables))
        atoms = frozenset([variables[i] for i in linear]) if linear else NOTHING
        parts: Parts = ((window, rest),) if rest else ()
        if rest and self._overlaps[window]:
            parts = self._apportioned(window, rest)
        if self._pures:
            atoms, parts = self.normal_form(atoms, parts)
        number = self.form_number(atoms, parts)
        if self.locals_of[number] is None:
            self.locals_of[number] = (window, table)
        return number

    def _apportioned(self, window: int, table: int) -> Parts:
        """A function without linear terms; each product is in the first window that has it."""
        products = mobius(table, len(self.variables_of[window]))
        parts: list[tuple[int, int]] = []
        for older, known in self._overlaps[window]:
            if share := products & known:
                products ^= share
                carried = self._carry(window, share, older)
                assert carried is not None, "the older window has all inputs of these products"
                parts.append((older, carried))
        if products:
            parts.append((window, mobius(products, len(self.variables_of[window]))))
        return tuple(sorted(parts))

    def define(self, name: int, number: int) -> None:
        """Record that an atom equals a form, and so is a function of the form's window."""
        local = self.locals_of[number]
        if len(self.parts_of[number]) != 1 or local is None:
            return
        ((window, table),) = self.parts_of[number]
        self._functions[window].clear()
        self._sums.clear()
        self._pures.setdefault(window, Pure()).add(name, self.atoms_of[number], table)

    def size(self, literal: int) -> int:
        """Atoms and windows in the form of a literal; a function of a window counts as one."""
        number = literal >> 1
        if self.locals_of[number] is not None and self.parts_of[number]:
            return 1
        return len(self.atoms_of[number]) + len(self.parts_of[number])


def _merged(p: Parts, q: Parts) -> Parts:
    """The sum of functions of windows."""
    if len(p) == len(q) == 1 and p[0][0] == q[0][0]:
        table = p[0][1] ^ q[0][1]
        return ((p[0][0], table),) if table else ()
    tables = dict(p)
    for window, table in q:
        tables[window] = tables.get(window, 0) ^ table
    return tuple(sorted((window, table) for window, table in tables.items() if table))


@cache
def ones(n_inputs: int) -> int:
    """The truth table of the function that is always true."""
    return (1 << (1 << n_inputs)) - 1


@cache
def projection_of(i: int, n_inputs: int) -> int:
    """The truth table of input `i` of `n_inputs`."""
    half = ((1 << (1 << i)) - 1) << (1 << i)
    return half * (ones(n_inputs) // ones(i + 1))


@cache
def _without_linear(table: int, n_inputs: int) -> tuple[int, tuple[int, ...]]:
    """A function without its linear terms, and the inputs of these terms."""
    linear = tuple(i for i in range(n_inputs) if table >> (1 << i) & 1)
    for i in linear:
        table ^= projection_of(i, n_inputs)
    return table, linear


@cache
def mobius(table: int, n_inputs: int) -> int:
    """The Möbius transform: from a truth table to the products in its sum, and back.

    Bit m stands for the product of the inputs that are set in m.
    """
    for i in range(n_inputs):
        table ^= (table & ~projection_of(i, n_inputs)) << (1 << i)
    return table


@cache
def products_of(inputs: tuple[int, ...]) -> int:
    """The products of some of the inputs."""
    made = [0]
    for i in inputs:
        made += [product | 1 << i for product in made]
    return sum(1 << product for product in made)


@cache
def linear_terms(n_inputs: int) -> int:
    """The products of one input, and of none."""
    return 1 | sum(1 << (1 << i) for i in range(n_inputs))
