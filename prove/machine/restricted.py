"""Literals under restrictions of the counter's lowest byte to some values.

Bits that depend on that byte alone are truth tables over its 256 values. A literal is restricted to
some of the values by replacing subterms that are constant on them, from the inputs upwards.
"""

from __future__ import annotations

from collections.abc import Iterable

from prove.graph.graph import Graph, chosen
from prove.graph.windows import projection_of
from prove.graph.words import Bits
from prove.machine.values import ALL_BYTES

LOW_BITS = 8
"""The number of the counter's low bits that truth tables are made over."""


class Influence:
    """Dependence of literals on inputs.

    Args:
        graph: the graph of the literals.
        inputs: bits of inputs.
        others: whether to test dependence on all other inputs instead.
    """

    def __init__(self, graph: Graph, inputs: Iterable[int], others: bool = False) -> None:
        self._graph = graph
        self._inputs = frozenset(o for bit in inputs for o in graph.definition(bit)[0])
        self._others = others
        self._known: dict[int, bool] = {0: False}

    def on(self, literal: int) -> bool:
        """Whether a literal may depend on one of the inputs."""
        stack = [literal >> 1]
        while stack:
            if stack[-1] in self._known:
                stack.pop()
                continue
            origins, windows = self._graph.definition(stack[-1] << 1)
            terms = {n for o in origins if isinstance(o[0], int) for n in o if isinstance(n, int)}
            terms |= {x >> 1 for _, _, inputs in windows for x in inputs}
            missing = [n for n in terms if n not in self._known]
            stack += missing
            if not missing:
                is_input = not self._inputs.isdisjoint(origins)
                if self._others:
                    named = {o for o in origins if not isinstance(o[0], int)}
                    is_input = not named <= self._inputs
                self._known[stack.pop()] = is_input or any(self._known[n] for n in terms)
        return self._known[literal >> 1]


class LowByte:
    """Literals as functions of a byte of input.

    Args:
        graph: the graph of the literals.
        low: the bits of the byte.
    """

    def __init__(self, graph: Graph, low: Bits) -> None:
        self.graph, self.depends = graph, Influence(graph, low).on
        places = {graph.atom_of(bit): projection_of(i, LOW_BITS) for i, bit in enumerate(low)}
        self._inputs = {atom: values for atom, values in places.items() if atom is not None}
        self._values: dict[int, int | None] = {0: 0}

    def values(self, literal: int) -> int | None:
        """The truth table of a literal; None if it depends on other inputs."""
        number = literal >> 1
        if number not in self._values:
            self._values[number] = self._table(literal & ~1) if self.depends(literal) else None
        found = self._values[number]
        return found if found is None or not literal & 1 else found ^ ALL_BYTES

    def _table(self, literal: int) -> int | None:
        """The truth table of a sum."""
        atoms, windows = self.graph.made_of(literal)
        total = 0
        for atom in atoms:
            own = self._atom_values(atom)
            if own is None:
                return None
            total ^= own
        for _, table, inputs in windows:
            columns = [self.values(x) for x in inputs]
            known = [column for column in columns if column is not None]
            if len(known) < len(columns):
                return None
            total ^= chosen(table, known, ALL_BYTES)
        return total

    def _atom_values(self, atom: int) -> int | None:
        if atom in self._inputs:
            return self._inputs[atom]
        factors = [self.values(factor) for factor in self.graph.factors(atom)]
        if not factors or None in factors:
            return None
        total = ALL_BYTES
        for factor in factors:
            total &= factor or 0
        return total


class Restriction:
    """Literals for some values of the byte.

    Args:
        byte: the byte.
        domain: the values, a bit for each.
    """

    def __init__(self, byte: LowByte, domain: int) -> None:
        self._byte, self._graph, self._domain = byte, byte.graph, domain
        self._known: dict[int, int] = {}
        self._windows: dict[int, list[int]] = {}

    def of(self, literal: int) -> int:
        """A literal that equals the given one for these values."""
        # The literal as given: its definition would be resolved to the name.
        if not self._byte.depends(literal):
            return self._graph.resolve(literal)
        number = literal >> 1
        made = self._known.get(number)
        if made is None:
            made = self._known[number] = self._made(literal & ~1)
        return self._graph.resolve(made) ^ literal & 1

    def _made(self, literal: int) -> int:
        constant = self._constant(literal)
        if constant is not None:
            return constant
        graph, depends = self._graph, self._byte.depends
        atoms, windows = graph.made_of(literal)
        changed = [atom for atom in atoms if depends(graph.single(atom))]
        moved = [part for part in windows if any(map(depends, part[2]))]
        kept = [part[:2] for part in windows if part not in moved]
        total = graph.sum_of(set(atoms).difference(changed), kept)
        for window, table, inputs in moved:
            if window not in self._windows:
                self._windows[window] = [self.of(x) for x in inputs]
            total = graph.xor(total, *graph.apply([table], self._windows[window]))
        # After the windows, since an input of one has a name from then on.
        for atom in changed:
            total = graph.xor(total, self._atom(atom))
        return total

    def _constant(self, literal: int) -> int | None:
        """The constant value of a literal for these values of the byte; else None."""
        values = self._byte.values(literal)
        if values is None or values & self._domain not in (0, self._domain):
            return None
        return int(values & self._domain > 0)

    def _atom(self, atom: int) -> int:
        """The restriction of an atom."""
        single = self._graph.single(atom)
        constant = self._constant(single)
        if constant is not None:
            return constant
        factors, total = self._graph.factors(atom), 1
        if not factors:
            return single
        for factor in factors:
            total = self._graph.conjunction(total, self.of(factor))
        return total
