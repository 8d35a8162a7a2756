"""Functions are ordered for the registers that they have, and compute the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.order.spill_order import SpillOrder
from tests.compiler.stages import cipher

RV32I = load_target("rv32i")
COUNT = 8


def program(name: str) -> Program:
    """Words that are all loaded, then added to a key, then stored."""
    place = "big=0, bytes=4, offset={}"
    lines = [f"slice {name}(out: ptr, in: ptr, rk: ptr) {{"]
    for n in range(COUNT):
        lines.append(f"a{n}: u32 = load in, {place.format(4 * n)} @1")
    for n in range(COUNT):
        lines.append(f"k{n}: u32 = load rk, {place.format(4 * n)}, own=1 @1")
        lines.append(f"s{n}: u32 = xor a{n}, k{n} @1")
    total = "s0"
    for n in range(1, COUNT):
        lines.append(f"t{n}: u32 = add {total}, s{n} @1")
        total = f"t{n}"
    lines.append(f"store out, {total}, {place.format(0)}")
    return parse_program("\n".join([*lines, "return", "}"]))


def most_alive(listing: Program) -> int:
    """How many values are held at once, pointers left out."""
    last = {arg: n for n, op in enumerate(listing.ops) for arg in op.args}
    made = {op.result: n for n, op in enumerate(listing.ops) if op.results}
    return max(
        sum(first <= place < last[name] for name, first in made.items())
        for place in range(len(listing.ops))
    )


def with_registers(count: int) -> Target:
    """The machine with so many registers besides those of pointers."""
    kind = RV32I.classes[0]
    pointers = set(RV32I.arguments["ecb_encrypt"].values())
    free = [r for r in kind.free if r not in pointers]
    return replace(RV32I, classes=(replace(kind, free=(*free[:count], *sorted(pointers))),))


def ordered(target: Target, enabled: bool = True) -> list[Program]:
    programs = {name: program(name) for name in ("ecb_encrypt", "ecb_decrypt")}
    module = Module(cipher("pipo"), "pipo64_128", programs, in_words=target.name != "neon")
    context = Context(target, next(iter(target.cores)))
    made = SpillOrder(enabled).run_module(module, context)
    assert list(made.programs) == list(programs)
    return list(made.programs.values())


def test_few_values_are_alive_at_once() -> None:
    before = program("ecb_encrypt")
    for made in ordered(with_registers(4)):
        assert sorted(op.results for op in made.ops) == sorted(op.results for op in before.ops)
        known = {p.name for p in made.params}
        for op in made.ops:
            assert known.issuperset(op.args)
            known.update(op.results)
        # four, and those of the pointers but for the one to the keys
        assert most_alive(made) <= 4 + 3 < most_alive(before)


def test_a_program_that_fits_stays_as_it_is() -> None:
    assert [p.ops for p in ordered(RV32I)] == [program("x").ops] * 2


@pytest.mark.parametrize("name", ["neon", "c"])
def test_registers_of_many_blocks_and_source_are_left_alone(name: str) -> None:
    assert [p.ops for p in ordered(load_target(name))] == [program("x").ops] * 2


def test_nothing_is_done_where_it_is_not_wanted() -> None:
    made = ordered(with_registers(4), enabled=False)
    assert [p.ops for p in made] == [program("x").ops] * 2


@pytest.mark.parametrize(("registers", "stays"), [(6, False), (9, True)])
def test_registers_of_parameters_are_not_counted_as_free(registers: int, stays: bool) -> None:
    """Nine values are alive at once."""
    before = program("ecb_encrypt")
    made, _ = ordered(with_registers(registers))
    assert (made.ops == before.ops) == stays
