"""Texts that a target cannot compile: the whole message, soon."""

from __future__ import annotations

import re
import shlex
import time
from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

FOLDER = Path(__file__).parents[2] / "fail" / "compile"
FAILING = sorted(FOLDER.glob("*.dsl"))
WORKING = [
    (path, words)
    for path in FAILING
    for listed in re.findall(r"these work: (.*)", path.with_suffix(".err").read_text())
    for words in re.findall(r"`([^`]+)`", listed)
]
"""What the messages say would work instead, as options."""
MOST_SECONDS = 5.0


def options_of(path: Path) -> list[str]:
    """What stands behind `# options:` in the first line."""
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# options: "), "the first line says what it is compiled with"
    return shlex.split(first.removeprefix("# options: "))


@pytest.mark.slow
@pytest.mark.parametrize("path", FAILING, ids=lambda path: path.stem)
def test_must_fail(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    start = time.process_time()
    said = refused("compile", path.name, *options_of(path))
    assert said == path.with_suffix(".err").read_text(encoding="utf-8")
    assert time.process_time() - start < MOST_SECONDS


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize(("path", "words"), WORKING, ids=lambda each: getattr(each, "stem", each))
def test_issue_13_what_a_message_says_works_does(path: Path, words: str, tmp_path: Path) -> None:
    """The last of two options of one name counts."""
    options = [*options_of(path), *words.split(), "--no-check", "-o", f"{tmp_path}/"]
    result = lwcc("compile", path, *options)
    assert result.exit_code == 0, result.output


def test_every_message_has_its_text() -> None:
    assert {path.stem for path in FOLDER.glob("*.err")} == {path.stem for path in FAILING}
