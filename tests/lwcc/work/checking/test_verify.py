"""Parts and sets are checked as they are named; what fails, or is not run, makes a no."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from builds.index import INDEX
from lwcc.work.checking.verify import PARTS, VerifyTask, check_one, run
from runtime.disk_cache import DiskCache
from runtime.user_error import UserError
from tests.lwcc.doubles import FILE, in_turn, part
from tests.lwcc.terminal import TOY
from verify.report import Finding

PART = part()
GOOD = Finding("ecb_encrypt: vectors", "tested", 3)
BAD = Finding("timing of ecb_encrypt", "failed", 0, "a branch on data")
ASKED: dict[str, Any] = {
    "cipher": "",
    "as_json": False,
    "share": None,
    "record": False,
    "require": False,
    "cache": False,
}
ROW = """[[file]]
path = "{0}"
command = "{1}"
functions = {2}
dsl_sha256 = "{3}"
"""


def checked_by(
    monkeypatch: pytest.MonkeyPatch, check: Callable[[VerifyTask], tuple[Finding, ...]]
) -> None:
    monkeypatch.setattr("lwcc.work.checking.verify.PARTS", replace(PARTS, make=check))


@pytest.fixture(autouse=True)
def checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tools are there; a check of a part holds."""
    monkeypatch.setattr("lwcc.work.checking.verify.missing_tools", lambda options: ())
    monkeypatch.setattr("builds.cache.kept.run_jobs", in_turn)
    checked_by(monkeypatch, lambda task: (GOOD,))


def index(folder: Path, functions: list[str] | None = None) -> Path:
    """A folder whose index names two files, of which the second is not there."""
    (folder / FILE.name).write_text(PART.text)
    said = (PART.entries["command"], functions or list(PART.functions.values()), PART.digest)
    names = (FILE.name, "gone.s")
    (folder / INDEX).write_text("".join(ROW.format(name, *said) for name in names))
    return folder


@pytest.mark.parametrize(("findings", "code"), [((GOOD,), 0), ((GOOD, BAD), 1)])
def test_a_check_that_fails_makes_a_no(
    findings: tuple[Finding, ...],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    checked_by(monkeypatch, lambda task: findings)
    assert run((str(FILE),), **ASKED) == code
    said = f"lwcc: failed: {FILE}: {BAD.name}: a branch on data\n"
    assert capsys.readouterr().err == (said if code else "")


def test_programs_read_the_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert run((str(FILE),), **{**ASKED, "as_json": True}) == 0
    found = json.loads(capsys.readouterr().out)
    (row,) = found["files"]
    assert (found["sets"], found["wrong"]) == ([], [])
    assert (row["path"], row["set"], row["passed"]) == (str(FILE), "speck32_64", True)
    assert row["summary"] == {"certificate": "none", "known answers": "3"}
    assert row["findings"][0]["cases"] == 3


def test_a_missing_tool_leaves_checks_out_or_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[bool] = []
    monkeypatch.setattr(
        "lwcc.work.checking.verify.missing_tools", lambda options: ("ld is missing",)
    )

    def check_one(task: VerifyTask) -> tuple[Finding, ...]:
        runs.append(task.run)
        return (GOOD,)

    checked_by(monkeypatch, check_one)
    assert run((str(FILE),), **ASKED) == 1
    assert runs == [False]
    assert capsys.readouterr().err == "lwcc: warning: not run: ld is missing\n"
    with pytest.raises(UserError, match="ld is missing"):
        run((str(FILE),), **{**ASKED, "require": True})


def test_an_index_is_compared_with_its_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = index(tmp_path, functions=["other"])
    assert run((str(folder),), **ASKED) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"lwcc: {folder / FILE.name}: INDEX.toml says another `functions`",
        f"lwcc: {folder / 'gone.s'} is in INDEX.toml and does not exist",
    ]
    (tmp_path / INDEX).write_text("")
    with pytest.raises(UserError, match=r"INDEX\.toml names no file"):
        run((str(folder),), **ASKED)


@pytest.mark.parametrize(("share", "recorded"), [(None, False), ((0, 2), False), ((1, 2), True)])
def test_of_a_share_the_record_stands_for_the_others(
    share: tuple[int, int] | None,
    recorded: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows: list[bool] = []

    def check_one(task: VerifyTask) -> tuple[Finding, ...]:
        rows.append(task.row is not None)
        return (GOOD,)

    checked_by(monkeypatch, check_one)
    run((str(index(tmp_path)),), **{**ASKED, "share": share})
    assert rows == [recorded]


def test_what_held_is_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marked: list[str] = []

    def verified(row: Any) -> dict[str, Any]:
        marked.append(row["path"])
        return {**row, "verified_by": "us"}

    monkeypatch.setattr("lwcc.work.checking.verify.verified", verified)
    folder = index(tmp_path)
    run((str(folder),), **{**ASKED, "record": True})
    assert marked == [FILE.name]
    assert (folder / INDEX).read_text().count("verified_by") == 1
    checked_by(monkeypatch, lambda task: (GOOD, BAD))
    run((str(index(tmp_path)),), **{**ASKED, "record": True})
    assert marked == [FILE.name]


def test_a_file_is_recorded_only_where_all_its_parts_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = index(tmp_path)
    before = (folder / INDEX).read_text()
    (folder / FILE.name).write_text(PART.text * 2)
    findings = iter([(GOOD,), (BAD,)])
    checked_by(monkeypatch, lambda task: next(findings))
    monkeypatch.setattr(
        "lwcc.work.checking.verify.verified", lambda row: {**row, "verified_by": "us"}
    )
    assert run((str(folder),), **{**ASKED, "record": True}) == 1
    assert next(findings, None) is None
    assert "verified_by" not in (folder / INDEX).read_text()
    assert before.count("path = ") == (folder / INDEX).read_text().count("path = ") == 2


def test_a_cipher_is_for_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lwcc.work.checking.verify.check_sets", lambda tasks: [])
    with pytest.raises(UserError, match="--cipher is about generated files, and none is named"):
        run((str(TOY),), **{**ASKED, "cipher": "x.dsl"})


def test_a_part_is_checked_against_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = Finding("certificate", "tested", 6)
    monkeypatch.setattr("lwcc.work.checking.verify.check_part", lambda *given: (GOOD,))
    monkeypatch.setattr(
        "lwcc.work.checking.verify.check_certificate", lambda part, path: certificate
    )
    digest = Finding("digest of the .dsl", "tested", 1)
    task = VerifyTask(FILE, PART, "")
    assert check_one(task) == (digest, certificate, GOOD)
    not_run = Finding("assembles and links alone", "not run", 0, "a tool is missing")
    assert check_one(replace(task, run=False)) == (digest, not_run)
    other = replace(PART, options=replace(PART.options, set_name="speck1_1"))
    (found,) = check_one(replace(task, part=other))
    assert (found.status, found.detail.endswith("speck.dsl has no set speck1_1")) == (
        "failed",
        True,
    )


@pytest.mark.parametrize(
    ("why", "status", "detail"),
    [
        ("", "tested", ""),
        ("it is older", "failed", "it is older; `lwcc verify` without --share ch"),
    ],
)
def test_a_record_stands_where_nothing_speaks_against_it(
    why: str, status: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "lwcc.work.checking.verify.why_verified_anew", lambda row, text, header: why
    )
    _, found = check_one(VerifyTask(FILE, PART, "", row={"path": FILE.name}))
    assert (found.name, found.status) == ("record of checks", status)
    assert found.detail.startswith(detail)


@pytest.mark.slow
def test_findings_are_kept_by_file_and_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = DiskCache(tmp_path / "cache", pytest.fail)
    monkeypatch.setattr("builds.cache.kept.build_cache", lambda: store)
    path = tmp_path / FILE.name
    path.write_bytes(FILE.read_bytes())
    found: list[VerifyTask] = []
    checked_by(monkeypatch, lambda task: found.append(task) or (GOOD,))  # type: ignore[func-returns-value]
    asked = {**ASKED, "cache": True}
    assert run((str(path),), **asked) == run((str(path),), **asked) == 0
    assert len(found) == 1
    assert run((str(path),), **ASKED) == 0
    path.with_suffix(".h").write_text("")
    assert run((str(path),), **asked) == 0
    assert len(found) == 3
    capsys.readouterr()
