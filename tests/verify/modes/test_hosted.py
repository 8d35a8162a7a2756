"""Functions of a header for a host are called through a file of their own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.modes.checks import cases_of, hosted_of, model_of
from catalogue.ciphers import find_cipher
from tests.builds.modes.made import built
from verify.modes.check import Cases, ModeFile, check_mode
from verify.native.compiled import Build
from verify.report import Finding

SET = "speck64_128"
BUILD = Build("gcc", ("-O1",))
pytestmark = pytest.mark.needs_tool("gcc", "valgrind")


@cache
def subject() -> tuple[ModeFile, Cases]:
    made = built(SET, target="ptx")
    model = model_of(made, find_cipher(SET).load())
    host = hosted_of(made, model)
    return host, cases_of(made, model).of([entry.name for entry in host.entries])


def findings(old: str = "", new: str = "") -> list[Finding]:
    """What is found in a header that was changed in one place."""
    file, cases = subject()
    assert old in file.header
    header = file.header.replace(old, new, 1) if old else file.header
    found = check_mode(replace(file, header=header), cases, [BUILD]).findings
    return [f for f in found if f.detail != "no cases"]


def test_the_file_has_a_function_for_each_of_the_header() -> None:
    file, cases = subject()
    assert [entry.name for entry in file.entries] == ["init", "reseed"]
    assert file.text.count("return lwcc_speck64_128_drbg_") == 2
    assert {case.request.entry for case in cases.lengths} == {"init", "reseed"}


def test_the_header_as_it_is() -> None:
    assert [f"{f.name}: {f.detail}" for f in findings() if f.status != "tested"] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "known_key_0_drbg_ptx[] = {\n    0x",
            "known_key_0_drbg_ptx[] = {\n    1 ^ 0x",
            "the state",
        ),
        ("if ((uint64_t)entropy_bytes < 16) return 1;", "", "it returns 0, not 1"),
    ],
)
def test_what_is_wrong(old: str, new: str, message: str) -> None:
    failed = [f"{f.name}: {f.detail}" for f in findings(old, new) if f.status == "failed"]
    assert any(message in each for each in failed), failed
