"""Questions to a solver cost steps, which end a search alike everywhere; optima are the best."""

from __future__ import annotations

from itertools import product

import pytest
from pysat.formula import WCNF
from pysat.solvers import Solver

from compiler.ir.steps import OutOfSteps
from compiler.polarity.solver import SOLVER, Budget, optimum_of

STEPS = 100_000


def test_a_search_without_steps_ends_at_once() -> None:
    with Solver(SOLVER, bootstrap_with=[[1, 2]]) as solver:
        with pytest.raises(OutOfSteps):
            Budget(2).ask(solver)
        budget = Budget(10)
        assert budget.ask(solver)
        assert budget.left <= 8
        budget.left = 2
        with pytest.raises(OutOfSteps):
            budget.ask(solver)


@pytest.mark.parametrize(
    ("clauses", "assumptions", "answer"),
    [
        ([[1, 2], [-1, 2]], [], True),
        ([[1, 2], [-1, 2]], [-2], False),
        ([[1], [-1]], [], False),
        ([[1, -2], [2, -3]], [3], True),
    ],
)
def test_questions_are_answered(
    clauses: list[list[int]], assumptions: list[int], answer: bool
) -> None:
    with Solver(SOLVER, bootstrap_with=clauses) as solver:
        assert Budget(STEPS).ask(solver, assumptions) is answer


def test_a_limit_of_the_caller_leaves_the_answer_open() -> None:
    """Five pigeons in four holes take more than one conflict."""
    holes = {(p, h): 1 + 4 * p + h for p, h in product(range(5), range(4))}
    clauses = [[holes[p, h] for h in range(4)] for p in range(5)]
    pairs = ((p, q) for p in range(5) for q in range(p))
    clauses += [[-holes[p, h], -holes[q, h]] for p, q in pairs for h in range(4)]
    with Solver(SOLVER, bootstrap_with=clauses) as solver:
        solver.conf_budget(1)
        assert Budget(STEPS).ask(solver) is None
        solver.conf_budget(-1)
        budget = Budget(STEPS)
        assert budget.ask(solver) is False
        spent = STEPS - budget.left
        assert spent > 20, "as many steps as variables, and those of the search"
    with Solver(SOLVER, bootstrap_with=clauses) as solver, pytest.raises(OutOfSteps):
        Budget(30).ask(solver)


def test_each_question_costs_as_many_steps_as_variables() -> None:
    """The answer is known at once, and each variable counts all the same."""
    with Solver(SOLVER, bootstrap_with=[[1], [-1], [2, 90]]) as solver:
        budget = Budget(STEPS)
        for _ in range(3):
            assert budget.ask(solver) is False
        assert 3 * 90 <= STEPS - budget.left < 4 * 90


HARD = ([1, 2, 3], [-1, -2], [-3, 4])
SOFT = (([-1], 2), ([-2], 3), ([-3], 1), ([-4], 2))


def formula() -> WCNF:
    made = WCNF()
    for clause in HARD:
        made.append(clause)
    for clause, weight in SOFT:
        made.append(clause, weight=weight)
    return made


def cost(model: dict[int, bool]) -> int | None:
    """What the soft clauses that a model breaks weigh; None where a hard one is broken."""
    if not all(any(model[abs(x)] == (x > 0) for x in clause) for clause in HARD):
        return None
    return sum(w for (x,), w in SOFT if model[abs(x)] != (x > 0))


def test_the_optimum_is_the_cheapest_of_all_models() -> None:
    models = [dict(enumerate(v, 1)) for v in product((False, True), repeat=4)]
    costs = {tuple(m.values()): c for m in models if (c := cost(m)) is not None}
    least = min(costs.values())
    optimal = {model for model, each in costs.items() if each == least}
    assert len(optimal) == 1
    with optimum_of(formula(), Budget(STEPS)) as found:
        assert tuple(v in found.true for v in range(1, 5)) in optimal


def test_the_solver_keeps_optimal_models_alone() -> None:
    """Of three variables one must be true, and each weighs the same: three models remain."""
    made = WCNF()
    made.append([1, 2, 3])
    for variable in (1, 2, 3):
        made.append([-variable], weight=1)
    with optimum_of(made, Budget(STEPS)) as found:
        inner = found.inner
        models = {
            signs
            for signs in product((1, -1), repeat=3)
            if found.solver.solve(assumptions=[s * inner[v] for v, s in enumerate(signs, 1)])
        }
    assert models == {(1, -1, -1), (-1, 1, -1), (-1, -1, 1)}


def test_an_optimum_without_steps_is_none() -> None:
    with pytest.raises(OutOfSteps), optimum_of(formula(), Budget(3)):
        pass
