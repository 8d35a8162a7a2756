"""Random functions of words, as statements of C and as the interpreter has them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from compiler.emission.source import source_of
from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.machine.meaning import Address
from compiler.module import Context, Module
from compiler.passes.listing.select import Select
from targets.c.abi import TARGET
from tests.compiler.stages import cipher
from tests.targets.c.c_program import WINDOW

OPERATIONS = {
    **{"xor": 2, "and": 2, "or": 2, "add": 2, "sub": 2, "ltu": 2},
    **{"andn": 2, "orn": 2, "mux": 3, "not": 1},
}
WITH_CONSTANTS = frozenset({"xor", "and", "or", "add", "sub"})
"""Operations that may read a constant: `fold` leaves no complement of one."""
SHIFTS = ("shl", "shr", "rotl")
MOST_OPERATIONS = 24
MOST_WORDS = 4
"""Words that a function reads and writes; each has eight bytes of the first operands."""


@dataclass
class RandomFunction:
    """A function of words of all widths as it grows."""

    rng: np.random.Generator
    build: Builder = field(default_factory=lambda: Builder("v"))
    values: list[str] = field(default_factory=list[str])

    def program(self) -> Program:
        """The slice program: it loads words from `in`, and stores some to `out`."""
        params = tuple(self.build.param(name, POINTER) for name in ("out", "in"))
        for place in range(MOST_WORDS):
            kind = self.width()
            attrs = {"offset": 8 * place, "bytes": kind.bits // 8, "big": self.upto(2)}
            self.values.append(self.build.emit("load", "in", kind=kind, **attrs))
        for _ in range(1 + self.upto(MOST_OPERATIONS)):
            self.build.round = 1 + self.upto(3) if not self.upto(6) else self.build.round
            self.values.append(self.operation())
        for place, value in enumerate(self.values[-MOST_WORDS:]):
            size = self.build.types[value].bits // 8
            attrs = {"offset": 8 * place, "bytes": size, "big": self.upto(2)}
            self.build.emit_many("store", ("out", value), (), **attrs)
        return Program("f", "slice", params, tuple(self.build.ops), ())

    def upto(self, end: int) -> int:
        """A number from 0 to below `end`."""
        return int(self.rng.integers(end))

    def width(self) -> Type:
        """The type of some word."""
        return Type(TARGET.word_bits[self.upto(len(TARGET.word_bits))])

    def operation(self) -> str:
        """One more value."""
        chosen = self.upto(4)
        if chosen == 0:
            return self.build.emit("resize", self.value(), kind=self.width())
        if chosen == 1:
            value = self.value()
            amount = 1 + self.upto(self.build.types[value].bits - 1)
            return self.build.emit(SHIFTS[self.upto(len(SHIFTS))], value, k=amount)
        name = list(OPERATIONS)[self.upto(len(OPERATIONS))]
        first = self.value()
        kind = self.build.types[first]
        if name in WITH_CONSTANTS and not self.upto(4):
            return self.build.emit(name, first, self.constant(kind))
        others = [self.of_type(kind) for _ in range(OPERATIONS[name] - 1)]
        if name == "ltu" and others == [first]:
            name = "sub"  # compilers warn of a comparison of a value with itself
        return self.build.emit(name, first, *others)

    def value(self) -> str:
        """One of the last values, so that expressions nest."""
        return self.values[-1 - self.upto(min(3, len(self.values)))]

    def constant(self, kind: Type) -> str:
        """A constant: those at which numbers are spelled in another way, or change their sign."""
        edges = (1, 127, 128, 255, 1 << kind.bits - 1, (1 << kind.bits) - 1)
        return self.build.constant(kind, edges[self.upto(len(edges))])

    def of_type(self, kind: Type) -> str:
        """A value brought to a type."""
        value = self.value()
        same = self.build.types[value] == kind
        return value if same else self.build.emit("resize", value, kind=kind)


@dataclass(frozen=True)
class Sourced:
    """A function before selection, and what came out as text."""

    program: Program
    lines: tuple[str, ...]

    def expected(self, inputs: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """What it writes: shape (samples, bytes)."""
        memory = {"in": inputs.copy(), "out": np.zeros_like(inputs)}
        memory["out"][:, WINDOW:] = inputs[:, WINDOW:]
        places = {name: Address(name, 0) for name in memory}
        interpret(self.program, places, memory)
        return memory["out"]


def sourced(program: Program) -> Sourced:
    """A program as statements."""
    # The cipher only says which file spans are lines of; these operations have none.
    module = Module(cipher("pipo"), "pipo64_128", {"f": program})
    chosen = Select().run_module(module, Context(TARGET, next(iter(TARGET.cores))))
    return Sourced(program, tuple(source_of(chosen, "f", TARGET).lines))
