"""A cipher's text is the reference: block by block, key by key, and for its own known answers."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dsl.check import parse_cipher
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import DiagnosticError
from verify.programs.reference import (
    SAMPLES_AT_ONCE,
    SpecCipher,
    check_answers,
    first_difference,
    spec_reference,
    wrong_answers,
)

# A block of two bytes x, y under the key k, m becomes y ^ m, x + k.
TEXT = """cipher SWAP
source "made up"
set swap16_16 {}
block u8[2]
key u8[2]
round_keys u8[2]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    let x = X[0] + RK[0]
    X[0] = X[1] ^ RK[1]
    X[1] = x
}
decrypt = inverse of encrypt
test swap16_16 { key 0180, plaintext ff03, ciphertext 8300 }
"""
SET = "swap16_16"


@cache
def cipher(old: str = "", new: str = "") -> Cipher:
    assert old in TEXT
    return parse_cipher(TEXT.replace(old, new) if old else TEXT)


def encrypted(key: bytes, block: bytes) -> bytes:
    (k, m), (x, y) = key, block
    return bytes([y ^ m, (x + k) % 256])


def test_each_block_has_the_key_of_its_number() -> None:
    spec = SpecCipher(cipher(), SET)
    keys, number = [b"\x01\x80", b"\x10\x01", b"\x00\x00"], [2, 0, 1, 0]
    blocks = bytes(range(8))
    found = spec.encrypt(spec.round_keys(keys), number, blocks)
    each = [blocks[2 * i : 2 * i + 2] for i in range(4)]
    assert found == b"".join(encrypted(keys[n], b) for n, b in zip(number, each, strict=True))
    assert spec.decrypt(spec.round_keys(keys), number, found) == blocks


def test_more_blocks_than_are_run_at_once_are_all_done() -> None:
    n_blocks = SAMPLES_AT_ONCE + 3
    blocks = b"".join(i.to_bytes(2, "little") for i in range(n_blocks))
    found = spec_reference(cipher(), SET)(b"\x05\x0f", blocks)
    assert found == b"".join(
        encrypted(b"\x05\x0f", blocks[2 * i : 2 * i + 2]) for i in range(n_blocks)
    )


def test_no_blocks_are_no_bytes() -> None:
    assert spec_reference(cipher(), SET)(b"\x05\x0f", b"") == b""


def test_a_block_without_a_key_of_its_own_is_a_mistake_of_the_caller() -> None:
    spec = SpecCipher(cipher(), SET)
    with pytest.raises(AssertionError, match="a key for each block"):
        spec.encrypt(spec.round_keys([bytes(2)]), [0], bytes(4))


def test_without_a_key_there_are_no_round_keys() -> None:
    text = re.sub("(?m)^(key u8.*|round_keys.*|key_sch.*|test.*)\n", "", TEXT)
    text = text.replace("(X, RK)", "(X)").replace("RK[0]", "1").replace("RK[1]", "2")
    spec = SpecCipher(parse_cipher(text), SET)
    assert not spec.has_key
    assert spec.round_keys([b""]) == ()
    assert spec.encrypt((), [0], b"\x07\x05") == b"\x07\x08"


def test_of_no_keys_there_are_no_round_keys() -> None:
    spec = SpecCipher(cipher(), SET)
    assert spec.has_key
    assert spec.round_keys([]) == ()


def test_a_text_may_not_decrypt() -> None:
    assert SpecCipher(cipher(), SET).decrypts
    spec = SpecCipher(cipher("decrypt = inverse of encrypt", "decrypt = none"), SET)
    assert not spec.decrypts
    with pytest.raises(AssertionError, match="nothing decrypts"):
        spec.decrypt(spec.round_keys([bytes(2)]), [0], bytes(2))


def test_unknown_sets_and_ciphers_without_an_inverse_are_refused() -> None:
    with pytest.raises(KeyError):
        spec_reference(cipher(), "swap8_8")
    with pytest.raises(DiagnosticError):
        spec_reference(cipher("X[1] ^ RK[1]", "X[1] & RK[1]"), SET)


def test_known_answers_that_hold_are_good() -> None:
    check_answers(cipher(), SET)
    good = cipher().parameter_set(SET)
    assert wrong_answers(SpecCipher(cipher(), SET), good.tests) == []
    assert wrong_answers(SpecCipher(cipher(), SET), ()) == []


def test_a_wrong_ciphertext_is_said_with_its_first_byte() -> None:
    with pytest.raises(DiagnosticError) as caught:
        check_answers(cipher("ciphertext 8300", "ciphertext 8301"), SET)
    (found,) = caught.value.diagnostics
    assert found.message == "this test fails: the ciphertext is computed as 8300"
    assert found.hint is not None
    assert found.hint.startswith("it says 8301, and byte 1 is the first that differs;")
    assert found.span.line == 1 + TEXT[: TEXT.index("test ")].count("\n")


def test_a_written_decryption_is_held_to_the_answers_too() -> None:
    """It forgets to subtract the key: block ff 03 comes back as 00 03."""
    written = "decrypt(X, RK) {\n let y = X[0] ^ RK[1]\n X[0] = X[1]\n X[1] = y\n}"
    with pytest.raises(DiagnosticError) as caught:
        check_answers(cipher("decrypt = inverse of encrypt", written), SET)
    (found,) = caught.value.diagnostics
    assert found.message == "this test fails: the plaintext is computed as 0003"
    assert found.hint is not None
    assert "it says ff03, and byte 0 is the first" in found.hint


def test_the_first_difference_of_two_strings() -> None:
    assert first_difference(b"abc", b"abd") == 2
    assert first_difference(b"xbc", b"abd") == 0
    with pytest.raises(ValueError, match="argument 2 is longer"):
        first_difference(b"ab", b"abc")
