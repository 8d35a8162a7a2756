"""The properties of a target's object code besides its rows: the type of data in `binary.py`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, field

from compiler.machine.isa import Instruction
from compiler.machine.target import Target


@dataclass(frozen=True)
class Binary:
    """Registers as the bytes of instructions number them, and what a function of them must keep.

    Args:
        instruction_bytes: what sizes and places of instructions are multiples of; each is one
            little-endian number.
        numbered: of each view of registers, their names in the order of their numbers; "" where
            a number is none.
        bits: the width of each register by name; those that hold 0 whatever is written have 0.
        arguments: registers of the first arguments, in order.
        link: the register of the return address; "" where that is on the stack.
        sp: the stack pointer.
        sp_align: what it is always a multiple of.
        most_stack: bytes of the stack that a call of generated code may take at most.
        preserved: how many low bits of each register a function gives back as they were.
        return_mask: of a return address, the bits that jumps look at.
        relocations: the numbers of those that fill in a call or a jump, by the distance alone;
            where `base` says where code lies, also by the place.
        table: what object code is made of; None where that is the target's own table.
        parts: registers that are several beside one another, the lowest first.
        distance_from: bytes from the begin of an instruction to where distances count from.
        constants: what registers hold whenever a function is called.
        flags: registers that are not computed where nothing reads them; of these nothing counts but
            whether they are 0.
        unspecified: registers that hold something else each time that they are read.
        return_bytes: what a call leaves on the stack, and a return takes.
        sp_gap: how many bytes below the lowest one in use the stack pointer points.
        interrupts: the register that is 0 where no interrupt may come, "" where none may come
            between the halves of a stack pointer.
        aligned: whether accesses must be aligned to their size.
        constant_sections: sections of constants, each with the memory that it is read from: `code`
            or `mem`. That takes the same time at each place.
        table_relocations: the numbers of relocations that fill in the address of one.
        start_up: symbols of code that runs before any other and may be named, for the linker to
            take it along; nothing refers to them.
        base: where code is linked for a proof; None where that holds for any place.
        family: what the assembler must be told of the machine.
        idle: an instruction of the table that does nothing.
    """

    instruction_bytes: int
    numbered: Mapping[str, tuple[str, ...]]
    bits: Mapping[str, int]
    arguments: tuple[str, ...]
    link: str
    sp: str
    sp_align: int
    most_stack: int
    preserved: Mapping[str, int]
    return_mask: int
    relocations: frozenset[int]
    table: Mapping[str, Instruction] | None = None
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    distance_from: int = 0
    constants: Mapping[str, int] = field(default_factory=dict[str, int])
    flags: frozenset[str] = frozenset()
    unspecified: frozenset[str] = frozenset()
    return_bytes: int = 0
    sp_gap: int = 0
    interrupts: str = ""
    aligned: bool = False
    constant_sections: Mapping[str, str] = field(default_factory=dict[str, str])
    table_relocations: frozenset[int] = frozenset()
    start_up: frozenset[str] = frozenset()
    base: int | None = None
    family: tuple[str, ...] = ()
    idle: str = "nop"

    def table_of(self, target: Target) -> Mapping[str, Instruction]:
        """The rows of object code of a target."""
        return target.table if self.table is None else self.table


def is_read(target: Target) -> bool:
    """Whether the folder of a target describes its object code."""
    return importlib.util.find_spec(f"targets.{target.folder.name}.binary") is not None


def load_binary(target: Target) -> Binary:
    """The description of object code in the folder of a target.

    Raises:
        ModuleNotFoundError: object code of the target is not read.
    """
    binary: Binary = importlib.import_module(f"targets.{target.folder.name}.binary").BINARY
    return binary
