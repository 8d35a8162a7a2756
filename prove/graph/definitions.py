"""Sums of a window's inputs, recognised through the definitions of these inputs.

A cipher adds a round key to each input of an S-box. Code may add inputs first, and then a
precomputed sum of round keys: none of these sums has a name. The definitions of a window's inputs,
in echelon form, decide whether a literal is a sum of them. Relations (`prove.graph.relations`) do
not suffice if blocks of one nonce share windows: their inputs are dependent, and a relation may
lead to the inputs of another block.
"""

from __future__ import annotations

from typing import NamedTuple

from prove.graph.forms import FORM_LIMIT
from prove.graph.relations import Relations, Terms
from prove.graph.windows import projection_of

MOST_OVER = 16
"""The most windows of an atom, or over it, for which it is used to find the window of a sum."""


class Definition(NamedTuple):
    """The definition of an input of a window, reduced by the definitions of others.

    Args:
        part: a window with a function in the definition; None if it consists of atoms only.
        place: the pivot: a place at which this function's table is 1, or an atom; later rows do not
            have it.
        number: the number of the definition's form.
        inputs: the truth table of the sum of inputs that it defines.
    """

    part: int | None
    place: int
    number: int
    inputs: int

    def is_in(self, terms: Terms) -> bool:
        """Whether a sum contains the pivot of this definition."""
        if self.part is None:
            return self.place in terms.atoms
        return bool(terms.tables.get(self.part, 0) >> self.place & 1)


class Definitions(Relations):
    """Forms, with the recognition of sums of a window's inputs.

    Args:
        limit: the most atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._over_window: dict[int, set[int]] = {}
        self._over_atom: dict[int, set[int]] = {}
        self._n_indexed = 0
        self._without_names: dict[int, int] = {}
        self._definitions: dict[int, list[Definition]] = {}

    def windows_over(self, literal: int) -> set[int]:
        """The windows of whose inputs a literal may be a sum; its own, if it has one.

        The atoms of the sum may be the inputs, or terms of the definitions of these.
        """
        parts, local = self.parts_of[literal >> 1], self.locals_of[literal >> 1]
        if local is not None:
            return {local[0]}
        self._index()
        newest = parts[-1][0] if parts else None
        found = {newest, *self._over_window.get(newest, ())} if newest is not None else set[int]()
        for atom in self.atoms_of[literal >> 1]:
            for windows in (self.windows_of.get(atom, ()), self._over_atom.get(atom, ())):
                if len(windows) <= MOST_OVER:
                    found.update(windows)
        return found

    def _index(self) -> None:
        """Index the terms of the inputs of windows made since the last call."""
        for window in range(self._n_indexed, self.n_windows):
            for row in self.definitions(window):
                if row.part is not None:
                    self._over_window.setdefault(row.part, set()).add(window)
                for atom in self.atoms_of[row.number]:
                    self._over_atom.setdefault(atom, set()).add(window)
        self._n_indexed = self.n_windows

    def sum_of_inputs(self, literal: int, window: int) -> int | None:
        """The truth table of a literal that is a sum of a window's inputs by their definitions.

        If blocks share windows, their inputs are dependent, and relations lead to the inputs of
        another block.

        Returns:
            The truth table; None if it is no such sum.
        """
        terms, table = self.defined(literal), 0
        for row in self.definitions(window):
            if row.is_in(terms):
                terms.add(row.number << 1)
                table ^= row.inputs
        rest = terms.table_in(window)
        return None if rest is None else table ^ rest

    def defined(self, literal: int) -> Terms:
        """A literal's sum with names replaced by their definitions."""
        number = self._without_names.get(literal >> 1)
        if number is None:
            terms = Terms(self, literal & ~1)
            terms.define()
            number = self._without_names[literal >> 1] = terms.number()
        return Terms(self, number << 1 | literal & 1)

    def definitions(self, window: int) -> list[Definition]:
        """The definitions of a window's inputs in echelon form."""
        rows = self._definitions.get(window)
        if rows is None:
            rows = self._definitions[window] = []
            size = len(self.variables_of[window])
            for place, atom in enumerate(self.variables_of[window]):
                number = self.named.get(atom)
                if number is None:
                    continue
                terms, inputs = self.defined(number << 1), projection_of(place, size)
                for row in rows:
                    if row.is_in(terms):
                        terms.add(row.number << 1)
                        inputs ^= row.inputs
                if terms.tables:
                    part, table = max(terms.tables.items())
                    rows.append(Definition(part, table.bit_length() - 1, terms.number(), inputs))
                elif terms.atoms:
                    rows.append(Definition(None, max(terms.atoms), terms.number(), inputs))
        return rows
