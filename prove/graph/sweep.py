"""The plain graph with equal nodes made one: samples suggest them, a solver proves them.

Where two literals are compared, the nodes below them are gone through from the inputs on. One that
has the values of another in all samples is compared with that. The solver is given the nodes next
to the two; what lies further down may be anything. Where the two differ then, more of what is below
is put in. But that has been made one before, and little of it is needed: round by round code comes
back to the nodes of the specification.

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
"""Samples added at a time, of inputs for which nodes differ that were taken for one."""
BATCH = 8
"""After how many of them."""
EVERY = sum(1 << i for i in range(0, FURTHER, BATCH))
"""The samples near the first of a batch."""
WINDOWS = (40, 600)
"""How many nodes the solver is given, one number after the other."""
CONFLICTS = 2000
"""Of the solver for two nodes inside, before they are taken for different."""
MOST_CONFLICTS = 200_000
"""The same for two literals that must be equal."""
MOST_ALIKE = 3
"""With how many nodes of the same samples a new one is compared."""
BOTH = 3
"""Below both of the literals that are compared."""
Inputs = Mapping[tuple[str, int], int]
"""The value of bits of inputs, by name and bit."""


@dataclass
class Limits:
    """How much is tried.

    Args:
        seconds: from now on; afterwards nothing is proven any more.
        conflicts: of the solver for each two nodes inside.
        most_conflicts: of the solver for each two literals that must be equal.
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
    """A plain graph that looks for equal nodes below two literals when it is asked for these.

    Args:
        limits: of what is tried.
        limit: of the number of nodes.
    """

    def __init__(self, limits: Limits, limit: int = MOST_NODES) -> None:
        super().__init__(limit)
        self.limits = limits
        self.difference: Inputs = {}
        """For which inputs the two literals differ that `is_same` was last told of; the others of
        their inputs may be anything."""
        self._samples = _Samples(self)
        self._become = {0: FALSE}
        self._sides: dict[int, int] = {}
        self._waiting: list[Inputs] = []

    def is_same(self, a: int, b: int) -> bool:
        """Whether two literals are shown to be equal."""
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
        """Make nodes of which one is below `a` and one below `b` one where they are equal."""
        below = [self.cone([literal], known=self._become) for literal in (a, b)]
        for number in sorted(below[0] | below[1]):
            sides = (number in below[0]) + 2 * (number in below[1])
            self._become[number] = self._met(number, sides)

    def _met(self, number: int, sides: int) -> int:
        """The literal that a node becomes, which all those below it have become."""
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
        """A literal that is known to be on more sides from now on."""
        self._sides[literal >> 1] = self._sides.get(literal >> 1, 0) | sides
        return literal

    def _again(self, node: Node, sides: int) -> int:
        """A node of what its literals have become, which are on the same sides."""
        left, right = (
            self._below(self._become[x >> 1] ^ x & 1, sides) for x in (node.left, node.right)
        )
        return self.xor(left, right) if node.is_sum else self.conjunction(left, right)

    def _are_equal(self, literal: int, other: int) -> bool:
        """Whether two literals with the same samples are shown to be equal."""
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
        """Tell nodes from one another by the inputs for which some of them were found to differ."""
        self._samples.add(self._waiting)
        self._waiting.clear()


class _Samples:
    """The values of nodes for inputs that are drawn.

    Args:
        graph: of the nodes.
    """

    def __init__(self, graph: PlainGraph) -> None:
        self._graph = graph
        self._random = random.Random(1)
        self._n_samples = SAMPLES
        self._values = [0]
        self._known: list[int] = []
        self._alike: dict[int, list[int]] = {}

    def difference(self, a: int, b: int) -> Inputs | None:
        """For which inputs two literals differ, None where there are none among the samples."""
        apart = self._of(a) ^ self._of(b)
        if not apart:
            return None
        sample, values = (apart & -apart).bit_length() - 1, self._values
        sources = [(n, source) for n, source in self._graph.sources() if n < len(values)]
        return {source: values[n] >> sample & 1 for n, source in sources}

    def alike(self, literal: int) -> list[int]:
        """The literals remembered that have the values of one or of its complement, as that one."""
        values = self._of(literal)
        complement = values & 1
        found = self._alike.get(values ^ complement * self._ones, ())
        return [other ^ complement for other in found]

    def remember(self, literal: int) -> None:
        """Find a literal among those that are alike from now on."""
        self._known.append(literal)
        values = self._of(literal)
        complement = values & 1
        same = self._alike.setdefault(values ^ complement * self._ones, [])
        same.append(literal ^ complement)

    def add(self, inputs: Sequence[Inputs]) -> None:
        """Add inputs as samples, with seven near each."""
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
        """The values of a node, those of the ones before it known."""
        if self._graph.source(number) is not None:
            return self._random.getrandbits(n_samples)
        node = self._graph.node(number)
        left, right = values[node.left >> 1], values[node.right >> 1]
        if node.is_sum:
            return left ^ right
        ones = (1 << n_samples) - 1
        return (left ^ ones * (node.left & 1)) & (right ^ ones * (node.right & 1))


class _Question:
    """Whether two literals of a graph can differ.

    Args:
        graph: of the literals.
        limits: of what is tried.
        a: one; not constant.
        b: the other.
    """

    def __init__(self, graph: PlainGraph, limits: Limits, a: int, b: int) -> None:
        self.inputs: Inputs | None = None
        """For which they differ, where that is found."""
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
        """Whether it is shown that they cannot.

        Args:
            windows: how many nodes are put in, one number after the other.
            conflicts: of the solver at each of them.
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
        """Whether they can differ where what is not put in may be anything; None: not known."""
        differ, left = None, conflicts
        while differ is None and left > 0 and self._limits.left:
            self._solver.conf_budget(min(left, CONFLICTS))
            differ, left = self._solver.solve_limited(), left - CONFLICTS
        return differ

    def close(self) -> None:
        """Free the solver's memory."""
        self._solver.delete()

    def _signed(self, literal: int) -> int:
        """A literal as the solver has it."""
        number = literal >> 1
        variable = self.variables_of.get(number)
        if variable is None:
            variable = self.variables_of[number] = len(self.variables_of) + 1
            heapq.heappush(self._below, -number)
        return -variable if literal & 1 else variable

    def _put_in(self, n_nodes: int) -> None:
        """Tell the solver what nodes are, the newest first."""
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
