"""A request makes a file; its head says what was checked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from artifacts.head import NOT_RUN
from builds.checks import EVERY_PASS
from builds.modes import product
from builds.modes.build import BuiltMode
from builds.modes.product import ModeOrder, ModeProduct, make_mode
from catalogue.ciphers import find_cipher
from dsl.cipher import Cipher
from runtime.user_error import UserError
from tests.builds.modes.made import built_over_toy, toy_options
from tests.lwcc.terminal import TOY
from verify.report import Finding

ORDER = ModeOrder(find_cipher(str(TOY)), toy_options(), False, 4096)
SOUND = Finding("requests", "tested", 3)
WRONG = Finding("requests", "failed", 3, "the state is 00")


def test_a_file_that_is_not_checked_says_so() -> None:
    made = make_mode(ORDER)
    assert (made.findings, made.passed) == ((), True)
    assert made.built.entries["checked"] == NOT_RUN
    assert made.built.body == built_over_toy().body


@pytest.mark.parametrize(("finding", "passed"), [(SOUND, True), (WRONG, False)])
def test_findings_follow_those_of_the_passes(
    finding: Finding, passed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(built: BuiltMode, cipher: Cipher) -> tuple[Finding, ...]:
        return (finding,)

    monkeypatch.setattr(product, "check_built", check)
    made = make_mode(replace(ORDER, check=True))
    assert made.passed is passed
    first, second = made.findings
    assert (first.name, first.status, second) == (EVERY_PASS, "tested", finding)
    assert first.cases == made.built.passes > 0
    assert made.built.entries["checked"] != NOT_RUN


def test_one_failed_check_fails_a_file() -> None:
    built = built_over_toy()
    assert ModeProduct(built, (SOUND, SOUND)).passed
    assert not ModeProduct(built, (SOUND, WRONG, SOUND)).passed


def test_a_set_with_short_blocks_is_refused() -> None:
    options = toy_options()
    short = replace(options, build=replace(options.build, set_name="simon32_64"))
    with pytest.raises(UserError, match="needs blocks of 64 bits and more"):
        make_mode(ModeOrder(find_cipher("simon"), short, False, 4096))
