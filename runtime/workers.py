"""Runs independent jobs on all cores, and tells a person who waits how far they are."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Literal, NoReturn, TypeVar

from runtime.collector import collect_seldom
from runtime.internal_error import mistake_of
from runtime.progress import Progress, Share, listening, progress
from runtime.user_error import UserError
from verify.child import FORK, n_cores
from verify.toolchain.lifeline import end_with_parent

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")
Message = tuple[Literal["value", "error", "share"], Any]
SECONDS_TO_END = 5.0
"""How long an idle worker is waited for."""


def run_jobs(function: Callable[[Job], Outcome], jobs: Sequence[Job], what: str) -> list[Outcome]:
    """The outcome of each job, in the order of the jobs.

    Args:
        function: a module's function; it runs in another process where there are several jobs.
        jobs: its arguments.
        what: is being done, for the progress bar.

    Raises:
        UserError: a worker was killed, or ran out of memory.
        InternalError: a worker raised what nobody expected.
    """
    n_workers = min(len(jobs), n_cores())
    if n_workers < 2:
        with progress(what, len(jobs)) as bar:
            return [_run_here(function, job, number, bar) for number, job in enumerate(jobs)]
    # The workers come first: a fork copies no thread, and a bar has one that may hold a lock.
    with _workers(function, n_workers) as workers, progress(what, len(jobs)) as bar:
        return _Round(workers, jobs, bar, what).outcomes()


def _run_here(function: Callable[[Job], Outcome], job: Job, number: int, bar: Progress) -> Outcome:
    with listening(lambda share: bar.set_share(number, share)):
        outcome = function(job)
    bar.set_share(number, Share(1.0))
    return outcome


@dataclass
class _Worker(Generic[Job]):
    """A process that does one job at a time.

    Args:
        process: the process.
        pipe: takes jobs, and gives messages.
        number: of its job; None where it has none.
    """

    process: BaseProcess
    pipe: Connection
    number: int | None = None


@dataclass
class _Round(Generic[Job, Outcome]):
    """Assigns jobs to workers and collects their results."""

    workers: list[_Worker[Job]]
    jobs: Sequence[Job]
    bar: Progress
    what: str

    def outcomes(self) -> list[Outcome]:
        """The outcome of each job; raises the first error that a worker sends."""
        made: dict[int, Outcome] = {}
        waiting = list(range(len(self.jobs)))[::-1]
        for worker in self.workers:
            self._hand_out(worker, waiting)
        while busy := {w.pipe: w for w in self.workers if w.number is not None}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                assert worker.number is not None, "it is busy"
                kind, content = self._message(worker)
                if kind == "share":
                    self.bar.set_share(worker.number, content)
                    continue
                if kind == "error":
                    raise content
                made[worker.number] = content
                self.bar.set_share(worker.number, Share(1.0))
                self._hand_out(worker, waiting)
        return [made[number] for number in range(len(self.jobs))]

    def _hand_out(self, worker: _Worker[Job], waiting: list[int]) -> None:
        worker.number = waiting.pop() if waiting else None
        if worker.number is not None:
            try:
                worker.pipe.send(self.jobs[worker.number])
            except BrokenPipeError:
                self._bury(worker)

    def _message(self, worker: _Worker[Job]) -> Message:
        try:
            message: Message = worker.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._bury(worker)
        return message

    def _bury(self, worker: _Worker[Job]) -> NoReturn:
        """Say that a worker is dead."""
        worker.process.join(SECONDS_TO_END)
        code = worker.process.exitcode or 0
        how = f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
        hint = "memory may have run out: free some, or do less at once, such as one --set"
        raise UserError(f"{self.what}: a worker process {how}, and its job is lost\nhint: {hint}")


@contextmanager
def _workers(function: Callable[[Job], Outcome], n_workers: int) -> Iterator[list[_Worker[Job]]]:
    """Workers that end with the context: quietly where all is done, else at once.

    Where they can be forked, they begin with all that is read and imported here.
    """
    can_fork = FORK in multiprocessing.get_all_start_methods()
    context: ForkContext | SpawnContext = multiprocessing.get_context("spawn")
    if can_fork:
        context = multiprocessing.get_context(FORK)
    workers: list[_Worker[Job]] = []
    try:
        for _ in range(n_workers):
            ours, theirs = context.Pipe()
            inherited = [*(worker.pipe for worker in workers), ours] if can_fork else []
            given = function, theirs, inherited
            process = context.Process(target=_serve, args=given, daemon=False)
            _start(process)
            theirs.close()
            workers.append(_Worker(process, ours))
        yield workers
    except BaseException:
        for worker in workers:
            worker.process.terminate()
        raise
    finally:
        for worker in workers:
            worker.pipe.close()
            worker.process.join(SECONDS_TO_END)


def _start(process: BaseProcess) -> None:
    with warnings.catch_warnings():
        # Python 3.12 warns of any thread; those of libraries hold nothing that a job needs.
        warnings.simplefilter("ignore", DeprecationWarning)
        process.start()


def _serve(
    function: Callable[[Any], Any], pipe: Connection, inherited: Sequence[Connection]
) -> None:
    """A worker's main function: it does jobs until there are none.

    Args:
        function: does a job.
        pipe: gives jobs, and takes messages.
        inherited: the parent's ends of pipes; one that stays open here hides that it was closed.
    """
    for other in inherited:
        other.close()
    # Ctrl-C ends it without a traceback: the parent prints the message.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()
    collect_seldom()
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        with listening(lambda share: pipe.send(("share", share))):
            message = _outcome(function, job)
        pipe.send(message)


def _outcome(function: Callable[[Any], Any], job: Any) -> Message:
    """The message of a job's outcome or error, as one that can be sent."""
    try:
        return "value", function(job)
    except (UserError, OSError) as problem:
        if pickle.loads(pickle.dumps(problem)) is None:
            raise
        return "error", problem
    except MemoryError:
        return "error", UserError("memory ran out in a worker process")
    except Exception as problem:
        return "error", mistake_of(problem)
