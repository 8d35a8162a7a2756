"""Where code and text part, and what is shown of the code there."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import proof_subject
from compiler.frontend.interface import BlockFunction
from prove.claims.divergence import Followed, Place, follow
from prove.claims.functions import Subject
from prove.graph.graph import Graph, projection_of
from prove.graph.samples import ONES, Samples
from prove.machine.listing import function_at, listing, place_of

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


@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt"])
@pytest.mark.parametrize("name", FILES)
def test_code_that_is_right_is_followed_to_its_end(name: str, role: BlockFunction) -> None:
    followed = list(follow(subject(name), role, Samples()))
    assert len(followed) == 1 + subject(name).sizes.group_blocks
    assert all(one.ended for one in followed)
    assert first_missing(followed) is None


def test_forms_follow_it_as_well() -> None:
    assert (
        first_missing(list(follow(subject("speck64_128"), "ecb_encrypt", Graph(), every=False)))
        is None
    )


@pytest.mark.parametrize("number", [5, 12, 20])
def test_a_wrong_rotation_is_found_in_its_round(number: int) -> None:
    wrong = with_line("speck64_128", "srli a5, a5, 29", "srai a5, a5, 29", number)
    place = first_missing(list(follow(wrong, "ecb_encrypt", Samples())))
    assert place is not None
    assert (place.program, place.line) == ("encrypt", 23)
    assert place.round in (number, number + 1)
    assert place.pc is not None
    assert function_at(wrong.addresses, place.pc) == "ecb_encrypt"


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


def test_the_latest_value_is_one_ahead_of_the_address() -> None:
    whole = subject("speck64_128")
    *_, block = follow(whole, "ecb_encrypt", Samples())
    assert block.latest(whole.addresses["ecb_encrypt"]) is None
    places = [block.latest(pc) for pc in block.path[-100::10]]
    assert all(place and place.program == "encrypt" for place in places)


def test_samples_are_numbers() -> None:
    graph, rng = Samples(), random.Random(1)
    a, b, c = (graph.input("a", bit) for bit in range(3))
    x, y, z = (graph.values(literal) for literal in (a, b, c))
    assert len({x, y, z, 0, ONES}) == 5
    assert graph.input("a", 0) == a
    assert graph.values(graph.xor(a, b ^ 1)) == x ^ y ^ ONES
    assert graph.values(graph.conjunction(a, b)) == x & y
    assert graph.values(graph.disjunction(a, b)) == x | y
    assert graph.values(graph.choice(a, b, c)) == x & y | ~x & z & ONES
    assert graph.values(graph.majority(a, b, c)) == x & y | x & z | y & z
    assert graph.apply([projection_of(1, 3)], [a, b, c]) == [b]
    table = rng.getrandbits(8)
    (made,) = graph.apply([table], [a, b, c])
    for sample in range(64):
        place = sum((values >> sample & 1) << i for i, values in enumerate((x, y, z)))
        assert graph.values(made) >> sample & 1 == table >> place & 1
    assert graph.is_same(graph.xor(a, b), graph.xor(b, a))
    assert graph.fresh() != graph.fresh()


def test_the_instructions_around_one_are_listed() -> None:
    whole = subject("speck64_128")
    first = whole.addresses["ecb_encrypt"]
    lines = list(listing(whole.code, whole.addresses, first + 8))
    assert len(lines) == 11
    assert [line for line in lines if line.startswith(">")] == [lines[5]]
    assert lines[5].split()[1:3] == [f"{first + 8:#x}", "ecb_encrypt+0x8"]
    assert "ret" in lines[4]
    assert place_of(whole.addresses, first) == "ecb_encrypt"
    assert place_of(whole.addresses, 0) == ""


def test_what_is_no_instruction_and_the_ends_of_the_code_are_shown() -> None:
    whole = subject("speck64_128")
    code = replace(whole.code, text=b"\0" * 4 + whole.code.text[4:], known={})
    lines = list(listing(code, whole.addresses, code.base))
    assert len(lines) == 6
    assert lines[0].endswith("no instruction of the table: 00000000")
    last = code.base + len(code.text) - 4
    assert len(list(listing(code, whole.addresses, last))) == 6
