"""Functions of one byte become look-ups in memory where that costs less and takes a fixed time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.byte_tables import ByteTables
from tests.compiler.stages import cipher

AVR = load_target("avr")
ON_FLASH = ByteTables(enabled=True, memory="flash")
EVERY = word_array(list(range(256)), 8)
SUM = ("t: rotl a, k=1", "u: rotl a, k=2", "v: rotl a, k=7", "s: xor t, u", "w: xor s, v")


def program(
    *lines: str, results: str = "", name: str = "f", boxes: tuple[str, ...] = ()
) -> Program:
    texts = [line.replace(":", ": u8 =", 1) for line in lines]
    returned = results or lines[-1].split(":")[0]
    head = f"slice {name}(a: u8, b: u8) {{"
    return parse_program("\n".join([head, *boxes, *texts, f"return {returned}", "}"]))


def run(*before: Program, step: ByteTables = ON_FLASH, target: str = "avr") -> list[Program]:
    """The programs behind the pass; each computes the same for all bytes `a`, at some `b`."""
    machine = load_target(target)
    context = Context(machine, next(iter(machine.cores)))
    module = Module(cipher("pipo"), "pipo64_128", {p.name: p for p in before})
    after = [*step.run_module(module, context).programs.values()]
    for first, second in zip(before, after, strict=True):
        inputs = {"a": EVERY, "b": word_array([5 * x % 256 for x in range(256)], 8)}
        for mine, other in zip(interpret(first, inputs), interpret(second, inputs), strict=True):
            assert np.array_equal(np.asarray(mine), np.asarray(other))
    return after


def names(program: Program) -> list[str]:
    return [op.name for op in program.ops]


def box(name: str, add: int = 0, times: int = 7) -> str:
    values = " ".join(f"{(times * i + add) % 256:x}" for i in range(256))
    return f"sbox {name} 8 8 0x0 = {values}"


def test_a_sum_of_three_rotations_is_one_look_up() -> None:
    (made,) = run(program(*SUM))
    assert names(made) == ["lookup"]
    (table,) = made.tables.values()
    expected = [(x << 1 | x >> 7) ^ (x << 2 | x >> 6) ^ (x << 7 | x >> 1) for x in range(256)]
    assert list(table.values) == [value & 255 for value in expected]


@pytest.mark.parametrize(
    "lines",
    [
        ("t: rotl a, k=1", "w: xor t, a"),
        ("t: rotl a, k=4",),
        ("t: xor a, b", "u: and t, a"),
        ("t: rotl a, k=1", "u: rotl b, k=2", "v: rotl a, k=7", "s: xor t, u", "w: xor s, v"),
    ],
    ids=["as cheap", "one operation", "two values", "two in one sum"],
)
def test_what_gains_nothing_stays(lines: tuple[str, ...]) -> None:
    before = program(*lines)
    assert run(before) == [before]


def test_what_others_read_is_no_saving() -> None:
    before = program(*SUM, "x: add t, b", "y: add u, b", "z: add v, b", results="w, x, y, z")
    made = run(before)[0]
    assert sum(name == "rotl" for name in names(made)) in (0, 3)


def test_equal_functions_share_a_table() -> None:
    """Of other values, and in other programs."""
    other = program(*(line.replace(" a,", " b,") for line in SUM), name="g")
    first, second = run(program(*SUM), other)
    assert first.tables == second.tables
    assert second.ops[0].args == ("b",)


def test_a_box_that_is_read_before_is_part_of_the_function() -> None:
    lines = ("t: lookup a, table=S", "u: rotl t, k=1", "v: rotl t, k=3", "w: xor u, v")
    (made,) = run(program(*lines, boxes=(box("S", 3),)))
    assert names(made) == ["lookup"]
    table = made.tables[made.ops[0].word("table")]
    rotated = [
        (s << 1 | s >> 7) ^ (s << 3 | s >> 5) for s in ((7 * i + 3) % 256 for i in range(256))
    ]
    assert list(table.values) == [value & 255 for value in rotated]


@pytest.mark.parametrize(("tables", "looked_up"), [(0, 0), (1, 1), (2, 2)])
def test_the_budget_bounds_the_tables_of_all_programs(tables: int, looked_up: int) -> None:
    other = ("t: rotl a, k=3", "u: rotl a, k=4", "v: rotl a, k=6", "s: xor t, u", "w: xor s, v")
    step = replace(ON_FLASH, budget=256 * tables)
    made = run(program(*SUM), program(*other, name="g"), step=step)
    found = {table.values for each in made for table in each.tables.values()}
    assert len(found) == looked_up
    assert sum(name == "lookup" for each in made for name in names(each)) == looked_up


def test_of_two_tables_the_one_that_saves_more_is_taken() -> None:
    less = ("t: rotl a, k=1", "u: rotl a, k=2", "s: xor t, u", "w: xor s, a")
    step = replace(ON_FLASH, budget=256)
    cheap, dear = run(program(*less), program(*SUM, name="g"), step=step)
    assert "lookup" not in names(cheap)
    assert names(dear) == ["lookup"]


def keyed(rounds: int) -> Program:
    """The sum, a constant and `b` added in each round, the constant differs."""
    lines, state = list[str](), "a"
    for n in range(rounds):
        shifted = [f"{x}{n}: rotl {state}, k={k}" for x, k in zip("tuv", (1, 2, 7), strict=True)]
        lines += [*shifted, f"s{n}: xor t{n}, u{n}", f"w{n}: xor s{n}, v{n}"]
        lines += [f"k{n}: const value={n + 1}", f"x{n}: xor w{n}, k{n}", f"y{n}: add x{n}, b"]
        state = f"y{n}"
    return program(*lines)


def test_functions_that_differ_in_a_constant_share_a_table() -> None:
    (made,) = run(keyed(9), step=replace(ON_FLASH, budget=256))
    assert names(made) == ["lookup", "const", "xor", "add"] * 9
    assert len(made.tables) == 1
    # With room for all of them the constants are within the tables.
    (made,) = run(keyed(2), step=replace(ON_FLASH, budget=512))
    assert names(made) == ["lookup", "add"] * 2


def test_a_number_that_is_no_summand_is_part_of_the_function() -> None:
    """The polynomial of a doubling; known keys before it differ from round to round."""
    lines, state = ["p: const value=27", "o: const value=0"], "a"
    for n in range(9):
        lines += [f"k{n}: const value={n + 1}", f"x{n}: xor {state}, k{n}", f"h{n}: shr x{n}, k=7"]
        lines += [f"m{n}: sub o, h{n}", f"r{n}: and m{n}, p", f"d{n}: shl x{n}, k=1"]
        lines += [f"w{n}: xor d{n}, r{n}", f"y{n}: add w{n}, b"]
        state = f"y{n}"
    (made,) = run(program(*lines), step=replace(ON_FLASH, budget=256))
    assert names(made) == ["const", "xor", "lookup", "add"] * 9
    assert len(made.tables) == 1


@pytest.mark.parametrize(
    ("step", "target"),
    [
        (ByteTables(), "avr"),
        (ByteTables(enabled=True, memory="none"), "avr"),
        (ON_FLASH, "rv32i"),
        (ON_FLASH, "c"),
    ],
    ids=["not wanted", "no memory", "another machine", "no machine"],
)
def test_without_a_memory_of_fixed_time_all_stays(step: ByteTables, target: str) -> None:
    before = program(*SUM)
    assert run(before, step=step, target=target) == [before]


@pytest.mark.parametrize(("copies", "looked_up"), [(4, False), (40, True)])
def test_by_length_a_table_must_save_more_bytes_than_it_has(copies: int, looked_up: bool) -> None:
    programs = [program(*SUM, name=f"f{i}") for i in range(copies)]
    made = run(*programs, step=replace(ON_FLASH, by_length=True))
    assert {"lookup" in names(each) for each in made} == {looked_up}
