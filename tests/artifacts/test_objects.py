"""Objects that somebody else made: what is refused, and what is said; damaged ones never pass."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from artifacts import objects
from artifacts.generated_files import Part, read_parts
from artifacts.objects import image_of, is_object
from artifacts.parts import proof_subject
from prove.claims.verdict import Outcome, prove_function
from runtime.user_error import UserError
from tests.lwcc.terminal import lwcc, refused
from verify.toolchain.assemble import Image, assemble, link

RV32I = Path(__file__).parents[2] / "generated" / "rv32i"
SPECK = RV32I / "speck32_64.s"
ENCRYPT = "lwcc_speck32_64_ecb_encrypt_rv32i"
HEADER_BYTES = 52
RISCV32 = "riscv32"
N_DAMAGED = 500


@cache
def part() -> Part:
    (made,) = read_parts(SPECK)
    return made


@cache
def octets(text: str = "", triple: str = RISCV32) -> bytes:
    """An object: of the generated file where no text is given."""
    return assemble(text or part().text, (), triple)


def with_lines(lines: str) -> str:
    """The generated file, its encryption beginning with other lines."""
    before, label, after = part().text.partition(f"{ENCRYPT}:\n")
    return f"{before}{label}{lines}\n{after}"


def written(folder: Path, contents: bytes) -> Path:
    path = folder / "some.o"
    path.write_bytes(contents)
    return path


def complaint(folder: Path, contents: bytes) -> str:
    """What is said of an object that is refused."""
    with pytest.raises(UserError) as caught:
        image_of(written(folder, contents), part())
    said = caught.value.message
    assert said.startswith(f"{folder / 'some.o'}: "), said
    return said


def relocations(contents: bytes) -> int:
    """How many an object has."""
    section = ELFFile(io.BytesIO(contents)).get_section_by_name(".rela.text")
    assert isinstance(section, RelocationSection)
    return int(section.num_relocations())


def outcome(image: Image) -> Outcome:
    return prove_function(proof_subject(part(), image=image), "ecb_encrypt")


@pytest.mark.slow
def test_an_object_is_proven_by_the_file_that_it_was_made_from(tmp_path: Path) -> None:
    path = written(tmp_path, octets())
    result = lwcc("prove", path, "--like", SPECK, "--function", "ecb_encrypt")
    assert result.exit_code == 0, result.output
    assert str(path) in result.stdout


@pytest.mark.slow
def test_a_file_of_the_same_name_beside_it_says_what_it_computes(tmp_path: Path) -> None:
    (tmp_path / "some.s").write_text(SPECK.read_text())
    result = lwcc("prove", written(tmp_path, octets()), "--function", "ecb_encrypt")
    assert result.exit_code == 0, result.output


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pipo64_128_l8_once", "pipo64_128_l16_sha3"])
def test_objects_of_another_target_are_read(name: str, tmp_path: Path) -> None:
    (neon,) = read_parts(RV32I.parent / "aarch64_neon" / f"{name}.s")
    features = neon.stated.assembler_features
    made = assemble(neon.text, features, "aarch64")
    assert image_of(written(tmp_path, made), neon).text == link(made).text


def test_debug_information_is_no_code(tmp_path: Path) -> None:
    path = written(tmp_path, assemble(part().text, (), RISCV32, lines=True))
    assert image_of(path, part()).text == image_of(written(tmp_path, octets()), part()).text


def test_other_code_under_the_same_names_is_a_violation(tmp_path: Path) -> None:
    wrong = part().text.replace("xori", "ori")
    found = outcome(image_of(written(tmp_path, octets(wrong)), part()))
    assert found.verdict == "violation"
    assert "the code gives" in found.detail


def test_it_must_be_said_what_an_object_computes(tmp_path: Path) -> None:
    said = refused("prove", written(tmp_path, octets()))
    assert "some.s to say what it must compute\nhint: name the generated file with --like" in said
    assert "no object is named" in refused("prove", SPECK, "--like", SPECK)
    refused("prove", tmp_path / "none.o", "--like", SPECK)
    source = RV32I.parent / "c" / "speck32_64.c"
    assert "is source text" in refused("prove", written(tmp_path, octets()), "--like", source)


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "it is empty"),
        (b"\x7fELF", "it is damaged or cut off\nhint: assemble it again"),
        (bytes(range(256)), "it is no ELF object\nhint: give a .o file, or the generated .s file"),
        (b"!<arch>\n" + bytes(60), "it is no ELF object"),
    ],
)
def test_what_is_no_object_is_refused(contents: bytes, said: str, tmp_path: Path) -> None:
    assert said in complaint(tmp_path, contents)


@pytest.mark.parametrize("triple", ["aarch64", "riscv64", "aarch64_be"])
def test_an_object_for_another_machine_is_refused(triple: str, tmp_path: Path) -> None:
    said = complaint(tmp_path, octets(".text\n    ret\n", triple))
    assert "it is for another machine (" in said
    assert f"{SPECK.name} is for RISC-V, 32 bits, little-endian\nhint: assemble" in said


MORE = {
    "\n    .data\n    .word 1\n": "several of its sections lie in memory (.text, .data)",
    '\n    .section .other, "ax"\n    ret\n': "several of its sections lie in memory",
    "\n    .comm shared, 4\n    .bss\n    .zero 4\n": "several of its sections lie in memory",
    "\n    jal memcpy\n": "it needs `memcpy` of another file",
    "\n    .option relax\n    call lwcc_speck32_64_key_setup_rv32i\n": "relocation at .text+0x",
    "\n    .weak weak_one\nweak_one:\n    nop\n": "it defines `weak_one` for other files",
    "\n    .global another\nanother:\n    nop\n": "it defines `another` for other files",
    "\n    .global number\n    .set number, 16\n": "it defines `number` for other files",
    "\n    .set number, 16\n": "symbol `number` (STT_NOTYPE) is none of generated code",
    "\n    .comm shared, 4, 4\n": "it defines `shared` for other files",
    "\n    .local room\n    .comm room, 4, 4\n": "several of its sections lie in memory",
    "\n    .weak memcpy\n": "it needs `memcpy` of another file",
    f"\n    .weak {ENCRYPT}\n": f"`{ENCRYPT}` is no global function",
    f"\n    .hidden {ENCRYPT}\n": f"`{ENCRYPT}` is no global function",
    f"\n    .size {ENCRYPT}, 4\n": "begins: its size is wrong",
    f"\n    .size {ENCRYPT}, 9999999\n": f"`{ENCRYPT}` is no global function",
    '\n    .section .init_array, "aw", %init_array\n    .word 0\n': "several of its sections",
    '\n    .section .init_array, "aw", %init_array\n': "section .init_array (SHT_INIT_ARRAY)",
    '\n    .section .merged, "aM", %progbits, 4\n': "section .merged (SHT_PROGBITS) is none",
    '\n    .section .rodata, "a"\n    .word 1\n': "several of its sections lie in memory",
    '\n    .section .x, "axG", %progbits, group, comdat\n': "section .group (SHT_GROUP) is none",
    '\n    .section .tdata, "awT"\n': "section .tdata (SHT_PROGBITS) is none",
    '\n    .section .note.x, "", %note\n    .word 0\n': "section .note.x (SHT_NOTE) is none",
    '\n    .section .note.GNU-stack, "x", %progbits\n': "section .note.GNU-stack (SHT_PROG",
    '\n    .section .foreign, ""\n    .word 0\n': "section .foreign (SHT_PROGBITS) is none",
    '\n    .attribute arch, "rv32imac"\n': "section .riscv.attributes (SHT_RISCV_ATTR",
    '\n    .attribute arch, "rv32i_zbb"\n': "section .riscv.attributes (SHT_RISCV_ATTRIBUTES)",
}
DIFFERENCE = f".word {ENCRYPT} - ."
MOVED = {
    f"lui a0, %hi({ENCRYPT})": 26,
    f"addi a0, a0, %lo({ENCRYPT})": 27,
    f"auipc a0, %pcrel_hi({ENCRYPT})": 23,
    f".word {ENCRYPT}": 1,
    DIFFERENCE: 35,
}
"""Lines whose bytes a linker makes of an address, and the number of the relocation."""


@pytest.mark.parametrize("line", MOVED)
def test_nothing_is_taken_for_a_number_that_a_linker_fills_in(line: str, tmp_path: Path) -> None:
    contents = octets(f"{part().text}\n    {line}\n")
    if line == DIFFERENCE and relocations(contents) == relocations(octets()):
        # LLVM 22 computes it itself: nothing is left to a linker.
        assert image_of(written(tmp_path, contents), part())
        return
    said = complaint(tmp_path, contents)
    assert f" of kind {MOVED[line]}, to `{ENCRYPT}`" in said
    assert "hint: assemble without linker relaxation, and the file alone" in said


def test_the_text_is_held_to_the_same_rules(tmp_path: Path) -> None:
    file = tmp_path / SPECK.name
    file.write_text(with_lines(f"    lui a0, %hi({ENCRYPT})"))
    said = refused("prove", file)
    assert f"{SPECK.name}: its object is refused: it has a relocation at .text+0x" in said


def test_what_assemblers_add_is_no_matter(tmp_path: Path) -> None:
    sections = ".data", ".bss", '.section .note.GNU-stack, "", %progbits'
    text = part().text + "".join(f"\n    {section}\n" for section in sections)
    text += '    .ident "an assembler"\n    .attribute arch, "rv32i"\n'
    image = image_of(written(tmp_path, octets(text)), part())
    assert image.text == image_of(written(tmp_path, octets()), part()).text


@pytest.mark.slow
@pytest.mark.parametrize("more", MORE)
def test_an_object_that_does_not_stand_alone_is_refused(more: str, tmp_path: Path) -> None:
    assert MORE[more] in complaint(tmp_path, octets(part().text + more))


def test_an_indirect_function_is_refused(tmp_path: Path) -> None:
    """LLVM 19 says so in the header too, which is looked at first; LLVM 14 does not."""
    found = complaint(
        tmp_path, octets(f"{part().text}    .type {ENCRYPT}, %gnu_indirect_function\n")
    )
    assert "of another ABI or system" in found or f"`{ENCRYPT}` is no global function" in found


def test_code_that_is_writable_is_refused(tmp_path: Path) -> None:
    text = part().text.replace("    .text\n", '    .section .wild, "awx"\n', 1)
    assert "is not just code: it has another name, kind or right" in complaint(
        tmp_path, octets(text)
    )


def test_functions_must_be_there(tmp_path: Path) -> None:
    other = part().text.replace(ENCRYPT, "other")
    said = complaint(tmp_path, octets(other))
    assert f"it does not define `{ENCRYPT}`, which" in said
    assert "hint: name the file that it was assembled from with --like" in said
    local = part().text.replace(f"    .global {ENCRYPT}\n", "")
    assert f"`{ENCRYPT}` is no global function" in complaint(tmp_path, octets(local))


def test_an_object_without_symbols_is_refused(tmp_path: Path) -> None:
    file = ELFFile(io.BytesIO(octets()))
    stripped = bytearray(octets())
    for number, section in enumerate(file.iter_sections()):
        if section["sh_type"] in ("SHT_SYMTAB", "SHT_RELA"):
            # The second word of a section's header is its type; 0 is no section.
            kind = file["e_shoff"] + number * file["e_shentsize"] + 4
            stripped[kind : kind + 4] = bytes(4)
    said = complaint(tmp_path, bytes(stripped))
    assert "it has no symbols: where its functions begin is not known\n" in said
    assert "hint: give the object before `strip`" in said


def test_a_linked_program_is_refused(tmp_path: Path) -> None:
    program = bytearray(octets())
    program[16] = 2
    assert "it is linked already\nhint: give the .o file" in complaint(tmp_path, bytes(program))


WRONG = {
    "    auipc t0, 0\n    sw a0, 0(t0)": "the code is written to",
    "    auipc t0, 0\n    addi t0, t0, 12\n    jr t0": "(jr t0)",
    "    jr a3": "(jr a3)",
    "    lw t0, 0(a1)\n    jr t0": "",
    "    .half 0x4501\n    .half 0x4501": "is no instruction of the table",
    "    .word 0": "is no instruction of the table",
    "    .word 0x0020006f": "there is no code here",
    "    j 0x40000": "there is no code here",
    "    ecall": "is no instruction of the table",
    "    addi sp, sp, -16\n    sw ra, -4(sp)": "below the stack pointer",
}


@pytest.mark.slow
@pytest.mark.parametrize("lines", WRONG)
def test_code_that_must_not_be_is_never_proven(lines: str, tmp_path: Path) -> None:
    found = outcome(image_of(written(tmp_path, octets(with_lines(lines))), part()))
    is_read = "is no instruction" not in WRONG[lines]
    assert found.verdict in (("violation", "unknown") if is_read else ("refused",))
    assert WRONG[lines] in found.detail


@pytest.mark.slow
def test_code_that_never_ends_is_never_proven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prove.machine.executor.MOST_STEPS", 20_000)
    found = outcome(image_of(written(tmp_path, octets(with_lines("    j ."))), part()))
    assert found.verdict == "unknown"
    assert "still runs after" in found.detail


def test_a_jump_to_a_number_is_never_proven(tmp_path: Path) -> None:
    """It goes on behind itself where the code lies now, and nowhere else."""
    place = image_of(written(tmp_path, octets()), part()).symbols[ENCRYPT] + 12
    lines = f"    lui t0, {place >> 12}\n    addi t0, t0, {place & 0xFFF}\n    jr t0"
    assert place & 0x800 == 0, "addi extends the sign"
    found = outcome(image_of(written(tmp_path, octets(with_lines(lines))), part()))
    assert found.verdict == "violation"
    assert "(jr t0): it jumps to an address in a register that no call has left" in found.detail


def code_of(image: Image, whole: Image, role: str) -> tuple[int, bytes]:
    """Where a function of an object begins, and what lies where it was in the whole one."""
    places = sorted(whole.symbols[name] for name in part().functions.values())
    first = whole.symbols[part().functions[role]]
    last = min([place for place in places if place > first], default=whole.base + len(whole.text))
    place = image.symbols[part().functions[role]]
    return place, image.text[first - whole.base : last - whole.base]


def is_passed(path: Path, whole: Image) -> bool:
    """Whether a damaged object is proven although its code is another."""
    try:
        image = image_of(path, part())
    except UserError:
        return False
    roles = ("key_setup", "ecb_encrypt")
    if all(code_of(image, whole, role) == code_of(whole, whole, role) for role in roles):
        return False
    return outcome(image).verdict == "proven"


def test_no_object_that_is_cut_off_is_taken(tmp_path: Path) -> None:
    size = len(octets())
    for n_bytes in (*range(1, HEADER_BYTES, 7), *range(HEADER_BYTES, size, size // 20), size - 1):
        assert complaint(tmp_path, octets()[:n_bytes])


@pytest.mark.full
@pytest.mark.slow
def test_damaged_headers_never_pass(tmp_path: Path) -> None:
    whole = image_of(written(tmp_path, octets()), part())
    file, rng = ELFFile(io.BytesIO(octets())), random.Random(1)
    text = next(section for section in file.iter_sections() if section.name == ".text")
    code = range(text["sh_offset"], text["sh_offset"] + text["sh_size"])
    places = [place for place in range(len(octets())) if place not in code]
    for _ in range(N_DAMAGED):
        damaged = bytearray(octets())
        for _ in range(rng.choice((1, 1, 2, 8))):
            damaged[rng.choice(places)] ^= 1 << rng.randrange(8)
        assert not is_passed(written(tmp_path, bytes(damaged)), whole)


def test_what_is_an_object_is_seen_by_name_or_contents(tmp_path: Path) -> None:
    assert is_object(tmp_path / "not_there.o")
    assert not is_object(SPECK)
    other = tmp_path / "no_name"
    other.write_bytes(octets())
    assert is_object(other)


def test_an_object_larger_than_any_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(objects, "MOST_BYTES", len(octets()) - 1)
    said = "it is larger than any object of generated code"
    assert said in complaint(tmp_path, octets())


def test_an_object_without_code_is_refused(tmp_path: Path) -> None:
    assert "it holds no code" in complaint(tmp_path, assemble("", (), RISCV32))


def test_code_at_an_odd_place_is_refused(tmp_path: Path) -> None:
    file = ELFFile(io.BytesIO(octets()))
    # The ninth word of a section's header is what its address is a multiple of.
    header = file["e_shoff"] + file.get_section_index(".text") * file["e_shentsize"]
    odd = bytearray(octets())
    odd[header + 32 : header + 36] = (1).to_bytes(4, "little")
    assert "section .text is not aligned as instructions are" in complaint(tmp_path, bytes(odd))


def moved(image: Image) -> Image:
    return replace(image, symbols={name: place + 4 for name, place in image.symbols.items()})


def with_other_code(image: Image) -> Image:
    text = bytes([image.text[0] ^ 1]) + image.text[1:]
    address, held = image.sections[".text"]
    return replace(image, text=text, sections={".text": (address, held)})


def with_more(image: Image) -> Image:
    return replace(image, sections={**image.sections, ".more": (0, b"more")})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            with_other_code,
            "the linker changes more of its code than the places of calls and jumps",
        ),
        (moved, "the linker finds its functions in other places"),
        (with_more, "the linker adds to what lies in memory"),
    ],
)
def test_a_linker_fills_in_numbers_and_nothing_else(
    change: Callable[[Image], Image],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(objects, "link", lambda *given, **named: change(link(*given, **named)))
    assert said in complaint(tmp_path, octets())


def test_a_linker_leaves_tables_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    (with_tables,) = read_parts(RV32I.parent / "avr" / "aes128_128.s")
    made = assemble(with_tables.text, objects.assembled_for(with_tables), "avr")
    functions = list(with_tables.functions.values())
    whole = objects.image_in(made, with_tables, functions)
    names = [name for name in whole.sections if name != ".text"]
    assert names

    def changed(*given: Any, **named: Any) -> Image:
        image = link(*given, **named)
        sections = {n: (a, o if n == ".text" else o[::-1]) for n, (a, o) in image.sections.items()}
        return replace(image, sections=sections)

    monkeypatch.setattr(objects, "link", changed)
    with pytest.raises(UserError, match="the linker changes its tables"):
        objects.image_in(made, with_tables, functions)
