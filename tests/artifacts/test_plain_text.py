"""A text that is read in different ways in different places is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.plain_text import check_plain
from runtime.user_error import UserError
from tests.lwcc.terminal import refused

GENERATED = Path(__file__).parents[2] / "generated"
SPECK = GENERATED / "rv32i" / "speck32_64.s"
COMMENTS = {"rv32i": "#", "aarch64_neon": "//"}

OTHERWISE = [
    '    .incbin "code.bin"',
    '    .include "code.s"',
    "    .ifdef FAST",
    "    .if 1",
    "    .macro twice x",
    "    .rept 2",
    "    .irp x, a0, a1",
    "    .set n, 4",
    "    n = 4",
    "n = 4",
    "    .option rvc",
    "    .option norelax",
    "    .arch armv8-a",
    "    .org 64",
    "    .zero 8",
    '    .ascii "text"',
    "    .section .other",
    "    .data",
    "    .weak f",
    "    nop; nop",
    "    nop ; nop",
    "    nop \\",
    "    nop /* a comment",
    "  f: nop",
    "  f:",
    "1:",
    "    ldr x0, =f",
    "    addi a0, a0, 'a'",
    '    .byte "a"',
    "    nop\r",
    "    nop\f    nop",
    "    nop\v",
    "    nop\x85",
    "    nop  \u2028",
    "\tnop",
    "    nop@plt",
    "    NOP",
    "    la a0, f@",
    "    li a0, $f",
]


@pytest.mark.parametrize("line", OTHERWISE)
def test_what_may_be_read_otherwise_is_refused(line: str) -> None:
    with pytest.raises(UserError, match=r"some.s:2: this is no line of generated assembly: "):
        check_plain(f"    ret\n{line}\n", "#", "some.s")


@pytest.mark.parametrize("line", ["", "# why", "    # why", "f:", ".Lf_end:", "    ret # why"])
def test_lines_of_generated_files_are_taken(line: str) -> None:
    check_plain(f"{line}\n", "#", "some.s")


@pytest.mark.slow
@pytest.mark.parametrize("folder", COMMENTS)
def test_all_generated_files_are_plain(folder: str) -> None:
    files = sorted((GENERATED / folder).glob("*.s"))
    assert files
    for file in files:
        check_plain(file.read_text(encoding="utf-8"), COMMENTS[folder], file.name)


def test_prove_refuses_it(tmp_path: Path) -> None:
    file = tmp_path / SPECK.name
    file.write_text(SPECK.read_text(encoding="utf-8") + '    .include "more.s"\n')
    said = refused("prove", file)
    assert "this is no line of generated assembly: '.include" in said
