"""Functions of generated files in simavr: results, lengths, places, registers, stack, time."""

from __future__ import annotations

import pytest

from builds.product import Order, make
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from tests.few_orders import few_orders_in_the_room as few_orders_in_the_room

KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
NONCE = "00010203"
FILES = (
    ("speck", BuildOptions("speck64_128", "avr", 1)),
    ("hight", BuildOptions("hight64_128", "avr", 1, tables="flash")),
    ("hight", BuildOptions("hight64_128", "avr", 1, tables="sram", goal="size", mode="ctr")),
    ("cham", BuildOptions("cham64_128", "avr", 1, goal="size")),
    ("hight", BuildOptions("hight64_128", "avr", 1, tables="sram")),
    ("cham", BuildOptions("cham64_128", "avr", 1)),
    ("lea", BuildOptions("lea128_128", "avr", 1, keys="fixed", key=KEY, nonce="00" * 12)),
    ("aes", BuildOptions("aes128_128", "avr", 1, keys="fixed", key=KEY)),
    ("cham", BuildOptions("cham64_128", "avr", 1, keys="fixed", key=KEY, nonce=NONCE)),
    ("speck", BuildOptions("speck64_128", "avr", 1, blocks=2, keys="fixed", key=KEY, nonce=NONCE)),
    ("speck", BuildOptions("speck64_128", "avr", 1, keys="onthefly")),
    ("hight", BuildOptions("hight64_128", "avr", 1, goal="ram", mode="ctr")),
    ("hight", BuildOptions("hight64_128", "avr", 1, mode="ctr", fold="online")),
    ("hight", BuildOptions("hight64_128", "avr", 1, mode="ctr", fold="none")),
    ("cham", BuildOptions("cham64_128", "avr", 1, mode="ctr", fold="online")),
    ("cham", BuildOptions("cham64_128", "avr", 1, mode="ctr", fold="online", counter_bits=16)),
    ("aes", BuildOptions("aes128_128", "avr", 1, mode="ctr", fold="online", tables="sram")),
    ("skinny", BuildOptions("skinny128_128", "avr", 1, mode="ctr", fold="online")),
    ("speck", BuildOptions("speck32_64", "avr", 1, blocks=4)),
    ("speck", BuildOptions("speck64_128", "avr", 1, blocks=2)),
    ("speck", BuildOptions("speck48_96", "avr", 1, blocks=2)),
    ("cham", BuildOptions("cham64_128", "avr", 1, blocks=2)),
    ("cham", BuildOptions("cham64_128", "avr", 1, blocks=2, goal="size")),
    ("hight", BuildOptions("hight64_128", "avr", 1, blocks=2)),
    # Bytes of the nonce are equal constants in a column of the state.
    ("aes", BuildOptions("aes128_128", "avr", 1, keys="fixed", key=KEY, nonce=3 * NONCE)),
    # Its tables end behind the entries for the round keys of a key set-up.
    ("skinny", BuildOptions("skinny64_64", "avr", 1, goal="size", tables="sram")),
    *(
        (set_name.rstrip("0123456789_"), BuildOptions(set_name, "avr", 1, goal=goal))
        for goal in ("speed", "size")
        for set_name in (
            *("speck32_64", "speck48_96", "speck96_144", "speck128_128", "cham128_128"),
            *("cham128_256", "lea128_128", "lea128_192", "lea128_256", "simon32_64"),
            *("simon64_128", "simon96_96", "simon128_128", "simeck32_64", "simeck48_96"),
            *("simeck64_128", "pipo64_128", "pipo64_256", "hight64_128"),
        )
    ),
)


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
@pytest.mark.full
@pytest.mark.parametrize(("cipher", "options"), FILES)
def test_calls(cipher: str, options: BuildOptions) -> None:
    findings = make(Order(find_cipher(cipher), settle(options))).findings
    assert len(findings) > 20
    assert not [f for f in findings if f.status != "tested"]


@pytest.mark.full
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_a_counter_that_waits_on_the_stack_begins_one_block_back() -> None:
    """Where no keys are read, upper registers hold the counter, and it went on instead."""
    options = BuildOptions("cham64_128", "avr", 1, mode="ctr", keys="fixed", key=KEY, nonce=NONCE)
    product = make(Order(find_cipher("cham"), settle(options)))
    assert "subi r20, 1\n    sbci r21, 0" in product.text, "the counter waits for the first block"
    assert not [f for f in product.findings if f.status != "tested"]
