"""Whether two pieces of code behave alike: by running both."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts, subject_of
from verify.alike import Comparison
from verify.subject import Subject
from verify.toolchain.assemble import Image, assemble, link

RV32I = Path(__file__).parents[2] / "generated" / "rv32i"
ROLES = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_nonce")


@cache
def speck() -> tuple[Subject, Image]:
    (part,) = read_parts(RV32I / "speck32_64_l1_small.s")
    subject = subject_of(part)
    return subject, linked(subject)


def linked(subject: Subject) -> Image:
    return link(assemble(subject.text, subject.features, subject.machine.triple))


def changed(old: str, new: str, first: str) -> Image:
    """The code with a line changed behind a label."""
    subject, image = speck()
    before, label, after = subject.text.partition(f"_{first}_rv32i:\n")
    assert old in after
    made = linked(replace(subject, text=before + label + after.replace(old, new, 1)))
    return replace(image, text=made.text)


@pytest.mark.parametrize("many", [False, True])
def test_code_is_like_itself(many: bool) -> None:
    subject, image = speck()
    assert Comparison(subject, image, many).difference(image, ROLES) == ""


def test_a_difference_is_told_with_its_input() -> None:
    subject, image = speck()
    other = changed("    xori t0, t0, 1\n", "    xori t0, t0, 2\n", "key_setup")
    said = Comparison(subject, image, many=False).difference(other, ["ecb_decrypt"])
    assert said.startswith("ecb_decrypt, key ")
    assert " instead of " in said


def test_a_rule_that_is_broken_is_a_difference() -> None:
    subject, image = speck()
    other = changed("    addi a1, a1, 4\n", "    addi a1, a1, 4\n    mv s0, a0\n", "ecb_encrypt")
    said = Comparison(subject, image, many=False).difference(other, ["ecb_encrypt"])
    assert said.endswith("_ecb_encrypt_rv32i does not restore s0")


def test_only_the_functions_asked_for_are_run() -> None:
    subject, image = speck()
    other = changed("    addi a1, a1, 4\n", "    addi a1, a1, 2000\n", "ecb_encrypt")
    assert Comparison(subject, image, many=True).difference(other, ["ecb_decrypt"]) == ""


def test_an_endless_loop_is_a_difference() -> None:
    subject, image = speck()
    other = changed("    ret\n", "    j .\n", "ctr_nonce")
    said = Comparison(subject, image, many=False).difference(other, ["ctr_nonce"])
    assert "does not return: after 2000000 instructions" in said
