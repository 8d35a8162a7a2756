"""Rules and moves are data: values that compare by content and do not change."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields

import pytest

from compiler.machine.rules import Move, Rule


def test_a_rule_always_holds_unless_it_says_when() -> None:
    rule = Rule("xor", "x ^ y", "eor(x, y)")
    assert (rule.when, rule.feature) == ("1", "")


def test_a_move_has_no_constants_and_needs_no_feature_unless_it_says_so() -> None:
    move = Move("swap", ("a", "b"))
    assert (move.constants, move.feature) == ({}, "")


def test_moves_do_not_share_their_constants() -> None:
    assert Move("one", ("a",)).constants is not Move("other", ("a",)).constants


def test_rules_compare_by_what_they_say() -> None:
    rules = {Rule("xor", "x ^ y", "eor(x, y)"), Rule("xor", "x ^ y", "eor(x, y)")}
    assert len(rules) == 1
    assert Rule("not", "~x", "mvn(x)") != Rule("not", "~x", "mvn(x)", when="width == 8")
    assert Move("m", ("a",), {"c": (1,)}) != Move("m", ("a",), {"c": (2,)})


@pytest.mark.parametrize("entry", [Rule("not", "~x", "mvn(x)"), Move("m", ("a",))])
def test_entries_do_not_change(entry: Rule | Move) -> None:
    for each in fields(entry):
        with pytest.raises(FrozenInstanceError):
            setattr(entry, each.name, "")
