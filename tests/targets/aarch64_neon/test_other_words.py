"""Rows that SLEIGH does not describe, against their pseudocode in Python on plain integers.

Each function says what the manual's pseudocode of the instruction says (Arm, DDI 0487, C7.2), in
its terms: elements of `esize` bits, `datasize` bits together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from targets.aarch64_neon.table import INSTRUCTIONS
from tests.random_numbers import generator
from tests.targets.aarch64_neon.test_table import cases_of
from tests.targets.cases import operand_bytes
from tests.targets.trials import RECORDS, Bytes, Places, differences, trials_of

PLACES = Places(code=0x10_0000, records=0x2000_0000)
RECORD = RECORDS["aarch64"]
Words = Mapping[str, int]
"""The operands and immediates of one instruction, registers as numbers of their bits."""


def elements(word: int, esize: int, datasize: int) -> list[int]:
    """The elements of a register, the lowest first."""
    return [word >> place & (1 << esize) - 1 for place in range(0, datasize, esize)]


def joined(parts: list[int], esize: int) -> int:
    """A register of elements, each cut to its size."""
    return sum((part & (1 << esize) - 1) << place * esize for place, part in enumerate(parts))


def each(names: str, do: Callable[..., int]) -> Callable[[Words, int, int], int]:
    """An instruction that does the same in each element of the operands of one-letter `names`."""

    def whole(words: Words, esize: int, datasize: int) -> int:
        split = [elements(words[name], esize, datasize) for name in names]
        made = [do(*parts, words.get("k", 0), esize) for parts in zip(*split, strict=True)]
        return joined(made, esize)

    return whole


def ushl(a: int, b: int, _: int, esize: int) -> int:
    """The shift is the signed lowest byte of the second operand."""
    shift = b % 256 - 256 * (b % 256 >= 128)
    return a << shift if shift >= 0 else a >> -shift


def sli(d: int, a: int, k: int, esize: int) -> int:
    """The lowest `k` bits are those of the destination."""
    return d % (1 << k) + (a << k)


def sri(d: int, a: int, k: int, esize: int) -> int:
    """The highest `k` bits are those of the destination."""
    return (d >> esize - k << esize - k) + (a >> k)


def rotated(word: int, k: int, esize: int) -> int:
    """An element rotated to the right."""
    return (word >> k) + (word % (1 << k) << esize - k)


def reversal(container: int) -> Callable[[Words, int, int], int]:
    """The elements of each container of so many bits in the opposite order."""

    def whole(words: Words, esize: int, datasize: int) -> int:
        turned = [
            joined(elements(part, esize, container)[::-1], esize)
            for part in elements(words["a"], container, datasize)
        ]
        return joined(turned, container)

    return whole


def extract(words: Words, esize: int, datasize: int) -> int:
    """A register's bytes out of two side by side."""
    both = words["b"] << datasize | words["a"]
    return both >> 8 * words["k"] & (1 << datasize) - 1


def lookup(names: str, default: str = "") -> Callable[[Words, int, int], int]:
    """Each byte of the index picks one of the table's, or gives 0 or the destination's."""

    def whole(words: Words, esize: int, datasize: int) -> int:
        table = [octet for name in names for octet in elements(words[name], 8, 128)]
        kept = elements(words[default], 8, datasize) if default else [0] * (datasize // 8)
        indices = elements(words["s"], 8, datasize)
        return joined([table[i] if i < len(table) else kept[n] for n, i in enumerate(indices)], 8)

    return whole


def times(a: int, b: int) -> int:
    """The manual's FFmul: a product in the field of AES, a bit of a factor at a time."""
    total = 0
    for bit in range(8):
        total ^= a if b >> bit & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
    return total


def sub_byte(value: int) -> int:
    """The S-box of FIPS 197, section 5.1.1, a bit of the result at a time."""
    inverse = next((other for other in range(256) if times(value, other) == 1), 0)
    made = 0
    for bit in range(8):
        total = sum(inverse >> (bit + k) % 8 & 1 for k in (0, 4, 5, 6, 7)) + (0x63 >> bit & 1)
        made |= (total & 1) << bit
    return made


SUB_BYTES = [sub_byte(value) for value in range(256)]


def round_of_aes(table: list[int], columns: int) -> Callable[[Words, int, int], int]:
    """Adds a key, turns each row of the state by so many columns more than the last, looks up."""

    def whole(words: Words, esize: int, datasize: int) -> int:
        state = elements(words["d"] ^ words["a"], 8, 128)
        places = [(row, (column + columns * row) % 4) for column in range(4) for row in range(4)]
        return joined([table[state[row + 4 * column]] for row, column in places], 8)

    return whole


def columns_of_aes(*factors: int) -> Callable[[Words, int, int], int]:
    """Each column times the matrix whose first row has these factors."""

    def whole(words: Words, esize: int, datasize: int) -> int:
        made: list[int] = []
        for column in elements(words["a"], 32, 128):
            state = elements(column, 8, 32)
            for row in range(4):
                total = 0
                for place, octet in enumerate(state):
                    total ^= times(octet, factors[(place - row) % 4])
                made.append(total)
        return joined(made, 8)

    return whole


OTHER_WORDS: Mapping[str, Callable[[Words, int, int], int]] = {
    "eor3": each("abc", lambda a, b, c, k, esize: a ^ b ^ c),
    "bcax": each("abc", lambda a, b, c, k, esize: a ^ (b - (b & c))),
    "xar": each("ab", lambda a, b, k, esize: rotated(a ^ b, k, esize)),
    "rax1": each("ab", lambda a, b, k, esize: a ^ rotated(b, esize - 1, esize)),
    "ushl": each("ab", ushl),
    "sli": each("da", sli),
    "sri": each("da", sri),
    "ext": extract,
    "rev16": reversal(16),
    "rev32": reversal(32),
    "rev64": reversal(64),
    "tbl1": lookup("a"),
    "tbl2": lookup("ab"),
    "tbl3": lookup("abc"),
    "tbl4": lookup("abce"),
    "tbx1": lookup("a", default="d"),
    "tbx2": lookup("ab", default="d"),
    "tbx3": lookup("abc", default="d"),
    "tbx4": lookup("abce", default="d"),
    "aese": round_of_aes(SUB_BYTES, 1),
    "aesd": round_of_aes([SUB_BYTES.index(value) for value in range(256)], -1),
    "aesmc": columns_of_aes(2, 3, 1, 1),
    "aesimc": columns_of_aes(14, 11, 13, 9),
}
"""By the name of the row, for all its shapes."""


def word_of(row: Bytes) -> int:
    return int.from_bytes(row.tobytes(), "little")


def done(instruction: Instruction, words: Words) -> Bytes:
    """The destination after an instruction, all of its 16 bytes."""
    datasize = instruction.lane_bits * instruction.lanes
    made = OTHER_WORDS[instruction.row.name](words, instruction.lane_bits, datasize)
    return np.frombuffer(made.to_bytes(16, "little"), np.uint8)


@pytest.mark.parametrize(
    "instruction",
    [i for i in INSTRUCTIONS.values() if i.row.name in OTHER_WORDS],
    ids=lambda i: i.name,
)
def test_meaning_in_other_words(instruction: Instruction) -> None:
    rng = generator()
    for place, case in enumerate(cases_of(instruction.name)):
        trials = trials_of(RECORD, PLACES, case, place, rng)
        after = trials.before.copy()
        for row in after:
            words = dict(case.immediates)
            for name, register in case.registers.items():
                first, _ = RECORD.slots[register]
                words[name] = word_of(row[first : first + operand_bytes(instruction, name)])
            first, size = RECORD.slots[case.registers["d"]]
            row[first : first + size] = done(instruction, words)
            first, size = RECORD.slots[RECORD.path]
            row[first : first + size] = 0
        assert not list(differences(RECORD, trials, after))
