"""Instructions that compute layers: what their rows are found to do, and steps that use them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from compiler.layouts.layout import LayoutError
from compiler.machine.isa import Row, expand
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.rows.instructions import LayerInstructions, columns_of, layer_instructions
from compiler.rows.layers import CellLayer, KeyCell
from compiler.rows.steps import steps_in_instructions

TABLE = tuple(n * 7 + 3 & 255 for n in range(256))
KEYS = (KeyCell(constant=1), KeyCell(), KeyCell(), KeyCell())
ROWS = (
    Row("box", "box {d:v}, {a:v}", "d = entry(d[(i + 1) % 4] ^ a[(i + 1) % 4], "
        + ", ".join(map(str, TABLE)) + ")", "u8[4]", "alu", "fixed", "a test", feature="layers"),
    Row("mix", "mix {d:v}, {a:v}", "d = a ^ a[(i + 1) % 4]", "u8[4]", "alu", "fixed", "a test"),
    Row("sum", "sum {d:v}, {a:v}", "d = d + a", "u8[4]", "alu", "fixed", "a test"),
    Row("next", "next {d:v}, {a:v}", "d = a + 1", "u8[4]", "alu", "fixed", "a test"),
)  # fmt: skip


@cache
def target() -> Target:
    primitives = {"cell_layers": "box sum", "cell_maps": "mix next"}
    return replace(load_target("neon"), table=expand(ROWS), primitives=primitives)


def found(cells: int = 4) -> LayerInstructions:
    return layer_instructions(target(), ("layers",), cells)


def moved(rows: tuple[int, ...], table: str = "S") -> CellLayer:
    """A layer that takes each cell from another one."""
    return CellLayer(table, tuple(tuple(int(n == row) for n in range(4)) for row in rows), KEYS)


def test_what_instructions_do_is_found_by_running_them() -> None:
    made = found()
    (box,), (mix,) = made.boxes, made.maps
    assert (box.instruction.name, box.table, box.sources) == ("box", TABLE, (1, 2, 3, 0))
    assert made.box(TABLE) is box
    assert made.box(TABLE[::-1]) is None
    rows = tuple(tuple(int(n in (row, (row + 1) % 4)) for n in range(4)) for row in range(4))
    assert made.map(rows, 0b11) is mix
    assert made.map(rows[::-1], 0b11) is None


def test_blocks_of_another_size_and_machines_without_features_have_none() -> None:
    assert found(16) == LayerInstructions()
    assert not layer_instructions(target(), (), 4).boxes


def test_products_of_cells_are_maps_of_bits() -> None:
    # FIPS 197, section 4.2: {57} times {02} is {ae}.
    columns = columns_of(((2,),), 0x11B)
    assert columns[7] == 0x1B
    total = 0
    for bit in range(8):
        total ^= columns[bit] if 0x57 >> bit & 1 else 0
    assert total == 0xAE


@pytest.mark.parametrize("behind", [True, False])
def test_a_permutation_joins_the_map_where_it_costs_nothing(behind: bool) -> None:
    made = found()
    first, last = (0, 1, 2, 3), (1, 2, 3, 0)
    layers = (moved(first), moved(last, "")) if behind else (moved(last), moved(first, ""))
    one, other = steps_in_instructions(layers, made, made.boxes)
    # The keys of the first layer are added ahead of the instruction's permutation.
    assert one.layer.keys.index(KEYS[0]) == (0 if behind else 1)
    assert [step.cost for step in (one, other)] == [0, 1]


def test_maps_that_no_instruction_computes_are_sums() -> None:
    made = found()
    rows = tuple(tuple(int(n <= row) for n in range(4)) for row in range(4))
    layers = (moved((0, 1, 2, 3)), CellLayer("", rows, KEYS))
    *_, last = steps_in_instructions(layers, made, made.boxes)
    assert last.cost > 2


def test_products_that_no_instruction_computes_are_refused() -> None:
    made = found()
    product = CellLayer("", ((2, 0, 0, 0), *moved((0, 1, 2, 3)).rows[1:]), KEYS, modulus=0x11B)
    with pytest.raises(LayoutError, match="multiplies cells"):
        steps_in_instructions((moved((0, 1, 2, 3)), product), made, made.boxes)
