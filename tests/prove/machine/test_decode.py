"""The decoder against LLVM's assembler and disassembler."""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from artifacts.generated_files import read_parts
from bench.disassemble import disassemble
from builds.modes.reading import is_mode_file
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from prove.machine.decode import DecodeError, Decoder, read_encoding
from targets.binary import load_binary
from verify.toolchain.assemble import BASE, assemble, link

GENERATED = Path(__file__).parents[3] / "generated"
PADDING = 0xD503201F
"""What stands between functions: no code reaches it."""
EVERY_VALUE = 4096
"""Immediates of no more values are decoded at each of them."""
TARGETS = ("rv32i", "neon")
SHORT_FORMS = {
    *("mov.8b", "mov.16b", "mov_x", "mov_w", "add_x", "sub_x", "lsr_x", "lsr_w"),
    *("li", "mv", "not", "neg", "seqz", "snez", "zext_h", "ret"),
    *("beqz", "bnez", "bltz", "bgez", "bgtz", "blez"),
}
"""What another row's line may be read as: it is the same bytes."""


@cache
def decoder_of(name: str, features: frozenset[str] | None = None) -> Decoder:
    """The decoder of a target, with all of its features where none are given."""
    target = load_target(name)
    wanted = frozenset(target.features) if features is None else features
    return Decoder(target.table, load_binary(target).numbered, wanted)


def values(bounds: tuple[int, int, int]) -> list[int]:
    """All values of an immediate, or the ends and some of many."""
    first, last, step = bounds
    every = range(first, last + 1, step)
    if len(every) <= EVERY_VALUE:
        return list(every)
    chosen = np.random.default_rng(1).integers(len(every), size=64)
    return sorted({first, last, *(every[int(i)] for i in chosen)})


def cases(instruction: Instruction) -> Iterator[dict[str, int]]:
    """The immediates of an instruction."""
    names = list(instruction.bounds)
    for chosen in itertools.product(*(values(instruction.bounds[n]) for n in names)):
        yield dict(zip(names, chosen, strict=True))


@dataclass(frozen=True)
class Line:
    """A line of assembly that a row's text gives, and how far a place in it is."""

    instruction: Instruction
    text: str
    distance: int


@cache
def lists_of(instruction: Instruction) -> Mapping[str, str]:
    """Of each register operand the list of registers that its number counts in."""
    views = {name: view for name, view in instruction.views.items() if view}
    return {**views, **read_encoding(instruction).lists}


def line_of(name: str, instruction: Instruction, numbers: Mapping[str, int], turn: int) -> Line:
    """A line of assembly; the registers differ from turn to turn."""
    numbered = load_binary(load_target(name)).numbered
    chosen = {
        operand: numbered[view][(turn + 7 * i + 1) % len(numbered[view])]
        for i, (operand, view) in enumerate(lists_of(instruction).items())
    }
    followers = instruction.row.consecutive.split()
    for i, operand in enumerate(followers):
        chosen[operand] = f"v{(turn + i) % 32}"
    texts = {operand: str(value) for operand, value in numbers.items()}
    distance = turn % 64 * 4 - 128
    return Line(instruction, instruction.render({**chosen, **texts, "t": f"{distance}"}), distance)


@cache
def lines_of(name: str) -> Mapping[str, Sequence[tuple[Line, bytes]]]:
    """Of each row of a target lines, at each immediate and with many registers, and their bytes."""
    made: list[Line] = []
    for instruction in load_target(name).table.values():
        every = list(cases(instruction))
        made += [line_of(name, instruction, c, n) for n, c in enumerate(every)]
        made += [line_of(name, instruction, every[0], n) for n in range(64)]
    text = assembled(name, [line.text for line in made])
    found: dict[str, list[tuple[Line, bytes]]] = {}
    for n, line in enumerate(made):
        found.setdefault(line.instruction.name, []).append((line, text[4 * n : 4 * n + 4]))
    return found


ALL_ROWS = [(name, row) for name in TARGETS for row in load_target(name).table]


@pytest.mark.full
@pytest.mark.parametrize(("name", "row"), ALL_ROWS)
def test_what_the_assembler_makes_is_read_back(name: str, row: str) -> None:
    decoder = decoder_of(name)
    for line, octets in lines_of(name)[row]:
        found = decoder.decode(octets, BASE)
        distance = found.numbers.get("t", 0) - found.pc
        if found.instruction is not line.instruction:
            assert found.instruction.name in SHORT_FORMS, line.text
        else:
            assert found.text(f"{distance}") == line.text


def assembled(name: str, lines: Sequence[str]) -> bytes:
    """Lines of assembly as machine code, for a machine that has everything."""
    target, text = load_target(name), "".join(f"{line}\n" for line in lines)
    features = tuple(feature for feature in target.features if feature != "e")
    return link(assemble(text, features, target.triple)).text


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("name", TARGETS)
def test_what_a_flipped_bit_makes_is_read_as_the_assembler_says_or_refused(name: str) -> None:
    """No bit that is fixed is overlooked, and none that is free is fixed."""
    decoder = decoder_of(name)
    read: dict[int, str] = {}
    for (_, octets), *_ in lines_of(name).values():
        for bit in range(32):
            word = int.from_bytes(octets, "little") ^ 1 << bit
            try:
                found = decoder.decode(word.to_bytes(4, "little"), 0)
            except DecodeError:
                continue
            read[word] = found.text(f"{found.numbers.get('t', 0)}")
    again = struct.unpack(f"<{len(read)}I", assembled(name, list(read.values())))
    pairs = zip(read.items(), again, strict=True)
    assert not [(f"{word:#x}", text) for (word, text), other in pairs if word != other]
    assert len(read) > 10 * len(lines_of(name))


@cache
def generated_words(name: str) -> Mapping[int, frozenset[str]]:
    """Every instruction that occurs in generated files, with the features of a file that has it."""
    words: dict[int, frozenset[str]] = {}
    target = load_target(name)
    paths = sorted((GENERATED / target.folder.name).glob("*.s"))
    for path in (each for each in paths if not is_mode_file(each)):
        for part in read_parts(path):
            features = part.stated.assembler_features
            code = re.sub(r"^ +\.byte .*$", "", part.text, flags=re.M)
            text = link(assemble(code, features, target.triple)).text
            found = struct.unpack(f"<{len(text) // 4}I", text)
            words |= dict.fromkeys(found, frozenset(features))
    return words


@pytest.mark.full
@pytest.mark.slow
def test_generated_code_is_read_as_llvm_reads_it() -> None:
    words = generated_words("rv32i")
    for features in set(words.values()):
        chosen = [w.to_bytes(4, "little") for w, f in words.items() if f == features]
        decoder = decoder_of("rv32i", features)
        expected = disassemble(chosen, tuple(features), load_target("rv32i").triple)
        for octets, text in zip(chosen, expected, strict=True):
            found = decoder.decode(octets, 0)
            read = found.text(str(found.numbers.get("t", 0)))
            # One encoding has two short forms.
            assert re.sub("^mv (.*), zero$", r"li \1, 0", read) == text


@pytest.mark.full
@pytest.mark.slow
def test_generated_code_is_what_the_assembler_makes_of_what_is_read() -> None:
    """LLVM writes some of the lines in another way: `mov w1, #2` for `movz w1, #2`."""
    words = generated_words("neon")
    for features in set(words.values()):
        chosen = [word for word, f in words.items() if f == features and word != PADDING]
        decoder = decoder_of("neon", features)
        found = [decoder.decode(word.to_bytes(4, "little"), 0) for word in chosen]
        lines = [each.text(f"{each.numbers.get('t', 0)}") for each in found]
        again = struct.unpack(f"<{len(chosen)}I", assembled("neon", lines))
        assert again == tuple(chosen)


def test_a_feature_that_the_machine_lacks_is_no_instruction() -> None:
    code = link(assemble("andn a0, a1, a2\n", ("zbb",), "riscv32")).text
    assert decoder_of("rv32i").decode(code, 0).text() == "andn a0, a1, a2"
    with pytest.raises(DecodeError, match="0x40c5f533 is no instruction of the table"):
        decoder_of("rv32i", frozenset()).decode(code, 0)


@pytest.mark.parametrize(
    "word",
    [
        0x00000000,
        0xFFFFFFFF,
        0x02B54533,  # div a0, a0, a1
        0x00008082,  # ret of two bytes
        0x40C59533,  # sll with a bit of funct7
        0x00000073,  # ecall
        0x02059513,  # slli by 32
        0x004500E7,  # jalr 4(a0)
        0x0000100F,  # fence.i
    ],
)
def test_what_no_row_says_is_refused(word: int) -> None:
    with pytest.raises(DecodeError, match="is no instruction of the table"):
        decoder_of("rv32i").decode(word.to_bytes(4, "little"), 0)


def test_code_that_ends_inside_an_instruction_is_refused() -> None:
    with pytest.raises(DecodeError, match="ends inside an instruction"):
        decoder_of("rv32i").decode(b"\x13\0", 0)


@pytest.mark.parametrize(
    ("encoding", "complaint"),
    [
        ("0000000 b[4:0] a[4:0] 000 d[4:0] 011001", "the encoding has 31 bits"),
        ("0000000 b[4:0] a[4:0 000 d[4:0] 0110011", r"`a\[4:0` is no group of bits"),
    ],
)
def test_an_encoding_is_read_strictly(encoding: str, complaint: str) -> None:
    instruction = load_target("rv32i").table["add"]
    wrong = replace(instruction, row=replace(instruction.row, encoding=encoding))
    with pytest.raises(ValueError, match=complaint):
        read_encoding(wrong)
