"""Finds ciphers: a file, a shipped cipher, or the shipped cipher that has a set."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from catalogue.declared import sets_of
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import did_you_mean
from runtime.user_error import UserError, unknown

if TYPE_CHECKING:
    from dsl.cipher import Cipher

ENDING = ".dsl"


@dataclass(frozen=True)
class CipherSource:
    """A cipher's text, found.

    Args:
        path: where it lies.
        word: how commands name it: the shipped cipher's name, or the file's.
        label: how generated files name it; the same on every machine.
        set_name: the set that was asked for by its name; empty where a cipher was.
    """

    path: Path
    word: str
    label: str
    set_name: str = ""

    @property
    def is_shipped(self) -> bool:
        """Whether it comes with lwcc."""
        return self.path.resolve().parent == CIPHERS.resolve()

    def load(self) -> Cipher:
        """The checked cipher.

        Raises:
            OSError: the file cannot be read.
            DiagnosticError: there are errors in it.
        """
        # The modules that read the language are not needed to find a cipher.
        cipher: Cipher = importlib.import_module("dsl.check").load_cipher(self.path)
        return cipher


def shipped() -> Mapping[str, Path]:
    """The ciphers that come with lwcc, by name."""
    return {file.stem: file for file in sorted(CIPHERS.glob(f"*{ENDING}"))}


def names_cipher(path: Path) -> bool:
    """Whether a word that is no folder means a cipher or a set; there may be none of that name."""
    return path.suffix == ENDING or (path.suffix == "" and not path.exists())


def find_cipher(word: str) -> CipherSource:
    """The meaning of `word`: a file if it exists, else a shipped cipher, else one of its sets.

    Raises:
        UserError: none of these; the message lists what is shipped.
    """
    path = Path(word)
    if path.exists() and not path.is_dir():
        return source_of(path)
    known = shipped()
    name = word.removesuffix(ENDING).lower()
    if name in known:
        return source_of(known[name])
    if path.is_dir():
        raise UserError(f"{word} is a folder; name a {ENDING} file in it, or a shipped cipher")
    owners = {s: file for file in known.values() for s in sets_of(file)}
    if name in owners:
        found = source_of(owners[name])
        return CipherSource(found.path, found.word, found.label, name)
    hint = did_you_mean(name, [*known, *owners])
    raise unknown("file and no shipped cipher", word, list(known), hint)


def source_of(path: Path) -> CipherSource:
    """A file as a source; shipped ones are named without their folder's place."""
    if path.resolve().parent == CIPHERS.resolve():
        label = f"{CIPHERS.parent.name}/{CIPHERS.name}/{path.name}"
        return CipherSource(path, path.stem, label)
    return CipherSource(path, path.name, path.name)


def chosen_sets(source: CipherSource, cipher: Cipher, asked: tuple[str, ...]) -> tuple[str, ...]:
    """The requested sets, or all.

    Raises:
        UserError: the cipher has no such set; the message lists those it has.
    """
    wanted = asked or ((source.set_name,) if source.set_name else tuple(cipher.sets))
    for name in wanted:
        if name not in cipher.sets:
            hint = did_you_mean(name, cipher.sets)
            raise unknown(f"set of {cipher.name}", name, list(cipher.sets), hint)
    return tuple(dict.fromkeys(wanted))
