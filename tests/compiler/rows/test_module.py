"""Blocks as rows of cells: whole modules against the program before, and what is refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.sbox import Sbox
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.hold_words import HoldWords
from compiler.pipeline import pipeline, run_passes
from dsl.check import load_cipher
from dsl.cipher import Cipher
from dsl.library import CIPHERS
from tests.compiler.stages import checked

NEON = load_target("neon")
CONTEXT = Context(NEON, next(iter(NEON.cores)))
SMALL = Path(__file__).parent / "small_rows.dsl"
WITHOUT = ("rotate", "balance", "complement", "accumulate")


@cache
def cipher() -> Cipher:
    return load_cipher(SMALL)


def rows(
    set_name: str,
    blocks: int,
    mode: str = "all",
    text: Cipher | None = None,
    context: Context = CONTEXT,
) -> Module:
    """A module in rows; the pass that makes them is checked against the programs before."""
    settings = [Sbox(registers=True), Hoist(mode=mode, nonce=False), Slice(rows=blocks)]
    steps = pipeline(settings, WITHOUT)
    place = [type(step) for step in steps].index(Slice)
    module = run_passes(Module(text or cipher(), set_name, {}), context, steps[:place])
    return checked(module, steps[place : place + 1], context)


@pytest.mark.parametrize(
    ("set_name", "blocks", "layout"),
    [
        ("small128_128", 1, "rows of 16 cells of 1 blocks, 1 a block"),
        ("small128_128", 4, "rows of 4 cells of 4 blocks, 4 a block"),
        ("small128_128", 8, "rows of 4 cells of 4 blocks, 4 a block"),
        ("small64_192", 2, "rows of 8 cells of 2 blocks, 2 a block"),
        ("small64_192", 4, "rows of 4 cells of 4 blocks, 4 a block"),
    ],
)
def test_rows_compute_what_the_cipher_says(set_name: str, blocks: int, layout: str) -> None:
    """In both directions, and in counter mode."""
    made = rows(set_name, blocks)
    assert set(made.programs) == {
        *("key_setup", "ctr_nonce", "ecb_encrypt", "ecb_decrypt", "ctr_crypt"),
    }
    assert made.layout.startswith(layout)
    assert made.laid_out.group_blocks == blocks
    assert made.laid_out.ctx == made.laid_out.rk + 16


def test_a_table_of_a_byte_takes_four_instructions_a_row() -> None:
    made = rows("small128_128", 4, "ecb").programs["ecb_encrypt"]
    names = [op.name for op in made.ops]
    # Three rounds of four rows.
    assert names.count("tbl4.16b") == 3 * 4
    assert names.count("tbx4.16b") == names.count("sub") == 3 * names.count("tbl4.16b")
    tables = [op for op in made.ops if op.name == "const" and isinstance(op.attr("value"), tuple)]
    assert len(tables) >= 256 // 16


def test_a_table_of_half_a_byte_is_one_register() -> None:
    names = [op.name for op in rows("small64_192", 4, "ecb").programs["ecb_encrypt"].ops]
    assert names.count("byte_lookup") == 3 * 4
    assert not [name for name in names if name.startswith("tb")]


def test_decryption_shares_the_keys_of_encryption() -> None:
    both, one = (rows("small128_128", 4, mode).laid_out.rk for mode in ("ecb", "ctr"))
    assert both == one


@pytest.mark.parametrize(
    ("set_name", "blocks", "said"),
    [("small64_192", 1, "1 blocks fill no registers: take a multiple of 2")],
)
def test_numbers_of_blocks_that_fill_no_register_are_refused(
    set_name: str, blocks: int, said: str
) -> None:
    with pytest.raises(LayoutError, match=said):
        rows(set_name, blocks)


@pytest.mark.parametrize(
    ("name", "set_name", "said"),
    [
        ("aes", "aes128_128", "`MC` multiplies cells.*; --features aes has instructions for it"),
        ("speck", "speck64_128", "blocks of cells of 8 or 4 bits in order"),
        ("hight", "hight64_128", "`add` has no form beside tables in registers"),
    ],
)
def test_ciphers_of_other_forms_are_refused(name: str, set_name: str, said: str) -> None:
    text = load_cipher(CIPHERS / f"{name}.dsl")
    with pytest.raises(LayoutError, match=said):
        rows(set_name, 4, "ecb", text)


def test_instructions_compute_the_layers_of_blocks_in_registers() -> None:
    context = replace(CONTEXT, features=("aes",))
    made = rows("aes128_128", 2, "ecb", load_cipher(CIPHERS / "aes.dsl"), context)
    assert made.layout == (
        "rows of 16 cells of 1 blocks, 1 a block, 2 blocks a group; instructions of layers"
    )
    used = {
        name: Counter(op.name.split(".")[0] for op in program.ops)
        for name, program in made.programs.items()
    }
    # Of ten rounds the last one has no linear map, whose place the last key takes.
    encrypt, decrypt, keys = (used[n] for n in ("ecb_encrypt", "ecb_decrypt", "key_setup"))
    assert (encrypt["aese"], encrypt["aesmc"], encrypt["xor"]) == (20, 18, 2)
    assert (decrypt["aesd"], decrypt["aesimc"], decrypt["xor"]) == (20, 18, 2)
    assert (keys["aese"], keys["aesimc"]) == (40, 9)


def test_held_values_are_refused() -> None:
    settings = [Sbox(registers=True), HoldWords(enabled=True), Hoist(nonce=False), Slice(rows=4)]
    with pytest.raises(LayoutError, match="leave --fold away"):
        run_passes(Module(cipher(), "small128_128", {}), CONTEXT, pipeline(settings, WITHOUT))


def test_a_loop_of_rounds_is_refused() -> None:
    steps = pipeline([Sbox(registers=True), Hoist(nonce=False), Slice(rows=4)], WITHOUT)
    place = [type(step) for step in steps].index(Slice)
    module = run_passes(Module(cipher(), "small128_128", {}), CONTEXT, steps[:place])
    loops = Module(module.cipher, module.set_name, module.programs, loops={"ecb_encrypt": ()})
    with pytest.raises(LayoutError, match="leave --unroll no away"):
        steps[place].run_module(loops, CONTEXT)
