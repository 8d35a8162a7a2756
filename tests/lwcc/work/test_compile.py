"""Products are written whole and described; a failed check or a required tool writes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pytest

from artifacts.parts import FunctionVerdict
from builds.product import Product
from builds.request import Request
from catalogue.ciphers import find_cipher
from lwcc.work.compile import run
from prove.claims.verdict import Outcome
from runtime.user_error import UserError
from tests.lwcc.doubles import part
from verify.report import Finding

PART = part()
SOURCE = find_cipher("speck")
REQUEST = Request(SOURCE, SOURCE.load(), (PART.options,), PART.options)
GOOD = Finding("ecb_encrypt: vectors", "tested", 3)
BAD = Finding("timing of ecb_encrypt", "failed", 0, "a branch on data")
PRODUCT = Product(PART, "the header\n", {"rk_bytes": 88, "ctx_bytes": 96}, (GOOD,))
ASKED: dict[str, Any] = {
    "check": True,
    "prove": False,
    "message_bytes": None,
    "fits_message": False,
    "report": False,
    "megabytes": 100,
    "as_json": False,
    "require": False,
    "cache": False,
}


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What was to be compiled; `PRODUCT` is made of it. All tools are there."""
    monkeypatch.setattr("lwcc.work.compile.missing_tools", lambda options: ())
    return give(monkeypatch, [PRODUCT])


def give(monkeypatch: pytest.MonkeyPatch, products: list[Product]) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = []

    class Compilation:
        def __init__(self, *given: Any) -> None:
            names = (
                *("source", "cipher", "message_bytes", "check", "report", "megabytes", "cache"),
            )
            asked.append(dict(zip(names, given, strict=True)))

        def make(self, sets: Sequence[object]) -> tuple[list[Product], list[Any]]:
            return products, []

    monkeypatch.setattr("lwcc.work.compile.Compilation", Compilation)
    return asked


@pytest.fixture(autouse=True)
def context() -> Iterator[None]:
    """The command line that is reported where a check fails."""
    with click.Context(click.Command("compile"), obj=["compile", "speck"]):
        yield


def test_a_file_and_its_header_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "x.s"
    assert run(REQUEST, str(place), **ASKED) == 0
    assert place.read_text() == PART.text
    assert (tmp_path / "x.h").read_text() == "the header\n"
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"speck32_64: {place}, x.h; rk 88 bytes, ctx 96 bytes\n"
        "  checked, with cases: known answers (3)\n"
    )


def test_stdout_has_the_assembly_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(REQUEST, "-", **ASKED) == 0
    said = capsys.readouterr()
    assert said.out == PART.text
    assert said.err.startswith("speck32_64: stdout; rk 88 bytes")


def test_several_sets_in_one_file_stand_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, [PRODUCT, replace(PRODUCT, header="another\n")])
    place = tmp_path / "x.s"
    run(replace(REQUEST, sets=(PART.options,) * 2), str(place), **ASKED)
    assert place.read_text() == f"{PART.text}\n{PART.text}"
    assert (tmp_path / "x.h").read_text() == "the header\n\nanother\n"


def test_a_failed_check_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    give(monkeypatch, [replace(PRODUCT, findings=(GOOD, BAD))])
    assert run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, "as_json": True}) == 1
    assert not list(tmp_path.iterdir())
    said = capsys.readouterr()
    assert said.err.splitlines()[:2] == [
        "lwcc: failed: speck32_64: timing of ecb_encrypt: a branch on data",
        "lwcc: nothing was written; `--no-check` writes the unchecked file",
    ]
    (row,) = json.loads(said.out)["files"]
    assert (row["passed"], row["path"], row["header"]) == (False, None, None)


def test_programs_read_what_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: list[dict[str, Any]]
) -> None:
    assert run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, "as_json": True, "message_bytes": 64}) == 0
    (row,) = json.loads(capsys.readouterr().out)["files"]
    assert (row["path"], row["header"]) == (f"{tmp_path}/x.s", f"{tmp_path}/x.h")
    assert (row["set"], row["target"], row["depths"]) == ("speck32_64", "rv32i", [])
    assert row["functions"] == list(PART.functions.values())
    assert row["figures"] == {"rk_bytes": 88, "ctx_bytes": 96}
    assert (made[0]["message_bytes"], made[0]["check"], made[0]["megabytes"]) == (64, True, 100)


def test_what_is_not_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, "check": False}) == 0
    warned = "lwcc: warning: checks not run: --no-check was given"
    assert warned in capsys.readouterr().err


def test_a_missing_tool_is_said_or_an_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    made: list[dict[str, Any]],
) -> None:
    monkeypatch.setattr("lwcc.work.compile.missing_tools", lambda options: ("ld is missing", "b"))
    assert run(REQUEST, f"{tmp_path}/x.s", **ASKED) == 1
    assert "lwcc: warning: checks not run: ld is missing; b\n" in capsys.readouterr().err
    assert made[0]["check"] is False
    for changed in ({"require": True}, {"prove": True}):
        with pytest.raises(UserError, match="ld is missing\nlwcc: error: b"):
            run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, **changed})
    assert run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, "check": False}) == 0


@pytest.mark.parametrize(
    ("prove", "check", "findings", "proven"),
    [
        (None, True, (GOOD,), [False]),
        (None, False, (GOOD,), []),
        (None, True, (BAD,), []),
        (False, True, (GOOD,), []),
        (True, False, (GOOD,), [True]),
    ],
)
def test_what_is_checked_is_proven_unless_somebody_says_otherwise(
    prove: bool | None,
    check: bool,
    findings: tuple[Finding, ...],
    proven: list[bool],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, [replace(PRODUCT, findings=findings)])
    found: list[bool] = []

    def with_proofs(products: list[Product], source: Any, limits: Any, again: bool) -> Any:
        found.append(again)
        return products

    monkeypatch.setattr("proof_driver.proving.with_proofs", with_proofs)
    run(REQUEST, f"{tmp_path}/x.s", **{**ASKED, "prove": prove, "check": check})
    assert found == proven


def test_functions_of_which_nothing_is_shown_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    open_ = FunctionVerdict("x.s", "ctr_crypt", Outcome("unknown", "not finished in 5 s"), 1)
    done = FunctionVerdict("x.s", "key_setup", Outcome("proven"), 1)
    give(monkeypatch, [replace(PRODUCT, verdicts=(done, open_))])
    assert run(REQUEST, f"{tmp_path}/x.s", **ASKED) == 0
    lines = capsys.readouterr().err.splitlines()
    assert lines[-2].startswith("  proof: proven: key_setup, ")
    assert "sha256" not in lines[-2]
    assert lines[-1] == "  unknown: ctr_crypt: not finished in 5 s"


def test_a_depth_cannot_be_chosen_without_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("lwcc.work.compile.missing_tools", lambda options: ("ld is missing",))
    asked = {**ASKED, "check": False, "report": True}
    folded = replace(REQUEST, sets=(replace(PART.options, depth="auto"),))
    with pytest.raises(UserError, match="ld is missing"):
        run(folded, f"{tmp_path}/x.s", **asked)
    deep = replace(REQUEST, sets=(replace(PART.options, depth="byte"),))
    assert run(deep, f"{tmp_path}/x.s", **asked) == 1
    assert "lwcc: warning: cost not measured: ld is missing\n" in capsys.readouterr().err
