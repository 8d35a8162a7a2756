"""Runs calls in forked children: with limits of time and memory, and beside one another.

A child begins with all that this process knows, and what it adds ends with it: a graph that has the
specification is built once, and each piece of code is then compared with it in a child. Threads are
not copied: call this where no other thread holds anything that a child needs.
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
"""How often a child looks whether its parent is still there."""
MEMORY_IN_USE = Path("/proc/self/statm")
"""Its first number is the size of the address space, in pages; only Linux has it."""


class Died(RuntimeError):
    """A child ended without a result: killed from outside, or crashed in code that is not ours."""


@dataclass(frozen=True)
class Exceeded:
    """What a call needed more of than it was given."""

    what: Literal["time", "memory"]


def _raised(problem: Died) -> NoReturn:
    raise problem


def run_limited(
    call: Callable[[], Made], *, seconds: float | None = None, megabytes: int | None = None
) -> Made | Exceeded:
    """The value of a call, made in a forked child.

    Args:
        call: is called without arguments; its value must be one that `pickle` takes.
        seconds: by the clock, after which the child is killed.
        megabytes: that the child may take beside what this process has now; only Linux counts.

    Raises:
        Died: the child ended without a result.
        Exception: what the call raises; a `RuntimeError` in place of what `pickle` does not take.
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
    """The value of a call for each item, each in a child of its own, forked as this process is now.

    Args:
        call: what is called; its values must be such that `pickle` takes them.
        items: what it is called with.
        n_workers: how many children there are at a time.
        seconds: as for `run_limited`, for each item.
        megabytes: as for `run_limited`, for each item.
        done: is called after each item.
        died: makes what stands for the value where a child ended without a result.

    Returns:
        In the order of the items.

    Raises:
        Died: a child ended without a result, unless `died` makes another of it.
        Exception: the first that a call raised; the other children are killed.
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
    """A child that runs, or has run.

    Args:
        number: of its item.
        pid: the process.
        pipe: what it writes its message to is the other end.
        deadline: when it is killed, by the monotonic clock.
        parts: of the message, as far as read.
        late: whether it was killed at the deadline.
    """

    number: int
    pid: int
    pipe: int
    deadline: float | None
    parts: list[bytes] = field(default_factory=list[bytes])
    late: bool = False

    def read(self) -> bool:
        """Read what is there; whether that was the end."""
        part = os.read(self.pipe, BLOCK_BYTES)
        self.parts.append(part)
        return not part

    def end(self) -> int:
        """Kill the process if it still runs; its status."""
        os.close(self.pipe)
        os.kill(self.pid, signal.SIGKILL)
        return os.waitpid(self.pid, 0)[1]

    def outcome(self, died: Callable[[Died], Any]) -> Any:
        """The value that was sent; raises the error that was."""
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
        """What the end of a process that sent nothing means."""
        if not os.WIFSIGNALED(status):
            return died(Died(f"a child ended with status {os.waitstatus_to_exitcode(status)}"))
        number = os.WTERMSIG(status)
        if number == signal.SIGXCPU:
            return Exceeded("time")
        if number == signal.SIGKILL:  # not ours: the system had no memory left
            return Exceeded("memory")
        return died(Died(f"a child was ended by {signal.Signals(number).name}"))


@contextmanager
def _frozen() -> Iterator[None]:
    """Keep the collector off what there is: it would write to, and so copy, every page of it."""
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
        # Python 3.12 warns of threads; those of a test runner or of a bar only wait.
        warnings.simplefilter("ignore", DeprecationWarning)
        pid = os.fork()
    if not pid:
        os.close(reading)
        _live(call, limits, writing, parent)
    os.close(writing)
    deadline = None if limits.seconds is None else time.monotonic() + limits.seconds
    return _Child(number, pid, reading, deadline)


def _finished(running: Sequence[_Child]) -> list[_Child]:
    """Wait until children have said all, or are late; those."""
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
    """What a child does; it leaves without what its parent does at its end."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _end_with(parent)
        message = _message(call, limits)
        with open(pipe, "wb") as stream:
            stream.write(message)
    finally:
        os._exit(0)


def _end_with(parent: int) -> None:
    """Let this process end soon after its parent, however that ends."""

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
    """Set this process's limits, but for the time by the clock, which the parent watches."""
    if limits.seconds is not None:
        _lower(resource.RLIMIT_CPU, int(limits.seconds) + 2)
    if limits.megabytes is not None:
        limit_memory(limits.megabytes)


def limit_memory(megabytes: int) -> None:
    """Limit what this process may take beside what it has now; only Linux counts."""
    if MEMORY_IN_USE.exists():
        pages = int(MEMORY_IN_USE.read_text().split()[0])
        _lower(resource.RLIMIT_AS, pages * resource.getpagesize() + (megabytes << 20))


def _lower(what: int, limit: int) -> None:
    """Set a limit of this process, unless there is a lower one."""
    soft, hard = resource.getrlimit(what)
    known = [n for n in (soft, hard) if n != resource.RLIM_INFINITY]
    resource.setrlimit(what, (min(limit, *known, limit), hard))


def _sendable(error: BaseException) -> BaseException:
    """An error with the story of where it was raised, as one that can be read back."""
    story = "".join(traceback.format_exception(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(f"{type(error).__name__}: {error}")
    error.__traceback__ = None
    error.add_note(f"in a child:\n{story}")
    return error
