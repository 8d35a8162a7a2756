"""States before and after single instructions, for every engine that rows are compared with.

A trial is a record of bytes: the registers by number, then a window of memory that only this trial
may reach. The expected record is the one before with what the row's meaning writes and nothing
else, so an engine that changes another register, a flag or a neighbouring byte is found as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from compiler.machine.meaning import Address, Operand, execute
from targets.aarch64_neon import binary as aarch64
from targets.rv32i.table import NUMBERED
from tests.targets.cases import Case, operand_bytes

Bytes = NDArray[np.uint8]
SAMPLES = 7
"""Trials of a case: random values, special ones in another order for each operand, equal ones."""
FELL, JUMPED, FIRST_PAD, PADS = 0, 1, 2, 16
"""Where an instruction went: on to the next, to its label, to one of the pads."""
PAD_BYTES, STUB_BYTES = 8, 12


@dataclass(frozen=True)
class Record:
    """How the record of a trial is laid out.

    Args:
        slots: the first byte and the size of each register that an engine loads and stores.
        path: the register that holds the instruction's address before and where it went after.
        link: the register of the return address.
        masks: of registers that do not keep all bits, the bits they keep.
        margin: bytes of the window before the first that is accessed, but for its alignment.
        alignments: how many places next to each other accesses begin at.
        window: the first byte of the window.
        n_bytes: the size, window included.
        odd_jumps: whether a jump through a register clears its lowest bit.
    """

    slots: Mapping[str, tuple[int, int]]
    path: str
    link: str
    masks: Mapping[str, int]
    margin: int
    alignments: int
    window: int
    n_bytes: int
    odd_jumps: bool

    def read(self, rows: Bytes, register: str) -> Bytes:
        """The bytes of a register in records, which may be written."""
        first, size = self.slots[register]
        return rows[:, first : first + size]


RECORDS: Mapping[str, Record] = {
    "riscv32": Record(
        slots={name: (4 * n, 4) for n, name in enumerate(NUMBERED) if name not in ("zero", "gp")},
        path="tp",
        link="ra",
        masks={},
        margin=8,
        alignments=8,
        window=128,
        n_bytes=160,
        odd_jumps=True,
    ),
    "aarch64": Record(
        slots={
            **{name: (8 * n, 8) for n, name in enumerate(aarch64.GENERAL) if name != "x28"},
            "nzcv": (248, 8),
            **{name: (256 + 16 * n, 16) for n, name in enumerate(aarch64.VECTORS)},
        },
        path="x27",
        link="x30",
        masks={"nzcv": 0xF000_0000},
        margin=16,
        alignments=16,
        window=768,
        n_bytes=896,
        odd_jumps=False,
    ),
}
"""By triple; the harness of each target (`rows.s`) loads and stores by the same numbers."""


@dataclass(frozen=True)
class Places:
    """Where code and records are.

    Args:
        code: the address of the pads, behind which the instructions stand.
        records: the address of the first record.
    """

    code: int
    records: int

    def pad(self, number: NDArray[np.int64]) -> NDArray[np.int64]:
        """The address of a pad."""
        return self.code + PAD_BYTES * number

    def stub(self, place: int) -> int:
        """The address of an instruction; a jump for falling through and one at `t` follow."""
        return self.code + PAD_BYTES * PADS + STUB_BYTES * place

    def path(self, pc: int, at: int) -> int:
        """Where an instruction at `at` went, by the program counter after it."""
        number, rest = divmod(pc - self.code, PAD_BYTES)
        if 0 <= number < PADS and not rest:
            return FIRST_PAD + number
        return {at + 4: FELL, at + 8: JUMPED}[pc]


@dataclass(frozen=True)
class Trials:
    """All trials of one case.

    Args:
        case: the instruction.
        at: its address.
        records: the address of the first record.
        before: the records, one a row.
        expected: what the row's meaning makes of them.
    """

    case: Case
    at: int
    records: int
    before: Bytes
    expected: Bytes


def values_of(rng: np.random.Generator, n_bytes: int) -> Bytes:
    """Values of an operand: shape (SAMPLES - 1, n_bytes), in random order.

    Random bytes; small ones (indices of TBL); those about 0 (amounts of USHL); no bits, all bits
    and the highest alone.
    """
    rows = rng.integers(256, size=(SAMPLES - 1, n_bytes), dtype=np.uint8)
    rows[1] &= 63
    rows[2] = (rows[2] & 15) - np.uint8(8)
    rows[3], rows[4], rows[5] = 0, 255, 0
    rows[5, -1] = 128
    return rng.permutation(rows)


def trials_of(
    record: Record, places: Places, case: Case, place: int, rng: np.random.Generator
) -> Trials:
    """Make the trials of a case that is the one of number `place`."""
    at, records = places.stub(place), places.records + place * SAMPLES * record.n_bytes
    before = rng.integers(256, size=(SAMPLES, record.n_bytes), dtype=np.uint8)
    for register, mask in record.masks.items():
        record.read(before, register)[:] &= _octets(mask, record.slots[register][1])
    record.read(before, record.path)[:] = _octets(at, record.slots[record.path][1])
    windows = records + record.window + record.n_bytes * np.arange(SAMPLES)
    offset = int(rng.integers(record.alignments)) + record.margin
    if "k}]" in case.instruction.text or "({p:reg})" in case.instruction.text:
        offset -= case.immediates["k"]
    _put_operands(record, places, case, before, windows + offset, rng)
    expected = before.copy()
    _run(record, places, case, expected, (at, windows, offset))
    return Trials(case, at, records, before, expected)


def _put_operands(
    record: Record,
    places: Places,
    case: Case,
    before: Bytes,
    pointers: NDArray[np.int64],
    rng: np.random.Generator,
) -> None:
    """Give the registers that a case reads the values that its trials are about."""
    instruction, registers = case.instruction, case.registers
    equal = rng.integers(256, size=16, dtype=np.uint8)
    for register in registers.values():
        rows = record.read(before, register)
        rows[:-1], rows[-1] = values_of(rng, rows.shape[1]), equal[: rows.shape[1]]
    if instruction.branches and "t" not in instruction.views:
        targets = places.pad(rng.integers(PADS, size=SAMPLES))
        targets += rng.integers(1 + record.odd_jumps, size=SAMPLES)
        for register in (record.link, *registers.values()):
            _put_addresses(record.read(before, register), targets)
    if "p" in registers:
        _put_addresses(record.read(before, registers["p"]), pointers)


def _run(
    record: Record,
    places: Places,
    case: Case,
    rows: Bytes,
    place: tuple[int, NDArray[np.int64], int],
) -> None:
    """Change records as the row's meaning says."""
    (at, windows, offset), instruction = place, case.instruction
    operands: dict[str, Operand] = {**case.immediates, "pc": at + 4, "t": at + 8}
    for name, register in case.registers.items():
        operands[name] = record.read(rows, register)[:, : operand_bytes(instruction, name)].copy()
    operands[record.link] = record.read(rows, record.link).copy()
    if "p" in case.registers:
        operands["p"] = Address("window", offset)
    written = execute(instruction, operands, {"window": rows[:, record.window :]})
    for name, value in written.items():
        if name == "pc":
            numbers = value.view(f"<u{value.shape[1]}")[:, 0].tolist()
            went = [places.path(number, at) for number in numbers]
            _put_addresses(record.read(rows, record.path), np.resize(np.array(went), SAMPLES))
            continue
        put = record.read(rows, case.registers.get(name, name))
        if name == "p":
            moved = value.view(f"<i{value.shape[1]}")[:, 0].astype(np.int64)
            _put_addresses(put, windows + moved)
        else:
            put[:] = 0
            put[:, : value.shape[1]] = value
    if "pc" not in written:
        record.read(rows, record.path)[:] = FELL


def _octets(number: int, size: int) -> Bytes:
    return np.frombuffer(number.to_bytes(size, "little"), np.uint8)


def _put_addresses(rows: Bytes, addresses: NDArray[np.int64]) -> None:
    """Write an address into each row, cut to the register's size."""
    whole = addresses.astype("<i8").view(np.uint8).reshape(-1, 8)
    rows[:] = whole[:, : rows.shape[1]]


def differences(record: Record, trials: Trials, after: Bytes) -> Iterator[str]:
    """Say for each trial in which an engine and the row differ where, and from what operands."""
    names = {**record.slots, "memory": (record.window, record.n_bytes - record.window)}
    for sample in np.flatnonzero((after != trials.expected).any(axis=1)).tolist():
        before, expected, got = trials.before[sample], trials.expected[sample], after[sample]
        given = ", ".join(
            f"{register}={_number(before, record.slots[register])}"
            for register in trials.case.registers.values()
        )
        for name, slot in names.items():
            if _number(got, slot) != _number(expected, slot):
                found = f"{_number(got, slot)}, by its row {_number(expected, slot)}"
                yield f"{trials.case.line()} with {given}: {name} is {found}"


def _number(row: Bytes, slot: tuple[int, int]) -> str:
    """The bytes of a slot as a number."""
    first, size = slot
    return f"{int.from_bytes(row[first : first + size].tobytes(), 'little'):#x}"
