"""The calling convention for generated code (ilp32), and the target as a whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from compiler.ir.program import Type
from compiler.machine.register_class import RegisterClass
from compiler.machine.target import Target
from targets.rv32i.cost import CORES
from targets.rv32i.rules import RULES
from targets.rv32i.table import INSTRUCTIONS, VIEWS

TEMPORARY = (*(f"a{n}" for n in range(8)), *(f"t{n}" for n in range(7)))
"""Registers that a function may lose."""
SAVED = tuple(f"s{n}" for n in range(12))
"""Registers that it gives back as they were."""

# Those that hold no argument come first, those that must be saved last.
REGISTERS = RegisterClass(
    name="reg",
    free=(
        *("a5", "a6", "a7"),
        *(f"t{n}" for n in range(7)),
        *("a4", "a3", "a2", "a1", "a0"),
        *SAVED,
        "ra",
    ),
    saved=("ra", *SAVED),
    bytes=4,
    copy="mv",
    load="lw",
    store="sw",
)
FEW = frozenset({"ra", "s0", "s1", *(f"a{n}" for n in range(6)), "t0", "t1", "t2"})
"""The registers of these that RV32E has: x1 and x5 to x15."""
SIXTEEN = replace(
    REGISTERS,
    free=tuple(r for r in REGISTERS.free if r in FEW),
    saved=tuple(r for r in REGISTERS.saved if r in FEW),
)

ECB = {"out": "a0", "in": "a1", "limit": "a2", "rk": "a3"}
CTR = {"out": "a0", "in": "a1", "limit": "a2", "ctx": "a3", "counter": "a4"}
FRAME = {"frame": "sp"}
# The frame from sp up: 13 registers, from 64 on these words, two of the template, from 96 on slots.
PLACES = {"out": 64, "in": 68, "rk": 72, "ctx": 72, "counter": 76, "limit": 80}
ECB_HOMES, CTR_HOMES = ({name: PLACES[name] for name in each} for each in (ECB, CTR))

TARGET = Target(
    name="rv32i",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    rules=RULES,
    moves=(),
    accesses=(),
    shapes={Type(bits): f"u{bits}" for bits in (8, 16, 32)},
    register_bytes=(4,),
    cores=CORES,
    classes=(REGISTERS,),
    view_classes=VIEWS,
    alternatives={},
    primitives={
        "load": "lw",
        "load_word": "lw lhu lbu",
        "store": "sw",
        "store_word": "sw sh sb",
        "swap_bytes": "rev8",
        "pointer_add": "addi",
        "address": "add",
    },
    arguments={
        "key_setup": {"rk": "a0", "key": "a1"},
        "ctr_nonce": {"ctx": "a0", "nonce": "a1"},
        "round": {"limit": "a2", "round": "a3"},
        "ecb_encrypt": ECB,
        "ecb_decrypt": ECB,
        "ctr_crypt": {**CTR, **FRAME},
        "table": {"ctx": "a0", "entry": "a1", "counter": "a2"},
    },
    frame_pointer="sp",
    features=("zbb", "zbkb", "m", "zmmul", "e"),
    triple="riscv32",
    # Assemblers know `zmmul` from LLVM 16 on; a file made with it has no division either way.
    assembler_features={n: "m" if n == "zmmul" else n for n in ("zbb", "zbkb", "m", "zmmul", "e")},
    comment="#",
    logic={
        "": frozenset({"and", "or", "xor", "not"}),
        **dict.fromkeys(("zbb", "zbkb"), frozenset({"andn", "orn", "xnor", "rotl"})),
    },
    lanes=(1,),
    usual_lanes=(1,),
    word_bits=(32,),
    alignment=4,
    data_alignment=4,
    address_bits=32,
    saved_bytes=96,
    call_bytes=16,
    homes={"ecb_encrypt": ECB_HOMES, "ecb_decrypt": ECB_HOMES, "ctr_crypt": CTR_HOMES},
    class_features={"e": (SIXTEEN,)},
    fixes_keys=True,
    folds=("separated", "online"),
    convention=(
        "ilp32; a0 out, rk or ctx to fill; a1 in or key; a2 nblocks, nbytes or nonce; "
        "a3 rk or ctx; a4 counter"
    ),
)
