"""Slots as text, and as what parameters stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.slots import (
    FOLDING,
    ROLLED,
    Given,
    GivenKind,
    Slot,
    SlotKind,
    label_of,
    read_given,
    read_label,
    read_slot,
)

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


@pytest.mark.parametrize(
    ("text", "kind", "index", "low"),
    [
        ("N.0", "nonce", 0, None),
        ("N.11.7", "nonce", 11, 7),
        ("counter", "counter", 0, None),
        ("counter.16", "counter", 0, 16),
        ("block.3", "block", 3, None),
        ("key.0.32", "key", 0, 32),
    ],
)
def test_what_a_caller_gives_is_read_back(
    text: str, kind: GivenKind, index: int, low: int | None
) -> None:
    assert read_given(text) == Given(kind, index, low)
    assert str(Given(kind, index, low)) == text


@pytest.mark.parametrize(
    "text", ["", "N", "N.", "N.1.2.3", "N.x", "counter.", "counter.1.2", "x", "K.0"]
)
def test_other_texts_are_given_by_nobody(text: str) -> None:
    assert read_given(text) is None


def test_the_name_of_a_parameter_is_not_what_it_is_given() -> None:
    text = "spec f(a: u8 as N.3, N.4: u8, c: u1 as counter.2, x: u8) {\n  return x\n}\n"
    program = parse_program(text)
    assert [p.given for p in program.params] == [
        *(Given("nonce", 3), Given("nonce", 4)),
        *(Given("counter", 0, 2), None),
    ]
    assert [p.name for p in program.given("nonce")] == ["a", "N.4"]
    assert [p.name for p in program.given("counter")] == ["c"]
    assert print_program(program) == text


@pytest.mark.parametrize("part", [*ROLLED, *FOLDING])
def test_a_label_is_a_function_and_its_part(part: str) -> None:
    assert part in (*ROLLED, *FOLDING)
    label = f"ctr_crypt.{part}".rstrip(".")
    function, found = read_label(label)
    assert (function, found) == ("ctr_crypt", part)
    assert label_of(function, found) == label
    program = parse_program(f"spec {label}() {{\n  return\n}}\n")
    assert (program.name, program.part, program.label) == ("ctr_crypt", part, label)


@pytest.mark.parametrize("label", ["encrypt", "a.b", "f.other", "rounds", "f.round.x"])
def test_other_labels_are_functions_alone(label: str) -> None:
    assert read_label(label) == (label, "")
