"""Inputs that show a difference: what is said of them is what the cipher's text makes of them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import cipher_of, proof_subject
from prove.claims.verdict import prove_function
from verify.programs.reference import SpecCipher

RV32I = Path(__file__).parents[3] / "generated" / "rv32i"
GIVEN = re.compile(
    r"key (?P<key>\w+),(?: nonce (?P<nonce>\w+), counter (?P<counter>\d+),)? text (?P<text>\w+): "
    r"the code gives (?P<made>\w+), the cipher's text says (?P<wanted>\w+)$"
)


@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ctr_crypt"])
@pytest.mark.parametrize("name", ["speck64_128", "pipo64_128"])
def test_what_is_said_is_so(name: str, role: str) -> None:
    (part,) = read_parts(RV32I / f"{name}.s")
    before, label, after = part.text.partition(f"_{role}_rv32i:\n")
    ahead, comment, behind = after.partition("    # round 7 (")
    wrong = before + label + ahead + comment + behind.replace(" or ", " and ", 1)
    assert wrong != part.text
    outcome = prove_function(proof_subject(replace(part, text=wrong)), role)
    assert outcome.verdict == "violation"
    given = GIVEN.search(outcome.detail)
    assert given is not None, outcome.detail
    key, text, made, wanted = (
        bytes.fromhex(given[name]) for name in ("key", "text", "made", "wanted")
    )
    cipher = SpecCipher(cipher_of(part), part.options.set_name)
    size = cipher.block.n_bytes
    count = len(text) // size
    blocks = text
    if role == "ctr_crypt":
        numbers = (int(given["counter"]) + i for i in range(count))
        ends = ((n % (1 << 32)).to_bytes(4, "big") for n in numbers)
        blocks = b"".join(bytes.fromhex(given["nonce"]) + end for end in ends)
    encrypted = cipher.encrypt(cipher.round_keys([key]), [0] * count, blocks)
    if role == "ctr_crypt":
        encrypted = bytes(x ^ y for x, y in zip(encrypted, text, strict=True))
    assert wanted == encrypted
    assert made != wanted
    assert len(made) == len(wanted)
