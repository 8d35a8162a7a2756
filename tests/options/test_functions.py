"""Functions of a text are found by their symbols; impossible ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.check import load_cipher
from options.build import BuildOptions
from options.functions import check_functions, defined_in, functions_in, naming_of
from runtime.user_error import UserError

TOY = Path(__file__).parents[1] / "lwcc" / "toy.dsl"
OPTIONS = BuildOptions(set_name="toy64_64", target="rv32i", lanes=1)


def test_functions_are_found_by_the_beginning_of_a_line() -> None:
    naming = naming_of(OPTIONS)
    symbol = naming.symbol("ecb_encrypt")
    assert functions_in(f"{symbol}:\n    ret\n", naming) == {"ecb_encrypt": symbol}
    assert functions_in(f"    call {symbol}\n", naming) == {}


def test_functions_of_other_names_are_found() -> None:
    naming = naming_of(OPTIONS)
    text = f"{naming.symbol('probe')}:\n    ret\n"
    assert defined_in(text, naming, ["probe", "other"]) == {"probe": naming.symbol("probe")}


def test_a_prefix_is_part_of_a_symbol() -> None:
    symbol = naming_of(BuildOptions(set_name="toy64_64", prefix="my_")).symbol("key_setup")
    assert symbol.startswith("my_")


def test_a_counter_longer_than_the_block_is_refused() -> None:
    with pytest.raises(UserError, match="a counter of 128 bits does not fit a block of 64 bits"):
        check_functions(BuildOptions(set_name="toy64_64", counter_bits=128), load_cipher(TOY))
