"""A small machine for the back end's tests: one class of vector registers, two cores."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.machine.core import Core, Cost
from compiler.machine.isa import Row, expand
from compiler.machine.meaning import Address, Bytes
from compiler.machine.register_class import RegisterClass
from compiler.order.estimate import Timing
from compiler.registers.numbered import number
from compiler.registers.verify import Contract, Frame

# fmt: off
# ruff: noqa: E501 -- tables are read by column.
TABLE = expand((
    Row("eor",  "eor {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",       "d = a ^ b",                            "u8", "logic",  "fixed",   "toy", shapes="16b"),
    Row("bic",  "bic {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",       "d = a & ~b",                           "u8", "logic",  "fixed",   "toy", shapes="16b"),
    Row("mov",  "mov {d:v}.{T}, {a:v}.{T}",                  "d = a",                                "u8", "logic",  "fixed",   "toy", shapes="16b"),
    Row("bsl",  "bsl {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",       "d = b ^ (d & (a ^ b))",                "u8", "insert", "fixed",   "toy", shapes="16b"),
    Row("bit",  "bit {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",       "d = d ^ (b & (a ^ d))",                "u8", "insert", "fixed",   "toy", shapes="16b"),
    Row("bif",  "bif {d:v}.{T}, {a:v}.{T}, {b:v}.{T}",       "d = a ^ (b & (a ^ d))",                "u8", "insert", "fixed",   "toy", shapes="16b"),
    Row("sri",  "sri {d:v}.{T}, {a:v}.{T}, #{k}",            "d = (d & ~(~0 >> k)) | (a >> k)",      "u8", "insert", "fixed",   "toy", imm={"k": (1, 8)}, shapes="16b"),
    Row("movi", "movi {d:v}.{T}, #{k}",                      "d = k",                                "u8", "logic",  "fixed",   "toy", imm={"k": (0, 255)}, shapes="16b"),
    Row("ldr",  "ldr {d:q}, [{p:x}, #{k}]",                  "d = mem[p + k + i]",                   "u8", "load",   "address", "toy", imm={"k": (0, 65520, 16)}, shapes="16b"),
    Row("str",  "str {a:q}, [{p:x}, #{k}]",                  "mem[p + k + i] = a",                   "u8", "store",  "address", "toy", imm={"k": (0, 65520, 16)}, shapes="16b"),
    Row("ld2",  "ld2 { {a:v}.{T}, {b:v}.{T} }, [{p:x}]",     "a = mem[p + 2*i]; b = mem[p + 2*i + 1]", "u8", "load2",  "address", "toy", shapes="16b", consecutive="a b"),
    Row("st2",  "st2 { {a:v}.{T}, {b:v}.{T} }, [{p:x}]",     "mem[p + 2*i] = a; mem[p + 2*i + 1] = b", "u8", "store2", "address", "toy", shapes="16b", consecutive="a b"),
))
# fmt: on

_SOURCE = "LLVM 19.1, AArch64SchedCyclone.td, AArch64SchedA55.td, by llvm-mca -instruction-info"
WIDE = Core(
    name="apple-a10",
    width=6,
    window=192,
    ports={"vector": 3, "memory": 2},
    costs={
        "logic": Cost(2, {"vector": 1}),
        "insert": Cost(2, {"vector": 1}),
        "load": Cost(4, {"memory": 1}),
        "store": Cost(4, {"memory": 1}),
        "load2": Cost(7, {"memory": 2, "vector": 2}, 4),
        "store2": Cost(6, {"memory": 2, "vector": 2}, 4),
    },
    source=_SOURCE,
)
QUEUES = {"vector": 48, "memory": 28}
NARROW = Core(
    name="cortex-a55",
    width=2,
    window=0,
    ports={"vector": 2, "load": 1, "store": 1},
    costs={
        "logic": Cost(1, {"vector": 2}),
        "insert": Cost(4, {"vector": 2}),
        "load": Cost(3, {"load": 1}),
        "store": Cost(1, {"store": 1}),
        "load2": Cost(7, {"load": 4}),
        "store2": Cost(5, {"store": 4}),
    },
    source=_SOURCE,
)
VIEWS = {"q": "v"}
LANES = Type(8, 16)
MUX = {"bsl.16b": (("bit.16b", (2, 1, 0)), ("bif.16b", (1, 2, 0)))}
POINTERS = {"in": "x0", "out": "x1", "key": "x2"}
REGIONS = {"in": ("data", 0), "out": ("data", 0)}
_LOGIC = ("eor.16b", "bic.16b", "bsl.16b", "sri.16b")


def contract(registers: int, **fixed: str) -> Contract:
    """`registers` vector registers, the last of which the caller wants back."""
    names = tuple(f"v{n}" for n in range(registers))
    vector = RegisterClass("v", names, names[-1:], 16, "mov.16b", "ldr.16b", "str.16b")
    return Contract(
        table=TABLE,
        classes=(vector,),
        fixed={**POINTERS, **fixed},
        frame=Frame("sp", 32),
        views=VIEWS,
        read_only=frozenset({"key"}),
        alternatives=MUX,
    )


def start() -> Builder:
    """A builder that knows the pointers."""
    builder = Builder()
    for name in POINTERS:
        builder.param(name, POINTER)
    return builder


def finish(builder: Builder, results: tuple[str, ...] = (), *params: str) -> Program:
    """The listing of a builder; `params` are vector parameters."""
    typed = (*(Param(n, POINTER) for n in POINTERS), *(Param(n, LANES) for n in params))
    return Program("toy", "listing", typed, tuple(builder.ops), results)


@st.composite
def programs(draw: st.DrawFn, most: int = 60) -> Program:
    """A listing of up to `most` operations, all of whose values are read."""
    builder = start()
    builder.param("c", LANES)
    values, unread = ["c"], {"c"}
    for _ in range(draw(st.integers(1, most))):
        _grow(draw, builder, values, unread)
    kept = draw(st.lists(st.sampled_from(values), max_size=3, unique=True))
    for slot, value in enumerate(sorted(unread.difference(kept))):
        builder.emit_many("str.16b", (value, "out"), (), k=16 * (slot % 8))
    return finish(builder, tuple(kept), "c")


def _grow(draw: st.DrawFn, builder: Builder, values: list[str], unread: set[str]) -> None:
    """Append one operation."""
    name = draw(st.sampled_from((*_LOGIC, *_LOGIC, "ldr.16b", "movi.16b", "mem")))
    # Late values are drawn more often, as in real code, so that some live long and most do not.
    near = st.integers(0, len(values) - 1).map(lambda n: values[-1 - n * n // len(values)])
    made: tuple[str, ...] = ()
    if name in _LOGIC:
        count = 3 if name == "bsl.16b" else 2
        args = tuple(draw(near) for _ in range(count))
        attrs = {"k": draw(st.integers(1, 8))} if name == "sri.16b" else {}
        made = builder.emit_many(name, args, (LANES,), **attrs)
        unread.difference_update(args)
    elif name == "movi.16b":
        made = (builder.emit(name, kind=LANES, k=draw(st.integers(0, 255))),)
    elif name == "ldr.16b":
        pointer, slot = draw(st.sampled_from(("in", "key"))), draw(st.integers(0, 7))
        made = (builder.emit(name, pointer, kind=LANES, k=16 * slot),)
    elif draw(st.booleans()):
        made = builder.emit_many("ld2.16b", ("in",), (LANES, LANES))
    else:
        pair = (draw(near), draw(near))
        builder.emit_many("st2.16b", (*pair, "out"), ())
        unread.difference_update(pair)
    values += made
    unread.update(made)


def outcome(program: Program, places: dict[str, str]) -> list[bytes]:
    """What a program leaves in its results and in memory, on fixed random inputs.

    `places` names the parameter that each of the toy's inputs is: itself or a register. `in` and
    `out` are one region, as in a call in place.
    """
    chance = np.random.default_rng(7)
    memory = {
        region: chance.integers(0, 256, (1, 256)).astype(np.uint8) for region in ("data", "key")
    }
    memory["stack"] = np.zeros((1, 65536), np.uint8)
    known: dict[str, Bytes | Address] = {
        "in": Address("data", 0),
        "out": Address("data", 0),
        "key": Address("key", 0),
        "sp": Address("stack", 0),
        "c": chance.integers(0, 256, (1, 16)).astype(np.uint8),
    }
    inputs = {places.get(name, name): value for name, value in known.items()}
    wanted = {p.name: inputs[p.name] for p in program.params}
    results = interpret(program, wanted, memory, TABLE)
    arrays = [r for r in results if isinstance(r, np.ndarray)]
    return [a.tobytes() for a in (*arrays, memory["data"], memory["key"])]


def cycles(
    program: Program,
    core: Core,
    iterations: int = 8,
    queues: Mapping[str, int] | None = None,
) -> float:
    """Cycles of one iteration of a listing in its own order."""
    costs = [core.cost(TABLE[op.name]) for op in program.ops]
    timing = Timing(number(program, {}), costs, core, queues or {})
    return timing.cycles(range(len(program.ops)), iterations)
