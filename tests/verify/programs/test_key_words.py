"""Words of keys and of slots, as programs take them."""

from __future__ import annotations

import numpy as np

from compiler.ir.parse import parse_program
from compiler.ir.slots import Slot
from compiler.module import Module
from tests.shipped import cipher
from verify.programs.key_words import by_name, key_words, numbered, of_keys
from verify.programs.samples import Samples

MODULE = Module(cipher("speck"), "speck64_128", {})
KEYS = np.arange(32, dtype=np.uint8).reshape(2, 16)
SAMPLES = Samples(
    KEYS,
    np.zeros((2, 4), np.uint8),
    np.zeros(2, np.uint64),
    np.zeros((2, 1, 8), np.uint8),
)
SCHEDULE = parse_program(
    "spec key_schedule(a: u32, b: u32, c: u32, d: u32) {\n  t: u32 = xor a, b\n  return t, d\n}"
)


def test_each_word_is_repeated_for_the_groups_of_its_key() -> None:
    words = key_words(MODULE, SAMPLES, SCHEDULE.params, groups=3)
    assert list(words) == ["a", "b", "c", "d"]
    (word,) = {tuple(word.tolist()) for name, word in words.items() if name == "a"}
    assert word[:3] == (word[0],) * 3
    assert word[3:] == (word[3],) * 3
    assert word[0] != word[3]


def test_a_schedule_is_run_on_each_key() -> None:
    summed, last = of_keys(SCHEDULE, SAMPLES, MODULE)
    words = key_words(MODULE, SAMPLES, SCHEDULE.params, groups=1)
    assert (summed == words["a"] ^ words["b"]).all()
    assert (last == words["d"]).all()


def test_values_are_found_by_their_slots() -> None:
    values = numbered("key", [np.array([5]), np.array([6])])
    assert values[Slot("key", 1)].tolist() == [6]
    program = parse_program("spec f(x: u8 as $k1, y: u8) {\n  t: u8 = xor x, y\n  return t\n}")
    assert {name: v.tolist() for name, v in by_name(program, values).items()} == {"x": [6]}
