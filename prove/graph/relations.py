"""Linear relations between names, windows and inputs: the sums that names stand for.

A cipher adds a round key to a whole state; code may add it to partial results of an S-box instead,
and then no partial sum is the input that the specification has named. Relations are rows in echelon
form: for each window, a list of functions with different pivots, each with its equal. Forms stay
unchanged; relations are substituted if two factors must be expressed in one window.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from prove.graph.forms import FALSE, FORM_LIMIT, NOTHING
from prove.graph.windows import Windows

MOST_STEPS = 300
LAST = 1 << 60


class Equation(NamedTuple):
    """A function of a window and its equal: the sum of `rest` and `equal`.

    Args:
        place: the pivot, the highest place at which the truth table is 1; it differs for each row
            of a window. For a relation of an atom, the atom; its table is 0.
        table: the truth table.
        rest: the number of a form, of terms before it.
        equal: a literal, a sum of names.
    """

    place: int
    table: int
    rest: int
    equal: int


class Relations(Windows):
    """Forms with relations between them.

    Args:
        limit: the most atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        super().__init__(limit)
        self._rows: dict[int, list[Equation]] = {}
        self.equals: dict[int, Equation] = {}
        self._unrelated: list[tuple[int, int]] = []
        self.named: dict[int, int] = {}
        self._home: dict[int, int] = {}
        self._names_of: dict[int, set[int]] = {}
        self._reduced: dict[int, int] = {}
        self._views: dict[tuple[int, int], int | None] = {}

    def name(self, literal: int) -> int:
        """Give a long form a short name, which replaces the form from now on."""
        literal = self.resolve(literal)
        if self.size(literal) <= 1:
            return literal
        return self.is_atomic(literal)

    def is_atomic(self, literal: int) -> int:
        """The atom for a literal, complemented or not; a sum gets a name."""
        assert literal > 1, "a constant has no name"
        if self.atom_of(literal) is not None:
            return literal
        number = literal >> 1
        made = self.new_atom((number, number))
        atom = len(self.origins) - 1
        self.named[atom] = number
        parts, local = self.parts_of[number], self.locals_of[number]
        if parts and (local or len(parts) == 1):
            # Functions of a window that shares inputs with older ones have several parts.
            home = self._home[atom] = local[0] if local else parts[0][0]
            self._names_of.setdefault(home, set()).add(atom)
        self.define(atom, number)
        self._unrelated.append((number, made))
        self.aliases[number] = made
        return made ^ literal & 1

    def relate(self) -> None:
        """Make relations of the names given since the last call."""
        if self._unrelated and self.variables_of:
            names, self._unrelated = self._unrelated, []
            for number, made in names:
                self._relate(number, made)
            self._reduced.clear()
            self._views.clear()

    @contextmanager
    def unrelated(self) -> Iterator[None]:
        """Make no relations of names given inside the context."""
        self.relate()
        yield
        self._unrelated.clear()

    def _relate(self, number: int, other: int) -> None:
        """Record that a form equals a literal.

        The relation replaces the newest term, since a round key is in the state of every block.
        Nothing is recorded if relations reduce the sum completely.
        """
        terms = Terms(self, number << 1)
        for _ in range(MOST_STEPS):
            if not terms.tables and not terms.atoms:
                return
            window, atom = max(terms.tables, default=-1), max(terms.atoms, default=-1)
            if window < 0 or atom >= self.births[window]:
                row = self.equals.get(atom)
                if row is None:
                    terms.atoms.remove(atom)
                    self.equals[atom] = Equation(atom, 0, terms.number(), other)
                    return
                terms.atoms.remove(atom)
                terms.add(row.rest << 1)
                other = self.xor(other, row.equal)
                continue
            for row in self._rows.get(window, ()):
                if terms.tables.get(window, 0) >> row.place & 1:
                    terms.put(window, row)
                    other = self.xor(other, row.equal)
            if table := terms.tables.pop(window, 0):
                made = Equation(table.bit_length() - 1, table, terms.number(), other)
                self._rows[window] = sorted([*self._rows.get(window, ()), made], reverse=True)
                return

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals are equal after substitution of names and relations."""
        a, b = self.resolve(a), self.resolve(b)
        if a == b:
            return True
        x, y = (self._unnamed(literal) for literal in (a, b))
        difference = self.sum_of_two(x >> 1, y >> 1) << 1 | (x ^ y) & 1
        return self.reduced(difference) == 0

    def is_zero(self, terms: Iterable[int]) -> bool:
        """Whether literals add up to 0 after substitution of names and relations."""
        total = Terms(self, FALSE)
        for literal in map(self.resolve, terms):
            total.add(literal)
        if not total.atoms and not total.tables:
            return not total.complement
        return self.is_same(total.number() << 1, total.complement)

    def _unnamed(self, literal: int) -> int:
        """The form that a name stands for; other forms are returned unchanged."""
        atom = self.atom_of(literal)
        known = None if atom is None else self.named.get(atom)
        return literal if known is None else known << 1 | literal & 1

    def reduced(self, literal: int) -> int:
        """The same function with relations substituted until it is a function of one window."""
        self.relate()
        if literal not in self._reduced:
            terms = Terms(self, literal)
            for _ in range(MOST_STEPS):
                if terms.window() is not None or not terms.step(LAST):
                    break
            self._reduced[literal] = self.resolve(terms.number() << 1 ^ terms.complement)
        return self._reduced[literal]

    def view(self, literal: int, window: int) -> int | None:
        """The truth table of a literal as a function of a window; None if not found."""
        number = literal >> 1
        local = self.locals_of[number]
        if local is not None and local[0] == window:
            table: int | None = local[1]
        else:
            key = (number, window)
            if key not in self._views:
                self._views[key] = self._view(number, window)
            table = self._views[key]
        if table is not None and literal & 1:
            return table ^ (1 << (1 << len(self.variables_of[window]))) - 1
        return table

    def _view(self, number: int, window: int) -> int | None:
        """Substitute the names of terms outside the window, and relations of earlier windows."""
        terms = Terms(self, number << 1)
        for _ in range(MOST_STEPS):
            table = terms.table_in(window)
            if table is not None:
                return table
            if not terms.pull(window) and not terms.step(window):
                return None
        return None

    def rows_of(self, window: int) -> list[Equation]:
        """The relations of a window's functions."""
        return self._rows.get(window, [])

    def homes(self, literal: int) -> set[int]:
        """The windows of which a form may be a function."""
        atoms, parts = self.terms(literal)
        if len(parts) > 1:
            return {parts[-1][0]}
        found = {window for window, _ in parts}
        for atom in atoms:
            shared = self.windows_of.get(atom)
            if shared:
                found.update(shared[-2:])
            home = self._home.get(atom)
            if home is not None:
                found.add(home)
        return found


class Terms:
    """A mutable sum.

    Args:
        forms: the forms of the literals.
        literal: the first term.
    """

    def __init__(self, forms: Relations, literal: int) -> None:
        self._forms = forms
        self.atoms: set[int] = set()
        self.tables: dict[int, int] = {}
        self.complement = 0
        self.add(literal)

    def add(self, literal: int) -> None:
        """Add a literal."""
        atoms, parts = self._forms.terms(literal)
        self.atoms ^= atoms
        self.complement ^= literal & 1
        for window, table in parts:
            table ^= self.tables.pop(window, 0)
            if table:
                self.tables[window] = table

    def put(self, window: int, row: Equation) -> None:
        """Add a row's function and its rest, which sum to its equal."""
        self.add(row.rest << 1)
        table = self.tables.pop(window, 0) ^ row.table
        if table:
            self.tables[window] = table

    def table_in(self, window: int) -> int | None:
        """The sum without its complement, as a function of a window; None if it is none."""
        total = 0
        for part, own in self.tables.items():
            carried = own if part == window else self._forms.carried(part, own, window)
            if carried is None:
                return None
            total ^= carried
        table = self._forms.with_linear(window, self.atoms, total)
        if table is None or not self.complement:
            return table
        return table ^ (1 << (1 << len(self._forms.variables_of[window]))) - 1

    def window(self) -> int | None:
        """A window of which the sum is a function; None if there is none, -1 for a constant."""
        if not self.atoms and not self.tables:
            return -1
        if self.tables:
            found = max(self.tables)
            return found if self.table_in(found) is not None else None
        shared: set[int] | None = None
        for atom in self.atoms:
            known = self._forms.windows_of.get(atom, ())
            shared = set(known) if shared is None else shared.intersection(known)
            if not shared:
                return None
        return max(shared or (), default=None)

    def step(self, end: int) -> bool:
        """Substitute one relation, of a window before `end` or of an atom, if there is one."""
        return self._without_part(end) or self._without_atom(end)

    def _without_atom(self, end: int) -> bool:
        """Substitute the relation of the newest atom that has one."""
        places = self._forms.places_of[end] if end != LAST else {}
        equals = self._forms.equals
        known = [atom for atom in self.atoms if atom in equals and atom not in places]
        if known:
            row = equals[max(known)]
            self.atoms.remove(row.place)
            self.add(row.rest << 1)
            self.add(self._forms.resolve(row.equal))
        return bool(known)

    def _without_part(self, end: int) -> bool:
        """Substitute relations that together determine a function of a window."""
        for part in sorted(self.tables, reverse=True):
            left, used = self.tables[part], list[Equation]()
            for row in self._forms.rows_of(part) if part < end else ():
                if left >> row.place & 1:
                    left ^= row.table
                    used.append(row)
            if not left and used:
                for row in used:
                    self.put(part, row)
                    self.add(self._forms.resolve(row.equal))
                return True
        return False

    def pull(self, window: int) -> bool:
        """Substitute the definitions of names that are functions of the window and atoms."""
        known, pulled = self._forms._names_of.get(window, NOTHING), False
        while names := self.atoms & known:
            # A definition has older atoms, possibly names of the window.
            newest = max(names)
            self.atoms.remove(newest)
            self.add(self._forms.named[newest] << 1)
            pulled = True
        return pulled

    def define(self) -> None:
        """Substitute the definitions of names, the newest first, but not of window inputs."""
        named, windows_of = self._forms.named, self._forms.windows_of
        left = [-atom for atom in self.atoms if atom in named]
        heapify(left)
        while left:
            atom = -heappop(left)
            if atom in self.atoms and self.tables.keys().isdisjoint(windows_of.get(atom, ())):
                self.atoms.remove(atom)
                form = named[atom] << 1
                self.add(form)
                for other in self._forms.terms(form)[0]:
                    if other in named:
                        heappush(left, -other)

    def number(self) -> int:
        """The number of the form of the sum without its complement."""
        atoms, parts = self._forms.normal_form(
            frozenset(self.atoms), tuple(sorted(self.tables.items()))
        )
        return self._forms.form_number(atoms, parts)
