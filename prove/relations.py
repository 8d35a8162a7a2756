"""Linear relations between windows: what an input of an S-box is the sum of.

A cipher adds a round key to a whole state; code may add it to a half-finished S-box instead, and
then no partial sum is ever the input that the specification has named. Relations are rows in
echelon form: of each window a list of functions with different highest places, each with what it is
equal to. Forms keep what they are; relations are put in where two factors must be seen in one
window.
"""

from __future__ import annotations

from prove.forms import Forms

Row = tuple[int, int, int]
"""A place of a truth table, the table, 1 there and nowhere above, and the literal equal to it."""
MOST_ROUNDS = 300


class Relations(Forms):
    """Forms with relations between them.

    Args:
        limit: of the atoms and windows of a form.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self._rows: dict[int, list[Row]] = {}
        self._equals: dict[int, int] = {}
        self._reduced: dict[tuple[int, int], int] = {}

    def relate(self, literal: int, other: int) -> None:
        """Remember that a form, not complemented, is equal to another literal.

        What is replaced is the newest term: a round key is in the state of every block.
        """
        number = literal >> 1
        atoms, parts = self._atoms[number], self._parts[number]
        self._reduced.clear()
        newest = max(atoms, default=-1)
        if not parts or newest >= self._births[parts[-1][0]]:
            if len(atoms) + len(parts) > 1:
                rest = self._form(atoms - {newest}, parts)
                self._equals[newest] = self.xor(rest << 1, other)
            return
        window, table = parts[-1]
        rest = self._form(atoms, parts[:-1])
        equal = self.xor(rest << 1, other)
        rows = self._rows.setdefault(window, [])
        for place, row, value in rows:
            if table >> place & 1:
                table, equal = table ^ row, self.xor(equal, value)
        if table:
            rows.append((table.bit_length() - 1, table, equal))
            rows.sort(reverse=True)

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
        x, y = (self.named(literal) ^ literal & 1 for literal in (a, b))
        difference = self._sum(x >> 1, y >> 1) << 1
        return self.reduced(difference, len(self._variables)) ^ (x ^ y) & 1 == 0

    def newest_window(self, literal: int) -> int:
        """The window announced last of those in a form, -1 where there is none."""
        parts = self._parts[literal >> 1]
        return parts[-1][0] if parts else -1

    def reduced(self, literal: int, window: int = -1) -> int:
        """The same function with relations put in until it is one of a single window.

        Args:
            literal: the function.
            window: the first window that will do.
        """
        key = (literal, window)
        if key not in self._reduced:
            self._reduced[key] = self._reduce(literal, window)
        return self._reduced[key]

    def _reduce(self, literal: int, window: int) -> int:
        for _ in range(MOST_ROUNDS):
            number = literal >> 1
            parts = self._parts[number]
            if not self._atoms[number] and len(parts) < 2 and (not parts or parts[0][0] >= window):
                break
            further = self._without_atom(number)
            further = self._without_part(number) if further is None else further
            if further is None:
                break
            literal = self.resolve(further) ^ literal & 1
        return literal

    def _without_atom(self, number: int) -> int | None:
        """A form with what an atom is equal to in its place, None where it has no such atom."""
        for atom in self._atoms[number]:
            if atom in self._equals:
                rest = self._form(self._atoms[number] - {atom}, self._parts[number])
                return self.xor(rest << 1, self._equals[atom])
        return None

    def _without_part(self, number: int) -> int | None:
        """A form without its function of a window that relations say everything of."""
        for part, table in self._parts[number]:
            left, total = table, 0
            for place, row, value in self._rows.get(part, ()):
                if left >> place & 1:
                    left, total = left ^ row, self.xor(total, value)
            if not left:
                rest = self._sum(number, self._form(frozenset(), ((part, table),)))
                return self.xor(rest << 1, total)
        return None
