"""Digests follow names and bytes, and nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from builds.cache.digests import (
    digest_of,
    folder_digest,
    lwcc_digest,
    packages,
    tool_versions,
    vectors_digest,
)
from verify.toolchain.tools import TOOLS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/a.py").write_text("a = 1\n")
    (tmp_path / "table.toml").write_text("x = 2\n")
    return tmp_path


def digest(folder: Path) -> str:
    folder_digest.cache_clear()
    return folder_digest(folder)


def test_times_and_compiled_modules_do_not_count(folder: Path) -> None:
    before = digest(folder)
    os.utime(folder / "table.toml", (1, 1))
    (folder / "in/a.cpython-311.pyc").write_bytes(b"compiled")
    assert digest(folder) == before


def test_bytes_and_names_count(folder: Path) -> None:
    met = {digest(folder)}
    (folder / "table.toml").write_text("x = 3\n")
    met.add(digest(folder))
    (folder / "in/a.py").rename(folder / "in/b.py")
    met.add(digest(folder))
    (folder / "in/b.py").rename(folder / "b.py")
    met.add(digest(folder))
    assert len(met) == 4


def test_answers_beside_a_text(tmp_path: Path) -> None:
    text = tmp_path / "x.dsl"
    text.write_text("cipher X\n")
    assert vectors_digest(text) == ""
    (tmp_path / "vectors").mkdir()
    beside = tmp_path / "vectors/x.json"
    beside.write_text("{}")
    assert vectors_digest(text) == digest_of(beside)


@pytest.mark.slow
def test_versions_are_of_all_that_runs() -> None:
    assert len(lwcc_digest()) == 64
    assert any(each.startswith("numpy ") for each in packages())
    assert [said.split()[0] for said in tool_versions()] == [tool.name for tool in TOOLS]
