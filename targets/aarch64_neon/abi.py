"""The calling convention for generated code (AAPCS64), and the target as a whole."""

from __future__ import annotations

from pathlib import Path

from compiler.ir.program import Type
from compiler.machine.register_class import RegisterClass
from compiler.machine.target import Target
from targets.aarch64_neon.cost import CORES
from targets.aarch64_neon.rules import ACCESSES, ALTERNATIVES, MOVES, RULES
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS

_BITS = {"b": 8, "h": 16, "s": 32, "d": 64}
SHAPES = {
    Type(bits, size * 8 // bits): f"{size * 8 // bits}{letter}"
    for size in (8, 16)
    for letter, bits in _BITS.items()
    if (size, letter) != (8, "d")
}

# v0-v7 and v16-v31 are the caller's to lose; of v8-v15 the low halves must come back.
VECTORS = RegisterClass(
    name="v",
    free=tuple(f"v{n}" for n in (*range(8), *range(16, 32), *range(8, 16))),
    saved=tuple(f"v{n}" for n in range(8, 16)),
    bytes=16,
    copy="mov.16b",
    load="ldr_q",
    store="str_q",
)
# Addresses that a kernel computes; x14 to x17 are left to the code around it.
ADDRESSES = RegisterClass(
    name="x",
    free=tuple(f"x{n}" for n in range(9, 14)),
    saved=(),
    bytes=8,
    copy="mov_x",
    load="ldr_x",
    store="str_x",
)

ECB = {"out": "x0", "in": "x1", "rk": "x3", "pool": "x8"}
CTR = {"out": "x0", "in": "x1", "ctx": "x3", "counter": "x4", "pool": "x8"}

TARGET = Target(
    name="neon",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    rules=RULES,
    moves=MOVES,
    accesses=ACCESSES,
    shapes=SHAPES,
    register_bytes=(16, 8),
    cores=CORES,
    classes=(VECTORS, ADDRESSES),
    view_classes=VIEWS,
    alternatives=ALTERNATIVES,
    primitives={
        "load": "ldr_q ldr_d",
        "load_pair": "ldp_q ldp_d",
        "store": "str_q str_d",
        "load_all": "ld1r",
        "splat": "dup_w dup_x",
        "constant": "movi",
        "pointer_add": "add_x_imm",
        "order_bytes": "tbl1",
        "lookup_registers": "tbl4 tbx4",
        "cell_layers": "aese.16b aesd.16b",
        "cell_maps": "aesmc.16b aesimc.16b",
        "address": "add_x",
        "low_byte": "and_x_255",
        "scale": "lsl_x",
    },
    arguments={
        "key_setup": {"rk": "x0", "key": "x1", "pool": "x8"},
        "ctr_nonce": {"ctx": "x0", "nonce": "x1", "pool": "x8"},
        "round": {"round": "x17", "pool": "x8"},
        "ecb_encrypt": ECB,
        "ecb_decrypt": ECB,
        "ctr_crypt": {**CTR, "frame": "sp"},
        # The nonce has been read when the table is filled: its pointer is free for the entries.
        "table": {"ctx": "x0", "entry": "x1", "counter": "x4", "pool": "x8"},
    },
    folds=("separated", "online"),
    frame_pointer="sp",
    features=("sha3", "aes"),
    triple="aarch64",
    assembler_features={"sha3": "sha3", "aes": "aes"},
    comment="//",
    logic={
        "": frozenset({"and", "or", "xor", "not", "andn", "orn", "mux"}),
        "sha3": frozenset({"xor3", "bcax"}),
        "aes": frozenset(),
    },
    lanes=(1, 8, 16, 32, 64, 128),
    word_bits=(128,),
    usual_lanes=(16,),
    alignment=16,
    convention=(
        "AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; "
        "x3 rk or ctx; w4 counter"
    ),
)
