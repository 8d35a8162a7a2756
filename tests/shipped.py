"""Texts of ciphers for tests, read when a test asks for them: thousands of tests are collected."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from dsl.check import load_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS

SHIPPED = sorted(CIPHERS.glob("*.dsl"))


@cache
def read_cipher(path: Path) -> Cipher:
    """The cipher of a text, read once."""
    return load_cipher(path)


def cipher(name: str) -> Cipher:
    """A shipped cipher."""
    return read_cipher(CIPHERS / f"{name}.dsl")


def set_names(path: Path) -> list[str]:
    """The parameter sets that a text declares, by their lines alone."""
    return re.findall(r"(?m)^set (\w+)", path.read_text(encoding="utf-8"))


SHIPPED_SETS = [(path.stem, name) for path in SHIPPED for name in set_names(path)]
"""Each shipped cipher with each of its sets, by name."""
