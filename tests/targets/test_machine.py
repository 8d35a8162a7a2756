"""A target that is emulated has a processor, which agrees with what is known of its object code."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from compiler.machine.load import load_target
from targets.binary import load_binary
from targets.machine import Machine, Microcontroller, NoEmulatorError, load_machine

EMULATED = ("neon", "rv32i")


def machine_of(name: str) -> Machine:
    """What Unicorn is told of a target."""
    machine = load_machine(load_target(name))
    assert isinstance(machine, Machine)
    return machine


@pytest.mark.parametrize("name", EMULATED)
def test_the_processor_is_the_one_of_the_folder(name: str) -> None:
    target = load_target(name)
    machine = load_machine(target)
    assert isinstance(machine, Machine)
    assert machine.triple == target.triple
    assert load_machine(replace(target, name="another")) is machine


@pytest.mark.parametrize("name", EMULATED)
def test_emulation_and_object_code_have_one_convention(name: str) -> None:
    machine, binary = machine_of(name), load_binary(load_target(name))
    assert machine.stack_alignment == binary.sp_align
    assert 8 * machine.word_bytes == binary.bits[binary.sp]
    assert len(machine.arguments) == len(binary.arguments)
    numbers = {register: number for register, (number, _) in machine.registers.items()}
    assert [numbers[each] for each in binary.arguments] == list(machine.arguments)
    # The low half of a vector register has a letter of its own where the emulator names it.
    halves = {each: f"d{each[1:]}" for each in binary.preserved if each.startswith("v")}
    assert {halves.get(each, each) for each in binary.preserved} == set(machine.preserved)
    widths = {each: width for each, (_, width) in machine.registers.items()}
    assert {each: binary.bits[each] for each in widths} == widths


@pytest.mark.parametrize("name", EMULATED)
def test_special_registers_hold_no_junk(name: str) -> None:
    machine = machine_of(name)
    numbers = [number for number, _ in machine.registers.values()]
    special = [machine.pc, machine.sp, machine.link]
    assert len({*numbers, *special}) == len(numbers) + 3


def test_a_microcontroller_keeps_what_its_listings_keep() -> None:
    target = load_target("avr")
    machine = load_machine(target)
    assert isinstance(machine, Microcontroller)
    assert machine.triple == target.triple
    saved = {f"r{n}" for n in machine.preserved}
    assert saved == {*target.classes[0].saved, "r28", "r29"}
    assert not saved & {f"r{n}" for n in machine.zeros}
    assert machine.parts[0] in target.cores
    assert not machine.base % 256
    assert machine.data_base
    assert not machine.data_base % 256


def test_what_nothing_emulates_is_refused() -> None:
    with pytest.raises(NoEmulatorError, match=r"^no emulator runs files of c$"):
        load_machine(load_target("c"))
    neon = load_target("neon")
    with pytest.raises(NoEmulatorError, match="neon"):
        load_machine(replace(neon, executor="interpreter"))
    with pytest.raises(ModuleNotFoundError, match=r"targets\.none"):
        load_machine(replace(neon, folder=Path("none")))
