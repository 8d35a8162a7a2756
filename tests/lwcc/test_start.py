"""The process as a whole: signals at any time, workers that die, full disks, what is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from runtime.internal_error import InternalError
from runtime.user_error import UserError
from runtime.workers import run_jobs
from tests.lwcc.terminal import TOY, lwcc

ROOT = Path(__file__).parents[2]
LIMIT_SECONDS = 120
"""For what takes a second: a machine may have much else to do."""
IN_C = """
import sys, time
from pysat.solvers import Solver
import compiler.passes.spec.unroll as unroll

def solve(*_):
    # A pigeonhole problem: the solver does not come back for a very long time.
    n, solver = 14, Solver("cadical195")
    for i in range(n + 1):
        solver.add_clause([i * n + j + 1 for j in range(n)])
    for j in range(n):
        for i in range(n + 1):
            for k in range(i):
                solver.add_clause([-(i * n + j + 1), -(k * n + j + 1)])
    print("ready", file=sys.stderr, flush=True)
    solver.solve()

unroll.Unroll.run_module = solve
"""
IN_PYTHON = """
import pathlib, subprocess, sys, tempfile, time
import compiler.passes.spec.unroll as unroll

def wait(*_):
    (pathlib.Path(tempfile.mkdtemp()) / "left").write_text("x")
    subprocess.Popen(["sleep", "1000"])
    print("ready", file=sys.stderr, flush=True)
    time.sleep(1000)

unroll.Unroll.run_module = wait
"""
START = "import sys; from lwcc.__main__ import main; main()"


def reset() -> None:
    """Let a child listen, whatever this process was told to ignore."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def ignore() -> None:
    """As a shell does for what it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def started(
    folder: Path, *words: str | Path, code: str = START, before: Callable[[], None] = reset
) -> Iterator[subprocess.Popen[str]]:
    """`lwcc` in a process of its own, whose temporary files are in a folder."""
    environment = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=before,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def temporary(tmp_path: Path) -> Path:
    """A folder for temporary files alone."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    return folder


def patched(code: str) -> str:
    """A start whose work runs some code first."""
    return f"""
import importlib, sys
import lwcc.__main__ as start
def work(name, load=importlib.import_module):
    if name == "lwcc.cli":
        exec({code!r}, {{}})
    return load(name)
start.importlib.import_module = work
start.main()
"""


ENDS: Mapping[signal.Signals, tuple[int, str]] = {
    signal.SIGINT: (130, "lwcc: interrupted"),
    signal.SIGTERM: (143, "lwcc: terminated"),
    signal.SIGHUP: (129, "lwcc: terminated"),
}


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize("number", ENDS)
@pytest.mark.parametrize("code", [IN_PYTHON, IN_C], ids=["python", "solver"])
def test_issue_13_a_signal_ends_it_at_once_and_leaves_nothing(
    code: str, number: signal.Signals, temporary: Path, tmp_path: Path
) -> None:
    out = tmp_path / "x.s"
    words = ("compile", TOY, "--lanes", "8", "--no-check", "-o", out)
    with started(temporary, *words, code=patched(code)) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "ready\n"
        process.send_signal(number)
        begin = time.process_time()
        _, said = process.communicate(timeout=LIMIT_SECONDS)
    exit_code, line = ENDS[number]
    assert (process.returncode, said) == (exit_code, f"{line}\n")
    assert time.process_time() - begin < 1
    assert not list(temporary.iterdir())
    assert [file.name for file in tmp_path.iterdir()] == ["temporary"]


@pytest.mark.slow
@pytest.mark.parametrize("module", ["verify.toolchain.lifeline", "lwcc.cli", "builds.request"])
def test_issue_13_a_signal_during_imports(module: str, temporary: Path) -> None:
    code = f"""
import importlib, sys, time
def load(name, load=importlib.import_module):
    if name == {module!r}:
        print("ready", file=sys.stderr, flush=True)
        time.sleep(1000)
    return load(name)
importlib.import_module = load
from lwcc.__main__ import main
main()
"""
    with started(temporary, "ir", TOY, code=code) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=LIMIT_SECONDS)
    assert (process.returncode, said) == (130, "lwcc: interrupted\n")
    assert not list(temporary.iterdir())


def test_issue_13_in_the_background_ctrl_c_is_ignored(temporary: Path) -> None:
    with started(temporary, "list", "targets", before=ignore) as process:
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=LIMIT_SECONDS)
    assert process.returncode == 0
    assert "neon" in said
    assert not list(temporary.iterdir())


def test_nothing_outlives_a_start_that_is_killed(temporary: Path) -> None:
    """Its pipes are closed, so all that held them are gone."""
    code = "import time, sys\nprint('ready', file=sys.stderr, flush=True)\ntime.sleep(1000)\n"
    with started(temporary, "list", code=patched(code)) as process:
        assert process.stderr is not None
        process.stderr.readline()
        process.kill()
        process.communicate(timeout=LIMIT_SECONDS)
    assert process.returncode == -signal.SIGKILL


@pytest.mark.parametrize(
    ("number", "exit_code", "said"),
    [
        (signal.SIGKILL, 2, "lwcc: error: the work was ended by SIGKILL: the machine's memory"),
        (signal.SIGSEGV, 1, "lwcc: failed: the work was ended by SIGSEGV; please report it"),
    ],
)
def test_issue_13_work_that_is_ended_by_others_is_said_so(
    number: signal.Signals, exit_code: int, said: str, temporary: Path
) -> None:
    code = "import os, resource\nresource.setrlimit(resource.RLIMIT_CORE, (0, 0))\n"
    code += f"os.kill(os.getpid(), {int(number)})\n"
    with started(temporary, "list", code=patched(code)) as process:
        _, told = process.communicate(timeout=LIMIT_SECONDS)
    assert process.returncode == exit_code
    assert told.startswith(said)
    assert len(told.splitlines()) == 1


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("words", [("list", "targets"), ("--help",), ("compile", str(TOY))])
def test_issue_13_a_full_stdout_is_named(words: tuple[str, ...], temporary: Path) -> None:
    words = (*words, "--lanes", "8", "--no-check", "-o", "-") if words[0] == "compile" else words
    code = f"import sys; sys.argv[1:] = {list(words)!r}; {START}"
    with started(temporary, code=code) as process:
        process.communicate(timeout=LIMIT_SECONDS)
    assert process.returncode == 0
    full = f"exec '{sys.executable}' -m lwcc {' '.join(words)} > /dev/full"
    done = subprocess.run(["sh", "-c", full], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "lwcc: error: stdout: No space left on device"


def die(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def stumble(number: int) -> int:
    if number == 1:
        raise AssertionError("one is odd")
    return number


@pytest.mark.slow
def test_issue_13_a_dead_worker_is_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 2)
    with pytest.raises(UserError) as problem:
        run_jobs(die, range(4), "counting")
    said = "counting: a worker process was ended by SIGKILL, and its job is lost\nhint: memory may"
    assert problem.value.message.startswith(said)


@pytest.mark.slow
def test_what_a_worker_does_not_expect_is_a_mistake_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("runtime.workers.n_cores", lambda: 2)
    with pytest.raises(InternalError) as problem:
        run_jobs(stumble, range(4), "counting")
    assert problem.value.message == "AssertionError: one is odd"
    (place,) = [p for p in problem.value.places if p.startswith("tests/lwcc/test_start.py:")]
    assert f"place:   {place}" in problem.value.report(["list"]) or place in problem.value.places


@pytest.mark.parametrize("check", [(), ("--no-check",)])
def test_issue_13_a_pass_that_stumbles_is_exit_code_1(
    check: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run_module(*_: object) -> None:
        raise KeyError("n3")

    monkeypatch.setattr("compiler.passes.forms.slice.Slice.run_module", run_module)
    words = ("compile", str(TOY), "--lanes", "8", *check, "-o", str(tmp_path / "x.s"))
    result = lwcc(*words)
    assert result.exit_code == 1
    assert result.stderr.startswith("lwcc: failed: KeyError: 'n3'\nThis is a mistake of lwcc.")
    assert f"  command: lwcc {' '.join(words)}\n" in result.stderr
    assert "  place:   " in result.stderr
    assert not list(tmp_path.iterdir())
