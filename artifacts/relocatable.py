"""Parses relocatable ELF objects."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from elftools.elf.descriptions import describe_e_machine
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import Section, SymbolTableSection
from elftools.elf.sections import Symbol as Entry

from runtime.user_error import UserError

MAGIC = b"\x7fELF"


@dataclass(frozen=True)
class Symbol:
    """An entry of the symbol table.

    Args:
        name: of it.
        section: the number of its section, or a word such as `SHN_UNDEF`.
        value: its place in the section.
        binding: `STB_GLOBAL`, `STB_LOCAL` and others.
        kind: `STT_FUNC`, `STT_NOTYPE` and others.
        size: in bytes.
        visibility: `STV_DEFAULT` and others.
    """

    name: str
    section: int | str
    value: int
    binding: str
    kind: str
    size: int
    visibility: str


@dataclass(frozen=True)
class Relocation:
    """A place that the linker fills in.

    Args:
        place: in its section.
        kind: its number, as the processor's ABI has it.
        symbol: what it counts from.
    """

    place: int
    kind: int
    symbol: Symbol


@dataclass(frozen=True)
class Contents:
    """A section.

    Args:
        number: of the section.
        name: of it.
        kind: `SHT_PROGBITS` and others.
        flags: as the file has them.
        align: what a linker makes its address a multiple of.
        octets: its contents; none of a section that is only room.
        size: in bytes.
    """

    number: int
    name: str
    kind: str
    flags: int
    align: int
    octets: bytes
    size: int


@dataclass(frozen=True)
class Object:
    """The contents of an object file.

    Args:
        machine: class, byte order and machine, for people.
        kind: `ET_REL` for an object.
        promise: of its header, what a linker compares between objects: flags and system.
        sections: all, in order.
        symbols: all, but for the empty one at the beginning of a table.
        relocations: of each section by number.
    """

    machine: str
    kind: str
    promise: tuple[object, ...]
    sections: Sequence[Contents]
    symbols: Sequence[Symbol]
    relocations: Mapping[int, Sequence[Relocation]]


def read_object(octets: bytes) -> Object:
    """Parse an ELF file.

    Raises:
        UserError: it is none, or is damaged.
    """
    if not octets:
        raise UserError("it is empty")
    if not octets.startswith(MAGIC):
        raise UserError(hinted("it is no ELF object", "give a .o file, or the generated .s file"))
    try:
        return _read(ELFFile(io.BytesIO(octets)))
    except UserError:
        raise
    # On damaged files pyelftools raises errors of its own, of keys, values and types.
    except Exception as problem:
        raise UserError(hinted("it is damaged or cut off", "assemble it again")) from problem


def _read(file: ELFFile) -> Object:
    header, sections = file.header, list(file.iter_sections())
    order = "little-endian" if file.little_endian else "big-endian"
    machine = f"{describe_e_machine(header['e_machine'])}, {file.elfclass} bits, {order}"
    tables = [s for s in sections if isinstance(s, SymbolTableSection)]
    if len(tables) > 1:
        raise UserError("it has more than one table of symbols")
    symbols = [_symbol(s) for table in tables for s in table.iter_symbols()]
    relocations: dict[int, list[Relocation]] = {}
    for section in sections:
        if isinstance(section, RelocationSection):
            relocations.setdefault(section["sh_info"], []).extend(
                Relocation(r["r_offset"], r["r_info_type"], symbols[r["r_info_sym"]])
                for r in section.iter_relocations()
            )
    system = header["e_ident"]
    promise = header["e_flags"], system["EI_OSABI"], system["EI_ABIVERSION"], header["e_phnum"]
    held = tuple(_contents(number, section) for number, section in enumerate(sections))
    return Object(machine, header["e_type"], promise, held, symbols[1:], relocations)


def _symbol(entry: Entry) -> Symbol:
    info, other = entry["st_info"], entry["st_other"]
    return Symbol(
        name=entry.name,
        section=entry["st_shndx"],
        value=entry["st_value"],
        binding=info["bind"],
        kind=info["type"],
        size=entry["st_size"],
        visibility=other["visibility"],
    )


def _contents(number: int, section: Section) -> Contents:
    kind, size = str(section["sh_type"]), int(section["sh_size"])
    octets = b"" if kind in ("SHT_NOBITS", "SHT_NULL") else section.data()
    if octets and len(octets) != size:
        raise UserError(hinted("it is cut off", "assemble it again"))
    flags, align = int(section["sh_flags"]), int(section["sh_addralign"])
    return Contents(number, section.name, kind, flags, align, octets, size)


def hinted(what: str, hint: str) -> str:
    """A message with a hint on a separate line."""
    return f"{what}\nhint: {hint}"
