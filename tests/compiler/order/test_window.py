"""Orders of a window: each keeps what operations need, and few values are alive in the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

import pytest

from compiler.ir.parse import parse_op
from compiler.ir.steps import OutOfSteps, Steps
from compiler.order.memory import conflict, word_access
from compiler.order.window import Narrow, Sinks, Window


def window(*lines: str, after: str = "") -> Window:
    """Operations such as `t = xor a, b` of which the values `after` are read behind them."""
    ops = [parse_op(line.replace(" =", ": u32 =", 1) if " = " in line else line) for line in lines]
    last = {arg: place for place, op in enumerate(ops) for arg in op.args}
    last |= dict.fromkeys(after.split(), len(ops))
    return Window(ops, last, len(ops))


def allowed(made: Window) -> Iterator[Sequence[int]]:
    """All orders in which each operation comes behind what it reads."""
    maker = {r: n for n, op in enumerate(made.ops) for r in op.results}
    for order in permutations(range(len(made.ops))):
        place = {n: at for at, n in enumerate(order)}
        if all(
            place[maker[a]] < place[n]
            for n, op in enumerate(made.ops)
            for a in op.args
            if a in maker
        ):
            yield order


# Two sums of pairs, made in turns, where one after another needs less.
TURNS = window(
    "p = xor a, b",
    "q = xor c, d",
    "r = and p, a",
    "s = and q, c",
    "t = xor r, b",
    "u = xor s, d",
    "v = xor t, u",
    after="v",
)


def test_a_window_knows_what_goes_on_and_what_is_needed() -> None:
    made = window("s = xor a, b", "t = xor s, s", "u = not t", after="s u")
    assert [made.goes_on(v) for v in ("s", "t", "u", "a", "nothing")] == [1, 0, 1, 0, 0]
    assert made.needs == [set(), {0}, {1}]
    assert made.maker == {"s": 0, "t": 1, "u": 2}
    assert made.readers == {"a": [0], "b": [0], "s": [1], "t": [2]}


def test_what_is_read_once_and_can_be_made_again_is_fetched_for_its_reader() -> None:
    lines = ("k = const value=1", "w = load rk, own=1", "m = const value=2", "s = xor k, w")
    made = window(*lines, "t = xor s, m", "u = xor t, m", "x = const value=3", after="x u")
    assert made.fetched == {0, 1}
    assert made.fetched_for == [[], [], [], [0, 1], [], [], []]
    assert made.newest_needs[3:6] == [[1, 0], [3, 2], [4, 2]]


def test_values_alive_are_counted_behind_each_operation() -> None:
    # a to d are alive before: only changes count. p: +1, q: +1, r: +1 (p, a die: -2), ...
    assert TURNS.breadth(range(7)) == (2, 1 + 2 + 1 + 0 - 1 - 2 - 3)
    assert TURNS.breadth([0, 2, 4, 1, 3, 5, 6]) == (1, 1 + 0 - 1 + 0 - 1 - 2 - 3)
    assert TURNS.births == [1] * 7


def test_a_price_is_spills_then_breadth() -> None:
    assert TURNS.price(range(7), 9) == (4, *TURNS.breadth(range(7)))
    assert TURNS.price(range(7), 3)[0] > TURNS.price([0, 2, 4, 1, 3, 5, 6], 3)[0]


@pytest.mark.parametrize("registers", [3, 4])
def test_the_best_order_of_a_small_window_spills_least(registers: int) -> None:
    least = min(TURNS.price(order, registers)[0] for order in allowed(TURNS))
    best = TURNS.best(registers)
    assert tuple(best) in set(allowed(TURNS))
    assert TURNS.price(best, registers)[0] == least < TURNS.price(range(7), registers)[0]


def test_without_a_budget_orders_by_sinks_are_left() -> None:
    best = TURNS.best(3, steps=0)
    assert tuple(best) in set(allowed(TURNS))
    assert TURNS.price(best, 3) <= TURNS.price(range(7), 3)
    with pytest.raises(OutOfSteps):
        Narrow(TURNS, Random(0), Steps(5)).run()


def test_narrow_goes_through_one_half_before_the_other() -> None:
    for seed in range(5):
        order = Narrow(TURNS, Random(seed), Steps(100)).run()
        assert {*order[:3]} in ({0, 2, 4}, {1, 3, 5})
        assert order[-1] == 6


def test_sinks_are_made_one_after_another() -> None:
    made = window(
        *("p = xor a, b", "q = xor b, c", "r = xor p, d", "s = xor q, e"),
        "t = xor r, p",
        after="s t",
    )
    for seed in range(5):
        order = Sinks(made, Random(seed)).run()
        assert order in ([0, 2, 4, 1, 3], [1, 3, 0, 2, 4])
    assert order == Sinks(made, Random(4)).run()


def test_the_sink_that_needs_the_fewest_values_is_next() -> None:
    wide = ("p = xor a, b", "q = xor c, d", "r = xor p, q")
    made = window(*wide, "s = xor e, f", "t = xor e, g", after="r s t a b c d e f g")
    order = Sinks(made, Random(0)).run()
    assert {*order[:2]} == {3, 4}
    assert order[2:] == [0, 1, 2]
    near = window("s = xor a, b", "t = xor c, d", "u = xor a, b", after="s t u a b c d")
    for seed in range(6):
        assert Sinks(near, Random(seed)).run() in ([0, 2, 1], [2, 0, 1], [1, 0, 2], [1, 2, 0])


def test_what_nobody_reads_is_a_sink_too() -> None:
    made = window("p = xor a, b", "store out, p, offset=0, bytes=4", "q = not a")
    assert sorted(Sinks(made, Random(0)).run()) == [0, 1, 2]


def test_equal_windows_have_one_shape_whatever_their_names() -> None:
    one = window("s = xor a, b", "t = and s, a", after="t")
    assert one.shape == window("x = xor k, l", "y = and x, k", after="y").shape
    for other in (
        window("x = xor k, l", "y = and x, l", after="y"),
        window("x = xor k, l", "y = and x, k", after="x y"),
        window("x = xor k, l", "y = and x, k", after="y k"),
        window("x = xor k, l", "y = or x, k", after="y"),
    ):
        assert other.shape != one.shape


@pytest.mark.parametrize(
    ("one", "other", "met"),
    [
        ("t: u32 = load in, offset=0, bytes=4", "u: u32 = load in, offset=0, bytes=4", False),
        ("t: u32 = load in, offset=0, bytes=4", "store out, a, offset=0, bytes=4", True),
        ("t: u32 = load in, offset=0, bytes=4", "store out, a, offset=4, bytes=4", False),
        ("store out, a, offset=3, bytes=4", "t: u32 = load in, offset=0, bytes=4", True),
        ("store out, a, offset=0, bytes=4", "store out, b, offset=2, bytes=1", True),
        ("store out, a, bytes=4", "store out, b, offset=4, bytes=4", False),
        ("store out, a, offset=0, bytes=4", "t: u32 = load ctx, offset=64, bytes=4", True),
    ],
)
def test_accesses_meet_where_one_writes_what_the_other_may_touch(
    one: str, other: str, met: bool
) -> None:
    first, second = word_access(parse_op(one)), word_access(parse_op(other))
    assert bool(first and second and conflict(first, second, disjoint=False)) is met
    assert bool(first and second and conflict(second, first, disjoint=False)) is met


def test_accesses_that_meet_keep_their_order() -> None:
    made = window(
        "t = load in, offset=0, bytes=4",
        "w = load rk, offset=0, bytes=4, own=1",
        "store out, w, offset=0, bytes=4",
        "store out, t, offset=4, bytes=4",
    )
    assert made.needs == [set(), set(), {0, 1}, {0}]
    assert [word_access(op) is not None for op in made.ops] == [True, False, True, True]
