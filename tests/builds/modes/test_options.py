"""Names and commands of files of modes have all options that make them different."""

from __future__ import annotations

import pytest

from builds.modes.options import ModeOptions, modes
from options.build import BuildOptions
from options.settled import settle, with_usual_unrolling

BUILD = BuildOptions(set_name="speck64_128", target="c", lanes=1)


def test_names_say_what_is_off() -> None:
    usual = ModeOptions(BUILD, "drbg", {"df": True})
    assert usual.file_name.endswith("_drbg.c")
    assert ModeOptions(BUILD, "drbg", {"df": False}).stem == f"{usual.stem}_nodf"
    assert ModeOptions(BUILD, "drbg", {"df": True}, folds=False).stem == f"{usual.stem}_nofold"


def test_a_command_has_the_mode_and_its_switches() -> None:
    made = ModeOptions(BUILD, "drbg", {"df": False}, folds=False).command("my speck.dsl")
    assert made.startswith("lwcc compile 'my speck.dsl' ")
    assert made.endswith("--mode drbg --df no --no-fold")


def test_the_cipher_is_built_for_encryption_alone() -> None:
    options = ModeOptions(BUILD, "drbg", {"df": True}).cipher_options
    assert (options.mode, options.decrypts, options.set_name) == ("ecb", False, "speck64_128")


@pytest.mark.parametrize(("unroll", "has_loop"), [("auto", True), ("no", True), ("yes", False)])
def test_rounds_are_in_a_loop_as_in_the_ciphers_own_file(unroll: str, has_loop: bool) -> None:
    asked = BuildOptions(set_name="lea128_128", target="avr", lanes=1, unroll=unroll)
    options = with_usual_unrolling(settle(asked))
    inner = ModeOptions(options, "drbg", {"df": True}).cipher_options
    assert options.is_rolled is inner.is_rolled is has_loop


def test_a_mode_is_found_by_its_word() -> None:
    assert ModeOptions(BUILD, "drbg", {}).mode is modes()["drbg"]
