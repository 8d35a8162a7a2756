"""A small machine with any number of typed registers, and bitwise logic of three inputs.

Its files are text for another compiler, which gives registers: each value has a register of its
own, and each instruction says the type of what it reads and writes.
"""

from __future__ import annotations

from pathlib import Path

from targets.three_inputs.cost import CORES
from targets.three_inputs.rules import RULES
from targets.three_inputs.table import INSTRUCTIONS

from compiler.ir.program import Type
from compiler.machine.target import Target, VirtualRegister

TARGET = Target(
    name="three_inputs",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    rules=RULES,
    moves=(),
    accesses=(),
    shapes={Type(bits): f"u{bits}" for bits in (8, 16, 32, 64)},
    register_bytes=(8, 4),
    cores=CORES,
    classes=(),
    output="virtual assembly",
    executor="interpreter",
    view_classes={"b32": "b32", "b64": "b64"},
    alternatives={},
    primitives={
        "load": "ld",
        "load_word": "ld ld_wide",
        "store": "st",
        "store_word": "st st_wide",
    },
    arguments={"key_setup": {}, "ecb_encrypt": {}, "ecb_decrypt": {}},
    frame_pointer="",
    features=(),
    triple="",
    assembler_features={},
    comment="//",
    logic={"": frozenset({"and", "or", "xor", "not", "lut3"})},
    lanes=(1,),
    usual_lanes=(1,),
    rolls=False,
    modes=("ecb",),
    word_bits=(32, 64),
    data_alignment=8,
    virtual_registers={"b32": VirtualRegister("%r", 32), "b64": VirtualRegister("%d", 64)},
    convention="pointers in the order of the header",
)
