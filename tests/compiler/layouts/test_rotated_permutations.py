"""A rotation of a permuted word is one permutation, where the machine has it."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.rotated_permutations import with_rotated_permutations
from compiler.machine.load import load_target
from compiler.module import Context

REVERSED = " ".join(str(8 * (3 - bit // 8) + bit % 8) for bit in range(32))
PTX = Context(load_target("ptx"), "sm_90")


def program(amount: int) -> Program:
    return parse_program(f"""slice f(a: u32, b: u32) {{
        t: u32 = permute a, map=({REVERSED})
        r: u32 = rotl t, k={amount}
        x: u32 = xor r, b
        return x
    }}""")


@pytest.mark.parametrize("amount", [8, 16, 24])
def test_a_rotation_by_bytes_goes_into_the_permutation(amount: int) -> None:
    before = program(amount)
    made = with_rotated_permutations(before, PTX.orders)
    assert [op.name for op in made.ops] == ["permute", "xor"]
    words = {name: np.array([0x01234567, 0xFEDCBA98, 1 << 31], np.uint64) for name in "ab"}
    words["b"] = words["b"][::-1]
    (expected,), (found,) = interpret(before, words), interpret(made, words)
    assert isinstance(expected, np.ndarray)
    assert isinstance(found, np.ndarray)
    assert np.array_equal(expected, found)


def test_what_is_no_instruction_stays() -> None:
    before = program(3)
    assert with_rotated_permutations(before, PTX.orders) is before
    assert with_rotated_permutations(program(8), {}) == program(8)
