"""The line of progress counts jobs, names what is at work, and estimates when it can."""

from __future__ import annotations

import io
import sys
from itertools import pairwise

import pytest

from runtime.progress import (
    MANY_JOBS,
    PATIENCE_SECONDS,
    SECONDS_A_LINE,
    Log,
    Progress,
    Share,
    listening,
    progress,
    tell,
)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.seconds


def shown(n_jobs: int, shares: dict[int, Share], seconds: float = 0.0) -> str:
    """The last line of jobs that are so far after some seconds."""
    clock, lines = Clock(), list[str]()
    made = Progress(n_jobs, lambda line, _: lines.append(line), clock)
    clock.seconds += seconds
    for number, share in shares.items():
        made.set_share(number, share)
    return lines[-1]


@pytest.mark.parametrize(
    ("n_jobs", "shares", "seconds", "line"),
    [
        (1, {0: Share(0.5)}, 0.0, ""),
        (1, {0: Share(0.5, "a")}, 0.0, "a"),
        (3, {0: Share(1, "a"), 1: Share(0.5, "b"), 2: Share(0, "c")}, 0.0, "1/3; b, c"),
        (2, {0: Share(0.1, "a"), 1: Share(0.1, "a")}, 0.0, "0/2; a"),
        # Half is done after 10 s, so as much is left; a tenth after 30 s leaves nine times that.
        (1, {0: Share(0.5)}, 10.0, "about 10 s left"),
        (1, {0: Share(0.1)}, 30.0, "about 4 min left"),
        (1, {0: Share(0.5)}, 99.0, "about 99 s left"),
        (1, {0: Share(0.5)}, 100.0, "about 2 min left"),
        (4, {0: Share(1), 1: Share(1)}, 8.0, "2/4; about 8 s left"),
        # Too soon, too little, and nothing left.
        (1, {0: Share(0.5)}, 2.9, ""),
        (1, {0: Share(0.09)}, 60.0, ""),
        (1, {0: Share(1, "a")}, 60.0, ""),
    ],
)
def test_a_line_says_how_far_it_is(
    n_jobs: int, shares: dict[int, Share], seconds: float, line: str
) -> None:
    assert shown(n_jobs, shares, seconds) == line


def test_the_share_of_all_is_that_of_all_jobs() -> None:
    done: list[float] = []
    made = Progress(4, lambda _, share: done.append(share))
    for number, share in ((0, 1.0), (1, 0.5), (1, 1.0)):
        made.set_share(number, Share(share))
    assert done == [0.25, 0.375, 0.5]
    assert all(before < after for before, after in pairwise(done))
    assert Progress(0, lambda *_: None).done == 0


def test_only_the_innermost_listener_is_told() -> None:
    outer: list[Share] = []
    inner: list[Share] = []
    tell(Share(0.1))
    with listening(outer.append):
        tell(Share(0.2))
        with listening(inner.append):
            tell(Share(0.3, "a"))
        tell(Share(0.4))
    tell(Share(0.5))
    assert (outer, inner) == ([Share(0.2), Share(0.4)], [Share(0.3, "a")])


def test_a_listener_hears_nothing_behind_an_error() -> None:
    heard: list[Share] = []

    def stop(share: Share) -> None:
        heard.append(share)
        raise ValueError("stop")

    with pytest.raises(ValueError, match="stop"), listening(stop):
        tell(Share(0.1))
    tell(Share(0.2))
    assert heard == [Share(0.1)]


def test_without_a_terminal_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with progress("compiling", 2) as made:
        made.set_share(0, Share(0.5, "a"))
    assert made.line() == "0/2; a"
    assert stream.getvalue() == ""


@pytest.mark.parametrize("n_jobs", [1, MANY_JOBS - 1, MANY_JOBS, 50])
def test_a_log_has_a_line_a_minute_where_there_are_many_jobs(n_jobs: int) -> None:
    clock, lines = Clock(), list[str]()
    made = Progress(n_jobs, Log("proving", n_jobs, lines.append, clock).show, clock)
    shown: list[float] = []
    for number in range(n_jobs):
        clock.seconds += SECONDS_A_LINE / 2
        before = len(lines)
        made.set_share(number, Share(1))
        shown += [clock.seconds] * (len(lines) - before)
    many = n_jobs >= MANY_JOBS
    assert len(lines) == (n_jobs // 2 if many else 0)
    assert all(later - earlier == SECONDS_A_LINE for earlier, later in pairwise(shown))
    assert not many or lines[2] == f"lwcc: proving: 6/{n_jobs}; about {_left(n_jobs)} min left\n"


def _left(n_jobs: int) -> str:
    """The minutes that all but six jobs take."""
    return f"{(n_jobs - 6) * SECONDS_A_LINE / 2 / 60:.0f}"


def test_on_a_terminal_a_bar_waits_for_a_person_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        """A terminal that keeps what is shown."""

        def isatty(self) -> bool:
            """Say that it is one."""
            return True

    begun: list[float] = []

    class Timer:
        """Notes after how long something would begin, and never begins it."""

        daemon = False

        def __init__(self, seconds: float, _: object) -> None:
            begun.append(seconds)

        def start(self) -> None:
            """Do nothing."""

        cancel = join = start

    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr("threading.Timer", Timer)
    with progress("compiling", 1) as made:
        made.set_share(0, Share(0.5, "a"))
        assert "compiling" not in stream.getvalue()
    assert begun == [PATIENCE_SECONDS]
