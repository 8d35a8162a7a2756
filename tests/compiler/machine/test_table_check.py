"""A target whose tables contradict themselves is refused, with the row and the column."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.machine.isa import Row, RowError, expand
from compiler.machine.load import load_target
from compiler.machine.rules import Rule
from compiler.machine.sequences import InstructionSequence, with_sequences
from compiler.machine.table_check import check_target
from tests.tutorial_targets import NAMES, tutorial_target

TARGET = tutorial_target("eight_bits")
GOOD = Row("x", "x {d:reg}, {k}", "d = k", "u8", "alu", "fixed", "made up", imm={"k": (0, 7)})


def problem(*rows: Row) -> str:
    """What is said of rows that are added to a target."""
    with pytest.raises(RowError) as caught:
        check_target(replace(TARGET, table={**TARGET.table, **expand(rows)}))
    return str(caught.value)


@pytest.mark.parametrize("name", NAMES)
def test_the_tutorial_agrees_with_itself(name: str) -> None:
    check_target(tutorial_target(name))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"text": "x {d:none}, {k}"},
            "row `x`, column `text`: `d` is in the view `none`; "
            "the target's views are high, ptr, reg",
        ),
        ({"imm": {"n": (0, 7)}}, "row `x`, column `imm`: `n` is no immediate of the text"),
        ({"consecutive": "d e"}, "row `x`, column `consecutive`: `e` is no operand of the text"),
        ({"cost": "free"}, "row `x`, column `cost`: `free` has no cost on small"),
        (
            {"encoding": "0101 d[3:0] 0 k[2:0]"},
            "row `x`, column `encoding`: it has 12 bits; instructions of eight_bits have 16 or 32",
        ),
    ],
)
def test_a_row_that_contradicts_itself(changed: dict[str, object], message: str) -> None:
    assert problem(replace(GOOD, **changed)) == message  # type: ignore[arg-type]


@pytest.mark.parametrize("part", ["low", "high"])
def test_a_register_without_the_part_that_a_text_names(part: str) -> None:
    parts = {"low": {"p": "r8"}, "high": {"q": "r9"}}
    row = replace(GOOD, text=f"x {{d:ptr.{part}}}", meaning="d = d", imm={}, parts=parts)
    if part == "low":
        check_target(replace(TARGET, table={**TARGET.table, **expand([row])}))
        return
    assert problem(row) == "row `x`, column `parts`: `p`, which `d` may be, has no part `high`"


def test_a_part_that_no_register_has() -> None:
    row = replace(GOOD, text="x {d:ptr.top}", meaning="d = d", imm={})
    assert problem(row) == "row `x`, column `parts`: `p`, which `d` may be, has no part `top`"


def test_parts_are_asked_of_the_registers_of_a_view() -> None:
    avr = load_target("avr")
    row = avr.table["page"].row
    check_target(avr)
    less = replace(row, name="other", parts={"high": {"X": "r27"}})
    with pytest.raises(RowError, match="`Z`, which `d` may be, has no part `high`"):
        check_target(replace(avr, table={**avr.table, **expand([less])}))


def test_a_good_row_is_none() -> None:
    check_target(replace(TARGET, table={**TARGET.table, **expand([GOOD])}))


def test_a_line_that_reads_an_unset_flag() -> None:
    wrong = InstructionSequence("wrong", "adc(d, b); add(d, b)")
    with pytest.raises(RowError) as caught:
        check_target(replace(TARGET, table=with_sequences(TARGET.table, [wrong])))
    assert str(caught.value) == (
        "row `wrong`, column `lines`: `adc` reads `c`, which no line before it sets"
    )


def test_a_rule_that_reads_an_unset_flag() -> None:
    with pytest.raises(RowError, match="row `carry`, column `into`: `adz` reads `c`, which"):
        check_target(replace(TARGET, rules=(*TARGET.rules, Rule("carry", "x + 1", "adz(x)"))))
