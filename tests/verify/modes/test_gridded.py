"""The check of kernels of modes finds what is wrong in them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.modes.checks import cases_of, kernel_of, model_of
from catalogue.ciphers import find_cipher
from tests.builds.modes.made import built
from verify.modes.gridded import ModeKernel, check_mode_kernel
from verify.modes.model import Model
from verify.modes.requests import Case
from verify.report import Finding

SET = "speck64_128"


@cache
def subject() -> tuple[ModeKernel, Model, tuple[Case, ...]]:
    made = built(SET, target="ptx")
    model = model_of(made, find_cipher(SET).load())
    (entry,) = (e for e in made.options.mode.entries if e.name == "generate")
    return kernel_of(made, entry, model), model, cases_of(made, model).known


def findings(old: str = "", new: str = "") -> list[Finding]:
    """What is found in a kernel that was changed in one place."""
    kernel, model, known = subject()
    assert old in kernel.text
    text = kernel.text.replace(old, new, 1) if old else kernel.text
    return list(check_mode_kernel(replace(kernel, text=text), model, known).findings)


def test_the_kernel_as_it_is() -> None:
    found = [f for f in findings() if f.detail != "no cases"]
    assert [f"{f.name}: {f.detail}" for f in found if f.status != "tested"] == []
    assert [f.name for f in found] == [
        "grid: every line has a row",
        "grid: every kernel is known",
        "grid: requests of all lengths",
        "grid: more states than threads",
        "grid: refusals",
        "grid: every line has run",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("addc.u32", "add.u32", "state"),
        ("setp.gt.u64 %done, %each, 1024;", "setp.gt.u64 %done, %each, 1023;", "output of state 0"),
        ("setp.gt.u64 %done, %each, 1024;", "setp.gt.u64 %done, %each, 1025;", "1025 bytes"),
        ("setp.eq.u64 %done, %n0, 0;", "setp.eq.u64 %done, %n0, 1;", "state 2 is"),
        (", 4294967296;", ", 4294967297;", "state 3 is"),
        ("mul.lo.u64 %out_on, %on, %each;", "mul.lo.u64 %out_on, %on, 8;", "states on"),
        ("and.b64 %rest, %each, 7;", "and.b64 %rest, %each, 3;", "not aligned"),
        ("min.u64 %rest, %left, 8;", "min.u64 %rest, %left, 9;", "bytes"),
        ("add.u64 %states, %states, %states_on;", "", "written"),
        ("    mov.b32 %one, 1;", "    nop;", "no row has the text"),
    ],
)
def test_what_is_wrong(old: str, new: str, message: str) -> None:
    failed = [f"{f.name}: {f.detail}" for f in findings(old, new) if f.status == "failed"]
    assert any(message in each for each in failed), failed


def test_another_kernel_in_the_file() -> None:
    kernel, model, known = subject()
    renamed = kernel.text.replace(kernel.symbol, "another")
    found = check_mode_kernel(replace(kernel, text=kernel.text + renamed), model, known).findings
    assert "nothing is known of another" in [f.detail for f in found]
