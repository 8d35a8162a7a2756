"""Functions of key and nonce: each register holds one word in all lanes, and fills an image."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir.parse import parse_program
from compiler.ir.program import Type
from compiler.ir.slots import Slot
from compiler.slicing.function import Image, Shared
from compiler.slicing.keys import UniformFunction, key_function, nonce_function
from tests.compiler.small_forms import BYTES, code, shared, words

K = [Slot("key", n) for n in range(9)]
KEY = parse_program(
    """spec key_setup(K0: u8, K1: u8) {
      t: u8 = xor K0, K1 @1
      u: u8 = and t, K1 @2
      return t, u
    }"""
)
BITS = parse_program(
    """spec key_setup(K0: u1, K1: u1, K2: u1) {
      t: u1 = xor K0, K2
      return t, K1
    }"""
)


def asked(images: Shared, *wanted: Image) -> Shared:
    for image in wanted:
        images.image(image)
    return images


def test_words_are_repeated_over_registers_and_stored_image_by_image() -> None:
    made = key_function(asked(shared(), (K[1],), (K[0],)), KEY)
    assert [p.name for p in made.params] == ["rk", "key"]
    assert code(made) == [
        "v0 = load_all key, offset=0",
        "v1 = load_all key, offset=1",
        "v2 = xor v0, v1",
        "v3 = and v2, v1",
        "store rk, v3, offset=0",
        "store rk, v2, offset=4",
    ]


def test_what_no_image_needs_is_not_computed() -> None:
    assert code(key_function(asked(shared(), (K[0],)), KEY))[2:] == [
        "v2 = xor v0, v1",
        "store rk, v2, offset=0",
    ]
    assert code(key_function(shared(), KEY)) == []


def test_the_words_of_a_block_go_to_memory_s_layout_together() -> None:
    made = key_function(asked(shared(), (K[1], K[0])), KEY)
    # The network has no steps, so the first register in memory's layout is the first word's.
    assert code(made)[2:] == ["v2 = xor v0, v1", "v3 = and v2, v1", "store rk, v3, offset=0"]


def test_wider_words_are_read_from_their_bytes() -> None:
    images = asked(shared(word_bits=16), (K[0],))
    wide = parse_program("spec key_setup(K0: u16, K1: u16) {\n  return K1\n}")
    assert [str(op.types[0]) for op in key_function(images, wide).ops[:1]] == ["u16x2"]
    assert key_function(images, wide).ops[0].number("offset") == 2


def test_a_bit_is_spread_over_a_register() -> None:
    images = asked(shared(word_bits=1, load_bits=True), (K[0],), (K[1],))
    assert code(key_function(images, BITS)) == [
        "v0 = load_bit key, bit=0, offset=0",
        "v1 = load_bit key, bit=2, offset=0",
        "v2 = xor v0, v1",
        "store rk, v2, offset=0",
        "v3 = load_bit key, bit=1, offset=0",
        "store rk, v3, offset=4",
    ]


def test_a_bit_lies_where_the_key_s_bytes_have_it() -> None:
    images = asked(shared(word_bits=1, load_bits=True), (K[1],))
    images.form = replace(images.form, key=words(8, 2, big=True))
    # Bit 1 of word 0; the words lie as they are numbered.
    assert code(key_function(images, BITS))[0] == "v0 = load_bit key, bit=1, offset=0"
    images.form = replace(images.form, key=words(16, 1, big=True))
    assert code(key_function(images, BITS))[0] == "v0 = load_bit key, bit=1, offset=1"


def test_without_such_a_load_a_bit_is_tested_in_every_byte() -> None:
    images = asked(shared(word_bits=1), (K[0],), (K[1],))
    assert code(key_function(images, BITS)) == [
        "v0 = load_all key, offset=0",
        "v1 = const value=(1 1 1 1)",
        "v2 = test v0, v1",
        "v3 = const value=(4 4 4 4)",
        "v4 = test v0, v3",
        "v5 = xor v2, v4",
        "store rk, v5, offset=0",
        "v6 = const value=(2 2 2 2)",
        "v7 = test v0, v6",
        "store rk, v7, offset=4",
    ]


def test_with_bits_apart_each_byte_tests_its_own_bit() -> None:
    images = asked(shared(stride=3), (K[0],))
    assert code(key_function(images, KEY))[:3] == [
        "v0 = load_all key, offset=0",
        "v1 = const value=(1 2 4 8)",
        "v2 = test v0, v1",
    ]


def test_a_word_in_memory_is_loaded_once() -> None:
    function = UniformFunction(shared(), KEY)
    assert function.repeat(1, BYTES) == function.repeat(1, BYTES) == "v0"
    assert function.repeat(1, Type(16, 2)) == "v1"


NONCE = parse_program(
    """spec ctr_nonce(N.0: u8, $k5: u8) {
      t: u8 = xor N.0, $k5
      u: u8 = not t
      return t, u
    }"""
)


def test_what_the_nonce_fixes_follows_the_key_s_images() -> None:
    images = asked(shared(), (K[0],))
    made = nonce_function(images, NONCE)
    assert [p.name for p in made.params] == ["ctx", "nonce"]
    assert code(made) == [
        "v0 = load_all nonce, offset=0",
        "v1 = load ctx, offset=4",
        "v2 = xor v0, v1",
        "store ctx, v2, offset=8",
        "v3 = not v2",
        "store ctx, v3, offset=12",
    ]
    assert images.images == [(K[0],), (K[5],)]
    assert images.nonce_slots == 2


WIDE_NONCE = parse_program(
    """spec ctr_nonce(N.0: u8, N.1: u8, N.2: u8) {
      zero: u8 = const value=0
      t: u16 = concat N.0, N.1
      u: u16 = concat zero, N.2
      return t, u
    }"""
)


def test_a_word_of_nonce_bytes_is_loaded_in_runs_without_what_is_beside_them() -> None:
    made = nonce_function(shared(word_bits=16), WIDE_NONCE)
    assert code(made) == [
        "v0: u16x2 = load_all nonce, offset=0",
        "store ctx, v0, offset=0",
        "v1 = load_all nonce, offset=2",
        "v2 = const value=(0 255 0 255)",
        "v3 = and v1, v2",
        "store ctx, v3, offset=4",
    ]


def test_big_endian_key_words_of_several_bytes_are_joined() -> None:
    images = shared(word_bits=16)
    images.form = replace(images.form, key=words(16, 2, big=True))
    images.image((Slot("key", 0),))
    made = key_function(images, KEY)
    assert [op.number("offset") for op in made.ops if op.name == "load_all"] == [1, 0, 3, 2]
    assert {op.type for op in made.ops if op.name == "load_all"} == {Type(8, 4)}
