"""The decoder against LLVM's assembler and disassembler."""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from bench.disassemble import disassemble
from compiler.isa import Instruction
from compiler.target import load_target
from lwcc.subjects import assembler_features, read_parts
from prove.decode import DecodeError, Decoder, read_encoding
from targets.binary import load_binary
from verify.assemble import BASE, assemble, link

GENERATED = Path(__file__).parents[2] / "generated"
EVERY_VALUE = 4096
"""Immediates of no more values are decoded at each of them."""
SHORT_FORMS = {
    *("li", "mv", "not", "neg", "seqz", "snez", "zext_h", "ret"),
    *("beqz", "bnez", "bltz", "bgez", "bgtz", "blez"),
}
"""What another row's line may be read as: it is the same bytes."""


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


def cases(instruction: Instruction, registers: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The immediates of an instruction."""
    names = list(instruction.bounds)
    for chosen in itertools.product(*(values(instruction.bounds[n]) for n in names)):
        yield dict(zip(names, chosen, strict=True))


def rendered(instruction: Instruction, numbers: Mapping[str, int], turn: int) -> str:
    """A line of assembly; the registers differ from turn to turn."""
    numbered = load_binary(load_target("rv32i")).numbered
    chosen = {
        name: numbered[view][1 + (turn + 7 * i) % (len(numbered[view]) - 1)]
        for i, (name, view) in enumerate(instruction.views.items())
        if view
    }
    texts = {name: str(value) for name, value in numbers.items()}
    return instruction.render({**chosen, **texts, "t": f". + {turn % 64 * 4 - 128}"})


@pytest.mark.parametrize("instruction", load_target("rv32i").table.values(), ids=lambda i: i.name)
def test_what_the_assembler_makes_is_read_back(instruction: Instruction) -> None:
    target = load_target("rv32i")
    lines = [rendered(instruction, c, n) for n, c in enumerate(cases(instruction, {}))]
    lines += [rendered(instruction, next(cases(instruction, {})), n) for n in range(64)]
    features = tuple(instruction.feature.split()[:1])
    image = link(assemble("".join(f"{x}\n" for x in lines), features, target.triple))
    decoder = decoder_of("rv32i")
    for n, line in enumerate(lines):
        found = decoder.decode(image.text[4 * n :], BASE + 4 * n)
        distance = found.numbers.get("t", 0) - found.pc
        if found.instruction is not instruction:
            assert found.instruction.name in SHORT_FORMS, line
        else:
            assert found.text(f". + {distance}") == line


@cache
def generated_words(folder: str) -> Mapping[int, frozenset[str]]:
    """Every instruction that occurs in generated files, with the features of a file that has it."""
    words: dict[int, frozenset[str]] = {}
    for path in sorted((GENERATED / folder).glob("*.s")):
        for part in read_parts(path):
            features = assembler_features(part.options)
            text = link(assemble(part.text, features, load_target("rv32i").triple)).text
            found = struct.unpack(f"<{len(text) // 4}I", text)
            words |= dict.fromkeys(found, frozenset(features))
    return words


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
        0x02B50533,  # mul a0, a0, a1
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
        read_encoding(wrong, 32)
