"""Words as wide as a register: what each operation on them becomes, and what that computes."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.machine.meaning import Address
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.counter_words import CounterWords
from compiler.passes.spec.hoist import Hoist
from compiler.pipeline import pipeline, run_passes
from compiler.slicing.function import Images
from compiler.slicing.register_words import RegisterFunction
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.compiler.stages import CONTEXT, checked, start

BITS = 128
BLOCK = WordLayout(Shape(BITS, (1,)), big_endian=False)
LANES = (8, 16, 32, 64)
LOW = sum(0xF << n for n in range(0, BITS, 8))
SAMPLES = 5


def of_text(body: str) -> Program:
    """A function on a block of one word `x`, whose result is `r`."""
    return parse_program(f"spec ecb_encrypt(x: u128) {{\n{body}\nreturn r\n}}")


def sliced(program: Program, inserts: bool = True) -> Program:
    made = RegisterFunction(Images(), program, (BITS,), 16, lanes=LANES, inserts=inserts)
    return made.block_function(BLOCK, is_last=True)


def computes_the_same(program: Program, made: Program) -> bool:
    rng = np.random.default_rng(1)
    blocks = rng.integers(0, 256, (SAMPLES, 16), np.uint8)
    out = np.zeros_like(blocks)
    memory = {"in": blocks, "out": out, "rk": np.zeros_like(blocks)}
    interpret(made, {name: Address(name, 0) for name in memory}, memory)
    words = [int.from_bytes(block.tobytes(), "little") for block in blocks]
    (expected,) = interpret(program, {"x": word_array(words, BITS)})
    assert isinstance(expected, np.ndarray)
    return [int.from_bytes(b.tobytes(), "little") for b in out] == [int(v) for v in expected]


def used(program: Program) -> Counter[str]:
    return Counter(op.name for op in program.ops if op.name not in ("load", "store", "const"))


SHIFTED = [
    ("r: u128 = shl x, k=8", {"permute": 1}),
    ("r: u128 = shr x, k=64", {"permute": 1}),
    ("r: u128 = shl x, k=3", {"shl": 1, "permute": 1, "shr": 1, "or": 1}),
    ("r: u128 = shr x, k=67", {"permute": 2, "shr": 1, "shl": 1, "or": 1}),
    ("r: u128 = rotl x, k=24", {"roll": 1}),
    ("r: u128 = rotl x, k=3", {"shl": 1, "roll": 1, "shr": 1, "or": 1}),
    ("r: u128 = rotl x, k=70", {"roll": 2, "shl": 1, "shr": 1, "or": 1}),
    ("r: u128 = not x", {"not": 1}),
]


@pytest.mark.parametrize(("body", "expected"), SHIFTED, ids=[body for body, _ in SHIFTED])
def test_whole_words_move_by_bytes_and_wide_lanes(body: str, expected: dict[str, int]) -> None:
    program = of_text(body)
    made = sliced(program)
    assert used(made) == expected
    assert computes_the_same(program, made)


@pytest.mark.parametrize(
    ("inserts", "expected"),
    [(True, {"insert_right": 1, "shr": 1}), (False, {"mux": 1, "shr": 1})],
)
def test_a_select_of_a_shift_is_an_insertion(inserts: bool, expected: dict[str, int]) -> None:
    """What the insertion does not read is dropped by whoever selects instructions."""
    program = of_text(f"c: u128 = const value={LOW}\ns: u128 = shr x, k=4\nr: u128 = mux c, s, x")
    made = sliced(program, inserts)
    assert used(made) == expected
    assert computes_the_same(program, made)


def test_a_shift_within_lanes_is_one_operation() -> None:
    program = of_text(f"c: u128 = const value={LOW}\na: u128 = and x, c\nr: u128 = shl a, k=4")
    made = sliced(program)
    assert used(made) == {"and": 1, "shl": 1}
    assert {op.type.lane_bits for op in made.ops if op.name == "shl"} == {8}
    assert computes_the_same(program, made)


def test_an_operation_without_a_form_is_refused() -> None:
    with pytest.raises(LayoutError, match="`add` of words has no form in registers"):
        sliced(of_text("r: u128 = add x, x"))
    order = " ".join(str(n ^ 1) for n in range(BITS))
    with pytest.raises(LayoutError, match="an order of bits has no form"):
        sliced(of_text(f"r: u128 = permute x, map=({order})"))


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("set_name", ["gift64_128", "giftb128_128"])
def test_planes_in_vectors_compute_what_words_do(set_name: str) -> None:
    """All functions; the passes from planes to registers are checked one by one."""
    settings = [
        Bitslice(enabled=True),
        Fixslice(enabled=True, mode="none"),
        CounterWords(enabled=False),
        Legalise(enabled=True),
        Slice(lanes=1),
    ]
    steps = pipeline(settings, ("balance", "complement"))
    last = [type(step) for step in steps].index(Slice) + 1
    first = [type(step) for step in steps].index(Hoist)
    module = run_passes(start("gift", set_name), CONTEXT, steps[:first])
    made = checked(module, steps[first:last])
    assert made.in_words
    assert set(made.programs) >= {"ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_nonce"}
    assert "splat" in {op.name for op in made.programs["ctr_crypt"].ops}
