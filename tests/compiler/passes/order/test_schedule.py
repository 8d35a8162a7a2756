"""Functions are ordered for a core, equal ones once; pointers are told apart by what they reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, Module, Value
from compiler.order.memory import memory_regions
from compiler.passes.order.schedule import Schedule
from tests.compiler.stages import cipher

RV32I = load_target("rv32i")
CORE = next(iter(RV32I.cores))


def program(name: str, count: int = 4, own: str = "") -> Program:
    """Loads, each with its sum right behind it: every sum waits for memory."""
    lines = [f"listing {name}(out: ptr, in: ptr, rk: ptr) {{"]
    for n in range(count):
        lines.append(f"{own}a{n}: u32 = lw in, k={4 * n}")
        lines.append(f"{own}b{n}: u32 = addi {own}a{n}, k=1")
        lines.append(f"sw {own}b{n}, out, k={4 * n + 64}")
    return parse_program("\n".join([*lines, "return", "}"]))


def run(
    *programs: Program, pass_: Schedule | None = None, target: str = "rv32i"
) -> tuple[list[Program], list[int]]:
    """The functions behind the pass, and how many orders were looked for."""
    asked: list[int] = []

    def together(calls: Sequence[Callable[[], Value]]) -> list[Value]:
        asked.append(len(calls))
        return [call() for call in calls]

    module = Module(cipher("pipo"), "pipo64_128", {p.name: p for p in programs})
    machine = load_target(target)
    context = Context(machine, next(iter(machine.cores)), together=together)
    made = (pass_ or Schedule()).run_module(module, context)
    assert list(made.programs) == list(module.programs)
    return list(made.programs.values()), asked


def test_no_sum_waits_for_the_load_before_it() -> None:
    before = program("ecb_encrypt")
    ((made,), _) = run(before)
    assert made.ops != before.ops
    assert sorted(map(str, made.ops)) == sorted(map(str, before.ops))
    places = {op.results: n for n, op in enumerate(made.ops) if op.results}
    waits = [places[f"b{n}",] - places[f"a{n}",] for n in range(4)]
    assert min(waits) > 1


def test_functions_that_do_the_same_are_ordered_once() -> None:
    """Names of values do not matter."""
    (one, two, other), asked = run(
        program("ecb_encrypt"), program("ecb_decrypt", own="x"), program("ctr_crypt", 3)
    )
    assert asked == [2]
    assert [op.attrs for op in one.ops] == [op.attrs for op in two.ops]
    assert one.ops[0].results == ("a0",)
    assert two.ops[0].results == ("xa0",)
    assert len(other.ops) == 9


def test_functions_with_other_registers_are_ordered_by_themselves() -> None:
    """The key set-up has registers that functions on blocks need for pointers."""
    _, asked = run(program("ecb_encrypt"), program("key_setup"))
    assert asked == [2]


@pytest.mark.parametrize(
    ("pass_", "target"),
    [(Schedule(enabled=False), "rv32i"), (Schedule(), "c"), (Schedule(effort=40), "rv32i")],
)
def test_the_order_stays_where_none_is_wanted_or_tried(pass_: Schedule, target: str) -> None:
    """An effort of forty is three orders of twelve operations, which is too few to begin."""
    before = program("ecb_encrypt")
    assert run(before, pass_=pass_, target=target)[0][0].ops == before.ops


def test_no_order_spills_what_was_not_spilled() -> None:
    """One value is alive at a time, and more registers than there are would be needed ahead."""
    before = program("ecb_encrypt", 60)
    ((made,), _) = run(before)
    last = {arg: n for n, op in enumerate(made.ops) for arg in op.args}
    alive = [
        sum(n <= place < last[op.result] for n, op in enumerate(made.ops) if op.results)
        for place in range(len(made.ops))
    ]
    assert 1 < max(alive) <= len(RV32I.classes[0].free)


def test_pointers_reach_where_they_come_from() -> None:
    text = (
        "listing f(out: ptr, in: ptr, rk: ptr, a: u32) {\n"
        "p: u32 = addi rk, k=100\nq: u32 = addi p, k=-4\n"
        "r: u32 = add in, a\ns: u32 = addi r, k=8\n"
        "t: u32 = addi a, k=1\nu: u32 = add a, t\nreturn\n}"
    )
    assert memory_regions(parse_program(text), RV32I) == {
        # `out` may be `in`
        "out": ("out", 0),
        "in": ("out", 0),
        "rk": ("rk", 0),
        "p": ("rk", 100),
        "q": ("rk", 96),
        # an address that data decide is a place of its own
        "r": ("r", 0),
        "s": ("r", 8),
    }


def test_input_alone_is_a_region_of_its_own() -> None:
    text = "listing f(rk: ptr, in: ptr) {\nreturn\n}"
    assert memory_regions(parse_program(text), RV32I) == {"rk": ("rk", 0), "in": ("in", 0)}
