"""RV32I code run on literals, for tests: states, memory and lines of assembly."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.machine.load import load_target
from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits
from prove.machine.decode import Decoder
from prove.machine.executor import Code, Executor, State
from prove.machine.memory import Cell, Memory, Region, Value
from prove.machine.values import Facts, Sum
from targets.binary import load_binary
from verify.toolchain.assemble import BASE, assemble, link

TARGET = load_target("rv32i")
BINARY = load_binary(TARGET)
FEATURES = ("zbb", "zbkb", "m")
STACK_BYTES = 4096
ZERO = constant_bits(0, 32)


def executor_of(text: bytes, graph: Graph) -> Executor:
    """What runs machine code."""
    decoder = Decoder(TARGET.table, BINARY.numbered, frozenset(FEATURES))
    return Executor(graph, Code(text, BASE, BINARY, decoder))


def code_of(lines: str) -> bytes:
    """Lines of assembly as machine code."""
    return link(assemble(lines, FEATURES, TARGET.triple)).text


def home_of(graph: Graph) -> Bits:
    """A return address that nothing is known of."""
    return (0, 0, *(graph.input("home", bit) for bit in range(2, 32)))


def state_of(graph: Graph, registers: Mapping[str, Value], *regions: tuple[Region, int]) -> State:
    """A state at the first instruction: registers not given are 0, regions have sizes in bytes."""
    home = home_of(graph)
    known: dict[str, Value] = {n: ZERO for n, bits in BINARY.bits.items() if bits}
    known |= {"sp": Sum("stack", 0), "ra": home, **registers}
    stack = Region("stack", "rw", 16)
    extents = {r.name: (Sum("", 0), Sum("", size)) for r, size in regions}
    extents["stack"] = (Sum("", -STACK_BYTES), Sum("", 0))
    held = {r.name: r for r, _ in regions} | {"stack": stack}
    memory = Memory(held, Facts(extents=extents), 4, aligned=True)
    return State(known, memory, BASE, home)


def bytes_of(data: bytes, first: int = 0) -> dict[int, Cell]:
    """Constant cells from a place on."""
    return {first + i: constant_bits(octet, 8) for i, octet in enumerate(data)}
