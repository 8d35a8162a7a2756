"""Exchanges of digits: a permutation that is one is found, with the cells where it leaves them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from compiler.planes.exchanges import Exchanged, exchanges_of
from tests.compiler.plane_values import cells_first

HOME = tuple(range(16))


def spread(bit: int) -> int:
    """PRESENT's permutation of bits; bit `4 * cell + plane` is that plane of the cell."""
    return 63 if bit == 63 else 16 * bit % 63


def rows_of(order: Sequence[int]) -> list[int]:
    """A layer that takes bit n of 16 cells of four bits to bit `order[n]`."""
    rows = [0] * 64
    for bit, target in enumerate(order):
        (cell, plane), (there, then) = divmod(bit, 4), divmod(target, 4)
        rows[then * 16 + there] = 1 << plane * 16 + cell
    return rows


def after(found: Exchanged, places: Sequence[int]) -> dict[tuple[int, int], tuple[int, int]]:
    """Where exchanges take each bit: plane and cell before, and plane and cell then."""
    cell_at = {place: cell for cell, place in enumerate(places)}
    next_at = {place: cell for cell, place in enumerate(found.places)}
    made: dict[tuple[int, int], tuple[int, int]] = {}
    for plane, place in product(range(4), range(16)):
        source, there = plane, place
        for a, b in found.digits:
            high, low = source >> a & 1, there >> b & 1
            source = source & ~(1 << a) | low << a
            there = there & ~(1 << b) | high << b
        made[plane, cell_at[place]] = found.order.index(source), next_at[there]
    return made


@pytest.mark.parametrize("places", [HOME, HOME[::-1], (*HOME[8:], *HOME[:8])])
def test_the_bits_go_where_the_layer_takes_them(places: Sequence[int]) -> None:
    found = list(exchanges_of(rows_of([spread(n) for n in range(64)]), 4, 16, places))
    assert found
    for each in found:
        for (plane, cell), (then, there) in after(each, places).items():
            assert 4 * there + then == spread(4 * cell + plane)


def test_no_digit_needs_to_change_where_cells_stay_whole() -> None:
    """A permutation of cells, and one of planes: all is carried or renamed."""
    order = [4 * (5 * (n // 4) % 16) + (n + 1) % 4 for n in range(64)]
    first = next(exchanges_of(rows_of(order), 4, 16, HOME))
    assert first.digits == ()
    assert first.order == (3, 0, 1, 2)
    assert first.places[5] == 1


@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["gift64_128", "skinny64_64", "aes128_128"])
def test_other_layers_have_none(set_name: str) -> None:
    """GIFT's bits stay in their planes and leave their cells; the others add bits."""
    layers, _ = cells_first(set_name)
    rows, home = layers.layers[1].rows, range(layers.cells)
    assert not list(exchanges_of(rows, layers.planes, layers.cells, [*home]))
