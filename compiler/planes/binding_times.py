"""Binding-time analysis: the inputs on which each bit of a program's values depends.

Source: Jones, Gomard, Sestoft, Partial Evaluation and Automatic Program Generation, 1993, chapter
5; here on the bits of words. A bit is an XOR of atoms: bits of the inputs, results of nonlinear
operations, and 1. These XORs are exact: a bit that an exchange of fields moves by XORs depends on
itself alone, and an XOR without atoms is the constant 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from compiler.ir.program import BITWISE, Op, Program
from compiler.layouts.lane_steps import ZERO
from compiler.planes.bit_layers import ONE, SUMS, Form, total
from dsl.gf2 import ones

Times = tuple[int, ...]
"""For each bit of a word, the lowest first, the class of inputs that it depends on, or 0."""
Forms = tuple[Form, ...]


class MixedTimesError(ValueError):
    """Bits of classes that must stay apart are combined other than by XOR."""


class BindingTimes:
    """Each bit as an XOR of atoms, and the class of each atom.

    `atoms` has the class of each atom, by its digit in sums; `origins` has the result and the bit
    of atoms that S-boxes compute.

    Args:
        program: a program on words.
        sources: the classes of the bits of some values, each a power of two; other inputs have
            none.
    """

    def __init__(self, program: Program, sources: Mapping[str, Times]) -> None:
        self.program, self.sources = program, sources
        # The classes of the atoms; the first atom is the constant 1, which has none.
        self.atoms = [0]
        self.forms: dict[str, Forms] = {}
        self.origins: dict[int, tuple[str, int]] = {}

    def run(self) -> None:
        """Analyse every operation.

        Raises:
            MixedTimesError: bits of different classes are combined other than by XOR.
        """
        for name, times in self.sources.items():
            self.forms[name] = tuple(self.atom(time) for time in times)
        for param in self.program.params:
            if param.name not in self.forms:
                self.forms[param.name] = tuple(self.atom(0) for _ in range(param.type.bits))
        for op in self.program.ops:
            if not self.sources.keys() >= set(op.results):
                self.forms.update(zip(op.results, self.visit(op), strict=True))

    def atom(self, time: int) -> Form:
        """A new atom of a class; 0 if it belongs to none."""
        self.atoms.append(time)
        return 1 << len(self.atoms) - 1

    def time(self, forms: Sequence[Form]) -> int:
        """The only class in some sums; 0 if there is none.

        Raises:
            MixedTimesError: there are several classes.
        """
        classes = 0
        for form in forms:
            for digit in ones(form):
                classes |= self.atoms[digit]
        if classes.bit_count() > 1:
            raise MixedTimesError("bits of different classes meet where they do not just add up")
        return classes

    def lanes_of(self, name: str, time: int) -> int:
        """The mask of the bits of a value that depend on a class."""
        bits = enumerate(self.forms[name])
        return sum(1 << n for n, form in bits if any(self.atoms[d] == time for d in ones(form)))

    def visit(self, op: Op) -> list[Forms]:
        """The sums of the bits of an operation's results."""
        args = [self.forms[a] for a in op.args]
        if op.name == "const":
            return [tuple(op.number("value") >> bit & ONE for bit in range(op.type.bits))]
        if op.name == "sbox":
            times = [self.time(column) for column in zip(*args, strict=True)]
            return [self.made(result, times) for result in op.results]
        if op.name in SUMS:
            return [tuple(total(op.name, column) for column in zip(*args, strict=True))]
        if op.name in _MOVES:
            return [_moved(op, args)]
        if op.name in BITWISE:
            return [tuple(self.met(op.name, column) for column in zip(*args, strict=True))]
        time = self.time([form for arg in args for form in arg])
        return [tuple(self.atom(time) for _ in range(kind.bits)) for kind in op.types]

    def made(self, result: str, times: Sequence[int]) -> Forms:
        """New atoms for the bits of an S-box's result."""
        first = len(self.atoms)
        self.origins |= {first + bit: (result, bit) for bit in range(len(times))}
        return tuple(self.atom(time) for time in times)

    def met(self, name: str, column: Sequence[Form]) -> Form:
        """One bit of a bitwise operation's result; AND, OR and a choice by constants are linear."""
        if name == "mux" and column[0] in (0, ONE):
            return column[1] if column[0] else column[2]
        neutral = _NEUTRAL.get(name)
        if neutral is None or not {0, ONE} & set(column):
            return self.atom(self.time(column))
        if ONE ^ neutral in column:
            return ONE ^ neutral
        return next((form for form in column if form != neutral), neutral)


_NEUTRAL = {"and": ONE, "or": 0}
"""The neutral constant; the other constant decides the result."""


_MOVES = frozenset({"shl", "shr", "rotl", "extract", "concat", "permute", "resize"})


def _moved(op: Op, args: Sequence[Forms]) -> Forms:
    first, width = args[0], op.type.bits
    match op.name:
        case "shl":
            k = min(op.number("k"), width)
            return (0,) * k + first[: width - k]
        case "shr":
            k = min(op.number("k"), width)
            return first[k:] + (0,) * k
        case "rotl":
            k = op.number("k") % width
            return first[width - k :] + first[: width - k]
        case "extract":
            return first[op.number("lo") : op.number("lo") + width]
        case "concat":
            return tuple(form for arg in args for form in arg)
        case "permute":
            places = op.attr("map")
            assert isinstance(places, tuple), "a permutation is a tuple of source bits"
            return tuple(0 if source == ZERO else first[source] for source in places)
        case _:
            return (first + (0,) * width)[:width]
