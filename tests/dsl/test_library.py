"""The shipped ciphers and their circuits lie where the library says, under names that agree."""

from __future__ import annotations

import dsl.library
from dsl.library import CIPHERS, CIRCUITS
from dsl.vectors import load_vectors, vectors_beside


def test_texts_have_the_name_of_their_cipher() -> None:
    texts = sorted(CIPHERS.glob("*.dsl"))
    assert texts
    for path in texts:
        lines = path.read_text(encoding="utf-8").splitlines()
        (name,) = (line.split()[1] for line in lines if line.startswith("cipher "))
        assert name.lower() == path.stem


def test_every_text_has_vectors_and_every_file_of_vectors_a_text() -> None:
    texts = {path.stem for path in CIPHERS.glob("*.dsl")}
    assert {path.stem for path in (CIPHERS / "vectors").glob("*.json")} == texts
    assert vectors_beside(CIPHERS / "pipo.dsl").is_file()
    assert load_vectors(vectors_beside(CIPHERS / "pipo.dsl")).keys() == {"pipo64_128", "pipo64_256"}


def test_circuits_are_of_shipped_ciphers() -> None:
    texts = {path.stem for path in CIPHERS.glob("*.dsl")}
    circuits = list(CIRCUITS.glob("*.ir"))
    assert circuits
    assert {path.name.split(".")[0] for path in circuits} <= texts


def test_the_library_is_part_of_the_language() -> None:
    package = dsl.library.__file__.rpartition("library.py")[0]
    assert str(CIPHERS) == f"{package}ciphers"
    assert CIRCUITS.parent == CIPHERS
