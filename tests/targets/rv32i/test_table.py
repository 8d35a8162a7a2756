"""Each row against Unicorn, those of Zbb and Zbkb against other words for them; each text."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Callable, Iterator, Mapping
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from unicorn.unicorn_py3.unicorn import Uc

from compiler.machine.decoder import Decoder
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Operand, execute
from targets.rv32i.emulate import GENERAL, MACHINE
from targets.rv32i.table import INSTRUCTIONS, VIEWS
from tests.random_numbers import generator
from tests.targets.cases import Case
from verify.toolchain.assemble import BASE, assemble, link
from verify.toolchain.tools import find

PLAIN = [n for n, i in INSTRUCTIONS.items() if not set(i.feature.split()) & MACHINE.not_emulated]
"""What Unicorn knows."""
FEATURES = ("zbb", "zbkb", "m")
ALL_IMMEDIATES = 64
WINDOW, WINDOW_BYTES, MIDDLE = 0x20_0000, 4096, 2048
LINK = "ra"
REGISTERS = {name: number for name, (number, _) in GENERAL.items()} | {LINK: MACHINE.link}
OPERANDS = ("s2", "a0", "t3", "a7")
"""The registers of the tests, in the order of a row's text."""


def values(first: int, last: int, step: int) -> list[int]:
    """All values of an immediate; of many its ends, those about 0 and random ones."""
    every = range(first, last + 1, step)
    if len(every) <= ALL_IMMEDIATES:
        return list(every)
    chosen = {first, first + 1, -1, 0, 1, last - 1, last}
    chosen |= {1 << bit for bit in range(last.bit_length())}
    chosen |= set(generator().integers(first, last, size=8).tolist())
    return sorted(chosen & set(every))


@cache
def cases() -> tuple[Case, ...]:
    """Every instruction with its immediates."""
    made: list[Case] = []
    word = 0
    for instruction in INSTRUCTIONS.values():
        names = [name for name, view in instruction.views.items() if view]
        registers = dict(zip(names, OPERANDS, strict=False))
        bounds = instruction.bounds
        for chosen in itertools.product(*(values(*b) for b in bounds.values())):
            immediates = dict(zip(bounds, chosen, strict=True))
            made.append(Case(instruction, registers, immediates, word))
            word += 2 if "t" in instruction.views else 1
    return tuple(made)


@cache
def cases_of(name: str) -> tuple[Case, ...]:
    """The cases of one instruction."""
    return tuple(case for case in cases() if case.instruction.name == name)


@cache
def code() -> bytes:
    """The cases assembled, one after another."""
    lines: list[str] = []
    for case in cases():
        lines.append(case.line())
        if "t" in case.instruction.views:
            lines += ["nop", f"{case.label}:"]
    return link(assemble("\n".join([*lines, ""]), FEATURES, MACHINE.triple)).text


def words(rng: np.random.Generator) -> NDArray[np.uint8]:
    """Random words, no bits and all bits: shape (5, 4)."""
    random = rng.integers(256, size=(2, 4), dtype=np.uint8)
    ends = np.array([0, 2**32 - 1, 2**31], "<u4").view(np.uint8).reshape(3, 4)
    return rng.permutation(np.vstack([random, ends]))


def number(octets: NDArray[np.uint8]) -> int:
    return int.from_bytes(octets.tobytes(), "little")


class Emulator:
    """Unicorn with the cases as code and a window of memory."""

    def __init__(self, text: bytes) -> None:
        self.machine = Uc(MACHINE.arch, MACHINE.mode)
        self.machine.ctl_set_cpu_model(MACHINE.cpu_model)
        self.machine.mem_map(BASE, (len(text) + 4095) // 4096 * 4096)
        self.machine.mem_write(BASE, text)
        self.machine.mem_map(WINDOW, WINDOW_BYTES)

    def step(self, word: int, registers: Mapping[str, int], window: bytes) -> None:
        """Run the instruction at `word` from the given state."""
        for name, value in registers.items():
            self.machine.reg_write(REGISTERS[name], value)
        self.machine.mem_write(WINDOW, window)
        self.machine.emu_start(BASE + 4 * word, BASE - 4, count=1)

    def register(self, name: str) -> int:
        """A register, or `pc`."""
        value = self.machine.reg_read(MACHINE.pc if name == "pc" else REGISTERS[name])
        assert isinstance(value, int), name
        return value

    def window(self) -> bytes:
        """The memory that loads and stores reach."""
        return bytes(self.machine.mem_read(WINDOW, WINDOW_BYTES))


def check(emulator: Emulator, case: Case, rng: np.random.Generator) -> None:
    """Compare a row's meaning with the emulator on five states."""
    instruction, registers = case.instruction, case.registers
    whole = {name: words(rng) for name in (*registers, LINK)}
    if instruction.branches and "t" not in instruction.views:
        # Jumps through a register clear its lowest bit.
        targets = BASE + rng.integers(256, size=(5, 1)) // 4 * 4 + rng.integers(2, size=(5, 1))
        whole = {name: targets.astype("<u4").view(np.uint8) for name in whole}
    memory = {"window": rng.integers(256, size=(5, WINDOW_BYTES), dtype=np.uint8)}
    before = memory["window"].copy()
    at = BASE + 4 * case.word
    operands: dict[str, Operand] = {**case.immediates, "pc": at + 4, "t": at + 8, **whole}
    if "p" in registers:
        place = MIDDLE - case.immediates["k"] // 4 * 4
        operands["p"] = Address("window", place)
        whole["p"][:] = np.frombuffer((WINDOW + place).to_bytes(4, "little"), np.uint8)
    written = execute(instruction, operands, memory)
    for sample in range(5):
        state = {registers.get(n, LINK): number(rows[sample]) for n, rows in whole.items()}
        emulator.step(case.word, state, before[sample].tobytes())
        for name, rows in written.items():
            expected = number(rows[sample if len(rows) > 1 else 0])
            assert emulator.register(registers.get(name, name)) == expected, case.line()
        assert emulator.window() == memory["window"][sample].tobytes(), case.line()


@pytest.fixture(scope="module")
def emulator() -> Emulator:
    return Emulator(code())


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAIN)
def test_meaning_is_what_the_machine_does(name: str, emulator: Emulator) -> None:
    rng = generator()
    for case in cases_of(name):
        check(emulator, case, rng)


ONES = 2**32 - 1


def bits(word: int) -> str:
    """A word's bits, the highest first."""
    return f"{word:032b}"


def rotated(word: int, k: int) -> int:
    """A word rotated to the right."""
    return int((bits(word) * 2)[32 - k % 32 :][:32], 2)


def extended(word: int, size: int) -> int:
    """The low `size` bits of a word, extended by their sign."""
    low = bits(word)[32 - size :]
    return int(low[0] * (32 - size) + low, 2)


OTHER_WORDS: Mapping[str, Callable[[int, int, int], int]] = {
    "andn": lambda a, b, k: a & (ONES - b),
    "orn": lambda a, b, k: a | (ONES - b),
    "xnor": lambda a, b, k: ONES - (a ^ b),
    "rori": lambda a, b, k: rotated(a, k),
    "ror": lambda a, b, k: rotated(a, b % 32),
    "rol": lambda a, b, k: rotated(a, -(b % 32)),
    "rev8": lambda a, b, k: int.from_bytes(a.to_bytes(4, "little"), "big"),
    "zext_h": lambda a, b, k: a % 2**16,
    "sext_b": lambda a, b, k: extended(a, 8),
    "sext_h": lambda a, b, k: extended(a, 16),
    "pack": lambda a, b, k: int(bits(b)[16:] + bits(a)[16:], 2),
    "packh": lambda a, b, k: int(bits(b)[24:] + bits(a)[24:], 2),
    "brev8": lambda a, b, k: int.from_bytes(int(bits(a)[::-1], 2).to_bytes(4, "little"), "big"),
    "zip": lambda a, b, k: int("".join(map("".join, zip(bits(a)[:16], bits(a)[16:]))), 2),  # noqa: B905
    "unzip": lambda a, b, k: int(bits(a)[::2] + bits(a)[1::2], 2),
}
"""What the instructions that Unicorn does not know do, in Python, on the strings of their bits."""


@pytest.mark.parametrize("name", [n for n in INSTRUCTIONS if n not in PLAIN])
def test_meaning_in_other_words(name: str) -> None:
    rng = generator()
    for case in cases_of(name):
        operands = {name: words(rng) for name in case.instruction.args}
        (made,) = execute(case.instruction, {**operands, **case.immediates}).values()
        for sample in range(5):
            a, b = (number(operands[n][sample]) if n in operands else 0 for n in "ab")
            expected = OTHER_WORDS[name](a, b, case.immediates.get("k", 0))
            assert number(made[sample]) == expected, (case.line(), hex(a), hex(b))


def past_the_ends() -> Iterator[Case]:
    """Each instruction with its immediate one before its first or after its last value."""
    for case in cases():
        for name, (first, last, step) in case.instruction.bounds.items():
            if case.immediates[name] == first:
                for value in (first - step, last + step):
                    yield Case(case.instruction, case.registers, {name: value}, case.word)


def test_assembler_refuses_what_is_past_the_bounds() -> None:
    """Or makes several instructions of it: `li a0, 2048`."""
    outside = list(past_the_ends())
    lines = "".join(f"{case.line()}\n" for case in outside)
    command = (*find("llvm-mc").command, f"-triple={MACHINE.triple}", "-mattr=+zbb,+zbkb,+m")
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    refused = {int(n) - 1 for n in re.findall(r"^<stdin>:(\d+):\d+: error", done.stderr, re.M)}
    accepted = {case.instruction.name for n, case in enumerate(outside) if n not in refused}
    assert accepted == {"li"}


def test_texts_are_the_disassemblers() -> None:
    """Code that others made is read in the words that the disassembler has for it."""
    chosen = [c for c in cases() if "t" not in c.instruction.views]
    lines = "".join(f"{case.line()}\n" for case in chosen)
    command = (*find("llvm-mc").command, f"-triple={MACHINE.triple}", "-mattr=+zbb,+zbkb,+m")
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    printed = [
        " ".join(t.split()) for t in done.stdout.splitlines() if not t.strip().startswith(".")
    ]
    # LLVM 22 prints another name of the same instruction, which those before it print as `andi`.
    printed = [re.sub(r"^zext\.b (\w+, \w+)$", r"andi \1, 255", text) for text in printed]
    decoder = Decoder(INSTRUCTIONS, VIEWS)
    unread = [text for text in printed if decoder.match(text) is None]
    assert not unread


def test_decoder_finds_each_line_again() -> None:
    decoder = Decoder(INSTRUCTIONS, VIEWS)
    for case in cases():
        found = decoder.match(case.line())
        assert found is not None, case.line()
        instruction, operands = found
        assert instruction is case.instruction, case.line()
        labels = {"t": case.label} if "t" in instruction.views else {}
        immediates = {name: str(value) for name, value in case.immediates.items()}
        assert operands == {**case.registers, **immediates, **labels}


@pytest.mark.parametrize("instruction", INSTRUCTIONS.values(), ids=INSTRUCTIONS)
def test_row_is_sane(instruction: Instruction) -> None:
    row = instruction.row
    touches_memory = instruction.reads_memory or instruction.writes_memory
    assert row.time == ("address" if touches_memory else row.time)
    assert (row.time == "data") == (instruction.branches and bool(instruction.args))
    assert re.fullmatch(r"RISC-V ISA vol. I, .* [A-Z0-9.]+", row.source)
    assert set(row.feature.split()) <= {"zmmul", *FEATURES}
    assert set(row.imm) == {n for n, view in instruction.views.items() if not view} - {"t"}
    assert set(instruction.results) | set(instruction.args) == {
        name for name, view in instruction.views.items() if view
    }
