"""A call in a forked process, concurrent with its caller."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Final, Generic, TypeVar

from verify.toolchain.lifeline import end_with_parent

Value = TypeVar("Value")
FORK: Final = "fork"
"""The child starts with a copy of all objects; only the result of the call is transferred."""


class Child(Generic[Value]):
    """A call that runs in a separate process from now on."""

    def __init__(self, call: Callable[[], Value]) -> None:
        context = multiprocessing.get_context(FORK)
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=_live, args=(call, theirs))
        with warnings.catch_warnings():
            # Python 3.12 warns of threads; that of a progress bar holds no lock that is needed.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._process.start()
        theirs.close()

    def value(self) -> Value:
        """Wait for the result of the call, and end the process.

        Raises:
            Exception: what the call raised.
            ChildProcessError: the process was killed.
        """
        try:
            found = self._pipe.recv()
        except EOFError:
            raise ChildProcessError("a check was ended from outside") from None
        finally:
            self.end()
        if isinstance(found, Exception):
            raise found
        value: Value = found
        return value

    def is_done(self) -> bool:
        """Whether the call has ended."""
        return self._pipe.poll()

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _live(call: Callable[[], object], pipe: Connection) -> None:
    """The main function of the process: it sends the value, or the error."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()
    try:
        pipe.send(call())
    except Exception as error:
        pipe.send(error)


@contextmanager
def in_child(call: Callable[[], Value]) -> Iterator[Callable[[], Value]]:
    """A function that returns a call's value, computed in another process if a core is free.

    Otherwise the call is made on demand.
    """
    if not has_free_core():
        yield call
        return
    child = Child(call)
    try:
        yield child.value
    finally:
        child.end()


def has_free_core() -> bool:
    """Whether this process is not one of several, so that it may fork one for another core."""
    is_alone = multiprocessing.parent_process() is None
    return is_alone and n_cores() > 1 and FORK in multiprocessing.get_all_start_methods()


def n_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
