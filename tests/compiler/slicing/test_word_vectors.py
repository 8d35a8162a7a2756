"""Words of several groups in the lanes of a vector: groups are computed as each by itself."""

from __future__ import annotations

import re

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Param, Program, Type
from compiler.ir.slots import Given
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.machine.meaning import Address
from compiler.slicing.function import Images
from compiler.slicing.word_vectors import VectorFunction, VectorRows
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

WORDS, LANES, SAMPLES = 2, 4, 5
BLOCK = WordLayout(Shape(64, (WORDS,)), big_endian=False)
C = load_target("c")
ROWS = VectorRows(*(f"{name}.u64x{LANES}" for name in ("load_lanes", "store_lanes", "join")))


def function(program: Program, blocks: int = 1) -> VectorFunction:
    return VectorFunction(
        Images(),
        program,
        C.word_bits,
        8,
        lanes=LANES,
        group_bytes=BLOCK.n_bytes,
        group_blocks=blocks,
        rows=ROWS,
    )


def of_text(body: str, results: str = "r, y") -> Program:
    head = "spec ecb_encrypt(x: u64, y: u64, $k0: u64)"
    return parse_program(f"{head} {{\n{body}\nreturn {results}\n}}")


def run(made: Program, inputs: dict[str, np.ndarray], **known: np.ndarray) -> np.ndarray:
    """What is in `out`."""
    memory = {**inputs, "out": np.zeros_like(inputs["in"])}
    places = {name: Address(name, 0) for name in memory}
    interpret(made, {**places, **known}, memory, C.table)
    return memory["out"]


@pytest.mark.parametrize(
    "body",
    [
        "r: u64 = xor x, y",
        "r: u64 = xor x, $k0",
        "s: u64 = shl $k0, k=3\nr: u64 = and x, s",
        "c: u64 = const value=255\ns: u64 = shr x, k=5\nr: u64 = and s, c",
        "s: u64 = rotl x, k=20\nr: u64 = andn s, y",
    ],
)
def test_each_group_is_computed_as_it_is_alone(body: str) -> None:
    program = of_text(body)
    made = function(program).block_function(BLOCK, is_last=True)
    rng = np.random.default_rng(1)
    blocks = rng.integers(0, 256, (SAMPLES, LANES * BLOCK.n_bytes), np.uint8)
    keys = rng.integers(0, 256, (SAMPLES, 8), np.uint8)
    out = run(made, {"in": blocks, "rk": keys}).view("<u8").reshape(SAMPLES, LANES, WORDS)
    words = blocks.view("<u8").reshape(SAMPLES, LANES, WORDS)
    for lane in range(LANES):
        given = {"x": words[:, lane, 0], "y": words[:, lane, 1], "$k0": keys.view("<u8")[:, 0]}
        known = {name: word_array([int(v) for v in value], 64) for name, value in given.items()}
        expected = np.stack([np.asarray(v) for v in interpret(program, known)], axis=1)
        assert (out[:, lane] == expected).all()


def test_what_the_key_fixes_is_computed_once() -> None:
    program = of_text("s: u64 = shl $k0, k=3\nt: u64 = not s\nr: u64 = xor x, t")
    made = function(program).block_function(BLOCK, is_last=True)
    assert [op.type.lanes for op in made.ops if op.name in ("shl", "not")] == [1, 1]
    assert [op.name for op in made.ops].count("splat") == 1


def counting(body: str) -> Program:
    text = f"spec ctr_crypt(c: u32) {{\n{body}\nreturn r, r\n}}"
    program = parse_program(text)
    return Program(
        "ctr_crypt",
        "spec",
        (Param("c", Type(32), given=Given("counter")),),
        program.ops,
        ("r", "r"),
    )


def test_each_group_has_counters_of_its_own() -> None:
    """A sum wraps round at the counter's width; the bytes of each come from its own lane."""
    body = (
        "one: u32 = const value=1\nd: u32 = add c, one\ns: u32 = shr d, k=24\n"
        "o: u8 = resize s\nw: u64 = resize o\nu: u64 = shl w, k=32\nv: u64 = resize d\n"
        "r: u64 = or u, v"
    )
    made = function(counting(body), blocks=2).block_function(BLOCK, is_last=True)
    counters = np.array([7, 0xFFFFFFFA, 0xFFFFFF, 0, 1], np.uint64)
    text = np.zeros((SAMPLES, LANES * BLOCK.n_bytes), np.uint8)
    out = run(made, {"in": text, "ctx": text[:, :8].copy()}, counter=counters)
    for lane in range(LANES):
        value = (counters + np.uint64(2 * lane + 1)) & np.uint64(0xFFFFFFFF)
        expected = value | value >> np.uint64(24) << np.uint64(32)
        assert (out.view("<u8")[:, WORDS * lane] == expected).all()


def test_a_narrow_operation_without_a_form_is_refused() -> None:
    program = counting("d: u32 = rotl c, k=3\nr: u64 = resize d")
    with pytest.raises(
        LayoutError, match=re.escape("`rotl` of 32 bits has no form in lanes of 64")
    ):
        function(program).block_function(BLOCK, is_last=True)
