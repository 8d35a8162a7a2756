"""A mistake of lwcc says what it is, where it came up, and what to send."""

from __future__ import annotations

import pickle
import shlex
from pathlib import Path

import pytest

from compiler.ir.parse import parse_program
from runtime.internal_error import PLACES, InternalError, mistake_of, what_to_send

HERE = "tests/runtime/test_internal_error.py"


def caught(problem: Exception, depth: int = 0) -> Exception:
    """An error that has come through some calls."""

    def fail(left: int) -> None:
        if left:
            fail(left - 1)
        raise problem

    try:
        fail(depth)
    except Exception as found:
        return found
    raise AssertionError("it was raised")


@pytest.mark.parametrize(
    ("problem", "message", "said"),
    [
        (KeyError("n3"), "", "KeyError: 'n3'"),
        (AssertionError(), "", "AssertionError"),
        (ValueError("wrong: "), "", "ValueError: wrong"),
        (ValueError("wrong"), "v3 is lost", "v3 is lost"),
    ],
)
def test_it_is_said_in_one_line(problem: Exception, message: str, said: str) -> None:
    found = mistake_of(problem, message)
    assert (found.message, found.places, found.exit_code) == (said, (), 1)
    assert found.render() == f"lwcc: failed: {said}"


def test_what_is_a_mistake_already_stays_one() -> None:
    first = InternalError("once", ["x.py:1"])
    assert mistake_of(first, "twice") is first


def test_places_are_our_own_by_their_lines_the_innermost_last() -> None:
    try:
        parse_program("no program")
    except ValueError as problem:
        places = mistake_of(problem).places
    assert [place.rpartition(":")[0] for place in places] == [HERE, "compiler/ir/parse.py"]
    assert all(place.rpartition(":")[2].isdigit() for place in places)


def test_only_the_innermost_places_are_named() -> None:
    places = mistake_of(caught(KeyError("x"), depth=9)).places
    assert len(places) == PLACES
    lines = [int(place.removeprefix(f"{HERE}:")) for place in places]
    text = Path(__file__).read_text(encoding="utf-8").splitlines()
    assert [text[line - 1].strip() for line in lines] == ["fail(left - 1)"] * 3 + ["raise problem"]


def test_foreign_places_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("runtime.internal_error.ROOT", tmp_path)
    assert mistake_of(caught(KeyError("x"))).places == ()
    folder = Path(__file__).parent
    monkeypatch.setattr("runtime.internal_error.ROOT", folder)
    (place,) = {place.split(":")[0] for place in mistake_of(caught(KeyError("x"))).places}
    assert place == Path(__file__).name


def test_a_worker_hands_it_over() -> None:
    again = pickle.loads(pickle.dumps(InternalError("lost", ["a.py:1", "b.py:2"])))
    assert type(again) is InternalError
    assert (again.message, again.places) == ("lost", ("a.py:1", "b.py:2"))


def test_what_to_send_can_be_run_again() -> None:
    words = ["compile", "my cipher.dsl", "--pass", "schedule(effort=7)"]
    lines = InternalError("lost", ["a.py:1", "b.py:2"]).report(words).splitlines()
    command = lines[2].removeprefix("  command: ")
    assert shlex.split(command) == ["lwcc", *words]
    assert lines[3:] == ["  place:   a.py:1, b.py:2"]
    assert what_to_send(words).splitlines() == lines[:3]
    assert lines[0].startswith("This is a mistake of lwcc. Please report it")
