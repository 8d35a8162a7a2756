"""Checks each pass in a process of its own, while the next pass runs."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from compiler.module import Module, Pass
from compiler.pipeline import Watch
from lwcc.lifeline import end_with_parent
from lwcc.workers import n_cores
from verify.differential import PassCheck

FORK: Final = "fork"
"""A child then begins with the modules as they are, and nothing is copied."""


@contextmanager
def beside(check: PassCheck | None) -> Iterator[Watch | None]:
    """A watch that checks beside the passes, if there is a core for it; else the check itself.

    Args:
        check: compares each module with the one before; None where nothing is checked.

    Raises:
        DifferenceError: from the watch or at the end, at the first pass that changed an outcome.
        MemoryError: a check took more than this process may.
        ChildProcessError: a check was killed.
    """
    is_alone = multiprocessing.parent_process() is None and n_cores() > 1
    if check is None or not is_alone or FORK not in multiprocessing.get_all_start_methods():
        yield check
        return
    watch = _Beside(check)
    try:
        yield watch
        watch.collect()
    finally:
        watch.end()


@dataclass
class _Running:
    """A check that runs: of the module `after` a pass."""

    process: BaseProcess
    pipe: Connection
    after: Module


@dataclass
class _Beside:
    """The watch: one check at a time, for each begins with the outcome of the one before."""

    check: PassCheck
    running: _Running | None = field(default=None, init=False)

    def __call__(self, step: Pass, before: Module, after: Module) -> None:
        self.collect()
        if not self.check.is_needed(before, after):
            return
        context = multiprocessing.get_context(FORK)
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_live, args=(self.check, (step, before, after), theirs))
        with warnings.catch_warnings():
            # Python 3.12 warns of threads; that of a progress bar holds nothing that is needed.
            warnings.simplefilter("ignore", DeprecationWarning)
            process.start()
        theirs.close()
        self.running = _Running(process, ours, after)

    def collect(self) -> None:
        """Wait for the check that runs, and take what it found."""
        if self.running is None:
            return
        try:
            found = self.running.pipe.recv()
        except EOFError:
            raise ChildProcessError("a check of a pass was ended from outside") from None
        if isinstance(found, BaseException):
            raise found
        self.check.note(self.running.after, found)
        self.end()

    def end(self) -> None:
        """End the check that runs, whatever it is at."""
        if self.running is not None:
            self.running.process.kill()
            self.running.process.join()
            self.running.pipe.close()
            self.running = None


def _live(check: PassCheck, change: tuple[Pass, Module, Module], pipe: Connection) -> None:
    """What the child does: it sends the outcome, or the error."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()
    try:
        pipe.send(check.look(*change))
    except Exception as error:
        pipe.send(error)
