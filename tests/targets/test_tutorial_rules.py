"""Each rule of the tutorial's targets is true: run through the rows' own meanings."""

from __future__ import annotations

import pytest

from compiler.machine.rules import Rule
from tests.targets.rule_laws import RuleLaws
from tests.tutorial_targets import NAMES, tutorial_target

LAWS = {name: RuleLaws(tutorial_target(name)) for name in NAMES}
# The laws run operations of two values; a table of three, and a change of width, have tests of
# their own beside `map_luts` and in the ciphers that compile.
OTHERS = ("lut3", "resize")
CASES = [
    (name, rule)
    for name, laws in LAWS.items()
    for rule in laws.target.rules
    if not rule.pattern.startswith(OTHERS)
]


@pytest.mark.parametrize(("name", "rule"), CASES, ids=[f"{n}-{r.name}" for n, r in CASES])
def test_a_rule_is_true(name: str, rule: Rule) -> None:
    LAWS[name].check(rule)


def test_a_wrong_rule_is_found() -> None:
    wrong = Rule("half", "x <<< k", "left_1(swap(x))", when="k == 4")
    with pytest.raises(AssertionError, match="half of u8 by"):
        LAWS["eight_bits"].check(wrong)
