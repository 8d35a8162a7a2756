"""Each row against Unicorn, each text against the assembler."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from unicorn.unicorn_py3.unicorn import Uc

from compiler.machine.decoder import Decoder
from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Operand, execute
from targets.aarch64_neon.emulate import GENERAL, MACHINE, VECTORS
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from tests.random_numbers import generator
from tests.targets.cases import Case, operand_bytes
from verify.toolchain.assemble import BASE, assemble, link
from verify.toolchain.tools import find

ALL_IMMEDIATES = 256
UNCHECKED = {"ext"}
"""LLVM (14 to 19) takes any amount of EXT: past the end it encodes an undefined instruction."""
WINDOW, WINDOW_BYTES, MIDDLE = 0x20_0000, 512, 256
LINK = "x30"
REGISTERS = {name: number for name, (number, _) in (GENERAL | VECTORS).items()} | {
    LINK: MACHINE.link
}


def registers_of(instruction: Instruction) -> dict[str, str]:
    """Registers for the operands, vector ones consecutive in the order of the text."""
    numbers = {"v": itertools.count(30 - len(instruction.views)), "x": itertools.count(1)}
    return {
        name: f"{VIEWS[view]}{next(numbers[VIEWS[view]])}"
        for name, view in instruction.views.items()
        if view
    }


def values(first: int, last: int, step: int) -> list[int]:
    """All values of an immediate; of many its ends, powers of two and random ones."""
    all_values = range(first, last + 1, step)
    if len(all_values) <= ALL_IMMEDIATES:
        return list(all_values)
    places = {0, 1, len(all_values) - 1, len(all_values) - 2}
    places |= {1 << bit for bit in range(len(all_values).bit_length() - 1)}
    places |= set(generator().integers(len(all_values), size=8).tolist())
    return [all_values[place] for place in sorted(places)]


@cache
def cases() -> tuple[Case, ...]:
    """Every instruction with all its immediates."""
    made: list[Case] = []
    word = 0
    for instruction in INSTRUCTIONS.values():
        names = list(instruction.bounds)
        for chosen in itertools.product(*(values(*b) for b in instruction.bounds.values())):
            immediates = dict(zip(names, chosen, strict=True))
            made.append(Case(instruction, registers_of(instruction), immediates, word))
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
    features = sorted({i.feature for i in INSTRUCTIONS.values() if i.feature})
    return link(assemble("\n".join([*lines, ""]), features)).text


def samples(rng: np.random.Generator, n_bytes: int) -> NDArray[np.uint8]:
    """Random bytes, small ones (indices of TBL), no bits and all bits: shape (4, n_bytes)."""
    random = rng.integers(256, size=(2, n_bytes), dtype=np.uint8)
    random[1] &= 63
    return np.vstack([random, np.zeros_like(random[:1]), np.full_like(random[:1], 255)])


class Emulator:
    """Unicorn with the cases as code and a window of memory."""

    def __init__(self, text: bytes) -> None:
        self.machine = Uc(MACHINE.arch, MACHINE.mode)
        self.machine.ctl_set_cpu_model(MACHINE.cpu_model)
        self.machine.mem_map(BASE, (len(text) + 4095) // 4096 * 4096)
        self.machine.mem_write(BASE, text)
        self.machine.mem_map(WINDOW, 4096)

    def step(self, word: int, registers: Mapping[str, int], window: bytes) -> None:
        """Run the instruction at `word` from the given state."""
        for name, value in registers.items():
            self.machine.reg_write(REGISTERS[name], value)
        self.machine.mem_write(WINDOW, window)
        self.machine.emu_start(BASE + 4 * word, BASE - 4, count=1)

    def register(self, name: str) -> bytes:
        """A whole register: 16 bytes of a vector, 8 of a general one or `pc`."""
        number = MACHINE.pc if name == "pc" else REGISTERS[name]
        value = self.machine.reg_read(number)
        assert isinstance(value, int), name
        return value.to_bytes(16 if name.startswith("v") else 8, "little")

    def window(self) -> bytes:
        """The memory that loads and stores reach."""
        return bytes(self.machine.mem_read(WINDOW, WINDOW_BYTES))


def check(emulator: Emulator, case: Case, rng: np.random.Generator) -> None:
    """Compare a row's meaning with the emulator on four states."""
    instruction, registers = case.instruction, case.registers
    whole = {name: samples(rng, 16 if r[0] == "v" else 8) for name, r in registers.items()}
    whole[LINK] = (BASE + 4 * rng.integers(64, size=(4, 1))).astype("<u8").view(np.uint8)
    memory = {"window": rng.integers(256, size=(4, WINDOW_BYTES), dtype=np.uint8)}
    before = memory["window"].copy()
    at = BASE + 4 * case.word
    operands: dict[str, Operand] = {**case.immediates, "pc": at + 4, "t": at + 8}
    offset = case.immediates.get("k", 0) if "k}]" in instruction.text else 0
    for name in registers:
        operands[name] = whole[name][:, : operand_bytes(instruction, name)]
    operands[LINK] = whole[LINK]
    if "p" in registers:
        operands["p"] = Address("window", MIDDLE - offset)
        whole["p"][:] = np.frombuffer((WINDOW + MIDDLE - offset).to_bytes(8, "little"), np.uint8)
    written = execute(instruction, operands, memory)
    for sample in range(4):
        state = {registers.get(name, LINK): rows[sample] for name, rows in whole.items()}
        numbers = {r: int.from_bytes(v.tobytes(), "little") for r, v in state.items()}
        emulator.step(case.word, numbers, before[sample].tobytes())
        for name, rows in written.items():
            got = emulator.register(registers.get(name, name))
            row = rows[sample if len(rows) > 1 else 0].tobytes()
            if name == "p":
                moved = WINDOW + int.from_bytes(row, "little")
                row = (moved % 2**64).to_bytes(8, "little")
            assert got == row.ljust(len(got), b"\0"), f"{case.line()}: {name}, state {sample}"
        assert emulator.window() == memory["window"][sample].tobytes(), case.line()


@pytest.fixture(scope="module")
def emulator() -> Emulator:
    return Emulator(code())


@pytest.mark.slow
@pytest.mark.parametrize("name", INSTRUCTIONS)
def test_meaning_is_what_the_machine_does(name: str, emulator: Emulator) -> None:
    rng = generator()
    for case in cases_of(name):
        check(emulator, case, rng)


def past_the_ends() -> Iterator[Case]:
    """Each instruction with one immediate one step before its first or after its last value."""
    for case in cases():
        bounds = case.instruction.bounds
        if any(case.immediates[name] != first for name, (first, _, _) in bounds.items()):
            continue
        for name, (first, last, step) in bounds.items():
            for value in (first - step, last + step):
                outside = {**case.immediates, name: value}
                yield Case(case.instruction, case.registers, outside, case.word)


def test_assembler_refuses_what_is_past_the_bounds() -> None:
    """Or makes another instruction of it: `add x1, x2, #-1` is a `sub`."""
    outside = [c for c in past_the_ends() if c.instruction.row.name not in UNCHECKED]
    lines = "".join(f"{case.line()}\n" for case in outside)
    command = (*find("llvm-mc").command, "-triple=aarch64", "-mattr=+sha3,+aes")
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    refused = {int(n) - 1 for n in re.findall(r"^<stdin>:(\d+):\d+: error", done.stderr, re.M)}
    accepted = [case for place, case in enumerate(outside) if place not in refused]
    printed = [" ".join(line.split()) for line in done.stdout.splitlines() if ".text" not in line]
    assert len(printed) == len(accepted)
    same = [c.line() for c, text in zip(accepted, printed, strict=True) if text == c.line()]
    assert not same


def test_decoder_finds_each_line_again() -> None:
    decoder = Decoder(INSTRUCTIONS, VIEWS)
    for case in cases():
        found = decoder.match(case.line() + "  // a comment")
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
    assert re.fullmatch(r"DDI 0487, C[67]\.2 [A-Z0-9]+( \([\w ,&]+\))?", row.source)
    assert row.feature in ("", "sha3", "aes")
    assert set(row.consecutive.split()) <= set(instruction.views)
    assert set(row.imm) == {n for n, view in instruction.views.items() if not view} - {"t"}
    assert set(instruction.results) | set(instruction.args) == {
        name for name, view in instruction.views.items() if view
    }
