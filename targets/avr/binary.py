"""AVR's registers in object code; avr-gcc's calling convention as generated code keeps it.

Source: AVR Instruction Set Manual, Microchip DS40002198B, chapters 2 and 5; GCC wiki, avr-gcc,
Register Layout and Calling Convention. Where a call comes back to is on the stack, in two bytes.
"""

from __future__ import annotations

from compiler.machine.isa import CODE_MEMORY, MEMORY, expand
from targets.avr.abi import SAVED
from targets.avr.table import PARTS as HALVES
from targets.avr.table import TABLE
from targets.avr.template_rows import ROWS
from targets.binary import Binary

GENERAL = tuple(f"r{n}" for n in range(32))
PAIRS = {name: (low, HALVES["high"][name]) for name, low in HALVES["low"].items()}
PARTS = {**PAIRS, "sp": ("spl", "sph"), "counter": ("r14", "r15", "r16", "r17")}
BY_POINTER = {("X", 12): "at", ("X", 13): "on", ("Y", 9): "on", ("Z", 1): "on", ("Z", 4): "flash"}
"""Of an access at a pointer the register, by the four bits that say how it is reached."""
# This row stands for another one where `r1` holds 0: object code has that one.
ASSUMES = frozenset({"adz"})


def reached(how: str) -> tuple[str, ...]:
    """The registers of accesses of a kind, by the four bits of the encoding."""
    found = {bits: name for (name, bits), kind in BY_POINTER.items() if kind == how}
    return tuple(found.get(bits, "") for bits in range(16))


BINARY = Binary(
    instruction_bytes=2,
    numbered={
        "reg": GENERAL,
        "high": GENERAL[16:],
        "pair": tuple(PAIRS),
        "upper": tuple(PAIRS)[8:],
        "word": ("W", "X", "Y", "Z"),
        "near": ("Z", "Y"),
        "at": reached("at"),
        "on": reached("on"),
        "flash": reached("flash"),
        "ptr": tuple(PAIRS),
    },
    bits={
        **dict.fromkeys((*GENERAL, "spl", "sph", "other"), 8),
        **{name: 8 * len(parts) for name, parts in PARTS.items()},
        **dict.fromkeys(("c", "t", "irq"), 1),
        "z": 16,
    },
    arguments=("W", "P", "w20", "w18", "counter"),
    link="",
    sp="sp",
    sp_align=1,
    most_stack=3072,
    preserved={**dict.fromkeys((*SAVED, "r28", "r29", "r1"), 8), "irq": 1},
    return_mask=2**16 - 1,
    # R_AVR_7_PCREL, R_AVR_13_PCREL, R_AVR_CALL
    relocations=frozenset({2, 3, 18}),
    table=expand(row for row in (*TABLE, *ROWS) if row.name not in ASSUMES),
    parts=PARTS,
    distance_from=2,
    constants={"r1": 0},
    flags=frozenset("czt"),
    unspecified=frozenset({"other"}),
    return_bytes=2,
    sp_gap=1,
    interrupts="irq",
    start_up=frozenset({"__do_copy_data"}),
    constant_sections={".progmem.data.lwcc": CODE_MEMORY, ".rodata.lwcc": MEMORY},
    table_relocations=frozenset({7}),  # R_AVR_HI8_LDI
    base=0,
    family=("avr51",),
    idle="mov r0, r0",
)
