"""Reads object files that somebody else assembled, strictly: what is unusual is refused.

An object is taken where it holds one section of code and nothing else in memory, and where linking
it changes only the places of calls and jumps inside that section: then the bytes that are proven
are those that any linker leaves.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from elftools.elf.descriptions import describe_e_machine
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import Section, SymbolTableSection
from elftools.elf.sections import Symbol as Entry

from compiler.target import load_target
from lwcc.complaint import Complaint
from lwcc.subjects import Part, assembler_features
from verify.assemble import ALLOCATED, BASE, AssemblyError, Image, assemble, link

MAGIC = b"\x7fELF"
EXECUTABLE = 4
MOST_BYTES = 16 << 20
ELSEWHERE = 0x1235_0000
"""Added to the address for a second link, whose bytes must be the same."""
RELOCATED_BYTES = 4
"""What a relocation of a call or jump changes at most; instructions are no longer."""


@dataclass(frozen=True)
class Symbol:
    """An entry of the symbol table.

    Args:
        name: of it.
        section: the number of its section, or a word such as `SHN_UNDEF`.
        value: its place in the section.
        binding: `STB_GLOBAL`, `STB_LOCAL` and others.
        kind: `STT_FUNC`, `STT_NOTYPE` and others.
    """

    name: str
    section: int | str
    value: int
    binding: str
    kind: str


@dataclass(frozen=True)
class InMemory:
    """A section that lies in memory.

    Args:
        number: of the section.
        name: of it.
        kind: `SHT_PROGBITS` and others.
        flags: as the file has them.
        octets: its contents.
    """

    number: int
    name: str
    kind: str
    flags: int
    octets: bytes


@dataclass(frozen=True)
class Object:
    """What a file says of itself.

    Args:
        machine: class, byte order and machine, for people.
        kind: `ET_REL` for an object.
        sections: those that lie in memory and are not empty.
        symbols: all that have a name, and those of sections.
        relocations: of each section by number, the places and the symbols.
    """

    machine: str
    kind: str
    sections: Sequence[InMemory]
    symbols: Sequence[Symbol]
    relocations: Mapping[int, Sequence[tuple[int, Symbol]]]


def is_object(path: Path) -> bool:
    """Whether a file is meant as an object: by its name, or by how it begins.

    Raises:
        OSError: it cannot be read.
    """
    if path.suffix == ".o":
        return True
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def image_of(path: Path, part: Part) -> Image:
    """The code of an object as it lies in memory.

    Args:
        path: of the object.
        part: the generated file that it was assembled from.

    Raises:
        Complaint: it is no object for the part's machine, or not one that stands alone.
        MissingTool: there is no assembler or linker.
        OSError: it cannot be read.
    """
    if path.stat().st_size > MOST_BYTES:
        raise Complaint(f"{path}: it is larger than any object of generated code")
    octets, target = path.read_bytes(), load_target(part.options.target)
    try:
        found = read_object(octets)
        wanted = _of_nothing(assembler_features(part.options), target.triple)
        names = tuple(part.functions.values())
        _check_kind(found, wanted, part)
        text = _code_section(found)
        _check_functions(found, text, names, part)
        _check_relocations(found, text)
        image = _linked(octets, found, text)
    except Complaint as problem:
        raise Complaint(f"{path}: {problem.message}") from problem
    places = {s.name: image.base + s.value for s in found.symbols if s.name in names}
    if any(image.symbols.get(name) != place for name, place in places.items()):
        raise Complaint(f"{path}: the linker finds its functions in other places")
    return image


def read_object(octets: bytes) -> Object:
    """What an ELF file says of itself.

    Raises:
        Complaint: it is none, or is damaged.
    """
    if not octets:
        raise Complaint("it is empty")
    if not octets.startswith(MAGIC):
        raise Complaint(_hinted("it is no ELF object", "give a .o file, or the generated .s file"))
    try:
        return _read(ELFFile(io.BytesIO(octets)))
    except Complaint:
        raise
    # pyelftools raises what it meets on damaged files: errors of its own, of keys, values, types.
    except Exception as problem:
        raise Complaint(_hinted("it is damaged or cut off", "assemble it again")) from problem


def _read(file: ELFFile) -> Object:
    header, sections = file.header, list(file.iter_sections())
    order = "little-endian" if file.little_endian else "big-endian"
    machine = f"{describe_e_machine(header['e_machine'])}, {file.elfclass} bits, {order}"
    tables = [s for s in sections if isinstance(s, SymbolTableSection)]
    if len(tables) > 1:
        raise Complaint("it has more than one table of symbols")
    symbols = [_symbol(s) for table in tables for s in table.iter_symbols()]
    relocations: dict[int, list[tuple[int, Symbol]]] = {}
    for section in sections:
        if isinstance(section, RelocationSection):
            places = relocations.setdefault(section["sh_info"], [])
            places += [
                (r["r_offset"], symbols[r["r_info_sym"]]) for r in section.iter_relocations()
            ]
    return Object(machine, header["e_type"], tuple(_in_memory(sections)), symbols, relocations)


def _symbol(entry: Entry) -> Symbol:
    name, info = entry.name, entry["st_info"]
    section, value = entry["st_shndx"], entry["st_value"]
    return Symbol(name, section, value, info["bind"], info["type"])


def _in_memory(sections: Sequence[Section]) -> Iterator[InMemory]:
    """The sections that lie in memory."""
    for number, section in enumerate(sections):
        flags, size = int(section["sh_flags"]), int(section["sh_size"])
        if flags & ALLOCATED and size:
            kind = str(section["sh_type"])
            octets = b"" if kind == "SHT_NOBITS" else section.data()
            if kind != "SHT_NOBITS" and len(octets) != size:
                raise Complaint(_hinted("it is cut off", "assemble it again"))
            yield InMemory(number, section.name, kind, flags, octets)


@cache
def _of_nothing(features: tuple[str, ...], triple: str) -> Object:
    """An object without code, for a machine."""
    return read_object(assemble("", features, triple))


def _hinted(what: str, hint: str) -> str:
    return f"{what}\nhint: {hint}"


def _check_kind(found: Object, wanted: Object, part: Part) -> None:
    """Refuse programs, libraries, and objects of other machines."""
    if found.machine != wanted.machine:
        what = f"it is for another machine ({found.machine}); {part.file} is for {wanted.machine}"
        raise Complaint(_hinted(what, f"assemble {part.file} for its own machine"))
    if found.kind != wanted.kind:
        raise Complaint(
            _hinted("it is linked already", "give the .o file, as the assembler made it")
        )


def _code_section(found: Object) -> InMemory:
    """The one section of code."""
    if not found.sections:
        raise Complaint("it holds no code")
    if len(found.sections) > 1:
        names = ", ".join(section.name for section in found.sections)
        what = f"several of its sections lie in memory ({names}); generated code is one"
        raise Complaint(_hinted(what, "assemble the generated file alone"))
    (text,) = found.sections
    if text.kind != "SHT_PROGBITS" or text.flags != ALLOCATED | EXECUTABLE:
        raise Complaint(f"section {text.name} is not just code: it is writable, or of an odd kind")
    return text


def _check_functions(found: Object, text: InMemory, names: Sequence[str], part: Part) -> None:
    """See that each function is there, once, in the code, and that nothing else is needed."""
    if not any(symbol.name for symbol in found.symbols):
        what = "it has no symbols: where its functions begin is not known"
        raise Complaint(_hinted(what, "give the object before `strip`"))
    outside = [s.name for s in found.symbols if s.section == "SHN_UNDEF" and s.name]
    if outside:
        what = f"it needs `{outside[0]}` of another file"
        raise Complaint(_hinted(what, "generated code stands alone: assemble the file as it is"))
    for name in names:
        entries = [s for s in found.symbols if s.name == name]
        if not entries:
            what = f"it does not define `{name}`, which {part.file} does"
            raise Complaint(_hinted(what, "name the file that it was assembled from with --like"))
        (first, *others) = entries
        if others or not _is_function(first, text):
            raise Complaint(f"`{name}` is no global function in {text.name}, or is defined twice")


def _is_function(symbol: Symbol, text: InMemory) -> bool:
    is_plain = symbol.binding == "STB_GLOBAL" and symbol.kind in ("STT_FUNC", "STT_NOTYPE")
    return is_plain and symbol.section == text.number and symbol.value < len(text.octets)


def _check_relocations(found: Object, text: InMemory) -> None:
    """See that what the linker has to fill in are places in the code itself."""
    for place, symbol in found.relocations.get(text.number, ()):
        if symbol.section != text.number or symbol.binding not in ("STB_GLOBAL", "STB_LOCAL"):
            named = f"`{symbol.name}`" if symbol.name else "no place in its code"
            what = f"it has a relocation at {text.name}+{place:#x} to {named}"
            raise Complaint(_hinted(what, "assemble without linker relaxation, and the file alone"))


def _linked(octets: bytes, found: Object, text: InMemory) -> Image:
    """The object in memory; the linker may have filled in relocations and nothing else."""
    try:
        image, elsewhere = link(octets), link(octets, BASE + ELSEWHERE)
    except AssemblyError as problem:
        raise Complaint(str(problem)) from problem
    if image.text != elsewhere.text:
        what = "its code depends on the address at which it lies"
        raise Complaint(_hinted(what, "generated code does not: assemble the file as it is"))
    places = {place for place, _ in found.relocations.get(text.number, ())}
    filled = {place + i for place in places for i in range(RELOCATED_BYTES)}
    pairs = enumerate(zip(image.text, text.octets, strict=False))
    changed = {i for i, (new, old) in pairs if new != old}
    if len(image.text) != len(text.octets) or not changed <= filled:
        raise Complaint("the linker changes more of its code than the places of calls and jumps")
    return image
