"""XORs of atoms and of functions of windows: the normal form of a bit.

A form is a number; a literal is twice the number of its form, plus 1 if it is complemented. 0 and 1
are the constants. Sums are symmetric differences, so every order and association of XOR gives the
same literal.
"""

from __future__ import annotations

FALSE, TRUE = 0, 1
FORM_LIMIT = 2000
"""The most atoms and windows of one form; code that misses the windows of its cipher exceeds it."""
FORM_BYTES, TERM_BYTES = 700, 60
"""Memory in bytes of a form and of each of its terms, measured on a process (CPython 3.11)."""
MOST_BYTES = 4_000_000_000
"""The most memory of one graph."""

Atoms = frozenset[int]
Parts = tuple[tuple[int, int], ...]
"""For each window in a form, by number: a truth table without constant and linear terms. It is 0
where all inputs are 0, and where exactly one is 1."""
Variables = tuple[int, ...]
"""The literals that are the inputs of a window."""
Origin = tuple[str, int] | tuple[int, int]
"""The origin of an atom: an input and its bit, or the numbers of the two forms of a product; for a
name, both are the form that it stands for."""
NOTHING: Atoms = frozenset()


class FormTooLarge(Exception):
    """A form exceeded the limit: the computed function is out of reach of the normal form."""


class Forms:
    """Literals, and the sums that they stand for.

    Args:
        limit: the most atoms and windows of a form.
    """

    def __init__(self, limit: int = FORM_LIMIT) -> None:
        self._limit = limit
        self.atoms_of: list[Atoms] = [NOTHING]
        self.parts_of: list[Parts] = [()]
        self.aliases: list[int] = [FALSE]
        self._numbers: dict[tuple[Atoms, Parts], int] = {(NOTHING, ()): 0}
        self._inputs: dict[tuple[str, int], int] = {}
        self.origins: list[Origin] = []
        self.singles: list[int] = []
        self._n_terms = 0

    @property
    def n_forms(self) -> int:
        """The number of forms, a measure of memory."""
        return len(self.atoms_of)

    def fresh(self) -> int:
        """A literal with an unknown value."""
        return self.new_atom(("", len(self.origins)))

    def is_fresh(self, literal: int) -> bool:
        """Whether a literal comes from `fresh`, without complement."""
        atom = self.atom_of(literal)
        return atom is not None and not literal & 1 and self.origins[atom][0] == ""

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input; the same each time."""
        known = self._inputs.get((name, bit))
        if known is None:
            known = self._inputs[name, bit] = self.new_atom((name, bit))
        return known

    def atom_of(self, literal: int) -> int | None:
        """The atom of a literal that is an atom or its complement; None for other forms."""
        number, atoms = literal >> 1, self.atoms_of[literal >> 1]
        return next(iter(atoms)) if len(atoms) == 1 and not self.parts_of[number] else None

    def single(self, atom: int) -> int:
        """The literal of an atom."""
        return self.singles[atom]

    def factors(self, atom: int) -> tuple[int, ...]:
        """The literals whose product an atom is: one for a name, none for an input."""
        first, second = self.origins[atom]
        if isinstance(first, str):
            return ()
        return (first << 1,) if first == second else (first << 1, second << 1)

    def resolve(self, literal: int) -> int:
        """The literal that currently replaces this one."""
        while (alias := self.aliases[literal >> 1]) != literal & ~1:
            literal = alias ^ literal & 1
        return literal

    def identify(self, literal: int, other: int) -> None:
        """Merge two equal literals: the first is replaced by the second."""
        literal, other = self.resolve(literal), self.resolve(other)
        if literal >> 1 != other >> 1 and literal > 1:
            self.aliases[literal >> 1] = other ^ literal & 1

    def size(self, literal: int) -> int:
        """The number of atoms and windows in the form of a literal."""
        number = literal >> 1
        return len(self.atoms_of[number]) + len(self.parts_of[number])

    def terms(self, literal: int) -> tuple[Atoms, Parts]:
        """The terms of a literal's form."""
        return self.atoms_of[literal >> 1], self.parts_of[literal >> 1]

    def form_number(self, atoms: Atoms, parts: Parts) -> int:
        """The number of a form."""
        key = (atoms, parts)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.atoms_of)
            size = len(atoms) + len(parts)
            if size > self._limit:
                raise FormTooLarge(f"a bit is the sum of more than {self._limit} terms")
            self._n_terms += size
            if FORM_BYTES * number + TERM_BYTES * self._n_terms > MOST_BYTES:
                raise FormTooLarge(f"there are more than {number:,} sums: memory is at an end")
            self.atoms_of.append(atoms)
            self.parts_of.append(parts)
            self.aliases.append(number << 1)
        return number

    def new_atom(self, origin: Origin) -> int:
        """The literal of a new atom."""
        self.origins.append(origin)
        literal = self.form_number(frozenset((len(self.origins) - 1,)), ()) << 1
        self.singles.append(literal)
        return literal
