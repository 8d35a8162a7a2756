"""Rotations by data and products: what they become on each machine computes the same."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import Array, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Op, Param, Program, Type
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.legalise import Legalise
from compiler.selection.data_machine import DataMachine
from compiler.selection.data_operations import lower_data_operations
from dsl.syntax.diagnostics import DiagnosticError
from tests.compiler.limb_values import results, results_of_limbs
from tests.compiler.stages import cipher

WIDTHS = (8, 16, 24, 32, 48, 64, 128)
AMOUNTS = (2, 8, 16, 32, 64)
ROTATIONS = ("rotl_by", "rotr_by")
FACTORS = (0, 1, 2, 3, 5, 7, 10, 0x55, 0xAB, 0xFF, 0x9E3779B9, 2**64 - 1)


def context(target: str, *features: str) -> Context:
    """A machine with features."""
    made = load_target(target)
    return Context(made, next(iter(made.cores)), features)


MACHINES = {
    "c": context("c"),
    "rv32i": context("rv32i"),
    "rv32i with zbb": context("rv32i", "zbb"),
    "rv32i with m": context("rv32i", "m"),
}
MULTIPLIERS = {name: MACHINES[name] for name in ("c", "rv32i with m")}


def program_of(name: str, bits: int, other: int) -> Program:
    """One operation on words of two widths."""
    params = (Param("a", Type(bits)), Param("b", Type(other)))
    return Program("f", "spec", params, (Op(name, ("a", "b"), ("t",), (Type(bits),)),), ("t",))


def inputs_of(program: Program, n_random: int = 40) -> dict[str, Array]:
    """All pairs of edges, every small amount, and random words."""
    rng = np.random.default_rng(7)
    columns: dict[str, list[int]] = {}
    edges = list(itertools.product((0, 1, -1, 0x5A5A), (0, 1, -1, *range(0, 130, 7))))
    for place, param in enumerate(program.params):
        random = [int.from_bytes(rng.bytes(16), "little") for _ in range(n_random)]
        ones = (1 << param.type.bits) - 1
        columns[param.name] = [word & ones for word in [e[place] for e in edges] + random]
    return {p.name: word_array(columns[p.name], p.type.bits) for p in program.params}


def check(program: Program, machine: DataMachine) -> Program:
    """A program computes the same when it is lowered."""
    made = lower_data_operations(program, machine)
    inputs = inputs_of(program)
    assert results(made, inputs) == results(program, inputs)
    return made


def counted(program: Program) -> Counter[str]:
    return Counter(op.name for op in program.ops)


@pytest.mark.slow
@pytest.mark.parametrize("native", [True, False], ids=["native", "barrel"])
@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("machine", MACHINES)
def test_rotations(machine: str, bits: int, native: bool) -> None:
    for name, amount in itertools.product(ROTATIONS, AMOUNTS):
        made = check(program_of(name, bits, amount), DataMachine(MACHINES[machine], native=native))
        rotations = [op for op in made.ops if op.name in ROTATIONS]
        widest = 64 if machine == "c" else 32
        is_power = bits & bits - 1 == 0
        assert bool(rotations) == (native and is_power)
        assert all(op.type.bits <= widest for op in rotations)
        assert all(made.types[a] == op.type for op in rotations for a in op.args)


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("machine", MULTIPLIERS)
def test_products(machine: str, bits: int) -> None:
    check(program_of("mul", bits, bits), DataMachine(MULTIPLIERS[machine]))


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("name", [*ROTATIONS, "mul"])
@pytest.mark.parametrize("machine", MULTIPLIERS)
def test_in_words_of_the_machine(machine: str, name: str, bits: int) -> None:
    """Behind the pass that brings words to the machine's."""
    where = MULTIPLIERS[machine]
    program = program_of(name, bits, bits)
    module = Module(cipher("pipo"), "pipo64_128", {"f": program})
    made = Legalise(enabled=True).run_module(module, where).programs["f"]
    widest = max(where.target.word_bits)
    inputs = inputs_of(program)
    assert results_of_limbs(program, made, inputs, widest) == results(program, inputs)


@pytest.mark.slow
@pytest.mark.parametrize("bits", [1, 2, 5, 8, pytest.param(12, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", [*ROTATIONS, "mul"])
def test_in_bits(name: str, bits: int) -> None:
    for other in [bits] if name == "mul" else [1, 3, bits]:
        program = program_of(name, bits, other)
        made = Bitslice().run(program)
        pairs = list(itertools.product(range(1 << bits), range(1 << other)))[:: max(1, bits - 7)]
        words = zip(("a", "b"), (bits, other), zip(*pairs, strict=True), strict=True)
        values = {n: (width, column) for n, width, column in words}
        inputs = {n: word_array(list(column), width) for n, (width, column) in values.items()}
        split = {
            f"{n}.{i}": word_array([word >> i & 1 for word in column], 1)
            for n, (width, column) in values.items()
            for i in range(width)
        }
        (expected,) = results(program, inputs)
        planes = results(made, split)
        found = [
            sum(bit << i for i, bit in enumerate(column)) for column in zip(*planes, strict=True)
        ]
        assert found == list(expected)


@pytest.mark.parametrize("bits", [8, 24, 32, 64])
@pytest.mark.parametrize("factor", FACTORS)
def test_products_with_constants_need_no_multiplier(factor: int, bits: int) -> None:
    value = factor & (1 << bits) - 1
    text = f"spec f(a: u{bits}) {{\n  c: u{bits} = const value={value}\n"
    program = parse_program(text + f"  t: u{bits} = mul c, a\n  return t\n}}\n")
    made = lower_data_operations(program, DataMachine(MACHINES["rv32i"]))
    words = [0, 1, (1 << bits) - 1, 0x1234567 & (1 << bits) - 1]
    inputs = {"a": word_array(words, bits)}
    assert results(made, inputs) == results(program, inputs)
    assert "mul" not in counted(made)


def test_a_constant_with_many_digits_is_multiplied_where_there_is_a_multiplier() -> None:
    text = "spec f(a: u32) {\n  c: u32 = const value=%d\n  t: u32 = mul a, c\n  return t\n}\n"
    machine = DataMachine(MACHINES["c"])
    few, many = (parse_program(text % value) for value in (0b100101, 0x9E3779B9))
    assert "mul" not in counted(lower_data_operations(few, machine))
    assert counted(lower_data_operations(many, machine))["mul"] == 1
    all_shifts = replace(machine, most_additions=32)
    assert "mul" not in counted(lower_data_operations(many, all_shifts))


def test_what_is_native_is_one_operation() -> None:
    for name, machine in MACHINES.items():
        made = lower_data_operations(program_of("rotl_by", 32, 32), DataMachine(machine))
        assert counted(made) == {"rotl_by": 1}, name


def test_a_part_of_a_word_is_rotated_by_copies_of_it() -> None:
    made = lower_data_operations(program_of("rotl_by", 16, 16), DataMachine(MACHINES["rv32i"]))
    assert counted(made) == {"concat": 1, "resize": 1, "rotl_by": 1, "extract": 1}


def test_rotations_of_64_bits_on_32_are_no_barrel_of_constants() -> None:
    made = lower_data_operations(program_of("rotl_by", 64, 64), DataMachine(MACHINES["rv32i"]))
    assert counted(made)["rotl_by"] == 3
    assert counted(made)["mux"] == 3


def timed(name: str) -> Context:
    """RV32I with M, one of whose instructions takes a time that its operands decide."""
    machine = MACHINES["rv32i with m"]
    table = dict(machine.target.table)
    table[name] = replace(table[name], row=replace(table[name].row, time="data"))
    return replace(machine, target=replace(machine.target, table=table))


def test_an_instruction_whose_time_depends_on_data_is_not_taken() -> None:
    made = check(program_of("rotl_by", 32, 32), DataMachine(timed("srl")))
    assert not set(ROTATIONS) & counted(made).keys()
    with pytest.raises(DiagnosticError) as raised:
        lower_data_operations(program_of("mul", 32, 32), DataMachine(timed("mul")))
    assert "whose time is the same for all operands" in str(raised.value)


def test_lanes() -> None:
    """Words of many blocks side by side are rotated and multiplied where lanes of theirs are."""
    machine = DataMachine(context("neon"), lanes=True)
    for bits in (8, 16, 32, 64):
        made = lower_data_operations(program_of("rotl_by", bits, bits), machine)
        assert counted(made) == {"rotl_by": 1}
        made = check(program_of("rotr_by", bits, bits), machine)
        assert counted(made) == {"rotl_by": 1, "sub": 1, "const": 1}
        assert counted(lower_data_operations(program_of("mul", bits, bits), machine)) == {"mul": 1}
        made = check(program_of("rotl_by", bits, bits), replace(machine, native=False))
        assert not {"concat", "extract", "resize", "rotl_by"} & counted(made).keys()


def test_a_program_without_such_operations_is_left_alone() -> None:
    build = Builder()
    param = build.param("a", Type(8))
    result = build.emit("rotl", "a", k=3)
    program = Program("f", "spec", (param,), tuple(build.ops), (result,))
    assert lower_data_operations(program, DataMachine(MACHINES["c"])) is program
