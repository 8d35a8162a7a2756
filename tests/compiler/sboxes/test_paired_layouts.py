"""Bits of pairs of look-ups get the places that the bytes that take them require."""

from __future__ import annotations

import pytest

from compiler.sboxes.paired_layouts import STRAIGHT, Layouts, components
from compiler.sboxes.paired_nodes import Node, NotPairedError

GIVEN = Node("given")


def looked(arg: int) -> Node:
    return Node("looked", (arg,))


def routed(*atoms: tuple[int, int]) -> Node:
    return Node("routed", atoms=atoms)


def test_a_byte_that_is_taken_as_it_is_stays_straight() -> None:
    layouts = Layouts([GIVEN, looked(0), routed(*((1, n) for n in range(8)))])
    layouts.decide([2])
    assert layouts.places == {1: STRAIGHT, 2: STRAIGHT}


def test_a_table_gives_its_bits_in_the_order_of_the_byte() -> None:
    turned = (3, 2, 1, 0, 7, 6, 5, 4)
    layouts = Layouts([GIVEN, looked(0), routed(*((1, n) for n in turned))])
    layouts.decide([2])
    assert layouts.places[1] == turned
    assert layouts.places[2] == STRAIGHT


def halves() -> list[Node]:
    """Two bytes that take half of the bits of each of two look-ups."""
    low, high = (
        [(byte, bit) for byte in (1, 3) for bit in range(first, first + 4)] for first in (0, 4)
    )
    return [GIVEN, looked(0), GIVEN, looked(2), routed(*low), routed(*high)]


def test_bytes_take_equal_shares_from_different_places() -> None:
    layouts = Layouts(halves())
    layouts.decide([4, 5])
    for byte in (1, 3):
        assert sorted(layouts.places[byte]) == list(STRAIGHT)
    for target in (4, 5):
        atoms = layouts.nodes[target].atoms
        taken = [layouts.places[a[0]][a[1]] for a in atoms if a]
        assert sorted(taken) == list(STRAIGHT)
        assert taken == list(layouts.places[target])


def test_targets_and_sources_are_components() -> None:
    nodes = [*halves(), GIVEN, looked(6), routed(*((7, n) for n in range(8)))]
    assert components(nodes, [4, 5, 8]) == [((4, 5), (1, 3)), ((8,), (7,))]


def test_what_would_need_shifts_is_refused() -> None:
    one_bit = [(1, 0)] * 8
    with pytest.raises(NotPairedError, match="would have to be shifted"):
        Layouts([GIVEN, looked(0), routed(*one_bit)]).decide([2])


def test_a_byte_of_an_earlier_round_is_not_added() -> None:
    layouts = Layouts([GIVEN, looked(0), GIVEN, looked(2), Node("sum", (1, 3))], {1: STRAIGHT})
    with pytest.raises(NotPairedError, match="of an earlier round"):
        layouts.decide([4])
