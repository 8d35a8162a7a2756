"""How a target's processor is set up in the emulator: the type of what `emulate.py` holds."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.machine.target import Target


@dataclass(frozen=True)
class Machine:
    """One processor in Unicorn, and what a function of its calling convention must keep.

    Numbers of architecture, mode, processor and registers are Unicorn's.

    Args:
        triple: LLVM's name of the target.
        arch: the architecture.
        mode: its mode.
        cpu_model: the processor; one that has every instruction the table has.
        word_bytes: size of a general register and of a stack slot.
        stack_alignment: in bytes, of the stack pointer at a call.
        first_address: from where on buffers lie; above the lowest 4 GiB where registers are wider,
            so that an address computed in half a register faults.
        pc: the program counter.
        sp: the stack pointer.
        link: the register of the return address.
        arguments: registers of the first arguments, in order.
        registers: every other register by name: its number and its width in bits. They hold junk
            when a function starts.
        preserved: the registers, or low parts of registers, that a function gives back as they
            were, by name.
        not_emulated: what the machine may have that Unicorn does not know, as LLVM spells it; code
            that needs any of it runs in QEMU instead.
        aligned_accesses: whether loads and stores must be aligned to their size.
    """

    triple: str
    arch: int
    mode: int
    cpu_model: int
    word_bytes: int
    stack_alignment: int
    first_address: int
    pc: int
    sp: int
    link: int
    arguments: tuple[int, ...]
    registers: Mapping[str, tuple[int, int]]
    preserved: Mapping[str, int]
    not_emulated: frozenset[str] = frozenset()
    aligned_accesses: bool = False


class NoEmulatorError(ValueError):
    """Nothing runs a target's files."""


def load_machine(target: Target) -> Machine:
    """The processor of a target: what its folder's `emulate.py` holds.

    Raises:
        NoEmulatorError: there is none.
    """
    if target.executor != "emulator":
        raise NoEmulatorError(f"no emulator runs files of {target.name}")
    machine: Machine = importlib.import_module(f"targets.{target.folder.name}.emulate").MACHINE
    return machine
