"""The check of a cipher's text passes a good one and names what is wrong with a broken one."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from compiler.circuits.library import load_circuits
from dsl.check import load_cipher, parse_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS, CIRCUITS
from dsl.vectors import KINDS, Vector, VectorError, Vectors, load_vectors, vectors_beside
from verify.programs.reference import SAMPLES_AT_ONCE, SpecCipher, check_answers, spec_reference
from verify.programs.spec import check_spec
from verify.report import Finding

SHIPPED = sorted(CIPHERS.glob("*.dsl"))
TEXT = """cipher TOY
set toy64_64 { c = 5 }
block      u16[4] little
key        u16[4] little
round_keys u16[4]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { X ^= RK; X[0] += c; X[3] = X[3] <<< 3 }
decrypt = inverse of encrypt
"""
BY_HAND = "decrypt(X, RK) { X[3] = X[3] >>> 3; X[0] -= c; X ^= RK }"
KEY, BLOCK, NONCE = bytes(range(8)), bytes.fromhex("fffe0203040500ff"), b"nonc"


@cache
def toy(old: str = "", new: str = "", more: str = "") -> Cipher:
    """The toy, with a part of its text replaced."""
    assert old in TEXT
    return parse_cipher(TEXT.replace(old, new) + more, "toy.dsl")


def encrypted(blocks: bytes, key: bytes = KEY) -> bytes:
    return spec_reference(toy(), "toy64_64")(key, blocks)


def known() -> dict[str, tuple[Vector, ...]]:
    """A right vector of each kind."""
    stream = encrypted(NONCE + b"\xff" * 4 + NONCE + bytes(4))[:11]
    short = encrypted(NONCE + b"ce\xff\xff" + NONCE + b"ce\0\0")
    return {
        "published": (Vector(KEY, BLOCK, encrypted(BLOCK)),),
        "generated": (Vector(BLOCK, KEY, encrypted(KEY, BLOCK)),),
        "ctr": (Vector(KEY, bytes(11), stream, nonce=NONCE, counter=2**32 - 1),),
        "ctr16": (Vector(KEY, bytes(16), short, nonce=NONCE + b"ce", counter=2**16 - 1),),
    }


def check(cipher: Cipher, vectors: Vectors) -> dict[str, Finding]:
    return {f.name: f for f in check_spec(cipher, "toy64_64", vectors).findings}


def test_a_good_cipher_passes() -> None:
    answer = f"{KEY.hex()}, plaintext {BLOCK.hex()}, ciphertext {encrypted(BLOCK).hex()}"
    cipher = toy(more=f"test toy64_64 {{ key {answer} }}\n")
    found = check(cipher, known())
    assert {f.status for f in found.values()} == {"tested"}
    assert list(found) == ["text", *KINDS, "round trips"]
    assert (found["text"].cases, found["published"].cases, found["ctr"].cases) == (1, 2, 1)
    check_answers(cipher, "toy64_64")


def test_what_there_is_no_vector_of_is_not_run() -> None:
    found = check(toy(), {})
    missing = [name for name, finding in found.items() if finding.status == "not run"]
    assert missing == ["text", "published", "generated", "ctr"]
    assert found["round trips"].status == "tested"


def test_a_failing_test_is_named_by_its_line() -> None:
    zeros = "0" * 16
    cipher = toy(more=f"test toy64_64 {{ key {zeros}, plaintext {zeros}, ciphertext {zeros} }}\n")
    found = check(cipher, {})["text"]
    assert found.status == "failed"
    assert found.detail.startswith("toy.dsl:9:6: error: this test fails: the ciphertext is comp")
    assert found.detail.endswith(
        f"hint: it says {zeros}, and byte 0 is the first that differs; "
        "are bytes and words in the right order?"
    )


@pytest.mark.parametrize(("kind", "about"), [("published", "plaintext"), ("ctr", "nonce")])
def test_a_wrong_vector_is_named(kind: str, about: str) -> None:
    (right,) = known()[kind]
    answer = right.ciphertext[:2] + b"?" + right.ciphertext[3:]
    wrong = Vector(right.key, right.plaintext, answer, "", right.nonce, right.counter)
    found = check(toy(), {kind: (right, wrong)})[kind]
    assert found.status == "failed"
    assert found.detail.startswith(f"vector 2: key {KEY.hex()}, {about} ")
    assert f"byte 2 is {right.ciphertext[2]:02x}, expected 3f" in found.detail
    assert f"computed {right.ciphertext.hex()}, expected {answer.hex()}" in found.detail


@pytest.mark.parametrize(
    ("kind", "vector", "said"),
    [
        ("generated", Vector(b"short", BLOCK, BLOCK), "the key has 5 bytes, expected 8"),
        ("generated", Vector(KEY, b"long" * 3, b"long" * 3), "the plaintext has 12 bytes"),
        ("ctr", Vector(KEY, b"", b"", nonce=b"tooLong"), "the nonce has 7 bytes, expected 4"),
        ("ctr16", Vector(KEY, b"", b"", nonce=b"four"), "the nonce has 4 bytes, expected 6"),
    ],
)
def test_a_vector_of_another_size_is_refused(kind: str, vector: Vector, said: str) -> None:
    found = check(toy(), {kind: (vector,)})[kind]
    assert found.status == "failed"
    assert said in found.detail


def test_decryption_by_hand_is_checked() -> None:
    right = toy("decrypt = inverse of encrypt", BY_HAND)
    assert {f.status for f in check(right, known()).values()} == {"tested", "not run"}
    wrong = check(toy("decrypt = inverse of encrypt", BY_HAND.replace("-=", "+=")), known())
    failed = [name for name, finding in wrong.items() if finding.status == "failed"]
    assert failed == ["published", "generated", "round trips"]
    assert wrong["round trips"].detail.startswith(f"decrypt(encrypt(x)): key {'00' * 8}, x ")


@pytest.mark.slow
def test_a_wrong_circuit_is_named() -> None:
    cipher = load_cipher(CIPHERS / "pipo.dsl")
    circuits = load_circuits(CIRCUITS, "pipo")
    other = next(c for c in circuits if c.box == "S^-1")
    swapped = type(other)(other.program, "S", other.path, other.notes, other.size, other.depth)
    good = check_spec(cipher, "pipo64_128", {}, circuits).findings[-1]
    bad = check_spec(cipher, "pipo64_128", {}, (swapped,)).findings[-1]
    assert (good.name, good.status) == ("circuits", "tested")
    assert good.cases == len(circuits) + len(cipher.circuits)
    assert bad.detail == f"{other.path.name}: at input 0x0 it gives 0x3, and S 0x5e"


def test_many_blocks_are_computed_in_parts() -> None:
    spec = SpecCipher(toy(), "toy64_64")
    n_blocks = SAMPLES_AT_ONCE + 3
    blocks = b"".join(i.to_bytes(8, "big") for i in range(n_blocks))
    keys, numbers = spec.round_keys([KEY, BLOCK]), [i % 2 for i in range(n_blocks)]
    made = spec.encrypt(keys, numbers, blocks)
    assert made[-8:] == encrypted(blocks[-8:], (KEY, BLOCK)[numbers[-1]])
    assert spec.decrypt(keys, numbers, made) == blocks


@pytest.mark.slow
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_set_has_vectors_of_all_kinds(path: Path) -> None:
    vectors = load_vectors(vectors_beside(path))
    cipher = load_cipher(path)
    assert set(vectors) == set(cipher.sets)
    for name, kinds in vectors.items():
        assert {"published", "generated", "ctr"} <= set(kinds), name
        assert cipher.sets[name].tests, name
        assert all(vector.source for vector in kinds["published"]), name


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pipo64_128", "pipo64_256"])
def test_a_shipped_cipher(name: str) -> None:
    path = CIPHERS / "pipo.dsl"
    vectors = load_vectors(vectors_beside(path))[name]
    assert check_spec(load_cipher(path), name, vectors, load_circuits(CIRCUITS, "pipo")).complete


@pytest.mark.parametrize(
    ("vector", "said"),
    [
        ({"key": "00", "plaintext": "00"}, "t: ctr vector 1 has no 'ciphertext'"),
        ({"key": "0x", "plaintext": "00", "ciphertext": "00"}, "t: ctr vector 1: non-hexadecimal"),
        ({"key": "00", "plaintext": "0000", "ciphertext": "00"}, "have 2 and 1 bytes"),
        ({"key": 7, "plaintext": "00", "ciphertext": "00"}, "t: ctr vector 1: fromhex"),
        ("no vector", "t: ctr vector 1: "),
    ],
)
def test_a_vector_of_another_form_is_refused(tmp_path: Path, vector: object, said: str) -> None:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps({"sets": {"t": {"ctr": [vector]}}}))
    with pytest.raises(VectorError) as raised:
        load_vectors(path)
    assert str(path) in str(raised.value)
    assert said in str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"sets": [1]}', '{"sets": {"t": 1}}', "\xff"])
def test_what_is_no_file_of_vectors_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "toy.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(VectorError, match="is no file of vectors"):
        load_vectors(path)
    assert load_vectors(tmp_path / "none.json") == {}
