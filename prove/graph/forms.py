"""Sums over GF(2) of atoms and of functions of windows: the normal form of a bit.

A form is a number; a literal is twice the number of its form, plus 1 where it is complemented.
0 and 1 are the constants. Sums are symmetric differences, so any order and association of XOR gives
one literal.
"""

from __future__ import annotations

FALSE, TRUE = 0, 1
FORM_LIMIT = 2000
"""Atoms and windows of one form; code that misses the windows of its cipher grows beyond it."""
FORM_BYTES, TERM_BYTES = 700, 60
"""What a form and each of its terms take, by the memory of a process (CPython 3.11)."""
MOST_BYTES = 4_000_000_000
"""Of one graph."""

Atoms = frozenset[int]
Parts = tuple[tuple[int, int], ...]
"""Of each window in a form, in order of their numbers: a truth table without constant and linear
terms. It is 0 where all inputs are, and where all but one are."""
Variables = tuple[int, ...]
"""The literals that are the inputs of a window."""
Origin = tuple[str, int] | tuple[int, int]
"""Of an atom: the input and its bit, or the numbers of the two forms whose product it is; of a name
both are the form that it stands for."""
NOTHING: Atoms = frozenset()


class FormTooLarge(Exception):
    """A form grew past the limit: what is computed is not in reach of the normal form."""


class Forms:
    """Literals, and what they are sums of.

    Args:
        limit: of the atoms and windows of a form.
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
        """How many forms there are: a measure of memory."""
        return len(self.atoms_of)

    def fresh(self) -> int:
        """A literal of which nothing is known."""
        return self.new_atom(("", len(self.origins)))

    def is_fresh(self, literal: int) -> bool:
        """Whether a literal is one that `fresh` gave, not complemented."""
        atom = self.atom_of(literal)
        return atom is not None and not literal & 1 and self.origins[atom][0] == ""

    def input(self, name: str, bit: int) -> int:
        """The literal of a bit of an input; asked for again it is the same one."""
        known = self._inputs.get((name, bit))
        if known is None:
            known = self._inputs[name, bit] = self.new_atom((name, bit))
        return known

    def atom_of(self, literal: int) -> int | None:
        """The atom that a literal or its complement is, None where it is another form."""
        number, atoms = literal >> 1, self.atoms_of[literal >> 1]
        return next(iter(atoms)) if len(atoms) == 1 and not self.parts_of[number] else None

    def single(self, atom: int) -> int:
        """The literal of an atom."""
        return self.singles[atom]

    def factors(self, atom: int) -> tuple[int, ...]:
        """The literals whose product an atom is: one where it is a name, none where an input."""
        first, second = self.origins[atom]
        if isinstance(first, str):
            return ()
        return (first << 1,) if first == second else (first << 1, second << 1)

    def resolve(self, literal: int) -> int:
        """The literal that stands for this one by now."""
        while (alias := self.aliases[literal >> 1]) != literal & ~1:
            literal = alias ^ literal & 1
        return literal

    def identify(self, literal: int, other: int) -> None:
        """Take two literals that are equal for one: the first is replaced by the second."""
        literal, other = self.resolve(literal), self.resolve(other)
        if literal >> 1 != other >> 1 and literal > 1:
            self.aliases[literal >> 1] = other ^ literal & 1

    def size(self, literal: int) -> int:
        """Atoms and windows in the form of a literal."""
        number = literal >> 1
        return len(self.atoms_of[number]) + len(self.parts_of[number])

    def terms(self, literal: int) -> tuple[Atoms, Parts]:
        """What the form of a literal is the sum of."""
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
