"""A terminal to show progress on, a temporary folder without space, tools that are missing."""

from __future__ import annotations

import errno
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from builds.product import Order, make
from catalogue.ciphers import find_cipher
from compiler.pipeline import Step
from runtime.errors import explained
from runtime.internal_error import InternalError
from runtime.user_error import UserError, full_folder
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, options, refused
from verify.report import Finding, Report
from verify.toolchain import tools
from verify.toolchain.assemble import AssemblyError

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
NO_SPACE = "No space left on device in the temporary folder {}\nhint: TMPDIR names another folder"
LIMIT_SECONDS = 300
"""For what is shown within a second: a machine may have much else to do."""
SLOW = """
import sys
import runtime.progress as progress
from compiler.passes.listing.allocate import Allocate

progress.PATIENCE_SECONDS = progress.SECONDS_TO_JUDGE = 0.0

def wait(self, module, context, run=Allocate.run_module):
    sys.stdin.readline()
    return run(self, module, context)

Allocate.run_module = wait
from lwcc.cli import main
main()
"""


def on_terminal(folder: Path, until: Callable[[str], bool], *words: str | Path) -> str:
    """What a command shows on stderr where that is a terminal; a pass ends once `until` holds."""
    reader, writer = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", SLOW, *map(str, words)],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=writer,
    ) as process:
        assert process.stdin is not None
        os.close(writer)
        shown, end = b"", time.monotonic() + LIMIT_SECONDS
        while chunk := _read(reader):
            shown += chunk
            if until(shown.decode(errors="ignore")) or time.monotonic() > end:
                process.stdin.close()
        os.close(reader)
    assert process.returncode == 0, shown
    return shown.decode()


def _read(terminal: int) -> bytes:
    """The next bytes; none where everybody has closed the terminal, which Linux calls an error."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


@pytest.mark.full
def test_issue_13_progress_of_one_set_names_the_pass_and_the_time_left(tmp_path: Path) -> None:
    steps: list[Step] = []
    make(Order(find_cipher(str(TOY)), options(), False), steps.append)
    (step,) = (step for step in steps if step.name == "allocate")
    said = f"{TOY_SET}: allocate ({step.number} of {step.count}); about "

    def names_both(shown: str) -> bool:
        lines = [line for line in shown.split("\r") if "compiling toy.dsl" in line]
        return any(re.search(re.escape(said) + r"\d+ s left", line) for line in lines)

    words = ("compile", TOY, "--lanes", "8", "--no-check")
    shown = on_terminal(tmp_path, names_both, *words)
    assert names_both(shown), shown.split("\r")[-5:]
    assert "0/1" not in shown


def test_issue_13_without_a_terminal_there_is_no_progress(tmp_path: Path) -> None:
    words = ("compile", str(TOY), "--lanes", "8", "--no-check")
    done = subprocess.run(
        [sys.executable, "-c", SLOW, *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "left" not in done.stderr
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == [TOY_SET, "lwcc"]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for temporary files; no space is left in it."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


@pytest.mark.full(but=1)
@pytest.mark.parametrize("named", [False, True])
def test_issue_13_a_full_temporary_folder_is_named(
    named: bool, temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, _: bytes) -> int:
        name = (str(path),) if named else ()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), *name)

    monkeypatch.setattr("pathlib.Path.write_bytes", write)
    said = refused("compile", TOY, "--lanes", "8", "-o", tmp_path / "x.s")
    assert said == f"lwcc: error: {NO_SPACE.format(temporary)}\n"
    assert not list(temporary.iterdir())
    assert not (tmp_path / "x.s").exists()


def test_issue_13_a_tool_without_space_names_the_folder(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "llvm-mc refused the file:\nLLVM ERROR: IO failure: No space left on device"

    def assemble(*_: object, **__: object) -> bytes:
        raise AssemblyError(said)

    monkeypatch.setattr("verify.check.assemble", assemble)
    assert NO_SPACE.format(temporary) in refused("compile", TOY, "--lanes", "8")
    with pytest.raises(UserError, match="No space left on device in the temporary folder"):
        explained(assemble)()


@pytest.mark.slow
def test_issue_13_a_compiler_without_space_names_the_folder(
    temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    detail = "gcc refused x.c:\nfatal error: error writing to x.s: No space left on device"
    report = Report((Finding("gcc -O0: compiles", "failed", 0, detail),))
    monkeypatch.setattr("builds.checks.check_native", lambda *_, **__: report)
    said = refused("compile", TOY, "--target", "c", "--lanes", "1", "-o", tmp_path / "x.c")
    assert said == f"lwcc: error: {NO_SPACE.format(temporary)}\n"
    assert not (tmp_path / "x.c").exists()


def test_other_errors_of_tools_are_no_matter_of_space(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*_: object) -> None:
        raise AssemblyError("llvm-mc refused the file:\nx.s:1:1: error: invalid instruction")

    monkeypatch.setattr("builds.product.check_part", check)
    with pytest.raises(InternalError, match="invalid instruction"):
        make(Order(find_cipher(str(TOY)), options(), True))
    assert full_folder("invalid instruction") is None


@pytest.fixture
def bare(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without LLVM, compilers, Valgrind and the wheel."""
    folder = tmp_path_factory.mktemp("bare")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(tools, "LLVM_FOLDER", str(folder / "none-{}"))
    monkeypatch.setattr(tools, "find_spec", lambda _: None)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("LWCC_REQUIRE", raising=False)


MISSING = {
    "neon": ("llvm-mc", "ld.lld"),
    "c": ("gcc", "clang", "valgrind"),
}


@pytest.mark.parametrize("target", MISSING)
def test_issue_13_compile_without_tools(bare: None, target: str, tmp_path: Path) -> None:
    """As the guide on exit codes says: 1 and the rest is done, or 2 and nothing is."""
    lanes = "8" if target == "neon" else "1"
    words = ("compile", TOY, "--target", target, "--lanes", lanes, "-o", f"{tmp_path}/")
    said = refused(*words, "--require")
    assert all(f"lwcc: error: {tool} is missing (" in said for tool in MISSING[target])
    assert not list(tmp_path.iterdir())
    result = lwcc(*words)
    assert result.exit_code == 1
    assert "lwcc: warning: checks not run: " in result.stderr
    assert all(f"{tool} is missing (" in result.stderr for tool in MISSING[target])
    (made,) = (file for file in tmp_path.iterdir() if file.suffix != ".h")
    assert "checked:   not run" in made.read_text()
    assert lwcc(*words, "--no-check").exit_code == 0


def test_issue_13_compile_with_proofs_without_tools(bare: None, tmp_path: Path) -> None:
    said = refused("compile", TOY, "--lanes", "8", "--prove", "-o", tmp_path / "x.s")
    assert "lwcc: error: llvm-mc is missing (" in said
    assert not list(tmp_path.iterdir())


@pytest.mark.full(but=1)
def test_issue_13_verify_without_tools(compiled: Path, bare: None) -> None:
    file = compiled / "toy64_64_l8_once.s"
    said = refused("verify", file, "--require")
    assert "lwcc: error: llvm-mc is missing (" in said
    result = lwcc("verify", file)
    assert result.exit_code == 1
    assert "lwcc: warning: not run: llvm-mc is missing (" in result.stderr
    assert lwcc("verify", TOY).exit_code == 0, "the text of a cipher needs no tool"
    assert lwcc("verify", TOY, file).exit_code == 1


@pytest.mark.slow
def test_issue_13_bench_without_tools(compiled: Path, bare: None) -> None:
    said = refused("bench", compiled / "toy64_64_l8_once.s", "--require")
    assert "is missing (" in said


def test_issue_13_prove_without_tools(
    compiled: Path, bare: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(function: Callable[[Any], Any], jobs: Sequence[Any], what: str) -> list[Any]:
        """Run jobs in this process: others would find the tools."""
        return [function(job) for job in jobs]

    monkeypatch.setattr("lwcc.work.checking.prove.run_jobs", here)
    monkeypatch.setattr("proof_driver.proving.run_jobs", here)
    said = refused("prove", compiled / "toy64_64_l8_once.s", "--again", "--cipher", TOY)
    assert "lwcc: error: llvm-mc is missing (" in said


def test_issue_13_doctor_without_tools(bare: None) -> None:
    result = lwcc("doctor")
    assert result.exit_code == 1
    assert "apt-get install llvm" in result.stdout
