"""The cipher on the host has a form of few blocks of the host's own."""

from __future__ import annotations

import pytest

from builds.modes.hosts import host_options, hosted_mode
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from tests.builds.modes.made import built


@pytest.mark.parametrize("set_name", ["speck64_128", "lea128_128"])
def test_options(set_name: str) -> None:
    build = settle(BuildOptions(set_name, target="ptx", lanes=1, blocks=2))
    made = host_options(find_cipher(set_name).load(), build)
    assert (made.target, made.lanes, made.blocks) == ("c", 1, 0)


def test_without_folding_the_header_has_no_constant_round_keys() -> None:
    made = built("speck64_128", folds=False, target="ptx")
    assert "known_key" not in made.header
    assert "known_key" in built("speck64_128", target="ptx").header


def test_the_definitions_are_in_the_header() -> None:
    made = built("speck64_128", target="ptx")
    hosted = hosted_mode(find_cipher("speck64_128").load(), made.options, made.control)
    assert hosted.text in made.header
    assert hosted.passes > 3
