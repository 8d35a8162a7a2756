"""Lane maps: what a plan emits is the map, and costs what it says."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.layouts.lane_maps import cost, direct, move, plan
from compiler.layouts.lane_steps import ZERO, Exchange, LaneMap, Shifter
from tests.compiler.plane_values import SHIFTER, cost_of, moved, run, words

BYTES = Shifter(8, 3)
WITH_ROTATION = Shifter(32, 1)


def check(lanes: LaneMap, shifter: Shifter) -> None:
    """A plan makes of random registers what the map says, for its cost."""
    inputs = words(len(lanes) // shifter.width, width=shifter.width)
    program, found = run(lambda b, x: move(b, x, lanes, shifter), inputs, shifter.width)
    assert found == moved(lanes, inputs, shifter.width)
    if shifter.rotation == SHIFTER.rotation:
        assert cost_of(program) == cost(lanes, shifter)


@given(st.integers(1, 3), st.randoms(use_true_random=False), st.booleans())
def test_random_maps(registers: int, chance: Random, has_zeros: bool) -> None:
    count = 8 * registers
    known = [*range(count), *[ZERO] * (count if has_zeros else 0)]
    check(tuple(chance.choices(known, k=count)), BYTES)


@given(st.integers(1, 2), st.randoms(use_true_random=False))
def test_random_permutations(registers: int, chance: Random) -> None:
    check(tuple(chance.sample(range(8 * registers), 8 * registers)), BYTES)


@given(st.sampled_from((2, 3, 4, 8)), st.randoms(use_true_random=False))
def test_lanes_that_stay_in_their_columns(registers: int, chance: Random) -> None:
    """Lanes go to other registers, and stay where they are in them."""
    columns = [chance.sample(range(registers), registers) for _ in range(3)]
    of_bits = chance.choices(columns, k=8)
    lanes = tuple(of_bits[bit][r] * 8 + bit for r in range(registers) for bit in range(8))
    check(lanes, BYTES)
    assert cost(lanes, BYTES) <= direct(lanes, 8).cost(BYTES)


@pytest.mark.slow
@given(st.integers(0, 31), st.integers(0, 7), st.permutations(range(5)))
def test_maps_of_digits(turn: int, byte_turn: int, order: list[int]) -> None:
    """Rotations of the whole, of the bytes, and digits of the place that change places."""
    places = range(32)
    digits = [sum((p >> d & 1) << n for n, d in enumerate(order)) for p in places]
    check(tuple(digits), SHIFTER)
    check(tuple((digits[p] + turn) % 32 for p in places), SHIFTER)
    check(rotated_fields(byte_turn, 8), SHIFTER)


def rotated_fields(right: int, size: int) -> LaneMap:
    """Every field of a word rotated to the right."""
    return tuple(p - p % size + (p + right) % size for p in range(32))


@pytest.mark.parametrize("right", range(1, 32))
def test_a_rotation_costs_a_rotation(right: int) -> None:
    assert cost(rotated_fields(right, 32), SHIFTER) == 3
    assert cost(rotated_fields(right, 32), WITH_ROTATION) == 1
    check(rotated_fields(right, 32), WITH_ROTATION)


@pytest.mark.parametrize(("right", "size"), [(1, 8), (3, 8), (4, 16), (7, 16), (2, 8)])
def test_rotated_fields_are_two_masked_shifts(right: int, size: int) -> None:
    assert cost(rotated_fields(right, size), SHIFTER) == 5
    check(rotated_fields(right, size), SHIFTER)


def test_an_exchange_of_fields() -> None:
    lanes = tuple(p ^ 0b1001 if p & 1 != p >> 3 & 1 else p for p in range(32))
    (step,) = plan(lanes, SHIFTER)
    assert step == Exchange((0x00AA00AA,), 7)
    assert cost(lanes, SHIFTER) == 6
    assert direct(lanes, 32).cost(SHIFTER) > 6


def test_an_exchange_in_one_of_two_registers() -> None:
    lanes = tuple(p ^ 0b1001 if p < 32 and p & 1 != p >> 3 & 1 else p for p in range(64))
    assert cost(lanes, SHIFTER) == 6
    check(lanes, SHIFTER)


@pytest.mark.parametrize("lanes", [tuple(range(32)), (*range(32, 64), *range(32)), (ZERO,) * 32])
def test_what_costs_nothing(lanes: LaneMap) -> None:
    assert cost(lanes, SHIFTER) == 0
    check(lanes, SHIFTER)


@pytest.mark.parametrize(
    ("lanes", "operations"),
    [
        ((*range(5, 32), *[ZERO] * 5), 1),
        ((*[ZERO] * 5, *range(27)), 1),
        ((*range(8), *[ZERO] * 24), 1),
        ((*range(8, 16), *[ZERO] * 24), 2),
        ((*[ZERO] * 8, *range(8), *[ZERO] * 16), 2),
        ((*range(28, 32), *range(8), *[ZERO] * 20), 4),
    ],
)
def test_lanes_that_become_zero(lanes: LaneMap, operations: int) -> None:
    assert cost(lanes, SHIFTER) == operations
    check(lanes, SHIFTER)


def test_a_rotation_first_makes_terms_cheaper() -> None:
    """Bytes rotated, then the word: three terms at least, or the word's rotation and two."""
    bytes_turned = rotated_fields(2, 8)
    lanes = tuple(bytes_turned[(p + 8) % 32] for p in range(32))
    assert cost(lanes, SHIFTER) == 3 + 5
    assert direct(lanes, 32).cost(SHIFTER) > 8
    check(lanes, SHIFTER)


ZIP = tuple(lane >> 1 | (lane & 1) << 4 for lane in range(32))
TURN = tuple(lane ^ 24 for lane in range(32))
ORDERS = Shifter(32, 3, (ZIP, TURN))


@pytest.mark.parametrize(
    ("lanes", "operations"),
    [
        (ZIP, 1),
        (tuple(ZIP[lane] for lane in TURN), 2),
        (tuple(TURN[lane] for lane in ZIP), 2),
        (tuple(ZIP[(lane + 3) % 32] for lane in range(32)), 4),
        (tuple(ZIP[lane] if lane < 16 else ZERO for lane in range(32)), 2),
        ((*ZIP, *(32 + lane for lane in ZIP)), 2),
    ],
    ids=["one", "one after another", "the other way", "then a rotation", "masked", "two registers"],
)
def test_orders_that_are_one_operation(lanes: LaneMap, operations: int) -> None:
    assert cost(lanes, ORDERS) == operations < cost(lanes, SHIFTER)
    check(lanes, ORDERS)


def test_an_order_of_one_register_of_two_is_no_order_of_both() -> None:
    check((*ZIP, *range(32, 64)), ORDERS)


@pytest.mark.slow
@given(st.permutations(range(5)), st.integers(0, 31))
def test_digits_cost_no_more_than_their_exchanges(order: list[int], flip: int) -> None:
    """Each exchange of two digits brings one to its place; what is inverted is two rotations."""
    lanes = tuple(sum(((p ^ flip) >> d & 1) << n for n, d in enumerate(order)) for p in range(32))
    check(lanes, SHIFTER)
    if not flip:
        cycles = 0
        left = set(range(5))
        while left:
            place = start = left.pop()
            cycles += 1
            while (place := order[place]) != start:
                left.remove(place)
        assert cost(lanes, SHIFTER) <= 6 * (5 - cycles)
