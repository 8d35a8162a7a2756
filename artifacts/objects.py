"""The allowed content of an object with generated code; anything else is an error.

One reader serves what is assembled here and what somebody else assembled. It decides before
anything is linked. An object is one section of code, with the functions of the interface and no
other symbol that a linker sees; what a linker fills in are calls and jumps within that section,
which depend on no address: then the bytes that are proven are those that any linker leaves.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from artifacts.generated_files import Part
from artifacts.relocatable import MAGIC, Contents, Object, Symbol, hinted, read_object
from compiler.machine.load import load_target
from runtime.user_error import UserError
from targets.binary import Binary, load_binary
from verify.toolchain.assemble import (
    ALLOCATED,
    BASE,
    WRITABLE,
    AssemblyError,
    Image,
    assemble,
    link,
)

EXECUTABLE = 4
CODE = ".text"
MOST_BYTES = 16 << 20
RELOCATED_BYTES = 4
"""The most bytes that a relocation of a call or jump changes; instructions are no longer."""
TABLES = ("SHT_NULL", "SHT_SYMTAB", "SHT_STRTAB", "SHT_RELA")
EMPTY = (".data", ".bss")
"""Sections of memory that some assemblers always write; here they must be empty."""
STACK_NOTE = ".note.GNU-stack"
"""An empty section that states whether the stack is executable; by its flags it is not."""
UNLOADED = (".debug_", ".comment")
"""Sections that no program has in memory, by the beginnings of their names."""
ARCHITECTURE = ".riscv.attributes"
"""A section that lists the instructions that the code needs."""
LOCAL_KINDS = ("STT_NOTYPE", "STT_FUNC", "STT_OBJECT", "STT_SECTION")
ALONE = "assemble the generated file as it is, alone"


def is_object(path: Path) -> bool:
    """Whether a file is meant as an object: by its name, or by how it begins.

    Raises:
        OSError: it cannot be read.
    """
    if path.suffix == ".o":
        return True
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def image_of(path: Path, part: Part, parts: Sequence[Part] = ()) -> Image:
    """The code of an object as it is in memory.

    Args:
        path: of the object.
        part: the generated file that it was assembled from.
        parts: all that the file holds, if those are several.

    Raises:
        UserError: it is no object for the part's machine, or not one that stands alone.
        MissingTool: there is no assembler or linker.
        OSError: it cannot be read.
    """
    if path.stat().st_size > MOST_BYTES:
        raise UserError(f"{path}: it is larger than any object of generated code")
    functions = [symbol for each in parts or [part] for symbol in each.functions.values()]
    try:
        return image_in(path.read_bytes(), part, functions)
    except UserError as problem:
        raise UserError(f"{path}: {problem.message}") from problem


def image_in(octets: bytes, part: Part, functions: Collection[str]) -> Image:
    """The code of an object as it is in memory.

    Args:
        octets: the object.
        part: the generated file that it was assembled from.
        functions: the symbols that the object is to define.

    Raises:
        UserError: it is no object for the part's machine, or not one that stands alone.
        MissingTool: there is no assembler or linker.
    """
    target, features = load_target(part.stated.target), assembled_for(part)
    found = read_object(octets)
    _check_kind(found, _of_nothing(features, target.triple), part)
    binary = load_binary(target)
    code = _code_of(found, features, binary)
    if code.align % binary.instruction_bytes:
        raise UserError(f"section {code.name} is not aligned as instructions are")
    _check_functions(found, code, functions, part)
    _check_symbols(found, code, functions, binary.start_up)
    _check_relocations(found, code, binary)
    return _linked(octets, found, code, binary.base)


def assembled_for(part: Part) -> tuple[str, ...]:
    """The assembler's options for the machine of a part whose object code is read."""
    binary = load_binary(load_target(part.stated.target))
    return (*binary.family, *part.stated.assembler_features)


@cache
def _of_nothing(features: tuple[str, ...], triple: str) -> Object:
    """An object without code, for a machine."""
    return read_object(assemble("", features, triple))


def _check_kind(found: Object, wanted: Object, part: Part) -> None:
    """Refuse programs, libraries, and objects of other machines or for other systems."""
    if found.machine != wanted.machine:
        what = f"it is for another machine ({found.machine}); {part.file} is for {wanted.machine}"
        raise UserError(hinted(what, f"assemble {part.file} for its own machine"))
    if found.kind != wanted.kind:
        raise UserError(
            hinted("it is linked already", "give the .o file, as the assembler made it")
        )
    if found.promise != wanted.promise:
        what = "its header is of another ABI or system than generated code"
        raise UserError(hinted(what, f"assemble {part.file} for no more than it needs"))


def _code_of(found: Object, features: Sequence[str], binary: Binary) -> Contents:
    """The one section of code, where each other section is one that may be there.

    Raises:
        UserError: there is none, or another section that nothing is known of.
    """
    held = [s for s in found.sections if s.flags & ALLOCATED and s.size]
    tables = [s for s in held if _is_table(s, binary)]
    loaded = [s for s in held if s not in tables]
    if not loaded:
        raise UserError("it holds no code")
    if len(loaded) > 1:
        names = ", ".join(section.name for section in loaded)
        what = f"several of its sections lie in memory ({names}); generated code is one"
        raise UserError(hinted(what, ALONE))
    (code,) = loaded
    if (code.name, code.kind, code.flags) != (CODE, "SHT_PROGBITS", ALLOCATED | EXECUTABLE):
        what = f"section {code.name} is not just code: it has another name, kind or right"
        raise UserError(hinted(what, ALONE))
    for section in found.sections:
        if section not in (code, *tables) and not _may_be_there(section, features):
            what = f"section {section.name} ({section.kind}) is none of generated code"
            raise UserError(hinted(what, ALONE))
    return code


def _is_table(section: Contents, binary: Binary) -> bool:
    """Whether a section is one of constants that are read in a time that no place decides."""
    is_plain = (section.kind, section.flags) == ("SHT_PROGBITS", ALLOCATED)
    return is_plain and section.name in binary.constant_sections


def _may_be_there(section: Contents, features: Sequence[str]) -> bool:
    """Whether a section is allowed besides the code."""
    if section.flags & ALLOCATED:
        is_known = section.name in EMPTY and section.flags == ALLOCATED | WRITABLE
        return is_known and section.kind in ("SHT_PROGBITS", "SHT_NOBITS")
    if section.kind in TABLES:
        return True
    if section.name == ARCHITECTURE:
        said = re.findall(rb"rv\d+[a-z0-9_]+", section.octets)
        needed = {re.sub(r"\d+p\d+$", "", n) for s in said for n in s.decode().split("_")}
        return needed <= {"rv32i", "zicsr", "zmmul", *features}
    is_unloaded = section.name.startswith(UNLOADED)
    is_note = section.name == STACK_NOTE and not section.flags and not section.size
    return section.kind == "SHT_PROGBITS" and (is_unloaded or is_note)


def _check_symbols(
    found: Object, code: Contents, functions: Collection[str], start_up: Collection[str]
) -> None:
    """Check that a linker sees no symbols but the functions, and that others are in a section."""
    for symbol in found.symbols:
        if symbol.section == "SHN_UNDEF" and symbol.name in start_up:
            continue
        if symbol.section == "SHN_UNDEF":
            what = f"it needs `{symbol.name}` of another file"
            raise UserError(hinted(what, "generated code stands alone: assemble the file as it is"))
        if symbol.binding != "STB_LOCAL":
            if symbol.name not in functions:
                what = f"it defines `{symbol.name}` for other files, which is no function of it"
                raise UserError(hinted(what, ALONE))
        elif not _is_local(symbol, code):
            what = f"symbol `{symbol.name}` ({symbol.kind}) is none of generated code"
            raise UserError(hinted(what, ALONE))


def _is_local(symbol: Symbol, code: Contents) -> bool:
    """Whether a local symbol is a place in a section, or the name of a file."""
    if symbol.kind == "STT_FILE":
        return symbol.section == "SHN_ABS"
    is_inside = symbol.section != code.number or symbol.value <= code.size
    return symbol.kind in LOCAL_KINDS and isinstance(symbol.section, int) and is_inside


def _check_functions(found: Object, code: Contents, functions: Collection[str], part: Part) -> None:
    """See that each function is there, once, and that they share no byte."""
    if not any(symbol.name for symbol in found.symbols):
        what = "it has no symbols: where its functions begin is not known"
        raise UserError(hinted(what, "give the object before `strip`"))
    there: list[Symbol] = []
    for name in functions:
        entries = [s for s in found.symbols if s.name == name]
        if not entries:
            what = f"it does not define `{name}`, which {part.file} does"
            raise UserError(hinted(what, "name the file that it was assembled from with --like"))
        (first, *others) = entries
        if others or not _is_function(first, code):
            what = f"`{name}` is no global function in {code.name}, or is defined twice"
            raise UserError(hinted(what, ALONE))
        there.append(first)
    there.sort(key=lambda symbol: symbol.value)
    for symbol, after in pairwise(there):
        gap = after.value - symbol.value - symbol.size
        if not 0 <= gap < code.align:
            what = f"`{symbol.name}` does not end where `{after.name}` begins: its size is wrong"
            raise UserError(hinted(what, ALONE))


def _is_function(symbol: Symbol, code: Contents) -> bool:
    is_plain = (symbol.binding, symbol.kind) == ("STB_GLOBAL", "STT_FUNC")
    is_seen = is_plain and symbol.visibility == "STV_DEFAULT" and symbol.section == code.number
    return is_seen and 0 < symbol.size <= code.size - symbol.value


def _check_relocations(found: Object, code: Contents, binary: Binary) -> None:
    """Check that all relocations are calls and jumps within the code, or tables."""
    tables = {section.number for section in found.sections if _is_table(section, binary)}
    if any(found.relocations.get(number) for number in tables):
        raise UserError("it has a relocation in a table")
    for relocation in found.relocations.get(code.number, ()):
        symbol, place = relocation.symbol, relocation.place
        is_inside = symbol.section == code.number and symbol.binding in ("STB_GLOBAL", "STB_LOCAL")
        is_whole = place % binary.instruction_bytes == 0 and place < code.size
        is_known = is_inside and relocation.kind in binary.relocations
        if symbol.section in tables and symbol.binding == "STB_LOCAL":
            is_known = relocation.kind in binary.table_relocations
        if not is_known or not is_whole:
            named = f"`{symbol.name}`" if symbol.name and is_inside else "no place in its code"
            where = f"{code.name}+{place:#x} of kind {relocation.kind}"
            what = f"it has a relocation at {where}, to {named}"
            raise UserError(hinted(what, "assemble without linker relaxation, and the file alone"))


def _linked(octets: bytes, found: Object, code: Contents, base: int | None) -> Image:
    """The object in memory; the linker has filled in relocations and nothing else."""
    try:
        image = link(octets, BASE if base is None else base, lines=False)
    except AssemblyError as problem:
        raise UserError(str(problem)) from problem
    places = {relocation.place for relocation in found.relocations.get(code.number, ())}
    filled = {place + i for place in places for i in range(RELOCATED_BYTES)}
    pairs = enumerate(zip(image.text, code.octets, strict=False))
    changed = {i for i, (new, old) in pairs if new != old}
    _, text = image.sections[code.name]
    tables = _placed(found, image, code)
    if len(text) != code.size or not changed <= filled:
        raise UserError("the linker changes more of its code than the places of calls and jumps")
    own = [s for s in found.symbols if s.binding != "STB_LOCAL" and s.section != "SHN_UNDEF"]
    if any(image.symbols.get(s.name) != image.base + s.value for s in own):
        raise UserError("the linker finds its functions in other places")
    return replace(image, text=text, sections=tables)


def _placed(found: Object, image: Image, code: Contents) -> dict[str, tuple[int, bytes]]:
    """The linker's places of tables, by the names of their sections in the object."""
    tables = {s.name: s.octets for s in found.sections if s.flags & ALLOCATED and s.size}
    del tables[code.name]
    placed: dict[str, tuple[int, bytes]] = {}
    for name, octets in tables.items():
        # A linker may put `.rodata.x` into `.rodata`.
        held = image.sections.get(name) or image.sections.get(name.rpartition(".")[0])
        if held is None or held[1] != octets:
            raise UserError("the linker changes its tables")
        placed[name] = held
    if len(image.sections) != 1 + len(tables):
        raise UserError("the linker adds to what lies in memory")
    return placed
