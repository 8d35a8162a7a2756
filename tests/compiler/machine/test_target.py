"""How many registers of a class a listing's values may fill."""

from __future__ import annotations

import pytest

from compiler.machine.load import load_target

TARGET = load_target("rv32i")


@pytest.mark.parametrize(
    ("program", "homes", "homes_where_tight"),
    [("ecb_encrypt", 4, 1), ("key_setup", 0, 0), ("ctr_crypt.round", 0, 0)],
)
def test_parameters_with_homes_take_registers(
    program: str, homes: int, homes_where_tight: int
) -> None:
    kind = TARGET.classes_of(program)[0]
    assert len(kind.free) - TARGET.room(program, kind) == homes
    assert len(kind.free) - TARGET.room(program, kind, tight=True) == homes_where_tight


def test_a_class_without_homes_is_free_as_a_whole() -> None:
    neon = load_target("neon")
    for kind in neon.classes_of("ecb_encrypt"):
        assert neon.room("ecb_encrypt", kind) == len(kind.free)
