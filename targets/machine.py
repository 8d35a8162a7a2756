"""The set-up of a target's processor in an emulator: the types of data in `emulate.py`."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.machine.target import Executor, Target

EMULATED: tuple[Executor, ...] = ("emulator", "simulator")
"""The executors that `emulate.py` is for."""
IN_SIMAVR = "simavr: "
"""How findings of calls in simavr begin."""


@dataclass(frozen=True)
class Machine:
    """One processor in Unicorn, and the registers that its calling convention preserves.

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
        base: address that files are linked at.
        other_base: another one, where the linked bytes must be the same.
        data_base: None: code and constants are in one memory.
        has_lines: whether the line of an instruction is known; else its bytes tell its row.
        runs_in: how findings of calls begin; empty for Unicorn.
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
    base: int = 0x40_0000
    other_base: int | None = 0x52_3000
    data_base: int | None = None
    has_lines: bool = True
    runs_in: str = ""


@dataclass(frozen=True)
class Microcontroller:
    """A family of microcontrollers in a simulator, and their calling convention.

    Code and data have address spaces of their own; registers are at the lowest addresses of data.

    Args:
        triple: LLVM's name of the target.
        parts: what the simulator calls the microcontrollers, the one that checks run on first.
        arguments_below: the register above the first argument's; each argument takes an even
            number of registers below those of the one before.
        preserved: numbers of the registers that a function gives back as they were.
        zeros: those that hold 0 whenever a function is called and returns.
        base: address that code, and constants in its memory, are linked at.
        data_base: address of constants in the memory of data, as the linker has it: the lowest 16
            bits are the machine's, those above tell the two memories apart.
        word_bytes: size of a register.
        other_base: none: jumps and tables are at addresses of their own.
        not_emulated: what the machine may have that the simulator does not know: nothing.
        aligned_accesses: whether loads and stores must be aligned to their size.
        has_lines: no: nothing here reads an assembler's notes of lines with addresses of 16 bits.
        runs_in: how findings begin.
    """

    triple: str
    parts: tuple[str, ...]
    arguments_below: int
    preserved: tuple[int, ...]
    zeros: tuple[int, ...]
    base: int
    data_base: int | None
    word_bytes: int = 1
    other_base: int | None = None
    not_emulated: frozenset[str] = frozenset()
    aligned_accesses: bool = False
    has_lines: bool = False
    runs_in: str = IN_SIMAVR


Processor = Machine | Microcontroller
"""The executor of a target's files in checks."""


class NoEmulatorError(ValueError):
    """Nothing runs a target's files."""


def load_machine(target: Target) -> Processor:
    """The processor of a target, from `emulate.py` in its folder.

    Raises:
        NoEmulatorError: there is none.
    """
    if target.executor not in EMULATED:
        raise NoEmulatorError(f"no emulator runs files of {target.name}")
    machine: Processor = importlib.import_module(f"targets.{target.folder.name}.emulate").MACHINE
    return machine
