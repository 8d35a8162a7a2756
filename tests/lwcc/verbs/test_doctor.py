"""`lwcc doctor`: each tool, and how to get those that are missing."""

from __future__ import annotations

import json

import pytest

from tests.lwcc.terminal import lwcc
from verify.toolchain.tools import TOOLS, MissingTool, tool_named


def test_doctor_names_every_tool() -> None:
    result = lwcc("doctor", "--json")
    rows = json.loads(result.stdout)["tools"]
    assert [row["name"] for row in rows] == [tool.name for tool in TOOLS]
    there = all(row["version"] or row["on_request"] for row in rows)
    assert result.exit_code == (0 if there else 1)


def test_doctor_says_how_to_get_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr("lwcc.work.doctor.find", find_nothing)
    result = lwcc("doctor")
    assert result.exit_code == 1
    tools = result.stdout.partition("CUDA driver")[0]
    assert tools.count("missing") == len(TOOLS)
    assert "install it with: apt-get install lld" in result.stdout
