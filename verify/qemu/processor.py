"""Runs functions of a linked file in QEMU's user mode, for features that Unicorn lacks.

The linked bytes are in a separate program, at the address that they were linked for, with a driver
that executes calls on request. The rules for a call are those in Unicorn, except that stores below
the stack pointer are not detected.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from compiler.frontend.interface import Function
from targets.machine import Processor
from verify.native.check import MOST_SECONDS, NativeMachine
from verify.native.compiled import DRIVER, FUNCTIONS, run_compiler
from verify.toolchain.assemble import Image, assemble
from verify.toolchain.tools import find


@dataclass(frozen=True)
class Guest:
    """QEMU's names for a machine.

    Args:
        cpu: the plain processor.
        properties: what it may have beyond that.
        options: of clang, for the driver.
        kept: the registers that the driver looks at after a call, in its order.
    """

    cpu: str
    properties: tuple[str, ...]
    options: tuple[str, ...]
    kept: tuple[str, ...]

    def processor(self, features: Sequence[str]) -> str:
        """The processor with some features and nothing else."""
        have = (f"{name}={str(name in features).lower()}" for name in self.properties)
        return ",".join([self.cpu, *have])


GUESTS: Mapping[str, Guest] = {
    "riscv32": Guest(
        "rv32",
        ("zba", "zbb", "zbc", "zbs", "zbkb", "zbkc", "zbkx"),
        ("--target=riscv32-unknown-elf", "-march=rv32im", "-mabi=ilp32"),
        (*(f"s{n}" for n in range(12)), "gp", "tp", "sp"),
    ),
}
"""By triple; the driver needs `bare_<triple>.h` as well."""
COMPILED = ("-std=c99", "-O1", "-ffreestanding", "-fno-pic", f"-DMOST_SECONDS={MOST_SECONDS}")


def needs_qemu(machine: Processor, features: Sequence[str]) -> bool:
    """Whether code for a machine with some features does not run in Unicorn."""
    return bool(machine.not_emulated & set(features))


@dataclass(frozen=True)
class QemuProgram:
    """A linked file beside the driver, as a program for QEMU.

    Args:
        command: QEMU with the processor.
        path: of the program.
        functions: the symbol of each function that it calls.
        kept: the registers that it looks at after a call.
    """

    command: tuple[str, ...]
    path: Path
    functions: Mapping[Function, str]
    kept: tuple[str, ...]

    def start(self, options: Sequence[str] = ()) -> NativeMachine:
        """The caller of the functions, with further options of QEMU; a context."""
        command = (*self.command, *options, str(self.path))
        log = self.path.with_name("errors.txt")
        return NativeMachine(command, self.functions, log, self.kept)


@contextmanager
def qemu_program(
    machine: Processor, image: Image, features: Sequence[str], functions: Mapping[Function, str]
) -> Iterator[QemuProgram]:
    """Put a linked file into a program, which is there as long as the context.

    Args:
        machine: the processor.
        image: the file.
        features: what the processor must have beyond the plain one, as LLVM spells it.
        functions: the symbol of each function.

    Raises:
        MissingTool: QEMU, clang, the assembler or the linker is not installed.
        CompilerError: clang refuses the driver, or the linker the program.
    """
    guest = GUESTS[machine.triple]
    command = (*find(qemu_of(machine)).command, "-cpu", guest.processor(features))
    with tempfile.TemporaryDirectory(prefix="lwcc") as name:
        path = _link(Path(name), machine.triple, image, functions)
        yield QemuProgram(command, path, functions, guest.kept)


def qemu_of(machine: Processor) -> str:
    """The tool that runs a machine's programs."""
    return f"qemu-{machine.triple}"


def _link(folder: Path, triple: str, image: Image, functions: Mapping[Function, str]) -> Path:
    """A program of the driver and the linked bytes, each at its own address."""
    (folder / "driver.c").write_text(DRIVER.read_text(encoding="utf-8"), encoding="utf-8")
    system = DRIVER.with_name(f"bare_{triple}.h")
    (folder / system.name).write_text(system.read_text(encoding="utf-8"), encoding="utf-8")
    starts = [image.symbols[functions[f]] if f in functions else 0 for f in FUNCTIONS]
    table = ", ".join(f"(function_address){start:#x}" for start in starts)
    defined = (f'-DBARE="{system.name}"', f"-DFUNCTIONS={table}")
    options = (*GUESTS[triple].options, *COMPILED, *defined)
    run_compiler((*find("clang").command, *options, "-c", "driver.c"), folder)
    held = "".join(f"    .byte {byte}\n" for byte in image.text)
    text = f'    .section .held, "ax", @progbits\n{held}'
    (folder / "held.o").write_bytes(assemble(text, (), triple))
    where = f"--section-start=.held={image.base:#x}"
    linked = ("-static", where, "-o", "program", "driver.o", "held.o")
    run_compiler((*find("ld.lld").command, *linked), folder)
    return folder / "program"
