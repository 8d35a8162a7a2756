"""Each row against simavr: all values of two bytes and all flags, and nothing else changes."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import pytest

from compiler.machine.isa import CODE_MEMORY, Instruction, expand
from compiler.machine.meaning import Address, Bytes, Operand, execute
from targets.avr.abi import TARGET
from targets.avr.emulate import MACHINE
from targets.avr.table import INSTRUCTIONS, PARTS
from targets.binary import load_binary
from tests.random_numbers import generator
from verify.runner import link_for
from verify.simavr.machine import REGISTERS, STATE, Simulator
from verify.toolchain.assemble import assemble

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

FLAGS = dict(zip(("c", "z", "n", "v", "s", "h", "t", "irq"), range(8), strict=True))
"""The bit of each flag in the status register."""
WINDOW, WINDOW_BYTES = 0x2000, 256
"""Where pointers point to in trials of loads and stores."""
MOST_IMMEDIATES, MOST_PAIRS = 256, 6
SAMPLES = 24
BINARY = load_binary(TARGET)
OF_FLASH, OF_DATA = f"{CODE_MEMORY}[", "mem["
"""How meanings read the two memories; numbers have one memory."""
OBJECT_CODE = expand(
    replace(each.row, meaning=each.row.meaning.replace(OF_FLASH, OF_DATA))
    for each in BINARY.table_of(TARGET).values()
)
TABLE: Mapping[str, Instruction] = {**INSTRUCTIONS, **OBJECT_CODE}
"""Rows of listings and of object code; those of object code say more of the flags."""
STACK_POINTER = {"spl": 0x5D, "sph": 0x5E}
"""Where the halves of the stack pointer are."""
LABELS = {name for name, row in TABLE.items() if "label" in row.views.values()}
"""Rows of a label: what it is is the linker's to know; whole functions show them."""
SEQUENCES = {name for name, row in TABLE.items() if row.lines}
VIRTUAL = TARGET.walks.keys()
"""Rows of accesses at any distance, of which others are made before there is a text."""
WAITING = {TARGET.primitives["wait"], TARGET.primitives["wake"]}
"""Rows of a pair that waits: they say which registers are taken; `movp` is the instruction."""
IN_PLACE = {each.name for each in TARGET.in_place.values()}
"""Rows of an index that is half of the pointer; whole functions show them."""
PLAIN = TABLE.keys() - LABELS - SEQUENCES - VIRTUAL - WAITING - IN_PLACE
STACK = {
    n for n in PLAIN if {"sp", *STACK_POINTER} & (TABLE[n].state_read | TABLE[n].state_written)
}
CALLS = {name for name in STACK if TABLE[name].branches}
"""Calls and returns: an address has units of words there, of bytes in rows; functions show them."""
BRANCHES = {name for name in PLAIN if TABLE[name].branches} - CALLS
ACCESSES = {name for name in PLAIN if TABLE[name].reads_memory or TABLE[name].writes_memory}
MEMORY = (ACCESSES | STACK) - CALLS
ROWS = PLAIN - BRANCHES - CALLS - MEMORY
READ_IN_FLASH = {
    TARGET.primitives["lookup_flash"],
    *(n for n, each in BINARY.table_of(TARGET).items() if OF_FLASH in each.row.meaning),
}


@cache
def modelled(is_object_code: bool) -> frozenset[str]:
    """The flags that meanings know of: one that a row does not write must stay."""
    table = OBJECT_CODE if is_object_code else INSTRUCTIONS
    rows = [row for row in table.values() if not row.lines]
    state = {name for row in rows for name in row.state_read | row.state_written}
    return frozenset(state & FLAGS.keys()) | {"irq"}


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
        # The assembler reads no `lo8(-1)`.
        signed = {name: k if k >= 0 else f"({k})" for name, k in self.immediates.items()}
        return self.instruction.render({**self.registers, **signed})

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


def encoded_registers(instruction: Instruction, operand: str) -> tuple[str, ...]:
    """The registers of an operand of which the encoding has a list of its own, of pointers."""
    listed = re.search(rf"\b{operand}/(at|on|flash)\[", instruction.row.encoding)
    return tuple(each for each in BINARY.numbered[listed[1]] if each) if listed else ()


def pairs_of(instruction: Instruction) -> list[dict[str, str]]:
    """Choices for the row that copies two registers at once: each pair from the one before."""
    copy = TARGET.pair_copy
    if copy is None or instruction.name != copy.name:
        return []
    names = (*instruction.results, *instruction.args)
    both = itertools.pairwise(copy.pairs)
    return [dict(zip(names, (*to, *source), strict=True)) for source, to in both]


def cases(instruction: Instruction, most: int = MOST_IMMEDIATES) -> Iterator[Case]:
    """A row with two choices of registers, and with one register for two operands."""
    if pairs := pairs_of(instruction):
        yield from (Case(instruction, registers, {}) for registers in pairs)
        return
    views = {name: view for name, view in instruction.views.items() if view}
    choices = [
        encoded_registers(instruction, name) or registers_for(view, n)
        for n, (name, view) in enumerate(views.items())
    ]
    chosen = [dict(zip(views, each, strict=True)) for each in zip(*choices, strict=False)]
    if len(views) == 2 and set(views.values()) == {"reg"}:
        chosen.append(dict.fromkeys(views, "r9"))
    for number, registers in enumerate(chosen or [{}]):
        for immediates in immediates_of(instruction, most if not number else 2):
            yield Case(instruction, registers, immediates)


def started(*lines: str, beside: str = "") -> Simulator:
    """A simulator of code with labels: `at0` of the first lines, and one behind the last."""
    labelled = "".join(f"at{n}: {line}\n" for n, line in enumerate((*lines, "nop")))
    features = (TARGET.assembler_features[""],)
    elf = assemble(f".text\n{labelled}{beside}", features, TARGET.triple)
    simulator = Simulator(MACHINE, link_for(MACHINE, elf, lines=False))
    simulator.memory[:] = 0
    return simulator


def after(simulator: Simulator, before: Bytes, number: int = 0) -> Bytes:
    """The states after the lines of a number."""
    start, end = (simulator.image.symbols[f"at{n}"] for n in (number, number + 1))
    # None of the rows here has an instruction of two words.
    result = simulator.states_after(before, start, (end - start) // 2)
    assert (result[:, REGISTERS + 1] == end - start).all(), "it goes on behind the lines"
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
    if "other" in case.instruction.state_read:
        found["other"] = before[:, REGISTERS : REGISTERS + 1] & np.uint8(127)
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


def differing(case: Case, found: Bytes, expected: Bytes) -> list[str]:
    """Where states differ: registers, and flags that meanings know of."""
    names = [f"r{n}" for n in range(REGISTERS) if (found[:, n] != expected[:, n]).any()]
    changed = found[:, REGISTERS] ^ expected[:, REGISTERS]
    is_decoded = case.instruction.name in OBJECT_CODE and bool(case.instruction.row.encoding)
    flags = sorted(modelled(is_decoded))
    return names + [flag for flag in flags if (changed >> FLAGS[flag] & 1).any()]


def found_in(
    case: Case, rng: np.random.Generator, simulator: Simulator, number: int = 0
) -> list[str]:
    """Where the simulator, in which a case is one of several, and the row differ."""
    before = states(case, rng)
    expected = before.copy()
    put(case, expected, execute(case.instruction, operands_of(case, before), None, len(before)))
    return differing(case, after(simulator, before, number), expected)


def test_all_rows_are_of_a_kind() -> None:
    kinds = (ROWS, MEMORY, BRANCHES, CALLS, VIRTUAL, LABELS, SEQUENCES, WAITING, IN_PLACE)
    assert sum(map(len, kinds)) == len(TABLE)
    assert len(ROWS) > 25
    assert {"breq", "jmp", "ret"} <= BRANCHES | CALLS


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(ROWS))
def test_meaning_is_what_simavr_does(name: str) -> None:
    rng = generator()
    wide = TABLE[name].lane_bits > 8
    every = [*cases(TABLE[name], 5 if wide else MOST_IMMEDIATES)]
    simulator = started(*(case.line for case in every))
    for number, case in enumerate(every):
        assert not found_in(case, rng, simulator, number), case.line


@dataclass(frozen=True)
class Access:
    """A trial of a load, a store, a look-up, or of the stack.

    Args:
        case: the instruction.
        in_flash: whether it reads the memory of code.
        content: what lies where it may point to.
        offset: of the place in there that its pointer has.
        before: the state, one row.
    """

    case: Case
    in_flash: bool
    content: Bytes
    offset: int
    before: Bytes

    @property
    def pointer(self) -> str:
        """The operand or state that it points by."""
        return self.case.instruction.pointer or "sp"

    def differences(self) -> list[str]:
        """Where the simulator and the row differ."""
        text = ",".join(map(str, self.content.tolist()))
        simulator = started(self.case.line, beside=f".balign 256\ntable: .byte {text}\n")
        first = simulator.image.symbols["table"] if self.in_flash else WINDOW
        memory = simulator.memory
        memory[WINDOW : WINDOW + WINDOW_BYTES] = self.content
        self.point(memory, first + self.offset)
        rest, expected = memory.copy(), self.before.copy()
        self.expect(first, rest, expected)
        found = after(simulator, self.before)
        changed = np.flatnonzero(memory[REGISTERS:] != rest[REGISTERS:]) + REGISTERS
        # The flags have a place in memory, too, which is not theirs in the simulator.
        return differing(self.case, found, expected) + [
            hex(n) for n in changed.tolist() if n != 0x5F
        ]

    def point(self, memory: Bytes, address: int) -> None:
        """Put the address into the pointer."""
        halves = address & 255, address >> 8
        if self.pointer == "sp":
            memory[list(STACK_POINTER.values())] = halves
        else:
            self.before[0, self.case.slot(self.pointer)] = halves

    def expect(self, first: int, memory: Bytes, state: Bytes) -> None:
        """Change memory and state as the row says."""
        case, window = self.case, {"window": self.content[None].copy()}
        operands = operands_of(case, self.before)
        operands |= {half: memory[None, at : at + 1] for half, at in STACK_POINTER.items()}
        operands[self.pointer] = Address("window", self.offset)
        written = execute(case.instruction, operands, window)
        if self.pointer in written:
            moved = first + int(written.pop(self.pointer)[0].view(np.int64)[0])
            halves = np.array([[moved & 255, moved >> 8]], np.uint8)
            if self.pointer == "sp":
                memory[list(STACK_POINTER.values())] = halves[0]
            else:
                written[self.pointer] = halves
        for half, at in STACK_POINTER.items():
            if half in written:
                memory[at] = written.pop(half)[0, 0]
        put(case, state, written)
        if case.instruction.views.get(self.pointer) == "table":
            # The lower half of a table's pointer is whichever index was looked up last.
            index = case.slot(case.instruction.args[-1])
            state[0, case.slot(self.pointer).start] = self.before[0, index][0]
        if not self.in_flash:
            memory[WINDOW : WINDOW + WINDOW_BYTES] = window["window"][0]


def access(case: Case, rng: np.random.Generator, in_flash: bool) -> Access:
    """A trial at a random place."""
    is_table = case.instruction.views.get(case.instruction.pointer) == "table"
    offset = 0 if is_table else int(rng.integers(1, WINDOW_BYTES - 64 - 2))
    content = rng.integers(256, size=WINDOW_BYTES, dtype=np.uint8)
    before = rng.integers(256, size=(1, STATE), dtype=np.uint8)
    return Access(case, in_flash, content, offset, before)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(MEMORY))
def test_accesses_are_what_simavr_does(name: str) -> None:
    rng = generator()
    instruction = TABLE[name]
    few = [*cases(instruction, 4)]
    for case in few:
        for _ in range(SAMPLES // len(few) + 1):
            assert not access(case, rng, name in READ_IN_FLASH).differences(), case.line


@pytest.mark.parametrize("name", sorted(BRANCHES))
def test_branches_go_where_simavr_goes(name: str) -> None:
    instruction = TABLE[name]
    # Where to is a distance, or an address of its own.
    (to,) = (operand for operand, view in instruction.views.items() if not view)
    case = Case(instruction, {}, {})
    simulator = started(instruction.render({to: "at2"}), "nop")
    start, here, far = (simulator.image.symbols[f"at{n}"] for n in range(3))
    before = np.zeros((256, STATE), np.uint8)
    before[:, REGISTERS] = np.arange(256)
    operands: dict[str, Operand] = {**operands_of(case, before), "pc": here, to: far}
    (went,) = execute(instruction, operands, None, len(before)).values()
    found = simulator.states_after(before, start, 1)
    way = found[:, REGISTERS + 1].astype(int) + start
    assert (way == went.view("<u2")[:, 0]).all()
    assert not differing(case, found, before)


WRONG = {"add": "sub", "rol": "lsl", "inc": "dec", "com": "neg", "subi": "andi", "bst": "swap"}
"""Rows, and rows whose meaning they are given."""


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_meaning_is_found(name: str) -> None:
    other = TABLE[WRONG[name]]
    case = next(cases(TABLE[name]))
    wrong = replace(case.instruction, effects=other.effects)
    changed, simulator = replace(case, instruction=wrong), started(case.line)
    assert found_in(changed, np.random.default_rng(1), simulator)
