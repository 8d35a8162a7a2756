"""A call in a child gives its value or its error, and ends when nobody waits for it."""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Callable

import pytest

from verify.child import Child, has_free_core, in_child, n_cores

PARENT = os.getpid()


def test_a_value_comes_back_from_another_process() -> None:
    assert Child(lambda: (os.getpid() != PARENT, [1, 2])).value() == (True, [1, 2])


def test_an_error_of_the_call_is_raised_here() -> None:
    def fail() -> int:
        raise LookupError("no such row")

    with pytest.raises(LookupError, match="no such row"):
        Child(fail).value()


def test_a_child_that_is_killed_is_no_verdict() -> None:
    def end() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(ChildProcessError, match="a check was ended from outside"):
        Child(end).value()


def waiting() -> tuple[Child[bytes], Callable[[], object]]:
    """A child that waits for a byte, and what gives it one."""
    ours, theirs = os.pipe()
    made = Child(lambda: os.read(ours, 1))
    return made, lambda: os.write(theirs, b"x")


def test_it_is_done_when_the_call_has_ended() -> None:
    made, go_on = waiting()
    assert not made.is_done()
    go_on()
    assert any(made.is_done() for _ in range(1_000_000))
    assert made.value() == b"x"


def is_at_its_end(pipe: int) -> bool:
    """Whether no process holds the other end of a pipe any more; waits for it for some time."""
    return bool(select.select([pipe], [], [], 10)[0]) and os.read(pipe, 1) == b""


def test_it_can_be_ended_while_it_works() -> None:
    """The child waits for what only it could write."""
    ours, theirs = os.pipe()
    made = Child(lambda: os.read(ours, 1))
    os.close(theirs)
    made.end()
    assert is_at_its_end(ours)


def test_with_a_core_free_the_call_is_made_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.child.has_free_core", lambda: True)
    with in_child(os.getpid) as value:
        assert value() != PARENT


def test_without_a_core_it_is_made_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.child.has_free_core", lambda: False)
    made: list[int] = []
    with in_child(lambda: made.append(1)) as value:
        assert made == []
        value()
    assert made == [1]


def test_what_nobody_asks_for_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.child.has_free_core", lambda: True)
    ours, theirs = os.pipe()
    with in_child(lambda: os.read(ours, 1)):
        os.close(theirs)
    assert is_at_its_end(ours)


@pytest.mark.parametrize(
    ("cores", "methods", "free"),
    [(1, ["fork"], False), (2, ["fork"], True), (2, ["spawn"], False)],
)
def test_a_core_is_free_for_a_fork_beside_this_one(
    monkeypatch: pytest.MonkeyPatch, cores: int, methods: list[str], free: bool
) -> None:
    monkeypatch.setattr("verify.child.n_cores", lambda: cores)
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: methods)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: None)
    assert has_free_core() is free
    monkeypatch.setattr("multiprocessing.parent_process", lambda: "another")
    assert not has_free_core()


def test_cores_are_those_that_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _pid: {0, 2, 5}, raising=False)
    assert n_cores() == 3
    monkeypatch.delattr("os.sched_getaffinity")
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    assert n_cores() == 7
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert n_cores() == 1
