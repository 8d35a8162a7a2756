"""Polarity: what operations become under signs, and that no choice beats the one chosen."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers
from pysat.solvers import Solver

from compiler.circuits.gates import ARITY, LUT3
from compiler.circuits.library import truth_tables
from compiler.ir.program import Builder, Program, Type
from compiler.ir.rewriting import live_only
from compiler.ir.steps import OutOfSteps
from compiler.passes.spec.complement import Complement
from compiler.polarity.choice import Choices
from compiler.polarity.rewrite import price_of, rewrite
from compiler.polarity.solver import SOLVER, Budget
from compiler.polarity.values import Choice, forward, prices, sibling, signed
from tests.compiler.random_words import BLOCK, KEYS, programs, results

NEON = frozenset({"and", "or", "xor", "not", "andn", "orn", "mux", "bcax"})
LIBRARIES = (frozenset({"and", "or", "xor", "not"}), NEON, NEON | {"xnor"}, NEON | {"xor3"})
STEPS = 10_000_000
GATES = sorted(set(ARITY) - {"not"})


def truth(name: str, order: tuple[int, ...], signs: tuple[int, ...]) -> int:
    """The truth table of an operation on operands in an order, with signs."""
    build = Builder()
    params = tuple(build.param(f"x{i}", Type(1)) for i in range(len(order)))
    read = [build.emit("not", p.name) if s else p.name for p, s in zip(params, signs, strict=False)]
    attrs = {"k": 0xB2} if name == LUT3 else {}
    made = build.emit(name, *(read[i] for i in order), kind=Type(1), **attrs)
    result = build.emit("not", made) if signs[-1] else made
    (table,) = truth_tables(Program("f", "spec", params, tuple(build.ops), (result,)))
    return table


@pytest.mark.parametrize("name", sorted(set(GATES) - {LUT3}))
def test_a_sibling_computes_the_same(name: str) -> None:
    n_args = ARITY[name]
    for have, signs in product(LIBRARIES, product((0, 1), repeat=n_args + 1)):
        found = sibling(name, signs, have)
        if found is None:
            continue
        other, order = found
        assert other in have | {name, "xor"}
        unsigned = (0,) * (n_args + 1)
        assert truth(other, order, unsigned) == truth(name, tuple(range(n_args)), signs)


def test_what_siblings_there_are() -> None:
    plain, neon, zbb, sha3 = LIBRARIES
    assert len(prices("and", 2, plain)) == 2
    assert len(prices("and", 2, neon)) == 6
    assert len(prices("mux", 3, neon)) == 4
    assert len(prices("bcax", 3, neon)) == 4
    assert len(prices("xor", 2, neon)) == 4
    assert set(prices("xor", 2, zbb).values()) == {0}
    assert sorted(prices("xor", 2, sha3).values()) == [0] * 4 + [1] * 4
    assert set(prices("and", 2, plain | {LUT3}).values()) == {0}
    assert prices("add", 2, neon) == {(0, 0, 0): 0}


@pytest.mark.parametrize("name", GATES)
def test_a_table_of_three_takes_all_signs(name: str) -> None:
    n_args = ARITY[name]
    for signs in product((0, 1), repeat=n_args + 1):
        build = Builder()
        params = tuple(build.param(f"x{i}", Type(1)) for i in range(n_args))
        attrs = {"k": 0xB2} if name == LUT3 else {}
        args = [
            build.emit("not", p.name) if s else p.name for p, s in zip(params, signs, strict=False)
        ]
        made = build.emit(name, *args, kind=Type(1), **attrs)
        result = build.emit("not", made) if signs[-1] else made
        program = Program("f", "spec", params, tuple(build.ops), (result,))
        changed = Complement().fewest(program, frozenset(), frozenset(), frozenset({LUT3}))
        assert [op.name for op in changed.ops] in ([name], ["xor"], [LUT3])
        assert truth_tables(changed) == truth_tables(program)


@settings(max_examples=60, deadline=None)
@given(programs(most=7))
def test_no_choice_is_cheaper(program: Program) -> None:
    keys = frozenset(KEYS)
    # The solver prices what nobody reads, too; a price of the program does not.
    signs = signed(live_only(program), keys)
    made = [op.result for op in signs.ops]
    for have in LIBRARIES:
        choice = Choices(signs, have, STEPS).cheapest()
        assert choice is not None
        best = rewrite(signs, have, choice)
        assert results(best) == results(program)
        fewest = price_of(best, keys)
        assert fewest <= price_of(rewrite(signs, have, forward(signs, have)), keys)
        everything = frozenset(signs.sources)
        for stored in product((0, 1), repeat=len(made)):
            inverted = frozenset(n for n, sign in zip(made, stored, strict=True) if sign)
            other = rewrite(signs, have, Choice(inverted, everything))
            assert fewest <= price_of(other, keys)


@settings(max_examples=60, deadline=None)
@given(programs(most=5))
def test_of_equal_choices_the_first_is_taken(program: Program) -> None:
    keys = frozenset(KEYS)
    # The solver prices what nobody reads, too; a price of the program does not.
    signs = signed(live_only(program), keys)
    made = [op.result for op in signs.ops]
    chosen = Choices(signs, NEON, STEPS).cheapest()
    assert chosen is not None
    fewest = price_of(rewrite(signs, NEON, chosen), keys)
    everything = frozenset(signs.sources)
    for stored in product((0, 1), repeat=len(made)):
        inverted = frozenset(n for n, sign in zip(made, stored, strict=True) if sign)
        if price_of(rewrite(signs, NEON, Choice(inverted, everything)), keys) == fewest:
            assert inverted == chosen.inverted
            return


def test_a_free_choice_costs_nothing_or_is_none() -> None:
    build = Builder()
    params = tuple(build.param(name, Type(8)) for name in (*BLOCK, *KEYS))
    inverted = build.emit("not", "a")
    keyed = build.emit("xor", inverted, "k0")
    program = Program("f", "spec", params, tuple(build.ops), (keyed,))
    signs = signed(program, frozenset(KEYS))
    choice = Choices(signs, NEON, STEPS).free()
    assert choice is not None
    assert not price_of(rewrite(signs, NEON, choice), frozenset(KEYS))
    assert Choices(signed(program, frozenset()), NEON, STEPS).free() is None
    assert Choices(signs, NEON, STEPS, most_values=1).cheapest() is None


@settings(max_examples=60, deadline=None)
@given(programs(most=7))
def test_rounds_stay_alike_where_the_cheapest_choice_is_not_looked_for(program: Program) -> None:
    keys = frozenset(KEYS)
    found = Complement(alike=True).fewest(program, keys, frozenset(), NEON, most_values=0)
    assert results(found) == results(program)
    signs = signed(program, keys)
    small = Choices(signs, NEON, STEPS).small()
    assert small is not None
    if price_of(rewrite(signs, NEON, forward(signs, NEON)), keys):
        assert price_of(found, keys) == price_of(rewrite(signs, NEON, small), keys)


@settings(max_examples=60, deadline=None)
@given(programs(most=7), integers(0, 60))
def test_a_budget_that_ends_leaves_a_choice_that_is_possible_or_none(
    program: Program, steps: int
) -> None:
    keys = frozenset(KEYS)
    signs = signed(program, keys)
    choices = Choices(signs, NEON, steps)
    free = choices.free()
    for choice in (free, choices.cheapest(), choices.small()):
        if choice is not None:
            assert results(rewrite(signs, NEON, choice)) == results(program)
    if free is not None:
        assert not price_of(rewrite(signs, NEON, free), keys)


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
