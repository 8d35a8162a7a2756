"""Sums of key bits are made in planes of the key, where each lies at its first bit's lane."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.program import Builder, Program, Type
from compiler.layouts.lane_steps import Shifter
from compiler.planes.bit_layers import ONE, Form
from compiler.planes.linear_layer import Grid
from compiler.planes.network import Exchange, PlaneNetwork
from compiler.planes.packed_keys import PackedKeys, Parts
from compiler.planes.word_synthesis import Forms, WordSynthesis
from tests.compiler.plane_values import value_of

SHIFTER = Shifter(8, 3)
# A block is two planes of eight cells: bit 0 of an address is the plane, the others are the cell.
NETWORK = PlaneNetwork(
    *(Grid(8, 1, 2, SHIFTER), 0, (Exchange(0, 0),), tuple(range(8)), ((0,), (1,))),
    home=tuple(range(8)),
)
NAMES = ("k0", "k1", "k2", "k3")


def bit(number: int) -> Form:
    """A bit of the key as a sum."""
    return 2 << number


class Keys:
    """A synthesis that knows a key of two blocks, and what its words must be."""

    def __init__(self, parts: Parts, network: PlaneNetwork = NETWORK) -> None:
        self.build = Builder()
        self.params = tuple(self.build.param(name, Type(8)) for name in NAMES)
        synthesis = WordSynthesis(self.build, SHIFTER)
        for number, name in enumerate(NAMES):
            synthesis.know(name, [bit(8 * number + n) for n in range(8)])
        self.packed = PackedKeys(synthesis, NAMES, network, parts)
        self.first = len(self.build.ops)

    def make(self, forms: Forms) -> list[str]:
        """Make a word, check it, and return the operations behind the packing."""
        name = self.packed.make(forms)
        numbers = [0, 255, *(Random(1).getrandbits(8) for _ in range(6))]
        values = {n: [numbers[(i * 3 + j) % 8] for j in range(8)] for i, n in enumerate(NAMES)}
        program = Program("f", "spec", self.params, tuple(self.build.ops), (name,))
        (found,) = interpret(program, {n: word_array(v, 8) for n, v in values.items()})
        assert isinstance(found, np.ndarray)
        for sample in range(8):
            bits = [1, *(values[n][sample] >> i & 1 for n in NAMES for i in range(8))]
            for lane, form in enumerate(forms):
                made = int(found[sample]) >> lane & 1
                assert form is None or made == value_of(form, bits)
        new = [op.name for op in self.build.ops[self.first :] if op.name != "const"]
        self.first = len(self.build.ops)
        return new


def lanes(plane: int, part: int) -> list[Form]:
    """The bits of a part of the key in a plane: an exchange puts even ones in the first."""
    # place and word number change their lowest digits
    places = [((n & 1) << 3 | n & 6 | plane) for n in range(8)]
    return [bit(16 * part + place) for place in places]


def test_planes_of_the_key_are_known() -> None:
    keys = Keys({})
    for plane in range(2):
        for part in range(2):
            assert keys.make(tuple(lanes(plane, part))) == []


def chained(count: int) -> tuple[Parts, list[Form]]:
    """At each lane of the first plane a sum, as it grows: a bit more of another plane each time."""
    planes = [lanes(0, 0), lanes(1, 0), lanes(0, 1), lanes(1, 1)]
    parts: dict[Form, tuple[Form, Form]] = {}
    total = planes[0]
    for added in planes[1 : count + 1]:
        for one, other in zip(total, added, strict=True):
            parts[one ^ other] = (one, other)
        total = [one ^ other for one, other in zip(total, added, strict=True)]
    return parts, total


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_sum_of_planes_is_as_many_additions(count: int) -> None:
    parts, total = chained(count)
    assert Keys(parts).make(tuple(total)) == ["xor"] * count


def test_sums_at_other_lanes_are_moved_once() -> None:
    """They are added at home first: without that each term would be moved."""
    parts, total = chained(3)
    turned = (*total[3:], *total[:3])
    names = Keys(parts).make(turned)
    assert sorted(names) == ["rotl", "xor", "xor", "xor"]


def test_sums_stay_at_the_lanes_of_their_first_bits() -> None:
    """What is added comes from other lanes, and is moved there; the sums themselves are not."""
    first, other = lanes(0, 0), lanes(1, 1)
    total = [a ^ b for a, b in zip(first, [*other[1:], other[0]], strict=True)]
    parts = {form: (a, a ^ form) for a, form in zip(first, total, strict=True)}
    assert sorted(Keys(parts).make(tuple(total))) == ["rotl", "xor"]


def test_what_does_not_matter_and_ones() -> None:
    parts, total = chained(2)
    keys = Keys(parts)
    keys.make(tuple(None if n % 3 == 0 else form for n, form in enumerate(total)))
    keys.make(tuple(form ^ ONE if n % 2 else form for n, form in enumerate(total)))
    keys.make((0, ONE, None, *total[3:]))


def test_a_word_is_made_once() -> None:
    parts, total = chained(2)
    keys = Keys(parts)
    assert keys.make(tuple(total))
    assert keys.make(tuple(total)) == []


def test_sums_that_begin_with_one_bit_are_made_otherwise() -> None:
    """Two sums have one home: they are made as any word is."""
    first, second = bit(0) ^ bit(17), bit(0) ^ bit(5)
    parts = {first: (bit(0), bit(17)), second: (bit(0), bit(5))}
    keys = Keys(parts)
    assert keys.make((first, second, *[None] * 6)).count("xor") == 1


def test_sums_that_the_schedule_did_not_make_are_made() -> None:
    chance = Random(2)
    forms = tuple(
        sum(1 << n for n in chance.sample(range(1, 33), chance.randint(1, 4))) for _ in range(8)
    )
    assert Keys({}).make(forms)
