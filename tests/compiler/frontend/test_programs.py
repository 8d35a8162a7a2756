"""The programs of a parameter set: decryption is written, derived or missing."""

from __future__ import annotations

import pytest

from compiler.frontend.programs import SpecPrograms, inverse_of, spec_programs
from compiler.ir.parse import parse_program
from dsl.check import parse_cipher
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import DiagnosticError
from tests.compiler.plain_words import evaluate

HEAD = """cipher TOY
set toy { _n = 2 }
block u8[1]
key u8[1]
round_keys u8[2]
key_schedule(K) -> RK { RK[0] = K[0]; RK[1] = ~K[0] }
"""


def cipher(decrypt: str, step: str = "X[0] = (X[0] ^ RK[0]) + RK[1]") -> Cipher:
    return parse_cipher(f"{HEAD}encrypt(X, RK) {{\n    {step}\n}}\n{decrypt}\n")


def test_the_programs_compute_what_the_text_says() -> None:
    made = spec_programs(cipher("decrypt = none"), "toy")
    assert evaluate(made.key_schedule, [0x12]) == [0x12, 0xED]
    assert evaluate(made.encrypt, [0x55, 0x0F, 0xF0]) == [((0x55 ^ 0x0F) + 0xF0) & 0xFF]


@pytest.mark.parametrize(
    "decrypt", ["decrypt = inverse of encrypt", "decrypt(X, RK) { X[0] = (X[0] - RK[1]) ^ RK[0] }"]
)
def test_decryption_undoes_encryption(decrypt: str) -> None:
    made = spec_programs(cipher(decrypt), "toy")
    for block, one, other in ((0, 1, 2), (0x80, 0xFF, 0x7F), (0x33, 0, 0xCC)):
        (encrypted,) = evaluate(made.encrypt, [block, one, other])
        assert evaluate(made.entry("decrypt"), [encrypted, one, other]) == [block]
    assert [p.name for p in made.every] == ["key_schedule", "encrypt", "decrypt"]
    assert made.entry("encrypt") is made.encrypt


def test_a_written_decryption_is_taken_as_it_is_written() -> None:
    made = spec_programs(cipher("decrypt(X, _RK) { X[0] = ~X[0] }"), "toy")
    assert evaluate(made.entry("decrypt"), [1, 2, 3]) == [0xFE]


def test_without_decryption_there_are_two_programs() -> None:
    made = spec_programs(cipher("decrypt = none"), "toy")
    assert made.decrypt is None
    assert [p.name for p in made.every] == ["key_schedule", "encrypt"]
    with pytest.raises(AssertionError, match="there is no `decrypt`"):
        made.entry("decrypt")


def test_an_unknown_set_has_no_programs() -> None:
    with pytest.raises(KeyError, match="other"):
        spec_programs(cipher("decrypt = none"), "other")


LOST = "X[0] = (X[0] & RK[0]) ^ RK[1]"


def test_a_step_that_cannot_be_undone_is_shown() -> None:
    lost = cipher("decrypt = inverse of encrypt", LOST)
    with pytest.raises(DiagnosticError) as caught:
        spec_programs(lost, "toy")
    assert "this step cannot be undone" in str(caught.value)
    assert LOST in str(caught.value), "the line is shown"
    with pytest.raises(DiagnosticError, match="cannot be undone"):
        inverse_of(lost, spec_programs(cipher("decrypt = none", LOST), "toy").encrypt)


def test_programs_are_compared_by_what_they_are() -> None:
    one = parse_program("spec f(a: u8) {\n  return a\n}")
    assert SpecPrograms(one, one, None) == SpecPrograms(one, one, None)
    assert SpecPrograms(one, one, None) != SpecPrograms(one, one, one)
