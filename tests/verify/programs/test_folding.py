"""Folded counter mode reads the table's entry of each counter's low byte, and words held above it.

Each entry has two words, and a group two blocks: `entry(n, f) = (f + key) ^ 0x11 * n`.
"""

from __future__ import annotations

import numpy as np
import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Param, Type
from compiler.ir.slots import Slot
from verify.programs.folding import folded_words

TABLE = parse_program("""spec ctr_table(k: u8, counter: u8) {
    c: u8 = const value=0x11
    one: u8 = const value=1
    a0: u8 = add counter, k
    a1: u8 = xor a0, c
    b0: u8 = add a0, one
    b1: u8 = xor b0, c
    return a0, a1, b0, b1
}""")
HIGH = parse_program("""spec ctr_high(k: u8, counter: u16, $f1: u8) {
    h: u16 = shr counter, k=8
    t: u8 = extract h, lo=0
    a: u8 = xor t, $f1
    return a, k
}""")
KEYS = np.array([3, 200], np.uint64)
COUNTERS = np.array([[0x0100, 0x01FE], [0x02FF, 0x0301]], np.uint64)
WANTED = ["$t0", "$t1", "$t0.1", "$t1.1", "$h0", "$h1"]


def entry(word: int, key: int, counter: int) -> int:
    """What the table holds at the low byte of a counter."""
    return (counter % 256 + key) % 256 ^ 0x11 * word


def slot_of(name: str) -> Slot:
    kinds = {"t": "entry", "h": "held"}
    return Slot(kinds[name[1]], int(name[2]), 1 if name.endswith(".1") else 0)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def found() -> dict[str, list[int]]:
    """The words by the parameter's name; `k` is no slot and `$k0` one of another kind."""
    params = [Param(name, Type(8), slot_of(name)) for name in WANTED]
    params += [Param("k", Type(8)), Param("$k0", Type(8), Slot("key", 0))]
    made = folded_words(HIGH, TABLE, params, {"k": KEYS}, COUNTERS, 2)
    return {name: value.tolist() for name, value in made.items()}


def test_only_entries_and_held_words_are_given(found: dict[str, list[int]]) -> None:
    assert list(found) == WANTED


@pytest.mark.parametrize("name", WANTED[:4])
def test_an_entry_is_that_of_the_low_byte_of_its_block(
    found: dict[str, list[int]], name: str
) -> None:
    """The groups of one key one after another; block 1 of 0x02ff has the low byte 0."""
    slot = slot_of(name)
    pairs = [(3, 0x100), (3, 0x1FE), (200, 0x2FF), (200, 0x301)]
    assert found[name] == [entry(slot.index, key, c + slot.block) for key, c in pairs]


def test_held_words_know_the_first_entry_and_the_upper_bytes(found: dict[str, list[int]]) -> None:
    first = {key: entry(1, key, 0) for key in (3, 200)}
    assert found["$h0"] == [1 ^ first[3], 1 ^ first[3], 2 ^ first[200], 3 ^ first[200]]
    assert found["$h1"] == [3, 3, 200, 200]


SHORT = parse_program("""spec ctr_table(k: u8, counter: u8) {
    one: u8 = const value=1
    a: u8 = add counter, k
    b: u8 = add a, one
    low: u8 = const value=15
    a0: u8 = and a, low
    b0: u8 = and b, low
    b1: u8 = shl b0, k=4
    both: u8 = or a0, b1
    return both
}""")


def test_a_word_has_the_entries_of_both_blocks() -> None:
    """Entries of four bits; `$f0` has the first two, also where counters have passed them."""
    params = [Param(name, Type(8), slot_of(name)) for name in ("$t0", "$h0")]
    high = parse_program("spec ctr_high(k: u8, counter: u16, $f0: u8) {\n  return $f0\n}")
    made = folded_words(high, SHORT, params, {"k": KEYS}, COUNTERS, 2)
    pairs = [(3, 0x00), (3, 0xFE), (200, 0xFF), (200, 0x01)]
    wanted = [(low + key) % 16 | (((low + 1) % 256 + key) % 16) << 4 for key, low in pairs]
    assert made["$t0"].tolist() == wanted
    assert made["$h0"].tolist() == [3 | 4 << 4] * 2 + [200 % 16 | 201 % 16 << 4] * 2
