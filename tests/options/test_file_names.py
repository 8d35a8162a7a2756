"""Names of generated files."""

from __future__ import annotations

import pytest

from builds.index import find_folder, read_matrix
from options.build import BuildOptions
from options.file_names import file_name
from options.settled import settle

KEY, NONCE = "00" * 16, "00" * 12


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (BuildOptions(set_name="pipo64_128", lanes=128), "pipo64_128_l128_bit.s"),
        (BuildOptions(set_name="pipo64_128", lanes=16), "pipo64_128.s"),
        (BuildOptions(set_name="pipo64_128", lanes=16, align="round"), "pipo64_128_l16_round.s"),
        (BuildOptions(set_name="lea128_128", target="c", lanes=1), "lea128_128.c"),
        (
            BuildOptions(set_name="lea128_128", target="rv32i", lanes=1, goal="size"),
            "lea128_128_l1_small.s",
        ),
        (
            BuildOptions(set_name="gift64_128", target="neon", slicing="plane", blocks=32, lanes=1),
            "gift64_128_plane_b32.s",
        ),
        (
            BuildOptions(set_name="gift64_128", target="rv32i", slicing="plane", blocks=4, lanes=1),
            "gift64_128_b4.s",
        ),
        (BuildOptions("speck64_128", "avr", 1, blocks=2), "speck64_128_l1_b2.s"),
        (BuildOptions("lea128_128", "avr", 1, unroll="yes"), "lea128_128_l1_unrolled.s"),
        (
            BuildOptions("lea128_128", "avr", 1, keys="fixed", key=KEY, nonce=NONCE),
            "lea128_128_l1_fixed_nonce.s",
        ),
        (
            BuildOptions("lea128_128", "avr", 1, keys="fixed", key=KEY, nonce=NONCE, fold="cache"),
            "lea128_128_l1_fixed_nonce_cache.s",
        ),
        (BuildOptions("lea128_128", "avr", 1, goal="ram"), "lea128_128_l1_onthefly.s"),
    ],
)
def test_what_is_special_is_in_the_name(options: BuildOptions, name: str) -> None:
    assert file_name(settle(options)) == name


@pytest.mark.full
@pytest.mark.slow
def test_checked_in_files_are_called_so() -> None:
    entries = read_matrix(find_folder())
    assert {entry.options.set_name for entry in entries} >= {"pipo64_128", "pipo64_256"}
    assert "aarch64_neon/pipo64_128.s" in {entry.path for entry in entries}
    assert [entry.path.partition("/")[2] for entry in entries] == [
        file_name(entry.options) for entry in entries
    ]
