"""Where code and text part."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import proof_subject
from compiler.frontend.interface import BlockFunction
from prove.claims.divergence import Followed, Place, follow
from prove.claims.functions import Subject
from prove.graph.graph import Graph
from prove.graph.samples import Samples
from prove.machine.listing import function_at

RV32I = Path(__file__).parents[3] / "generated" / "rv32i"
FILES = (
    *("speck64_128", "lea128_128", "hight64_128", "cham64_128", "pipo64_128", "simon64_128"),
    "simeck64_128",
)


@cache
def subject(name: str) -> Subject:
    (part,) = read_parts(RV32I / f"{name}.s")
    return proof_subject(part)


def with_line(name: str, old: str, new: str, number: int) -> Subject:
    """A file whose encryption has another line behind the comment of a round."""
    (part,) = read_parts(RV32I / f"{name}.s")
    before, label, after = part.text.partition("_ecb_encrypt_rv32i:\n")
    ahead, comment, behind = after.partition(f"    # round {number} (")
    assert old in behind
    text = before + label + ahead + comment + behind.replace(old, new, 1)
    return proof_subject(replace(part, text=text))


def first_missing(followed: list[Followed]) -> Place | None:
    return next((place for one in followed if (place := one.missing())), None)


@pytest.mark.full(but=6)
@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"])
@pytest.mark.parametrize("name", FILES)
def test_code_that_is_right_is_followed_to_its_end(name: str, role: BlockFunction) -> None:
    followed = list(follow(subject(name), role, Samples()))
    assert len(followed) == 1 + subject(name).sizes.group_blocks
    assert all(one.ended for one in followed)
    assert first_missing(followed) is None


@pytest.mark.slow
def test_forms_follow_it_as_well() -> None:
    assert (
        first_missing(list(follow(subject("speck64_128"), "ecb_encrypt", Graph(), every=False)))
        is None
    )


@pytest.mark.slow
@pytest.mark.parametrize("number", [5, 12, 20])
def test_a_wrong_rotation_is_found_in_its_round(number: int) -> None:
    wrong = with_line("speck64_128", "srli a5, a5, 29", "srai a5, a5, 29", number)
    place = first_missing(list(follow(wrong, "ecb_encrypt", Samples())))
    assert place is not None
    assert (place.program, place.line) == ("encrypt", 23)
    assert place.round in (number, number + 1)
    assert place.pc is not None
    assert function_at(wrong.addresses, place.pc) == "ecb_encrypt"


@pytest.mark.slow
def test_code_that_breaks_a_rule_is_followed_until_there() -> None:
    wrong = with_line("speck64_128", "srli a5, a5, 29", "lw a5, 0(a5)", 7)
    followed = list(follow(wrong, "ecb_encrypt", Samples()))
    assert not any(one.ended for one in followed)
    at = followed[-1].path[-1] + 4
    place = followed[-1].latest(at)
    assert place is not None
    assert (place.program, place.round) == ("encrypt", 7)
    assert place.pc is not None
    assert place.pc < at


@pytest.mark.slow
def test_the_latest_value_is_one_ahead_of_the_address() -> None:
    whole = subject("speck64_128")
    *_, block = follow(whole, "ecb_encrypt", Samples())
    assert block.latest(whole.addresses["ecb_encrypt"]) is None
    places = [block.latest(pc) for pc in block.path[-100::10]]
    assert all(place and place.program == "encrypt" for place in places)
