"""The memory that files take, and the jumps of a listing, counted without an assembler."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from artifacts.generated_files import read_parts, subject_of
from artifacts.memory import Listing, Memory
from bench.sizes import function_bytes
from compiler.machine.load import load_target
from targets.avr.cost import CORES
from verify.toolchain.assemble import assemble

GENERATED = Path(__file__).parents[2] / "generated" / "avr"
SMALL = CORES["atmega328p"]


def memory(code: int = 1000, tables: int = 256, in_ram: bool = False) -> Memory:
    return Memory(code, tables, in_ram, round_keys=100, context=110, stack=40)


@pytest.mark.parametrize(
    "file", ["speck64_128_l1_b2.s", "hight64_128_l1_small.s", "aes128_128_l1_sram.s"]
)
def test_code_bytes_are_those_of_the_object(file: str) -> None:
    (part,) = read_parts(GENERATED / file)
    elf = assemble(part.text, subject_of(part).features, "avr")
    listing = Listing(part.text, load_target("avr"))
    # Functions, and the subroutines that they share.
    text = ELFFile(BytesIO(elf)).get_section_by_name(".text")
    assert text is not None
    assert listing.n_bytes == text["sh_size"]
    assert listing.n_bytes >= sum(function_bytes(elf).values())
    assert not listing.out_of_reach()


def test_sums() -> None:
    assert memory().sizes == {"code": 1000, "flash": 1256, "ram": 250}
    assert memory(in_ram=True).sizes == {"code": 1000, "flash": 1256, "ram": 506}


def test_what_fits_has_no_excess() -> None:
    assert memory(code=(32 << 10) - 256).excess(SMALL, 16) == {}


def test_excess_says_the_sums() -> None:
    assert memory(code=32 << 10).excess(SMALL, 16) == {
        "flash": "flash: 33024 bytes are needed (code 32768 + tables 256), and atmega328p has 32768"
    }
    assert memory(tables=2048, in_ram=True).excess(SMALL, 16) == {
        "RAM": "RAM: 2298 bytes are needed (tables 2048 + rk 100 + ctx 110 + stack 40), "
        "and atmega328p has 2048"
    }


def test_a_table_that_no_pointer_reaches_is_an_excess() -> None:
    large = CORES["atmega128"]
    assert memory(code=65536, tables=0).excess(large, 16) == {}
    assert memory(code=65536, in_ram=True).excess(large, 16) == {}
    assert "tables reach to 65536" in memory(code=65536).excess(large, 16)["flash"]


@pytest.mark.parametrize(
    ("n", "jump", "reaches"),
    [
        *((62, "brne", True), (63, "brne", True), (64, "brne", False)),
        *((64, "rjmp", True), (2046, "rjmp", True), (2048, "rjmp", False), (3000, "jmp", True)),
    ],
)
def test_jumps_reach_as_far_as_their_encoding(n: int, jump: str, reaches: bool) -> None:
    between = "    mov r2, r3\n" * n
    text = f".Lloop:\n{between}    {jump} .Lloop\n    .section .rodata.lwcc\n    .byte 1\n"
    listing = Listing(text, load_target("avr"))
    said = listing.out_of_reach()
    assert not said if reaches else said[0].startswith(f"`{jump} .Lloop` would jump -")
    assert listing.n_bytes == 2 * n + (4 if jump == "jmp" else 2)
