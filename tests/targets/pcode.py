"""Runs the p-code of single instructions: what the SLEIGH descriptions of Ghidra say that they do.

SLEIGH describes processors apart from QEMU and Unicorn; `pypcode` brings its translator and its
descriptions. An operation computes with numbers of some bytes in spaces: registers, temporaries
(`unique`), memory (`ram`), constants. Source: Ghidra, P-Code Reference Manual (docs of `pypcode`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pypcode import Context, OpCode, PcodeOp, UnimplError, Varnode

OPERATION_NAMES = {value: name for name, value in vars(OpCode).items() if name.isupper()}
DIRECT = {"BRANCH", "CALL"}
INDIRECT = {"BRANCHIND", "CALLIND", "RETURN"}
REGISTER_BYTES = 0x8000
"""As much of the space of registers as the rows' registers are in."""


class OpenError(Exception):
    """The description does not say what an instruction does; the message is its own word for it."""


class Node(NamedTuple):
    """A place that is read or written; `kind` is its space, and `first` the value of a constant."""

    kind: str
    first: int
    size: int


class Operation(NamedTuple):
    """An operation of p-code."""

    name: str
    output: Node | None
    inputs: tuple[Node, ...]


@dataclass
class State:
    """What an instruction works on.

    Args:
        registers: the first `REGISTER_BYTES` of the space of registers.
        memory: the bytes that may be reached.
        base: the address of the first of these.
        pc: where the instruction after this one is; what a branch changes.
    """

    registers: bytearray
    memory: bytearray
    base: int
    pc: int


def _signed(value: int, size: int) -> int:
    return value - (1 << 8 * size) if value >> (8 * size - 1) else value


def _carry(a: int, b: int, size: int) -> int:
    return a + b >> 8 * size


def _signed_carry(a: int, b: int, size: int) -> int:
    total = _signed(a, size) + _signed(b, size)
    return int(not -(1 << 8 * size - 1) <= total < 1 << 8 * size - 1)


UNARY: Mapping[str, Callable[[int, int], int]] = {
    "COPY": lambda a, size: a,
    "INT_ZEXT": lambda a, size: a,
    "INT_SEXT": _signed,
    "INT_NEGATE": lambda a, size: ~a,
    "INT_2COMP": lambda a, size: -a,
}
BINARY: Mapping[str, Callable[[int, int, int], int]] = {
    "INT_ADD": lambda a, b, size: a + b,
    "INT_SUB": lambda a, b, size: a - b,
    "INT_MULT": lambda a, b, size: a * b,
    "INT_AND": lambda a, b, size: a & b,
    "INT_OR": lambda a, b, size: a | b,
    "INT_XOR": lambda a, b, size: a ^ b,
    "INT_LEFT": lambda a, b, size: a << b if b < 8 * size else 0,
    "INT_RIGHT": lambda a, b, size: a >> b,
    "INT_SRIGHT": lambda a, b, size: _signed(a, size) >> b,
    "INT_EQUAL": lambda a, b, size: a == b,
    "INT_NOTEQUAL": lambda a, b, size: a != b,
    "INT_LESS": lambda a, b, size: a < b,
    "INT_LESSEQUAL": lambda a, b, size: a <= b,
    "INT_SLESS": lambda a, b, size: _signed(a, size) < _signed(b, size),
    "INT_SLESSEQUAL": lambda a, b, size: _signed(a, size) <= _signed(b, size),
    "INT_CARRY": _carry,
    "INT_SCARRY": _signed_carry,
    "SUBPIECE": lambda a, b, size: a >> 8 * b,
}
"""Of the operands and the size of the first in bytes; results are cut to their own size."""


@dataclass(frozen=True)
class Processor:
    """A processor that SLEIGH describes.

    Args:
        name: of the description, such as `RISCV:LE:32:RV32GC`.
    """

    name: str

    @cached_property
    def context(self) -> Context:
        """The translator."""
        return Context(self.name)

    def register(self, name: str) -> tuple[int, int]:
        """The first byte and the size of a register in the space of registers."""
        found = self.context.registers[name]
        return found.offset, found.size

    def program(self, code: bytes, at: int) -> Sequence[Operation]:
        """The operations of one instruction.

        Raises:
            OpenError: the description leaves open what it does.
        """
        try:
            found = self.context.translate(code, at, max_instructions=1).ops
        except UnimplError as problem:
            raise OpenError("no operations") from problem
        for each in found:
            if each.opcode == OpCode.CALLOTHER:
                raise OpenError(each.inputs[0].getUserDefinedOpName())
        return [_operation(each) for each in found]


def _operation(each: PcodeOp) -> Operation:
    output = _node(each.output) if each.output else None
    return Operation(
        OPERATION_NAMES[each.opcode], output, tuple(_node(node) for node in each.inputs)
    )


def _node(node: Varnode) -> Node:
    return Node(node.space.name, node.offset, node.size)


class Run:
    """One run of an instruction's operations.

    Args:
        state: what it works on, changed in place.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.temporaries: dict[int, int] = {}

    def run(self, operations: Sequence[Operation]) -> None:
        """Do the operations, one after another but for jumps among them."""
        place = 0
        while place < len(operations):
            step = self.do(*operations[place])
            if step is None:
                return
            place += step

    def do(self, name: str, output: Node | None, inputs: tuple[Node, ...]) -> int | None:
        """Do one operation; how many to go on by, None where the instruction ends."""
        if name in BINARY:
            a, b = inputs
            self.put(output, BINARY[name](self.get(a), self.get(b), a.size))
        elif name in UNARY:
            self.put(output, UNARY[name](self.get(inputs[0]), inputs[0].size))
        elif name in ("LOAD", "STORE"):
            self.access(output, *inputs[1:])
        elif name == "CBRANCH":
            return self.go(inputs[0]) if self.get(inputs[1]) else 1
        elif name in INDIRECT:
            self.state.pc = self.get(inputs[0])
            return None
        elif name in DIRECT:
            return self.go(inputs[0])
        else:
            assert name == "IMARK", f"{name} is no operation of a row"
        return 1

    def access(self, output: Node | None, address: Node, stored: Node | None = None) -> None:
        """Load a value from memory, or store one."""
        node = stored or output
        assert node is not None, "an access has a value"
        first, memory = self.get(address) - self.state.base, self.state.memory
        assert 0 <= first <= len(memory) - node.size, f"place {first} is out of reach"
        if stored:
            memory[first : first + node.size] = self.get(stored).to_bytes(node.size, "little")
        else:
            self.put(output, int.from_bytes(memory[first : first + node.size], "little"))

    def go(self, target: Node) -> int | None:
        """Jump to an address, or among the operations by a constant."""
        if target.kind == "const":
            return _signed(target.first, target.size)
        self.state.pc = target.first
        return None

    def get(self, node: Node) -> int:
        """The value of a place."""
        kind, first, size = node
        if kind == "const":
            return first & (1 << 8 * size) - 1
        if kind == "register":
            return int.from_bytes(self.state.registers[first : first + size], "little")
        assert kind == "unique", f"{kind} is no space of a row's operands"
        octets = bytes(self.temporaries[n] for n in range(first, first + size))
        return int.from_bytes(octets, "little")

    def put(self, node: Node | None, value: int) -> None:
        """Write a place."""
        assert node is not None, "the operation has a result"
        kind, first, size = node
        octets = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
        if kind == "register":
            assert first + size <= REGISTER_BYTES, f"a row writes register byte {first:#x}"
            self.state.registers[first : first + size] = octets
        else:
            assert kind == "unique", f"{kind} is no space of results"
            self.temporaries.update(enumerate(octets, first))
