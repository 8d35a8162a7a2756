"""An ELF object says its sections, symbols and relocations; a damaged one is refused."""

from __future__ import annotations

import struct

import pytest

from artifacts.relocatable import Contents, Relocation, Symbol, hinted, read_object
from runtime.user_error import UserError

HEADER, SECTION = "16sHHIIIIIHHHHHH", "IIIIIIIIII"
NAMES = b"\0.text\0.rela.text\0.symtab\0.strtab\0.bss\0main\0far\0"
PROGBITS, SYMTAB, STRTAB, RELA, NOBITS = 1, 2, 3, 4, 8
RISCV, EXECUTABLE_CODE = 243, 0x6
CODE = bytes.fromhex("6f000000 67800000")
JAL = 17


def name_at(name: str) -> int:
    return NAMES.index(b"\0" + name.encode() + b"\0") + 1


def elf(order: str = "<", more: tuple[tuple[int, bytes], ...] = (), flags: int = 0) -> bytes:
    """An object of RISC-V whose `main` jumps to `far`; `more` sections have a kind and contents."""
    symbols = b"".join(
        struct.pack(order + "IIIBBH", *values)
        for values in (
            (0, 0, 0, 0, 0, 0),
            (name_at("main"), 4, 4, 0x12, 2, 1),
            (name_at("far"), 0, 0, 0x10, 0, 0),
        )
    )
    places = struct.pack(order + "IIi", 0, 2 << 8 | JAL, 0)
    bodies = [
        (0, "", 0, b"", 0, 0, 0, 0),
        (PROGBITS, ".text", EXECUTABLE_CODE, CODE, 0, 0, 4, 0),
        (RELA, ".rela.text", 0, places, 3, 1, 4, 12),
        (SYMTAB, ".symtab", 0, symbols, 4, 1, 4, 16),
        (STRTAB, ".strtab", 0, NAMES, 0, 0, 1, 0),
        (NOBITS, ".bss", 3, bytes(64), 0, 0, 8, 0),
        *((kind, ".text", 0, octets, 4, 0, 1, 16) for kind, octets in more),
    ]
    data, heads = b"", b""
    for kind, name, rights, octets, link, info, align, entry in bodies:
        at, size = 52 + len(data), len(octets)
        number = name_at(name) if name else 0
        values = (number, kind, rights, 0, at, size, link, info, align, entry)
        heads += struct.pack(order + SECTION, *values)
        data += b"" if kind == NOBITS else octets
    ident = b"\x7fELF" + bytes((1, 1 if order == "<" else 2, 1, 3, 5)) + bytes(7)
    sizes = (0, 0, 52 + len(data), flags, 52, 0, 0, 40, len(bodies), 4)
    return struct.pack(order + HEADER, ident, 1, RISCV, 1, *sizes) + data + heads


def refusal(octets: bytes) -> str:
    with pytest.raises(UserError) as caught:
        read_object(octets)
    return caught.value.message


@pytest.mark.parametrize(("order", "word"), [("<", "little"), (">", "big")])
def test_an_object_says_what_it_is_of(order: str, word: str) -> None:
    found = read_object(elf(order, flags=5))
    assert (found.machine, found.kind) == (f"RISC-V, 32 bits, {word}-endian", "ET_REL")
    # The flags, the system (3: Linux), the version of its ABI, and no segments.
    assert found.promise == (5, "ELFOSABI_LINUX", 5, 0)


def test_sections_have_their_bytes_and_room_has_none() -> None:
    found = read_object(elf()).sections
    assert [section.name for section in found] == [
        *("", ".text", ".rela.text", ".symtab", ".strtab", ".bss")
    ]
    assert found[1] == Contents(1, ".text", "SHT_PROGBITS", EXECUTABLE_CODE, 4, CODE, 8)
    assert found[5] == Contents(5, ".bss", "SHT_NOBITS", 3, 8, b"", 64)


def test_symbols_and_relocations_are_read() -> None:
    found = read_object(elf())
    far = Symbol("far", "SHN_UNDEF", 0, "STB_GLOBAL", "STT_NOTYPE", 0, "STV_DEFAULT")
    main = Symbol("main", 1, 4, "STB_GLOBAL", "STT_FUNC", 4, "STV_HIDDEN")
    assert list(found.symbols) == [main, far]
    assert found.relocations == {1: [Relocation(0, JAL, far)]}


@pytest.mark.parametrize(
    ("octets", "said"),
    [
        (b"", "it is empty"),
        (b"text", "it is no ELF object\nhint: give a .o file, or the generated .s file"),
        (b"\x7fELF", "it is damaged or cut off\nhint: assemble it again"),
        (elf()[:-1], "it is damaged or cut off\nhint: assemble it again"),
        (elf(more=((SYMTAB, bytes(16)),)), "it has more than one table of symbols"),
    ],
    ids=["empty", "text", "magic alone", "cut off", "two tables"],
)
def test_what_is_no_whole_object_is_refused(octets: bytes, said: str) -> None:
    assert refusal(octets) == said


def test_a_section_that_ends_beyond_the_file_is_refused() -> None:
    octets = bytearray(elf())
    # The size of the section of code: the sixth word of the second header of the table.
    (table,) = struct.unpack_from("<I", octets, 32)
    struct.pack_into("<I", octets, table + 40 + 20, 1 << 20)
    assert refusal(bytes(octets)) == "it is cut off\nhint: assemble it again"


def test_a_relocation_to_no_symbol_is_refused() -> None:
    octets = elf().replace(struct.pack("<I", 2 << 8 | JAL), struct.pack("<I", 9 << 8 | JAL))
    assert refusal(octets) == "it is damaged or cut off\nhint: assemble it again"


def test_a_hint_has_a_line_of_its_own() -> None:
    assert hinted("it is late", "hurry") == "it is late\nhint: hurry"
