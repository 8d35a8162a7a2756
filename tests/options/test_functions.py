"""Functions that a build cannot have are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.check import load_cipher
from options.build import BuildOptions
from options.functions import check_functions, naming_of
from runtime.user_error import UserError

TOY = Path(__file__).parents[1] / "lwcc" / "toy.dsl"
OPTIONS = BuildOptions(set_name="toy64_64", target="rv32i", lanes=1)


def test_a_prefix_is_part_of_a_symbol() -> None:
    symbol = naming_of(BuildOptions(set_name="toy64_64", prefix="my_")).symbol("key_setup")
    assert symbol.startswith("my_")


def test_a_counter_longer_than_the_block_is_refused() -> None:
    with pytest.raises(UserError, match="a counter of 128 bits does not fit a block of 64 bits"):
        check_functions(BuildOptions(set_name="toy64_64", counter_bits=128), load_cipher(TOY))
