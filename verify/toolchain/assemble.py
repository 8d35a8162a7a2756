"""Assembles text to bytes at an address: `llvm-mc`, then `ld.lld`.

A file with undefined symbols or writable data is an error.
"""

from __future__ import annotations

import io
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import Section, SymbolTableSection

from verify.toolchain.tools import Found, find

BASE = 0x40_0000
"""Where a file is linked unless the caller says otherwise."""

# The name in the wheel's compiler driver of a target that llvm-mc knows by its triple.
WHEEL_TRIPLES = {"aarch64": "aarch64-linux-gnu", "riscv32": "riscv32-linux-gnu"}
WRITABLE, ALLOCATED = 1, 2
MEMORIES = """SECTIONS {{
    .text {code:#x} : {{ *(.text .text.*) *(.progmem .progmem.*) }}
    .rodata {data:#x} : {{ *(.rodata .rodata.*) }}
}}
"""
"""The linker script for separate memories of code and data."""


class AssemblyError(Exception):
    """The assembler or the linker refused a file; the message is its own."""


@dataclass(frozen=True)
class Image:
    """A linked file as it lies in memory.

    Args:
        text: the bytes from `base` on, code and constants.
        symbols: addresses of all named places, the assembler's own labels (`.L`) left out.
        base: address of the first byte.
        lines: the line of the source, from 1, of each instruction's address; empty where the file
            was assembled without.
        align: what a linker makes the address of the first byte a multiple of.
        data: constants that lie in a memory of their own.
        data_base: address of their first byte, as the linker has it.
        sections: of each section by name its address and its bytes.
    """

    text: bytes
    symbols: Mapping[str, int]
    base: int
    lines: Mapping[int, int] = field(default_factory=dict[int, int])
    align: int = 1
    data: bytes = b""
    data_base: int = 0
    sections: Mapping[str, tuple[int, bytes]] = field(default_factory=dict[str, tuple[int, bytes]])

    def place(self, address: int) -> str:
        """Write an address as `symbol+0x10`, by the nearest symbol before it."""
        before = [(at, name) for name, at in self.symbols.items() if at <= address]
        if not before or address >= self.base + len(self.text):
            return f"{address:#x}"
        at, name = max(before)
        return name if at == address else f"{name}+{address - at:#x}"


def assemble(
    text: str, features: Sequence[str] = (), triple: str = "aarch64", lines: bool = False
) -> bytes:
    """Assemble one file.

    Args:
        text: the assembly.
        features: what the machine must have, as LLVM spells it (`sha3`).
        triple: LLVM's name of the target.
        lines: also note which line of the text each instruction comes from.

    Returns:
        An ELF object.

    Raises:
        AssemblyError: the assembler refused the text.
        MissingTool: there is no assembler.
    """
    found = find("llvm-mc")
    arguments = _wheel_arguments if found.is_wheel else _llvm_mc_arguments
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        output = Path(folder) / "file.o"
        noted = ("-g",) if lines else ()
        _run(found, (*arguments(features, triple), *noted, "-o", str(output), "-"), text)
        return output.read_bytes()


def link(elf: bytes, base: int = BASE, lines: bool = True, data_base: int | None = None) -> Image:
    """Link one object at a fixed address, with nothing else.

    Args:
        elf: the object.
        base: the address.
        lines: keep the lines of instructions that the object notes.
        data_base: address of constants (`.rodata`) where data have a memory of their own.

    Raises:
        AssemblyError: it needs a symbol of another file, or has writable data.
        MissingTool: there is no linker.
    """
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        source, output = Path(folder) / "file.o", Path(folder) / "file.elf"
        source.write_bytes(elf)
        # -N keeps constants right behind the code instead of on a separate page.
        where: tuple[str, ...] = (f"--image-base={base:#x}", f"-Ttext={base:#x}")
        if data_base is not None:
            script = Path(folder) / "memories"
            script.write_text(MEMORIES.format(code=base, data=data_base), encoding="ascii")
            where = (f"--script={script}",)
        # Where lines are noted, the assembler labels each instruction: `.L` and a number.
        left_out = ("--discard-locals",) if lines else ("--discard-locals", "--strip-debug")
        options = ("-N", "-static", "--no-undefined", "--entry=0", *left_out, *where)
        _run(find("ld.lld"), (*options, "-o", str(output), str(source)), "")
        return _read_image(output.read_bytes(), base, data_base)


def _llvm_mc_arguments(features: Sequence[str], triple: str) -> tuple[str, ...]:
    wanted = tuple(f"-mattr=+{feature}" for feature in features)
    return (f"-triple={triple}", "-filetype=obj", *wanted)


def _wheel_arguments(features: Sequence[str], triple: str) -> tuple[str, ...]:
    cpu = "generic" + "".join(f"+{feature}" for feature in features)
    target = WHEEL_TRIPLES.get(triple, triple)
    return ("-target", target, f"-mcpu={cpu}", "-c", "-x", "assembler")


def _run(found: Found, arguments: Sequence[str], text: str) -> None:
    """Start a tool with `text` as its input; `AssemblyError` where it fails."""
    command = (*found.command, *arguments)
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = done.stderr.strip() or f"exit status {done.returncode}"
        raise AssemblyError(f"{found.tool.name} {found.version} refused the file:\n{said}")


def _read_image(elf: bytes, base: int, data_base: int | None) -> Image:
    """Read the sections that lie in memory, and the symbols, of a linked file."""
    file = ELFFile(io.BytesIO(elf))
    sections = [s for s in file.iter_sections() if s["sh_flags"] & ALLOCATED and s["sh_size"]]
    for section in sections:
        _refuse_writable(section)
    end = data_base if data_base is not None else 1 << 64
    code = [s for s in sections if s["sh_addr"] < end]
    if not code:
        raise AssemblyError("the file holds no code")
    text = _contents(code, base)
    data = _contents([s for s in sections if s["sh_addr"] >= end], end)
    align = min(section["sh_addralign"] for section in code)
    lines = _read_lines(file)
    held = {section.name: (section["sh_addr"], section.data()) for section in sections}
    symbols = _read_symbols(file)
    return Image(text, symbols, base, lines, align, data, data_base or 0, held)


def _contents(sections: Sequence[Section], base: int) -> bytes:
    """The bytes of sections from an address on."""
    octets = bytearray(max((s["sh_addr"] + s["sh_size"] for s in sections), default=base) - base)
    for section in sections:
        start = section["sh_addr"] - base
        octets[start : start + section["sh_size"]] = section.data()
    return bytes(octets)


def _refuse_writable(section: Section) -> None:
    if section["sh_flags"] & WRITABLE:
        raise AssemblyError(f"section {section.name} is writable; generated code keeps no data")


def _read_symbols(file: ELFFile) -> dict[str, int]:
    """Names and addresses; mapping symbols (`$x`, `$d`) say nothing and are left out."""
    symbols: dict[str, int] = {}
    for section in file.iter_sections():
        if isinstance(section, SymbolTableSection):
            named = (s for s in section.iter_symbols() if s.name and not s.name.startswith("$"))
            symbols |= {s.name: s["st_value"] for s in named if s["st_shndx"] != "SHN_UNDEF"}
    return symbols


def _read_lines(file: ELFFile) -> dict[int, int]:
    """The source line of each address, where the file has DWARF."""
    if not file.has_dwarf_info():
        return {}
    dwarf = file.get_dwarf_info()
    programs = [dwarf.line_program_for_CU(unit) for unit in dwarf.iter_CUs()]
    entries = (entry for program in programs if program for entry in program.get_entries())
    states = (entry.state for entry in entries)
    return {s.address: s.line for s in states if s is not None and not s.end_sequence}
