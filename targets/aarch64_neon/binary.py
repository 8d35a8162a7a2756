"""AArch64's registers in object code; AAPCS64 as generated code keeps it.

Source: Arm, Architecture Reference Manual for A-profile (DDI 0487), B1.2; Procedure Call Standard
for the Arm 64-bit Architecture (IHI 0055), 6.1.1 and 6.1.2. `x18` is the platform's register there;
generated code leaves it alone.
"""

from __future__ import annotations

from targets.binary import Binary

GENERAL = tuple(f"x{n}" for n in range(31))
VECTORS = tuple(f"v{n}" for n in range(32))

BINARY = Binary(
    instruction_bytes=4,
    # Number 31 is 0 in most places, and in those whose encoding says so the stack pointer. The 32
    # low bits of that, which the table has no view of, are no register here.
    numbered={
        **dict.fromkeys("vqdshb", VECTORS),
        "x": (*GENERAL, "xzr"),
        "w": (*GENERAL, "wzr"),
        "sp": (*GENERAL, "sp"),
        "wsp": GENERAL,
    },
    bits={
        **dict.fromkeys(GENERAL, 64),
        **dict.fromkeys(VECTORS, 128),
        "sp": 64,
        "xzr": 0,
        "wzr": 0,
    },
    arguments=tuple(f"x{n}" for n in range(8)),
    link="x30",
    sp="sp",
    sp_align=16,
    most_stack=32768,
    preserved={
        **{f"x{n}": 64 for n in range(18, 30)},
        **{f"v{n}": 64 for n in range(8, 16)},
        "sp": 64,
    },
    return_mask=2**64 - 1,
    relocations=frozenset({282, 283}),  # R_AARCH64_JUMP26, R_AARCH64_CALL26
)
