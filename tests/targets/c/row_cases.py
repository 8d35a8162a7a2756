"""Rows with operands, to compare what compilers make of their text with their meaning."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from compiler.emission.statements import spell
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Bytes, Operand, execute
from targets.c.abi import TARGET
from tests.random_numbers import generator
from tests.targets.c.c_program import REGISTER_BYTES, WINDOW, run_functions
from verify.native.compiled import Build

WINDOW_BYTES = 272
WORD_BYTES = 8
PLACES = (0, 1, 9)
"""Offsets in the window, where an immediate is one."""
DISTANCES = (8, 9, 24)
"""How far words of a vector lie apart there."""
MOST_VALUES = 64
FROM_WORDS = ("splat", "join")
"""Rows that make a vector of words."""


@dataclass(frozen=True)
class Case:
    """An instruction with its immediates.

    Args:
        instruction: what is run.
        numbers: its immediates.
        read_bits: the width of the variables that it reads.
    """

    instruction: Instruction
    numbers: Mapping[str, int]
    read_bits: int

    def __str__(self) -> str:
        row = self.instruction
        return row.render({**dict.fromkeys(row.views, "x"), **self.numbers})

    @property
    def pointer(self) -> str:
        """The operand that is an address; "" where there is none."""
        return self.instruction.pointer

    @property
    def values(self) -> list[str]:
        """The operands that are read and no address."""
        return [name for name in self.instruction.args if name != self.pointer]

    @property
    def apart(self) -> int:
        """How far its operands lie apart in the inputs, in bytes."""
        return WINDOW // max(2, len(self.values))

    @property
    def body(self) -> str:
        """The case as statements of C, which write its result as bytes."""
        row, offsets = self.instruction, itertools.count(0, self.apart)
        numbers = {n: str(v) if row.args else spell(v) for n, v in self.numbers.items()}
        kind = TARGET.type_names[self.read_bits]
        lines = [
            f"const {kind} {v} = read{self.read_bits}(in + {next(offsets)});" for v in self.values
        ]
        text = row.render({**{name: name for name in row.views}, **numbers})
        if row.results:
            bits = variable_bits(row.lanes * row.lane_bits)
            lines += [f"const {TARGET.type_names[bits]} {text};", f"write{bits}(out, d);"]
        else:
            lines.append(f"{text};")
        return "\n    ".join(lines)

    def expected(self, inputs: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """What the meaning makes of inputs: shape (samples, WINDOW + WINDOW_BYTES)."""
        memory = {"window": inputs[:, WINDOW:].copy()}
        operands: dict[str, Operand] = {**self.numbers}
        for place, name in enumerate(self.values):
            operands[name] = self.register(inputs[:, place * self.apart :])
        if self.pointer:
            operands[self.pointer] = Address("window", 0)
        made = np.zeros_like(inputs)
        for value in execute(self.instruction, operands, memory, len(inputs)).values():
            made[:, : value.shape[1]] = value
        made[:, WINDOW:] = memory["window"]
        return made

    def register(self, octets: Bytes) -> Bytes:
        """The register of an operand; a word has zeros above it."""
        register = np.zeros((len(octets), max(WORD_BYTES, self.read_bits // 8)), np.uint8)
        register[:, : self.read_bits // 8] = octets[:, : self.read_bits // 8]
        return register


def variable_bits(bits: int) -> int:
    """The width of the variable that a value is held in."""
    return min(width for width in TARGET.type_names if width >= bits)


def cases_of(instruction: Instruction) -> Iterator[Case]:
    """An instruction with all its immediates, or with some of many."""
    name, bits = instruction.row.name, instruction.lanes * instruction.lane_bits
    widths = [variable_bits(instruction.lane_bits if name in FROM_WORDS else bits)]
    if name == "resize":
        widths = list(TARGET.word_bits)
    chosen = [_values(instruction, n, *bounds) for n, bounds in instruction.bounds.items()]
    for numbers in itertools.product(*chosen):
        for width in widths:
            yield Case(instruction, dict(zip(instruction.bounds, numbers, strict=True)), width)


def _values(instruction: Instruction, name: str, first: int, last: int, step: int) -> Sequence[int]:
    """Values of an immediate: all, or ends and powers of two."""
    if name == "k" and instruction.pointer:
        return PLACES
    if name == "apart":
        return DISTANCES
    if last - first < MOST_VALUES:
        return range(first, last + 1, step)
    some = {first, 1, 255, 256, 1 << 31, last // 3, last - 1, last}
    return sorted(value for value in some if value <= last)


def samples(rng: np.random.Generator) -> NDArray[np.uint8]:
    """Operands and memory: ends, signs and carries in lanes of every width, then random ones."""
    edges = [0, 1, 0x7F, 0x80, 0xFF]
    lanes = [bytes([edge] * size + [0] * (8 - size)) for edge in edges for size in (1, 2, 4, 8)]
    words = [word * (REGISTER_BYTES // WORD_BYTES) for word in dict.fromkeys(lanes)]
    pairs = [a + b for a, b in itertools.product(words, words)]
    fixed = np.frombuffer(b"".join(pairs), np.uint8).reshape(-1, WINDOW)
    random = rng.integers(256, size=(16, WINDOW), dtype=np.uint8)
    operands = np.concatenate([fixed, random])
    window = rng.integers(256, size=(len(operands), WINDOW_BYTES), dtype=np.uint8)
    return np.concatenate([operands, window], axis=1)


def differences(cases: Sequence[Case], build: Build, folder: Path) -> list[str]:
    """Compile and run cases; each that does something else than its meaning says."""
    inputs = samples(generator())
    found = run_functions([case.body for case in cases], inputs, build, folder)
    pairs = zip(cases, found, strict=True)
    return [str(case) for case, made in pairs if not np.array_equal(made, case.expected(inputs))]
