"""Packing: bits go to their lanes, and come back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from random import Random

import pytest

from compiler.ir.program import Builder
from compiler.layouts.lane_steps import Array
from compiler.layouts.layout import LayoutError
from compiler.planes.linear_layer import Grid
from compiler.planes.network import Addresses, PlaneNetwork, network_of
from tests.compiler.plane_values import SHIFTER, cells_first, cost_of, moved, network, run, words

NETWORKS = [
    (name, blocks, turn, blocks_low)
    for name, blocks, digits in [
        ("aes128_128", 2, 3),
        ("aes128_128", 8, 1),
        ("gift64_128", 2, 2),
        ("giftb128_128", 1, 2),
        ("pipo64_128", 4, 2),
        ("skinny64_64", 4, 1),
    ]
    for turn, blocks_low in product(range(digits), (True, False))
    if blocks > 1 or blocks_low
]


def pack(build: Builder, array: Array, made: PlaneNetwork) -> list[str]:
    """The registers of all planes, plane after plane."""
    return [register for plane in made.pack(build, array) for register in plane]


def there_and_back(build: Builder, array: Array, made: PlaneNetwork) -> list[str]:
    return made.unpack(build, made.pack(build, array))


def bits_of_lanes(set_name: str, made: PlaneNetwork) -> tuple[int, ...]:
    """For each lane, plane after plane, the bit of a group that `grid.lane` says is there."""
    grid, (layers, addresses) = made.grid, cells_first(set_name)
    size = len(addresses.bits)
    lanes = [0] * (size * grid.blocks)
    for plane, cell, block in product(range(grid.planes), range(grid.cells), range(grid.blocks)):
        lane = plane * 32 * grid.registers + grid.lane(made.home[cell], block)
        lanes[lane] = block * size + addresses.bits[plane * layers.cells + cell]
    return tuple(lanes)


@pytest.fixture(params=NETWORKS, ids=str)
def case(request: pytest.FixtureRequest) -> tuple[str, PlaneNetwork]:
    set_name, blocks, turn, blocks_low = request.param
    return set_name, network(set_name, blocks, turn, blocks_low)


@pytest.mark.slow
def test_bits_go_to_their_lanes(case: tuple[str, PlaneNetwork]) -> None:
    set_name, made = case
    inputs = words(made.count, samples=2)
    program, found = run(partial(pack, made=made), inputs, 32)
    assert found == moved(bits_of_lanes(set_name, made), inputs, 32)
    assert cost_of(program) <= made.cost()


@pytest.mark.slow
def test_bits_come_back(case: tuple[str, PlaneNetwork]) -> None:
    _, made = case
    inputs = words(made.count, samples=2)
    _, found = run(partial(there_and_back, made=made), inputs, 32)
    assert found == inputs


def test_forms_come_back_like_bits(case: tuple[str, PlaneNetwork]) -> None:
    set_name, made = case
    size = 32 * made.grid.registers
    forms = [[1 << plane * size + n for n in range(size)] for plane in range(made.grid.planes)]
    found = [form for word in made.unpacked_forms(forms) for form in word]
    assert [found[bit] for bit in bits_of_lanes(set_name, made)] == [
        form for plane in forms for form in plane
    ]


def test_words_of_cells_elsewhere(case: tuple[str, PlaneNetwork]) -> None:
    """Cells anywhere: the words that come of them, moved, are words in memory's order."""
    set_name, made = case
    places = tuple(Random(6).sample(range(made.grid.cells), made.grid.cells))
    there = bits_of_lanes(set_name, replace(made, home=places))
    size = 32 * made.grid.registers
    planes = [[1 << bit for bit in there[n : n + size]] for n in range(0, len(there), size)]
    found = [form for word in made.unpacked_forms(planes) for form in word]
    assert [found[lane] for lane in made.words_from(places)] == [1 << n for n in range(len(there))]


def test_words_of_one_block_each(case: tuple[str, PlaneNetwork]) -> None:
    """The words of entries hold one block after the other, and come back."""
    _, made = case
    grid = made.grid
    if grid.registers > 1 and not grid.blocks_low:
        with pytest.raises(LayoutError, match="no entries"):
            made.entries()
        return
    entries = made.entries()
    size = 32 * grid.registers
    blocks = [0] * size
    for place, block in product(range(grid.cells), range(grid.blocks)):
        blocks[grid.lane(place, block)] = block
    found = entries.unpacked_forms([blocks] * grid.planes)
    each = made.count // grid.blocks
    assert [set(word) for word in found] == [{n // each} for n in range(made.count)]
    inputs = words(made.count, samples=2)
    assert run(partial(there_and_back, made=entries), inputs, 32)[1] == inputs


def test_exchanges_between_words_cost_three_a_word() -> None:
    made = network("aes128_128", 2)
    between = [e for e in made.exchanges if e.number >= 0]
    assert made.cost() == 3 * 8 * len(between) + 6 * 8 * (len(made.exchanges) - len(between))
    program, _ = run(partial(pack, made=made), words(made.count), 32)
    assert cost_of(program) == made.cost()


@pytest.mark.parametrize(
    "bits",
    [
        (0, 1, 2, 3, 4, 5, 7, 6),
        (0, 1, 3, 2, 4, 5, 7, 6),
        (0, 1, 2, 3, 4, 5),
    ],
    ids=["no sums of digits", "two digits at once", "no power of two"],
)
def test_addresses_without_digits_are_refused(bits: tuple[int, ...]) -> None:
    with pytest.raises(LayoutError, match="by the digits of their address"):
        network_of(Addresses(bits, 2, len(bits) // 2), Grid(4, 8, 2, SHIFTER), (0, 1))
