"""Proofs of generated files to the end, and code that is wrong in one place."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import proof_subject
from prove.claims.functions import Subject
from prove.claims.verdict import prove_function
from targets.rv32i.emulate import MACHINE
from verify.emulation.faults import MachineFault
from verify.emulation.machine import Emulator
from verify.emulation.memory import Buffer
from verify.toolchain.assemble import BASE, Image

RV32I = Path(__file__).parents[3] / "generated" / "rv32i"


@cache
def subject(name: str) -> Subject:
    (part,) = read_parts(RV32I / f"{name}.s")
    return proof_subject(part)


def changed(whole: Subject, text: bytes) -> Subject:
    """The same file with other bytes."""
    return replace(whole, code=replace(whole.code, text=text, known={}))


@pytest.mark.full(but=5)
@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_nonce"])
@pytest.mark.parametrize("name", ["speck64_128", "lea128_128", "hight64_128", "cham64_128"])
def test_a_generated_file_is_proven(name: str, role: str) -> None:
    outcome = prove_function(subject(name), role)
    assert (outcome.verdict, outcome.detail) == ("proven", "")


@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt"])
def test_several_blocks_in_bit_planes_with_a_rest_are_proven(role: str) -> None:
    outcome = prove_function(subject("pipo64_128"), role)
    assert (outcome.verdict, outcome.detail) == ("proven", "")


def test_what_there_is_no_proof_of_is_not_proven() -> None:
    assert prove_function(subject("speck64_128"), "drbg_init").verdict == "not attempted"


def test_a_wrong_round_key_is_shown_by_a_key_and_a_text() -> None:
    whole = subject("speck64_128")
    # xori a7, a7, 1 of the second round of the key schedule becomes xori a7, a7, 3.
    text = whole.code.text.replace(0x0018C893.to_bytes(4, "little"), b"\x93\xc8\x38\x00", 1)
    assert text != whole.code.text
    outcome = prove_function(changed(whole, text), "ecb_encrypt")
    assert outcome.verdict == "violation"
    assert "the code gives" in outcome.detail


@pytest.mark.slow
@pytest.mark.full(but=1)
@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("speck64_128", "addi a1, a1, 8\n", "addi a1, a1, 4\n", "outside of the group"),
        ("speck64_128", "lw a5, 4(a1)", "lw a5, 12(a1)", "past the end of `in`"),
        ("speck64_128", "addi a0, a0, 8\n", "addi a0, a0, 12\n", "past the end of `out`"),
        ("pipo64_128", "sw zero, 8(t0)\n", "", "data is left in the stack frame"),
        ("pipo64_128", "lw s5, 24(sp)\n", "", "s5 does not come back as it was"),
    ],
)
def test_a_changed_line_is_found(name: str, old: str, new: str, complaint: str) -> None:
    (part,) = read_parts(RV32I / f"{name}.s")
    before, label, after = part.text.partition("_ecb_encrypt_rv32i:\n")
    assert old in after
    wrong = replace(part, text=before + label + after.replace(f"    {old}", f"    {new}", 1))
    outcome = prove_function(proof_subject(wrong), "ecb_encrypt")
    assert outcome.verdict in ("violation", "unknown")
    assert complaint in outcome.detail


@pytest.mark.slow
@pytest.mark.parametrize(
    ("role", "old", "new", "complaint"),
    [
        ("ctr_crypt", "addi a4, a4, 1\n", "addi a4, a4, 2\n", ""),
        ("ctr_crypt", "sltu t1, a2, t0\n", "sltu t1, a4, t0\n", "a branch depends on data"),
        ("ecb_encrypt", "    sw a6, 4(a0)\n", "    sw a6, 4(a0)\n    lb a7, 0(a1)\n", "in place"),
    ],
    ids=["a counter that moves on by two", "a counter that decides", "a byte read too late"],
)
def test_what_only_shows_over_groups_is_found(
    role: str, old: str, new: str, complaint: str
) -> None:
    (part,) = read_parts(RV32I / "speck64_128.s")
    before, label, after = part.text.partition(f"_{role}_rv32i:\n")
    assert old in after
    wrong = replace(part, text=before + label + after.replace(old, new, 1))
    outcome = prove_function(proof_subject(wrong), role)
    assert outcome.verdict in ("violation", "unknown")
    assert complaint in outcome.detail


def words_of(whole: Subject, role: str) -> range:
    """The places of a function's instructions."""
    ends = [*sorted(whole.addresses.values()), whole.code.base + len(whole.code.text)]
    first = whole.addresses[role]
    return range(first - BASE, ends[ends.index(first) + 1] - BASE, 4)


def runs_alike(whole: Subject, mutant: Subject, rng: random.Random) -> bool:
    """Whether both give the same on random keys and blocks, in the emulator."""
    size = whole.sizes
    for n_blocks in (0, 1, 3):
        key, text = rng.randbytes(size.key), rng.randbytes(size.block * n_blocks)
        made = [result(each, key, text) for each in (whole, mutant)]
        if made[0] != made[1]:
            return False
    return True


def result(whole: Subject, key: bytes, text: bytes) -> bytes | None:
    """What a file's key set-up and encryption make; None where they break a rule."""
    emulator = Emulator(MACHINE, Image(whole.code.text, dict(whole.addresses), BASE))
    try:
        rk = Buffer(bytes(whole.sizes.round_keys), True, "end", 4)
        keys = emulator.call("key_setup", rk, Buffer(key, place="end", align=4)).contents[rk]
        out = Buffer(bytes(len(text)), True, "end", 4)
        given = Buffer(text, place="end", align=4), len(text) // whole.sizes.block
        called = emulator.call("ecb_encrypt", out, *given, Buffer(keys, place="end", align=4))
        return called.contents[out]
    except MachineFault:
        return None


@pytest.mark.full
@pytest.mark.slow
def test_one_flipped_bit_is_found_or_makes_no_difference() -> None:
    whole, rng = subject("speck64_128"), random.Random(1)
    places = [*words_of(whole, "key_setup"), *words_of(whole, "ecb_encrypt")]
    verdicts: dict[str, int] = {}
    for _ in range(50):
        text = bytearray(whole.code.text)
        text[rng.choice(places) + rng.randrange(4)] ^= 1 << rng.randrange(8)
        mutant = changed(whole, bytes(text))
        verdict = prove_function(mutant, "ecb_encrypt").verdict
        verdicts[verdict] = verdicts.get(verdict, 0) + 1
        if verdict == "proven":
            assert runs_alike(whole, mutant, rng), bytes(text).hex()
    assert verdicts["violation"] + verdicts["refused"] > 40
    assert verdicts.get("not attempted", 0) == 0
