"""Kernels that answer requests: the proof holds for the file, and for no file that is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from proof_driver.modes.files import ModeFile, read_mode
from proof_driver.modes.subjects import request_of
from prove.claims.verdict import Outcome
from prove.requests.verdict import prove_request

GENERATED = Path(__file__).parents[3] / "generated"
ROLE = "drbg_generate"
FILE = read_mode(GENERATED / "ptx" / "lea128_128_drbg.ptx")
"""A block a turn."""
OF_TWO = read_mode(GENERATED / "ptx" / "aes128_128_drbg.ptx")
"""Two blocks a turn."""

WRONG = {
    "counter by two": ("mov.b32 %one, 1;", "mov.b32 %one, 2;"),
    "bytes where none are": (r"setp.gt.u64 %more, %left, 3;", "setp.gt.u64 %more, %left, 2;"),
    "no byte where one is": (r"setp.gt.u64 %more, %left, 3;", "setp.gt.u64 %more, %left, 4;"),
    "whole blocks everywhere": (r"    @%part bra BYTES\w+;\n", ""),
    "unaligned whole blocks": (r"and.b64 %rest, %each, 15;", "and.b64 %rest, %each, 7;"),
    "half of a block further": (r"min.u64 %rest, %left, 16;", "min.u64 %rest, %left, 8;"),
    "another place for each block": (r"add.u64 %to, %to, %rest;", "add.u64 %to, %to, 32;"),
    "one block for the next state": (r"mov.b64 %turns, 2;", "mov.b64 %turns, 1;"),
    "number of requests by two": (r"add.u64 %n3, %n2, 1;", "add.u64 %n3, %n2, 2;"),
    "no state is refused": (r"(setp.eq.u64 %done, %n0, 0;\n) *@%done bra \w+;\n", r"\1"),
    "longer requests": (r"setp.gt.u64 %done, %each, 65536;", "setp.gt.u64 %done, %each, 65537;"),
    "shorter requests": (r"setp.gt.u64 %done, %each, 65536;", "setp.gt.u64 %done, %each, 65535;"),
    "one request more": (r"%n1, 281474976710656;", "%n1, 281474976710657;"),
    "a state twice": (r"add.u64 %first, %first, %on;", "add.u64 %first, %first, 1;"),
    "one place for all outputs": (r"add.u64 %out, %out, %out_on;\n", ""),
    "one state for all": (r"add.u64 %states, %states, %states_on;\n", ""),
    "states further apart": (r"%states, %first, 40, %states;", "%states, %first, 48, %states;"),
    "all states": (r"setp.ge.u64 %done, %first, %total;", "setp.gt.u64 %done, %first, %total;"),
    "the state's halves change places": (
        r"\[%states\+8\], \{%w70, %w71\}",
        "[%states+8], {%w71, %w70}",
    ),
    "a part of the state stays": (r" *st.global.v2.u32 \[%states\+32\], .*\n", ""),
    "a branch on other data": (r"mov.b64 %n0, \{%w0, %w1\};", "mov.b64 %n0, {%w0, %state0};"),
    "another key": (r"mov.b32 %key0, %state0;", "mov.b32 %key0, %state1;"),
}
"""Statements of the kernel and what stands in their place, by what is wrong then."""


def verdict(file: ModeFile) -> Outcome:
    return prove_request(*request_of(file, ROLE))


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("file", [FILE, OF_TWO], ids=["a block a turn", "two blocks a turn"])
def test_files_are_proven_for_outputs_of_any_length(file: ModeFile) -> None:
    found = verdict(file)
    assert found.verdict == "proven"
    assert found.detail == "any number of states, outputs of any length"


@pytest.mark.full(but=3)
@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG)
def test_no_wrong_file_is_proven(what: str) -> None:
    old, new = WRONG[what]
    text, count = re.subn(old, new, FILE.text, count=1)
    assert count, "the file has this statement"
    found = verdict(ModeFile(Path("wrong.ptx"), text))
    assert found.verdict == "unknown"
    assert not found.detail.startswith("the checker failed")
