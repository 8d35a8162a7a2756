"""The form that a cipher takes inside of a mode."""

from __future__ import annotations

import pytest

from builds.modes.forms import with_few_blocks
from catalogue.ciphers import find_cipher
from options.build import BuildOptions


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "lanes", "slicing"),
    [("aes128_128", 64, "plane"), ("speck64_128", 1, "auto")],
)
def test_few_blocks_at_a_time(set_name: str, lanes: int, slicing: str) -> None:
    options = BuildOptions(set_name, target="c", lanes=lanes)
    found = with_few_blocks(find_cipher(set_name).load(), options)
    assert (found.lanes, found.slicing) == (1, slicing)
