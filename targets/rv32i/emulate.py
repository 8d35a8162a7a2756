"""RV32I in Unicorn; ilp32 as generated code keeps it.

Source: RISC-V ABIs Specification 1.0, sections 1.1 and 2.1. `gp` and `tp` belong to the program
that calls; generated code leaves them alone.
"""

from __future__ import annotations

from unicorn import riscv_const as riscv
from unicorn.unicorn_const import UC_ARCH_RISCV, UC_MODE_RISCV32

from targets.machine import Machine
from targets.rv32i.abi import SAVED, TEMPORARY


def _number(name: str) -> int:
    """Unicorn's number of a register."""
    number = getattr(riscv, f"UC_RISCV_REG_{name.upper()}")
    assert isinstance(number, int), name
    return number


GENERAL = {name: (_number(name), 32) for name in ("gp", "tp", *TEMPORARY, *SAVED)}

MACHINE = Machine(
    triple="riscv32",
    arch=UC_ARCH_RISCV,
    mode=UC_MODE_RISCV32,
    cpu_model=riscv.UC_CPU_RISCV32_ANY,
    word_bytes=4,
    stack_alignment=16,
    first_address=0x2000_0000,
    pc=_number("pc"),
    sp=_number("sp"),
    link=_number("ra"),
    arguments=tuple(_number(f"a{n}") for n in range(8)),
    registers=GENERAL,
    preserved={name: _number(name) for name in (*SAVED, "gp", "tp", "sp")},
    not_emulated=frozenset({"zbb", "zbkb"}),
    aligned_accesses=True,
)
