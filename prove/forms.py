"""Sums over GF(2) of atoms and of functions of windows: the normal form of a bit.

A form is a number; a literal is twice the number of its form, plus 1 where it is complemented.
0 and 1 are the constants. Sums are symmetric differences, so any order and association of XOR gives
one literal.
"""

from __future__ import annotations

FALSE, TRUE = 0, 1
FORM_LIMIT = 2000
"""Atoms and windows of one form; code that misses the windows of its cipher grows beyond it."""
MOST_FORMS = 1_000_000
"""Of one graph; what is proven takes a fifth of it, what is not fills the memory."""

Atoms = frozenset[int]
Parts = tuple[tuple[int, int], ...]
"""Of each window in a form, in order of their numbers: the truth table, 0 where all inputs are."""
Variables = tuple[int, ...]
Origin = tuple[str, int] | tuple[int, int]
"""Of an atom: the input and its bit, or the numbers of the two forms whose product it is; of a name
both are the form that it stands for."""


class FormTooLarge(Exception):
    """A form grew past the limit: what is computed is not in reach of the normal form."""


class Forms:
    """Literals, and what they are sums of.

    Args:
        limit: of the atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        self._limit = limit
        self._atoms: list[Atoms] = [frozenset()]
        self._parts: list[Parts] = [()]
        self._alias: list[int] = [FALSE]
        self._numbers: dict[tuple[Atoms, Parts], int] = {(frozenset(), ()): 0}
        self._sums: dict[int, int] = {}
        self._inputs: dict[tuple[str, int], int] = {}
        self._variables: list[Variables] = []
        self._births: list[int] = []
        self._origins: list[Origin] = []

    @property
    def n_forms(self) -> int:
        """How many forms there are: a measure of memory."""
        return len(self._atoms)

    def fresh(self) -> int:
        """A literal of which nothing is known."""
        return self._atom(("", len(self._origins)))

    def is_fresh(self, literal: int) -> bool:
        """Whether a literal is one that `fresh` gave, not complemented."""
        number, atoms = literal >> 1, self._atoms[literal >> 1]
        lone = len(atoms) == 1 and not self._parts[number] and not literal & 1
        return lone and self._origins[next(iter(atoms))][0] == ""

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input; asked for again it is the same one."""
        known = self._inputs.get((name, bit))
        if known is None:
            known = self._inputs[name, bit] = self._atom((name, bit))
        return known

    def definition(self, literal: int) -> tuple[list[Origin], list[tuple[int, int, Variables]]]:
        """What a literal's form is the sum of.

        Returns:
            The origins of its atoms; of each window in it the number, the truth table and the
            literals that are its inputs.
        """
        number = literal >> 1
        origins = [self._origins[atom] for atom in sorted(self._atoms[number])]
        windows = [(w, table, self._variables[w]) for w, table in self._parts[number]]
        return origins, windows

    def resolve(self, literal: int) -> int:
        """The literal that stands for this one by now."""
        while (alias := self._alias[literal >> 1]) != literal & ~1:
            literal = alias ^ literal & 1
        return literal

    def size(self, literal: int) -> int:
        """Atoms and windows in the form of a literal."""
        number = literal >> 1
        return len(self._atoms[number]) + len(self._parts[number])

    def xor(self, a: int, b: int) -> int:
        """The sum of two literals."""
        alias = self._alias
        if alias[a >> 1] != a & ~1:
            a = self.resolve(a)
        if alias[b >> 1] != b & ~1:
            b = self.resolve(b)
        complement = (a ^ b) & 1
        i, j = a >> 1, b >> 1
        if not i or not j or i == j:
            return FALSE ^ complement if i == j else (i | j) << 1 | complement
        key = i << 32 | j if i < j else j << 32 | i
        number = self._sums.get(key)
        if number is None:
            number = self._sums[key] = self._sum(i, j)
        literal = alias[number]
        if literal >> 1 != number:
            literal = self.resolve(literal)
        return literal ^ complement

    def _sum(self, i: int, j: int) -> int:
        """The number of the sum of two forms."""
        atoms = self._atoms[i] ^ self._atoms[j]
        p, q = self._parts[i], self._parts[j]
        parts = (_merged(p, q) if q else p) if p else q
        if len(atoms) + len(parts) > self._limit:
            raise FormTooLarge(f"a bit is the sum of more than {self._limit} terms")
        return self._form(atoms, parts)

    def _form(self, atoms: Atoms, parts: Parts) -> int:
        """The number of a form."""
        key = (atoms, parts)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._atoms)
            if number >= MOST_FORMS:
                raise FormTooLarge(f"there are more than {MOST_FORMS:,} sums")
            self._atoms.append(atoms)
            self._parts.append(parts)
            self._alias.append(number << 1)
        return number

    def _atom(self, origin: Origin) -> int:
        """The literal of a new atom."""
        self._origins.append(origin)
        return self._form(frozenset((len(self._origins) - 1,)), ()) << 1


def _merged(p: Parts, q: Parts) -> Parts:
    """The sum of functions of windows."""
    if len(p) == len(q) == 1 and p[0][0] == q[0][0]:
        table = p[0][1] ^ q[0][1]
        return ((p[0][0], table),) if table else ()
    tables = dict(p)
    for window, table in q:
        tables[window] = tables.get(window, 0) ^ table
    return tuple(sorted((window, table) for window, table in tables.items() if table))
