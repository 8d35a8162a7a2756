"""The check of files of modes finds what is wrong in them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.modes.checks import cases_of, mode_file, model_of
from catalogue.ciphers import find_cipher
from tests.builds.modes.made import built
from verify.modes.check import Cases, ModeFile, check_mode
from verify.native.compiled import Build
from verify.report import Finding

SET = "hight64_128"
BUILD = Build("gcc", ("-O1",))
pytestmark = pytest.mark.needs_tool("gcc", "clang", "valgrind")


@cache
def subject() -> tuple[ModeFile, Cases]:
    made = built(SET)
    model = model_of(made, find_cipher(SET).load())
    return mode_file(made, model), cases_of(made, model)


def findings(old: str = "", new: str = "") -> list[Finding]:
    """What is found in a file that was changed in one place."""
    file, cases = subject()
    assert old in file.text
    text = file.text.replace(old, new, 1) if old else file.text
    return list(check_mode(replace(file, text=text), cases, [BUILD]).findings)


def failed(old: str, new: str) -> str:
    return "\n".join(f"{f.name}: {f.detail}" for f in findings(old, new) if f.status == "failed")


@pytest.mark.full
@pytest.mark.slow
def test_the_file_as_it_is() -> None:
    found = findings()
    assert [f.name for f in found if f.status != "tested"] == []
    assert [f.name.partition(": ")[2] for f in found] == [
        "compiles alone, without a warning",
        "vectors of the mode",
        "requests of all lengths, placements",
        "refusals, placements",
        "entries: timing, memcheck",
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sum = x + carry;", "sum = x | carry;", "the state is"),
        ("        from = to;\n", "", "the state is"),
        ("known_key_0[] = {\n    0x", "known_key_0[] = {\n    1 ^ 0x", "the state is"),
        ("constant_0[] = {\n    0x", "constant_0[] = {\n    1 ^ 0x", "the state is"),
        ("if ((uint64_t)returned_bytes > 1024) return 3;", "", "it returns 0, not 3"),
        ("> UINT64_C(4294967296)) return 4;", "> 5) return 4;", "it returns 4, not 0"),
        (
            "if ((uint64_t)entropy_bytes < 16) return 1;",
            "if ((uint64_t)entropy_bytes < 16) { state[0] ^= 1; return 1; }",
            "the state is",
        ),
        (
            "    wipe((uint8_t *)&w, sizeof w);\n    return 0;\n}\n\nint lwcc_hight64_128_drbg_gen",
            "    state[32] = 1;\n    return 0;\n}\n\nint lwcc_hight64_128_drbg_gen",
            "255",
        ),
        ("returned_bytes % 8), w.", "8), w.", "buffer"),
        ("constant_4[] = {\n    0x80", "constant_4[] = {\n    0x81", "the state is"),
        (
            "store_be64(to + n_bytes, sum);",
            "store_be64(to + n_bytes, sum); if (sum & 1) *(volatile uint8_t *)to = *to;",
            "branches on a secret",
        ),
    ],
)
def test_what_is_wrong(old: str, new: str, message: str) -> None:
    assert message in failed(old, new)


def test_a_file_that_does_not_compile() -> None:
    assert "refused" in failed("static inline void set_key", "static inline set_key")


@pytest.mark.slow
def test_a_symbol_too_many() -> None:
    assert "gives" in failed("static void block_cipher_df", "void block_cipher_df")
