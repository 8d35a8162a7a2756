"""RV32I's registers in object code; ilp32 as generated code keeps it.

Source: The RISC-V Instruction Set Manual, volume I, 20240411, 2.1 and chapter 37; RISC-V ABIs
Specification 1.0, sections 1.1, 2.1 and 8.5.1.
"""

from __future__ import annotations

from targets.binary import Binary
from targets.rv32i.abi import SAVED
from targets.rv32i.table import NUMBERED

BINARY = Binary(
    instruction_bytes=4,
    numbered={"reg": NUMBERED},
    bits={name: 0 if name == "zero" else 32 for name in NUMBERED},
    arguments=tuple(f"a{n}" for n in range(8)),
    link="ra",
    sp="sp",
    sp_align=16,
    most_stack=8192,
    preserved=dict.fromkeys((*SAVED, "gp", "tp", "sp"), 32),
    # Instructions lie at multiples of 4: those of 2 bytes are none of the table's.
    return_mask=2**32 - 4,
    relocations=frozenset({17}),  # R_RISCV_JAL
    aligned=True,
)
