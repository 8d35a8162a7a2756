"""Finds the text's form of a sum that code adds up in another order than the cipher's text.

The text names values, and a name stands for one form. A three-input instruction may add the terms
of two steps at once: `t ^ key ^ x`, where the text names `t ^ key`. Without names both are the same
sum. Fingerprints of sums without names suggest the text's form; it is taken if the two are equal.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from prove.graph.graph import Graph
from prove.graph.plain import PlainGraph

MOST_TERMS = 64
"""The longest sums that are looked up."""
FINGERPRINT_BITS = 128


class NamedSums:
    """The sums that the cipher's text has made on a graph.

    Where the graph has windows, it substitutes definitions of names itself.

    Args:
        graph: after the cipher's text has been run.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.is_used = not isinstance(graph, PlainGraph) and not graph.variables_of
        self._fingerprints: list[int] = []
        self._sums: dict[int, int] = {}
        self._known: dict[int, int] = {}
        self._n_forms = graph.n_forms
        if self.is_used:
            self._rng = random.Random(1)
            self._look_at_forms()

    def named(self, literal: int) -> int:
        """The sum of the text that equals a literal; the literal if none is found."""
        literal = self._graph.resolve(literal)
        if literal >> 1 < self._n_forms or not 1 < self._graph.size(literal) <= MOST_TERMS:
            return literal
        plain = literal & ~1
        if plain not in self._known:
            found = self._sums.get(self._fingerprint(self._graph.atoms_of[plain >> 1]))
            same = found is not None and self._are_equal(plain, found)
            self._known[plain] = found if found is not None and same else plain
        return self._graph.resolve(self._known[plain]) ^ literal & 1

    def _look_at_forms(self) -> None:
        """Record the shortest of the forms that are equal without names."""
        graph = self._graph
        for number in range(1, self._n_forms):
            atoms = graph.atoms_of[number]
            if not atoms or graph.resolve(number << 1) != number << 1:
                continue
            mark = self._fingerprint(atoms)
            known = self._sums.get(mark)
            if known is None or len(atoms) < graph.size(known):
                self._sums[mark] = number << 1

    def _fingerprint(self, atoms: Iterable[int]) -> int:
        """The sum of the numbers of terms that are no names."""
        total = 0
        for atom in atoms:
            while atom >= len(self._fingerprints):
                self._fingerprints.append(self._of_atom(len(self._fingerprints)))
            total ^= self._fingerprints[atom]
        return total

    def _of_atom(self, atom: int) -> int:
        number = self._graph.named.get(atom)
        if number is None:
            return self._rng.getrandbits(FINGERPRINT_BITS)
        return self._fingerprint(self._graph.atoms_of[number])

    def _are_equal(self, literal: int, other: int) -> bool:
        """Whether two sums are equal when names are replaced by what they stand for."""
        graph = self._graph
        terms = set(graph.atoms_of[literal >> 1] ^ graph.atoms_of[other >> 1])
        while terms:
            # A definition has older terms: a newest term that is no name remains.
            newest = max(terms)
            number = graph.named.get(newest)
            if number is None:
                return False
            terms ^= {newest} | graph.atoms_of[number]
        return True
