"""Instructions are found by what they do to single bits, and by nothing else."""

from __future__ import annotations

import pytest

from compiler.layouts.lane_instructions import lane_instructions
from compiler.layouts.lane_steps import LaneMap
from compiler.machine.isa import Row, expand
from compiler.machine.load import load_target

RV32I = load_target("rv32i")
BYTES_TURNED = tuple(lane ^ 24 for lane in range(32))
BITS_TURNED = tuple(lane ^ 7 for lane in range(32))
HALVES_ZIPPED = tuple(lane >> 1 | (lane & 1) << 4 for lane in range(32))
HALVES_APART = tuple(2 * lane % 32 + lane // 16 for lane in range(32))


@pytest.mark.parametrize(
    ("features", "expected"),
    [
        ((), {}),
        (("zbb",), {BYTES_TURNED: "rev8"}),
        (
            ("zbkb",),
            {
                BYTES_TURNED: "rev8",
                BITS_TURNED: "brev8",
                HALVES_ZIPPED: "zip",
                HALVES_APART: "unzip",
            },
        ),
    ],
)
def test_orders_of_a_machine(features: tuple[str, ...], expected: dict[LaneMap, str]) -> None:
    assert lane_instructions(RV32I.table, features, 32) == expected


def test_a_word_of_another_width_has_other_orders() -> None:
    assert lane_instructions(RV32I.table, RV32I.features, 16) == {}


@pytest.mark.parametrize(
    "meaning",
    [
        "d = a",
        "d = ~a",
        "d = a >> 1",
        "d = a ^ (a >>> 1)",
        "d = (a >>> 1) ^ ((a >>> 2) & (a >>> 3))",
        "d = (a & 15) | ((a & 15) << 4)",
    ],
    ids=["stays", "inverts", "loses one", "sums", "more than single bits say", "doubles"],
)
def test_what_is_no_order(meaning: str) -> None:
    row = Row("f", "f {d:reg}, {a:reg}", meaning, "u8", "alu", "fixed", "a test")
    assert lane_instructions(expand([row]), (), 8) == {}


def test_the_first_of_equal_instructions_is_taken() -> None:
    rows = [
        Row(name, f"{name} {{d:reg}}, {{a:reg}}", "d = a >>> 4", "u8", "alu", "fixed", "a test")
        for name in ("swap", "turn")
    ]
    (found,) = lane_instructions(expand(rows), (), 8).items()
    assert found == ((4, 5, 6, 7, 0, 1, 2, 3), "swap")
