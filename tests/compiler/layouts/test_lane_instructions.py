"""Instructions are found by what they do to single bits, and by nothing else."""

from __future__ import annotations

import pytest

from compiler.layouts.lane_instructions import lane_instructions, pair_instructions
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


NEON = load_target("neon")


def test_pairs_of_registers_by_what_rows_do() -> None:
    found = pair_instructions(NEON.table, (), 16)
    zipped = tuple(n // 2 + 16 * (n % 2) for n in range(16))
    assert found[zipped] == ("zip1.16b", ())
    assert found[tuple(range(5, 21))] == ("ext.16b", (("k", 5),))
    assert {name.rpartition(".")[0] for name, _ in found.values()} == {
        *("zip1", "zip2", "uzp1", "uzp2", "trn1", "trn2", "ext")
    }


def test_halves_of_registers_have_orders_of_their_own() -> None:
    found = pair_instructions(NEON.table, (), 8)
    assert all(len(order) == 8 and max(order) < 16 for order in found)
    assert ("ext.8b", (("k", 3),)) in found.values()


@pytest.mark.parametrize(("features", "names"), [((), []), (("zbkb",), [("pack", ())])])
def test_features_bring_their_instructions(
    features: tuple[str, ...], names: list[tuple[str, tuple[()]]]
) -> None:
    assert list(pair_instructions(RV32I.table, features, 4).values()) == names


@pytest.mark.parametrize(
    "meaning",
    [
        "d = a ^ b",
        "d = a",
        "d = i % 2 != 0 ? b[i] : 0",
        "d = i % 2 != 0 ? b[i] : a[i] + 1",
        "d = b < 16 ? a[b] : 0",
        "d = i % 2 != 0 ? d[i] : a[i]",
    ],
)
def test_other_rows_are_no_pairs(meaning: str) -> None:
    row = Row(
        "x", "x {d:v}.{T}, {a:v}.{T}, {b:v}.{T}", meaning, "", "one", "fixed", "toy", shapes="16b"
    )
    assert not pair_instructions(expand([row]), (), 16)
