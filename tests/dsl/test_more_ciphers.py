"""Ciphers that are not shipped: the language says them, and they answer as published."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from dsl.check import load_cipher
from dsl.cipher import Cipher
from verify.programs.reference import SpecCipher, check_answers

FOLDER = Path(__file__).parents[1] / "ciphers"
FILES = sorted(FOLDER.glob("*.dsl"))
N_SAMPLES = 8
ONE_WAY = {"chacha"}


@cache
def cipher_of(path: Path) -> Cipher:
    return load_cipher(path)


SETS = [(path, name) for path in FILES for name in cipher_of(path).sets]
every_set = pytest.mark.parametrize(("path", "name"), SETS, ids=[name for _, name in SETS])


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_two_published_answers(path: Path) -> None:
    answers = [
        {(name, t.key, t.plaintext) for t in chosen.tests}
        for name, chosen in cipher_of(path).sets.items()
    ]
    assert all(answers), "a set has an answer"
    assert len(set.union(*answers)) >= 2


@every_set
def test_answers_are_those_published(path: Path, name: str) -> None:
    check_answers(cipher_of(path), name)


@every_set
def test_decryption_gives_the_plaintext_back(path: Path, name: str) -> None:
    spec = SpecCipher(cipher_of(path), name)
    chance = random.Random(name)
    keys = spec.round_keys([chance.randbytes(spec.key.n_bytes) for _ in range(N_SAMPLES)])
    blocks = chance.randbytes(spec.block.n_bytes * N_SAMPLES)
    encrypted = spec.encrypt(keys, range(N_SAMPLES), blocks)
    assert encrypted != blocks
    if spec.decrypts:
        assert spec.decrypt(keys, range(N_SAMPLES), encrypted) == blocks


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_decryption_is_derived_where_there_is_one(path: Path) -> None:
    assert cipher_of(path).decryption == ("none" if path.stem in ONE_WAY else "derived")
