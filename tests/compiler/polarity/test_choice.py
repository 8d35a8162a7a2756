"""No choice of signs beats the one chosen; where steps or values do not suffice, there is none."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Program, Type
from compiler.ir.rewriting import live_only
from compiler.passes.spec.complement import Complement
from compiler.polarity.choice import Choices
from compiler.polarity.rewrite import price_of, rewrite
from compiler.polarity.solver import Budget
from compiler.polarity.values import Choice, forward, signed
from tests.compiler.random_words import BLOCK, KEYS, programs, results

NEON = frozenset({"and", "or", "xor", "not", "andn", "orn", "mux", "bcax"})
LIBRARIES = (frozenset({"and", "or", "xor", "not"}), NEON, NEON | {"xnor"}, NEON | {"xor3"})
STEPS = 10_000_000


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


def rounds(count: int, last: str = "not") -> Program:
    """Rounds alike: a key is added, and what stands at the end of each is complemented."""
    lines, value = ["spec f(a: u8, b: u8, k: u8 as $k0) {"], "a"
    for r in range(1, count + 1):
        lines.append(f"s{r}: u8 = xor {value}, k @{r}")
        lines.append(f"t{r}: u8 = and s{r}, b @{r}")
        lines.append(f"u{r}: u8 = not t{r} @{r}")
        value = f"u{r}"
    return parse_program("\n".join([*lines, f"return {value}", "}"]))


def test_rounds_alike_get_the_same_choice_but_for_the_ends() -> None:
    """The key takes the complement of each round but the last one."""
    signs = signed(rounds(5), frozenset({"k"}))
    plain = LIBRARIES[0]
    found = Choices(signs, plain, STEPS).cheapest()
    assert found is not None
    made = rewrite(signs, plain, found)
    assert price_of(made, frozenset({"k"})) == 4
    assert [op.round for op in made.ops if op.name == "not" and op.args != ("k",)] == [5]
    inner = [{f"{name}{r}" in found.inverted for name in "st"} for r in range(2, 5)]
    assert inner == inner[:1] * 3
    assert Choices(signs, plain, STEPS).free() is None


def test_without_steps_there_is_no_choice() -> None:
    choices = Choices(signed(rounds(3), frozenset({"k"})), NEON, 1)
    assert choices.free() is choices.cheapest() is choices.small() is None


def test_a_small_choice_is_searched_with_a_quarter_of_the_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given_steps: list[int] = []

    def budget(steps: int) -> Budget:
        given_steps.append(steps)
        return Budget(steps)

    monkeypatch.setattr("compiler.polarity.choice.Budget", budget)
    choices = Choices(signed(rounds(5), frozenset({"k"})), LIBRARIES[0], STEPS)
    assert choices.small() is not None
    assert given_steps == [STEPS // 4]


def test_more_values_than_are_looked_at() -> None:
    """Rounds alike are one: a problem with all ends apart may be too large, one without not."""
    signs = signed(rounds(9), frozenset({"k"}))
    # block parameters, and two values of the first rounds, the last and those between
    apart = Choices(signs, LIBRARIES[0], STEPS, most_values=2 + 3 * 2).cheapest()
    assert apart is not None
    assert apart.both == {"t9"}
    alike = Choices(signs, LIBRARIES[0], STEPS, most_values=2 + 2).cheapest()
    assert alike is not None
    # one complement of a word of the block is fewer than one in each round
    assert alike.both == {"b"}
    assert Choices(signs, LIBRARIES[0], STEPS, most_values=2 + 2 - 1).cheapest() is None


@pytest.mark.parametrize("most_values", [3 + 4, 99])
def test_a_complement_counts_once_for_each_round(most_values: int) -> None:
    """Two of parameters are fewer than one in each of five rounds."""
    lines, value = ["spec f(a: u8, b: u8, c: u8) {"], "b"
    for r in range(1, 6):
        lines += [f"y{r}: u8 = mul {value}, b @{r}", f"x{r}: u8 = xor y{r}, a @{r}"]
        lines += [f"v{r}: u8 = xor y{r}, c @{r}", f"p{r}: u8 = not x{r} @{r}"]
        lines += [f"q{r}: u8 = not v{r} @{r}", f"w{r}: u8 = mul p{r}, q{r} @{r}"]
        value = f"w{r}"
    program = parse_program("\n".join([*lines, f"return {value}", "}"]))
    signs = signed(program, frozenset())
    found = Choices(signs, LIBRARIES[0], STEPS, most_values).cheapest()
    assert found is not None
    made = rewrite(signs, LIBRARIES[0], found)
    assert [op.args for op in made.ops if op.name == "not"] == [("a",), ("c",)]
    assert results(made) == results(program)


@pytest.mark.parametrize("have", LIBRARIES)
def test_parameters_and_results_stay_as_they_are(have: frozenset[str]) -> None:
    signs = signed(rounds(2), frozenset({"k"}))
    found = Choices(signs, have, STEPS).cheapest()
    assert found is not None
    assert found.inverted.isdisjoint({"a", "b"})
    made = rewrite(signs, have, found)
    assert results(made) == results(rounds(2))
    assert [p.name for p in made.params] == ["a", "b", "k"]


@settings(max_examples=30, deadline=None)
@given(programs(most=8))
def test_no_complement_of_a_small_choice_can_be_left_out(program: Program) -> None:
    signs = signed(live_only(program), frozenset(KEYS))
    small = Choices(signs, NEON, STEPS).small()
    assert small is not None
    assert results(rewrite(signs, NEON, small)) == results(program)
    price = price_of(rewrite(signs, NEON, small), frozenset(KEYS))
    cheapest = Choices(signs, NEON, STEPS).cheapest()
    assert cheapest is not None
    assert price >= price_of(rewrite(signs, NEON, cheapest), frozenset(KEYS))
    if not price:
        assert not small.both
