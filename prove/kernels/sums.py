"""Finds the text's form of a sum that code adds up in another order than the cipher's text.

The text names values, and the name stands for one form. A three-input instruction may add the
terms of two steps at once: `t ^ key ^ x`, where the text names `t ^ key` and the sum of that with
`x`. The definition of a name is a relation of its newest term; substituting these leads to a sum
that the text has.
"""

from __future__ import annotations

from typing import NamedTuple

from prove.graph.graph import Graph
from prove.graph.plain import PlainGraph

MOST_TERMS, MOST_STEPS = 8, 6
"""The longest sums that are looked at, and the most substitutions for each."""


class Relation(NamedTuple):
    """The sum that a term equals: older terms, and names."""

    atoms: frozenset[int]
    complement: int


class NamedSums:
    """The relations of the names that a graph has.

    Where the graph has windows, it substitutes relations itself.

    Args:
        graph: with the names of the cipher's text.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._relations: dict[int, Relation] = {}
        self._known: dict[int, int] = {}
        self._n_forms = graph.n_forms
        self.is_used = not isinstance(graph, PlainGraph) and not graph.variables_of
        if self.is_used:
            for name, number in graph.named.items():
                self._relate(name, graph.terms(number << 1)[0])

    def named(self, literal: int) -> int:
        """The sum of the text that equals a literal; the literal if none is found."""
        literal = self._graph.resolve(literal)
        if literal >> 1 < self._n_forms or not 1 < self._graph.size(literal) <= MOST_TERMS:
            return literal
        plain = literal & ~1
        if plain not in self._known:
            self._known[plain] = self._searched(plain)
        return self._known[plain] ^ literal & 1

    def _relate(self, name: int, atoms: frozenset[int]) -> None:
        """Record the definition of a name as a relation of its newest term."""
        terms, names, complement = set(atoms), {name}, 0
        while terms:
            newest = max(terms)
            relation = self._relations.get(newest)
            if relation is None:
                rest = frozenset(terms - {newest}) ^ names
                self._relations[newest] = Relation(rest, complement)
                return
            older = {atom for atom in relation.atoms if atom < newest}
            terms ^= {newest} | older
            names ^= relation.atoms - older
            complement ^= relation.complement

    def _searched(self, literal: int) -> int:
        """Substitute relations, the newest term first, until a sum is one of the text."""
        graph, (atoms, parts) = self._graph, self._graph.terms(literal)
        terms, complement = set(atoms), 0
        for _ in range(MOST_STEPS if not parts else 0):
            known = [atom for atom in terms if atom in self._relations]
            if not known:
                break
            newest = max(known)
            relation = self._relations[newest]
            terms ^= {newest} | relation.atoms
            complement ^= relation.complement
            if len(terms) > MOST_TERMS:
                break
            found = graph.resolve(graph.sum_of(terms, ()))
            if found >> 1 < self._n_forms:
                return found ^ complement
        return literal
