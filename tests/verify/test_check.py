"""The check of a whole file passes a good one and names what is wrong with a broken one."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from compiler.machine.decoder import Decoder
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_cipher import SYMBOLS, TEXT, encrypt, toy
from verify.check import block_counts, border_counts, byte_counts, check, first_counters
from verify.report import Finding, Report
from verify.subject import ARRANGEMENTS

DECODE = Decoder(INSTRUCTIONS, VIEWS).match
KEY, PLAIN = bytes(range(8)), b"\xff" * 16
VECTORS = {
    "published": [
        {
            "key": KEY.hex(),
            "plaintext": PLAIN.hex(),
            "ciphertext": encrypt(KEY, PLAIN).hex(),
        }
    ],
    "ctr": [
        {
            "key": KEY.hex(),
            "nonce": "01020304",
            "counter": 0xFFFF_FFFF,
            "plaintext": "00" * 16,
            "ciphertext": encrypt(KEY, bytes.fromhex("01020304ffffffff0102030400000000")).hex(),
        }
    ],
}


@cache
def report(old: str = "", new: str = "") -> Report:
    """The report on the toy, with a part of its text replaced throughout."""
    assert old in TEXT
    text = TEXT.replace(old, new) if old else TEXT
    return check(toy(text), encrypt, VECTORS, DECODE)


def failed(found: Report) -> list[Finding]:
    """The findings that say so."""
    return [finding for finding in found.findings if finding.status == "failed"]


@pytest.mark.slow
def test_a_good_file_passes() -> None:
    found = report()
    assert found.passed, str(found)
    names = [f.name for f in found.findings if f.status == "not run"]
    assert names == ["ecb_encrypt: generated vectors", "ecb_decrypt: generated vectors"]
    assert not found.complete


@pytest.mark.full(but=8)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "name", "said"),
    [
        ("eor x7, x7, x4", "orr x7, x7, x4", "ecb_encrypt: apart", "nblocks=2: byte 8 is"),
        ("tbz x2, #0, 3f", "b 3f", "ecb_encrypt: apart", "nblocks=1: byte 0 is"),
        ("ldp x6, x7, [x1], #16", "ldp x6, x7, [x1], #8", "ecb_encrypt: apart", "nblocks="),
        ("sub x6, x6, x4", "add x6, x6, x4", "ecb_decrypt: apart", "nblocks=1"),
        ("stp x6, x7, [x0, #0]", "stp x6, x7, [x0, #8]", "ecb_encrypt: apart", "write"),
        ("cbz x5, 2f", "nop", "ecb_encrypt: apart", "read of 8 bytes"),
        ("lsr x5, x2, #1", "lsr x5, x2, #1\n mov x19, x5", "ecb_encrypt: apart", "restore x19"),
        ("cbz x2, 4f", "nop", "ctr_crypt: apart", "offset 0 of read-only buffer 1"),
        ("add w4, w4, #1", "add w4, w4, #2", "ctr_crypt: apart", "nbytes="),
        ("rev w7, w4", "mov w7, w4", "ctr_crypt: carries", "counter=0x0: byte 12"),
        ("add w4, w4, #1", "add x4, x4, #1\n orr x6, x6, x4", "ctr_crypt: apart", "nbytes="),
        ("ldr w4, [x1, #0]", "movz w4, #0", "ctr_nonce: new nonces", "byte"),
        ("ldr x3, [x1, #0]", "ldr x3, [x1, #8]", "ctr_init: placements", "read"),
        ("str x2, [x0, #0]", "str x2, [x0, #8]", "key_setup: placements", "wrote offset"),
        ("str x2, [x0, #0]", "nop", "ecb_encrypt: published", "byte 0"),
    ],
)
def test_a_broken_file_fails(old: str, new: str, name: str, said: str) -> None:
    broken = failed(report(old, new))
    assert any(f.name.startswith(name) and said in f.detail for f in broken), broken


@pytest.mark.slow
def test_in_place_is_checked_for_itself() -> None:
    late = TEXT.replace(
        "    str x6, [x0, #0]\n3:  ret", "    mov x8, x6\n    str x8, [x0, #0]\n3:  ret"
    )
    early = late.replace("2:  tbz x2, #0, 3f\n", "2:  tbz x2, #0, 3f\n    str x2, [x0, #0]\n")
    names = [f.name for f in failed(check(toy(early), encrypt))]
    assert names
    assert all(name.startswith("ecb_encrypt: ") for name in names)
    assert not any("apart" in name for name in names)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("eor x6, x6, x4", "frob x6", "frob"),
        (SYMBOLS["ecb_decrypt"], "other", "lacks lwcc_toy64_64_ecb_decrypt_neon"),
        ("    ldr x4, [x3, #0]\n", "    ldr x4, [x3, #0]\n    bl elsewhere\n", "elsewhere"),
    ],
)
def test_a_file_that_cannot_be_run_fails_at_once(old: str, new: str, said: str) -> None:
    found = report(old, new)
    assert [f.status for f in found.findings][-1] == "failed"
    assert said in found.findings[-1].detail


@pytest.mark.slow
def test_an_absolute_address_is_not_position_independent() -> None:
    old = f"{SYMBOLS['key_setup']}:\n"
    found = report(old, f"{old}    b 9f\n    .word {SYMBOLS['key_setup']}\n9:\n")
    assert next(f.name for f in failed(found)) == "position-independent"


@pytest.mark.slow
def test_without_its_set_up_a_function_is_not_run() -> None:
    functions = {k: v for k, v in SYMBOLS.items() if k not in ("key_setup", "ctr_init")}
    found = check(replace(toy(), functions=functions), encrypt, VECTORS, DECODE)
    assert found.passed
    about = [f for f in found.findings if f.name.startswith("ecb") and "timing" not in f.name]
    assert {(f.status, f.detail) for f in about} == {("not run", "the file holds no key_setup")}


def test_lengths_reach_every_border() -> None:
    subject = replace(toy(), group_blocks=16)
    assert set(range(49)) < set(block_counts(subject))
    counts = {
        count
        for number in range(len(ARRANGEMENTS))
        for count in byte_counts(subject, random.Random(1), number)
    }
    assert set(range(3 * 128 + 1)) < counts
    assert max(counts) > 8 * 128
    large = replace(toy(), group_blocks=128)
    for number in range(len(ARRANGEMENTS)):
        assert border_counts(large) < set(block_counts(large, number))


def test_counters_reach_every_carry() -> None:
    counters = first_counters(replace(toy(), group_blocks=16))
    assert {0, 0xFF, 0xFFFF, 0xFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF - 23} < set(counters)
    short = first_counters(replace(toy(), counter_bytes=2))
    assert max(short) == 0xFFFF
