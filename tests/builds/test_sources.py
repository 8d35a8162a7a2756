"""Which sources a verdict and a generated file depend on."""

from __future__ import annotations

import ast
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FrameType

import pytest

from artifacts.generated_files import read_parts
from artifacts.origin import origin_of
from builds import source_code
from builds.checks import check_part, passed
from builds.modes.sources import MODE_PROOF
from builds.source_code import SourceTree
from builds.sources import GENERATION, OF_EXECUTORS, PROOF, ROOMS, Sources, source_tree
from compiler.machine.load import load_target
from compiler.machine.target import Target
from measurements.native import headers_beside
from tests.few_builds import few_builds as few_builds
from tests.lwcc.terminal import TOY, lwcc

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "generated"
FILES_OF_EXECUTORS = (
    "aarch64_neon/speck64_128.s",
    "avr/speck64_128_l1_small.s",
    "c/speck64_128.c",
    "ptx/speck64_128.ptx",
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that digests are made of."""
    copy = Path(shutil.copytree(ROOT, tmp_path / "copy", ignore=_ignored))
    monkeypatch.setattr("builds.sources.ROOT", copy)
    monkeypatch.setattr("builds.sources.load_target", lambda name: replace_folder(copy))
    return copy


OF_THE_CHECKER = {
    "prove/graph/graph.py": True,
    "artifacts/stated.py": True,
    "options/flags.py": False,
    "catalogue/declared.py": False,
    "dsl/syntax/grammar.lark": True,
    "dsl/syntax/grammar_tables.json": True,
    "dsl/unrolling/execute.py": True,
    "compiler/machine/meaning.py": True,
    "targets/rv32i/table.py": True,
    "targets/rv32i/cost.py": False,
    "targets/aarch64_neon/table.py": False,
    "lwcc/verbs/checking/prove.py": False,
    "compiler/registers/allocate.py": False,
}
LOOK_AT_OPTIONS = {
    "artifacts/generated_files.py",
    "proof_driver/modes/certificates.py",
    "proof_driver/modes/files.py",
    "proof_driver/modes/subjects.py",
}
"""Modules of the checker that look at options: for `Stated`, and for a mode and its switches, which
certificates have as well."""
OF_THE_GENERATOR = {
    "compiler/registers/allocate.py": True,
    "dsl/syntax/grammar.lark": True,
    "targets/rv32i/cost.py": True,
    "targets/header.h.j2": True,
    "bench/in_order/cycles.py": True,
    "requirements/runtime.txt": True,
    "targets/rv32i/README.md": False,
    "targets/aarch64_neon/table.py": False,
    "prove/graph/graph.py": False,
    "lwcc/verbs/regen.py": False,
}


@pytest.mark.documents
@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("sources", "files"), [(PROOF, OF_THE_CHECKER), (GENERATION, OF_THE_GENERATOR)]
)
def test_what_results_depend_on(
    folder: Path, sources: Sources, files: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What decides a result counts, here of RV32I; other targets and what prints do not."""
    # Of all files one is another from digest to digest.
    monkeypatch.setattr(source_code, "read", cache(source_code.read))
    first = sources.digest("rv32i")
    for name, counts in files.items():
        path = folder / name
        text = path.read_bytes()
        path.write_bytes(text + b"\nmore = 1\n")
        assert (sources.digest("rv32i") != first) == counts, name
        path.write_bytes(text)
    assert sources.digest("rv32i") == first


@pytest.mark.slow
def test_what_proves_kernels_counts_for_kernels_alone() -> None:
    """Other targets' certificates hold when the checker of kernels changes."""
    (module,) = PROOF.of_executors["grid"]
    own, others = source_tree("grid"), source_tree("emulator")
    assert own.digest(ROOT / module)
    changed = replace(PROOF, of_executors={})
    assert changed.digest("ptx", own) != PROOF.digest("ptx", own)
    assert changed.digest("rv32i", others) == PROOF.digest("rv32i", others)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["builds/modes", "proof_driver/provable.py", "lwcc"])
def test_what_finds_kernels_does_not_count(place: str) -> None:
    """The certificates of kernels hold when other files are found."""
    (module,) = PROOF.of_executors["grid"]
    without = SourceTree(ROOT, ROOMS, (*source_tree("grid").left_out, ROOT / place))
    assert without.digest(ROOT / module) == source_tree("grid").digest(ROOT / module)


@pytest.mark.slow
def test_the_checker_takes_from_options_only_what_is_stated() -> None:
    """Options are no source of the checker, so certificates have what it takes from them."""
    tree = source_tree("grid", PROOF.not_counted)
    alone = {ROOT / name for name in (*PROOF.beside, *MODE_PROOF.beside) if name.endswith(".py")}
    beginning = (*MODE_PROOF.beginning, *PROOF.of_executors["grid"])
    modules = alone.union(*(tree.closure(ROOT / name) for name in beginning))
    assert ROOT / "artifacts" / "stated.py" in modules
    readers = {path.relative_to(ROOT).as_posix() for path in modules if _looks_at_options(path)}
    assert readers == LOOK_AT_OPTIONS


def _looks_at_options(path: Path) -> bool:
    nodes = ast.walk(ast.parse(path.read_text()))
    return any(isinstance(node, ast.Attribute) and node.attr == "options" for node in nodes)


def _ignored(folder: str, names: list[str]) -> set[str]:
    kept = {*ROOMS, "requirements"}
    if Path(folder) == ROOT:
        return set(names) - kept
    return {name for name in names if name == "__pycache__"}


def replace_folder(root: Path) -> Target:
    """RV32I with its rows in a copy of the sources."""
    target = load_target("rv32i")
    return replace(target, folder=root / "targets" / target.folder.name)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES_OF_EXECUTORS)
def test_what_runs_in_a_check_counts(file: str, few_builds: None) -> None:
    assert_what_runs_counts(GENERATED / file)


@pytest.mark.full
@pytest.mark.slow
def test_what_runs_in_a_check_with_every_build_counts() -> None:
    (file,) = (name for name in FILES_OF_EXECUTORS if name.endswith(".c"))
    assert_what_runs_counts(GENERATED / file)


@pytest.mark.slow
def test_what_runs_in_a_check_counts_where_only_qemu_knows_the_instructions(
    tmp_path: Path,
) -> None:
    form = ("--target", "rv32i", "--features", "zbkb", "--no-check")
    shutil.copy(TOY, tmp_path)
    assert lwcc("compile", TOY, *form, "-o", tmp_path).exit_code == 0
    (path,) = tmp_path.glob("*.s")
    assert_what_runs_counts(path)


def assert_what_runs_counts(path: Path) -> None:
    """No function of a file that another executor alone counts is called in a check."""
    (part,) = read_parts(path)
    cipher, headers = origin_of(part, path.parent, "").load(), headers_beside(path)
    tree = source_tree(load_target(part.options.target).executor)
    with _called() as files:
        findings = check_part(part, cipher, headers)
    assert passed(findings)
    assert not [name for name in files if tree.leaves_out(Path(name))]
    assert {place for place in OF_EXECUTORS if (ROOT / place).exists()} == set(OF_EXECUTORS)


@contextmanager
def _called() -> Iterator[set[str]]:
    """The files of the functions that are called, apart from the bodies of modules."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_name != "<module>":
            files.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(None)
