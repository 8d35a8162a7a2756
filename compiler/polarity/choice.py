"""Chooses the values that are stored inverted, for a whole function as one problem."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, product

from pysat.formula import WCNF
from pysat.solvers import Solver

from compiler.circuits.gates import ARITY
from compiler.ir.program import Op
from compiler.ir.steps import OutOfSteps
from compiler.ir.structure import rounds_alike
from compiler.polarity.solver import SOLVER, Budget, optimum_of
from compiler.polarity.values import (
    DEARER_PRICE,
    NOT_PRICE,
    Choice,
    Signed,
    SignedArgument,
    bound_prices,
)

MOST_VALUES = 1200
"""The number of values in all rounds above which the cheapest choice is not searched."""


@dataclass(frozen=True)
class Choices:
    """Searches the signs of a whole function's values.

    Args:
        signed: the program.
        have: operations of the machine.
        steps: the solver's budget for each search, see `compiler.polarity.solver`.
        most_values: the number of independent signs above which the cheapest choice is not
            searched.
    """

    signed: Signed
    have: frozenset[str]
    steps: int
    most_values: int = MOST_VALUES

    def free(self) -> Choice | None:
        """A choice without executed complements that is the same for equal rounds.

        Returns:
            `None` if there is none, or none was found within the budget.
        """
        return self._alike.choice(self._alike.first_free(Budget(self.steps)))

    def cheapest(self) -> Choice | None:
        """The choice with the fewest executed complements.

        Equal rounds get the same choice, except the first and the last one if the problem is small
        enough; an executed complement counts once for each round. If that fails, a quarter of the
        budget is spent on one choice for all.

        Returns:
            `None` if there are too many values or the budget does not suffice.
        """
        found = self._optimum(self._apart(), self.steps)
        return found or self._optimum(self._alike, self.steps // 4)

    def small(self) -> Choice | None:
        """A choice for equal rounds from which no single complement can be removed.

        It is used if the cheapest choice is not found; a quarter of the budget is spent on it.

        Returns:
            `None` if no choice is found within the budget.
        """
        return self._alike.choice(self._alike.first_small(Budget(self.steps // 4)))

    @cached_property
    def _alike(self) -> _Problem:
        return _problem(self.signed, self.have, dict(_kinds(self.signed, split_ends=False)))

    def _apart(self) -> _Problem | None:
        """The problem with separate first and last rounds; `None` if it is too large."""
        kinds = dict(_kinds(self.signed, split_ends=True))
        is_large = len(set(kinds.values())) > self.most_values
        return None if is_large else _problem(self.signed, self.have, kinds)

    def _optimum(self, problem: _Problem | None, steps: int) -> Choice | None:
        if problem is None or len(problem.leaders) > self.most_values:
            return None
        return problem.choice(problem.first_optimum(Budget(steps)))


def _problem(signed: Signed, have: frozenset[str], kinds: Mapping[str, Hashable]) -> _Problem:
    """The formula of a program's signs; values of one kind share a sign."""
    problem = _Problem(have)
    for name, kind in kinds.items():
        problem.declare(name, kind)
    for name in signed.given:
        problem.formula.append([-problem.inverted[name]])
    for op in signed.ops:
        problem.count(op, signed.read(op))
    problem.state()
    for name in signed.program.results:
        if not signed.sources[name].uniform:
            problem.formula.append([-problem.presented(signed.sources[name])])
    return problem


def _kinds(signed: Signed, split_ends: bool) -> Iterator[tuple[str, Hashable]]:
    """The values that may be inverted, each with its kind, which other rounds share.

    With `split_ends`, the first and last rounds have kinds of their own.
    """
    for name in signed.given:
        yield name, name

    def kind(op: Op) -> Hashable:
        return op.name, op.types, op.attrs, tuple(s.uniform for s in signed.read(op))

    alike = rounds_alike(signed.ops, kind, lambda op: [s.base for s in signed.read(op)])
    for number, rounds in enumerate(alike):
        for i, ops in enumerate(rounds):
            end = (i == 0, i == len(rounds) - 1) if split_ends else ()
            for place, op in enumerate(ops):
                for j, result in enumerate(op.results):
                    yield result, (number, end, place, j)


def _all_equal(literals: Sequence[int]) -> Iterator[list[int]]:
    """The clauses that make literals equal."""
    for one, other in pairwise(literals):
        yield from ([-one, other], [one, -other])


def _holds(literal: int, model: Sequence[int]) -> bool:
    """Whether a model has a literal; variables without a clause are false."""
    place = abs(literal) - 1
    return place < len(model) and model[place] == literal


@dataclass(frozen=True, slots=True)
class _Demand:
    """A constraint of an operation: the signs of its arguments (None: free) and of its result."""

    name: str
    read: tuple[SignedArgument | None, ...]
    result: int


@dataclass
class _Problem:
    """The formula. A value has two variables: it is stored inverted; its complement exists, too."""

    have: frozenset[str]
    formula: WCNF = field(default_factory=WCNF)
    inverted: dict[str, int] = field(default_factory=dict[str, int])
    both: dict[str, int] = field(default_factory=dict[str, int])
    leaders: dict[Hashable, str] = field(default_factory=dict[Hashable, str])
    leader: dict[str, str] = field(default_factory=dict[str, str])
    values: dict[str, int] = field(default_factory=dict[str, int])
    demands: dict[_Demand, int] = field(default_factory=dict[_Demand, int])
    variables: int = 0

    def fresh(self) -> int:
        """A new variable."""
        self.variables += 1
        return self.variables

    def declare(self, name: str, kind: Hashable) -> None:
        """Declare a value; values of one kind share their variables."""
        leader = self.leader[name] = self.leaders.setdefault(kind, name)
        if leader == name:
            self.inverted[name], self.both[name] = self.fresh(), self.fresh()
            self.values[name] = 0
        self.inverted[name], self.both[name] = self.inverted[leader], self.both[leader]
        self.values[leader] += 1

    def count(self, op: Op, read: Sequence[SignedArgument]) -> None:
        """Record the constraint of an operation; equal rounds share one."""
        args = tuple(
            None if s.uniform else SignedArgument(self.leader[s.base], s.sign, False) for s in read
        )
        for result in op.results:
            demand = _Demand(op.name, args, self.inverted[result])
            self.demands[demand] = self.demands.get(demand, 0) + 1

    def state(self) -> None:
        """Add the clauses of the constraints, and the prices."""
        for demand, times in self.demands.items():
            uniform = tuple(s is None for s in demand.read)
            prices = bound_prices(demand.name, uniform, self.have)
            if len(prices) < 1 << uniform.count(False) + 1 or any(prices.values()):
                self.relate(demand, prices, times)
        for leader, number in self.values.items():
            self.formula.append([-self.both[leader]], weight=NOT_PRICE * number)

    def relate(self, demand: _Demand, prices: Mapping[tuple[int, ...], int], times: int) -> None:
        """Exclude combinations of signs that are not in `prices`; price the others."""
        literals = [self.presented(s) for s in demand.read if s is not None] + [demand.result]
        if demand.name not in ARITY:
            self.formula.extend(
                _all_equal(literals) if len(prices) > 1 else [[-x] for x in literals]
            )
            return
        dearer: list[int] = []
        if any(prices.values()):
            dearer = [self.fresh()]
            self.formula.append([-dearer[0]], weight=DEARER_PRICE * times)
        for signs in product((0, 1), repeat=len(literals)):
            if prices.get(signs) == 0:
                continue
            excluded = [-x if sign else x for x, sign in zip(literals, signs, strict=True)]
            self.formula.append(excluded + (dearer if signs in prices else []))

    def presented(self, source: SignedArgument) -> int:
        """The variable of the sign with which a value is read: its own, or either if both exist."""
        seen = self.fresh()
        stored, both = self.inverted[source.base], self.both[source.base]
        same = -stored if source.sign else stored
        self.formula.append([both, -seen, same])
        self.formula.append([both, seen, -same])
        return seen

    def choice(self, true: frozenset[int] | None) -> Choice | None:
        """The values of the variables, by name."""
        if true is None:
            return None
        inverted = frozenset(name for name, variable in self.inverted.items() if variable in true)
        both = frozenset(name for name, variable in self.both.items() if variable in true)
        return Choice(inverted, both)

    def first_free(self, budget: Budget) -> frozenset[int] | None:
        """The true variables of the first choice that costs nothing."""
        clauses = self.formula.hard + self.formula.soft
        with suppress(OutOfSteps), Solver(SOLVER, bootstrap_with=clauses) as solver:
            if budget.ask(solver):
                true = frozenset(solver.get_model())
                return self.first(solver, range(self.variables + 1), true, budget)
        return None

    def first_optimum(self, budget: Budget) -> frozenset[int] | None:
        """The true variables of the first optimal choice."""
        with suppress(OutOfSteps), optimum_of(self.formula, budget) as found:
            return self.first(found.solver, found.inner, found.true, budget)
        return None

    def first_small(self, budget: Budget) -> frozenset[int] | None:
        """The true variables of a choice in which no single complement can be removed."""
        with suppress(OutOfSteps), Solver(SOLVER, bootstrap_with=self.formula.hard) as solver:
            if not budget.ask(solver):
                return None
            # The literal of each variable, in order; a set takes longer to build than to query.
            model = solver.get_model()
            weights = zip(self.formula.wght, self.formula.soft, strict=True)
            for _, (wish,) in sorted(weights, key=lambda each: -each[0]):
                if not _holds(wish, model) and budget.ask(solver, [wish]):
                    model = solver.get_model()
                solver.add_clause([wish if _holds(wish, model) else -wish])
            return self.first(solver, range(self.variables + 1), frozenset(model), budget)
        return None

    def first(
        self,
        solver: Solver,
        inner: Mapping[int, int] | range,
        true: frozenset[int],
        budget: Budget,
    ) -> frozenset[int]:
        """The first model of a solver's clauses: each variable false, if it can be, in turn.

        Variables are in program order, so the choice does not depend on the solver's first model.
        If the budget ends, the last model found is used.

        Args:
            solver: holds the clauses.
            inner: the solver's number of each variable.
            true: the literals of some model.
            budget: budget of the search.

        Returns:
            The true variables among those of values.
        """
        order = [*dict.fromkeys(self.inverted.values()), *dict.fromkeys(self.both.values())]
        order = [variable for variable in order if variable in inner]
        with suppress(OutOfSteps):
            for variable in order:
                false = -inner[variable]
                if variable in true and budget.ask(solver, [false]):
                    model = frozenset(solver.get_model())
                    true = frozenset(v for v in order if inner[v] in model)
                solver.add_clause([-false if variable in true else false])
        return true.intersection(order)
