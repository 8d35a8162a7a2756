"""The emulated AArch64 has each register under its own name, and the instructions of SHA3."""

from __future__ import annotations

import pytest
from unicorn import arm64_const as arm64
from unicorn.unicorn_py3.unicorn import Uc

from targets.aarch64_neon.emulate import GENERAL, MACHINE, VECTORS

CODE = MACHINE.first_address


@pytest.fixture
def processor() -> Uc:
    """The processor, with a page of memory."""
    made = Uc(MACHINE.arch, MACHINE.mode)
    made.ctl_set_cpu_model(MACHINE.cpu_model)
    made.mem_map(CODE, 4096)
    return made


def test_registers_are_all_different_and_as_wide_as_said(processor: Uc) -> None:
    wanted = {
        name: (1 << width) - 1 - place for place, (name, (_, width)) in enumerate(GENERAL.items())
    } | {name: (1 << width) - 99 - n for n, (name, (_, width)) in enumerate(VECTORS.items())}
    assert MACHINE.registers.keys() == wanted.keys()
    assert len(wanted) == 30 + 32
    special = {MACHINE.sp: 0x1230, MACHINE.link: 0x4560}
    for name, value in wanted.items():
        processor.reg_write(MACHINE.registers[name][0], value)
    for number, value in special.items():
        processor.reg_write(number, value)
    found = {name: processor.reg_read(number) for name, (number, _) in MACHINE.registers.items()}
    assert found == wanted
    assert {number: processor.reg_read(number) for number in special} == special
    for name, number in MACHINE.preserved.items():
        whole = special[MACHINE.sp] if name == "sp" else wanted[name.replace("d", "v")]
        assert processor.reg_read(number) == whole % (1 << 64)


def test_arguments_come_in_the_first_eight() -> None:
    assert MACHINE.arguments == tuple(GENERAL[f"x{n}"][0] for n in range(8))


def test_the_frame_pointer_is_no_follower_of_x28() -> None:
    assert GENERAL["x29"] == (arm64.UC_ARM64_REG_X29, 64)
    assert MACHINE.link == arm64.UC_ARM64_REG_X30
    assert "x30" not in MACHINE.registers


def test_instructions_of_sha3_run(processor: Uc) -> None:
    # eor3 v0.16b, v1.16b, v2.16b, v3.16b: DDI 0487, C7.2; Rm 2, Ra 3, Rn 1, Rd 0.
    processor.mem_write(CODE, (0xCE00_0000 | 2 << 16 | 3 << 10 | 1 << 5).to_bytes(4, "little"))
    values = {"v1": 1 << 127 | 1, "v2": 3, "v3": 1 << 64 | 8}
    for name, value in values.items():
        processor.reg_write(VECTORS[name][0], value)
    processor.emu_start(CODE, CODE + 4)
    assert processor.reg_read(VECTORS["v0"][0]) == 1 << 127 | 1 << 64 | 10
    assert processor.reg_read(MACHINE.pc) == CODE + 4


def test_buffers_lie_above_what_half_a_register_reaches() -> None:
    assert MACHINE.first_address >= 1 << 32
    assert MACHINE.first_address % 4096 == 0
