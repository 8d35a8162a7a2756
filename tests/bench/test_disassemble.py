"""Bytes are written as text an instruction at a time, and refused where they are none."""

from __future__ import annotations

import re
from dataclasses import replace
from subprocess import CompletedProcess

import pytest

from bench.disassemble import DisassemblyError, disassemble
from verify.toolchain.tools import Found, MissingTool, tool_named

MOVE, BRANCH = bytes.fromhex("13850500"), bytes.fromhex("e30405fe")  # mv a0, a1; beqz a0, 24 back
ROTATE = bytes.fromhex("13557560")  # rori a0, a0, 7


def test_each_instruction_is_a_line() -> None:
    assert disassemble([MOVE, BRANCH], triple="riscv32") == ("mv a0, a1", "beqz a0, -24")
    assert disassemble([bytes.fromhex("1f2003d5")] * 2, triple="aarch64") == ("nop", "nop")


def test_the_long_form_is_that_of_the_manual() -> None:
    assert disassemble([MOVE], triple="riscv32", short=False) == ("addi a0, a1, 0",)


def test_a_feature_must_be_asked_for() -> None:
    assert disassemble([ROTATE], ["zbb"], "riscv32") == ("rori a0, a0, 7",)
    with pytest.raises(DisassemblyError, match=r"^llvm-mc \S+: "):
        disassemble([ROTATE], triple="riscv32")


def test_of_no_bytes_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.disassemble.find", lambda name: pytest.fail(name))
    assert disassemble([]) == ()


def fake(monkeypatch: pytest.MonkeyPatch, is_wheel: bool, written: str = "") -> None:
    tool = Found(tool_named("llvm-mc"), ("mc",), "21.0", is_wheel)
    outcome = CompletedProcess(["mc"], 0, written, "")
    monkeypatch.setattr("bench.disassemble.find", lambda _name: tool)
    monkeypatch.setattr("subprocess.run", lambda *_words, **_options: outcome)


def test_an_instruction_left_out_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, False, "\t.text\n\tmv\ta0,  a1\n\n")
    assert disassemble([MOVE]) == ("mv a0, a1",)
    with pytest.raises(DisassemblyError, match=re.escape("llvm-mc 21.0: 1 of 2 were understood")):
        disassemble([MOVE, MOVE])


def test_the_wheel_has_no_disassembler(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked to be installed is not the wheel again."""
    fake(monkeypatch, True)
    with pytest.raises(MissingTool) as caught:
        disassemble([MOVE])
    assert str(caught.value) == str(MissingTool(replace(tool_named("llvm-mc"), wheel=())))
    assert "ziglang" not in str(caught.value)
