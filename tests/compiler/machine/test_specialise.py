"""A meaning with known immediates computes what the whole meaning does."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.machine.isa import Row, expand
from compiler.machine.meaning import Scope, execute
from compiler.machine.specialise import specialised
from dsl.syntax.tree import Name, Number
from tests.tutorial_targets import tutorial_target

LUT = tutorial_target("three_inputs").table["lop3.u32"]


def row(meaning: str, lane: str = "u32") -> Row:
    return Row("x", "x {d:r}, {a:r}, {b:r}, {k}", meaning, lane, "alu", "fixed", "toy")


@pytest.mark.parametrize("table", [0, 1, 0x96, 0xE8, 0xF0, 0xCA, 254, 255])
def test_a_table_of_three_inputs(table: int) -> None:
    random = np.random.default_rng(table)
    operands = {n: random.integers(0, 256, (16, 4), np.uint8) for n in "abc"}
    whole = execute(LUT, {**operands, "k": table})["d"]
    [effect] = specialised(LUT, {"k": table})
    assert (Scope(LUT, operands, {}, 16).register(effect.value) == whole).all()


@pytest.mark.parametrize(
    ("meaning", "k", "left"),
    [
        ("d = a & k", 0, "0"),
        ("d = a & (0 - k)", 1, "a"),
        ("d = (a ^ k) | (k << 3)", 0, "a"),
        ("d = k == 3 ? a : b", 3, "a"),
        ("d = k == 3 ? a : b", 4, "b"),
        ("d = (~k & 1) ? a : b", 1, "b"),
        ("d = (-k + 2) * 3", 1, "3"),
        ("d = (a << k) + k", 0, "a"),
        ("d = (1 <<< k) >>> k", 7, "1"),
    ],
)
def test_what_is_decided_is_gone(meaning: str, k: int, left: str) -> None:
    [effect] = specialised(expand([row(meaning)])["x"], {"k": k})
    value = effect.value
    shown = str(value.value) if isinstance(value, Number) else getattr(value, "id", "")
    assert shown == left


@pytest.mark.parametrize(
    "meaning",
    ["d = k - a", "d = a - k", "d = b * k + a", "d = a < k", "d = ~(a & k)", "d = k ? a : b"],
)
@pytest.mark.parametrize("k", [0, 1, 5, 2**32 - 1])
def test_what_is_left_computes_the_same(meaning: str, k: int) -> None:
    instruction = expand([row(meaning)])["x"]
    random = np.random.default_rng(k % 1000)
    operands = {n: random.integers(0, 256, (16, 4), np.uint8) for n in "ab"}
    whole = execute(instruction, {**operands, "k": k})["d"]
    [effect] = specialised(instruction, {"k": k})
    assert (Scope(instruction, operands, {}, 16).register(effect.value) == whole).all()


def test_an_address_has_more_bits_than_a_lane() -> None:
    instruction = expand([row("mem[a + (k << 4)] = b", "u8")])["x"]
    [effect] = specialised(instruction, {"k": 100})
    assert "1600" in str(effect.target)
    assert isinstance(effect.value, Name)
