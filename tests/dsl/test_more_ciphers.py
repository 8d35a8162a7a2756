"""Ciphers that are not shipped: the language says them, and they answer as published."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.shipped import read_cipher, set_names
from verify.programs.reference import SpecCipher, check_answers

FOLDER = Path(__file__).parents[1] / "ciphers"
FILES = sorted(FOLDER.glob("*.dsl"))
N_SAMPLES = 8
ONE_WAY = {"chacha"}


SETS = [(path, name) for path in FILES for name in set_names(path)]
every_set = pytest.mark.parametrize(("path", "name"), SETS, ids=[name for _, name in SETS])


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_two_published_answers(path: Path) -> None:
    answers = [
        {(name, t.key, t.plaintext) for t in chosen.tests}
        for name, chosen in read_cipher(path).sets.items()
    ]
    assert all(answers), "a set has an answer"
    assert len(set.union(*answers)) >= 2


@pytest.mark.full(but=6)
@pytest.mark.slow
@every_set
def test_answers_are_those_published(path: Path, name: str) -> None:
    check_answers(read_cipher(path), name)


@pytest.mark.full(but=6)
@pytest.mark.slow
@every_set
def test_decryption_gives_the_plaintext_back(path: Path, name: str) -> None:
    spec = SpecCipher(read_cipher(path), name)
    chance = random.Random(name)
    keys = spec.round_keys([chance.randbytes(spec.key.n_bytes) for _ in range(N_SAMPLES)])
    blocks = chance.randbytes(spec.block.n_bytes * N_SAMPLES)
    encrypted = spec.encrypt(keys, range(N_SAMPLES), blocks)
    assert encrypted != blocks
    if spec.decrypts:
        assert spec.decrypt(keys, range(N_SAMPLES), encrypted) == blocks


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_decryption_is_derived_where_there_is_one(path: Path) -> None:
    assert read_cipher(path).decryption == ("none" if path.stem in ONE_WAY else "derived")
