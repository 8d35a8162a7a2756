"""Circuits for the search: numbered signals, functions as truth tables, free polarities.

Signals 0 to n - 1 are the inputs, n + i is gate i. Inputs and outputs may be complemented without
cost if the user of the circuit allows it; the net records which are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import NamedTuple

from compiler.circuits.gates import ARITY, LUT3, Library, input_tables, meaning_of, truth_of
from compiler.ir.program import Op, Param, Program, Type, attributes

BIT = Type(1)
COMPLEMENT = 0b01
WIRE = (1, 0b10)
"""The arity and truth table of an operand itself: no operation at all."""


class Gate(NamedTuple):
    """An operation of the library on earlier signals; `k` is the truth table of a `lut3`."""

    op: str
    args: tuple[int, ...]
    k: int = 0


class Realisation(NamedTuple):
    """An operation, the order in which it takes a function's operands, and the `k` of a `lut3`."""

    op: str
    order: tuple[int, ...]
    k: int = 0


class Function(NamedTuple):
    """A truth table of 2^k bits over k distinct signals; bit 0 is the value at all zeros."""

    truth: int
    args: tuple[int, ...]


class Literal(NamedTuple):
    """A signal or its complement; signal -1 is the constant zero."""

    signal: int
    inverted: int


@dataclass(frozen=True)
class Net:
    """A circuit in topological order.

    Args:
        n_inputs: the number of inputs.
        gates: operations.
        outputs: the signals that are results.
        inverted_inputs: a mask of the inputs that are complemented at no cost.
        inverted_outputs: a mask of the outputs that are complemented at no cost.
    """

    n_inputs: int
    gates: tuple[Gate, ...]
    outputs: tuple[int, ...]
    inverted_inputs: int = 0
    inverted_outputs: int = 0

    def values(self) -> list[int]:
        """The truth table of every signal over the (uncomplemented) inputs."""
        mask = (1 << (1 << self.n_inputs)) - 1
        tables = input_tables(self.n_inputs)
        values = [t ^ mask if self.inverted_inputs >> i & 1 else t for i, t in enumerate(tables)]
        for op, args, k in self.gates:
            a, b, c = (*args, 0, 0)[:3]
            values.append(meaning_of(op, k)(mask, values[a], values[b], values[c]))
        return values

    def depth(self) -> int:
        """The operations on the longest path to an output."""
        levels = [0] * self.n_inputs
        for gate in self.gates:
            levels.append(1 + max([levels[a] for a in gate.args]))
        return max((levels[s] for s in self.outputs), default=0)


@cache
def adjusted(truth: int, arity: int, flips: int, inverted: int) -> int:
    """The truth table over complemented operands (`flips`, a bit each) and result."""
    for i in range(arity):
        if flips >> i & 1:
            high = input_tables(arity)[i]
            truth = (truth & high) >> (1 << i) | (truth & ~high) << (1 << i)
    return truth ^ ((1 << (1 << arity)) - 1 if inverted else 0)


@cache
def permuted(truth: int, order: tuple[int, ...]) -> int:
    """The truth table over reordered operands: operand i of the result is operand order[i]."""
    return sum(
        (truth >> sum((v >> i & 1) << o for i, o in enumerate(order)) & 1) << v
        for v in range(1 << len(order))
    )


@cache
def realisations(library: Library) -> Mapping[tuple[int, int], Realisation]:
    """For each (arity, truth table), the operation and the order of operands that compute it.

    A wire is included, as the operation without a name.
    """
    found: dict[tuple[int, int], Realisation] = {WIRE: Realisation("", (0,))}
    for name in library.operations:
        arity = ARITY[name]
        tables = input_tables(arity)
        mask = (1 << (1 << arity)) - 1
        if name == LUT3:
            continue
        for order in permutations(range(arity)):
            a, b, c = (*(tables[i] for i in order), 0, 0)[:3]
            truth = meaning_of(name)(mask, a, b, c)
            found.setdefault((arity, truth), Realisation(name, order))
    if LUT3 in library.operations:
        for k in range(256):
            found.setdefault((3, k), Realisation(LUT3, (0, 1, 2), k))
        for k in range(16):
            # the last operand twice: its copy does not matter
            found.setdefault((2, k), Realisation(LUT3, (0, 1, 1), k | k << 4))
    return found


@cache
def reachable(library: Library) -> frozenset[tuple[int, int]]:
    """The (arity, truth table) pairs of the library up to complements of operands and result."""
    return frozenset(
        (arity, adjusted(truth, arity, flips, inverted))
        for arity, truth in realisations(library)
        for flips in range(1 << arity)
        for inverted in (0, 1)
    )


def net_from_program(program: Program) -> Net:
    """Number the signals of a circuit."""
    number = {param.name: i for i, param in enumerate(program.params)}
    gates: list[Gate] = []
    for op in program.ops:
        number[op.result] = len(number)
        gates.append(Gate(op.name, tuple(number[a] for a in op.args), op.number("k", 0)))
    outputs = tuple(number[r] for r in program.results)
    return Net(len(program.params), tuple(gates), outputs)


def program_from_net(net: Net, name: str) -> Program:
    """The circuit as a program of one-bit words, complements at inputs and outputs written out."""
    names = [f"x{i}" for i in range(net.n_inputs)]
    params = tuple(Param(n, BIT) for n in names)
    ops: list[Op] = []

    def emit(op: str, *args: str, k: int = 0) -> str:
        attrs = attributes(k=k) if op == LUT3 else ()
        ops.append(Op(op, args, (f"t{len(ops)}",), (BIT,), attrs))
        return ops[-1].result

    for i in range(net.n_inputs):
        if net.inverted_inputs >> i & 1:
            names[i] = emit("not", names[i])
    for gate in net.gates:
        names.append(emit(gate.op, *(names[a] for a in gate.args), k=gate.k))
    results = [
        emit("not", names[s]) if net.inverted_outputs >> j & 1 else names[s]
        for j, s in enumerate(net.outputs)
    ]
    return Program(name, "spec", params, tuple(ops), tuple(results))


def functions_of(net: Net) -> dict[int, Function]:
    """The gates as functions, by signal."""
    first = net.n_inputs
    return {first + i: Function(truth_of(op, k), args) for i, (op, args, k) in enumerate(net.gates)}
