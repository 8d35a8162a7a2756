"""Runs independent jobs on all cores, and tells a person who waits how far they are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
PATIENCE_SECONDS = 1.0
"""How long a person waits without a bar."""


def n_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_jobs(function: Callable[[Job], Outcome], jobs: Sequence[Job], what: str) -> list[Outcome]:
    """The outcome of each job, in the order of the jobs.

    Args:
        function: a module's function; it runs in another process where there are several jobs.
        jobs: what it is called with.
        what: is being done, for the progress bar.
    """
    with progress(what, len(jobs)) as advance:
        n_workers = min(len(jobs), n_cores())
        if n_workers < 2:
            return [_then(function(job), advance) for job in jobs]
        # spawn: a fork would copy the bar's thread and what libraries have started in half a state
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(n_workers, context, _die_quietly) as pool, _ending_workers():
            futures = [pool.submit(function, job) for job in jobs]
            for future in as_completed(futures):
                _then(future.result(), advance)
            return [future.result() for future in futures]


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr, if that is a terminal, from the second second on; call what it yields."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=total)
    timer = threading.Timer(PATIENCE_SECONDS, bar.start)
    timer.start()
    try:
        yield lambda: bar.advance(task)
    finally:
        timer.cancel()
        timer.join()
        bar.stop()


@contextmanager
def _ending_workers() -> Iterator[None]:
    """End the workers started inside where an error or Ctrl-C leaves nobody to wait for them."""
    others = set(multiprocessing.active_children())
    try:
        yield
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise


def _then(outcome: Outcome, advance: Callable[[], None]) -> Outcome:
    advance()
    return outcome


def _die_quietly() -> None:
    """Let Ctrl-C end a worker without a traceback; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
