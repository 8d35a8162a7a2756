"""Words with look-ups of two S-boxes are compared with bit planes, before anything is compiled."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builds.form_costs import encryption_cycles, pairs_boxes
from builds.usual_forms import with_lanes
from compiler.frontend.lower import lower
from options.build import BuildOptions, settle
from tests.shipped import cipher


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
    source = cipher(set_name.rstrip("0123456789_"))
    programs = [lower(source, set_name, "encrypt")]
    assert pairs_boxes(options(set_name, target), source, programs) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "slicing"),
    [("present64_80", "auto"), ("skinny64_128", "auto"), ("gift64_128", "plane")],
)
def test_the_faster_form_is_the_usual_one(set_name: str, slicing: str) -> None:
    source = cipher(set_name.rstrip("0123456789_"))
    asked = options(set_name)
    words, planes = (
        encryption_cycles(replace(asked, slicing=shape), source) for shape in ("word", "plane")
    )
    assert (words < planes) == (slicing == "auto")
    chosen = with_lanes(asked, source)
    assert (chosen.lanes, chosen.slicing) == (1, slicing)
