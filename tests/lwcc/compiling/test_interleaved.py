"""Interleaved words: few bits of a word of each block share a register, in all functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc

TEXT = Path(__file__).parents[2] / "compiler" / "toy_rotations.dsl"


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize(
    ("set_name", "lanes"),
    [
        *(("narrow32_32", 16), ("middle64_64", 32), ("narrow32_32", 32)),
        *(("wide128_128", 16), ("wide128_128", 32), ("middle64_64", 8), ("middle64_64", 16)),
    ],
)
def test_all_functions_are_checked_and_proven(set_name: str, lanes: int, tmp_path: Path) -> None:
    options = ("--target", "neon", "--slicing", "bit", "--lanes", str(lanes))
    made = lwcc("compile", TEXT, "--set", set_name, *options, "--prove", "-o", f"{tmp_path}/")
    assert made.exit_code == 0, made.output
    assert "emulator and abi" in made.output
    functions = "key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt"
    assert f"proof: proven: {functions}" in made.output


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            ("speck64_128", "--lanes", "32"),
            "4 bits of a word side by side, and `add` has no form on those",
        ),
        (("simon32_64", "--lanes", "8"), "16 bits of a word side by side, and words have 16"),
        (("simon48_96", "--lanes", "32"), "a block of 48 is no power of two"),
    ],
)
def test_what_has_no_such_form_is_told_what_works(
    asked: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    made = lwcc("compile", *asked, "--target", "neon", "--slicing", "bit", "-o", f"{tmp_path}/")
    assert made.exit_code == 2
    assert message in made.output
    assert "hint: these work: " in made.output
    assert not list(tmp_path.iterdir())
