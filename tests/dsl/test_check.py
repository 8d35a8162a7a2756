"""What the checker accepts and refuses; the refusals with their whole messages."""

from __future__ import annotations

import hashlib
import random
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsl.check import load_cipher, parse_cipher
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.parse import MAX_TEXT_BYTES, decode_source

ROOT = Path(__file__).parents[2]
FAILING = sorted((ROOT / "tests/fail/dsl").glob("*.dsl"))
PIPO = ROOT / "dsl/ciphers/pipo.dsl"
HEAD = """cipher TOY
set toy16_16 { n = 2 }
block      u8[2]
key        u8[2]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
decrypt = inverse of encrypt
"""


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("path", FAILING, ids=lambda p: p.stem)
def test_must_fail(path: Path) -> None:
    with pytest.raises(DiagnosticError) as raised:
        parse_cipher(path.read_text(encoding="utf-8"), path.name)
    assert raised.value.render() == path.with_suffix(".err").read_text(encoding="utf-8")


def test_every_message_has_its_text() -> None:
    messages = {p.stem for p in (ROOT / "tests/fail/dsl").glob("*.err")}
    assert messages == {p.stem for p in FAILING}


def test_pipo() -> None:
    cipher = load_cipher(PIPO)
    assert cipher.name == "PIPO"
    assert "ICISC 2020" in cipher.source
    assert cipher.digest == hashlib.sha256(PIPO.read_bytes()).hexdigest()
    assert list(cipher.sets) == ["pipo64_128", "pipo64_256"]
    small, large = cipher.sets.values()
    assert small.parameters == {"n": 2, "rounds": 13}
    assert (large.key.n_bytes, large.block.n_bytes, str(large.round_keys)) == (32, 8, "u8[18][8]")
    assert small.tests[0].plaintext.hex() == "2600271ef6528509"
    assert small.sboxes["S"].values[:4] == (0x5E, 0xF9, 0xFC, 0x00)
    assert [c.sbox for c in cipher.circuits] == ["S", "S^-1"]
    assert cipher.decryption == "derived"
    with pytest.raises(KeyError, match="pipo64_128"):
        cipher.parameter_set("pipo64_182")


@pytest.mark.parametrize(
    ("layout", "data", "words"),
    [
        ("u8[2]", "0102", [1, 2]),
        ("u32[1] little", "01020304", [0x04030201]),
        ("u32[1] big", "01020304", [0x01020304]),
        ("u16[2] big", "01020304", [0x0102, 0x0304]),
        ("u4[4] big", "1234", [1, 2, 3, 4]),
        ("u4[4] little", "1234", [2, 1, 4, 3]),
        ("u24[2] little", "010203040506", [0x030201, 0x060504]),
        ("u4[2][2] big", "1234", [1, 2, 3, 4]),
    ],
)
def test_byte_order(layout: str, data: str, words: list[int]) -> None:
    text = HEAD.replace("block      u8[2]", f"block {layout}")
    text += "encrypt(X, _RK) { X = X }\n"
    block = parse_cipher(text).sets["toy16_16"].block
    assert block.words(bytes.fromhex(data)) == words
    assert block.memory(words).hex() == data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"cipher\0", "is binary"),
        (b"cipher X\n# \xff", "is not UTF-8: byte 11"),
        (b"a" * 10_000_000, "is longer than 256 KiB"),
        (b"cipher X\n" + b"(" * 10_000, "found `(`"),
    ],
)
def test_files_that_are_no_ciphers(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "bad.dsl"
    path.write_bytes(data)
    with pytest.raises(DiagnosticError) as raised:
        load_cipher(path)
    assert message in str(raised.value)


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        "for i in 0..1000000000 { X ^= RK }",
        "for i in 0..1000 { for j in 0..1000 { for k in 0..1000 { X ^= RK } } }",
        "let a = [0, 0]; for i in 0..100 { a = [a, a] }; X ^= RK",
        "let a = 1 << 1000000000; X ^= RK; X[0] ^= a",
        "let a = 3; for i in 0..100 { a = a * a }; X ^= RK; X[0] ^= a",
        "let a: u8[60000][60000]; X ^= RK; X[0] ^= a[0][0]",
        "X = X ^ " + "(" * 10_000 + "RK" + ")" * 10_000,
        "X = " + "~" * 10_000 + "RK",
        "X = " + "RK ^ " * 10_000 + "RK",
        "if n == 1 { X = RK } " + "else if n == 3 { X = RK } " * 4000 + "X ^= X[3]",
        "for i in 0..2 { " * 10_000 + "}" * 10_000,
    ],
)
def test_what_would_take_forever_is_refused_at_once(body: str) -> None:
    start = time.process_time()
    with pytest.raises(DiagnosticError):
        parse_cipher(HEAD + "encrypt(X, RK) {\n" + body + "\n}\n")
    assert time.process_time() - start < 4, "two seconds of a processor that is not shared"


def test_a_file_of_the_largest_size_is_read() -> None:
    text = HEAD + "encrypt(X, RK) { X ^= RK }\n"
    text += "#" * (MAX_TEXT_BYTES - len(text))
    assert parse_cipher(text).name == "TOY"
    assert decode_source(b"\xef\xbb\xbfcipher X", "bom") == "cipher X"


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_mutated_text_gives_diagnostics_only(rng: random.Random) -> None:
    text = PIPO.read_text(encoding="utf-8")
    start = text.index("const rot")
    body = list(text[start:])
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(body))
        source = rng.randrange(len(body))
        choice = rng.randrange(3)
        if choice == 0:
            del body[at : at + rng.randint(1, 5)]
        elif choice == 1:
            body[at:at] = body[source : source + rng.randint(1, 20)]
        else:
            body[at] = rng.choice('0123456789abXRK[](){}<>^~|&+-*/%=.,;:?\n "#éS')
    problem = _problem(text[:start] + "".join(body))
    assert problem is None or all(d.span.line >= 1 and d.message for d in problem.diagnostics)


def _problem(text: str) -> DiagnosticError | None:
    try:
        parse_cipher(text)
    except DiagnosticError as problem:
        return problem
    return None


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_any_text_gives_diagnostics_only(text: str) -> None:
    for candidate in (text, "cipher X\n" + text):
        with pytest.raises(DiagnosticError):
            parse_cipher(candidate)
