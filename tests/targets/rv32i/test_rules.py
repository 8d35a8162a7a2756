"""Each rule of RV32I is true: run through the rows' own meanings."""

from __future__ import annotations

import pytest

from compiler.ir.program import LANEWISE, Type
from compiler.machine.load import load_target
from compiler.machine.rules import Rule
from tests.targets.rule_laws import RuleLaws

TARGET = load_target("rv32i")
LAWS = RuleLaws(TARGET)
WORD = Type(32)


@pytest.mark.slow
@pytest.mark.parametrize("rule", TARGET.rules, ids=lambda rule: rule.name)
def test_a_rule_is_true(rule: Rule) -> None:
    LAWS.check(rule)


@pytest.mark.parametrize(
    "wrong",
    [
        Rule("rotate", "x <<< k", "or(slli(x, k), srli(x, k))", when="k > 0"),
        Rule("whole", "k", "addi(lui((k >> 12) & 1048575), (k & 4095) - (k & 2048) * 2)"),
        Rule("low_12", "x & k", "srli(slli(x, 19), 19)", when="k == 4095"),
    ],
    ids=lambda rule: rule.name,
)
def test_a_wrong_rule_is_found(wrong: Rule) -> None:
    with pytest.raises(AssertionError, match=f"{wrong.name} of u32 by"):
        LAWS.check(wrong)


def test_an_immediate_past_its_bounds_is_found() -> None:
    wrong = Rule("xor_constant", "x ^ k", "xori(x, k)", when="k <= 2048")
    with pytest.raises(AssertionError, match="xori cannot hold"):
        LAWS.check(wrong)


def test_each_generic_operation_is_covered() -> None:
    """Without any feature."""
    plain = {rule.pattern for rule in TARGET.rules if not rule.feature}
    assert plain >= {"x ^ y", "x & y", "x | y", "~x", "x + y", "x - y", "x < y", "x <<< k", "k"}
    assert frozenset().union(*TARGET.logic.values()) <= LANEWISE
    assert all(WORD in LAWS.kinds_of(rule) for rule in TARGET.rules)


@pytest.mark.parametrize(
    ("value", "instructions"),
    [(0, 1), (2047, 1), (2**32 - 2048, 1), (4096, 1), (2**31, 1), (2048, 2), (2**31 - 1, 2)],
)
def test_the_shortest_way_to_a_constant(value: int, instructions: int) -> None:
    found = LAWS.machine.constant(value, WORD)
    assert found is not None
    assert round(found.cost) == instructions
