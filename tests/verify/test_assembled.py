"""What ptxas refuses, and what it spills, has failed; without it nothing was run."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify import assembled
from verify.assembled import check_assembled
from verify.toolchain.ptxas import Cubin, Resources
from verify.toolchain.tools import MissingTool, tool_named

STRIDE = Path(__file__).parents[1] / "bench" / "sass" / "stride.ptx"


@pytest.mark.needs_tool("ptxas")
def test_a_file_is_taken_for_each_architecture() -> None:
    found = list(check_assembled(STRIDE.read_text()))
    assert [each.status for each in found] == ["tested"] * 3
    assert found[0].name == "ptxas: sm_75, without spills"


@pytest.mark.needs_tool("ptxas")
def test_what_is_refused_has_failed() -> None:
    found = list(check_assembled(STRIDE.read_text().replace("xor.b32", "xor.b33")))
    assert {each.status for each in found} == {"failed"}
    assert "line 33" in found[0].detail


def test_what_is_spilled_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    spilled = {"one": Resources(registers=255), "two": Resources(registers=255, spill_loads=8)}
    monkeypatch.setattr(assembled, "assemble_ptx", lambda _, name: Cubin(b"", name, spilled))
    first, *_ = check_assembled("")
    assert (first.status, first.detail) == ("failed", "two spills")


def test_without_ptxas_nothing_was_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(text: str, architecture: str) -> Cubin:
        raise MissingTool(tool_named("ptxas"))

    monkeypatch.setattr(assembled, "assemble_ptx", missing)
    first, *_ = check_assembled("")
    assert first.status == "not run"
    assert "scripts/setup ptx" in first.detail
