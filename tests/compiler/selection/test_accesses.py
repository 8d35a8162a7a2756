"""Accesses in parts: the same bytes, every part aligned to its size."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.machine.load import load_target
from compiler.machine.meaning import Address
from compiler.selection.accesses import Accesses

# Its accesses are aligned, of 1, 2 and 4 bytes, and a feature turns bytes round.
TARGET = load_target("rv32i")
WORD = Type(32)
MEMORY_BYTES = 64
SWAP = ("zbb",)


def outcome(program: Program) -> bytes:
    """What a program leaves in memory, run in place."""
    rng = np.random.default_rng(1)
    text = rng.integers(256, size=(3, MEMORY_BYTES), dtype=np.uint8)
    memory = {"in": text, "out": text, "rk": text[:, ::-1].copy()}
    inputs = {p.name: Address(p.name, 0) for p in program.params}
    interpret(program, inputs, memory, TARGET.table)
    return b"".join(region.tobytes() for region in memory.values())


def in_parts(program: Program, features: tuple[str, ...], alignment: int, group: int) -> Program:
    return Accesses(program, TARGET, features, alignment, group).rewrite()


def accesses(program: Program) -> Iterator[tuple[str, int, int]]:
    """The pointer, place and size of each access."""
    for op in program.ops:
        if op.touches_memory:
            yield op.args[0], op.number("offset"), op.number("bytes")


@st.composite
def programs(draw: st.DrawFn, sizes: tuple[int, ...] = (1, 2, 3, 4)) -> Program:
    """Words of one size from `in`, changed, stored to `out`, in either order of bytes."""
    size = draw(st.sampled_from(sizes))
    big, keyed, count = draw(st.booleans()), draw(st.booleans()), draw(st.integers(1, 4))
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    read = {"bytes": size, "big": int(big)}
    places = [size * n for n in range(count)]
    texts = [build.emit("load", "in", kind=WORD, offset=p, **read) for p in places]
    keys = [
        build.emit("load", "rk", kind=WORD, offset=4 * n, bytes=4, big=0, own=1)
        for n in range(count)
    ]
    if keyed:
        texts = [
            build.emit("xor", *draw(st.permutations(pair)))
            for pair in zip(texts, keys, strict=True)
        ]
    for place, value in zip(places, draw(st.permutations(texts)), strict=True):
        build.emit_many("store", ("out", value), (), offset=place, **read)
    return Program("f", "slice", params, tuple(build.ops), ())


@settings(deadline=None)
@given(
    programs(), st.sampled_from(((), SWAP)), st.sampled_from((1, 2, 4)), st.sampled_from((6, 8, 16))
)
def test_the_bytes_are_the_same_and_parts_are_aligned(
    program: Program, features: tuple[str, ...], alignment: int, group: int
) -> None:
    made = in_parts(program, features, alignment, group)
    assert outcome(made) == outcome(program)
    for pointer, place, size in accesses(made):
        moves = 0 if pointer == "rk" else group
        known = 4 if pointer == "rk" else alignment
        assert place % size == known % size == moves % size == 0


def one_word(big: bool, keyed: bool) -> Program:
    """A word from `in` to `out`, with a key added where it is `keyed`."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    value = build.emit("load", "in", kind=WORD, offset=0, bytes=4, big=int(big))
    if keyed:
        key = build.emit("load", "rk", kind=WORD, offset=0, bytes=4, big=0, own=1)
        value = build.emit("xor", value, key)
    build.emit_many("store", ("out", value), (), offset=0, bytes=4, big=int(big))
    return Program("f", "slice", params, tuple(build.ops), ())


@pytest.mark.parametrize(
    ("big", "keyed", "features", "alignment", "expected"),
    [
        (False, False, (), 4, "load store"),
        (True, False, SWAP, 4, "load rev8 rev8 store"),
        # Only the key is turned round where the sum is stored as the text was loaded.
        (True, True, SWAP, 4, "load load rev8 xor store"),
        (False, False, (), 2, "load load shl or store shr store"),
        (
            True,
            False,
            (),
            1,
            "load shl load shl or load shl or load or" + 3 * " shr store" + " store",
        ),
    ],
)
def test_the_shortest_way(
    big: bool, keyed: bool, features: tuple[str, ...], alignment: int, expected: str
) -> None:
    made = in_parts(one_word(big, keyed), features, alignment, 8)
    assert " ".join(op.name for op in made.ops) == expected
