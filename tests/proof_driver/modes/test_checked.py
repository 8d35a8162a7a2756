"""Files of modes are checked: by their record, or made again, compared and run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from builds.index import INDEX
from builds.modes.matrix import read_mode_rows
from builds.modes.product import ModeProduct
from proof_driver.modes import checked
from proof_driver.modes.checked import SAME, ModeCheck, check_mode_file, mode_checks
from proof_driver.records import verified
from runtime.user_error import UserError
from tests.builds.modes.made import built
from tests.lwcc.terminal import lwcc
from verify.report import Finding


@pytest.mark.full
@pytest.mark.slow
def test_a_file_is_what_its_command_makes(made: Path) -> None:
    (check,) = mode_checks(made, "", (0, 1), [])
    findings = check_mode_file(check)
    assert {each.status for each in findings} == {"tested"}
    assert findings[0].name == SAME
    claims = {each.name for each in findings}
    assert len(claims) > 10


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> ModeProduct:
    """What the command of the file makes; nothing runs it."""
    product = ModeProduct(built("hight64_128", df=False), ())
    monkeypatch.setattr(checked, "make_mode", lambda order: product)
    return product


@pytest.mark.slow
def test_a_changed_file_is_told(made: Path, tmp_path: Path, unchecked: ModeProduct) -> None:
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
    monkeypatch.setattr("lwcc.work.checking.verify.check_mode_file", lambda task: findings)
    monkeypatch.setattr(
        "lwcc.work.checking.verify.run_jobs", lambda job, tasks, _: [*map(job, tasks)]
    )
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


def test_a_missing_header_is_told(made: Path, tmp_path: Path, unchecked: ModeProduct) -> None:
    (row,) = read_mode_rows(made)
    copy = tmp_path / Path(row["path"]).name
    copy.write_text((made / row["path"]).read_text())
    (first,) = check_mode_file(ModeCheck(copy, ""))
    assert (first.name, first.status) == (SAME, "failed")
    assert first.detail == f"{copy.with_suffix('.h')} is missing"
    copy.with_suffix(".h").write_text(unchecked.built.header)
    assert check_mode_file(ModeCheck(copy, ""))[0].status == "tested"


def test_a_head_names_the_options_of_a_check(made: Path) -> None:
    (row,) = read_mode_rows(made)
    options = ModeCheck(made / row["path"], "").options
    assert (options.build.set_name, options.switches) == ("hight64_128", {"df": False})


def test_a_cipher_that_is_not_there_is_refused(made: Path) -> None:
    (row,) = read_mode_rows(made)
    with pytest.raises(UserError, match="nowhere"):
        check_mode_file(ModeCheck(made / row["path"], "nowhere.dsl"))
