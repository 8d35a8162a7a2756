"""A counter block is the nonce, then the counter with its highest byte first, read as words."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.module import Module
from compiler.passes.mode.counter import Counter
from compiler.regions import CounterBytes
from dsl.check import parse_cipher
from tests.compiler.stages import CONTEXT

TEXT = """cipher TINY
source "made up"
set tiny { }
block BLOCK
key u8
round_keys u8
key_schedule(K) -> RK { RK = K }
encrypt(X, _RK) { X = X }
decrypt = none
"""
KEYLESS = """cipher TINY
source "made up"
set tiny { }
block u8[8]
encrypt(X) { X = X }
decrypt = none
"""


def module(block: str, words: int, bits: int) -> Module:
    """Encryption that gives the words of a block as they are, the first with a key added."""
    params = ", ".join(f"x{i}: u{bits}" for i in range(words))
    results = ", ".join(["t", *(f"x{i}" for i in range(1, words))])
    encrypt = (
        f"spec encrypt({params}, k: u{bits}) {{\nt: u{bits} = xor x0, k @1\nreturn {results}\n}}"
    )
    cipher = parse_cipher(TEXT.replace("BLOCK", block))
    return Module(cipher, "tiny", {"encrypt": parse_program(encrypt)})


@pytest.mark.parametrize(
    ("block", "words", "bits", "order"),
    [
        ("u16[4]", 4, 16, "little"),
        ("u16[4] big", 4, 16, "big"),
        ("u8[8]", 8, 8, "little"),
        ("u32[2] big", 2, 32, "big"),
        ("u4[16]", 16, 4, "little"),
        ("u64", 1, 64, "little"),
    ],
)
@pytest.mark.parametrize("counter", [0, 16, 64])
def test_the_block_is_made_of_nonce_and_counter(
    block: str, words: int, bits: int, order: str, counter: int
) -> None:
    made = Counter(counter).run_module(module(block, words, bits), CONTEXT)
    program, size = made.programs["ctr"], (counter or 32) // 8
    assert made.counter == CounterBytes(8 - size, size)
    assert [p.name for p in program.params[:-2]] == [f"N.{i}" for i in range(8 - size)]
    octets = bytes(range(0x81, 0x89))
    inputs = {f"N.{i}": word_array([octets[i]], 8) for i in range(8 - size)}
    inputs["counter"] = word_array([int.from_bytes(octets[8 - size :], "big")], 8 * size)
    inputs["k"] = word_array([3], bits)
    number = int.from_bytes(octets, "big" if order == "big" else "little")
    wanted = [number >> i * bits & (1 << bits) - 1 for i in range(words)]
    wanted = wanted[::-1] if order == "big" else wanted
    wanted[0] ^= 3
    found = [int(v[0]) for v in interpret(program, inputs) if isinstance(v, np.ndarray)]
    assert found == wanted


def test_small_blocks_have_small_counters() -> None:
    made = Counter().run_module(module("u8[4]", 4, 8), CONTEXT)
    assert made.counter == CounterBytes(2, 2)


def test_a_counter_that_does_not_fit_makes_no_program() -> None:
    given = module("u8[4]", 4, 8)
    assert Counter(64).run_module(given, CONTEXT) is given


def test_a_permutation_without_a_key_has_no_counter_mode() -> None:
    given = Module(parse_cipher(KEYLESS), "tiny", {})
    assert Counter().run_module(given, CONTEXT) is given
