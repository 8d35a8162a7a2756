"""`lwcc list` and `lwcc doctor`: what there is."""

from __future__ import annotations

import json

import pytest

from compiler.pipeline import PASSES, pass_name
from tests.lwcc.terminal import lwcc, read_json, refused
from verify.tools import TOOLS, MissingTool, tool_named

KINDS = ("ciphers", "sets", "targets", "passes")


def test_everything_is_listed_under_its_kind() -> None:
    lines = lwcc("list").stdout.splitlines()
    assert [line[:-1] for line in lines if not line.startswith(" ")] == list(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_one_kind(kind: str) -> None:
    names = [row["name"] for row in read_json("list", kind)[kind]]
    lines = lwcc("list", kind).stdout.splitlines()
    assert [line.split()[0] for line in lines] == names


def test_the_pipeline_is_the_list_of_passes() -> None:
    rows = read_json("list", "passes")["passes"]
    assert [row["name"] for row in rows] == [pass_name(kind) for kind in PASSES]
    assert all(row["does"] for row in rows)


def test_sets_name_their_cipher() -> None:
    assert {"name": "pipo64_256", "cipher": "pipo"} in read_json("list", "sets")["sets"]


def test_unknown_kind() -> None:
    assert "there are: ciphers, sets, targets, passes" in refused("list", "pass")


def test_doctor_names_every_tool() -> None:
    result = lwcc("doctor", "--json")
    rows = json.loads(result.stdout)["tools"]
    assert [row["name"] for row in rows] == [tool.name for tool in TOOLS]
    assert result.exit_code == (0 if all(row["version"] for row in rows) else 1)


def test_doctor_says_how_to_get_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr("lwcc.verbs.doctor.find", find_nothing)
    result = lwcc("doctor")
    assert result.exit_code == 1
    assert result.stdout.count("missing") == len(TOOLS)
    assert "install it with: apt-get install lld" in result.stdout
