"""Which bits of a program's values depend on which inputs, bit by bit.

Binding-time analysis (Jones, Gomard, Sestoft, Partial Evaluation and Automatic Program Generation,
1993, chapter 5) on words. A bit is a sum of atoms: bits of the inputs that are looked at, and what
operations make that are not linear. Sums are exact, so a bit that is moved by additions, as an
exchange of fields does it, depends on itself alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from compiler.bit_layers import Form, digits
from compiler.ir import BITWISE, Op, Program

Times = tuple[int, ...]
"""For each bit of a word, the lowest first, the class of inputs that it is, or 0."""
Forms = tuple[Form, ...]


class MixedTimesError(ValueError):
    """Bits of classes that must stay apart meet where they do not just add up."""


def check_times(program: Program, sources: Mapping[str, Times]) -> None:
    """Check that bits of different classes meet in sums only.

    Args:
        program: of words.
        sources: the classes of the bits of some values, each a power of two; other inputs have
            none.

    Raises:
        MixedTimesError: they meet elsewhere.
    """
    _Analysis(program, sources).run()


class _Analysis:
    """The sums of all bits, and the class of each atom."""

    def __init__(self, program: Program, sources: Mapping[str, Times]) -> None:
        self.program, self.sources = program, sources
        self.atoms: list[int] = []
        self.forms: dict[str, Forms] = {}
        self.constants: dict[str, int] = {}

    def run(self) -> None:
        """Look at every operation."""
        for name, times in self.sources.items():
            self.forms[name] = tuple(self.atom(time) for time in times)
        for param in self.program.params:
            self.forms.setdefault(param.name, (0,) * param.type.bits)
        for op in self.program.ops:
            if not self.sources.keys() >= set(op.results):
                self.forms.update(zip(op.results, self.visit(op), strict=True))

    def atom(self, time: int) -> Form:
        """A new atom of a class; of no class, none."""
        if not time:
            return 0
        self.atoms.append(time)
        return 1 << len(self.atoms) - 1

    def time(self, forms: Sequence[Form]) -> int:
        """The classes in some sums, which may be one only.

        Raises:
            MixedTimesError: there are more.
        """
        total = 0
        for form in forms:
            for digit in digits(form):
                total |= self.atoms[digit]
        if total.bit_count() > 1:
            raise MixedTimesError("bits of different classes meet where they do not just add up")
        return total

    def visit(self, op: Op) -> list[Forms]:
        """The sums of the bits of an operation's results."""
        args = [self.forms[a] for a in op.args]
        if op.name == "const":
            self.constants[op.result] = op.number("value")
            return [(0,) * op.type.bits]
        if op.name == "sbox":
            times = [self.time(column) for column in zip(*args, strict=True)]
            return [tuple(self.atom(time) for time in times) for _ in op.results]
        if op.name == "and" and any(a in self.constants for a in op.args):
            return [self.masked(op, args)]
        if op.name in ("xor", "xnor", "xor3", "not", "copy"):
            return [tuple(_sum(column) for column in zip(*args, strict=True))]
        if op.name in _MOVES:
            return [_moved(op, args)]
        if op.name in BITWISE:
            return [tuple(self.met(column) for column in zip(*args, strict=True))]
        time = self.time([form for arg in args for form in arg])
        return [tuple(self.atom(time) for _ in range(op.type.bits))] * len(op.results)

    def met(self, column: Sequence[Form]) -> Form:
        """What one bit of a bitwise operation makes; where one operand is 0, the other."""
        there = [form for form in column if form]
        return there[0] if len(there) == 1 else self.atom(self.time(there))

    def masked(self, op: Op, args: Sequence[Forms]) -> Forms:
        """An AND with a constant."""
        place = next(n for n, a in enumerate(op.args) if a in self.constants)
        mask = self.constants[op.args[place]]
        return tuple(form if mask >> bit & 1 else 0 for bit, form in enumerate(args[1 - place]))


def _sum(column: Sequence[Form]) -> Form:
    total = 0
    for form in column:
        total ^= form
    return total


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
            return tuple(first[source] for source in places)
        case _:
            return (first + (0,) * width)[:width]
