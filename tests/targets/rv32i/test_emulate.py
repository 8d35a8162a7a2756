"""The emulated RV32 has each register under its own name, and computes products."""

from __future__ import annotations

import pytest
from unicorn.unicorn_py3.unicorn import Uc

from targets.rv32i.emulate import MACHINE
from targets.rv32i.table import NUMBERED

CODE = MACHINE.first_address


@pytest.fixture
def processor() -> Uc:
    """The processor, with a page of memory."""
    made = Uc(MACHINE.arch, MACHINE.mode)
    made.ctl_set_cpu_model(MACHINE.cpu_model)
    made.mem_map(CODE, 4096)
    return made


def test_registers_are_all_different(processor: Uc) -> None:
    assert {*MACHINE.registers, "zero", "ra", "sp"} == set(NUMBERED)
    assert {width for _, width in MACHINE.registers.values()} == {32}
    numbers = {name: number for name, (number, _) in MACHINE.registers.items()}
    numbers |= {"ra": MACHINE.link, "sp": MACHINE.sp}
    wanted = {name: 0xFFFF_FFFF - 16 * place for place, name in enumerate(numbers)}
    for name, number in numbers.items():
        processor.reg_write(number, wanted[name])
    assert {name: processor.reg_read(number) for name, number in numbers.items()} == wanted
    assert MACHINE.preserved == {name: numbers[name] for name in MACHINE.preserved}
    assert MACHINE.arguments == tuple(numbers[f"a{n}"] for n in range(8))


@pytest.mark.parametrize(
    ("word", "result"),
    # sub a0, a1, a2 and mul a0, a1, a2: funct7, rs2 12, rs1 11, funct3 0, rd 10, OP.
    [(0x40C5_8533, 3 - 7), (0x02C5_8533, 21)],
    ids=["sub", "mul"],
)
def test_registers_are_those_of_the_encodings(word: int, result: int, processor: Uc) -> None:
    processor.mem_write(CODE, word.to_bytes(4, "little"))
    processor.reg_write(MACHINE.arguments[1], 3)
    processor.reg_write(MACHINE.arguments[2], 7)
    processor.emu_start(CODE, CODE + 4)
    assert processor.reg_read(MACHINE.arguments[0]) == result % (1 << 32)
    assert processor.reg_read(MACHINE.pc) == CODE + 4


def test_a_call_keeps_what_ilp32_says() -> None:
    saved = {f"s{n}" for n in range(12)}
    assert MACHINE.preserved.keys() == saved | {"gp", "tp", "sp"}
    assert (MACHINE.stack_alignment, MACHINE.word_bytes) == (16, 4)


def test_what_is_not_emulated_is_said() -> None:
    assert MACHINE.not_emulated == {"zbb", "zbkb"}
    assert MACHINE.aligned_accesses
    assert CODE + 4096 <= 1 << 32
