"""The kernels of PTX, the functions called on the host, and the target as a whole."""

from __future__ import annotations

from pathlib import Path

from compiler.ir.program import Type
from compiler.machine.target import Target, VirtualRegister
from targets.c.abi import TARGET as HOST
from targets.ptx.cost import CORES
from targets.ptx.rules import MOVES, RULES
from targets.ptx.table import INSTRUCTIONS, SEQUENCES

TARGET = Target(
    name="ptx",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    rules=RULES,
    moves=MOVES,
    accesses=(),
    shapes={Type(32): "u32"},
    register_bytes=(4,),
    cores=CORES,
    classes=(),
    output="kernels",
    executor="grid",
    view_classes={"b32": "b32", "b64": "b64", "pred": "pred"},
    alternatives={},
    primitives={
        "load": "ld_key ld_half ld_octet",
        "store": "st_key",
        "load_entry": "ld_entry_0 ld_entry_1 ld_entry_2 ld_entry_3",
        "load_copied_entry": "entry_0 entry_1 entry_2 entry_3",
        "load_anew": "ld_anew",
        "load_staged": "ld_staged",
        "load_staged_at": "ld_staged_at",
        "load_passed": "ld_passed ld_passed_half ld_passed_octet ld_passed",
        "load_joined": "ld_anew_4 ld_anew_2 ld_anew",
        "shift_wide": "mul_wide",
        "one": "one",
        "multiply_add": "mad",
        "spread_bit": "spread",
    },
    arguments={"ecb_encrypt": {}, "ecb_decrypt": {}, "ecb_encrypt_keys": {}, "ctr_crypt": {}},
    frame_pointer="",
    features=(),
    triple="",
    assembler_features={},
    comment="//",
    logic={"": frozenset({"and", "or", "xor", "not", "rotl", "lut3"})},
    lanes=(1, 32),
    bitsliced_from=32,
    usual_lanes=(1,),
    fixes_keys=True,
    ending="ptx",
    word_bits=(32,),
    alignment=16,
    definition=".visible .entry {symbol}(",
    virtual_registers={
        "b32": VirtualRegister("%r", 32),
        "b64": VirtualRegister("%d", 64),
        "pred": VirtualRegister("%p", 1),
    },
    sequences=SEQUENCES,
    host=HOST,
    convention="kernels of a grid-stride loop; device pointers aligned to 16 bytes",
)
