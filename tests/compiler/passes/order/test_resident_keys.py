"""Round keys stay in the registers that a function has left, each function by its own count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.order.resident_keys import ResidentKeys
from tests.compiler.stages import cipher

WORD = Type(32)
RV32I = load_target("rv32i")


def with_registers(count: int) -> Target:
    """The machine with so many registers that hold no pointer."""
    kind = RV32I.classes[0]
    pointers = set(RV32I.arguments["ecb_encrypt"].values())
    free = [r for r in kind.free if r not in pointers]
    return replace(RV32I, classes=(replace(kind, free=(*free[:count], *sorted(pointers))),))


def program(name: str = "ecb_encrypt", slots: int = 2, times: int = 2) -> Program:
    """A word to which the keys of some slots are added in turn, more than once."""
    build = Builder("t")
    params = tuple(build.param(p, POINTER) for p in ("out", "in", "rk"))
    word = build.emit("load", "in", kind=WORD, offset=0, bytes=4, big=0)
    for slot in [*range(slots)] * times:
        key = build.emit("load", "rk", kind=WORD, offset=4 * slot, bytes=4, big=0, own=1)
        word = build.emit("xor", word, key)
    build.emit_many("store", ("out", word), (), offset=0, bytes=4, big=0)
    return Program(name, "slice", params, tuple(build.ops), ())


def key_loads(target: Target, *programs: Program, enabled: bool = True) -> list[int]:
    """How often each function loads a key."""
    module = Module(
        cipher("pipo"), "pipo64_128", {p.name: p for p in programs}, in_words=target.name != "neon"
    )
    context = Context(target, next(iter(target.cores)))
    made = ResidentKeys(enabled).run_module(module, context)
    assert list(made.programs) == [p.name for p in programs]
    return [sum("rk" in op.args for op in p.ops) for p in made.programs.values()]


def test_keys_that_are_read_again_are_loaded_once() -> None:
    assert key_loads(RV32I, program(), program("ecb_decrypt", 3, 4)) == [2, 3]


@pytest.mark.parametrize(("registers", "loads"), [(9, 4), (3, 7), (2, 8)])
def test_registers_of_pointers_are_not_free(registers: int, loads: int) -> None:
    """Four keys, each twice: of three registers the sum and a key that is read once take two."""
    assert key_loads(with_registers(registers), program(slots=4)) == [loads]


@pytest.mark.parametrize("name", ["neon", "c"])
def test_registers_of_many_blocks_and_source_are_left_alone(name: str) -> None:
    assert key_loads(load_target(name), program()) == [4]


def test_nothing_is_done_where_it_is_not_wanted() -> None:
    assert key_loads(RV32I, program(), enabled=False) == [4]
