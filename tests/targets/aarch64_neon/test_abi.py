"""NEON's registers as AAPCS64 gives them to a function, and a target whose tables agree."""

from __future__ import annotations

import pytest

from compiler.ir.program import Type
from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.aarch64_neon.abi import ADDRESSES, TARGET, VECTORS


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert load_target("neon") is TARGET


def test_shapes_hold_a_whole_or_half_of_a_register() -> None:
    assert TARGET.shapes == {
        Type(8, 16): "16b",
        Type(16, 8): "8h",
        Type(32, 4): "4s",
        Type(64, 2): "2d",
        Type(8, 8): "8b",
        Type(16, 4): "4h",
        Type(32, 2): "2s",
    }
    assert {kind.bits // 8 for kind in TARGET.shapes} == set(TARGET.register_bytes)


def test_all_vectors_are_free_and_the_saved_ones_come_last() -> None:
    """IHI 0055, 6.1.2: v8 to v15 are the caller's."""
    assert sorted(VECTORS.free, key=lambda name: int(name[1:])) == [f"v{n}" for n in range(32)]
    assert VECTORS.free[-8:] == VECTORS.saved == tuple(f"v{n}" for n in range(8, 16))


def test_addresses_are_computed_where_nothing_else_is() -> None:
    """IHI 0055, 6.1.1: x9 to x15 are temporary; x18 to x30 are not to be lost."""
    assert set(ADDRESSES.free) <= {f"x{n}" for n in range(9, 16)}
    fixed = {register for each in TARGET.arguments.values() for register in each.values()}
    assert not fixed & set(ADDRESSES.free)
    assert not fixed & {f"x{n}" for n in range(18, 31)}


@pytest.mark.parametrize(
    ("function", "registers"),
    [
        ("key_setup", {"rk": "x0", "key": "x1"}),
        ("ctr_nonce", {"ctx": "x0", "nonce": "x1"}),
        ("ecb_encrypt", {"out": "x0", "in": "x1", "rk": "x3"}),
        ("ecb_decrypt", {"out": "x0", "in": "x1", "rk": "x3"}),
        ("ctr_crypt", {"out": "x0", "in": "x1", "ctx": "x3", "counter": "x4"}),
    ],
)
def test_parameters_come_as_the_header_declares_them(
    function: str, registers: dict[str, str]
) -> None:
    """The lengths in x2 are the template's."""
    assert TARGET.arguments[function].items() >= registers.items()
    given = list(TARGET.arguments[function].values())
    assert len(set(given)) == len(given)
    assert "x2" not in given


def test_each_instruction_that_is_named_is_a_row() -> None:
    names = {name for each in TARGET.primitives.values() for name in each.split()}
    names |= {name for kind in TARGET.classes for name in (kind.copy, kind.load, kind.store)}
    rows = {instruction.row.name for instruction in TARGET.table.values()} | TARGET.table.keys()
    assert names <= rows
    assert set(TARGET.alternatives) <= TARGET.table.keys()


def test_features_are_spelled_and_each_has_its_logic() -> None:
    assert TARGET.assembler_features.keys() == set(TARGET.features)
    assert TARGET.logic.keys() == {"", *TARGET.features}
    used = {instruction.row.feature for instruction in TARGET.table.values()}
    assert used <= {"", *TARGET.features}


def test_lanes_are_powers_of_two_up_to_a_register_of_bits() -> None:
    assert TARGET.lanes == (1, *(1 << n for n in range(3, 8)))
    assert set(TARGET.usual_lanes) <= set(TARGET.lanes)
    assert max(TARGET.lanes) == 8 * max(TARGET.register_bytes)
