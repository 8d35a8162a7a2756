"""Functions on blocks: loaded, computed in the lanes, and stored or handed on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.slots import Slot
from compiler.layouts.layout import LayoutError
from compiler.slicing.blocks import BlockFunction
from tests.compiler.small_forms import code, shared

ECB = parse_program(
    """spec ecb_encrypt(x: u8, y: u8, $k0: u8, $k1: u8) {
      a: u8 = xor x, $k0 @1
      b: u8 = xor y, $k1 @1
      c: u8 = and a, b @2
      return c, a
    }"""
)
K = [Slot("key", n) for n in range(9)]


def test_blocks_are_loaded_computed_and_stored() -> None:
    images = shared()
    made = BlockFunction(images, ECB).rewrite()
    assert [p.name for p in made.params] == ["out", "in", "rk"]
    assert made.results == ()
    assert code(made) == [
        "v0, v1 = deal in, offset=0",
        "v2 = load rk, offset=0",
        "v3 = xor v0, v2",
        "v4 = load rk, offset=4",
        "v5 = xor v1, v4",
        "v6 = and v3, v5",
        "gather out, v6, v3, offset=0",
    ]
    assert images.images == [(K[0],), (K[1],)]


def test_a_round_key_of_the_whole_block_is_added_as_it_lies_in_memory() -> None:
    images = shared(every_round=True)
    made = BlockFunction(images, ECB).rewrite()
    assert code(made) == [
        "v0, v1 = deal in, offset=0",
        "v2 = load rk, offset=0",
        "v3 = xor v0, v2",
        "v4 = xor v1, v2",
        "v5 = and v3, v4",
        "gather out, v5, v3, offset=0",
    ]
    assert images.images == [(K[0], K[1])]


def test_a_last_round_key_is_added_to_what_is_stored() -> None:
    last = parse_program(
        """spec ecb_encrypt(x: u8, y: u8, $k0: u8, $k1: u8) {
          n: u8 = not x @1
          a: u8 = xor n, $k0 @2
          b: u8 = xor y, $k1 @2
          return a, b
        }"""
    )
    made = BlockFunction(shared(every_round=True), last).rewrite()
    assert code(made)[1:] == [
        "v2 = not v0",
        "v3 = load rk, offset=0",
        "v4 = xor v2, v3",
        "v5 = xor v1, v3",
        "gather out, v4, v5, offset=0",
    ]


def test_without_a_key_of_the_whole_block_nothing_goes_back_to_memory_s_layout() -> None:
    half = parse_program(
        "spec ecb_encrypt(x: u8, y: u8, $k0: u8) {\n  a: u8 = xor x, $k0 @1\n  return a, y\n}"
    )
    with pytest.raises(LayoutError, match="no round key is added to the whole block at once"):
        BlockFunction(shared(every_round=True), half)


def test_a_part_that_others_follow_hands_the_state_on() -> None:
    made = BlockFunction(shared(), ECB, is_last=False).rewrite()
    assert made.results == ("v6", "v3")
    assert not any(line.startswith("gather") for line in code(made))


def test_a_time_round_takes_the_state_over_and_reads_its_own_keys() -> None:
    images = shared()
    images.place_loop("ecb_encrypt", ((K[2], K[3]), (K[4], K[5])))
    part = parse_program(
        """spec ecb_encrypt.round(x: u8, y: u8, $r1: u8) {
          a: u8 = xor x, $r1 @1
          return y, a
        }"""
    )
    made = BlockFunction(images, part, is_last=False).rewrite()
    pointer, *state = [p.name for p in made.params]
    assert len(state) == 2
    assert code(made) == [f"v0 = load {pointer}, offset=4", f"v1 = xor {state[0]}, v0"]
    assert made.results == (state[1], "v1")


def test_operations_with_one_operand_besides_keys_wait() -> None:
    waits = parse_program(
        """spec ecb_encrypt(x: u8, y: u8, $k0: u8) {
          n: u8 = xor x, $k0 @1
          c: u8 = and x, y @2
          d: u8 = xor c, n @3
          return d, c
        }"""
    )
    names = [op.name for op in BlockFunction(shared(), waits).rewrite().ops]
    assert names == ["deal", "and", "load", "xor", "xor", "gather"]


CTR = parse_program(
    """spec ctr_crypt(counter: u8, $m0: u8, $k2: u8) {
      x: u8 = extract counter, lo=0 @1
      a: u8 = xor x, $m0 @1
      b: u8 = xor a, $k2 @1
      return a, b
    }"""
)


def test_counter_mode_counts_in_the_lanes_and_adds_the_text() -> None:
    made = BlockFunction(shared(), CTR).rewrite()
    assert [str(p.type) for p in made.params] == ["ptr", "ptr", "ptr", "u8"]
    counter = made.params[-1].name
    assert code(made) == [
        f"v0 = splat {counter}",
        "v1 = const value=(0 1 2 3)",
        "v2 = add v0, v1",
        "v3 = load ctx, offset=0, region=nonce",
        "v4 = xor v2, v3",
        "v5 = load ctx, offset=0",
        "v6 = xor v4, v5",
        "v7, v8 = deal in, offset=0",
        "v9 = xor v4, v7",
        "v10 = xor v6, v8",
        "gather out, v9, v10, offset=0",
    ]


HOLDING = parse_program(
    """spec ctr_crypt($h0: u8, $h1: u8, counter: u16) {
      a: u8 = extract counter, lo=0
      b: u8 = add a, $h1 @1
      c: u8 = xor b, $h1 @1
      d: u8 = xor c, $h0 @2
      return b, d
    }"""
)


def test_held_values_are_loaded_from_the_frame_in_each_round() -> None:
    made = BlockFunction(replace(shared(), counter_bytes=2, held_place=64), HOLDING).rewrite()
    assert [p.name for p in made.params] == ["out", "in", "ctx", "frame", "counter"]
    lines = code(made)
    assert lines[:4] == [
        "v0 = splat counter",
        "v1 = const value=(0 1 2 3)",
        "v2 = add v0, v1",
        "v3 = load frame, offset=68",
    ]
    assert [line for line in lines if "frame" in line] == [
        "v3 = load frame, offset=68",
        "v6 = load frame, offset=64",
    ]


def test_the_values_of_the_counters_upper_bytes_are_stored_in_the_frame() -> None:
    high = parse_program(
        """spec ctr_crypt.high(counter: u8, $k0: u8) {
          a: u8 = extract counter, lo=0
          b: u8 = xor a, $k0 @1
          return a, b
        }"""
    )
    made = BlockFunction(replace(shared(), held_place=64), high).rewrite()
    assert [p.name for p in made.params] == ["ctx", "frame", "counter"]
    assert [line for line in code(made) if "frame" in line] == [
        "store frame, v2, offset=64",
        "store frame, v4, offset=68",
    ]
