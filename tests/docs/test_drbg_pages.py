"""The samples of the pages on CTR_DRBG and on the language of modes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from dsl.modes.check import check_mode
from dsl.modes.parse import parse_mode
from dsl.modes.sizes import Sizes
from tests.docs.blocks import ANYTHING, ROOT, fences
from tests.lwcc.terminal import lwcc

GUIDE = ROOT / "docs" / "guide" / "drbg.md"
LANGUAGE = ROOT / "docs" / "reference" / "language_of_modes.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the file that the guide's commands make."""
    made = tmp_path_factory.mktemp("drbg")
    words = ("compile", "aes", "--set", "aes128_128", "--target", "c", "--mode", "drbg")
    result = lwcc(*words, "--no-check", "-o", f"{made}/")
    assert result.exit_code == 0, result.output
    return made


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_the_program_draws_a_mebibyte(folder: Path) -> None:
    (text,) = (text for language, text in fences(GUIDE) if language == "c")
    (folder / "main.c").write_text(text)
    build = ["gcc", "-O1", "-D_DEFAULT_SOURCE", "main.c", "aes128_128_drbg.c", "-o", "main"]
    subprocess.run(build, cwd=folder, check=True)
    drawn = [
        subprocess.run([folder / "main"], stdout=subprocess.PIPE, check=True).stdout
        for _ in range(2)
    ]
    assert [len(each) for each in drawn] == [1 << 20] * 2
    assert drawn[0] != drawn[1]


@pytest.mark.slow
def test_the_line_of_folding(folder: Path) -> None:
    (shown,) = (text for _, text in fences(GUIDE) if text.startswith("folding:"))
    begin, _, end = shown.strip().partition(ANYTHING)
    assert not end
    (line,) = re.findall(r"^// (folding: .*)$", (folder / "aes128_128_drbg.c").read_text(), re.M)
    assert line.startswith(begin)


def test_the_graph_of_a_request() -> None:
    (shown,) = (text for language, text in fences(GUIDE) if language == "mermaid")
    result = lwcc("show", "aes128_128", "--request", "init")
    assert result.exit_code == 0, result.output
    assert shown == result.stdout


def test_a_mode_of_each_declaration() -> None:
    (text,) = (text for language, text in fences(LANGUAGE) if language == "mode")
    check_mode(parse_mode(text, "sample.mode"), Sizes(16, 16, {"df": True}))
