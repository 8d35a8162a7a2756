"""A set takes the first form that fits it, of those that the options leave."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from builds import usual_forms
from builds.usual_forms import encryption_cycles, pairs_boxes, with_lanes
from compiler.forms.lanes import Refusal
from compiler.frontend.lower import lower
from dsl.check import load_cipher, parse_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span
from options.build import BuildOptions
from options.settled import settle
from runtime.user_error import UserError
from tests.shipped import cipher as shipped

TOYS = ("box", "sum", "mix")
SMALL = """cipher SMALL
source "made up"
set s { }
block {word}[2]
key {word}[2]
round_keys {word}[2]
sbox _S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]
key_schedule(K) -> RK { RK = K }
round R(X: {word}[2], k: {word}[2]) -> {word}[2] { return [{left}, X[0] ^ k[1]] }
encrypt(X, RK) { X = R(X, RK) }
decrypt = inverse of encrypt
"""
SUM, BOX = "X[1] + k[0]", "_S(X[1] ^ k[0])"


@cache
def toy() -> Cipher:
    return load_cipher(Path(__file__).parents[1] / "compiler" / "toy_feistel.dsl")


@cache
def small(word: str = "u16", left: str = SUM) -> Cipher:
    return parse_cipher(SMALL.replace("{word}", word).replace("{left}", left))


def form(source: Cipher, target: str, **more: Any) -> tuple[str, int]:
    chosen = with_lanes(BuildOptions(**{"set_name": "s", "target": target, **more}), source)
    return chosen.slicing, chosen.lanes


@pytest.mark.parametrize(("lanes", "chosen"), [(0, 16), (8, 8), (64, 64)])
def test_a_target_with_one_form_takes_it_unseen(lanes: int, chosen: int) -> None:
    assert form(small(), "neon", lanes=lanes) == ("auto", chosen)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "expected"),
    [
        ("gift", "gift64_128", ("plane", 1)),
        ("lea", "lea128_128", ("auto", 16)),
        ("speck", "speck48_96", ("auto", 16)),
    ],
)
def test_what_lanes_have_not_goes_into_planes_of_vectors(
    name: str, set_name: str, expected: tuple[str, int]
) -> None:
    """What fits neither form is refused in lanes, with the place in the text."""
    source = load_cipher(CIPHERS / f"{name}.dsl")
    assert form(source, "neon", set_name=set_name) == expected


@pytest.mark.parametrize(
    ("name", "set_name", "more", "chosen"),
    [
        ("aes", "aes128_128", {}, ("tbl", 1)),
        ("aes", "aes128_128", {"mode": "ecb", "blocks": 2}, ("tbl", 1)),
        ("aes", "aes128_128", {"slicing": "plane"}, ("circuit", 1)),
        ("aes", "aes128_128", {"mode": "ctr", "depth": "round2", "lanes": 1}, ("circuit", 1)),
        ("pipo", "pipo64_128", {}, ("circuit", 16)),
    ],
)
def test_instructions_of_layers_are_taken_where_they_compute_all(
    name: str, set_name: str, more: dict[str, Any], chosen: tuple[str, int]
) -> None:
    """What is asked for goes first."""
    asked = BuildOptions(set_name, "neon", features=("aes",), **more)
    made = with_lanes(asked, shipped(name))
    assert (made.sbox, made.lanes) == chosen


@pytest.mark.parametrize("target", ["c", "rv32i"])
def test_words_that_fit_stay_words(target: str) -> None:
    assert form(small(), target) == ("auto", 1)


@pytest.mark.parametrize("set_name", TOYS)
def test_issue_13_source_takes_the_same_candidates(set_name: str) -> None:
    chosen = with_lanes(BuildOptions(set_name, "c"), toy())
    assert (chosen.slicing, chosen.lanes) == ("auto", 64)


@pytest.mark.parametrize("set_name", TOYS)
def test_boxes_on_bits_that_fill_no_planes_take_cells(set_name: str) -> None:
    chosen = with_lanes(BuildOptions(set_name, "rv32i"), toy())
    assert (chosen.slicing, chosen.lanes) == ("cell", 1)


def test_issue_13_what_was_asked_for_is_not_changed() -> None:
    asked = BuildOptions("box", "rv32i", slicing="plane")
    assert with_lanes(asked, toy()) == replace(asked, lanes=1)
    vectors = BuildOptions("box", "neon", slicing="plane")
    assert with_lanes(vectors, toy()) == replace(vectors, lanes=1)
    words = with_lanes(BuildOptions("box", "rv32i", slicing="word"), toy())
    assert (words.slicing, words.lanes) == ("word", 1)


@pytest.mark.parametrize(
    ("target", "given", "chosen"),
    [
        ("c", {"lanes": 64}, ("auto", 64)),
        ("c", {"lanes": 1}, ("auto", 1)),
        ("c", {"lanes": 128}, ("auto", 128)),
        ("c", {"slicing": "bit"}, ("bit", 64)),
        ("c", {"slicing": "cell"}, ("cell", 1)),
        ("rv32i", {"slicing": "word"}, ("word", 1)),
        # Bits of a thread have lanes, its words have none.
        ("ptx", {"slicing": "bit"}, ("bit", 32)),
        ("ptx", {"lanes": 32}, ("auto", 32)),
        ("ptx", {}, ("auto", 1)),
    ],
)
def test_the_options_leave_what_they_do_not_say(
    target: str, given: dict[str, Any], chosen: tuple[str, int]
) -> None:
    assert form(small(), target, **given) == chosen


def test_one_lane_leaves_words_and_cells() -> None:
    assert form(toy(), "c", set_name="box", lanes=1) == ("cell", 1)


def test_source_that_is_long_in_bits_takes_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usual_forms, "is_long_in_bits", lambda *_: True)
    assert form(toy(), "c", set_name="box") == ("cell", 1)
    assert form(toy(), "c", set_name="box", lanes=64) == ("auto", 64)


def test_what_takes_minutes_is_refused_unless_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # An operation of no place in the text cannot be shown, and is no reason to refuse.
    found = Refusal("about 240000 operations", None)
    monkeypatch.setattr(usual_forms, "too_long", lambda *_: found)
    assert form(small(), "rv32i") == ("auto", 1)
    found = Refusal("about 240000 operations", Span("", 9, 5))
    with pytest.raises(DiagnosticError) as caught:
        form(small(), "rv32i")
    (said,) = caught.value.diagnostics
    assert (said.span, said.message) == (found.span, "s is too long: about 240000 operations")
    assert said.hint == "`--slicing cell` compiles it all the same, in many minutes"
    assert form(small(), "rv32i", slicing="cell") == ("cell", 1)


@pytest.mark.parametrize(
    ("word", "target"), [("u4", "rv32i"), ("u8", "c"), ("u32", "rv32i"), ("u64", "c")]
)
def test_tables_are_for_one_block(word: str, target: str) -> None:
    assert form(small(word, BOX if word == "u4" else SUM), target, sbox="table") == ("auto", 1)


def test_tables_need_words_that_the_machine_has() -> None:
    wide = small("u64", BOX)
    said = (
        "s has words that rv32i does not compute with, so S-boxes cannot be tables here: "
        "--sbox circuit"
    )
    with pytest.raises(UserError, match=said):
        form(wide, "rv32i", sbox="table")
    assert form(wide, "c", sbox="table") == ("auto", 1)
    assert form(wide, "rv32i", sbox="table", lanes=1) == ("auto", 1)


def options(set_name: str, target: str = "avr") -> BuildOptions:
    return settle(BuildOptions(set_name, target, 1 if target == "avr" else 0))


@pytest.mark.parametrize(
    ("set_name", "target", "expected"),
    [
        ("present64_80", "avr", True),
        ("skinny64_128", "avr", True),
        # Eight bits, sixteen bytes, no tables, no S-box.
        ("pipo64_128", "avr", False),
        ("gift128_128", "avr", False),
        ("present64_80", "rv32i", False),
        ("speck64_128", "avr", False),
    ],
)
def test_four_bits_of_short_blocks_are_compared(set_name: str, target: str, expected: bool) -> None:
    source = shipped(set_name.rstrip("0123456789_"))
    programs = [lower(source, set_name, "encrypt")]
    assert pairs_boxes(options(set_name, target), source, programs) == expected


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "slicing"),
    [("present64_80", "auto"), ("skinny64_128", "auto"), ("gift64_128", "plane")],
)
def test_the_faster_form_is_the_usual_one(set_name: str, slicing: str) -> None:
    source = shipped(set_name.rstrip("0123456789_"))
    asked = options(set_name)
    words, planes = (
        encryption_cycles(replace(asked, slicing=shape), source) for shape in ("word", "plane")
    )
    assert (words < planes) == (slicing == "auto")
    chosen = with_lanes(asked, source)
    assert (chosen.lanes, chosen.slicing) == (1, slicing)
