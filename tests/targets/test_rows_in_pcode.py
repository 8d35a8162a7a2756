"""Each row of the tables of object code against its SLEIGH description.

QEMU and Unicorn have one origin, so that they agree says less than that each agrees with SLEIGH,
which describes processors for a decompiler. What it leaves open or gets wrong is listed here; each
of those rows is compared with other words for it instead.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from targets.aarch64_neon.table import INSTRUCTIONS as AARCH64
from targets.rv32i.table import INSTRUCTIONS as RV32I
from tests.random_numbers import generator
from tests.targets.aarch64_neon import test_table as aarch64
from tests.targets.aarch64_neon.test_other_words import OTHER_WORDS as AARCH64_WORDS
from tests.targets.cases import Case
from tests.targets.pcode import REGISTER_BYTES, OpenError, Operation, Processor, Run, State
from tests.targets.rv32i import test_table as rv32i
from tests.targets.trials import RECORDS, Bytes, Places, Trials, differences, trials_of

PLACES = Places(code=0x10_0000, records=0x2000_0000)
MOST_CASES = 48
"""Of a row; of more, its first, its last and a random choice."""
ROWS_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "rows.md"


@dataclass(frozen=True)
class Description:
    """What SLEIGH says of a target.

    Args:
        table: the rows.
        cases_of: the instructions of a row with their operands.
        code: all of them, assembled.
        processor: the description.
        left_open: rows of which it does not say what they do.
        other_words: rows that are compared with other words for them.
        wrong: rows of which it says something that the manual does not.
        half: rows that in 8-byte shapes, by it, leave the upper half of a register as it is; the
            manual clears it.
        flags: the register of each flag, the highest of `nzcv` first.
    """

    table: Mapping[str, Instruction]
    cases_of: Callable[[str], tuple[Case, ...]]
    code: Callable[[], bytes]
    processor: Processor
    left_open: tuple[str, ...]
    other_words: frozenset[str]
    wrong: tuple[str, ...] = ()
    half: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()


DESCRIPTIONS: Mapping[str, Description] = {
    "riscv32": Description(
        RV32I,
        rv32i.cases_of,
        rv32i.code,
        Processor("RISCV:LE:32:RV32GC"),
        left_open=(
            *("andn", "orn", "xnor", "rori", "rol", "ror", "rev8", "zext_h", "sext_b", "sext_h"),
            *("pack", "packh", "brev8", "zip", "unzip"),
        ),
        other_words=frozenset(rv32i.OTHER_WORDS),
    ),
    "aarch64": Description(
        AARCH64,
        aarch64.cases_of,
        aarch64.code,
        Processor("AARCH64:LE:64:v8A"),
        left_open=(
            *("ushl", "sli", "sri", "ext", "rev16", "rev32", "rev64"),
            *("tbl1", "tbl2", "tbl3", "tbl4", "tbx1", "tbx2", "tbx3", "tbx4"),
            *("aese", "aesd", "aesmc", "aesimc"),
        ),
        # It has `|` where the manual has EOR.
        wrong=("eor3", "bcax", "xar", "rax1"),
        half=("bsl", "bit", "bif", "ld1r", "ld1_1", "ld1_2", "ld1_3", "ld1_4", "ld2", "ld4"),
        other_words=frozenset(AARCH64_WORDS),
        flags=("NG", "ZR", "CY", "OV"),
    ),
}
"""By triple."""
EVERY = [(triple, name) for triple, each in DESCRIPTIONS.items() for name in each.table]


@cache
def register_places(triple: str) -> tuple[tuple[int, int, int], ...]:
    """The registers of a record: first byte and size there, first byte in the description."""
    slots = {name: slot for name, slot in RECORDS[triple].slots.items() if name != "nzcv"}
    # The description calls vector registers by their scalar names; `v` is nothing there.
    named = {name: f"q{name[1:]}" if name.startswith("v") else name for name in slots}
    register = DESCRIPTIONS[triple].processor.register
    return tuple((*slot, register(named[name])[0]) for name, slot in slots.items())


@cache
def flag_places(triple: str) -> tuple[int, ...]:
    """The place of each flag in the description."""
    described = DESCRIPTIONS[triple]
    return tuple(described.processor.register(name)[0] for name in described.flags)


def run(triple: str, trials: Trials, operations: Sequence[Operation]) -> Bytes:
    """The records of a case after its operations."""
    record, after = RECORDS[triple], trials.before.copy()
    for sample, row in enumerate(after):
        base = trials.records + sample * record.n_bytes + record.window
        memory = bytearray(row[record.window :])
        state = State(bytearray(REGISTER_BYTES), memory, base, trials.at + 4)
        load(triple, state, row)
        Run(state).run(operations)
        store(triple, state, row)
        record.read(after[sample : sample + 1], record.path)[:] = 0
        row[record.slots[record.path][0]] = PLACES.path(state.pc, trials.at)
    return after


def load(triple: str, state: State, row: Bytes) -> None:
    """Give the description's registers and flags the values that a record has for them."""
    octets = row.tobytes()
    for first, size, place in register_places(triple):
        state.registers[place : place + size] = octets[first : first + size]
    for bit, place in enumerate(flag_places(triple)):
        first, size = RECORDS[triple].slots["nzcv"]
        state.registers[place] = (
            int.from_bytes(octets[first : first + size], "little") >> 31 - bit & 1
        )


def store(triple: str, state: State, row: Bytes) -> None:
    """Put registers, flags and memory into a record."""
    for first, size, place in register_places(triple):
        row[first : first + size] = np.frombuffer(state.registers, np.uint8, size, place)
    row[RECORDS[triple].window :] = np.frombuffer(state.memory, np.uint8)
    flags = sum(state.registers[p] << 31 - bit for bit, p in enumerate(flag_places(triple)))
    if flag_places(triple):
        first, size = RECORDS[triple].slots["nzcv"]
        row[first : first + size] = np.frombuffer(flags.to_bytes(size, "little"), np.uint8)


def clear_upper_halves(triple: str, trials: Trials, after: Bytes) -> None:
    """Clear what the description leaves as it was, which it must have."""
    for name in trials.case.instruction.results:
        register = trials.case.registers[name]
        upper = RECORDS[triple].read(after, register)[:, 8:]
        assert (upper == RECORDS[triple].read(trials.before, register)[:, 8:]).all(), register
        upper[:] = 0


def chosen(triple: str, name: str, rng: np.random.Generator) -> list[Case]:
    """The cases of a row that are run."""
    every = DESCRIPTIONS[triple].cases_of(name)
    if len(every) <= MOST_CASES:
        return list(every)
    inner = rng.choice(np.arange(1, len(every) - 1), MOST_CASES - 2, replace=False)
    return [every[place] for place in (0, *inner.tolist(), len(every) - 1)]


def operations_of(triple: str, trials: Trials) -> Sequence[Operation]:
    """The operations of a case where its trials have it."""
    word = 4 * trials.case.word
    described = DESCRIPTIONS[triple]
    return described.processor.program(described.code()[word : word + 4], trials.at)


def found_in(triple: str, case: Case, place: int, rng: np.random.Generator) -> list[str]:
    """Where the description and the row differ."""
    trials = trials_of(RECORDS[triple], PLACES, case, place, rng)
    after = run(triple, trials, operations_of(triple, trials))
    instruction = case.instruction
    n_bytes = instruction.lanes * instruction.lane_bits // 8
    if n_bytes == 8 and instruction.row.name in DESCRIPTIONS[triple].half:
        clear_upper_halves(triple, trials, after)
    return list(differences(RECORDS[triple], trials, after))


def rows_of(kind: Callable[[Description], tuple[str, ...]]) -> list[tuple[str, str]]:
    """The rows that a list of each description names, in all their shapes."""
    return [
        (triple, name)
        for triple, each in DESCRIPTIONS.items()
        for name, instruction in each.table.items()
        if instruction.row.name in kind(each)
    ]


LEFT_OPEN = rows_of(lambda each: each.left_open)
WRONG = rows_of(lambda each: each.wrong)
DESCRIBED = [row for row in EVERY if row not in LEFT_OPEN + WRONG]


@pytest.mark.slow
@pytest.mark.parametrize(("triple", "name"), DESCRIBED)
def test_meaning_is_what_sleigh_says(triple: str, name: str) -> None:
    rng = generator()
    for place, case in enumerate(chosen(triple, name, rng)):
        assert not found_in(triple, case, place, rng)


@pytest.mark.slow
@pytest.mark.parametrize(("triple", "name"), LEFT_OPEN)
def test_sleigh_leaves_rows_open(triple: str, name: str) -> None:
    """A description that says more one day is compared."""
    rng = generator()
    with pytest.raises(OpenError):
        found_in(triple, DESCRIPTIONS[triple].cases_of(name)[0], 0, rng)


@pytest.mark.parametrize(("triple", "name"), WRONG)
def test_sleigh_is_wrong(triple: str, name: str) -> None:
    """By some of the trials: where operands are 0 all agree."""
    rng = generator()
    cases = itertools.islice(itertools.cycle(DESCRIPTIONS[triple].cases_of(name)), MOST_CASES)
    assert any(found_in(triple, case, 0, rng) for case in cases)


@pytest.mark.parametrize("triple", DESCRIPTIONS)
def test_what_sleigh_does_not_say_is_said_in_other_words(triple: str) -> None:
    each = DESCRIPTIONS[triple]
    assert each.other_words == {*each.left_open, *each.wrong}


@pytest.mark.documents
@pytest.mark.parametrize("triple", DESCRIPTIONS)
def test_page_lists_the_rows(triple: str) -> None:
    each, page = DESCRIPTIONS[triple], ROWS_PAGE.read_text(encoding="utf-8")
    for rows in (each.left_open, each.wrong, each.half):
        assert ", ".join(f"`{name}`" for name in rows) in " ".join(page.split())
