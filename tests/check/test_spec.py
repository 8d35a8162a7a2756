"""The second checker's evaluator of spec programs against known answers and the interpreter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from check.spec import bytes_of, evaluate, words_of
from dsl.check import load_cipher
from verify.programs.reference import SpecCipher

ROOT = Path(__file__).parents[2]
TEXTS = [
    *sorted((ROOT / "dsl" / "ciphers").glob("*.dsl")),
    *sorted((ROOT / "tests" / "ciphers").glob("*.dsl")),
]
N_BLOCKS = 8
QUICK = ("aes", "lea", "rc5", "simeck")
"""Texts that the quick set has: a matrix, sums, boxes, rotations."""
PATHS = [pytest.param(p, marks=[] if p.stem in QUICK else pytest.mark.slow) for p in TEXTS]


@pytest.mark.slow
@pytest.mark.full(but=4)
@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in TEXTS])
def test_the_text_computes_what_the_interpreter_says(path: Path) -> None:
    cipher, rng = load_cipher(path), np.random.default_rng(7)
    name, chosen = next(iter(cipher.sets.items()))
    spec, numbers = SpecCipher(cipher, name), range(N_BLOCKS)
    keys = rng.integers(0, 256, (N_BLOCKS, chosen.key.n_bytes), np.uint8)
    blocks = rng.integers(0, 256, (N_BLOCKS, chosen.block.n_bytes), np.uint8)
    words = evaluate(spec.programs.key_schedule, words_of(keys, chosen.key)) if keys.size else []
    known = spec.round_keys([bytes(key) for key in keys])
    inputs = [*words_of(blocks, chosen.block), *words]
    made = bytes_of(evaluate(spec.programs.encrypt, inputs), chosen.block)
    assert made.tobytes() == spec.encrypt(known, numbers, blocks.tobytes())
    if spec.programs.decrypt:
        inputs = [*words_of(made, chosen.block), *words]
        back = bytes_of(evaluate(spec.programs.decrypt, inputs), chosen.block)
        assert back.tobytes() == spec.decrypt(known, numbers, made.tobytes())
