"""A user's error is one line with its hint, and survives the way from a worker process."""

from __future__ import annotations

import errno
import os
import pickle
import tempfile
from pathlib import Path

import pytest

from runtime.user_error import FULL, UserError, full_folder, unknown, user_error_of

FOLDER = tempfile.gettempdir()
IN_FOLDER = f"{{}} in the temporary folder {FOLDER}\nhint: TMPDIR names another folder"


@pytest.mark.parametrize(
    ("quoted", "text"), [(False, "lwcc: error: x.dsl: wrong\n"), (True, "x.dsl: wrong")]
)
def test_an_error_that_names_its_place_is_not_prefixed(quoted: bool, text: str) -> None:
    problem = UserError("x.dsl: wrong\n", quoted)
    assert (problem.render(), problem.exit_code) == (text, 2)


@pytest.mark.parametrize("quoted", [False, True])
def test_a_worker_hands_it_over(quoted: bool) -> None:
    again = pickle.loads(pickle.dumps(UserError("a\nhint: b", quoted)))
    assert type(again) is UserError
    assert (again.message, again.quoted) == ("a\nhint: b", quoted)


@pytest.mark.parametrize(
    ("known", "hint", "message"),
    [
        (["a", "b"], "", "no core `x`; there are: a, b"),
        ([], "", "no core `x`; there are: none"),
        (["a"], "did you mean a?", "no core `x`; there are: a\nhint: did you mean a?"),
    ],
)
def test_an_unknown_name_lists_what_there_is(known: list[str], hint: str, message: str) -> None:
    assert unknown("core", "x", known, hint).message == message


@pytest.mark.parametrize(
    ("problem", "message"),
    [
        (OSError(errno.EACCES, "Permission denied", "x.s"), "x.s: Permission denied"),
        (OSError(errno.EACCES, "Permission denied"), "Permission denied"),
        (OSError("no number"), "no number"),
        (OSError(errno.ENOSPC, "No space left on device", "x.s"), "x.s: No space left on device"),
        (OSError(errno.ENOSPC, "No space left"), IN_FOLDER.format("No space left")),
        (OSError(errno.EDQUOT, "No quota", f"{FOLDER}/x/y.o"), IN_FOLDER.format("No quota")),
        (OSError(errno.EIO, "Broken", f"{FOLDER}/y.o"), f"{FOLDER}/y.o: Broken"),
    ],
)
def test_a_file_names_its_place_and_a_full_disk_its_folder(problem: OSError, message: str) -> None:
    assert user_error_of(problem).message == message


@pytest.mark.parametrize("number", FULL)
def test_a_program_without_space_is_understood(number: int) -> None:
    why = os.strerror(number)
    found = full_folder(f"as: fatal error: x.o: {why}\nmore")
    assert found
    assert found.message == IN_FOLDER.format(why)


@pytest.mark.parametrize("said", ["", "x.s:1: error: no such instruction", os.strerror(errno.EIO)])
def test_other_words_of_a_program_are_no_full_folder(said: str) -> None:
    assert full_folder(said) is None


def test_the_temporary_folder_is_the_one_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    problem = OSError(errno.ENOSPC, "No space left", str(tmp_path / "x"))
    assert str(tmp_path) in user_error_of(problem).message.partition("folder ")[2]
