"""A small machine of eight bits: two operands, flags, twelve registers in two classes, one pointer.

No such machine was built. It has what makes real ones of eight bits hard: a result overwrites an
operand, carries go through a flag that most instructions change, only half of the registers take
constants, and the one pointer register serves keys, blocks and stack alike.
"""

from __future__ import annotations

from pathlib import Path

from targets.eight_bits.cost import CORES
from targets.eight_bits.rules import RULES
from targets.eight_bits.table import INSTRUCTIONS, SEQUENCES

from compiler.ir.program import Type
from compiler.machine.register_class import RegisterClass
from compiler.machine.target import Target

LOW, HIGH = (tuple(f"r{n}" for n in range(first, first + 6)) for first in (0, 6))


def homes(names: tuple[str, ...]) -> dict[str, int]:
    """The places of pointers at the bottom of the frame: they come on the stack."""
    return {name: 2 * place for place, name in enumerate(names)}


TARGET = Target(
    name="eight_bits",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    sequences=SEQUENCES,
    rules=RULES,
    moves=(),
    accesses=(),
    shapes={Type(8): "u8"},
    register_bytes=(1,),
    cores=CORES,
    classes=(
        RegisterClass("reg", (*LOW, *HIGH), (), 1, copy="mov", load="ld", store="st"),
        RegisterClass("ptr", ("p",), (), 2, copy="movp", load="ldp", store="stp"),
    ),
    executor="interpreter",
    view_classes={"reg": "reg", "high": "reg", "ptr": "ptr"},
    view_registers={"high": frozenset(HIGH)},
    alternatives={},
    primitives={
        "load": "ld",
        "load_word": "ld",
        "store": "st",
        "store_word": "st",
        "pointer_add": "addp",
    },
    arguments={"key_setup": {}, "ecb_encrypt": {}, "ecb_decrypt": {}},
    homes={
        "key_setup": homes(("rk", "key")),
        **dict.fromkeys(("ecb_encrypt", "ecb_decrypt"), homes(("out", "in", "rk"))),
    },
    frame_pointer="f",
    features=(),
    triple="",
    assembler_features={},
    comment=";",
    logic={"": frozenset({"and", "or", "xor", "not"})},
    lanes=(1,),
    usual_lanes=(1,),
    rolls=False,
    modes=("ecb",),
    word_bits=(8,),
    address_bits=16,
    instruction_bytes=(2, 4),
    saved_bytes=6,
    convention="pointers on the stack, from its top on, in the order of the header",
)
