"""A register class is a value: passes make another one with fewer registers."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from compiler.machine.register_class import RegisterClass
from tests.tutorial_targets import NAMES, tutorial_target

VECTOR = RegisterClass("v", ("v1", "v0"), ("v0",), 16, "mov", "ldr", "str")


def test_fewer_registers_make_another_class() -> None:
    fewer = replace(VECTOR, free=("v1",))
    assert fewer.free == ("v1",)
    assert VECTOR.free == ("v1", "v0")
    assert fewer != VECTOR


def test_a_class_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        VECTOR.free = ()  # type: ignore[misc]


def test_classes_are_keys() -> None:
    assert {VECTOR: 1}[replace(VECTOR)] == 1


@pytest.mark.parametrize("name", NAMES)
def test_instructions_of_a_target_s_classes_move_one_register(name: str) -> None:
    target = tutorial_target(name)
    for kind in target.classes if target.allocates else ():
        copy, load, store = (target.table[n] for n in (kind.copy, kind.load, kind.store))
        assert (len(copy.args), len(copy.results)) == (1, 1)
        assert load.reads_memory
        assert store.writes_memory
        assert load.lanes * load.lane_bits == 8 * kind.bytes
        assert set(kind.saved) <= set(kind.free)
        assert len(set(kind.free)) == len(kind.free)
