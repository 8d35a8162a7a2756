"""The record of what test files reached, on a small repository."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.selection import record
from tests.selection.reach import Tree

TESTS = ("tests/a/test_a.py", "tests/b/test_b.py")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Two rooms with a test of each, which imports it, in a repository of Git."""
    for room in "ab":
        (tmp_path / room).mkdir()
        (tmp_path / room / "data.txt").touch()
        (tmp_path / room / "code.py").touch()
        folder = tmp_path / "tests" / room
        folder.mkdir(parents=True)
        (folder / f"test_{room}.py").write_text(f"import {room}.code\n")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return record.repository(tmp_path)


def test_what_has_changed_is_not_unchanged(tree: Tree) -> None:
    assert sorted(tree.tests) == list(TESTS)
    known = record.recorded(record.write(tree, ()))
    assert sorted(record.unchanged(tree, known)) == list(TESTS)
    (tree.root / "a/code.py").write_text("more = 1\n")
    assert record.unchanged(record.repository(tree.root), known) == ["tests/b/test_b.py"]


def test_a_new_test_file_is_not_unchanged(tree: Tree) -> None:
    assert record.unchanged(tree, {}) == []


def test_what_opens_more_than_it_reaches_is_not_recorded(
    tree: Tree, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = [(TESTS[0], "a/data.txt"), (TESTS[1], "a/data.txt"), (TESTS[1], "build/x")]
    assert record.recorded(record.write(tree, opened)).keys() == {TESTS[0]}
    assert capsys.readouterr().err == (
        "tests/b/test_b.py is not recorded: it opens a/data.txt, beyond what it is said to reach\n"
    )


def test_other_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert record.main(["write"]) == 2
    assert "unchanged" in capsys.readouterr().err
