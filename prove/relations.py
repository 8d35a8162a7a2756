"""Linear relations between windows: what an input of an S-box is the sum of.

A cipher adds a round key to a whole state; code may add it to a half-finished S-box instead, and
then no partial sum is ever the input that the specification has named. Relations are rows in
echelon form: of each window a list of functions with different highest places, each with what it is
equal to. Forms keep what they are; relations are put in where two factors must be seen in one
window.
"""

from __future__ import annotations

from typing import NamedTuple

from prove.forms import Atoms, Forms, Parts

MOST_ROUNDS = 300
LAST = 1 << 60


class Row(NamedTuple):
    """A function of a window, and what it is equal to: the sum of `rest` and `equal`.

    Args:
        place: the highest place of the truth table that is 1; each row of a window has its own.
        table: the truth table.
        rest: the number of a form, of terms before it.
        equal: a literal, of names and inputs of windows behind it.
    """

    place: int
    table: int
    rest: int
    equal: int


class Relations(Forms):
    """Forms with relations between them.

    Args:
        limit: of the atoms and windows of a form.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self._rows: dict[int, list[Row]] = {}
        self._equals: dict[int, int] = {}
        self._reduced: dict[tuple[int, int, int], int] = {}

    def relate(self, literal: int, other: int) -> None:
        """Remember that a form, not complemented, is equal to another literal.

        What is replaced is the newest term: a round key is in the state of every block.
        """
        number = literal >> 1
        atoms, parts = self._atoms[number], self._parts[number]
        self._reduced.clear()
        newest = max(atoms, default=-1)
        if not parts or newest >= self._births[parts[-1][0]]:
            rest = self._form(atoms - {newest}, parts)
            self._equals[newest] = self.xor(rest << 1, other)
            return
        while parts := self._parts[number]:
            window, table = parts[-1]
            rest = self._form(self._atoms[number], parts[:-1])
            for row in self._rows.get(window, ()):
                if table >> row.place & 1:
                    table, other = table ^ row.table, self.xor(other, row.equal)
                    rest = self._sum(rest, row.rest)
            if table:
                made = Row(table.bit_length() - 1, table, rest, other)
                self._rows[window] = sorted([*self._rows.get(window, ()), made], reverse=True)
                return
            number = rest

    def named(self, literal: int) -> int:
        """The form that a name stands for; of what is no name itself."""
        origins, windows = self.definition(literal)
        if len(origins) == 1 and not windows:
            first, second = origins[0]
            if isinstance(first, int) and first == second:
                return first << 1
        return literal

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals are equal, names and relations put in."""
        a, b = self.resolve(a), self.resolve(b)
        if a == b:
            return True
        x, y = (self.named(literal & ~1) ^ literal & 1 for literal in (a, b))
        difference = self._sum(x >> 1, y >> 1) << 1
        return self.reduced(difference, len(self._variables)) ^ (x ^ y) & 1 == 0

    def newest_window(self, literal: int) -> int:
        """The window announced last of those in a form, -1 where there is none."""
        parts = self._parts[literal >> 1]
        return parts[-1][0] if parts else -1

    def reduced(self, literal: int, first: int = -1, end: int = LAST) -> int:
        """The same function with relations put in until it is one of a single window.

        Args:
            literal: the function.
            first: the first window that will do.
            end: from which window on relations are left alone.
        """
        key = (literal, first, end)
        if key not in self._reduced:
            self._reduced[key] = self._reduce(literal, first, end)
        return self._reduced[key]

    def _reduce(self, literal: int, first: int, end: int) -> int:
        terms = _Terms(self, literal)
        for _ in range(MOST_ROUNDS):
            if terms.are_of_one_window(first):
                break
            if not self._without_part(terms, end) and not self._without_atom(terms):
                break
        return self.resolve(terms.literal())

    def _without_atom(self, terms: _Terms) -> bool:
        """Put in what the newest atom is equal to that is known of; whether there was one."""
        atom = max((a for a in terms.atoms if a in self._equals), default=None)
        if atom is None:
            return False
        terms.atoms.remove(atom)
        terms.add(self.resolve(self._equals[atom]))
        return True

    def _without_part(self, terms: _Terms, end: int) -> bool:
        """Put in relations for a function of a window that they say everything of."""
        for part in sorted(terms.tables, reverse=True):
            left, used = terms.tables[part], list[Row]()
            for row in self._rows.get(part, ()) if part < end else ():
                if left >> row.place & 1:
                    left ^= row.table
                    used.append(row)
            if not left:
                del terms.tables[part]
                for row in used:
                    terms.add(row.rest << 1)
                    terms.add(self.resolve(row.equal))
                return True
        return False

    def terms(self, literal: int) -> tuple[Atoms, Parts]:
        """What the form of a literal is the sum of."""
        return self._atoms[literal >> 1], self._parts[literal >> 1]


class _Terms:
    """A sum that terms are added to.

    Args:
        forms: of the literals.
        literal: the first term.
    """

    def __init__(self, forms: Relations, literal: int) -> None:
        self._forms = forms
        self.atoms: set[int] = set()
        self.tables: dict[int, int] = {}
        self._complement = 0
        self.add(literal)

    def add(self, literal: int) -> None:
        """Add a literal."""
        atoms, parts = self._forms.terms(literal)
        self.atoms ^= atoms
        self._complement ^= literal & 1
        for window, table in parts:
            table ^= self.tables.pop(window, 0)
            if table:
                self.tables[window] = table

    def are_of_one_window(self, first: int) -> bool:
        """Whether the sum is constant or a function of one window, of `first` or behind it."""
        return not self.atoms and len(self.tables) < 2 and min(self.tables, default=first) >= first

    def literal(self) -> int:
        """The literal of the sum."""
        parts = tuple(sorted(self.tables.items()))
        return self._forms._form(frozenset(self.atoms), parts) << 1 | self._complement
