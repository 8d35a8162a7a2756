"""PTX as a target: kernels, virtual registers by type, host functions of C."""

from __future__ import annotations

from compiler.machine.load import load_target
from compiler.machine.table_check import check_target
from targets.ptx.abi import TARGET


def test_the_tables_agree() -> None:
    check_target(TARGET)
    assert load_target("ptx") is TARGET


def test_nothing_allocates_its_registers() -> None:
    assert TARGET.classes == ()
    assert (TARGET.output, TARGET.executor) == ("kernels", "grid")
    assert {name: each.bits for name, each in TARGET.virtual_registers.items()} == {
        "b32": 32,
        "b64": 64,
        "pred": 1,
    }


def test_every_view_is_a_type_of_register() -> None:
    assert set(TARGET.view_classes.values()) == set(TARGET.virtual_registers)
    used = {view for row in TARGET.table.values() for view in row.views.values() if view}
    assert used <= TARGET.view_classes.keys()


def test_what_fills_memory_is_code_of_the_host() -> None:
    assert TARGET.host is load_target("c")
    assert "key_setup" not in TARGET.arguments


def test_primitives_are_rows() -> None:
    assert {name for each in TARGET.primitives.values() for name in each.split()} <= set(
        TARGET.table
    )
