"""The assumptions of generated C, and the target as a whole."""

from __future__ import annotations

from pathlib import Path

from compiler.ir.program import Type
from compiler.machine.target import Target
from targets.c.cost import CORES
from targets.c.helpers import HELPERS
from targets.c.rules import ACCESSES, MOVES, RULES
from targets.c.table import INSTRUCTIONS, VECTORS_OF_WORDS

VECTOR_NAMES = {bits: f"v{bits}" for bits in VECTORS_OF_WORDS}
SHAPES = {
    **{Type(bits): f"u{bits}" for bits in (8, 16, 24, 32, 48, 64)},
    # Bit planes are plain words, or vectors of two.
    Type(8, 4): "u32",
    Type(8, 8): "u64",
    Type(8, 16): "u64x2",
    **{Type(bits, n): f"u{bits}x{n}" for bits, n in ((16, 2), (16, 4), (32, 2), (16, 8), (32, 4))},
    # Vectors of words, each of another group of blocks.
    **{Type(64, lanes): f"u64x{lanes}" for lanes in VECTORS_OF_WORDS.values()},
}

TARGET = Target(
    name="c",
    folder=Path(__file__).parent,
    table=INSTRUCTIONS,
    rules=RULES,
    moves=MOVES,
    accesses=ACCESSES,
    shapes=SHAPES,
    register_bytes=(16, 8, 4),
    cores=CORES,
    classes=(),
    output="source",
    executor="host",
    view_classes={"t": "t"},
    alternatives={},
    primitives={
        "load": "load",
        "load_word": "load_le",
        "load_word_big": "load_be",
        "load_bit": "load_bit",
        "store": "store",
        "store_word": "store_le",
        "store_word_big": "store_be",
        "lookup": "lookup",
        "splat": "splat",
        "literal": "literal",
        "load_all": "load_all",
        "load_lanes": "load_lanes",
        "store_lanes": "store_lanes",
        "join_lanes": "join",
    },
    arguments={},
    frame_pointer="",
    features=(),
    triple="",
    assembler_features={},
    comment="//",
    logic={"": frozenset({"and", "or", "xor", "not", "rotl"})},
    lanes=(1, 32, 64, 128),
    fixes_keys=True,
    convention="ISO C99; two's complement, bytes of 8 bits; no alignment asked for",
    usual_lanes=(1, 64),
    word_bits=(8, 16, 32, 64),
    bitsliced_from=32,
    loops=True,
    ending="c",
    helpers=HELPERS,
    type_names={**{bits: f"uint{bits}_t" for bits in (8, 16, 32, 64)}, **VECTOR_NAMES},
    definition="void {symbol}(",
)
