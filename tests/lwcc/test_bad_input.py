"""Texts that are no ciphers, and files that lwcc did not make: a clear error, soon."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from artifacts.generated_files import HINT
from tests.lwcc.terminal import TOY, refused

ROOT = Path(__file__).parents[2]
README, PIPO = ROOT / "README.md", ROOT / "generated" / "rv32i" / "pipo64_128.s"
MOST_SECONDS = 2.0
"""Of the processor: the machine may have other things to do."""
TEXTS = {
    "empty": b"",
    "spaces": b" \n\t\n" * 100,
    "binary": bytes(range(256)) * 64,
    "not UTF-8": "cipher Größe\n".encode("latin-1"),
    "10 MB": b"# a comment\n" * 900_000,
    "10 MB in a line": b"(" * 10_000_000,
    "nested": b"cipher X\nconst a = " + b"(" * 10_000 + b"1" + b")" * 10_000 + b"\n",
    "long loop": TOY.read_bytes().replace(b"rounds = 2", b"rounds = 1000000000"),
    "no end": TOY.read_bytes()[:400],
}


@pytest.mark.parametrize("verb", ["compile", "ir"])
@pytest.mark.parametrize("name", TEXTS)
def test_bad_texts(verb: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.dsl"
    file.write_bytes(TEXTS[name])
    start = time.process_time()
    said = refused(verb, file)
    assert time.process_time() - start < MOST_SECONDS
    assert said.startswith(f"{file}:")
    assert ": error: " in said
    assert len(said) < 4000


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    loop = tmp_path / "loop.dsl"
    loop.symlink_to(loop)
    assert "lwcc: error: " in refused("compile", loop)


@pytest.mark.documents
@pytest.mark.parametrize("verb", ["prove", "check", "mutate", "verify", "bench"])
def test_a_page_that_quotes_a_generated_file_is_none(verb: str) -> None:
    """Its head stands in a block of the page."""
    assert "// lwcc generated this file: " in README.read_text()
    wanted = "README.md does not begin as a file that lwcc generated"
    assert refused(verb, README) == f"lwcc: error: {wanted}\n{HINT}\n"


@pytest.mark.parametrize("verb", ["prove", "check", "mutate", "verify"])
def test_nothing_stands_before_a_head(verb: str, tmp_path: Path) -> None:
    """It would be assembled with the file, and be part of no set: here each XOR is another one."""
    macro = ".macro xor a, b, c\n    or \\a, \\b, \\c\n.endm\n"
    (tmp_path / "x.s").write_text(macro + PIPO.read_text())
    assert "x.s does not begin as a file that lwcc generated" in refused(verb, tmp_path / "x.s")


@pytest.mark.parametrize("verb", ["prove", "check", "mutate", "verify"])
def test_a_file_without_end_is_refused(verb: str) -> None:
    assert "/dev/zero is longer than any file that lwcc" in refused(verb, "/dev/zero")


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["prove", "check", "mutate"])
def test_errors_of_the_assembler_are_one_line(verb: str, tmp_path: Path) -> None:
    lines = PIPO.read_text().replace("    ret\n", "    return\n")
    number = 1 + lines.splitlines().index("    return")
    (tmp_path / "x.s").write_text(lines)
    said = refused(verb, tmp_path / "x.s").splitlines()
    assert len(said) == 2
    assert said[0].startswith("lwcc: error: x.s: llvm-mc ")
    wrong = f" refused the file: x.s:{number}:5: error: unrecognized instruction mnemonic (and "
    assert wrong in said[0]
    assert said[1].startswith("hint: the file was changed or cut off; `lwcc compile` makes it")


@pytest.mark.parametrize("verb", ["prove", "check", "mutate"])
def test_a_file_that_is_cut_off_is_refused(verb: str, tmp_path: Path) -> None:
    """Between two functions, too: what is left of it may be right, and is not the file."""
    text = PIPO.read_text()
    behind = text.index("    .balign 4\n    .global lwcc_pipo64_128_ctr_crypt_rv32i\n")
    for n_bytes in (behind, behind // 2):
        (tmp_path / "x.s").write_text(text[:n_bytes])
        assert "which its head promises\nhint: it was" in refused(verb, tmp_path / "x.s")


@pytest.mark.slow
def test_operations_without_a_form_in_lanes_are_named() -> None:
    said = refused("compile", "aes", "--set", "aes128_128", "--target", "neon", "--lanes", "16")
    assert (
        ": error: aes128_128 does not fit neon in 16 lanes: `extract` makes words of 1 bit" in said
    )
