"""Names and commands of files of modes have all options that make them different."""

from __future__ import annotations

from builds.modes.options import ModeOptions, modes
from options.build import BuildOptions

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


def test_a_mode_is_found_by_its_word() -> None:
    assert ModeOptions(BUILD, "drbg", {}).mode is modes()["drbg"]
