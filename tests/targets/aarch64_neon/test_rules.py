"""Each rule, each move and each alternative is true: run through the rows' own meanings."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.ir.program import BITWISE
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.meaning import Bytes, execute
from compiler.machine.rules import Rule
from tests.targets.rule_laws import RuleLaws, samples

TARGET = load_target("neon")
LAWS = RuleLaws(TARGET)


@pytest.mark.parametrize("rule", TARGET.rules, ids=lambda rule: rule.name)
def test_a_rule_is_true(rule: Rule) -> None:
    LAWS.check(rule)


def test_a_wrong_rule_is_found() -> None:
    wrong = Rule("rotate_insert", "x <<< k", "sri(shl(x, k), x, k)", when="k > 0")
    with pytest.raises(AssertionError, match="by 1"):
        LAWS.check(wrong)


def test_each_generic_operation_is_covered() -> None:
    """With every type that selection meets, whatever the features."""
    plain = {r.name for r in TARGET.rules if not r.feature}
    assert {"xor", "and", "or", "not", "and_not", "or_not", "select"} <= plain
    assert TARGET.logic[""] <= BITWISE
    for rule in TARGET.rules:
        if rule.name in ("add", "sub", "shift_left", "rotate_insert", "test"):
            assert set(LAWS.kinds_of(rule)) >= set(TARGET.shapes), rule.name


@pytest.mark.parametrize("register_bytes", TARGET.register_bytes)
def test_each_move_permutes_digits(register_bytes: int) -> None:
    LAWS.check_moves(register_bytes, TARGET.moves)


def operands_of(row: Instruction) -> dict[str, Bytes]:
    size = row.lanes * row.lane_bits // 8
    return dict(zip(row.args, samples(len(row.args), size), strict=True))


@pytest.mark.parametrize("name", TARGET.alternatives)
def test_alternatives_are_one_function(name: str) -> None:
    ours = TARGET.table[name]
    operands = operands_of(ours)
    (expected_value,) = execute(ours, operands).values()
    for other_name, order in TARGET.alternatives[name]:
        other = TARGET.table[other_name]
        ordered = [operands[ours.args[i]] for i in order]
        (value,) = execute(other, dict(zip(other.args, ordered, strict=True))).values()
        assert np.array_equal(value, expected_value), other_name
        tied = [other.args.index(t) for t in other.tied]
        assert [order[i] for i in tied] != [ours.args.index(t) for t in ours.tied]
