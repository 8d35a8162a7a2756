"""Circuits with a given number of operations, by SAT: found, or proved not to exist.

A function and its complement count as one, as do those that differ in complemented operands. So a
lower bound holds with free complements, and also if they cost something. A solution needs its
polarities settled, which may add a `not` if the library lacks some operations.

Source: Kojevnikov, Kulikov, Yaroslavtsev, Finding Efficient Circuits Using SAT-Solvers, SAT 2009;
Stoffelen, Optimizing S-Box Implementations for Several Criteria Using SAT Solvers, FSE 2016.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from pysat.solvers import Cadical153

from compiler.circuits.gates import Library, box_tables
from compiler.circuits.net import Function, Net, adjusted, permuted, program_from_net, reachable
from compiler.circuits.polarity import with_best_polarities
from compiler.ir.program import Program

MOST_INPUTS = 5
"""The most inputs; with more, a formula has too many rows for a solver."""


def exact(
    table: Sequence[int], n_bits: tuple[int, int], library: Library, n_gates: int
) -> Program | None:
    """A circuit of `n_gates` operations, not counting complements at inputs and outputs.

    Args:
        table: 2^inputs values.
        n_bits: inputs, two at least, and outputs, none of them constant.
        library: the operations.
        n_gates: the number of operations, at least one; fewer are known not to suffice.

    Returns:
        The circuit, with additional `not` operations if the polarities cannot be settled otherwise;
        `None` if no circuit has so few operations.
    """
    n_inputs, n_outputs = n_bits
    tables = box_tables(tuple(table), n_outputs)
    wide = len(library_truths(library, 3)) > len(_embedded(library))
    size = 3 if wide and n_inputs > 2 else 2
    formula = _Formula(n_inputs, n_gates, size)
    formula.build(library_truths(library, size), [_normal(t, n_inputs) for t in tables])
    with Cadical153(bootstrap_with=formula.clauses) as solver:
        if not solver.solve():
            return None
        true = {v for v in solver.get_model() or () if v > 0}
    outputs, functions = formula.read(true)
    inverted = sum((t & 1) << j for j, t in enumerate(tables))
    ends = Net(n_inputs, (), outputs, 0, inverted)
    return program_from_net(with_best_polarities(ends, functions, library), "S")


def library_truths(library: Library, size: int) -> frozenset[int]:
    """The truth tables over `size` operands, zero at zeros, that one operation computes.

    Irrelevant operands, and complements of the others, are allowed.
    """
    found: set[int] = set()
    for arity, truth in reachable(library):
        if not 2 <= arity <= size:
            continue
        wide = truth | truth << 4 if arity < size else truth
        orders = ((0, 1, 2), (0, 2, 1), (2, 0, 1)) if arity < size else (tuple(range(size)),)
        found |= {permuted(wide, order) for order in orders}
    mask = (1 << (1 << size)) - 1
    return frozenset(t ^ mask if t & 1 else t for t in found)


def _embedded(library: Library) -> frozenset[int]:
    """The truth tables of three operands in `library_truths` that depend on two."""
    both = library_truths(library, 3)
    return frozenset(t for t in both if any(adjusted(t, 3, 1 << i, 0) == t for i in range(3)))


def _normal(truth: int, n_inputs: int) -> int:
    return truth ^ (1 << (1 << n_inputs)) - 1 if truth & 1 else truth


@dataclass
class _Formula:
    """The clauses for a circuit that computes the outputs; row v is input v."""

    n_inputs: int
    n_gates: int
    size: int
    clauses: list[list[int]] = field(default_factory=list)
    n_variables: int = 0
    values: dict[tuple[int, int], int] = field(default_factory=dict)
    truths: dict[tuple[int, int], int] = field(default_factory=dict)
    chosen: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict)
    ends: dict[tuple[int, int], int] = field(default_factory=dict)

    def variable(self) -> int:
        """A fresh variable."""
        self.n_variables += 1
        return self.n_variables

    def build(self, allowed: frozenset[int], outputs: Sequence[int]) -> None:
        """Add all clauses.

        Args:
            allowed: the truth tables of a gate.
            outputs: the wanted truth tables, zero at input 0.
        """
        gates = range(self.n_inputs, self.n_inputs + self.n_gates)
        for gate in gates:
            self._declare(gate, allowed)
        for gate in gates:
            for args in combinations(range(gate), self.size):
                self._gate(gate, args)
        for j, truth in enumerate(outputs):
            self._output(j, truth)
        for gate in gates:
            users = [v for (g, args), v in self.chosen.items() if gate in args]
            self.clauses.append(users + [v for (_, s), v in self.ends.items() if s == gate])
            if gate + 1 in gates:
                self._order(gate)

    def _declare(self, gate: int, allowed: frozenset[int]) -> None:
        for row in range(1, 1 << self.n_inputs):
            self.values[gate, row] = self.variable()
        places = range(1, 1 << self.size)
        for place in places:
            self.truths[gate, place] = self.variable()
        for truth in range(0, 1 << (1 << self.size), 2):
            if truth not in allowed:
                signs = ((-1 if truth >> p & 1 else 1) * self.truths[gate, p] for p in places)
                self.clauses.append(list(signs))
        choices = list(combinations(range(gate), self.size))
        for args in choices:
            self.chosen[gate, args] = self.variable()
        self._one([self.chosen[gate, args] for args in choices])

    def _one(self, variables: Sequence[int]) -> None:
        self.clauses.append(list(variables))
        self.clauses += [[-a, -b] for a, b in combinations(variables, 2)]

    def _gate(self, gate: int, args: tuple[int, ...]) -> None:
        """The clauses of a gate's truth table in each row, for given operands."""
        for row in range(1, 1 << self.n_inputs):
            value = self.values[gate, row]
            for bits in product((0, 1), repeat=self.size):
                differs = self._differs(args, bits, row)
                if differs is None:
                    continue
                clause = [-self.chosen[gate, args], *differs]
                place = sum(bit << i for i, bit in enumerate(bits))
                if place == 0:
                    self.clauses.append([*clause, -value])
                    continue
                truth = self.truths[gate, place]
                self.clauses += [[*clause, -value, truth], [*clause, value, -truth]]

    def _differs(self, args: tuple[int, ...], bits: tuple[int, ...], row: int) -> list[int] | None:
        """Literals, false if operands have given values in a row; None if an input differs."""
        literals: list[int] = []
        for arg, bit in zip(args, bits, strict=True):
            if arg >= self.n_inputs:
                literals.append(-self.values[arg, row] if bit else self.values[arg, row])
            elif (row >> arg & 1) != bit:
                return None
        return literals

    def _output(self, j: int, truth: int) -> None:
        signals = range(self.n_inputs + self.n_gates)
        for signal in signals:
            self.ends[j, signal] = self.variable()
        self._one([self.ends[j, signal] for signal in signals])
        for signal, row in product(signals, range(1, 1 << self.n_inputs)):
            wanted = truth >> row & 1
            if signal >= self.n_inputs:
                value = self.values[signal, row]
                self.clauses.append([-self.ends[j, signal], value if wanted else -value])
            elif (row >> signal & 1) != wanted:
                self.clauses.append([-self.ends[j, signal]])

    def _order(self, gate: int) -> None:
        """Symmetry breaking: neighbours that could be exchanged are ordered by their operands."""
        for args in combinations(range(gate), self.size):
            later = [a for a in combinations(range(gate), self.size) if a[::-1] < args[::-1]]
            first = self.chosen[gate, args]
            self.clauses += [[-first, -self.chosen[gate + 1, a]] for a in later]

    def read(self, true: set[int]) -> tuple[tuple[int, ...], dict[int, Function]]:
        """The outputs' signals and the gates' functions in a solution."""
        functions: dict[int, Function] = {}
        for (gate, args), variable in self.chosen.items():
            if variable in true:
                places = range(1, 1 << self.size)
                truth = sum((self.truths[gate, p] in true) << p for p in places)
                functions[gate] = Function(truth, args)
        outputs = sorted((j, signal) for (j, signal), v in self.ends.items() if v in true)
        return tuple(signal for _, signal in outputs), functions
