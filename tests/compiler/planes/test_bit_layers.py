"""Layers: they compute what the program of bits does, and what has no layers is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.planes.bit_layers import ONE, Form, Layer, Layers, read_layers, renamed, simplest_keys
from tests.compiler.plane_values import bits_of, block_bits, cells_first, layers_of

SHAPES = {
    "aes128_128": (8, 16, 10),
    "gift64_128": (4, 16, 28),
    "giftb128_128": (4, 32, 40),
    "pipo64_128": (8, 8, 13),
    "present64_80": (4, 16, 31),
    "skinny64_64": (4, 16, 32),
}
"""Bits of an S-box, S-boxes of a round, rounds."""


def run_layers(layers: Layers, program: Program, block: int, keys: int) -> int:
    """The block that layers make of one, with round keys; bit n of either is its digit n."""
    for layer in layers.layers:
        size, key_sums = len(layer.rows), sums(layer.keys, ONE | keys << 1)
        if layer.keys_first:
            block = sums(layer.rows, block ^ key_sums)
        else:
            block = sums(layer.rows, block) ^ key_sums
        if layer.table:
            block = boxes(block, program.tables[layer.table].values, size, layers.cells)
    return block


def sums(forms: Sequence[Form], bits: int) -> int:
    return sum(((form & bits).bit_count() & 1) << n for n, form in enumerate(forms))


def boxes(block: int, table: Sequence[int], size: int, cells: int) -> int:
    """A layer of S-boxes, whose first input and output is the lowest bit of the table's."""
    made = 0
    for cell in range(cells):
        value = sum((block >> p & 1) << n for n, p in enumerate(range(cell, size, cells)))
        result = table[value]
        made |= sum((result >> n & 1) << p for n, p in enumerate(range(cell, size, cells)))
    return made


def run_bits(program: Program, block: int, keys: int, size: int) -> int:
    """The same by the interpreter."""
    bits = block | keys << size
    inputs = {p.name: np.array([bits >> n & 1], np.uint64) for n, p in enumerate(program.params)}
    found = [v for v in interpret(program, inputs) if isinstance(v, np.ndarray)]
    return sum(int(v[0]) << n for n, v in enumerate(found))


@pytest.mark.full(but=3)
@pytest.mark.slow
@pytest.mark.parametrize("name", ["encrypt", "decrypt"])
@pytest.mark.parametrize("set_name", SHAPES)
def test_layers_compute_what_the_program_does(set_name: str, name: str) -> None:
    program, size = bits_of(set_name).programs[name], block_bits(set_name)
    layers, chance = layers_of(set_name, name), Random(7)
    simple = replace(layers, layers=tuple(simplest_keys(each) for each in layers.layers))
    block, keys = (chance.getrandbits(n) for n in (size, len(program.params) - size))
    wanted = run_bits(program, block, keys, size)
    assert run_layers(layers, program, block, keys) == wanted
    assert run_layers(simple, program, block, keys) == wanted


@pytest.mark.slow
@pytest.mark.parametrize("set_name", SHAPES)
def test_shapes(set_name: str) -> None:
    planes, cells, rounds = SHAPES[set_name]
    for name in ("encrypt", "decrypt"):
        layers = layers_of(set_name, name)
        assert (layers.planes, layers.cells, len(layers.layers)) == (planes, cells, rounds + 1)
        assert [bool(layer.table) for layer in layers.layers] == [True] * rounds + [False]


@pytest.mark.slow
def test_layers_keep_where_they_come_from() -> None:
    layers = layers_of("aes128_128").layers
    assert len({layer.round for layer in layers[:-1]}) == 10
    assert all(layer.span for layer in layers[:-1])


def weight(layer: Layer) -> int:
    return sum(form.bit_count() for form in layer.keys)


def test_keys_are_added_where_they_are_simplest() -> None:
    """Decryption adds a key before the inverse mixing; the sums of each bit are then one bit."""
    size = block_bits("aes128_128")
    given = [
        replace(layer, keys_first=False) for layer in layers_of("aes128_128", "decrypt").layers
    ]
    simple = [simplest_keys(layer) for layer in given]
    assert [layer.keys_first for layer in simple] == [False, *[True] * 9, False]
    assert all(weight(layer) <= 2 * size for layer in simple)
    assert all(weight(layer) > 5 * size for layer in given[1:-1])
    forward = [simplest_keys(layer) for layer in layers_of("aes128_128").layers]
    assert not any(layer.keys_first for layer in forward)


def test_rows_that_cannot_be_undone_keep_their_keys() -> None:
    singular = Layer("S", rows=(0b11, 0b11), keys=(0b10, 0b110))
    assert simplest_keys(singular) is singular


def test_renamed_bits() -> None:
    """After renaming, the first S-boxes take the block's bits as they stand."""
    layers, _ = cells_first("aes128_128")
    assert layers.layers[0].rows == tuple(1 << n for n in range(128))
    known = layers_of("aes128_128")
    names = list(range(128))
    Random(3).shuffle(names)
    program = bits_of("aes128_128").programs["encrypt"]
    keys = Random(4).getrandbits(len(program.params) - 128)
    block = Random(5).getrandbits(128)
    there = run_layers(renamed(known, names), program, in_order(block, names), keys)
    assert there == in_order(run_layers(known, program, block, keys), names)


def in_order(block: int, names: Sequence[int]) -> int:
    return sum((block >> n & 1) << name for n, name in enumerate(names))


HEAD = "spec f(a: u1, b: u1, c: u1, d: u1) {\nsbox S 2 2 0x0 = 2 3 1 0\nsbox T 2 2 0x0 = 1 3 0 2\n"
# fmt: off
REFUSED = {
    "`and` outside S-boxes has no form in bit planes": ["t0: u1 = and a, b", "return t0, b"],
    "there are no S-boxes that bit planes could be made of": ["t0: u1 = xor a, b", "return t0, b"],
    "layer 0 has 1 S-boxes of S where the block has room for 2 of one kind": [
        "t0: u1, t1: u1 = sbox a, b, table=S", "return t0, t1, c, d",
    ],
    "layer 0 has 2 S-boxes of S, T where the block has room for 2 of one kind": [
        "t0: u1, t1: u1 = sbox a, b, table=S", "t2: u1, t3: u1 = sbox c, d, table=T",
        "return t0, t1, t2, t3",
    ],
    "a layer has more S-boxes than the block": [
        "t0: u1, t1: u1 = sbox a, b, table=S", "t2: u1, t3: u1 = sbox c, d, table=S",
        "t4: u1, t5: u1 = sbox a, d, table=S", "return t0, t1, t2, t3",
    ],
    "S-boxes read what is older than the layer before: no layers": [
        "t0: u1, t1: u1 = sbox a, b, table=S", "t2: u1, t3: u1 = sbox c, d, table=S",
        "t4: u1 = xor t0, a", "t5: u1, t6: u1 = sbox t4, t1, table=S",
        "t7: u1, t8: u1 = sbox t2, t3, table=S", "return t5, t6, t7, t8",
    ],
}
# fmt: on


@pytest.mark.parametrize("message", REFUSED)
def test_what_has_no_layers_is_refused(message: str) -> None:
    program = parse_program(HEAD + "\n".join([*REFUSED[message], "}"]))
    with pytest.raises(LayoutError) as problem:
        read_layers(program, 4)
    assert str(problem.value) == message


def test_a_box_may_be_computed_later_than_it_could() -> None:
    """Boxes go into layers by what they read, not by the order of the text."""
    late = parse_program(
        HEAD + "t0: u1, t1: u1 = sbox a, b, table=S\nt2: u1, t3: u1 = sbox t0, t1, table=S\n"
        "t4: u1, t5: u1 = sbox c, d, table=S\nt6: u1, t7: u1 = sbox t5, t4, table=S\n"
        "return t2, t3, t6, t7\n}"
    )
    layers = read_layers(late, 4)
    assert [layer.rows for layer in layers.layers[1:]] == [(1, 8, 4, 2), (1, 4, 2, 8)]
    assert run_layers(layers, late, 0b1001, 0) == run_bits(late, 0b1001, 0, 4)


def test_sums_of_numbers_and_complements() -> None:
    program = parse_program(
        HEAD.replace("d: u1", "d: u1, k: u1") + "t0: u1 = not a\nt1: u1 = xnor b, k\n"
        "t2: u1 = const value=1\nt3: u1 = xor3 c, k, t2\nt4: u1, t5: u1 = sbox t0, t1, table=S\n"
        "t6: u1, t7: u1 = sbox t3, d, table=S\nreturn t4, t5, t6, t7\n}"
    )
    layers = read_layers(program, 4)
    assert layers.layers[0].rows == (1, 4, 2, 8)
    assert layers.layers[0].keys == (ONE, ONE | 2, ONE | 2, 0)
    for bits in range(32):
        block, keys = bits & 15, bits >> 4
        assert run_layers(layers, program, block, keys) == run_bits(program, block, keys, 4)
