"""Plans of instructions: what is noted once gives what the row's meaning gives on any registers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from compiler.machine.isa import Instruction, expand
from prove.graph.graph import Graph
from prove.graph.words import Words, constant_bits, known_number
from prove.machine.plan import PreparedInstruction, Result, make_plan
from prove.machine.recorder import POINTER
from prove.machine.values import Sum, symbol
from tests.prove.toy_machine import row

WORDS = Words(Graph())
WORD = 2**32
NUMBERS = (("k", 5),)
CASES = 6
Function = Callable[[int, int], int]


def instruction(operands: str, meaning: str, lane: str = "u32") -> Instruction:
    return next(iter(expand([row("do", operands, meaning, lane)]).values()))


def plan_of(operands: str, meaning: str, lane: str = "u32") -> PreparedInstruction | None:
    """The plan of a row whose operands are registers of 32 bits, and `k`, which is 5."""
    made = instruction(operands, meaning, lane)
    bits = tuple((name, 32) for name, view in made.views.items() if view)
    numbers = tuple(number for number in NUMBERS if number[0] in made.views)
    return make_plan(made, (*numbers, ("pc", 8), ("t", 64)), bits, 32)


def given(how: Result, pool: tuple[int, ...]) -> int | None:
    assert callable(how)
    return known_number(how(pool))


def lanes(function: Callable[[int, int], int], bits: int) -> Function:
    """A function of the lanes of two words."""
    mask = (1 << bits) - 1
    return lambda x, y: sum(
        (function(x >> at & mask, y >> at & mask) & mask) << at for at in range(0, 32, bits)
    )


TWO, ONE = "{d:reg}, {a:reg}, {b:reg}", "{d:reg}, {a:reg}, {k}"
ROWS: list[tuple[str, str, str, Function]] = [
    (TWO, "d = a + b", "u32", lambda x, y: (x + y) % WORD),
    (TWO, "d = a - b", "u32", lambda x, y: (x - y) % WORD),
    (TWO, "d = a + b", "u8[4]", lanes(lambda x, y: x + y, 8)),
    (TWO, "d = a & ~b", "u32", lambda x, y: x & ~y),
    (TWO, "d = (a & b) | (~a & d)", "u32", lambda x, y: x & y | ~x & 0xF0F0F0F0),
    (TWO, "d = a < b", "u32", lambda x, y: int(x < y)),
    (TWO, "d = -(a == b)", "u32", lambda x, y: -(x == y) % WORD),
    (TWO, "d = a << (b & 31)", "u32", lambda x, y: (x << y % 32) % WORD),
    (TWO, "d = a >>> b", "u32", lambda x, y: (x >> y % 32 | x << 32 - y % 32) % WORD),
    (TWO, "d = a < b ? a : b", "u16[2]", lanes(min, 16)),
    (ONE, "d = a <<< k", "u32", lambda x, _: (x << 5 | x >> 27) % WORD),
    (ONE, "d = ~a >> k", "u32", lambda x, _: (x ^ WORD - 1) >> 5),
    (ONE, "d = a * k", "u32", lambda x, _: x * 5 % WORD),
]


@pytest.mark.parametrize(("operands", "meaning", "lane", "function"), ROWS)
def test_a_plan_gives_what_the_meaning_says(
    operands: str, meaning: str, lane: str, function: Function
) -> None:
    plan = plan_of(operands, meaning, lane)
    assert plan is not None
    assert (plan.pointer, plan.loads, plan.stores, plan.condition) == ("", (), (), None)
    assert plan.computes
    ((name, how),) = plan.results
    assert name == "d"
    rng = random.Random(meaning)
    for _ in range(CASES):
        x = rng.getrandbits(32)
        y = rng.choice((x, rng.getrandbits(32)))
        numbers = {"a": x, "b": y, "d": 0xF0F0F0F0}
        sources = [constant_bits(numbers[source], 32) for source in plan.sources]
        pool = plan.filled(WORDS, (0, *(bit for bits in sources for bit in bits)))
        assert given(how, pool) == function(x, y), (hex(x), hex(y))


def test_a_look_up_in_a_register_takes_lanes_by_another() -> None:
    plan = plan_of(TWO, "d = a[b[i] & 3]", "u8[4]")
    assert plan is not None
    pool = (0, *constant_bits(0x44332211, 32), *constant_bits(0x00030102, 32))
    assert plan.sources == ("a", "b")
    assert given(plan.results[0][1], plan.filled(WORDS, pool)) == 0x11442233


def test_what_only_moves_a_register_has_nothing_to_compute() -> None:
    plan = plan_of("{d:reg}, {a:reg}", "d = a")
    assert plan is not None
    assert plan.results == (("d", 0),), "the source, as it is"
    assert not plan.computes
    assert plan.steps == ()


def test_permutations_and_constants_need_no_steps() -> None:
    plan = plan_of(ONE, "d = (a >> 8) ^ k")
    assert plan is not None
    assert plan.steps == ()
    assert given(plan.results[0][1], (0, *constant_bits(0xABCD12FF, 32))) == 0x00ABCD12 ^ 5
    plan = plan_of("{d:reg}, {k}", "d = k + 2")
    assert plan is not None
    assert given(plan.results[0][1], (0, *[0] * 32)) == 7


def test_loads_and_stores_are_at_distances_from_the_pointer() -> None:
    plan = plan_of("{d:reg}, {k}({p:reg})", "d = mem[p + k]")
    assert plan is not None
    assert (plan.pointer, plan.sources, plan.loads) == ("p", (), ((5, 4),))
    assert plan.results == (("d", 0),), "what is loaded"
    plan = plan_of("{a:reg}, {k}({p:reg})", "mem[p - k] = a; p = p + 16")
    assert plan is not None
    assert plan.stores == ((-5, 4, 0),)
    assert plan.results == (("p", Sum(POINTER, 16)),)
    plan = plan_of("{d:reg}, {p:reg}", "d = mem[p + 3 - i]", "u8[4]")
    assert plan is not None
    assert plan.loads == ((0, 4),), "bytes beside one another are one access"


def test_a_branch_has_a_condition() -> None:
    plan = plan_of("{a:reg}, {b:reg}, {t}", "pc = a < b ? t : pc")
    assert plan is not None
    assert plan.condition is not None
    for x, y in ((3, 4), (4, 3)):
        pool = (0, *constant_bits(x, 32), *constant_bits(y, 32))
        assert known_number(plan.condition(plan.filled(WORDS, pool))) == int(x < y)


@pytest.mark.parametrize(
    ("operands", "meaning"),
    [
        ("{t}", "pc = t"),
        ("{a:reg}", "pc = a & ~3"),
        ("{t}", "lr = pc; pc = t"),
        ("{d:reg}, {p:reg}, {a:reg}", "d = mem[p + a]"),
        ("{a:reg}, {p:reg}", "mem[p] = a; mem[p + 2] = a"),
        ("{d:reg}, {p:reg}", "d = p >> 1 ^ mem[p]"),
        ("{d:reg}, {a:reg}, {b:reg}", "d = a % b"),
    ],
)
def test_what_is_no_one_list_of_operators_has_no_plan(operands: str, meaning: str) -> None:
    assert plan_of(operands, meaning) is None


def test_what_takes_its_time_by_data_has_no_plan() -> None:
    made = next(iter(expand([row("do", TWO, "d = a * b", time="data")]).values()))
    assert make_plan(made, (), (("d", 32), ("a", 32), ("b", 32)), 32) is None


SUMS = (Sum("in", 4), symbol("n"))


@pytest.mark.parametrize(
    ("meaning", "expected"),
    [
        ("d = a + b", Sum("in", 4, (("n", 1),))),
        ("d = a - b", Sum("in", 4, (("n", -1),))),
        ("d = b + 1", symbol("n").moved(1)),
        ("d = c - b", constant_bits(3, 32)),
        ("d = b - a", None),
        ("d = a ^ b", None),
    ],
)
def test_sums_of_pointers_are_made_without_bits(
    meaning: str, expected: Sum | tuple[int, ...] | None
) -> None:
    plan = plan_of("{d:reg}, {a:reg}, {b:reg}, {c:reg}", meaning)
    assert plan is not None
    known = {"a": SUMS[0], "b": SUMS[1], "c": SUMS[1].moved(3), "d": Sum("out", 0)}
    values = tuple(known[name] for name in plan.sources)
    assert plan.sums(values, 32) == (None if expected is None else (expected,))


def test_a_sum_with_a_number_takes_its_sign_and_with_data_is_none() -> None:
    plan = plan_of(TWO, "d = a + b")
    assert plan is not None
    assert plan.sources == ("a", "b")
    assert plan.sums((SUMS[0], constant_bits(-4, 32)), 32) == (Sum("in", 0),)
    data = tuple(WORDS.graph.input("key", bit) for bit in range(32))
    assert plan.sums((SUMS[0], data), 32) is None
    assert plan.sums((SUMS[0], Sum("out", 0)), 32) is None, "no two pointers are added"
    lanes_alone = plan_of(TWO, "d = a + b", "u16[2]")
    assert lanes_alone is not None
    assert lanes_alone.sums(tuple(SUMS), 32) is None
