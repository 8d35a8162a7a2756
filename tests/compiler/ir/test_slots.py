"""Slots as text, and as what parameters stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.slots import Slot, SlotKind, read_slot

kinds: st.SearchStrategy[SlotKind] = st.sampled_from(
    ["key", "nonce", "round", "entry", "held", "first"]
)
slots = st.builds(Slot, kinds, st.integers(0, 9999), st.integers(0, 15))


@given(slots)
def test_a_slot_is_read_back(slot: Slot) -> None:
    assert read_slot(str(slot)) == slot


@pytest.mark.parametrize("text", ["", "k3", "$x3", "$k", "$k3.", "$k3.1.2", "$k-1", "RK.0"])
def test_other_texts_are_no_slots(text: str) -> None:
    assert read_slot(text) is None


def test_the_name_of_a_parameter_is_not_its_slot() -> None:
    text = """spec f(x: u8, a: u8 as $k3, $m0: u8, $t1.2: u8) {
  t0: u8 = xor a, $m0
  t1: u8 = xor t0, x
  return t1, $t1.2
}
"""
    program = parse_program(text)
    assert program.slots == {
        "a": Slot("key", 3),
        "$m0": Slot("nonce", 0),
        "$t1.2": Slot("entry", 1, 2),
    }
    assert program.stored.keys() == {"a", "$m0"}
    assert print_program(program) == text


def test_slots_of_a_kind_are_ordered_by_their_numbers() -> None:
    assert sorted([Slot("key", 10), Slot("key", 9)]) == [Slot("key", 9), Slot("key", 10)]
