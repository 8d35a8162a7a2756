"""Files of modes are made again, or taken where their record vouches; then they are checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifacts.head import NOT_RUN
from builds.index import INDEX, MATRIX, write_index
from builds.modes.matrix import read_mode_matrix, read_mode_rows
from proof_driver.modes.checked import SAME, ModeCheck, check_mode_file, mode_checks
from proof_driver.modes.remade import remade_modes, remake_mode
from proof_driver.records import verified
from proof_driver.remade import RemakeTask
from tests.lwcc.terminal import lwcc
from verify.report import Finding

ROW = """
[[mode]]
mode = "drbg"
cipher = "hight"
sets = ["hight64_128"]
target = "c"
goal = "speed"
switches = { df = false }
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a matrix, an index, and the file of a mode, not checked."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / MATRIX).write_text(ROW)
    (entry,) = read_mode_matrix(folder)
    remade = remake_mode(RemakeTask(entry, folder, check=False))
    path = folder / entry.path
    path.parent.mkdir()
    path.write_text(remade.text)
    path.with_suffix(".h").write_text(remade.header)
    (folder / INDEX).write_text(write_index([remade.row]))
    return folder


def test_a_record_stands_for_a_file(made: Path) -> None:
    entries = read_mode_matrix(made)
    rows = {row["path"]: row for row in read_mode_rows(made)}
    path = made / entries[0].path
    taken = remade_modes(entries, made, rows, check=False, share=(1, 2))[entries[0].path]
    assert (taken.wrong, taken.text) == ("", path.read_text())
    text = path.read_text()
    try:
        path.write_text(text.replace("return", "return  ", 1))
        changed = remade_modes(entries, made, rows, check=False, share=(1, 2))[entries[0].path]
    finally:
        path.write_text(text)
    assert "was changed since it was made; `lwcc regen` makes it again" in changed.wrong
    again = remade_modes(entries, made, rows, check=False, share=(0, 2))[entries[0].path]
    assert (again.wrong, again.text, again.row) == ("", text, rows[entries[0].path])


def test_an_unchecked_file_says_what_a_checked_one_does(made: Path) -> None:
    (row,) = read_mode_rows(made)
    assert "known answers" in row["checked"]
    assert "timing" in row["checked"]
    assert row["checked"] != [NOT_RUN]


@pytest.mark.slow
def test_a_file_is_what_its_command_makes(made: Path) -> None:
    (check,) = mode_checks(made, "", (0, 1), [])
    findings = check_mode_file(check)
    assert {each.status for each in findings} == {"tested"}
    assert findings[0].name == SAME
    claims = {each.name for each in findings}
    assert len(claims) > 10


@pytest.mark.slow
def test_a_changed_file_is_told(made: Path, tmp_path: Path) -> None:
    (row,) = read_mode_rows(made)
    copy = tmp_path / Path(row["path"]).name
    text = (made / row["path"]).read_text()
    copy.write_text(text.replace("#include <stddef.h>", "#include  <stddef.h>", 1))
    first, *_ = check_mode_file(ModeCheck(copy, ""))
    assert first.status == "failed"
    assert "has `#include  <stddef.h>`, must have `#include <stddef.h>`" in first.detail


def test_checks_are_taken_from_a_record(made: Path) -> None:
    wrong: list[str] = []
    (check,) = mode_checks(made, "", (1, 2), wrong)
    assert wrong == []
    (none,) = check_mode_file(check)
    assert (none.status, none.detail[:28]) == ("failed", "it has no record of checks; ")
    assert check.row is not None
    (held,) = check_mode_file(ModeCheck(check.path, "", made, verified(check.row)))
    assert held.status == "tested"


def test_differences_from_the_index_are_told(made: Path) -> None:
    text = (made / INDEX).read_text()
    wrong: list[str] = []
    try:
        (made / INDEX).write_text(text.replace("lwcc compile hight", "lwcc  compile hight"))
        mode_checks(made, "", (0, 1), wrong)
        (made / INDEX).write_text(text.replace('path = "c/', 'path = "d/'))
        mode_checks(made, "", (0, 1), wrong)
    finally:
        (made / INDEX).write_text(text)
    assert "the index says another `command`" in wrong[0]
    assert "is in the index and does not exist" in wrong[1]


def test_the_command_line_takes_files_of_modes(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    findings = (Finding(SAME, "tested", 2),)
    monkeypatch.setattr("lwcc.work.verify.check_mode_file", lambda task: findings)
    monkeypatch.setattr("lwcc.work.verify.run_jobs", lambda job, tasks, _: [*map(job, tasks)])
    (row,) = read_mode_rows(made)
    for asked in (made, made / row["path"]):
        result = lwcc("verify", asked, "--json")
        assert result.exit_code == 0, result.output
        (file,) = json.loads(result.stdout)["files"]
        assert (file["path"], file["set"], file["passed"]) == (
            str(made / row["path"]),
            "hight64_128",
            True,
        )
