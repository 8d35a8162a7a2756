"""The samples of the pages on CTR_DRBG and on the language of modes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from bench.requests import load_requests
from builds.modes.dependences import EncryptionCount, Lengths, dependences_of
from builds.modes.options import modes
from catalogue.ciphers import find_cipher
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


@pytest.mark.full
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


def rows_of(page: Path, first: str) -> list[list[str]]:
    """The cells of the table of a page that begins so."""
    _, _, behind = page.read_text(encoding="utf-8").partition(first)
    lines = behind.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


def bounds(set_name: str, n_bytes: int) -> list[str]:
    """The constant encryptions and key schedules of `init`, and of `generate` of some bytes."""
    chosen = find_cipher(set_name).load().parameter_set(set_name)
    sizes = Sizes(chosen.block.n_bytes, chosen.key.n_bytes, {"df": True})
    requests = [Lengths("init", (sizes.key, 0, 0)), Lengths("generate", (0,), n_bytes)]
    counts = [dependences_of(modes()["drbg"], sizes, request).count for request in requests]
    count = sum(counts[: 2 if n_bytes else 1], EncryptionCount())
    return [
        f"{count.constant_encryptions} of {count.encryptions}",
        f"{count.constant_schedules} of {count.schedules}",
    ]


@pytest.mark.full
def test_the_table_of_requests() -> None:
    """Each quotient follows from the cycles, each bound from the mode; the README repeats them."""
    saved: dict[str, list[str]] = {}
    for name, request, few, many, share, *rest in rows_of(GUIDE, "| target, set |"):
        assert share == f"{100 * (1 - int(few) / int(many)):.1f} %"
        n_bytes = int(request.rpartition(" ")[2]) if "generate" in request else 0
        assert rest[:2] == bounds(name.partition("`")[2].strip("`"), n_bytes)
        saved.setdefault(name, []).append(share)
    assert saved.keys() == {f"{row.target}, `{row.set}`" for row in load_requests()}
    short = rows_of(ROOT / "README.md", "| random bytes")
    assert {row[0]: row[3:7] for row in short} == saved


def test_a_mode_of_each_declaration() -> None:
    (text,) = (text for language, text in fences(LANGUAGE) if language == "mode")
    check_mode(parse_mode(text, "sample.mode"), Sizes(16, 16, {"df": True}))
