"""Compiled modules stand in for the text that they were compiled from, and compute the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from prove.graph import graph
from runtime import compiled
from runtime.compiled import Compiled, compiled_files, place, sources

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]
PROOF = """
import json, sys
from pathlib import Path
sys.path.insert(0, ".")
from runtime import compiled
compiled.FOLDER = Path(sys.argv[1])
is_compiled = compiled.use_compiled()
from artifacts.generated_files import read_parts
from artifacts.parts import proof_subject
from prove.claims import verdict

sessions, session_for = [], verdict.session_for
def kept(*given):
    sessions.append(session_for(*given))
    return sessions[-1]
verdict.session_for = kept
(part,) = read_parts(Path("generated/rv32i/speck64_128_l1_small.s"))
found = [verdict.prove_function(proof_subject(part), role) for role in part.functions]
sizes = [[len(s.graph.atoms_of), len(s.graph.origins)] for s in sessions]
print(json.dumps([is_compiled, [one.verdict for one in found], sizes]))
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one module to be compiled."""
    path = tmp_path / "prove" / "graph" / "one.py"
    path.parent.mkdir(parents=True)
    path.write_text("A = 1\n")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "build" / "fast")
    return path


def test_modules_are_found_by_name(tree: Path) -> None:
    assert sources() == [tree]
    assert compiled_files() == {}
    made = place() / "prove" / "graph" / f"one{SUFFIX}"
    made.parent.mkdir(parents=True)
    made.write_bytes(b"")
    assert compiled_files() == {"prove.graph.one": made}
    found = Compiled(compiled_files()).find_spec("prove.graph.one")
    assert found
    assert found.origin == str(made)
    assert Compiled(compiled_files()).find_spec("prove.graph.other") is None


def test_modules_of_another_text_are_not_found(tree: Path) -> None:
    made = place() / "prove" / "graph" / f"one{SUFFIX}"
    made.parent.mkdir(parents=True)
    made.write_bytes(b"")
    tree.write_text("A = 2\n")
    assert compiled_files() == {}


def test_a_folder_without_those_of_these_sources_has_none(tree: Path) -> None:
    (compiled.FOLDER / "other" / f"x{SUFFIX}").parent.mkdir(parents=True)
    (compiled.FOLDER / "other" / f"x{SUFFIX}").write_bytes(b"")
    assert tree.is_file()
    assert compiled_files() == {}


def test_the_option_runs_compiled_modules(request: pytest.FixtureRequest) -> None:
    assert graph.__file__
    assert graph.__file__.endswith(SUFFIX) == request.config.getoption("--compiled")


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler to compile modules with")
def test_compiled_modules_make_the_same_graphs(tmp_path: Path) -> None:
    """The same verdicts, by graphs with as many forms and atoms."""
    folder = tmp_path / "fast"
    command = [sys.executable, "scripts/compile_modules", str(folder / place().name)]
    subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": "."}
    )
    plain, fast = (run(tmp_path / "none"), run(folder))
    assert (plain[0], fast[0]) == (False, True)
    assert plain[1:] == fast[1:]
    assert set(plain[1]) == {"proven"}


def run(folder: Path) -> list[Any]:
    command = [sys.executable, "-c", PROOF, str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    found: list[Any] = json.loads(done.stdout)
    return found
