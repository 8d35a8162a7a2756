"""Decryption is derived where the text says so, and undoes encryption."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.module import Module
from compiler.passes.spec.invert import Invert
from dsl.check import parse_cipher
from dsl.syntax.diagnostics import DiagnosticError
from tests.compiler.stages import CONTEXT

TEXT = """cipher TINY
source "made up"
set tiny { }
block u8[2]
key u8
round_keys u8
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X = [X[1] + RK, X[0] ^ X[1]] }
DECRYPT
"""
ENCRYPT = """spec encrypt(x: u8, y: u8, k: u8) {
  s: u8 = add y, k @1
  t: u8 = xor x, y @1
  return s, t
}"""
DERIVED, NONE = "decrypt = inverse of encrypt", "decrypt = none"
WRITTEN = "decrypt(X, RK) { X = [X[1] ^ (X[0] - RK), X[0] - RK] }"


def module(decrypt: str, encrypt: str = ENCRYPT) -> Module:
    made = parse_cipher(TEXT.replace("DECRYPT", decrypt))
    return Module(made, "tiny", {"encrypt": parse_program(encrypt)})


def test_decryption_undoes_encryption() -> None:
    made = Invert().run_module(module(DERIVED), CONTEXT)
    decrypt = made.programs["decrypt"]
    assert decrypt.name == "decrypt"
    x, y, k = (word_array([97 * n >> i & 255 for n in range(512)], 8) for i in range(3))
    given = zip((p.name for p in decrypt.params), (y + k & 255, x ^ y, k), strict=True)
    back = [v for v in interpret(decrypt, dict(given)) if isinstance(v, np.ndarray)]
    assert [v.tolist() for v in back] == [x.tolist(), y.tolist()]
    assert made.programs["encrypt"] == module(DERIVED).programs["encrypt"]


@pytest.mark.parametrize("decrypt", [WRITTEN, NONE])
def test_other_texts_keep_what_they_have(decrypt: str) -> None:
    given = module(decrypt)
    assert Invert().run_module(given, CONTEXT) is given


@pytest.mark.parametrize("decrypt", [DERIVED, WRITTEN])
def test_decryption_that_is_not_wanted_goes(decrypt: str) -> None:
    given = module(decrypt)
    both = given.with_program("decrypt", given.programs["encrypt"])
    made = Invert(enabled=False).run_module(both, CONTEXT)
    assert list(made.programs) == ["encrypt"]


def test_what_loses_information_stands_in_the_way() -> None:
    encrypt = ENCRYPT.replace("xor x, y", "and x, y")
    with pytest.raises(DiagnosticError, match="cannot be inverted: this step cannot be undone"):
        Invert().run_module(module(DERIVED, encrypt), CONTEXT)
