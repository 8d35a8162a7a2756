"""Functions of masks as source text."""

from __future__ import annotations

from compiler.emission.mask_steps import MaskSteps
from compiler.emission.mask_text import mask_function
from compiler.machine.load import load_target

C = load_target("c")


def test_the_text_has_tables_and_clears_the_bits() -> None:
    steps = MaskSteps(
        8, False, ((2, 3, 0, 0),), (10, 1), "load_bit.u64", "store.u64", "key", "rk", 8
    )
    text = mask_function("key_setup", steps, C, 80)
    assert [table.name for table in text.tables] == ["key_setup_steps[][4]", "key_setup_masks[]"]
    assert [list(table.lines) for table in text.tables] == [["{2,3},"], ["10,1,"]]
    assert text.head[-3:] == [
        "for (unsigned i = 0; i < 2; i++)",
        "    store64(rk + 8 * i, bit64(z[key_setup_masks[i]], 0));",
        "wipe(z, sizeof z);",
    ]


def test_without_steps_there_is_no_table_of_them() -> None:
    steps = MaskSteps(8, False, (), (2,), "load_bit.u64", "store.u64", "key", "rk", 8)
    text = mask_function("key_setup", steps, C, 80)
    assert [table.name for table in text.tables] == ["key_setup_masks[]"]
    assert not any("_steps" in line for line in text.head)


def test_tables_go_on_in_the_next_line() -> None:
    steps = MaskSteps(8, False, (), (10, 11, 12), "load_bit.u64", "store.u64", "key", "rk", 8)
    (table,) = mask_function("key_setup", steps, C, 6).tables
    assert list(table.lines) == ["10,11,", "12,"]
