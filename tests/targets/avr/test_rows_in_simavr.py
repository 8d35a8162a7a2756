"""Each row against simavr: all values of two bytes and all flags, and nothing else changes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Bytes, Operand, execute
from targets.avr.abi import TARGET
from targets.avr.emulate import MACHINE
from targets.avr.table import INSTRUCTIONS, PARTS
from verify.runner import link_for
from verify.simavr.machine import REGISTERS, STATE, Simulator
from verify.toolchain.assemble import assemble

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

FLAGS = {flag: bit for bit, flag in enumerate("cznvshti")}
"""The bit of each flag in the status register."""
WINDOW, WINDOW_BYTES = 0x2000, 256
"""Where pointers point to in trials of loads and stores."""
MOST_IMMEDIATES, MOST_PAIRS = 256, 6
SAMPLES = 24
BRANCHES = {name for name, row in INSTRUCTIONS.items() if row.branches}
LABELS = {name for name, row in INSTRUCTIONS.items() if "label" in row.views.values()}
"""Rows of a label: what it is is the linker's to know; whole functions show them."""
SEQUENCES = {name for name, row in INSTRUCTIONS.items() if row.lines}
VIRTUAL = TARGET.walks.keys()
"""Rows of accesses at any distance, of which others are made before there is a text."""
ACCESSES = {name for name, row in INSTRUCTIONS.items() if row.reads_memory or row.writes_memory}
MEMORY = ACCESSES - SEQUENCES - VIRTUAL
ROWS = INSTRUCTIONS.keys() - BRANCHES - LABELS - SEQUENCES - ACCESSES
READ_IN_FLASH = {TARGET.primitives["lookup_flash"]}


@cache
def modelled() -> frozenset[str]:
    """The flags that meanings know of: one that a row does not write must stay."""
    rows = [row for row in INSTRUCTIONS.values() if not row.lines]
    state = {name for row in rows for name in row.state_read | row.state_written}
    return frozenset(state & FLAGS.keys()) | {"i"}


@dataclass(frozen=True)
class Case:
    """An instruction with its operands.

    Args:
        instruction: the row.
        registers: of each operand in a register.
        immediates: of each other one.
    """

    instruction: Instruction
    registers: Mapping[str, str]
    immediates: Mapping[str, int]

    @property
    def line(self) -> str:
        """The assembly text."""
        return self.instruction.render({**self.registers, **self.immediates})

    def slot(self, operand: str) -> slice:
        """Where an operand is in a state."""
        register = self.registers[operand]
        first = int(PARTS["low"].get(register, register)[1:])
        return slice(first, first + (2 if register in PARTS["low"] else 1))


def registers_for(view: str, number: int) -> tuple[str, ...]:
    """Registers of a view: what `number` counts are operands that must differ."""
    if view in ("reg", "high"):
        return (f"r{18 + 3 * number}", f"r{(16 if view == 'high' else 5) + number}")
    allowed = TARGET.view_registers.get(view, frozenset(PARTS["low"]))
    names = [name for name in ("Z", "X", "Y", "P") if name in allowed]
    return tuple(names[number:] + names[:number])


def immediates_of(instruction: Instruction, most: int) -> Iterator[dict[str, int]]:
    """Values of its immediates: all where they are few, else the ends and some between."""
    ranges = [range(a, b + 1, step) for a, b, step in instruction.bounds.values()]
    some = [r if len(r) <= most else [r[0], r[1], r[len(r) // 2], r[-2], r[-1]] for r in ranges]
    for values in itertools.product(*some):
        yield dict(zip(instruction.bounds, values, strict=True))


def cases(instruction: Instruction, most: int = MOST_IMMEDIATES) -> Iterator[Case]:
    """A row with two choices of registers, and with one register for two operands."""
    views = {name: view for name, view in instruction.views.items() if view}
    choices = [registers_for(view, n) for n, view in enumerate(views.values())]
    chosen = [dict(zip(views, each, strict=True)) for each in zip(*choices, strict=False)]
    if len(views) == 2 and set(views.values()) == {"reg"}:
        chosen.append(dict.fromkeys(views, "r9"))
    for number, registers in enumerate(chosen or [{}]):
        for immediates in immediates_of(instruction, most if not number else 2):
            yield Case(instruction, registers, immediates)


def started(line: str, beside: str = "") -> Simulator:
    """A simulator with one instruction, or a few, at the start of its code."""
    features = (TARGET.assembler_features[""],)
    elf = assemble(f".text\n{line}\nafter: nop\n{beside}", features, TARGET.triple)
    simulator = Simulator(MACHINE, link_for(MACHINE, elf, lines=False))
    # What calls leave there is not looked at, and r1 is an operand like others.
    simulator.memory[:] = 0
    return simulator


def after(simulator: Simulator, before: Bytes) -> Bytes:
    """The states after the code."""
    end = simulator.image.symbols["after"] - MACHINE.base
    # None of the rows here has an instruction of two words.
    result = simulator.states_after(before, end // 2)
    assert (result[:, REGISTERS + 1] == end).all(), "it goes on behind the instruction"
    return result


def states(case: Case, rng: np.random.Generator) -> Bytes:
    """All values of what a case reads, up to two bytes and the flags; else random ones."""
    slots = [case.slot(name) for name in dict.fromkeys(case.instruction.args)]
    places = list(dict.fromkeys(n for slot in slots for n in range(slot.start, slot.stop)))
    flags = sorted(case.instruction.state_read & FLAGS.keys())
    n_values = 1 << 8 * min(len(places), 2)
    counted = np.arange(n_values << len(flags))
    rows = rng.integers(256, size=(len(counted), STATE), dtype=np.uint8)
    rows[:, 1] = 0
    for n, place in enumerate(places[:2]):
        rows[:, place] = counted >> 8 * n & 255
    for n, flag in enumerate(flags):
        bit = np.uint8(1 << FLAGS[flag])
        rows[:, REGISTERS] &= ~bit
        rows[:, REGISTERS] |= np.where(counted >> (n_values.bit_length() - 1 + n) & 1, bit, 0)
    return rows


def operands_of(case: Case, before: Bytes) -> dict[str, Operand]:
    """The values of operands and flags in states."""
    found: dict[str, Operand] = dict(case.immediates)
    for name in case.registers:
        found[name] = np.ascontiguousarray(before[:, case.slot(name)])
    wide = case.instruction.lane_bits // 8
    for name in case.instruction.state_read & FLAGS.keys():
        value = np.zeros((len(before), wide), np.uint8)
        value[:, 0] = (before[:, REGISTERS] >> FLAGS[name] & 1) ^ (name == "z")
        found[name] = value
    return found


def put(case: Case, rows: Bytes, written: Mapping[str, Bytes]) -> None:
    """Change states as a meaning says."""
    for name, value in written.items():
        if name in case.registers:
            slot = case.slot(name)
            rows[:, slot] = value[:, : slot.stop - slot.start]
        else:
            bit = np.uint8(1 << FLAGS[name])
            rows[:, REGISTERS] &= ~bit
            # Of `z` meanings say the value that is compared with zero.
            is_set = ~value.any(axis=1) if name == "z" else value[:, 0] & 1 > 0
            rows[:, REGISTERS] |= np.where(is_set, bit, 0)


def differing(found: Bytes, expected: Bytes) -> list[str]:
    """Where states differ: registers, and flags that meanings know of."""
    names = [f"r{n}" for n in range(REGISTERS) if (found[:, n] != expected[:, n]).any()]
    changed = found[:, REGISTERS] ^ expected[:, REGISTERS]
    return names + [flag for flag in sorted(modelled()) if (changed >> FLAGS[flag] & 1).any()]


def found_in(case: Case, rng: np.random.Generator) -> list[str]:
    """Where the simulator and the row of a case differ."""
    before = states(case, rng)
    expected = before.copy()
    put(case, expected, execute(case.instruction, operands_of(case, before), None, len(before)))
    return differing(after(started(case.line), before), expected)


def test_all_rows_are_of_a_kind() -> None:
    assert {*ROWS, *MEMORY, *VIRTUAL, *BRANCHES, *LABELS, *SEQUENCES} == INSTRUCTIONS.keys()
    assert len(ROWS) > 25


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(ROWS))
def test_meaning_is_what_simavr_does(name: str) -> None:
    rng = np.random.default_rng()
    for case in cases(INSTRUCTIONS[name], MOST_IMMEDIATES if name != "addp" else 64):
        assert not found_in(case, rng), case.line


def memory_case(case: Case, rng: np.random.Generator, in_flash: bool) -> list[str]:
    """Where they differ in one trial of a load, a store or a look-up."""
    instruction, pointer = case.instruction, case.instruction.pointer
    table = instruction.views[pointer] == "table"
    content = rng.integers(256, size=WINDOW_BYTES, dtype=np.uint8)
    text = ",".join(map(str, content.tolist()))
    simulator = started(case.line, f".balign 256\ntable: .byte {text}\n")
    first = simulator.image.symbols["table"] if in_flash else WINDOW
    offset = 0 if table else int(rng.integers(WINDOW_BYTES - 64 - 2))
    before = rng.integers(256, size=(1, STATE), dtype=np.uint8)
    at = case.slot(pointer)
    before[0, at] = (first + offset) & 255, (first + offset) >> 8
    memory = simulator.memory
    memory[0x100:] = rng.integers(256, size=len(memory) - 0x100, dtype=np.uint8)
    memory[WINDOW : WINDOW + WINDOW_BYTES] = content
    rest = memory.copy()
    window = {"window": content[None].copy()}
    operands = {**operands_of(case, before), pointer: Address("window", offset)}
    written = execute(instruction, operands, window)
    expected = before.copy()
    if pointer in written:
        moved = first + int(written[pointer][0].view(np.int64)[0])
        written[pointer] = np.array([[moved & 255, moved >> 8]], np.uint8)
    put(case, expected, written)
    found = after(simulator, before)
    if table:
        # The lower half of a table's pointer is whichever index was looked up last.
        expected[0, at.start] = before[0, case.slot(instruction.args[-1])][0]
    if not in_flash:
        rest[WINDOW : WINDOW + WINDOW_BYTES] = window["window"][0]
    wrong = differing(found, expected)
    return wrong + [hex(n) for n in np.flatnonzero(memory[0x100:] != rest[0x100:]) + 0x100]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(MEMORY))
def test_accesses_are_what_simavr_does(name: str) -> None:
    rng = np.random.default_rng()
    instruction = INSTRUCTIONS[name]
    few = [*cases(instruction, 4)]
    for case in few:
        for _ in range(SAMPLES // len(few) + 1):
            assert not memory_case(case, rng, name in READ_IN_FLASH), case.line


WRONG = {"add": "sub", "rol": "lsl", "inc": "dec", "com": "neg", "subi": "andi", "bst": "swap"}
"""Rows, and rows whose meaning they are given."""


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_meaning_is_found(name: str) -> None:
    other = INSTRUCTIONS[WRONG[name]]
    case = next(cases(INSTRUCTIONS[name]))
    wrong = replace(case.instruction, effects=other.effects)
    assert found_in(replace(case, instruction=wrong), np.random.default_rng(1))
