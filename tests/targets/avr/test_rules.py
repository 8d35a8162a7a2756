"""Each rule of AVR is true: run through the rows' own meanings."""

from __future__ import annotations

import pytest

from compiler.ir.program import LANEWISE, Type
from compiler.machine.load import load_target
from compiler.machine.rules import Rule
from tests.targets.rule_laws import RuleLaws

TARGET = load_target("avr")
LAWS = RuleLaws(TARGET)
BYTE = Type(8)


@pytest.mark.parametrize("rule", TARGET.rules, ids=lambda rule: rule.name)
def test_a_rule_is_true(rule: Rule) -> None:
    LAWS.check(rule)


@pytest.mark.parametrize(
    "wrong",
    [
        Rule("half", "x <<< k", "swap(x)", when="k == 3"),
        Rule("up", "x << k", "lsl(swap(x))", when="k == 5"),
        Rule("add_constant", "x + k", "subi(x, k & 255)"),
        Rule("and_not", "x & ~y", "and(com(x), y)"),
    ],
    ids=lambda rule: rule.name,
)
def test_a_wrong_rule_is_found(wrong: Rule) -> None:
    with pytest.raises(AssertionError, match=f"{wrong.name} of u8 by"):
        LAWS.check(wrong)


def test_each_generic_operation_is_covered() -> None:
    plain = {rule.pattern for rule in TARGET.rules if not rule.feature}
    assert plain >= {"x ^ y", "x & y", "x | y", "~x", "x + y", "x - y", "x < y", "x <<< k", "k"}
    assert frozenset().union(*TARGET.logic.values()) <= LANEWISE
    assert all(BYTE in LAWS.kinds_of(rule) for rule in TARGET.rules)


@pytest.mark.parametrize(
    ("operation", "amounts"), [("<<", range(1, 8)), (">>", range(1, 8)), ("<<<", range(1, 8))]
)
def test_each_amount_has_a_rule(operation: str, amounts: range) -> None:
    named = {rule.when for rule in TARGET.rules if rule.pattern == f"x {operation} k" and rule.when}
    assert named == {f"k == {amount}" for amount in amounts}
