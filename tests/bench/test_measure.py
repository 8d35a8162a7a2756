"""From assembly to figures: the executed loop, its counts, its cycles, and how they are shown."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Sequence

import pytest
from rich.console import Console

from bench.baseline import compile_c
from bench.counters import count
from bench.mca import UnknownCoreError, loop_cycles
from bench.measure import Measured, MeasuredText, measure
from bench.peers import load_peers
from bench.report import as_json, peers_table, print_report
from bench.trace import NoSteadyLoopError, Tracer
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


def test_loop_is_what_one_turn_more_executes() -> None:
    loop = Tracer(INVERT, MACHINE).steady_loop("invert", call_invert)
    assert len(loop) == 1 + 2 * 7 + 2
    assert loop.count("sub w4, w4, #1") == 2


def test_counts_by_class() -> None:
    counts = measure_invert().counts
    assert (counts.vector, counts.load, counts.store) == (2, 2, 2)
    assert (counts.scalar, counts.branch, counts.total) == (8, 3, 17)
    assert counts.per_byte(counts.vector) == 2 / 16


def test_lines_that_no_row_has_are_counted_by_their_text() -> None:
    lines = ["ldur q0, [x1, #-16]", "mul v0.8h, v1.8h, v2.8h", "b.ne .L1", "madd x0, x1, x2, x3"]
    counts = count([*lines, "bfi w0, w1, #3, #2", "sturb w1, [x0]"], DECODER, 1)
    assert (counts.load, counts.vector, counts.branch) == (1, 1, 1)
    assert (counts.scalar, counts.store) == (2, 1)


def test_function_without_a_loop_is_refused() -> None:
    with pytest.raises(NoSteadyLoopError, match="3 and 4 turns differ"):
        Tracer(".globl f\nf:\nret\n", MACHINE).steady_loop("f", lambda turns: [turns])


def test_cycles_of_a_chain_are_its_latency() -> None:
    chain = ["eor v0.16b, v0.16b, v1.16b"] * 10
    found = loop_cycles(chain, 16, "apple-a10")
    assert found.cycles == pytest.approx(20)
    assert found.uops == 10
    assert found.cycles_per_byte == pytest.approx(20 / 16)


def test_unknown_core_is_named() -> None:
    with pytest.raises(UnknownCoreError, match="no model of abacus"):
        loop_cycles(["nop"], 1, "abacus")


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


def test_report_shows_figures_of_both_kinds() -> None:
    measured, peers = [measure_invert()], load_peers()
    text = io.StringIO()
    console = Console(file=text, width=200)
    print_report(console, measured)
    console.print(peers_table(peers))
    for word in ("invert.s", "apple-a10", "1.06", "published", "measured", "34.60"):
        assert word in text.getvalue()
    data = json.loads(as_json(measured, peers))
    assert data["measured"][0]["instructions"]["scalar"] == 8
    assert len(data["peers"]) == len(peers)


def test_peers_name_their_sources() -> None:
    published = [peer for peer in load_peers() if peer.kind == "published"]
    by_target = Counter(peer.target for peer in published)
    assert by_target == {"neon": 10, "rv32i": 4}
    assert all("2021" in peer.source for peer in published if peer.target == "neon")
    assert all("Hansung" in peer.source for peer in published if peer.target == "rv32i")
