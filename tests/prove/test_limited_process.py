"""Calls in forked children: values, errors, limits, and that nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from prove.limited_process import MEMORY_IN_USE, Died, Exceeded, map_limited, run_limited
from prove.machine.decode import DecodeError
from prove.machine.executor import Broken

ROOT = Path(__file__).parents[2]
LONG_SECONDS, LIMIT_SECONDS = 1000, 300
"""How long a child sleeps that is to be ended, and how long a busy machine may take to do so."""


class Unsendable(Exception):
    """Cannot be made again of the arguments that it keeps."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} {second}")


def open_files() -> list[str]:
    return sorted(path.name for path in Path("/dev/fd").iterdir())


def fail(error: BaseException) -> int:
    raise error


def fill_memory() -> int:
    held = [bytes(1 << 20) for _ in range(1 << 14)]
    return len(held)


def die() -> None:
    os.kill(os.getpid(), signal.SIGUSR1)


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def note_and_sleep(note: Path) -> None:
    note.write_text(str(os.getpid()))
    time.sleep(LONG_SECONDS)


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: Callable[[], float]) -> None:
    """Let limits of time go by a clock of the test's."""
    monkeypatch.setattr("prove.limited_process.time", SimpleNamespace(monotonic=seconds))


def has_zombie() -> bool:
    """Whether a child has ended that nobody has waited for; other tests' children may still run."""
    try:
        return os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return False


@pytest.mark.slow
def test_values_come_back_in_order_and_nothing_is_left() -> None:
    before = open_files()
    assert run_limited(lambda: {"a": [1, None]}) == {"a": [1, None]}
    assert map_limited(lambda n: n * n, range(7), 3) == [0, 1, 4, 9, 16, 25, 36]
    assert map_limited(str, [], 3) == []
    assert run_limited(lambda: bytes(3_000_000)) == bytes(3_000_000)  # more than a pipe holds
    assert open_files() == before
    assert not has_zombie()


def test_what_a_child_changes_ends_with_it() -> None:
    known = [1]

    def add(number: int) -> list[int]:
        known.append(number)
        return list(known)

    assert map_limited(add, [2, 3], 2) == [[1, 2], [1, 3]]
    assert known == [1]


@pytest.mark.slow
def test_errors_are_raised_again_with_their_story() -> None:
    with pytest.raises(KeyError, match="x") as caught:
        run_limited(lambda: fail(KeyError("x")))
    assert "in fail" in caught.value.__notes__[0]
    with pytest.raises(DecodeError, match="no code"):
        run_limited(lambda: fail(DecodeError("no code")))
    with pytest.raises(Broken, match="0x10: is wrong"):
        run_limited(lambda: fail(Broken("is wrong", None, 16)))
    with pytest.raises(RuntimeError, match="Unsendable: one two"):
        run_limited(lambda: fail(Unsendable("one", "two")))
    with pytest.raises(AttributeError, match="local object"):
        run_limited(lambda: lambda: 0)


def test_an_error_ends_the_other_children() -> None:
    begin = time.monotonic()
    with pytest.raises(ZeroDivisionError):
        map_limited(lambda n: sleep(LONG_SECONDS) if n else 1 / n, [1, 0, 1], 3)
    assert time.monotonic() - begin < LIMIT_SECONDS, "the others would have slept for longer"
    assert not has_zombie()


@pytest.mark.slow
def test_time_is_limited_for_each_item(monkeypatch: pytest.MonkeyPatch) -> None:
    before, done = open_files(), list[None]()
    with monkeypatch.context() as patch:
        set_clock(patch, lambda: 1.0 * (len(done) >= 2))
        make = partial(map_limited, seconds=0.5, done=lambda: done.append(None))
        assert make(sleep, [0, LONG_SECONDS, 0], 2) == [0, Exceeded("time"), 0]
    assert run_limited(lambda: sum(iter(int, 1)), seconds=0.2) == Exceeded("time")
    assert open_files() == before


@pytest.mark.slow
@pytest.mark.skipif(not MEMORY_IN_USE.exists(), reason="only Linux counts the memory of a child")
def test_memory_is_limited() -> None:
    assert run_limited(fill_memory, megabytes=100) == Exceeded("memory")
    assert run_limited(lambda: len(bytes(10 << 20)), megabytes=100) == 10 << 20


def test_a_crash_is_no_result() -> None:
    with pytest.raises(Died, match="SIGUSR1"):
        run_limited(die)
    with pytest.raises(Died, match="status 0"):
        run_limited(lambda: os._exit(0))
    assert map_limited(lambda _: die(), [0], 1, died=lambda _: None) == [None]


@pytest.mark.slow
def test_a_child_may_have_children() -> None:
    def inner(number: int) -> list[int | Exceeded]:
        return map_limited(lambda n: 10 * number + n, [1, 2], 2)

    assert map_limited(inner, [1, 2], 2) == [[11, 12], [21, 22]]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_the_end_of(pids: Sequence[int]) -> None:
    """A child looks for its parent twice a second, and a busy machine lets it wait."""
    deadline = time.monotonic() + LIMIT_SECONDS
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(map(is_running, pids))


@pytest.mark.slow
def test_children_end_with_a_child_that_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "pid"
    set_clock(monkeypatch, lambda: 1.0 * bool(note.exists() and note.read_text()))

    def outer() -> None:
        run_limited(lambda: note_and_sleep(note))

    assert run_limited(outer, seconds=0.5) == Exceeded("time")
    wait_for_the_end_of([int(note.read_text())])


def test_an_interrupt_ends_the_children() -> None:
    code = (
        "import os, time; from prove.limited_process import map_limited\n"
        "def wait(_):\n"
        "    os.write(1, b'%d\\n' % os.getpid())\n"
        "    time.sleep(1000)\n"
        "map_limited(wait, [1, 2], 2)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        # A shell that runs the tests in the background lets all below it ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    )
    assert process.stdout is not None
    pids = [int(process.stdout.readline()) for _ in range(2)]
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=LIMIT_SECONDS) != 0
    wait_for_the_end_of(pids)
    process.stdout.close()
