"""Parameters that lie in the frame as well: they leave their registers without a store."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import address_word, interpret
from compiler.ir.program import POINTER, Builder, Op, Program, Type
from compiler.machine.meaning import Address
from compiler.passes.listing.allocate import Allocate
from compiler.registers.verify import AllocationError, Contract, Frame, verify_allocation
from targets.rv32i.abi import ECB, ECB_HOMES, TARGET

WORD = Type(32)
REGISTERS = len(TARGET.classes[0].free)
FRAME_BYTES = TARGET.saved_bytes + 64


def sums(alive: int) -> Program:
    """Stores each of some words from `in`, plus the next and a key; all are alive at once."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    words = [build.emit("lw", "in", kind=WORD, k=4 * n) for n in range(alive)]
    for n, word in enumerate(words):
        key = build.emit("lw", "rk", kind=WORD, k=4 * n)
        total = build.emit("add", word, words[n - 1])
        total = build.emit("add", total, key)
        build.emit_many("sw", (total, "out"), (), k=4 * n)
    return Program("ecb_encrypt", "listing", params, tuple(build.ops), ())


def outcome(program: Program) -> bytes:
    """What `out` holds afterwards."""
    rng = np.random.default_rng(1)
    memory = {n: rng.integers(256, size=(2, 256), dtype=np.uint8) for n in ("out", "in", "rk")}
    memory["frame"] = rng.integers(256, size=(2, FRAME_BYTES), dtype=np.uint8)
    for name, place in ECB_HOMES.items():
        if name in memory:
            word = address_word(Address(name, 0), memory).to_bytes(4, "little")
            memory["frame"][:, place : place + 4] = np.frombuffer(word, np.uint8)
    registers = {ECB[n]: n for n in ("out", "in", "rk")} | {"sp": "frame"}
    names = {p.name: registers.get(p.name, p.name) for p in program.params}
    inputs = {name: Address(region, 0) for name, region in names.items()}
    interpret(program, inputs, memory, TARGET.table)
    return memory["out"].tobytes()


@pytest.mark.parametrize("alive", [4, REGISTERS - 4, REGISTERS - 1, REGISTERS + 3])
def test_the_meaning_stays(alive: int) -> None:
    program = sums(alive)
    made = Allocate().allocate(program, TARGET)
    assert outcome(made.program) == outcome(program)


def loads_of(program: Program) -> list[int]:
    """The places in the frame that are loaded."""
    return [op.number("k") for op in program.ops if op.results and "sp" in op.args]


def test_few_values_leave_the_parameters_where_they_are() -> None:
    made = Allocate().allocate(sums(REGISTERS - 6), TARGET)
    assert not loads_of(made.program)
    assert made.slots == 0


def test_many_values_take_the_registers_of_parameters() -> None:
    """Without a store; at the end all are back."""
    made = Allocate().allocate(sums(REGISTERS - 5), TARGET)
    assert made.slots == 0
    assert made.stores == 0
    loaded = loads_of(made.program)
    assert loaded
    assert set(loaded) <= set(ECB_HOMES.values())


def contract() -> Contract:
    return Contract(
        table=TARGET.table,
        classes=TARGET.classes,
        fixed=ECB,
        frame=Frame("sp", TARGET.saved_bytes, address_bits=32),
        views=TARGET.view_classes,
        homes=ECB_HOMES,
    )


@pytest.mark.parametrize(
    ("name", "place", "args", "message"),
    [
        ("lw", ECB_HOMES["in"], ("sp",), ""),
        ("lw", ECB_HOMES["rk"], ("sp",), "reads"),
        ("lw", 0, ("sp",), "makes no value of the program"),
        ("sw", ECB_HOMES["in"], ("a1", "sp"), "is outside the frame"),
    ],
)
def test_a_home_is_read_and_never_written(
    name: str, place: int, args: tuple[str, ...], message: str
) -> None:
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("out", "in", "rk"))
    value = build.emit("lw", "in", kind=WORD, k=0)
    build.emit_many("sw", (value, "out"), (), k=0)
    program = Program("ecb_encrypt", "listing", params, tuple(build.ops), ())
    whole = replace(program, params=(*params, build.param("limit", WORD)))
    results = ("t6",) if name == "lw" else ()
    spill = Op(name, args, results, (WORD,) * len(results), (("k", place),), added="spill")
    first, second = build.ops
    moved = "t6" if results else "a1"
    load = replace(first, args=(moved,), results=("t0",))
    store = replace(second, args=("t0", "a0"))
    allocated = replace(whole, ops=(spill, load, store), registers=True)
    if not message:
        verify_allocation(whole, allocated, contract())
        return
    with pytest.raises(AllocationError, match=message):
        verify_allocation(whole, allocated, contract())
