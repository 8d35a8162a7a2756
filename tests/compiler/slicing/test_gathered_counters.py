"""Counters of a group come to words by maps of their bytes, and wrap where they do."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.program import Builder, Program, Type
from compiler.layouts.byte_lookups import byte_lookups
from compiler.layouts.form import Form
from compiler.module import Module
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.counter import Counter
from compiler.passes.spec.roll import Roll
from compiler.pipeline import pass_name, pipeline
from compiler.slicing.gathered_counters import GatheredCounters
from compiler.slicing.joined_words import Octets
from dsl.check import parse_cipher
from tests.compiler.small_forms import words
from tests.compiler.stages import TARGET, checked

TEXT = """cipher TINY
source "made up"
set tiny {{ }}
block u{bits}[{words}] {order}
key u{bits}[2] {order}
round_keys u{bits}[2]
key_schedule(K) -> RK {{
    RK[0] = K[0]
    RK[1] = (K[1] <<< 5) + K[0]
}}
encrypt(X, RK) {{
    X[0] = (X[0] + RK[0]) ^ RK[1]
    X[{last}] = (X[{last}] <<< 3) + X[0]
}}
decrypt = inverse of encrypt
"""


@pytest.mark.parametrize("octets", [(3, 2, 1), (None, 0, 3), (0, 1)])
@pytest.mark.parametrize("bits", [24, 48])
def test_words_have_the_bytes_of_their_blocks_counters(bits: int, octets: Octets) -> None:
    layout, build = words(bits, 2), Builder("v")
    octets = (*octets, *(None,) * (bits // 8 - len(octets)))
    form = Form(16, bits, 16, 0, layout, layout)
    counters = GatheredCounters(form, byte_lookups(TARGET.table, (), 16), 32)
    param = build.param("counter", Type(32))
    made = counters.word(build, counters.registers(build, "counter"), octets)
    program = Program("f", "slice", (param,), tuple(build.ops), made)
    first = (1 << 32) - 5
    found = interpret(program, {"counter": word_array([first], 32)}, table=TARGET.table)
    held, size = b"".join(np.asarray(value).tobytes() for value in found), form.lane_bits // 8
    for block in range(16):
        counter = ((first + block) % (1 << 32)).to_bytes(4, "little")
        wanted = bytes(0 if octet is None else counter[octet] for octet in octets)
        lane = held[block * size : (block + 1) * size]
        assert lane == bytes(size - bits // 8) + wanted


@pytest.mark.parametrize(
    ("bits", "count", "order", "counter", "lanes"),
    [
        (24, 2, "little", 32, 8),
        (24, 2, "big", 32, 16),
        (24, 3, "little", 16, 16),
        (48, 2, "little", 32, 16),
        (48, 2, "big", 16, 8),
        (16, 3, "little", 32, 16),
        (16, 4, "big", 32, 8),
        (32, 4, "big", 32, 8),
        (56, 2, "little", 32, 16),
    ],
)
def test_every_function_of_a_cipher_of_such_words(
    bits: int, count: int, order: str, counter: int, lanes: int
) -> None:
    """Keys, nonces, counters and blocks are checked after each pass."""
    text = TEXT.format(bits=bits, words=count, last=count - 1, order=order)
    steps = pipeline([Counter(counter), Roll(enabled=False), Slice(lanes)])
    names = [pass_name(type(step)) for step in steps]
    module = checked(Module(parse_cipher(text), "tiny", {}), steps[: names.index("slice") + 1])
    assert module.figures["group_blocks"] == lanes
    assert {"key_setup", "ecb_encrypt", "ecb_decrypt", "ctr_nonce", "ctr_crypt"} <= {
        *module.programs
    }
