"""Finds the text's literal for a function of few inputs, however code computes it.

A sum of a key's byte and a constant is a chain of products of that byte's bits. Code may multiply
them in another order, which the normal form does not show. Both are functions of a few inputs: if
their truth tables are equal, so are they.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import and_, xor

from prove.graph.graph import Graph
from prove.graph.plain import PlainGraph

MOST_INPUTS = 8
"""The most inputs of a function that has a truth table here."""
Small = tuple[tuple[int, ...], int]
"""The atoms of the inputs on which a function depends, and its truth table: the first input is
the lowest bit of a place."""


class SmallFunctions:
    """The functions of few inputs that the cipher's text has made on a graph.

    Args:
        graph: after the cipher's text has been run.
    """

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self.is_used = not isinstance(graph, PlainGraph) and not graph.variables_of
        self._atoms: list[Small | None] = []
        self._literals: dict[Small, int] = {}
        self._n_forms = graph.n_forms
        if self.is_used:
            for atom in range(len(graph.origins)):
                found = self._of_atom(atom)
                if found and found[0]:
                    complement = found[1] & 1
                    literal = graph.single(atom) ^ complement
                    self._literals.setdefault(_complemented(found, complement), literal)

    def named(self, literal: int) -> int:
        """The text's literal for the same function; the literal if none is found."""
        literal = self._graph.resolve(literal)
        if not self.is_used or literal >> 1 < self._n_forms:
            return literal
        found = self._of_form(literal >> 1)
        if found is None:
            return literal
        complement = found[1] & 1
        known = self._literals.get(_complemented(found, complement))
        if known is None:
            return literal
        return self._graph.resolve(known) ^ complement ^ literal & 1

    def _of_form(self, number: int) -> Small | None:
        """A sum as a function of its inputs; None if there are too many."""
        if self._graph.parts_of[number]:
            return None
        total: Small | None = ((), 0)
        for atom in self._graph.atoms_of[number]:
            part = self._of_atom(atom)
            total = part and total and _combined(total, part, xor)
            if total is None:
                return None
        return total

    def _of_atom(self, atom: int) -> Small | None:
        """An atom as a function of its inputs; the factors of an atom have older atoms."""
        while atom >= len(self._atoms):
            self._atoms.append(self._of_factors(len(self._atoms)))
        return self._atoms[atom]

    def _of_factors(self, atom: int) -> Small | None:
        factors = self._graph.factors(atom)
        if not factors:
            return (atom,), 0b10
        total = self._of_form(factors[0] >> 1)
        for factor in factors[1:]:
            other = total and self._of_form(factor >> 1)
            total = other and total and _combined(total, other, and_)
        return total


def _complemented(function: Small, complement: int) -> Small:
    """A function, complemented or not."""
    inputs, table = function
    return inputs, table ^ ((1 << (1 << len(inputs))) - 1) * complement


def _combined(one: Small, other: Small, operator: Callable[[int, int], int]) -> Small | None:
    """A function of two functions of inputs; None if it has too many inputs."""
    inputs = tuple(sorted({*one[0], *other[0]}))
    if len(inputs) > MOST_INPUTS:
        return None
    table = operator(_over(one, inputs), _over(other, inputs))
    for place in reversed(range(len(inputs))):
        table, inputs = _without_idle(table, inputs, place)
    return inputs, table


def _over(function: Small, inputs: tuple[int, ...]) -> int:
    """The truth table of a function over more inputs."""
    own, table = function
    for place, name in enumerate(inputs):
        if name not in own:
            table = _spread(table, len(own), place)
            own = (*own[:place], name, *own[place:])
    return table


def _spread(table: int, n_inputs: int, place: int) -> int:
    """A table with one more input, at a place, on which it does not depend."""
    size, made = 1 << place, 0
    piece = (1 << size) - 1
    for at in range(0, 1 << n_inputs, size):
        part = table >> at & piece
        made |= (part | part << size) << 2 * at
    return made


def _without_idle(table: int, inputs: tuple[int, ...], place: int) -> tuple[int, tuple[int, ...]]:
    """The table without an input on which it does not depend."""
    size = 1 << place
    piece, made = (1 << size) - 1, 0
    for number, at in enumerate(range(0, 1 << len(inputs), 2 * size)):
        low = table >> at & piece
        if low != table >> at + size & piece:
            return table, inputs
        made |= low << number * size
    return made, inputs[:place] + inputs[place + 1 :]
