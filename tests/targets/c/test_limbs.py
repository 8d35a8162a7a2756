"""C with words of at most 32 bits: wider ones are limbs, and it does what the cipher says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from artifacts.generated_files import parts_of
from builds.build import build
from catalogue.ciphers import find_cipher
from measurements.native import c_file_of
from options.build import BuildOptions
from options.settled import settle
from targets.c import abi
from verify.native.check import check_native
from verify.native.compiled import Build, CFile
from verify.programs.reference import spec_reference


def file_of(name: str, options: BuildOptions) -> CFile:
    """A file for machines with words of 32 bits."""
    source = find_cipher(name)
    made = build(source, source.load(), settle(options))
    (part,) = parts_of(made.text, f"{options.set_name}.c")
    return c_file_of(part, {f"{options.set_name}.h": made.header})


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "set_name", "goal"),
    [
        pytest.param("speck", "speck128_128", "speed", marks=pytest.mark.slow),
        ("speck", "speck96_144", "size"),
        pytest.param("simon", "simon96_96", "size", marks=pytest.mark.slow),
    ],
)
def test_words_of_two_limbs(
    name: str, set_name: str, goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(abi, "TARGET", replace(abi.TARGET, word_bits=(8, 16, 32)))
    options = BuildOptions(set_name, "c", 1, goal=goal)
    file = file_of(name, options)
    assert "uint64_t t" not in file.text
    reference = spec_reference(find_cipher(name).load(), set_name)
    found = check_native(file, reference, timing=True, builds=[Build("clang", ("-O2",))])
    assert not [f for f in found.findings if f.status != "tested" and f.detail != "no cases"]
    assert any("ctr_crypt: in place" in finding.name for finding in found.findings)
