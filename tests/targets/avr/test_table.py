"""Names, halves of pairs and chains of limbs; simavr checks the meanings of the rows."""

from __future__ import annotations

import pytest

from targets.avr.table import MOST_LIMBS, PAIRS, PARTS, TABLE, chain, limb_names, one, two


def test_names_are_taken_once() -> None:
    names = [row.name for row in TABLE]
    assert len(set(names)) == len(names)
    assert all("DS40002198B" in row.source for row in TABLE)


def test_pairs_have_halves() -> None:
    assert [PARTS["low"][name] for name in PAIRS.values()] == [f"r{n}" for n in PAIRS]
    assert [PARTS["high"][name] for name in PAIRS.values()] == [f"r{n + 1}" for n in PAIRS]
    assert PARTS["low"].keys() == PARTS["high"].keys()


@pytest.mark.parametrize(
    ("made", "manual"),
    [
        # 5.5 ADD: 0000 11rd dddd rrrr; 5.120 SWAP: 1001 010d dddd 0010.
        (two("000011"), "000011 b[4] d[4:0] b[3:0]"),
        (one("0010"), "1001010 d[4:0] 0010"),
    ],
)
def test_encodings_are_those_of_the_manual(made: str, manual: str) -> None:
    assert made == manual


def test_a_chain_has_a_line_for_each_limb() -> None:
    assert chain("add(d{0}, b{0})", "adc(d{0}, b{0})", 3) == (
        "add(d0, b0); adc(d1, b1); adc(d2, b2)"
    )
    assert chain("lsl(d{0})", "rol(d{0})", 2, "adz(d0)").endswith("; adz(d0)")
    assert limb_names("d", 2).count("d") == 2


def test_words_of_all_ciphers_have_sums() -> None:
    assert MOST_LIMBS >= 64 // 8
