"""Files are written as they are made, or each difference is named; what is wrong writes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part
from artifacts.head import NOT_RUN, with_entry
from artifacts.parts import FunctionVerdict
from builds.index import Entry
from builds.modes.matrix import ModeEntry, read_mode_rows
from catalogue.ciphers import find_cipher
from lwcc.work.regen import run
from proof_driver.certificate_state import CertificateState
from proof_driver.modes.files import read_mode
from proof_driver.modes.remade import RemadeMode
from proof_driver.remade import Remade
from prove.claims.verdict import Outcome
from runtime.user_error import UserError
from tests.lwcc.doubles import part

GENERATED = Path(__file__).parents[3] / "generated"
PART: Part = part()
NAMES = ("rv32i/a.s", "rv32i/b.s")
CALL: dict[str, Any] = {
    "compare": False,
    "run": True,
    "prove": False,
    "again": False,
    "seconds": 1,
    "n_sampled": 0,
    "share": None,
    "only": "*",
    "folder": "",
    "cache": False,
}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a matrix of two files, which are made without a compiler or a proof."""
    source = find_cipher("speck")
    entries = tuple(Entry(name, source, PART.options) for name in NAMES)
    work = "lwcc.work.regen."
    monkeypatch.setattr(work + "find_folder", lambda folder: tmp_path)
    monkeypatch.setattr(work + "read_matrix", lambda folder: entries)
    monkeypatch.setattr(work + "read_mode_matrix", lambda folder: ())
    monkeypatch.setattr(work + "missing_tools", lambda options: ())
    monkeypatch.setattr(work + "run_jobs", lambda call, tasks, said: [made(t) for t in tasks])
    monkeypatch.setattr(work + "prove_some", lambda files, state, some, limits: state)
    return tmp_path


def made(task: Any, **changed: Any) -> Remade:
    path = task.entry.path
    row = {"path": path, "figures": {"rk": 88}}
    return replace(Remade(f"# {path}\ntext\n", "header\n", row, PART, "00"), **changed)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().err


def test_what_is_written_compares_equal(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(**CALL) == 0
    assert said(capsys) == f"wrote 5 files under {place}\n"
    assert (place / NAMES[1]).read_text() == "# rv32i/b.s\ntext\n"
    assert (place / "rv32i" / "b.h").read_text() == "header\n"
    assert run(**{**CALL, "compare": True}) == 0
    assert said(capsys) == "5 files are up to date\n"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (None, "rv32i/b.s: is missing"),
        ("# rv32i/b.s\nother\n", "rv32i/b.s:2: has `other`, must have `text`"),
        ("# rv32i/b.s", "rv32i/b.s:2: has `end of file`, must have `text`"),
        ("# rv32i/b.s\ntext\n\n", "rv32i/b.s:4: has ``, must have `end of file`"),
    ],
)
def test_the_first_line_that_differs_is_named(
    text: str | None, wanted: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(**CALL)
    file = place / NAMES[1]
    file.unlink()
    if text is not None:
        file.write_text(text)
    said(capsys)
    assert run(**{**CALL, "compare": True}) == 1
    assert said(capsys) == f"lwcc: {place}/{wanted}\n"


def test_files_of_no_row_are_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "rv32i").mkdir()
    (place / "rv32i" / "stray.s").touch()
    (place / "rv32i" / "notes.txt").touch()
    assert run(**CALL) == 0
    assert f"lwcc: warning: {place}/rv32i/stray.s is in no row of the matrix" in said(capsys)
    assert run(**{**CALL, "compare": True}) == 1
    assert said(capsys) == f"lwcc: {place}/rv32i/stray.s: is in no row of the matrix\n"


def test_only_some_files_are_made_and_the_index_keeps_the_others(place: Path) -> None:
    run(**CALL)
    before = (place / "INDEX.toml").read_text()
    (place / NAMES[0]).write_text("kept")
    (place / NAMES[1]).write_text("replaced")
    assert run(**{**CALL, "only": "*/b*"}) == 0
    assert (place / NAMES[0]).read_text() == "kept"
    assert (place / NAMES[1]).read_text() == "# rv32i/b.s\ntext\n"
    assert (place / "INDEX.toml").read_text() == before
    with pytest.raises(UserError, match=r"no file matches `x`; there are: rv32i/a\.s, rv32i/b\.s"):
        run(**{**CALL, "only": "x"})


def test_a_file_that_fails_writes_nothing(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "lwcc.work.regen.run_jobs",
        lambda call, tasks, said: [made(t, wrong="a check failed") for t in tasks],
    )
    assert run(**CALL) == 1
    assert said(capsys) == "".join(f"lwcc: {name}: a check failed\n" for name in NAMES)
    assert not list(place.iterdir())


def test_a_wrong_proof_writes_nothing(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = CertificateState({}, {NAMES[0]: "it is of other code"}, ["b.s: not proven"], ["open"])
    monkeypatch.setattr("lwcc.work.regen.prove_some", lambda *given: state)
    assert run(**CALL) == 1
    assert said(capsys) == (
        f"lwcc: {NAMES[0]}: its certificate is dropped: it is of other code; "
        "`lwcc regen --prove` makes another\nlwcc: b.s: not proven\nlwcc: open\n"
        "lwcc: nothing was written\n"
    )
    assert not list(place.iterdir())


@pytest.mark.parametrize(("compare", "name"), [(True, "inspect"), (False, "renew")])
def test_proofs_are_made_anew_or_wanted(
    compare: bool, name: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert place.is_dir()
    called: list[tuple[str, int]] = []
    for each in ("inspect", "renew"):

        def note(files: Any, state: CertificateState, *rest: Any, each: str = each) -> Any:
            called.append((each, len(files)))
            return state

        monkeypatch.setattr(f"lwcc.work.regen.{each}", note)
    run(**CALL)
    assert called == []
    assert run(**{**CALL, "compare": compare, "prove": True}) == 0
    assert called == [(name, 2)]


def test_checks_are_not_run_to_compare(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.is_dir()
    checks: list[bool] = []

    def note(call: object, tasks: Any, said: str) -> list[Remade]:
        checks.extend(task.check for task in tasks)
        return [made(task) for task in tasks]

    monkeypatch.setattr("lwcc.work.regen.run_jobs", note)
    for changed in ({}, {"run": False}, {"compare": True}):
        run(**{**CALL, **changed, "only": "*/a*"})
    assert checks == [True, False, False]


def test_a_missing_tool_is_an_error(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert place.is_dir()
    monkeypatch.setattr("lwcc.work.regen.missing_tools", lambda options: ("a is missing", "b"))
    with pytest.raises(UserError, match="a is missing\nlwcc: error: b"):
        run(**CALL)


MODE_FILE = "rv32i/lea128_128_drbg.s"


@pytest.fixture
def with_mode(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same folder with a file of a mode, all functions of which are proven without any work."""
    file = read_mode(GENERATED / MODE_FILE)
    entry = ModeEntry(MODE_FILE, find_cipher(file.cipher), file.options)
    text = with_entry(file.text, "proof", NOT_RUN)
    row = {"path": MODE_FILE, "mode": "drbg", "figures": {"rk": 88}}
    remade = {MODE_FILE: RemadeMode(text, "header\n", row)}

    def prove(files: Any, wanted: Any, limits: Any) -> list[FunctionVerdict]:
        outcome = Outcome("proven", "5 calls")
        return [FunctionVerdict(str(f.path), role, outcome, 9) for f in files for role in f.roles]

    work = "lwcc.work.regen."
    monkeypatch.setattr(work + "read_mode_matrix", lambda folder: (entry,))
    monkeypatch.setattr(work + "remade_modes", lambda *given: remade)
    monkeypatch.setattr(work + "_provable", lambda chosen, remade: [])
    monkeypatch.setattr("proof_driver.modes.certificate_state.prove_modes", prove)
    return place


def test_files_of_modes_have_certificates(
    with_mode: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(**{**CALL, "prove": True}) == 0
    assert (
        "proven for stated lengths: drbg_init, drbg_reseed" in (with_mode / MODE_FILE).read_text()
    )
    (row,) = read_mode_rows(with_mode)
    assert row["certificate"]["functions"]["drbg_init"]["lengths"] == "5 calls"
    said(capsys)
    assert run(**{**CALL, "compare": True, "prove": True}) == 0
    assert said(capsys) == "7 files are up to date\n"


def test_old_and_missing_certificates_of_modes_are_refused(
    with_mode: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(**CALL) == 0
    asked = {**CALL, "compare": True, "prove": True}
    assert run(**asked) == 1
    assert f"lwcc: {MODE_FILE} has no certificate that holds" in said(capsys)
    assert run(**{**CALL, "prove": True}) == 0
    index = with_mode / "INDEX.toml"
    (row,) = read_mode_rows(with_mode)
    checker = row["certificate"]["checker"]
    index.write_text(index.read_text().replace(checker, "0" * 64))
    said(capsys)
    assert run(**asked) == 1
    told = said(capsys)
    assert f"{MODE_FILE}: its certificate is dropped: it is of another checker" in told
    assert f"{MODE_FILE} has no certificate that holds" in told
