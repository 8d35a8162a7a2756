"""Without a key the image that a key set-up would fill is data of the file."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.frontend.interface import FixedKey
from compiler.ir.parse import parse_program
from compiler.layouts.layout import LayoutError
from compiler.module import Module
from compiler.regions import Regions
from compiler.selection.round_constants import with_round_constants
from dsl.check import parse_cipher
from tests.tutorial_targets import tutorial_target

TARGET = tutorial_target("eight_bits")
KEYLESS = """cipher TOY
set toy { _n = 2 }
block u8[2]
encrypt(X) { X[0] ^= X[1] }
decrypt = none
"""
KEYED = """cipher TOY
set toy { _n = 2 }
block u8[2]
key u8[2]
round_keys u8[2]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK }
decrypt = none
"""
SETUP = parse_program(
    """slice key_setup(rk: ptr, key: ptr) {
      a: u8 = const value=0x12
      b: u8 = not a
      c: u16 = const value=0x3456
      store rk, b, bytes=1, offset=0
      store rk, c, bytes=2, offset=2
      return
    }"""
)
ENCRYPT = parse_program("slice ecb_encrypt(out: ptr, in: ptr, rk: ptr) {\n  return\n}")


def module(text: str) -> Module:
    programs = {"key_setup": SETUP, "ecb_encrypt": ENCRYPT}
    regions = Regions(group_blocks=1, block=2, key=0, rk=5, ctx=9)
    return Module(parse_cipher(text), "toy", programs, regions=regions)


def test_the_constants_are_what_the_key_set_up_fills() -> None:
    before = module(KEYLESS)
    made = with_round_constants(before, TARGET)
    assert made.round_constants == bytes([0xED, 0, 0x56, 0x34, 0])
    assert dict(made.programs) == {"ecb_encrypt": ENCRYPT}
    assert made.regions == replace(before.laid_out, rk=0, ctx=0)


def test_with_a_key_nothing_changes() -> None:
    before = module(KEYED)
    assert with_round_constants(before, TARGET) is before


def test_what_a_fixed_key_leaves_in_memory_is_no_constant() -> None:
    fixed = replace(module(KEYED), fixed=FixedKey(bytes(2)))
    with pytest.raises(LayoutError, match="what follows from a fixed key is no immediate"):
        with_round_constants(fixed, TARGET)
