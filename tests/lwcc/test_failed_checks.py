"""Failed checks are reported by set; checks that held are not."""

from __future__ import annotations

import click
import pytest

from lwcc.failed_checks import show_failures
from verify.report import Finding


def test_only_what_did_not_hold_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    findings = (Finding("timing", "tested", 3, ""), Finding("abi", "failed", 0, "r4 is lost"))
    with click.Context(click.Command("compile"), obj=("compile", "toy")):
        assert show_failures([("toy64_64", findings), ("toy64_96", ())]) == 1
    first, *others = capsys.readouterr().err.splitlines()
    assert first == "lwcc: failed: toy64_64: abi: r4 is lost"
    assert others[0] == "lwcc: nothing was written; `--no-check` writes the unchecked file"
    assert not any("timing" in line for line in others)


def test_kernels_that_need_too_many_registers_are_no_mistake(
    capsys: pytest.CaptureFixture[str],
) -> None:
    name, said = "ptxas: sm_90, without spills", "ctr_crypt spills"
    spills = Finding(name, "failed", 5, said, is_too_large=True)
    with click.Context(click.Command("compile"), obj=("compile", "toy")):
        assert show_failures([("toy64_64", (spills,))]) == 2
        assert capsys.readouterr().err.splitlines()[-1].startswith("hint: a thread has no room")
        other = Finding("timing", "failed", 0, "it differs")
        assert show_failures([("toy64_64", (spills, other))]) == 1
        unread = Finding(name, "failed", 0, "syntax error")
        assert show_failures([("toy64_64", (unread,))]) == 1
