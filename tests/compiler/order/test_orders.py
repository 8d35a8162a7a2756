"""Orders of a word's bits that a machine has an instruction for are left to it, from words on."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.legalise import Legalise
from tests.compiler.stages import cipher

RV32I = load_target("rv32i")
CORE = next(iter(RV32I.cores))
TURNED = " ".join(str(lane ^ 24) for lane in range(32))


def of_bytes(order: tuple[int, ...]) -> Program:
    """A word put together from the bytes of one."""
    lines = [f"b{n}: u8 = extract a, lo={8 * byte}" for n, byte in enumerate(order)]
    text = "\n".join(
        ["spec f(a: u32) {", *lines, "t: u32 = concat b0, b1, b2, b3", "return t", "}"]
    )
    return parse_program(text)


def permuted() -> Program:
    return parse_program(f"spec f(a: u32) {{\nt: u32 = permute a, map=({TURNED})\nreturn t\n}}")


def legalised(program: Program, *features: str) -> Program:
    module = Module(cipher("pipo"), "pipo64_128", {"f": program})
    made = Legalise(enabled=True).run_module(module, Context(RV32I, CORE, features))
    return made.programs["f"]


@pytest.mark.parametrize("program", [of_bytes((3, 2, 1, 0)), permuted()], ids=["bytes", "bits"])
def test_an_order_that_the_machine_has_is_one_operation(program: Program) -> None:
    with_it, without = legalised(program, "zbkb"), legalised(program)
    assert [op.name for op in with_it.ops] == ["permute"]
    assert "permute" not in {op.name for op in without.ops}
    inputs = {"a": word_array([0, 1, 0x01234567, 0xFEDCBA98], 32)}
    for made in (with_it, without):
        (found,) = interpret(made, inputs)
        assert isinstance(found, np.ndarray)
        assert [int(word) for word in found] == [0, 1 << 24, 0x67452301, 0x98BADCFE]


def test_other_orders_of_bytes_are_put_together() -> None:
    made = legalised(of_bytes((3, 2, 0, 1)), "zbkb")
    assert "permute" not in {op.name for op in made.ops}


def test_bytes_of_two_words_are_put_together() -> None:
    program = parse_program(
        "spec f(a: u32, b: u32) {\nb0: u8 = extract a, lo=24\nb1: u8 = extract a, lo=16\n"
        "b2: u8 = extract b, lo=8\nb3: u8 = extract a, lo=0\nt: u32 = concat b0, b1, b2, b3\n"
        "return t\n}"
    )
    assert "permute" not in {op.name for op in legalised(program, "zbkb").ops}
