"""Which sources a verdict depends on."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from compiler.target import Target, load_target
from lwcc.checker import sources_digest

ROOT = Path(__file__).parents[2]


def test_what_the_checker_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows, graph, grammar and decoder count; what prints verdicts does not."""
    folder = Path(shutil.copytree(ROOT, tmp_path / "copy", ignore=_ignored))
    monkeypatch.setattr("lwcc.checker.ROOT", folder)
    monkeypatch.setattr("lwcc.checker.load_target", lambda name: replace_folder(folder))
    first = sources_digest("rv32i")
    for name, counts in (
        ("prove/graph.py", True),
        ("dsl/grammar.lark", True),
        ("dsl/execute.py", True),
        ("compiler/meaning.py", True),
        ("targets/rv32i/table.py", True),
        ("targets/rv32i/cost.py", False),
        ("targets/aarch64_neon/table.py", False),
        ("lwcc/verbs/prove.py", False),
        ("compiler/allocate.py", False),
    ):
        path = folder / name
        text = path.read_bytes()
        path.write_bytes(text + b"\n# more\n")
        assert (sources_digest("rv32i") != first) == counts, name
        path.write_bytes(text)
    assert sources_digest("rv32i") == first


def _ignored(folder: str, names: list[str]) -> set[str]:
    kept = {"prove", "dsl", "compiler", "targets", "lwcc", "verify"}
    if Path(folder) == ROOT:
        return set(names) - kept
    return {name for name in names if name == "__pycache__"}


def replace_folder(root: Path) -> Target:
    """RV32I with its rows in a copy of the sources."""
    target = load_target("rv32i")
    return replace(target, folder=root / "targets" / target.folder.name)
