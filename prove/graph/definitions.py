"""Sums of the inputs of a window that are written as what these inputs are the sums of.

A cipher adds a round key to each input of an S-box. Code may add inputs first, and a sum of round
keys that was made ahead: then none of the sums has a name. The definitions of a window's inputs, in
echelon form, say whether a literal is a sum of them. Relations (`prove.graph.relations`) do not
where blocks of one nonce have windows in common: their inputs depend on one another then, and a
relation may lead to the inputs of another block.
"""

from __future__ import annotations

from typing import NamedTuple

from prove.graph.forms import FORM_LIMIT
from prove.graph.relations import Relations, Terms
from prove.graph.windows import projection_of

MOST_OVER = 16
"""An atom in the inputs of more windows says little about which of them a sum belongs to."""


class Definition(NamedTuple):
    """The definition of an input of a window, the definitions of others added.

    Args:
        part: a window that functions of are in the definition; None where it is of atoms alone.
        place: a place at which the table of that is 1, or an atom; no row behind has it.
        number: the number of a form: the definition.
        inputs: the truth table of the inputs whose definitions it is the sum of.
    """

    part: int | None
    place: int
    number: int
    inputs: int

    def is_in(self, terms: Terms) -> bool:
        """Whether a sum has the function, or the atom, that this definition is known by."""
        if self.part is None:
            return self.place in terms.atoms
        return bool(terms.tables.get(self.part, 0) >> self.place & 1)


class Definitions(Relations):
    """Forms, and whether they are sums of the inputs of a window.

    Args:
        limit: of the atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._over_window: dict[int, set[int]] = {}
        self._over_atom: dict[int, set[int]] = {}
        self._n_indexed = 0
        self._without_names: dict[int, int] = {}
        self._definitions: dict[int, list[Definition]] = {}

    def windows_over(self, literal: int) -> set[int]:
        """The windows that a literal may be a sum of inputs of; its own where it is of one."""
        parts, local = self.parts_of[literal >> 1], self.locals_of[literal >> 1]
        if local is not None:
            return {local[0]}
        self._index()
        newest = parts[-1][0] if parts else None
        found = {newest, *self._over_window.get(newest, ())} if newest is not None else set[int]()
        for atom in self.atoms_of[literal >> 1]:
            over = self._over_atom.get(atom, ())
            if len(over) <= MOST_OVER:
                found.update(over)
        return found

    def _index(self) -> None:
        """Note the terms of the inputs of the windows made since this was done."""
        for window in range(self._n_indexed, self.n_windows):
            for row in self.definitions(window):
                if row.part is not None:
                    self._over_window.setdefault(row.part, set()).add(window)
                for atom in self.atoms_of[row.number]:
                    self._over_atom.setdefault(atom, set()).add(window)
        self._n_indexed = self.n_windows

    def sum_of_inputs(self, literal: int, window: int) -> int | None:
        """The truth table of a literal that is a sum of a window's inputs as they are defined.

        Where blocks have windows in common their inputs depend on one another, and relations lead
        to the inputs of another block.

        Returns:
            None where it is no such sum.
        """
        terms, table = self.defined(literal), 0
        for row in self.definitions(window):
            if row.is_in(terms):
                terms.add(row.number << 1)
                table ^= row.inputs
        rest = terms.table_in(window)
        return None if rest is None else table ^ rest

    def defined(self, literal: int) -> Terms:
        """What a literal is the sum of once names are what they stand for."""
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
