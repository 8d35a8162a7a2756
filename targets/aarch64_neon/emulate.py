"""AArch64 with Advanced SIMD and SHA3 in Unicorn; AAPCS64 as generated code keeps it.

Source: Arm, Procedure Call Standard for the Arm 64-bit Architecture (IHI 0055), 6.1.1 and 6.1.2.
`x18` is the platform's register there; generated code leaves it alone.
"""

from __future__ import annotations

from unicorn import arm64_const as arm64
from unicorn.unicorn_const import UC_ARCH_ARM64, UC_MODE_ARM

from targets.machine import Machine


def _number(name: str) -> int:
    """Unicorn's number of a register; the numbers of x29 and x30 do not follow on x28's."""
    number = getattr(arm64, f"UC_ARM64_REG_{name.upper()}")
    assert isinstance(number, int), name
    return number


GENERAL = {f"x{n}": (_number(f"x{n}"), 64) for n in range(30)}
VECTORS = {f"v{n}": (_number(f"q{n}"), 128) for n in range(32)}
KEPT = [f"x{n}" for n in range(18, 30)] + [f"d{n}" for n in range(8, 16)] + ["sp"]

MACHINE = Machine(
    triple="aarch64",
    arch=UC_ARCH_ARM64,
    mode=UC_MODE_ARM,
    cpu_model=arm64.UC_CPU_ARM64_MAX,
    word_bytes=8,
    stack_alignment=16,
    first_address=0x12_3450_0000,
    pc=_number("pc"),
    sp=_number("sp"),
    link=_number("lr"),
    arguments=tuple(_number(f"x{n}") for n in range(8)),
    registers={**GENERAL, **VECTORS},
    preserved={name: _number(name) for name in KEPT},
)
