"""Functions are found in a text by their symbols."""

from __future__ import annotations

from artifacts.defined import defined_in, functions_in
from compiler.frontend.interface import Naming

NAMING = Naming("toy64_64", "rv32i")


def test_functions_are_found_by_the_beginning_of_a_line() -> None:
    symbol = NAMING.symbol("ecb_encrypt")
    assert functions_in(f"{symbol}:\n    ret\n", NAMING) == {"ecb_encrypt": symbol}
    assert functions_in(f"    call {symbol}\n", NAMING) == {}


def test_functions_of_other_names_are_found() -> None:
    text = f"{NAMING.symbol('probe')}:\n    ret\n"
    assert defined_in(text, NAMING, ["probe", "other"]) == {"probe": NAMING.symbol("probe")}
