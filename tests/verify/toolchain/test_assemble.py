"""Assembling and linking: what comes out, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from verify.toolchain import assemble as module
from verify.toolchain.assemble import AssemblyError, assemble, link
from verify.toolchain.tools import Found, tool_named

SHA3 = "f: eor3 v0.16b, v1.16b, v2.16b, v3.16b\n   ret\n"
CONSTANT = """
f:  adrp x0, table
    add x0, x0, :lo12:table
    ret
    .section .rodata
    .balign 16
table: .quad 0x1122334455667788
"""


def test_symbols_and_bytes() -> None:
    image = link(assemble("f: nop\ng: ret\n"))
    assert image.text == bytes.fromhex("1f2003d5c0035fd6")
    assert image.symbols == {"f": image.base, "g": image.base + 4}
    assert image.place(image.base + 4) == "g"
    assert image.place(image.base + 2) == "f+0x2"
    assert image.place(0x10) == "0x10"


def test_constants_lie_behind_the_code() -> None:
    image = link(assemble(CONSTANT))
    offset = image.symbols["table"] - image.base
    assert image.text[offset:] == bytes.fromhex("8877665544332211")


def test_lines_of_instructions() -> None:
    image = link(assemble("f:\n  nop\n  // why\n  ret\n", lines=True))
    assert image.lines == {image.base: 2, image.base + 4: 4}


def test_labels_of_the_assembler_are_left_out() -> None:
    elf = assemble("f:\n  nop\n.Lx:\n  ret\n", triple="riscv32", lines=True)
    image, bare = link(elf), link(elf, lines=False)
    assert image.symbols == bare.symbols == {"f": image.base}
    assert (len(image.lines), len(bare.lines)) == (2, 0)
    assert image.text == bare.text


def test_a_feature_must_be_asked_for() -> None:
    assert link(assemble(SHA3, ["sha3"])).text
    with pytest.raises(AssemblyError, match="requires: sha3"):
        assemble(SHA3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("f: b elsewhere\n", "elsewhere"),
        ("f: ret\n .data\n .quad 1\n", "writable"),
        ("", "no code"),
        ("f: frobnicate x0\n", "frobnicate x0"),
    ],
)
def test_refused(text: str, said: str) -> None:
    with pytest.raises(AssemblyError, match=said):
        link(assemble(text))


@pytest.mark.slow
@pytest.mark.needs_package("ziglang")
def test_the_wheel_makes_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = link(assemble(SHA3 + CONSTANT.replace("f:", ""), ["sha3"])).text

    def only_the_wheel(name: str) -> Found:
        tool = tool_named(name)
        return Found(tool, (sys.executable, "-m", "ziglang", *tool.wheel), "wheel", is_wheel=True)

    monkeypatch.setattr(module, "find", only_the_wheel)
    assert link(assemble(SHA3 + CONSTANT.replace("f:", ""), ["sha3"])).text == expected


def test_nothing_is_left_where_the_tools_are_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    link(assemble("f: ret\n"))
    assert not list(tmp_path.iterdir())
