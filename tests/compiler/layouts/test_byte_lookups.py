"""Which rows look bytes up is found by what they mean; maps of bytes take as few as they can."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.program import Builder, Program, Type
from compiler.layouts.byte_lookups import ByteLookups, ByteMap, byte_lookups
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target

NEON = load_target("neon")
LOOKUPS = byte_lookups(NEON.table, (), 16)
OCTETS = Type(8, 16)


def mapped(places: ByteMap, registers: int, lookups: ByteLookups = LOOKUPS) -> Program:
    """A map of bytes of some registers."""
    build = Builder("v")
    params = tuple(build.param(f"r{i}", OCTETS) for i in range(registers))
    result = lookups.emit(build, [p.name for p in params], places, OCTETS)
    return Program("f", "slice", params, tuple(build.ops), (result,))


def moved_as(places: ByteMap, made: Program) -> bool:
    """Whether a program makes a map of random bytes."""
    held = np.random.default_rng(1).integers(0, 256, (3, 16 * len(made.params)), np.uint8)
    inputs = {p.name: held[:, 16 * i : 16 * i + 16] for i, p in enumerate(made.params)}
    (found,) = interpret(made, inputs, table=NEON.table)
    wanted = np.array([[0 if p is None else row[p] for p in places] for row in held])
    return np.array_equal(np.asarray(found), wanted)


def test_rows_that_look_up_are_found() -> None:
    assert LOOKUPS.rows == {n: f"tbl{n}.16b" for n in (1, 2, 3, 4)}


def test_a_row_that_keeps_bytes_or_that_the_machine_lacks_is_none() -> None:
    """TBX leaves what is out of range as it was."""
    names = ("tbx1.16b", "tbx4.16b", "zip1.16b", "and.16b", "add.16b")
    rows = {name: NEON.table[name] for name in names}
    assert byte_lookups(rows, (), 16).rows == {}
    assert byte_lookups(NEON.table, (), 8).rows == {}
    row = NEON.table["tbl1.16b"]
    rare = {"tbl": replace(row, row=replace(row.row, feature="rare"))}
    assert byte_lookups(rare, (), 16).rows == {}
    assert byte_lookups(rare, ("rare",), 16).rows == {1: "tbl"}


@pytest.mark.parametrize(
    ("places", "registers", "names"),
    [
        (tuple(range(16, 32)), 2, []),
        (tuple(range(15, -1, -1)), 1, ["const", "tbl1.16b"]),
        ((None, 0, 1, 2) * 4, 1, ["const", "tbl1.16b"]),
        (tuple(range(8, 24)), 2, ["const", "tbl2.16b"]),
        (tuple(range(0, 64, 4)), 4, ["const", "tbl4.16b"]),
        (tuple(range(0, 96, 6)), 6, ["const", "tbl4.16b", "const", "tbl2.16b", "or"]),
        ((None,) * 16, 1, ["const"]),
    ],
)
def test_maps_take_few_instructions(places: ByteMap, registers: int, names: list[str]) -> None:
    made = mapped(places, registers)
    assert [op.name for op in made.ops] == names
    assert moved_as(places, made)


def test_a_row_of_more_registers_serves_fewer() -> None:
    lookups = replace(LOOKUPS, rows={4: "tbl4.16b"})
    made = mapped(tuple(range(8, 24)), 2, lookups)
    assert made.ops[-1].args[:4] == ("r0", "r1", "r1", "r1")
    assert moved_as(tuple(range(8, 24)), made)


def test_a_machine_without_such_rows_is_refused() -> None:
    with pytest.raises(LayoutError, match="no instruction that looks bytes up"):
        mapped((0,) * 16, 1, replace(LOOKUPS, rows={}))
