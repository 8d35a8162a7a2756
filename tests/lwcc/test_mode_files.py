"""Files of modes are refused by commands that are for files of ciphers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lwcc.terminal import refused

FILE = Path(__file__).parents[2] / "generated" / "rv32i" / "lea128_128_drbg.s"


@pytest.mark.parametrize(
    ("command", "hint"),
    [("check", "lwcc verify"), ("mutate", "lwcc prove"), ("bench", "lwcc bench --requests")],
)
def test_a_file_of_a_mode_is_refused_with_what_takes_it(command: str, hint: str) -> None:
    message = refused(command, FILE)
    assert "lea128_128_drbg.s is of a mode: this command is for files of ciphers" in message
    assert f"`{hint}`" in message
