"""The encodings of the rows against LLVM's assembler, by a reading of them that is this file's own.

Numbers of registers are those of the AVR Instruction Set Manual, DS40002198B, chapter 5.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping

import pytest

from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from verify.toolchain.assemble import AssemblyError, assemble, link

AVR = load_target("avr")
FAMILY = ("avr51",)
ENCODED = [name for name, row in AVR.table.items() if row.row.encoding]
NUMBERS: Mapping[str, Mapping[str, int]] = {
    "reg": {f"r{n}": n for n in range(32)},
    "high": {f"r{n}": n - 16 for n in range(16, 32)},
    "near": {"Y": 1, "Z": 0},
    "at": {"X": 0b1100},
    "on": {"X": 0b1101, "Y": 0b1001, "Z": 0b0001},
    "pair": {"X": 13, "Y": 14, "Z": 15, "P": 11},
    "word": {"X": 1, "Y": 2, "Z": 3},
}
"""Of each list the numbers of its registers. `at` has X alone: what the manual calls LD by Y or Z
without a displacement is LDD with 0."""
FIELD = re.compile(r"(\w+)(?:/(\w+))?\[(\d+)(?::(\d+))?\]")


def lists_of(row: Instruction) -> dict[str, str]:
    """The list in which the number of each register operand counts."""
    named = {name: other for name, other, *_ in FIELD.findall(row.row.encoding) if other}
    return {name: named.get(name, view) for name, view in row.views.items() if view}


def encoded(row: Instruction, operands: Mapping[str, str | int]) -> int:
    """The word that the encoding gives for registers and immediates."""
    bits, lists = "", lists_of(row)
    for group in row.row.encoding.split():
        field = FIELD.fullmatch(group)
        if field is None:
            bits += group
            continue
        name, _, high, low = field.groups()
        value = operands[name]
        number = NUMBERS[lists[name]][value] if isinstance(value, str) else value
        width = int(high) - int(low or high) + 1
        bits += f"{number >> int(low or high) & (1 << width) - 1:0{width}b}"
    assert len(bits) == 16
    return int(bits, 2)


def cases(row: Instruction) -> Iterator[dict[str, str | int]]:
    """All registers and immediates of each operand, and some of them together."""
    choices: dict[str, list[str | int]] = {n: [*NUMBERS[k]] for n, k in lists_of(row).items()}
    for name, (first, last, step) in row.bounds.items():
        choices[name] = [*range(first, last + 1, step)]
    names = list(choices)
    longest = max(map(len, choices.values()), default=1)
    for turn in range(longest):
        for shift in (0, 5):
            # The second operand is not always a fixed distance from the first.
            places = (turn * (1 + 2 * n) + shift * n for n in range(len(names)))
            yield {n: choices[n][at % len(choices[n])] for n, at in zip(names, places, strict=True)}
    ends = itertools.product(*([choices[n][0], choices[n][-1]] for n in names))
    yield from (dict(zip(names, chosen, strict=True)) for chosen in ends)


@pytest.mark.parametrize("name", ENCODED)
def test_the_assembler_makes_the_word_of_the_encoding(name: str) -> None:
    row = AVR.table[name]
    every = list(cases(row))
    lines = [row.render(operands) for operands in every]
    text = link(assemble("".join(f"{line}\n" for line in lines), FAMILY, "avr")).text
    words = [int.from_bytes(text[2 * n : 2 * n + 2], "little") for n in range(len(text) // 2)]
    assert len(words) == len(every)
    for line, operands, word in zip(lines, every, words, strict=True):
        assert encoded(row, operands) == word, line


@pytest.mark.parametrize("name", ENCODED)
def test_two_rows_have_one_word_only_where_one_is_the_other(name: str) -> None:
    """`lsl` is `add` of a register to itself, say; such rows are told apart by their operands."""
    others = [o for o in ENCODED if o != name]
    mine = {encoded(AVR.table[name], operands) for operands in cases(AVR.table[name])}
    shared = {
        other
        for other in others
        if mine & {encoded(AVR.table[other], operands) for operands in cases(AVR.table[other])}
    }
    known = {"lsl": {"add"}, "rol": {"adc", "adz"}, "adz": {"adc", "rol"}}
    known |= {"add": {"lsl"}, "adc": {"rol", "adz"}}
    assert shared <= known.get(name, set())


def test_what_has_no_encoding_is_rewritten_or_is_two_instructions() -> None:
    bare = {name for name, row in AVR.table.items() if not (row.row.encoding or row.lines)}
    walks = set(AVR.walks)
    two = {name for name in bare if "\n" in AVR.table[name].text}
    # An index in place is half of a pointer that the instruction names.
    in_place = {each.name for each in AVR.in_place.values()}
    # `movw` names all four registers, of which its word has the pairs.
    # A pair that waits has no instruction, and one that is woken that of `movp`.
    assert bare == walks | two | in_place | {"page", "movw", "wait", "wake"}


@pytest.mark.parametrize(
    ("name", "operands"),
    [
        ("andi", {"d": "r15", "k": 1}),
        ("ldi", {"d": "r2", "k": 0}),
        ("ldd", {"d": "r2", "p": "X", "k": 1}),
    ],
)
def test_a_register_that_a_view_has_not_does_not_assemble(
    name: str, operands: Mapping[str, str | int]
) -> None:
    # Of immediates past their bounds LLVM takes the low bits: the rows' bounds keep those out.
    with pytest.raises(AssemblyError):
        assemble(AVR.table[name].render(operands) + "\n", FAMILY, "avr")
