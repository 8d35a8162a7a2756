"""Stores move ahead where values of one block's words are given registers, and nowhere else."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.order.early_stores import EarlyStores
from tests.compiler.stages import cipher

LINES = [f"{name}: u32 = load key, big=0, bytes=4, offset={4 * n}" for n, name in enumerate("ab")]
STORES = [f"store rk, {n}, big=0, bytes=4, offset={4 * i}, own=1" for i, n in enumerate("ab")]
TEXT = "\n".join(
    ["slice key_setup(rk: ptr, key: ptr) {", *LINES, *STORES, "return", "}"],
)
NAMES = "load load store store"


def order(target: str, enabled: bool = True) -> list[str]:
    """The operations of a key set-up and of a function of the nonce behind the pass, in order."""
    programs = {name: parse_program(TEXT.replace("key_setup", name)) for name in ("one", "two")}
    machine = load_target(target)
    module = Module(cipher("pipo"), "pipo64_128", programs, in_words=target != "neon")
    made = EarlyStores(enabled).run_module(module, Context(machine, next(iter(machine.cores))))
    assert list(made.programs) == ["one", "two"]
    return [" ".join(op.name for op in p.ops) for p in made.programs.values()]


def test_stores_of_all_functions_move() -> None:
    assert order("rv32i") == ["load store load store"] * 2


@pytest.mark.parametrize("target", ["neon", "c"])
def test_registers_of_many_blocks_and_source_are_left_alone(target: str) -> None:
    assert order(target) == [NAMES] * 2


def test_nothing_is_done_where_it_is_not_wanted() -> None:
    assert order("rv32i", enabled=False) == [NAMES] * 2
