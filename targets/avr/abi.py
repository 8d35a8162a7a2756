"""The calling convention for generated code (avr-gcc), and the target as a whole.

Source: GCC wiki, avr-gcc, calling convention; GCC 5 to 14.
"""

from __future__ import annotations

from pathlib import Path

from compiler.ir.program import Type
from compiler.machine.register_class import RegisterClass
from compiler.machine.target import InPlace, PairCopy, Placement, Target, Walks
from targets.avr.cost import CORES
from targets.avr.rules import RULES
from targets.avr.table import INSTRUCTIONS, MOST_LIMBS, SEQUENCES


def swapped(limbs: int) -> tuple[int, ...]:
    """The order of operands that are the limbs of two words with the words changed round."""
    return (*range(limbs, 2 * limbs), *range(limbs))


UPPER = tuple(f"r{n}" for n in range(16, 26))
"""Registers that take constants, but for those that are pointers."""
SAVED = tuple(f"r{n}" for n in range(2, 18))
"""Callee-saved registers besides r28 and r29."""
REGISTERS = RegisterClass(
    name="reg",
    # The upper ones last, since operations with a constant need one of them.
    free=("r0", *SAVED[:-2], *UPPER),
    saved=SAVED,
    bytes=1,
    copy="mov",
    load="ld",
    store="st",
)
POINTERS = RegisterClass("ptr", ("X", "Z"), (), 2, copy="movp", load="ldp", store="stp")

BYTES = tuple(f"counter.{low}" for low in range(0, 32, 8))
"""The counter, the lowest byte first."""
ECB = {"out": "Y", "in": "X", "rk": "Z"}
CTR = {"out": "Y", "in": "X", "ctx": "Z"} | {b: f"r{2 + n}" for n, b in enumerate(BYTES)}
# With fixed keys Z reads nothing, so the remaining length waits there.
WITHOUT_KEYS = {"out": "Y", "in": "X", "left": "Z"}
WITHOUT_CTX = WITHOUT_KEYS | {b: f"r{20 + n}" for n, b in enumerate(BYTES)}
LOW_STAYS = WITHOUT_KEYS | dict(zip(BYTES, ("r14", "r20", "r21", "r22"), strict=True))
LEFT = {"left.0": "r24", "left.8": "r25"}
"""The remaining length, which no listing reads."""
# The frame from Y up: its lowest byte is not the function's; the template's; from 14 on slots.
PLACES = {"out": 1, "in": 3, "rk": 5, "ctx": 5, "key": 3, "nonce": 3} | {
    b: 7 + n for n, b in enumerate(BYTES)
}
ECB_HOMES, CTR_HOMES = ({name: PLACES[name] for name in each} for each in (ECB, CTR))
# Tables are read by Z: keys are at Y, and the pointer to where the text goes waits elsewhere.
BY_TABLES = {"out": "P", "out.0": "r22", "out.8": "r23", "in": "X", **LEFT}
# X reads the held values; until then the pointer to the text waits in r20 and r21.
HELD = {"frame": "X", "in": "w20", "counter.0": "r2", **LEFT}
# The output pointer is Y, or waits for a pointer that reads tables.
HELD_OUT = (
    ("held", {"out": "Y", "ctx": "Z"}, 0),
    ("tables, held", {"out": "P", "out.0": "r22", "out.8": "r23", "ctx": "Y"}, 2),
)
HELD_PLACES = tuple(
    Placement(
        name + on_stack,
        {**HELD, **others},
        lost=frozenset(lost),
        cycles=cycles + 4 * len(lost),
        high={"frame": "X", "ctx": others["ctx"]},
        waits={"in": "X"},
    )
    for name, others, cycles in HELD_OUT
    for on_stack, lost in (("", ()), (", counter on stack", BYTES[:1]))
)
FILLS = {"key_setup": ("rk", "key"), "ctr_nonce": ("ctx", "nonce")}
"""The functions that fill memory, with the pointers to their output and to their input."""

TARGET = Target(
    name="avr",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    sequences=SEQUENCES,
    rules=RULES,
    moves=(),
    accesses=(),
    shapes={Type(8): "u8"},
    register_bytes=(1,),
    call_bytes=6,
    cores=CORES,
    classes=(REGISTERS, POINTERS),
    view_classes={"reg": "reg", "high": "reg", "ptr": "ptr", "near": "ptr"}
    | {"pair": "ptr", "table": "ptr", "label": "label", "index": "index"}
    | {"first": "reg", "second": "reg", "woken": "woken"},
    view_registers={
        "high": frozenset(UPPER),
        "ptr": frozenset({"X", "Y", "Z"}),
        "near": frozenset({"Y", "Z"}),
        "table": frozenset({"Z"}),
        "first": frozenset({"r20"}),
        "second": frozenset({"r21"}),
    },
    alternatives={name: ((name, (1, 0)),) for name in ("and", "or", "eor", "add")}
    | {f"add_{n}": ((f"add_{n}", swapped(n)),) for n in range(2, MOST_LIMBS + 1)},
    primitives={
        "load": "ld",
        "load_word": "ld",
        "store": "st",
        "store_word": "st",
        "pointer_add": "addp",
        "page": "page",
        "lookup_flash": "lpm_at",
        "lookup_sram": "ld_table",
        "wait": "wait",
        "wake": "wake",
    },
    arguments={
        "key_setup": {"rk": "Z", "key": "X"},
        "ctr_nonce": {"ctx": "Z", "nonce": "X"},
        # In a frame: Z is left to tables.
        "round": {"round": "X", "limit": "r16", **LEFT},
        "ecb_encrypt": LEFT,
        "ecb_decrypt": LEFT,
        "ctr_crypt": LEFT,
    },
    homes={"ecb_encrypt": ECB_HOMES, "ecb_decrypt": ECB_HOMES, "ctr_crypt": CTR_HOMES}
    | {name: {each: PLACES[each] for each in pointers} for name, pointers in FILLS.items()},
    frameless={
        # Y is to be saved, and Z is the one that tables are read by.
        **{
            name: (
                Placement("registers", {to: "Z", of: "X"}, round="Z", lacks=frozenset(LEFT)),
                Placement("tables", {to: "Y", of: "X"}, cycles=8, round="Y", lacks=frozenset(LEFT)),
            )
            for name, (to, of) in FILLS.items()
        },
        **dict.fromkeys(
            ("ecb_encrypt", "ecb_decrypt"),
            (
                Placement("registers", {**ECB, **LEFT}, round="Z"),
                Placement("all on stack", ECB, cycles=8, round="Z"),
                Placement("left in Z", WITHOUT_KEYS),
                Placement("tables", {**BY_TABLES, "rk": "Y"}, cycles=2, round="Y"),
            ),
        ),
        # The counter and the remaining length stay in registers or on the stack.
        "ctr_crypt": (
            Placement("registers", {**CTR, **LEFT}, round="Z"),
            Placement("counter on stack", {**CTR, **LEFT}, frozenset(BYTES), 16, "Z"),
            Placement("all on stack", CTR, frozenset(BYTES), 24, "Z"),
            Placement("left in Z", WITHOUT_CTX, frozenset(BYTES), 16),
            Placement("left in Z, low byte stays", LOW_STAYS, frozenset(BYTES[1:]), 13),
            Placement("tables", {**CTR, **BY_TABLES, "ctx": "Y"}, cycles=2, round="Y"),
            Placement(
                "tables, counter on stack",
                {**CTR, **BY_TABLES, "ctx": "Y"},
                frozenset(BYTES),
                cycles=18,
                round="Y",
            ),
            *HELD_PLACES,
        ),
    },
    walks={
        "ld": Walks(at="ld_at", on="ld_on", near="ldd"),
        "st": Walks(at="st_at", on="st_on", near="std"),
    },
    tables=("flash", "sram"),
    pointer_moves=("adiw", "addp"),
    in_place={"lpm_at": InPlace("lpm_z", "r30"), "ld_table": InPlace("ld_z", "r30")},
    pair_copy=PairCopy("movw", tuple((f"r{n}", f"r{n + 1}") for n in range(2, 26, 2))),
    folds=("none", "separated", "online"),
    frame_pointer="Y",
    features=(),
    triple="avr",
    assembler_features={"": "avr51"},
    comment=";",
    logic={"": frozenset({"and", "or", "xor", "not"})},
    lanes=(1,),
    usual_lanes=(1,),
    modes=("ecb", "ctr"),
    word_bits=(8,),
    address_bits=16,
    instruction_bytes=(2,),
    executor="simulator",
    loops=True,
    rolls_keys=True,
    fixes_keys=True,
    saved_bytes=14,
    pushed=("r28", "r29", "r16"),
    convention=(
        "avr-gcc; r24 out, rk or ctx to fill; r22 in or key; r20 nblocks, nbytes or nonce; "
        "r18 rk or ctx; r14 counter"
    ),
)
