"""Object code of AVR: what generated code does is proven, and what breaks a rule is not.

Each edit changes the text of a file; the bytes that are made of it are what is looked at.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import Part, parts_of, read_parts
from artifacts.parts import assembled, proof_subject
from builds.build import build
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from prove.claims.cross_check import second_opinion
from prove.claims.verdict import Outcome, prove_function

pytestmark = pytest.mark.slow

AVR = Path(__file__).parents[2] / "generated" / "avr"
ROLES = ("key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_init", "ctr_nonce", "ctr_crypt")


@cache
def made(name: str, tables: str = "", fold: str = "separated", blocks: int = 0) -> Part:
    """A file for AVR that nothing has run."""
    source = find_cipher(name)
    options = BuildOptions(set_name=name, target="avr", lanes=1, fold=fold, blocks=blocks)
    options = settle(replace(options, tables=tables) if tables else options)
    (part,) = parts_of(build(source, source.load(), options).text, "made.s")
    return part


def outcome(part: Part, role: str) -> Outcome:
    return prove_function(proof_subject(part), role)


def edited(
    role: str, old: str, new: str, name: str = "speck64_128", fold: str = "separated"
) -> Part:
    """A file with the last of some lines of a function changed."""
    part = made(name, fold=fold)
    start = part.text.index(f"_{role}_avr:\n")
    end = part.text.index(".size", start)
    place = part.text.rindex(old, start, end)
    return replace(part, text=part.text[:place] + new + part.text[place + len(old) :])


@pytest.mark.parametrize("role", ROLES)
def test_words_in_limbs_are_proven(role: str) -> None:
    found = outcome(made("speck64_128"), role)
    assert (found.verdict, found.detail, found.engine) == ("proven", "", "bit graph")


@pytest.mark.parametrize("tables", ["flash", pytest.param("sram", marks=pytest.mark.full)])
@pytest.mark.parametrize("role", ["key_setup", "ecb_decrypt", "ctr_crypt"])
def test_tables_at_secret_places_are_functions_of_the_index(tables: str, role: str) -> None:
    assert outcome(made("hight64_128", tables), role).verdict == "proven"


@pytest.mark.full(but=2)
@pytest.mark.parametrize("role", ["ecb_encrypt", "ctr_crypt"])
@pytest.mark.parametrize("name", ["speck32_64", "speck64_128", "cham64_128"])
def test_groups_of_blocks_and_what_remains_of_them_are_proven(name: str, role: str) -> None:
    assert outcome(made(name, blocks=2), role).verdict == "proven"


@pytest.mark.full
@pytest.mark.parametrize("name", ["hight64_128", "cham64_128"])
def test_values_that_are_held_for_256_blocks_are_proven(name: str) -> None:
    assert outcome(made(name, fold="online"), "ctr_crypt").verdict == "proven"


@pytest.mark.full(but=2)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("inc r2", "dec r2"),
        ("dec r2\n", "mov r0, r0\n"),
        ("breq .Llwcc_hight64_128_ctr_crypt_avr_carry", "mov r0, r0"),
        ("adc r2, r1", "mov r0, r0"),
        ("adc r18, r1", "mov r0, r0"),
        ("movw r20, r26", "movw r26, r20"),
        ("st X+, r1", "adiw r26, 1"),
        ("ldi r18, 21", "ldi r18, 20"),
    ],
)
def test_a_mistake_where_values_are_held_is_not_proven(old: str, new: str) -> None:
    part = edited("ctr_crypt", old, new, "hight64_128", "online")
    assert outcome(part, "ctr_crypt").verdict in ("violation", "unknown")


def test_a_table_with_another_entry_is_found() -> None:
    part = made("hight64_128", "flash")
    place = part.text.rindex(".byte ") + len(".byte ")
    first = part.text[place : place + 4].partition(",")[0]
    text = part.text[:place] + str(int(first, 0) ^ 1) + part.text[place + len(first) :]
    assert outcome(replace(part, text=text), "ecb_encrypt").verdict == "violation"


@pytest.mark.parametrize(
    ("role", "old", "new"),
    [
        ("ecb_encrypt", "pop r28\n", "pop r31\n"),
        ("ecb_encrypt", "pop r2\n", "mov r0, r0\n"),
        ("ecb_encrypt", "pop r2\n", "pop r2\n    ldi r18, 1\n    mov r1, r18\n"),
        ("ecb_encrypt", "pop r2\n", "pop r2\n    cli\n"),
        ("ecb_encrypt", "sbiw r24, 1", "sbiw r24, 2"),
        ("ecb_encrypt", "st Y+, ", "st Y, "),
        ("ecb_encrypt", "sbiw r24, 1", "tst r16\n    breq .+2\n    sbiw r24, 1"),
        ("ctr_crypt", "subi r24, 8", "subi r24, 9"),
        ("ctr_crypt", "subi r24, 8", "subi r24, 7"),
        ("ctr_crypt", "sbci r25, 0", "sbci r25, 1"),
        ("ctr_crypt", "adiw r28, 1", "adiw r28, 0"),
        ("ctr_crypt", "adiw r26, 1", "sbiw r26, 1"),
        ("ctr_crypt", "st Z+, r1", "adiw r30, 1"),
        ("ctr_crypt", "adc r5, r1", "mov r0, r0"),
        ("ctr_crypt", "pop r2\n", "pop r2\n    mov r14, r3\n"),
        ("key_setup", "ret", "st Z, r28\n    ret"),
        ("ctr_init", "pop r23", "pop r21"),
    ],
)
def test_what_breaks_a_rule_is_not_proven(role: str, old: str, new: str) -> None:
    assert outcome(edited(role, old, new), role).verdict in ("violation", "unknown")


def test_a_counter_that_is_kept_is_not_that_of_the_last_group() -> None:
    part = edited("ctr_crypt", "pop r2\n", "movw r14, r2\n    movw r16, r4\n    pop r2\n")
    found = outcome(part, "ctr_crypt")
    assert "does not come back as it was" in found.detail


def test_half_of_a_pointer_that_moves_is_no_operand() -> None:
    part = edited("ecb_encrypt", "st Y+, r", "st Y+, r28 ; ")
    assert outcome(part, "ecb_encrypt").verdict == "refused"


def test_half_a_stack_pointer_is_seen_by_no_interrupt() -> None:
    (part,) = read_parts(AVR / "simon64_128_l1_b2_unrolled.s")
    assert outcome(part, "key_setup").verdict == "proven"
    start = part.text.index("_key_setup_avr:\n")
    place = part.text.index("    cli\n", start)
    text = part.text[:place] + part.text[place:].replace("    cli\n", "", 1)
    assert outcome(replace(part, text=text), "key_setup").verdict == "unknown"


@pytest.mark.full(but=1)
@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_flipped_bits_are_proven_only_where_nothing_changes(seed: int) -> None:
    part, chosen = made("speck64_128"), random.Random(seed)
    image = assembled(part)
    first = image.symbols[part.functions["ecb_encrypt"]]
    last = image.symbols[part.functions["ecb_decrypt"]]
    for _ in range(10):
        text = bytearray(image.text)
        text[chosen.randrange(first, last)] ^= 1 << chosen.randrange(8)
        subject = proof_subject(part, image=replace(image, text=bytes(text)))
        assert prove_function(subject, "ecb_encrypt").verdict != "proven"


def test_a_second_engine_agrees() -> None:
    found = second_opinion(proof_subject(made("speck32_64")), "ecb_encrypt", 60)
    assert found.verdict == "equal"
