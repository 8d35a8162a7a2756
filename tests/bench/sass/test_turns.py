"""Loops of rounds are counted by the turns that threads make."""

from __future__ import annotations

import pytest

from artifacts.head import read_sizes
from bench.sass.count import UncountableError, count, inner_loop
from bench.sass.turns import TurnCounter
from builds.product import Order, make
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import KERNELS
from compiler.machine.load import load_target
from options.build import BuildOptions
from options.functions import naming_of
from options.settled import settle
from tests.bench.sass.listing import listing

ROUNDS = listing(
    """LDG.E R1,[R2]
    IADD3 R1,R1,R3,RZ
    LOP3.LUT R1,R1,R4,R5,0x96,!PT
    @P1 BRA 0x10
    STG.E [R4],R1
    @P0 BRA 0x0
    EXIT"""
)


def test_an_inner_loop_counts_as_often_as_it_goes_round() -> None:
    inside = inner_loop(ROUNDS)
    assert (inside.head, len(inside.addresses)) == (0x10, 3)
    assert count(ROUNDS).by_class == {"memory": 2, "alu": 2, "control": 2}
    often = count(ROUNDS, {inside.head: 9})
    assert often.by_class == {"memory": 2, "alu": 18, "control": 10}


TWO = """LDG.E R1,[R2]
    IADD3 R1,R1,R3,RZ
    @P1 BRA 0x10
    LOP3.LUT R1,R1,R4,R5,0x96,!PT
    @P2 BRA 0x30
    STG.E [R4],R1
    @P0 BRA 0x0
    EXIT"""
NONE = "STG.E [R2],R1\n@P0 BRA 0x0\nEXIT"


@pytest.mark.parametrize(("text", "n_loops"), [(NONE, 0), (TWO, 2)])
def test_one_loop_of_rounds_is_expected(text: str, n_loops: int) -> None:
    with pytest.raises(UncountableError, match=f"^{n_loops} loops in the loop over blocks"):
        inner_loop(listing(text))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "lanes", "keys", "turns"),
    [
        ("speck64_128", 1, "auto", {27, 26, 1}),
        ("speck64_128", 1, "constant", {27, 26, 1}),
        ("simon32_64", 32, "auto", {15, 16}),
    ],
)
def test_threads_make_the_turns_of_their_loop(
    set_name: str, lanes: int, keys: str, turns: set[int]
) -> None:
    """One kernel of SPECK makes its round keys, and has no loop. In counter mode the first
    round stands before it."""
    options = settle(BuildOptions(set_name, "ptx", lanes, unroll="no", goal="size", keys=keys))
    part = make(Order(find_cipher(set_name), options, check=False)).part
    naming, sizes = naming_of(options), read_sizes(part.entries["sizes"])
    symbols = {kernel.name: naming.symbol(kernel.name) for kernel in KERNELS}
    found = TurnCounter(part.text, load_target("ptx"), symbols, sizes).by_symbol()
    assert set(found) == {s for s in symbols.values() if f".entry {s}(" in part.text}
    assert set(found.values()) == turns
