"""From assembly to figures: the executed loop, its counts, its cycles, and how they are shown."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from bench.baseline import compile_c
from bench.measure import Measured, MeasuredText, measure
from bench.trace import Tracer
from compiler.machine.decoder import Decoder
from dsl.library import CIPHERS
from targets.aarch64_neon.emulate import MACHINE
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from verify.emulation.machine import Emulator
from verify.emulation.memory import Argument, Buffer

DECODER = Decoder(INSTRUCTIONS, VIEWS)
VECTORS = CIPHERS / "vectors" / "pipo.json"
# Inverts 16 bytes at a time, in two steps of an inner loop.
INVERT = """
.globl invert
invert:
    cbz x2, .Ldone
.Lgroup:
    movz w4, #2
.Linner:
    ldr d0, [x1, #0]
    mvn v0.8b, v0.8b
    str d0, [x0, #0]
    add x1, x1, #8
    add x0, x0, #8
    sub w4, w4, #1 // counts the halves
    cbnz w4, .Linner
    sub x2, x2, #1
    cbnz x2, .Lgroup
.Ldone:
    ret
"""


def call_invert(turns: int) -> Sequence[Argument]:
    return Buffer(bytes(16 * turns), writable=True), Buffer(bytes(16 * turns)), turns


def measure_invert() -> Measured:
    source = MeasuredText("invert.s", INVERT)
    return measure(source, "invert", call_invert, 16, MACHINE, DECODER, ["apple-a10"])


def test_counts_by_class() -> None:
    counts = measure_invert().counts
    assert (counts.vector, counts.load, counts.store) == (2, 2, 2)
    assert (counts.scalar, counts.branch, counts.total) == (8, 3, 17)
    assert counts.per_byte(counts.vector) == 2 / 16


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pipo64_128", "pipo64_256"])
def test_reference_in_c_has_the_published_answers(name: str) -> None:
    emulator = Emulator(MACHINE, Tracer(compile_c("pipo"), MACHINE).image)
    answers = json.loads(VECTORS.read_text(encoding="utf-8"))["sets"][name]
    for answer in answers["published"] + answers["generated"][:8]:
        key, plaintext, ciphertext = (
            bytes.fromhex(answer[what]) for what in ("key", "plaintext", "ciphertext")
        )
        rk = Buffer(bytes(8 * 18), writable=True)
        ready = emulator.call(f"{name}_key_setup", rk, Buffer(key)).contents[rk]
        out = Buffer(bytes(len(ciphertext)), writable=True)
        args = (out, Buffer(plaintext), len(plaintext) // 8, Buffer(ready))
        assert emulator.call(f"{name}_ecb_encrypt", *args).contents[out] == ciphertext
