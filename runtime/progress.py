"""Shows a waiting person the current work, the progress, and the estimated remaining time."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as Bar

PATIENCE_SECONDS = 1.0
"""How long a person waits without a bar."""
SECONDS_TO_JUDGE, SHARE_TO_JUDGE = 3.0, 0.1
"""From when on there is an estimate of the time left."""
MANY_JOBS, SECONDS_A_LINE = 10, 60.0
"""The number of jobs from which on a log has lines of their progress, and the time between two."""


@dataclass(frozen=True)
class Share:
    """How far a job is.

    Args:
        done: its share, from 0 to 1.
        at_work: its current work; empty if it is not known.
    """

    done: float
    at_work: str = ""


Listener = Callable[[Share], None]
_listeners: list[Listener] = []


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Let `tell` reach a listener."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.pop()


def tell(share: Share) -> None:
    """Say how far the job of this process is, if anybody listens."""
    if _listeners:
        _listeners[-1](share)


@dataclass
class Progress:
    """How far several jobs are.

    Args:
        n_jobs: how many there are.
        show: is given a line and the share of all that is done.
        clock: in seconds.
        shares: of each job that has begun.
    """

    n_jobs: int
    show: Callable[[str, float], None]
    clock: Callable[[], float] = time.monotonic
    shares: dict[int, Share] = field(default_factory=dict[int, Share])
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.began = self.clock()

    def set_share(self, number: int, share: Share) -> None:
        """Take note of how far a job is."""
        self.shares[number] = share
        self.show(self.line(), self.done)

    @property
    def done(self) -> float:
        """The share of all that is done."""
        return sum(share.done for share in self.shares.values()) / max(1, self.n_jobs)

    def line(self) -> str:
        """The number of finished jobs, the current work, and the remaining time."""
        done = sum(share.done >= 1 for share in self.shares.values())
        counted = [f"{done}/{self.n_jobs}"] if self.n_jobs > 1 else []
        at_work = dict.fromkeys(s.at_work for s in self.shares.values() if s.done < 1 and s.at_work)
        return "; ".join([*counted, *([", ".join(at_work)] if at_work else []), *self._left()])

    def _left(self) -> list[str]:
        """An estimate, as if every share took the same time; none before it can be one."""
        spent = self.clock() - self.began
        if spent < SECONDS_TO_JUDGE or not SHARE_TO_JUDGE <= self.done < 1:
            return []
        left = spent * (1 - self.done) / self.done
        return [f"about {left:.0f} s left" if left < 100 else f"about {left / 60:.0f} min left"]


@dataclass
class Log:
    """Writes how far many jobs are, a line a minute; of few jobs it writes nothing.

    Args:
        what: is being done.
        n_jobs: how many there are.
        write: is given lines.
        clock: in seconds.
    """

    what: str
    n_jobs: int
    write: Callable[[str], object]
    clock: Callable[[], float] = time.monotonic
    written: float = field(init=False)

    def __post_init__(self) -> None:
        self.written = self.clock()

    def show(self, line: str, _: float) -> None:
        """Write a line if the last one is old enough."""
        now = self.clock()
        if self.n_jobs >= MANY_JOBS and now - self.written >= SECONDS_A_LINE:
            self.written = now
            self.write(f"lwcc: {self.what}: {line}\n")


@contextmanager
def progress(what: str, n_jobs: int) -> Iterator[Progress]:
    """A progress bar on stderr from the second second on; lines if that is no terminal.

    Args:
        what: is being done.
        n_jobs: how many jobs there are.
    """
    if not sys.stderr.isatty():
        yield Progress(n_jobs, Log(what, n_jobs, sys.stderr.write).show)
        return
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[line]}")
    bar = Bar(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=1.0, line="")
    timer = threading.Timer(PATIENCE_SECONDS, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield Progress(n_jobs, lambda line, done: bar.update(task, completed=done, line=line))
    finally:
        timer.cancel()
        timer.join()
        bar.stop()
