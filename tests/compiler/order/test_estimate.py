"""The cycle estimate, against numbers by hand and against llvm-mca."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Builder, Program
from compiler.machine.core import Core
from compiler.registers.allocate import Allocate
from tests.compiler.toy import LANES, NARROW, QUEUES, TABLE, WIDE, contract, cycles, finish, start
from verify.toolchain.tools import find


def independent(count: int) -> Program:
    """Operations that depend on one load."""
    builder = start()
    value = builder.emit("ldr.16b", "key", kind=LANES, k=0)
    for _ in range(count):
        builder.emit("eor.16b", value, value)
    return finish(builder)


def chain(builder: Builder, value: str, count: int) -> str:
    """Operations each of which waits for the one before."""
    for _ in range(count):
        value = builder.emit("eor.16b", value, value)
    return value


def one_chain(count: int) -> Program:
    builder = start()
    value = chain(builder, builder.emit("ldr.16b", "in", kind=LANES, k=0), count)
    builder.emit_many("str.16b", (value, "out"), (), k=0)
    return finish(builder)


@pytest.mark.parametrize(("core", "expected"), [(WIDE, 100.0), (NARROW, 300.0)])
def test_independent_operations_take_the_units_time(core: Core, expected: float) -> None:
    assert cycles(independent(300), core) == pytest.approx(expected, abs=3)


def test_dispatch_binds_where_the_units_do_not() -> None:
    core = replace(WIDE, width=2)
    assert cycles(independent(299), core) == pytest.approx(150, abs=1)


def test_a_window_overlaps_iterations_and_order_does_not() -> None:
    assert cycles(one_chain(30), WIDE) < 25
    assert cycles(one_chain(30), replace(WIDE, window=16)) > 30
    assert cycles(one_chain(30), WIDE, 8, {"vector": 8}) > 30
    assert cycles(one_chain(30), NARROW) == pytest.approx(3 + 30, abs=2)


def test_registers_carry_a_chain_from_one_iteration_to_the_next() -> None:
    text = "listing registers p(v0: u8x16) {\n  v0: u8x16 = eor.16b v0, v0\n  return v0\n}\n"
    assert cycles(parse_program(text), WIDE) == 2
    fresh = text.replace("eor.16b v0, v0\n", "movi.16b k=0\n")
    assert cycles(parse_program(fresh), WIDE) < 1


def mixed(rounds: int, groups: int) -> Program:
    """Loads, keys, a chain of mixing with tied operands, stores: like a cipher."""
    builder = start()
    states = [
        [builder.emit("ldr.16b", "in", kind=LANES, k=16 * (4 * g + j)) for j in range(4)]
        for g in range(groups)
    ]
    for number in range(rounds):
        for state in states:
            key = builder.emit("ldr.16b", "key", kind=LANES, k=16 * number)
            a, b, c, d = state
            a = builder.emit("eor.16b", builder.emit("bic.16b", b, c), a)
            b = builder.emit("eor.16b", builder.emit("bic.16b", c, d), b)
            c = builder.emit("sri.16b", builder.emit("eor.16b", a, key), c, k=3)
            state[:] = [d, a, b, c]
    for g, state in enumerate(states):
        for j, value in enumerate(state):
            builder.emit_many("str.16b", (value, "out"), (), k=16 * (4 * g + j))
    return finish(builder)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("core", "program"),
    [
        (core, make)
        for core in (WIDE, NARROW)
        for make in (lambda: mixed(20, 1), lambda: mixed(20, 3), lambda: one_chain(60))
    ],
)
def test_the_estimate_is_within_four_percent_of_llvm_mca(
    core: Core, program: Callable[[], Program]
) -> None:
    listing = Allocate().run(program(), contract(32)).program
    release = int(find("llvm-mca").version.split(".")[0])
    if core is NARROW and release < 16:
        pytest.skip(f"llvm-mca {release} has an older model of Cortex-A55")
    ours = cycles(listing, core, 16, QUEUES)
    assert ours == pytest.approx(steady_cycles(listing, core.name), rel=0.04)


def steady_cycles(listing: Program, core: str) -> float:
    """Cycles of an iteration by llvm-mca, from the difference of two runs."""
    return (total_cycles(listing, core, 150) - total_cycles(listing, core, 50)) / 100


def total_cycles(listing: Program, core: str, iterations: int) -> int:
    options = ("-mtriple=aarch64", f"-mcpu={core}", f"-iterations={iterations}")
    command = [*find("llvm-mca").command, *options]
    text = text_of(listing)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    found = re.search(r"Total Cycles:\s+(\d+)", done.stdout)
    assert found, done.stdout
    return int(found[1])


def text_of(listing: Program) -> str:
    lines: list[str] = []
    for op in listing.ops:
        row = TABLE[op.name]
        registers = dict(zip(row.args, op.args, strict=True))
        registers |= dict(zip(row.results, op.results, strict=True))
        numbers = {name: value for name, value in op.attrs if isinstance(value, int)}
        lines.append(row.render({**registers, **numbers}))
    return "\n".join(lines) + "\n"
