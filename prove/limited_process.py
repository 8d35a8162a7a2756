"""Runs calls in forked child processes, with limits of time and memory, and in parallel.

A child starts with a copy of this process, and its changes end with it. So a graph with the
specification is built once, and each piece of code is compared with it in a child. Threads are not
copied: call this only if no other thread holds a lock that a child needs.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import selectors
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Literal, NoReturn, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")
Message = tuple[Literal["value", "error", "memory"], Any]
BLOCK_BYTES = 1 << 16
WATCH_SECONDS = 0.5
"""The interval at which a child checks that its parent is alive."""
MEMORY_IN_USE = Path("/proc/self/statm")
"""The first number is the size of the address space, in pages; only Linux has this file."""

NOT_FINISHED = "not finished in "
"""The beginning of the detail of a verdict that was not reached within limits; the limit
follows."""


class Died(RuntimeError):
    """A child ended without a result: killed from outside, or crashed in foreign code."""


@dataclass(frozen=True)
class Exceeded:
    """The resource of which a call exceeded its limit."""

    what: Literal["time", "memory"]


def _raised(problem: Died) -> NoReturn:
    raise problem


def run_limited(
    call: Callable[[], Made], *, seconds: float | None = None, megabytes: int | None = None
) -> Made | Exceeded:
    """The value of a call, computed in a forked child.

    Args:
        call: a function without arguments; its value must be picklable.
        seconds: wall-clock time after which the child is killed.
        megabytes: memory of the child in addition to this process; only Linux counts it.

    Raises:
        Died: the child ended without a result.
        Exception: the error that the call raises; a `RuntimeError` if it is not picklable.
    """
    (made,) = map_limited(lambda _: call(), [None], 1, seconds=seconds, megabytes=megabytes)
    return made


def map_limited(
    call: Callable[[Item], Made],
    items: Sequence[Item],
    n_workers: int,
    *,
    seconds: float | None = None,
    megabytes: int | None = None,
    done: Callable[[], None] = lambda: None,
    died: Callable[[Died], Made] = _raised,
) -> list[Made | Exceeded]:
    """The value of a call for each item, each in a separate child, forked from the current state.

    Args:
        call: a function with picklable values.
        items: its arguments.
        n_workers: number of children at a time.
        seconds: as for `run_limited`, for each item.
        megabytes: as for `run_limited`, for each item.
        done: is called after each item.
        died: makes the value of a child that ended without a result.

    Returns:
        In the order of the items.

    Raises:
        Died: a child ended without a result, unless `died` handles it.
        Exception: the first error of a call; the other children are killed.
    """
    made: dict[int, Made | Exceeded] = {}
    limits = _Limits(seconds, megabytes)
    running: list[_Child] = []
    waiting = list(enumerate(items))[::-1]
    sys.stdout.flush()
    sys.stderr.flush()
    with _frozen():
        try:
            while waiting or running:
                while waiting and len(running) < n_workers:
                    number, item = waiting.pop()
                    running.append(_fork(number, partial(call, item), limits))
                for child in _finished(running):
                    running.remove(child)
                    made[child.number] = child.outcome(died)
                    done()
        finally:
            for child in running:
                child.end()
    return [made[number] for number in range(len(items))]


@dataclass(frozen=True)
class _Limits:
    seconds: float | None
    megabytes: int | None


@dataclass
class _Child:
    """A child that runs or has run.

    Args:
        number: number of its item.
        pid: process id.
        pipe: the end of a pipe from which its message is read.
        deadline: time by the monotonic clock at which it is killed.
        parts: the parts of the message read so far.
        late: whether it was killed at the deadline.
    """

    number: int
    pid: int
    pipe: int
    deadline: float | None
    parts: list[bytes] = field(default_factory=list[bytes])
    late: bool = False

    def read(self) -> bool:
        """Read available data; returns whether the message ended."""
        part = os.read(self.pipe, BLOCK_BYTES)
        self.parts.append(part)
        return not part

    def end(self) -> int:
        """Kill the process if it still runs; returns its status."""
        os.close(self.pipe)
        os.kill(self.pid, signal.SIGKILL)
        return os.waitpid(self.pid, 0)[1]

    def outcome(self, died: Callable[[Died], Any]) -> Any:
        """The value that was sent; a sent error is raised."""
        if self.late:
            self.end()
            return Exceeded("time")
        os.close(self.pipe)
        status = os.waitpid(self.pid, 0)[1]
        message = b"".join(self.parts)
        if not message:
            return self._without_message(status, died)
        kind, value = pickle.loads(message)
        if kind == "memory":
            return Exceeded("memory")
        if kind == "error":
            raise value
        return value

    def _without_message(self, status: int, died: Callable[[Died], Any]) -> Any:
        """The result for a process that sent nothing, by its exit status."""
        if not os.WIFSIGNALED(status):
            return died(Died(f"a child ended with status {os.waitstatus_to_exitcode(status)}"))
        number = os.WTERMSIG(status)
        if number == signal.SIGXCPU:
            return Exceeded("time")
        if number == signal.SIGKILL:  # no fault of the code: the system was out of memory
            return Exceeded("memory")
        return died(Died(f"a child was ended by {signal.Signals(number).name}"))


@contextmanager
def _frozen() -> Iterator[None]:
    """Keep the garbage collector from existing objects: it would write to all pages."""
    was_frozen = gc.get_freeze_count()
    gc.freeze()
    try:
        yield
    finally:
        if not was_frozen:
            gc.unfreeze()


def _fork(number: int, call: Callable[[], object], limits: _Limits) -> _Child:
    reading, writing = os.pipe()
    parent = os.getpid()
    with warnings.catch_warnings():
        # Python 3.12 warns of threads; those of a test runner or a progress bar only wait.
        warnings.simplefilter("ignore", DeprecationWarning)
        pid = os.fork()
    if not pid:
        os.close(reading)
        _live(call, limits, writing, parent)
    os.close(writing)
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    return _Child(number, pid, reading, deadline)


def _finished(running: Sequence[_Child]) -> list[_Child]:
    """Wait until children have finished, or are late; returns those."""
    with selectors.DefaultSelector() as selector:
        for child in running:
            selector.register(child.pipe, selectors.EVENT_READ, child)
        deadlines = [child.deadline for child in running if child.deadline is not None]
        wait = max(0.0, min(deadlines) - time.monotonic()) if deadlines else None
        ended: list[_Child] = [key.data for key, _ in selector.select(wait) if key.data.read()]
    now = time.monotonic()
    for child in running:
        if child not in ended and child.deadline is not None and child.deadline <= now:
            child.late = True
            ended.append(child)
    return ended


def _live(call: Callable[[], object], limits: _Limits, pipe: int, parent: int) -> NoReturn:
    """The main function of a child; it exits without the parent's exit handlers."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _end_with(parent)
        message = _message(call, limits)
        with open(pipe, "wb") as stream:
            stream.write(message)
    finally:
        os._exit(0)


def _end_with(parent: int) -> None:
    """Let this process end soon after its parent, however the parent ends."""

    def look(_number: int, _frame: FrameType | None) -> None:
        if os.getppid() != parent:
            os._exit(1)

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, WATCH_SECONDS, WATCH_SECONDS)


def _message(call: Callable[[], object], limits: _Limits) -> bytes:
    """The message of a call's value or error."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    _set_limits(limits)
    message: Message
    try:
        message = "value", call()
        return pickle.dumps(message)
    except MemoryError:
        message = "memory", None
    except BaseException as error:
        message = "error", _sendable(error)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
    return pickle.dumps(message)


def _set_limits(limits: _Limits) -> None:
    """Set this process's limits, except wall-clock time, which the parent watches."""
    if limits.seconds is not None:
        _lower(resource.RLIMIT_CPU, int(limits.seconds) + 2)
    if limits.megabytes is not None:
        limit_memory(limits.megabytes)


def limit_memory(megabytes: int) -> None:
    """Limit this process's memory in addition to what it has now; only Linux counts it."""
    if MEMORY_IN_USE.exists():
        pages = int(MEMORY_IN_USE.read_text().split()[0])
        _lower(resource.RLIMIT_AS, pages * resource.getpagesize() + (megabytes << 20))


def _lower(what: int, limit: int) -> None:
    """Set a limit of this process, unless there is a lower one."""
    soft, hard = resource.getrlimit(what)
    known = [n for n in (soft, hard) if n != resource.RLIM_INFINITY]
    resource.setrlimit(what, (min(limit, *known, limit), hard))


def _sendable(error: BaseException) -> BaseException:
    """An error with its traceback as text, in a picklable form."""
    story = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(f"{type(error).__name__}: {error}")
    error.__traceback__ = None
    error.add_note(f"in a child:\n{story}")
    return error
