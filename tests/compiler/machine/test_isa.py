"""Rows become instructions: operands, shapes, bounds and state are read off text and meaning."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.machine.isa import (
    Instruction,
    Row,
    RowError,
    constant,
    expand,
    fold,
    group_bits,
    is_memory,
    names_in,
    parts_of_expression,
    view_of,
)
from dsl.syntax.parse import parse_expression
from dsl.syntax.tree import Number

BASE = Row("x", "x {d:v}.{T}, {a:v}.{T}", "d = a", "", "alu", "fixed", "toy", shapes="16b")
GOOD = Row("x", "x {d:reg}, {k}", "d = k", "u8", "alu", "fixed", "made up", imm={"k": (0, 7)})


def made(text: str, meaning: str, lane: str = "u32", **more: object) -> Instruction:
    """The one instruction of a row."""
    row = replace(BASE, text=text, meaning=meaning, lane=lane, shapes="", **more)  # type: ignore[arg-type]
    (instruction,) = expand([row]).values()
    return instruction


def test_a_row_is_one_instruction_a_shape() -> None:
    found = expand([replace(BASE, shapes="16b 8h 2d")])
    assert list(found) == ["x.16b", "x.8h", "x.2d"]
    assert [(i.lanes, i.lane_bits) for i in found.values()] == [(16, 8), (8, 16), (2, 64)]
    assert found["x.8h"].text == "x {d:v}.8h, {a:v}.8h"
    assert list(expand([replace(BASE, lane="u8", shapes="")])) == ["x"]


@pytest.mark.parametrize(
    ("lane", "shape", "lanes", "bits"),
    [
        ("u64", "", 1, 64),
        ("u8[16]", "", 16, 8),
        ("", "u32", 1, 32),
        ("", "u8x4", 4, 8),
        ("", "4s", 4, 32),
        ("", "1q", 1, 128),
        ("u8", "2d", 16, 8),
        ("u64", "16b", 2, 64),
    ],
)
def test_lanes_are_those_of_the_type_or_the_shape(
    lane: str, shape: str, lanes: int, bits: int
) -> None:
    (found,) = expand([replace(BASE, lane=lane, shapes=shape)]).values()
    assert (found.lanes, found.lane_bits) == (lanes, bits)


def test_operands_are_results_arguments_or_both() -> None:
    found = made("x {d:r}, {a:w}, {b:r}, {k}", "d = a + k; b = (b ^ d) & a", imm={"k": (0, 3)})
    assert found.results == ("d", "b")
    assert found.tied == ("d", "b")
    assert found.args == ("d", "b", "a")
    assert found.views == {"d": "r", "a": "w", "b": "r", "k": ""}


def test_an_address_is_read_and_a_pointer_is_found() -> None:
    load = made("ld {d:v}, [{p:x}, {k}]", "d = mem[p + k]", imm={"k": (0, 7)})
    assert (load.results, load.args, load.pointer) == (("d",), ("p",), "p")
    assert (load.reads_memory, load.writes_memory, load.branches) == (True, False, False)
    store = made("st {a:v}, [{p:x}]", "mem[p + 4*i] = a")
    assert (store.results, store.args, store.pointer) == ((), ("a", "p"), "p")
    assert (store.reads_memory, store.writes_memory) == (False, True)
    assert store.ordered("base", ["value"]) == ("value", "base")
    assert made("x {d:v}, {a:v}", "d = a").pointer == ""


def test_state_is_what_no_operand_is() -> None:
    found = made("adc {d:r}, {b:r}", "d = d + b + carry; carry = d < b; hidden = b + w + n + i")
    assert found.state_read == {"carry"}
    assert found.state_written == {"carry", "hidden"}
    jump = made("j {t}", "pc = t")
    assert jump.branches
    assert (jump.state_read, jump.state_written) == (frozenset(), frozenset())


@pytest.mark.parametrize(
    ("meaning", "bitwise"),
    [
        ("d = a ^ ~(d & a | d)", True),
        ("d = a", True),
        ("d = a + d", False),
        ("d = a << 1", False),
        ("d = -a", False),
        ("d = a[i ^ 1]", False),
        ("d = a ^ 1", False),
    ],
)
def test_bitwise_is_what_means_the_same_in_all_lanes(meaning: str, bitwise: bool) -> None:
    assert made("x {d:v}, {a:v}", meaning).bitwise is bitwise


def test_bounds_may_depend_on_the_lane_and_have_a_step() -> None:
    row = replace(BASE, shapes="16b 4s", imm={"k": (1, "w - 1"), "n": (0, "4 * w", 8)})
    found = expand([row])
    assert found["x.16b"].bounds == {"k": (1, 7, 1), "n": (0, 32, 8)}
    assert found["x.4s"].bounds == {"k": (1, 31, 1), "n": (0, 128, 8)}


def test_a_cost_names_the_size_of_the_lanes() -> None:
    found = expand([replace(BASE, cost="add{bytes}", shapes="16b 2s")])
    assert [i.cost for i in found.values()] == ["add16", "add8"]
    assert made("x {d:v}", "d = 0", feature="sha3").feature == "sha3"


def test_text_takes_registers_in_their_views() -> None:
    found = made("ld {d:q}, [{p:x}, #{k}]", "d = mem[p + k]", imm={"k": (0, 16)})
    assert found.render({"d": "v3", "p": "x1", "k": 16}) == "ld q3, [x1, #16]"
    assert found.render({"d": "v30", "p": "sp", "k": 0}) == "ld q30, [sp, #0]"


@pytest.mark.parametrize(
    ("register", "view", "name"),
    [("v3", "q", "q3"), ("x12", "w", "w12"), ("sp", "x", "sp"), ("r5", "reg", "r5")],
)
def test_a_view_renames_numbered_registers(register: str, view: str, name: str) -> None:
    assert view_of(register, view) == name


@pytest.mark.parametrize(
    ("group", "bits"),
    [
        ("0110011", 7),
        ("{w/8:5}", 5),
        ("a[4:0]", 5),
        ("a[3]", 1),
        ("(w+k)[6:2]", 5),
        ("x/sp[4:0]", 5),
    ],
)
def test_groups_of_an_encoding_have_their_bits(group: str, bits: int) -> None:
    assert group_bits(group) == bits


def test_what_is_no_group_has_no_bits() -> None:
    assert group_bits("a4") == 0


@pytest.mark.parametrize(
    ("text", "value"),
    [("3 * w - 1", 23), ("-w", -8), ("~0", -1), ("1 << w", 256), ("w > 4 ? 7 : 9", 7), (5, 5)],
)
def test_constants_are_folded(text: str | int, value: int) -> None:
    assert constant(text, {"w": 8}) == value


def test_only_known_numbers_fold() -> None:
    with pytest.raises(KeyError, match="w"):
        constant("w + 1", {})
    with pytest.raises(TypeError, match="an array or a call is no constant integer"):
        fold(parse_expression("f(1)"), {})


def test_parts_come_from_left_to_right() -> None:
    expr = parse_expression("f(a, [b, 1]) + mem[c] ^ (d ? ~e : g)")
    assert list(names_in(expr)) == ["a", "b", "mem", "c", "d", "e", "g"]
    assert [p.value for p in parts_of_expression(expr) if isinstance(p, Number)] == [1]
    assert [is_memory(parse_expression(t)) for t in ("mem[a]", "b[a]", "mem")] == [
        True,
        False,
        False,
    ]


def test_a_meaning_that_does_not_parse() -> None:
    with pytest.raises(RowError, match=r"row `x`, column `meaning`: .*d = = k"):
        expand([replace(GOOD, meaning="d = = k")])


def test_two_rows_of_one_name() -> None:
    with pytest.raises(RowError, match="row `x`, column `name`: there are two rows `x`"):
        expand([GOOD, GOOD])
