"""Decryption with encryption's placements: the same words of round keys, and no dearer."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from compiler.planes.bit_layers import Layers, read_layers, renamed, simplest_keys
from compiler.planes.mirrored_plans import mirrored_plan, on_words
from compiler.planes.program import LayerPlan, make_plan
from compiler.planes.schedule import WantedKeys
from tests.compiler.plane_values import bits_of, block_bits, cells_first, layers_of, network

BLOCKS = {
    "aes128_128": 2,
    "gift64_128": 2,
    "pipo64_128": 4,
    "present64_80": 2,
    "skinny64_64": 2,
}


@cache
def encryption(set_name: str) -> LayerPlan:
    layers, _ = cells_first(set_name)
    return make_plan(layers, network(set_name, BLOCKS[set_name]), "full")


def decryption_layers(set_name: str) -> Layers:
    """The layers of decryption, the block's bits named as for encryption."""
    size = block_bits(set_name)
    names = [0] * size
    for name, row in enumerate(layers_of(set_name).layers[0].rows):
        names[row.bit_length() - 1] = name
    layers = renamed(read_layers(bits_of(set_name).programs["decrypt"], size), names)
    return replace(layers, layers=tuple(simplest_keys(each) for each in layers.layers))


@cache
def decryption(set_name: str) -> LayerPlan:
    found = mirrored_plan(
        encryption(set_name), decryption_layers(set_name), network(set_name, BLOCKS[set_name])
    )
    assert found is not None
    return found


def keys_of(plan: LayerPlan, set_name: str) -> set[tuple[int, ...]]:
    """The words of round keys that a plan wants."""
    grid, wanted = network(set_name, BLOCKS[set_name]).grid, WantedKeys()
    for number in range(len(plan.stages)):
        wanted.name([form for form in plan.keys(number, grid) or ()])
    return set(wanted.names)


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize("set_name", BLOCKS)
def test_it_ends_where_encryption_starts(set_name: str) -> None:
    forward, back = encryption(set_name), decryption(set_name)
    assert back.home == forward.stages[-1].places
    assert back.stages[-1].places == forward.home
    made = network(set_name, BLOCKS[set_name])
    assert on_words(back, made) == on_words(forward, made)


@pytest.mark.slow
@pytest.mark.parametrize("set_name", BLOCKS)
def test_both_want_the_same_words(set_name: str) -> None:
    assert keys_of(decryption(set_name), set_name) == keys_of(encryption(set_name), set_name)


@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["gift64_128", "pipo64_128", "skinny64_64"])
def test_it_costs_what_encryption_costs(set_name: str) -> None:
    """A rotation backwards is a rotation, and additions in place are undone one by one."""
    assert decryption(set_name).cost == encryption(set_name).cost


@pytest.mark.slow
def test_other_layers_have_no_mirror() -> None:
    """Encryption is not its own inverse, and PIPO's layers are not GIFT's backwards."""
    made = network("gift64_128", 2)
    forward = encryption("gift64_128")
    assert mirrored_plan(forward, forward.layers, made) is None
    assert mirrored_plan(forward, decryption_layers("pipo64_128"), made) is None
