"""RV32I's registers by their numbers, and what ilp32 keeps of them."""

from __future__ import annotations

import pytest

from targets.rv32i.binary import BINARY
from targets.rv32i.table import VIEWS

NAMES = BINARY.numbered["reg"]


@pytest.mark.parametrize(
    ("number", "name"),
    [
        *((0, "zero"), (1, "ra"), (2, "sp"), (3, "gp"), (4, "tp"), (5, "t0"), (7, "t2")),
        *((8, "s0"), (9, "s1"), (10, "a0"), (17, "a7"), (18, "s2"), (27, "s11")),
        *((28, "t3"), (31, "t6")),
    ],
)
def test_a_number_is_a_register(number: int, name: str) -> None:
    """The RISC-V Instruction Set Manual, chapter 37."""
    assert NAMES[number] == name


def test_there_are_32_and_one_of_them_holds_nothing() -> None:
    assert BINARY.numbered.keys() == VIEWS.keys()
    assert len(set(NAMES)) == len(NAMES) == 32
    assert BINARY.bits == {name: 32 * (name != "zero") for name in NAMES}


def test_a_call_keeps_what_ilp32_says() -> None:
    saved = {f"s{n}" for n in range(12)}
    assert BINARY.preserved == dict.fromkeys(saved | {"gp", "tp", "sp"}, 32)
    assert not {BINARY.link, *BINARY.arguments} & BINARY.preserved.keys()
    assert BINARY.arguments == tuple(f"a{n}" for n in range(8))
    assert (BINARY.sp_align, BINARY.most_stack % BINARY.sp_align) == (16, 0)


def test_linkers_fill_in_jumps_alone() -> None:
    """RISC-V ABIs Specification, 8.5.1: R_RISCV_JAL is 17."""
    assert BINARY.relocations == {17}


def test_a_jump_looks_at_whole_instructions() -> None:
    assert BINARY.return_mask == 0xFFFF_FFFC
    assert -BINARY.return_mask % (1 << 32) == BINARY.instruction_bytes
