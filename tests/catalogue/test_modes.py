"""The modes by their first lines."""

from __future__ import annotations

from catalogue.modes import mode_files
from dsl.modes.parse import shipped_mode


def test_words_are_those_of_the_texts() -> None:
    assert {word: shipped_mode(p.stem).word for word, p in mode_files().items()} == {"drbg": "drbg"}
