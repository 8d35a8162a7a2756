"""SAT sweeping on the plain graph: samples suggest equal nodes, a solver proves them equal.

When two literals are compared, the nodes below them are visited from the inputs upwards. A node
with the same sample values as another one is compared with it. The solver gets the nodes close to
both; nodes further down are free variables. If the two can differ then, more nodes below are added.
Few are needed, since nodes below have been merged before: round by round, the code returns to the
nodes of the specification.

Source: Kuehlmann and Krohm, Equivalence checking using cuts and heaps, DAC 1997; Mishchenko,
Chatterjee, Jiang and Brayton, FRAIGs: a unifying representation for logic synthesis and
verification, 2005.
"""

from __future__ import annotations

import heapq
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pysat.solvers import Solver

from prove.graph.forms import FALSE, TRUE
from prove.graph.plain import MOST_NODES, Node, PlainGraph

SOLVER = "cadical195"
SAMPLES = 2048
FURTHER = 64
"""The number of samples added at a time, from inputs for which candidate nodes differ."""
BATCH = 8
"""The number of differences after which samples are added."""
EVERY = sum(1 << i for i in range(0, FURTHER, BATCH))
"""The samples near the first of a batch."""
WINDOWS = (40, 600)
"""The numbers of nodes given to the solver, one after the other."""
CONFLICTS = 2000
"""The solver's conflict limit for two inner nodes, after which they count as different."""
MOST_CONFLICTS = 200_000
"""The same for two literals that must be equal."""
MOST_ALIKE = 3
"""The most nodes of equal samples with which a new node is compared."""
BOTH = 3
"""A node below both compared literals."""
Inputs = Mapping[tuple[str, int], int]
"""The values of bits of inputs, by name and bit."""


@dataclass
class Limits:
    """The limits of the search.

    Args:
        seconds: time from now on; afterwards nothing more is proved.
        conflicts: conflict limit of the solver for two inner nodes.
        most_conflicts: conflict limit of the solver for two literals that must be equal.
    """

    seconds: float
    conflicts: int = CONFLICTS
    most_conflicts: int = MOST_CONFLICTS
    _begin: float = field(default_factory=time.perf_counter)

    @property
    def left(self) -> bool:
        """Whether there is time left."""
        return time.perf_counter() - self._begin < self.seconds


class SweptGraph(PlainGraph):
    """A plain graph that searches equal nodes below two literals when it compares them.

    Args:
        limits: limits of the search.
        limit: the most nodes.
    """

    def __init__(self, limits: Limits, limit: int = MOST_NODES) -> None:
        super().__init__(limit)
        self.limits = limits
        self.difference: Inputs = {}
        """The inputs for which the literals of the last `is_same` differ; other inputs are
        arbitrary."""
        self._samples = _Samples(self)
        self._become = {0: FALSE}
        self._sides: dict[int, int] = {}
        self._waiting: list[Inputs] = []

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals are proved equal."""
        self.difference = {}
        if a == b:
            return True
        if (inputs := self._samples.difference(a, b)) is not None:
            self.difference = inputs
            return False
        self._sweep(a, b)
        if self._waiting:
            self._add_waiting()
            if (inputs := self._samples.difference(a, b)) is not None:
                self.difference = inputs
                return False
        a, b = (self._become[x >> 1] ^ x & 1 for x in (a, b))
        if a == b or not self.limits.left or max(a, b) <= TRUE:
            return a == b
        question = _Question(self, self.limits, max(a, b), min(a, b))
        equal = question.answer((*WINDOWS, self.n_forms), self.limits.most_conflicts)
        self.difference = question.inputs or {}
        question.close()
        return equal

    def _sweep(self, a: int, b: int) -> None:
        """Merge equal nodes of which one is below `a` and one below `b`."""
        below = [self.cone([literal], known=self._become) for literal in (a, b)]
        for number in sorted(below[0] | below[1]):
            sides = (number in below[0]) + 2 * (number in below[1])
            self._become[number] = self._met(number, sides)

    def _met(self, number: int, sides: int) -> int:
        """The literal that replaces a node, after those below it have been replaced."""
        if self.source(number) is not None:
            self._below(number << 1, BOTH)
            self._samples.remember(number << 1)
            return number << 1
        literal = self._again(self.node(number), sides)
        if literal <= TRUE or literal >> 1 in self._sides:
            return self._below(literal, sides)
        self._below(literal, sides)
        for other in self._samples.alike(literal)[:MOST_ALIKE]:
            if self._sides[other >> 1] | sides == BOTH and self._are_equal(literal, other):
                return self._below(other, BOTH)
        self._samples.remember(literal)
        return literal

    def _below(self, literal: int, sides: int) -> int:
        """A literal; it is recorded as being on these sides, too."""
        self._sides[literal >> 1] = self._sides.get(literal >> 1, 0) | sides
        return literal

    def _again(self, node: Node, sides: int) -> int:
        """A node rebuilt from the replacements of its literals, which are on the same sides."""
        left, right = (
            self._below(self._become[x >> 1] ^ x & 1, sides) for x in (node.left, node.right)
        )
        return self.xor(left, right) if node.is_sum else self.conjunction(left, right)

    def _are_equal(self, literal: int, other: int) -> bool:
        """Whether two literals with the same samples are proved equal."""
        if not self.limits.left:
            return False
        question = _Question(self, self.limits, literal, other)
        equal = question.answer(WINDOWS, self.limits.conflicts)
        if question.inputs is not None:
            self._waiting.append(question.inputs)
        question.close()
        if len(self._waiting) == BATCH:
            self._add_waiting()
        return equal

    def _add_waiting(self) -> None:
        """Add the inputs for which candidate nodes differ as samples."""
        self._samples.add(self._waiting)
        self._waiting.clear()


class _Samples:
    """The values of nodes for random inputs.

    Args:
        graph: the graph of the nodes.
    """

    def __init__(self, graph: PlainGraph) -> None:
        self._graph = graph
        self._random = random.Random(1)
        self._n_samples = SAMPLES
        self._values = [0]
        self._known: list[int] = []
        self._alike: dict[int, list[int]] = {}

    def difference(self, a: int, b: int) -> Inputs | None:
        """Inputs for which two literals differ; None if no sample shows any."""
        apart = self._of(a) ^ self._of(b)
        if not apart:
            return None
        sample, values = (apart & -apart).bit_length() - 1, self._values
        sources = [(n, source) for n, source in self._graph.sources() if n < len(values)]
        return {source: values[n] >> sample & 1 for n, source in sources}

    def alike(self, literal: int) -> list[int]:
        """The recorded literals with a literal's samples, complemented to match."""
        values = self._of(literal)
        complement = values & 1
        found = self._alike.get(values ^ complement * self._ones, ())
        return [other ^ complement for other in found]

    def remember(self, literal: int) -> None:
        """Record a literal, so that `alike` finds it from now on."""
        self._known.append(literal)
        values = self._of(literal)
        complement = values & 1
        same = self._alike.setdefault(values ^ complement * self._ones, [])
        same.append(literal ^ complement)

    def add(self, inputs: Sequence[Inputs]) -> None:
        """Add inputs as samples, with seven random neighbours each."""
        further = [0]
        for number in range(1, len(self._values)):
            values = self._value(number, further, FURTHER)
            source = self._graph.source(number)
            if source is not None:
                values &= self._random.getrandbits(FURTHER) & self._random.getrandbits(FURTHER)
                values &= -1 << BATCH  # the first of each is exact
                for i, found in enumerate(inputs):
                    values ^= found.get(source, 0) * EVERY << i
            further.append(values)
        for number, values in enumerate(further):
            self._values[number] |= values << self._n_samples
        self._n_samples += FURTHER
        again, self._known = self._known, []
        self._alike.clear()
        for literal in again:
            self.remember(literal)

    @property
    def _ones(self) -> int:
        return (1 << self._n_samples) - 1

    def _of(self, literal: int) -> int:
        """The values of a literal."""
        for number in range(len(self._values), (literal >> 1) + 1):
            self._values.append(self._value(number, self._values, self._n_samples))
        return self._values[literal >> 1] ^ self._ones * (literal & 1)

    def _value(self, number: int, values: Sequence[int], n_samples: int) -> int:
        """The values of a node, given those of the nodes before it."""
        if self._graph.source(number) is not None:
            return self._random.getrandbits(n_samples)
        node = self._graph.node(number)
        left, right = values[node.left >> 1], values[node.right >> 1]
        if node.is_sum:
            return left ^ right
        ones = (1 << n_samples) - 1
        return (left ^ ones * (node.left & 1)) & (right ^ ones * (node.right & 1))


class _Question:
    """The question whether two literals of a graph can differ.

    Args:
        graph: the graph of the literals.
        limits: limits of the search.
        a: a literal, not constant.
        b: the other literal.
    """

    def __init__(self, graph: PlainGraph, limits: Limits, a: int, b: int) -> None:
        self.inputs: Inputs | None = None
        """The inputs for which they differ, if found."""
        self._graph, self._limits = graph, limits
        self._solver = Solver(name=SOLVER)
        self.variables_of: dict[int, int] = {}
        self._below: list[int] = []
        if b <= TRUE:
            self._solver.add_clause([self._signed(a ^ b)])
        else:
            x, y = self._signed(a), self._signed(b)
            self._solver.append_formula([[x, y], [-x, -y]])

    def answer(self, windows: Sequence[int], conflicts: int) -> bool:
        """Whether it is proved that they are equal.

        Args:
            windows: numbers of nodes to add, one after the other.
            conflicts: conflict limit of the solver at each step.
        """
        for n_nodes in windows:
            self._put_in(n_nodes)
            differ = self._differ(conflicts)
            if differ is not True:
                return differ is False
            if not self._below:
                self.inputs = self._found()
                return False
        return False

    def _differ(self, conflicts: int) -> bool | None:
        """Whether they can differ, with other nodes as free variables; None: not known."""
        differ, left = None, conflicts
        while differ is None and left > 0 and self._limits.left:
            self._solver.conf_budget(min(left, CONFLICTS))
            differ, left = self._solver.solve_limited(), left - CONFLICTS
        return differ

    def close(self) -> None:
        """Free the solver's memory."""
        self._solver.delete()

    def _signed(self, literal: int) -> int:
        """The solver's number for a literal."""
        number = literal >> 1
        variable = self.variables_of.get(number)
        if variable is None:
            variable = self.variables_of[number] = len(self.variables_of) + 1
            heapq.heappush(self._below, -number)
        return -variable if literal & 1 else variable

    def _put_in(self, n_nodes: int) -> None:
        """Add the definitions of the newest nodes to the solver."""
        clauses: list[list[int]] = []
        while self._below and n_nodes:
            number = -heapq.heappop(self._below)
            if self._graph.source(number) is None:
                clauses += self._clauses(number)
                n_nodes -= 1
        self._solver.append_formula(clauses)

    def _clauses(self, number: int) -> list[list[int]]:
        node = self._graph.node(number)
        x, y, z = (self._signed(literal) for literal in (number << 1, node.left, node.right))
        if node.is_sum:
            return [[-x, y, z], [-x, -y, -z], [x, -y, z], [x, y, -z]]
        return [[-x, y], [-x, z], [x, -y, -z]]

    def _found(self) -> Inputs:
        """The inputs in the solver's model."""
        model = self._solver.get_model()
        assert model is not None, "the solver has said that there is one"
        signs = {number: int(model[v - 1] > 0) for number, v in self.variables_of.items()}
        sources = ((self._graph.source(number), sign) for number, sign in signs.items())
        return {source: sign for source, sign in sources if source is not None}
