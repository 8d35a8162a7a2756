"""A cipher of the same text is checked once, and one of another text again."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.loaded import loaded
from dsl.check import load_cipher
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import DiagnosticError

SPECK = CIPHERS / "speck.dsl"


def test_the_cipher_is_that_of_the_file() -> None:
    assert loaded(SPECK).digest == load_cipher(SPECK).digest
    assert loaded(SPECK) is loaded(SPECK)


def test_what_was_edited_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "edited.dsl"
    file.write_bytes(SPECK.read_bytes())
    before = loaded(file)
    file.write_bytes(SPECK.read_bytes() + b"\n")
    assert loaded(file).digest != before.digest
    file.write_text("cipher {")
    with pytest.raises(DiagnosticError):
        loaded(file)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        loaded(tmp_path / "none.dsl")
