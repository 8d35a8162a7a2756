"""The head of a file of a mode names its command; a wrong one is refused."""

from __future__ import annotations

import pytest

from builds.modes.options import ModeOptions
from builds.modes.reading import command_in, is_of_mode, read_mode_command
from options.arguments import from_table
from runtime.user_error import UserError

HEAD = "// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.\n"


@pytest.mark.parametrize("df", [True, False])
@pytest.mark.parametrize("folds", [True, False])
def test_what_is_spelled_is_read(df: bool, folds: bool) -> None:
    build = from_table("hight64_128", "c", "speed", {"lanes": 1})
    options = ModeOptions(build, "drbg", {"df": df}, folds)
    assert read_mode_command(options.command("hight")) == ("hight", options)


@pytest.mark.parametrize(
    "command",
    [
        "lwcc compile hight --set hight64_128 --target c",
        "lwcc compile hight --mode other --df yes",
        "lwcc compile hight --mode drbg",
        "lwcc compile hight --mode drbg --df",
        "lwcc compile 'hight --mode drbg",
    ],
)
def test_other_commands_make_no_file_of_a_mode(command: str) -> None:
    with pytest.raises(UserError, match="makes no file of a mode"):
        read_mode_command(command)


def test_a_head_tells_what_a_file_is() -> None:
    assert is_of_mode(HEAD + "// mode:      ctr_drbg, NIST\n")
    assert not is_of_mode(HEAD + "// command:   lwcc compile hight\n")
    with pytest.raises(UserError, match=r"cut\.c: it is no whole file of a mode"):
        command_in(HEAD + "// mode:      ctr_drbg, NIST\n", "cut.c")
