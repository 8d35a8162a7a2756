"""`lwcc list`: what there is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from builds.index import INDEX, find_folder, read_toml
from compiler.pipeline import PASSES, pass_name
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused

KINDS = ("ciphers", "sets", "targets", "passes")


def test_everything_is_listed_under_its_kind() -> None:
    lines = lwcc("list").stdout.splitlines()
    assert [line[:-1] for line in lines if not line.startswith(" ")] == list(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_one_kind(kind: str) -> None:
    names = [row["name"] for row in read_json("list", kind, "--no-run")[kind]]
    lines = lwcc("list", kind, "--no-run").stdout.splitlines()
    assert [line.split()[0] for line in lines] == names


def test_the_pipeline_is_the_list_of_passes() -> None:
    rows = read_json("list", "passes")["passes"]
    assert [row["name"] for row in rows] == [pass_name(kind) for kind in PASSES]
    assert all(row["does"] for row in rows)


def test_sets_name_their_cipher() -> None:
    row = {"name": "pipo64_256", "cipher": "pipo"}
    assert row in read_json("list")["sets"]
    assert {**row, "verdict": "not run"} in read_json("list", "sets", "--no-run")["sets"]


@pytest.fixture
def only_the_toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of the toy as the only shipped cipher."""
    path = Path(shutil.copy(TOY, tmp_path))
    monkeypatch.setattr("lwcc.work.list.shipped", lambda: {"toy": path})
    return path


def test_sets_have_the_verdict_of_a_run(only_the_toy: Path) -> None:
    (row,) = read_json("list", "sets")["sets"]
    assert row == {"name": TOY_SET, "cipher": "toy", "verdict": "tested"}
    text = only_the_toy.read_text()
    only_the_toy.write_text(text.replace("ciphertext 83", "ciphertext 84"))
    result = lwcc("list", "sets")
    assert result.exit_code == 1
    assert result.stdout == f"{TOY_SET}    cipher: toy; verdict: failed\n"
    assert "this test fails" in result.stderr


def test_records_are_counted_by_target() -> None:
    rows = read_json("list", "records")["records"]
    assert len({row["name"] for row in rows}) == len(rows)
    assert sum(row["files"] for row in rows) == len(read_toml(find_folder() / INDEX)["file"])
    for row in rows:
        assert max(row["to make"], row["to check"], row["to prove"]) <= row["files"]


def test_unknown_kind() -> None:
    assert "there are: ciphers, sets, targets, passes" in refused("list", "pass")
