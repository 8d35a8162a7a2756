"""A SAT solver and a MaxSAT solver with budgets in steps instead of seconds.

A step is a propagation; each query also costs as many steps as the formula has variables. So a
search ends at the same point on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pysat.examples.rc2 import RC2Stratified
from pysat.formula import WCNF
from pysat.solvers import Solver

from compiler.ir.steps import OutOfSteps, Steps

SOLVER = "m22"
"""MiniSat 2.2: the fastest on these formulas among the solvers that count propagations."""


@dataclass
class Budget(Steps):
    """The remaining steps of one search by a solver."""

    def ask(self, solver: Solver, assumptions: Sequence[int] = ()) -> bool | None:
        """Whether a solver's clauses are satisfiable under `assumptions`.

        Returns:
            `None` if a limit of conflicts, set by the caller, is reached first.

        Raises:
            OutOfSteps: the budget is used up before the answer is known.
        """
        self.spend(solver.nof_vars())
        before = _propagations(solver)
        solver.prop_budget(self.left)
        known: bool | None = solver.solve_limited(assumptions=list(assumptions))
        solver.prop_budget(-1)
        self.left -= _propagations(solver) - before
        if known is None and self.left <= 0:
            raise OutOfSteps
        return known


@dataclass(frozen=True)
class _CountedOracle:
    """A SAT solver with the interface of RC2; each query is counted."""

    solver: Solver
    budget: Budget

    def solve_limited(
        self, assumptions: Sequence[int] = (), expect_interrupt: bool = False
    ) -> bool | None:
        """Answer a query of RC2, which only uses this method for queries."""
        del expect_interrupt
        return self.budget.ask(self.solver, assumptions)

    def __getattr__(self, name: str) -> Any:
        """All other attributes are the solver's."""
        return getattr(self.solver, name)


@dataclass(frozen=True)
class Optimum:
    """An optimal model of a formula.

    Args:
        solver: holds clauses whose models are the optimal ones.
        inner: the solver's number of each variable of the formula.
        true: the literals of one model.
    """

    solver: Solver
    inner: Mapping[int, int]
    true: frozenset[int]


@contextmanager
def optimum_of(formula: WCNF, budget: Budget) -> Iterator[Optimum]:
    """Find an optimal model with RC2; its solver exists inside the context.

    Raises:
        OutOfSteps: the budget is used up before the model is known.

    Source: Ignatiev, Morgado, Marques-Silva, RC2: an efficient MaxSAT solver, JSAT 11 (2019).
    """
    with RC2Stratified(formula, solver=SOLVER, exhaust=True, minz=True, adapt=True) as rc2:
        counted = rc2.oracle
        rc2.oracle = _CountedOracle(counted, budget)
        model = rc2.compute()
        for literal in rc2.active_assumps():
            counted.add_clause([literal])
        yield Optimum(counted, rc2.vmap.e2i, frozenset(model))


def _propagations(solver: Solver) -> int:
    count: int = solver.accum_stats()["propagations"]
    return count
