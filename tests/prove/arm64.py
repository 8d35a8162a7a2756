"""AArch64 code run on literals, for tests: states and lines of assembly."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.machine.load import load_target
from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits
from prove.machine.decode import Decoder
from prove.machine.executor import Code, Executor, State
from prove.machine.memory import Memory, Region, Value
from prove.machine.values import Facts, Sum
from targets.binary import load_binary
from verify.toolchain.assemble import BASE, assemble, link

TARGET = load_target("neon")
BINARY = load_binary(TARGET)
FEATURES = ("sha3", "aes")
DECODER = Decoder(TARGET.table, BINARY.numbered, frozenset(FEATURES))
STACK_BYTES = 4096
ZEROS = {name: constant_bits(0, bits) for name, bits in BINARY.bits.items() if bits}


def code_of(lines: str) -> bytes:
    """Lines of assembly as machine code."""
    return link(assemble(lines, FEATURES, TARGET.triple)).text


def executor_of(text: bytes, graph: Graph) -> Executor:
    """What runs machine code."""
    return Executor(graph, Code(text, BASE, BINARY, DECODER))


def home_of(graph: Graph) -> Bits:
    """A return address that nothing is known of."""
    return tuple(graph.input("home", bit) for bit in range(64))


def state_of(graph: Graph, registers: Mapping[str, Value], *regions: tuple[Region, int]) -> State:
    """A state at the first instruction: registers not given are 0, regions have sizes in bytes."""
    home = home_of(graph)
    known: dict[str, Value] = dict(ZEROS)
    known |= {"sp": Sum("stack", 0), "x30": home, **registers}
    extents = {r.name: (Sum("", 0), Sum("", size)) for r, size in regions}
    extents["stack"] = (Sum("", -STACK_BYTES), Sum("", 0))
    held = {r.name: r for r, _ in regions} | {"stack": Region("stack", "rw", 16)}
    memory = Memory(held, Facts(extents=extents), 8, aligned=False)
    return State(known, memory, BASE, home)
