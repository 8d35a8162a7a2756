"""Legalise: words of any width become words of the machine, and compute the same."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from compiler.interpreter import Array, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.legalise import Legalise
from tests.compiler.limb_values import results, results_of_limbs
from tests.compiler.random_widths import programs
from tests.compiler.stages import CONTEXT, cipher

WIDTHS = (8, 16, 32, 64)
WORDS = load_target("rv32i")
SAMPLES = 16


def random_inputs(program: Program) -> dict[str, Array]:
    """Random words for the parameters; the first are all zeros and all ones."""
    rng = np.random.default_rng(3)
    inputs: dict[str, Array] = {}
    for param in program.params:
        ones = (1 << param.type.bits) - 1
        words = [int.from_bytes(rng.bytes(16), "little") & ones for _ in range(SAMPLES - 2)]
        inputs[param.name] = word_array([0, ones, *words], param.type.bits)
    return inputs


def legalised(program: Program, widths: tuple[int, ...], name: str) -> Program:
    """What the pass makes of a function of the interface on a machine with words of `widths`."""
    module = Module(cipher("pipo"), "pipo64_128", {name: program})
    context = Context(replace(WORDS, word_bits=widths), next(iter(WORDS.cores)))
    return Legalise(enabled=True).run_module(module, context).programs[name]


def widths_in(program: Program) -> set[int]:
    """The widths that something is computed in, but for parameters and results as they stand."""
    outside = {*program.results, *(p.name for p in program.params)}
    return {t.bits for n, t in program.types.items() if n not in outside}


@pytest.mark.slow
@settings(max_examples=150)
@given(programs())
def test_the_pass_changes_no_result(program: Program) -> None:
    made = Legalise().run(program)
    inputs = random_inputs(program)
    assert results(made, inputs) == results(program, inputs)
    assert [made.types[r] for r in made.results] == [program.types[r] for r in program.results]
    assert widths_in(made) <= set(WIDTHS)


@pytest.mark.slow
@settings(max_examples=75)
@given(programs())
def test_what_the_key_set_up_stores_is_clean(program: Program) -> None:
    made = legalised(program, WIDTHS, "key_setup")
    inputs = random_inputs(program)
    assert results(made, inputs) == results(program, inputs)
    assert {made.types[r].bits for r in made.results} <= {
        *WIDTHS,
        *(p.type.bits for p in made.params),
    }


@pytest.mark.slow
@settings(max_examples=75)
@given(programs(widest=32))
def test_a_machine_may_have_one_width(program: Program) -> None:
    for name in ("ecb_encrypt", "key_setup"):
        made = legalised(program, (32,), name)
        inputs = random_inputs(program)
        assert results(made, inputs) == results(program, inputs)
        assert widths_in(made) <= {32}


def one_operation(kind: str, operation: str, params: str = "a: u24, b: u24") -> list[str]:
    """The names of the operations that one becomes."""
    text = f"spec f({params}) {{\n  t: {kind} = {operation}\n  return t\n}}"
    return [op.name for op in Legalise().run(parse_program(text)).ops]


@pytest.mark.parametrize(
    ("kind", "operation", "expected"),
    [
        ("u24", "add a, b", ["resize", "resize", "add", "resize"]),
        ("u24", "xor a, b", ["resize", "resize", "xor", "resize"]),
        ("u24", "shr a, k=3", ["resize", "shr", "resize"]),
        ("u24", "rotl a, k=0", ["resize", "resize"]),
        ("u8", "extract a, lo=16", ["resize", "shr", "resize"]),
        ("u16", "extract a, lo=0", ["resize", "resize"]),
    ],
)
def test_nothing_is_cleared_without_need(kind: str, operation: str, expected: list[str]) -> None:
    assert one_operation(kind, operation) == expected


def test_a_rotation_by_nothing_is_none() -> None:
    assert one_operation("u32", "rotl a, k=0", "a: u32") == []


def test_words_that_are_taken_from_another_are_cleared_when_a_wider_one_needs_it() -> None:
    text = """
        spec f(a: u32) {
          t: u4 = extract a, lo=8
          u: u12 = extract a, lo=20
          v: u16 = concat t, u
          return v
        }"""
    made = Legalise().run(parse_program(text))
    assert [op.name for op in made.ops].count("and") == 1  # `u` comes from the top of its word


def test_a_slot_is_a_register_a_parameter_from_outside_its_word() -> None:
    text = "spec f(a: u24, $k0: u24) {\n  t: u24 = xor a, $k0\n  return t\n}"
    made = legalised(parse_program(text), WIDTHS, "ecb_encrypt")
    assert [str(p.type) for p in made.params] == ["u24", "u32"]


@pytest.mark.slow
@settings(max_examples=75)
@given(programs(widest=128, machine=32))
def test_words_wider_than_the_machine_s_become_limbs(program: Program) -> None:
    for name in ("ecb_encrypt", "key_setup"):
        made = legalised(program, (32,), name)
        inputs = random_inputs(program)
        assert results_of_limbs(program, made, inputs, 32) == results(program, inputs)
        assert widths_in(made) <= {32}


@pytest.mark.slow
@settings(max_examples=50)
@given(programs(widest=128))
def test_words_wider_than_the_widest_of_several_become_limbs(program: Program) -> None:
    made, inputs = Legalise().run(program), random_inputs(program)
    assert results_of_limbs(program, made, inputs, max(WIDTHS)) == results(program, inputs)
    assert widths_in(made) <= set(WIDTHS)


def test_the_highest_bits_of_a_word_are_freed_of_what_is_above_it_once() -> None:
    text = """
        spec f(a: u24, b: u24) {
          t: u24 = add a, b
          u: u8 = extract t, lo=16
          v: u4 = extract t, lo=20
          w: u32 = concat u, t
          x: u32 = resize v
          return w, x
        }"""
    made = legalised(parse_program(text), (32,), "ecb_encrypt")
    names = ["resize", "resize", "add", "shl", "shr", "shr", "shl", "or"]
    assert [op.name for op in made.ops] == names


def test_zeros_side_by_side_with_a_word_cost_nothing() -> None:
    text = """
        spec f(a: u8) {
          z: u4 = const value=0
          t: u16 = concat z, a, z
          u: u8 = concat z, z
          return t, u
        }"""
    made = Legalise().run(parse_program(text))
    assert [op.name for op in made.ops] == ["const", "resize", "shl"]


def test_a_matrix_may_read_a_register_twice() -> None:
    """Equal constants have one register; a factor that is 0 then is that of no argument."""
    text = """
        spec f(a: u8) {
          matrix M 8 8 0x11b = 1 1 2 3 3 2 1 1 2 2 3 3 1 0 3 0
          b: u8 = const value=142
          c: u8 = const value=142
          r0: u8, r1: u8, r2: u8, r3: u8 = matrix a, a, b, c, table=M
          return r0, r1, r2, r3
        }"""
    program = parse_program(text)
    inputs = random_inputs(program)
    assert results(Legalise().run(program), inputs) == results(program, inputs)


def test_parts_of_a_byte_have_nothing_above_them() -> None:
    text = "spec f(a: u4) {\n  t: u4 = not a\n  return t\n}"
    made = legalised(parse_program(text), (32,), "ecb_encrypt")
    assert "and" in {op.name for op in made.ops}


def test_constants_of_rounds_are_held_where_there_are_registers() -> None:
    text = """
        spec f(a: u24, b: u24) {
          t: u24 = add a, b @1
          u: u24 = shr t, k=1 @1
          v: u24 = add u, t @2
          w: u24 = shr v, k=1 @2
          return w
        }"""
    program = parse_program(text)
    assert WORDS.allocates
    held = legalised(program, WIDTHS, "ecb_encrypt")
    assert [op.name for op in held.ops].count("const") == 1
    assert [op.name for op in Legalise().run(program).ops].count("const") == 2


def test_a_wide_value_of_a_table_is_refused() -> None:
    text = "spec f(a: u1) {\n  t: u48 = lookup a, table=T\n  return t\n}"
    message = "`lookup` on words of 48 bits has no form in words of 32 bits"
    with pytest.raises(LayoutError, match=message):
        legalised(parse_program(text), (32,), "ecb_encrypt")


def test_it_is_off_unless_a_register_holds_one_word() -> None:
    program = parse_program("spec f(a: u48) {\n  t: u48 = not a\n  return t\n}")
    module = Module(cipher("pipo"), "pipo64_128", {"ecb_encrypt": program})
    assert Legalise().run_module(module, CONTEXT) is module


def test_words_that_fill_registers_of_lanes_keep_orders_of_bytes() -> None:
    bytes_turned = " ".join(str((n + 24) % 128) for n in range(128))
    bits_turned = " ".join(str(n ^ 1) for n in range(128))
    lines = [
        f"t: u128 = permute a, map=({bytes_turned})",
        f"u: u128 = permute t, map=({bits_turned})",
    ]
    program = parse_program("spec f(a: u128) {\n" + "\n".join(lines) + "\nreturn u\n}")
    module = Module(cipher("pipo"), "pipo64_128", {"ecb_encrypt": program})
    made = Legalise(enabled=True).run_module(module, CONTEXT).programs["ecb_encrypt"]
    assert [op.name for op in made.ops].count("permute") == 1
    assert {op.name for op in made.ops} == {"permute", "shl", "shr", "const", "mux"}
    inputs = random_inputs(program)
    assert results(made, inputs) == results(program, inputs)
