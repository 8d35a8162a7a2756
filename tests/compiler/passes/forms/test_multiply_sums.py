"""Sums with a shared operand become products with 1 where units of logic are short."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.multiply_sums import MultiplySums
from tests.compiler.stages import cipher

LOGIC = tuple(
    line
    for n in range(9)
    for line in (
        f"r{n}: u32 = rotl {f'y{n - 1}' if n else 'a'}, k=1",
        f"y{n}: u32 = xor r{n}, b",
    )
)
CONSTANT = "c: u32 = const value=5"
SUMS = (*LOGIC, CONSTANT, *(f"t{n}: u32 = add y{n}, c" for n in range(3)))


def program(*lines: str, params: str = "rk: ptr, a: u32, b: u32") -> Program:
    last = lines[-1].split(":")[0]
    return parse_program(
        "\n".join([f"slice ecb_encrypt({params}) {{", *lines, f"return {last}", "}"])
    )


def made(before: Program, step: MultiplySums | None = None, name: str = "ptx") -> Program:
    target = load_target(name)
    context = Context(target, next(iter(target.cores)))
    module = Module(cipher("speck"), "speck64_128", {"ecb_encrypt": before})
    return (step or MultiplySums()).run_module(module, context).programs["ecb_encrypt"]


@pytest.mark.parametrize("operands", ["y8, c", "c, y8"])
def test_sums_with_a_constant_are_products_with_one_factor(operands: str) -> None:
    sums = (f"t: u32 = add {operands}", "u: u32 = add t, c", "v: u32 = add u, c")
    after = made(program(*LOGIC, CONSTANT, *sums))
    names = [op.name for op in after.ops if op.name not in ("rotl", "xor")]
    assert names == ["const", "one", "mad", "mad", "mad"]
    products = [op.args for op in after.ops if op.name == "mad"]
    assert products == [("y8", "m0", "c"), ("t", "m0", "c"), ("u", "m0", "c")]


def test_sums_with_a_round_key_are_products() -> None:
    load = "k: u32 = load rk, big=0, bytes=4, offset=0, own=1"
    sums = [f"t{n}: u32 = add y{n}, k" for n in range(3)]
    assert [op.name for op in made(program(*LOGIC, load, *sums)).ops[-3:]] == ["mad"] * 3


@pytest.mark.parametrize(
    "lines",
    [
        (*LOGIC, *(f"t{n}: u32 = add y{n}, a" for n in range(3))),
        (*LOGIC, CONSTANT, *(f"t{n}: u32 = add r{n}, c" for n in range(3))),
        (CONSTANT, *(f"t{n}: u32 = add {x}, c" for n, x in enumerate("aba"))),
        (*LOGIC, CONSTANT, "t0: u32 = add y8, c", "t1: u32 = add t0, c"),
    ],
    ids=["operands of one thread", "a rotated operand", "no logic", "two sums"],
)
def test_other_sums_stay(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert made(before) is before


def test_without_the_instructions_nothing_changes() -> None:
    before = program(*SUMS)
    assert made(before, name="rv32i") is before
    assert made(before, MultiplySums(enabled=False)) is before


def test_blocks_with_their_own_keys_are_left_alone() -> None:
    params = "a: u32, b: u32 as key.0"
    before = program(*SUMS, params=params)
    assert before.given("key")
    assert made(before) is before


BYTE = ("m: u32 = const value=255", "x: u32 = and y8, m", "h: u32 = shl x, k=8")
ROTATED = (*LOGIC, *BYTE, "d: u32 = or x, h", *(f"s{k}: u32 = shr d, k={k}" for k in (7, 6, 1)))
SUMMED = (*ROTATED, "u: u32 = xor s7, s6", "v: u32 = xor s1, u")


@pytest.mark.parametrize("params", ["a: u32, b: u32", "a: u32, b: u32 as key.0"])
def test_copies_of_a_byte_are_products_and_one_shift(params: str) -> None:
    after = made(program(*SUMMED, params=params))
    names = [op.name for op in after.ops]
    assert (names.count("mul"), names.count("shr"), names.count("shl")) == (3, 1, 0)


def test_copies_may_stay() -> None:
    before = program(*SUMMED)
    assert made(before, MultiplySums(copies=False)) is before


def test_products_that_take_longer_are_not_made() -> None:
    products = tuple(f"p{n}: u32 = mul {f'p{n - 1}' if n else 'a'}, b" for n in range(40))
    before = program(*products, *SUMMED, "w: u32 = xor v, p39")
    assert made(before) is before
