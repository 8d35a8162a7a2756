"""Functions save their registers together where that is shorter."""

from __future__ import annotations

from dataclasses import replace

from compiler.emission.shared_saves import callee_saved, shared_saves
from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from compiler.module import Module
from compiler.regions import Calls, Regions, Spills
from tests.compiler.stages import start

AVR = load_target("avr")
CALLER = {"ctr_crypt": "ecb_encrypt"}


def module(calls: Calls, *registers: str) -> Module:
    """A key set-up and an encryption that write registers."""
    ops = "".join(f"{r}: u8 = mov r18\n" for r in registers)
    programs = {
        name: parse_program(f"listing registers {name}(r18: u8) {{\n{ops}return\n}}")
        for name in ("key_setup", "ecb_encrypt")
    }
    return replace(
        start("speck", "speck64_128"),
        programs=programs,
        spills={name: Spills(0, 0, 0, 0) for name in programs},
        regions=Regions(1, 8, 16, 8, 8),
        calls=calls,
    )


def test_all_callee_saved_registers_in_order() -> None:
    assert callee_saved(AVR) == (*(f"r{n}" for n in range(2, 18)), "r28", "r29")


def test_they_are_saved_together_where_that_is_shorter() -> None:
    many, few = [f"r{n}" for n in range(2, 14)], ["r2"]
    assert shared_saves(module(Calls(saves=True), *many), AVR) == callee_saved(AVR)
    assert not shared_saves(module(Calls(saves=True), *few), AVR)
    assert not shared_saves(module(Calls(), *many), AVR)


def test_a_caller_of_blocks_saves_all() -> None:
    some = [f"r{n}" for n in range(2, 9)]
    assert not shared_saves(module(Calls(saves=True), *some), AVR)
    assert shared_saves(module(Calls(CALLER, saves=True), *some), AVR)


def test_other_targets_push_nothing() -> None:
    target = load_target("rv32i")
    assert not shared_saves(module(Calls(saves=True)), target)
