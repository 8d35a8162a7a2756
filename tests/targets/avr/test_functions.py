"""Functions of generated files in simavr: results, lengths, places, registers, stack, time."""

from __future__ import annotations

from pathlib import Path

import pytest

from options.build import BuildOptions
from tests.targets.avr.files import checked

SETS = {
    "speck": ("speck32_64", "speck48_96", "speck64_128", "speck96_144", "speck128_128"),
    "cham": ("cham64_128", "cham128_128", "cham128_256"),
    "hight": ("hight64_128",),
    "lea": ("lea128_128", "lea128_192", "lea128_256"),
    "simon": ("simon32_64", "simon64_128", "simon96_96", "simon128_128"),
    "simeck": ("simeck32_64", "simeck48_96", "simeck64_128"),
    "pipo": ("pipo64_128", "pipo64_256"),
}


@pytest.mark.parametrize("goal", ["speed", "size"])
@pytest.mark.parametrize(("cipher", "set_name"), [(c, s) for c, sets in SETS.items() for s in sets])
def test_calls(cipher: str, set_name: str, goal: str, tmp_path: Path) -> None:
    findings = checked(tmp_path, cipher, BuildOptions(set_name, "avr", 1, goal=goal))
    assert len(findings) > 20
    assert not [f for f in findings if f.status != "tested" and f.detail != "no cases"]
