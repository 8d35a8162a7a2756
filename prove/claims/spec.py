"""Runs a cipher's text on literals; it announces the windows and gives the names.

Bits passed from one round to the next get names, and so do sums and carries of additions; the
inputs of each S-box are a window. A product made before its operands had names would have two keys,
so a run is repeated until its literals are stable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from compiler.ir.program import Op, Program, Table
from dsl.cipher import WordLayout
from prove.graph.graph import FALSE, Graph
from prove.graph.words import Bits, Words, constant_bits, fitted, invert, shifted
from prove.machine.values import Unsupported

MOST_RUNS = 5
"""Two or three runs suffice for every cipher; if more are needed, some bits may stay unproven."""


@dataclass
class SpecRunner:
    """Runs programs at the spec level.

    Args:
        graph: the graph of the literals.
    """

    graph: Graph
    words: Words = field(init=False)
    known: dict[str, Bits] = field(default_factory=dict[str, Bits])
    """The values of the last run, by name."""

    def __post_init__(self) -> None:
        self.words = Words(self.graph, names=True)

    def run(self, program: Program, inputs: Sequence[Bits]) -> tuple[Bits, ...]:
        """The results of a program, run until the graph does not change.

        Args:
            program: a program on words.
            inputs: the bits of each parameter.
        """
        names: dict[str, Bits] = {}
        results: tuple[Bits, ...] = ()
        for _ in range(MOST_RUNS):
            before, n_forms = results, self.graph.n_forms
            results = self._once(program, names, inputs)
            if results == before and n_forms == self.graph.n_forms:
                break
        return results

    def _once(
        self, program: Program, names: dict[str, Bits], inputs: Sequence[Bits]
    ) -> tuple[Bits, ...]:
        """One run with the newest literals; `names`, those of the run before, are extended."""
        given = zip((p.name for p in program.params), inputs, strict=True)
        known = {name: self._newest(bits) for name, bits in given}
        crossing = boundary_values(program)
        for op in program.ops:
            made = self._operation(program, op, [known[a] for a in op.args])
            for name, bits in zip(op.results, made, strict=True):
                known[name] = self._named(names, name, bits) if name in crossing else bits
        self.known = known
        return tuple(self._newest(known[name]) for name in program.results)

    def _named(self, names: dict[str, Bits], name: str, bits: Bits) -> Bits:
        """A value passed between rounds, with the names of an earlier run.

        Program and inputs are the same, so the values are equal.
        """
        known = names.get(name)
        if known is None:
            known = names[name] = tuple(map(self.graph.name, bits))
            return known
        return tuple(map(self.graph.unify, bits, known))

    def _newest(self, bits: Bits) -> Bits:
        return tuple(map(self.graph.resolve, bits))

    def _operation(self, program: Program, op: Op, args: list[Bits]) -> Sequence[Bits]:
        """The results of an operation."""
        if op.name == "sbox":
            return self._sbox(program.tables[op.word("table")], args)
        if op.name == "matrix":
            return self._matrix(program.tables[op.word("table")], args)
        if op.name not in _OPERATIONS:
            raise Unsupported(f"the text's `{op.name}` has no meaning on literals")
        return [fitted(_OPERATIONS[op.name](self.words, op, args), op.type.bits)]

    def _sbox(self, table: Table, args: list[Bits]) -> list[Bits]:
        """An S-box on each column of bits."""
        functions = truth_tables(table)
        columns = [self.graph.apply(functions, column) for column in zip(*args, strict=True)]
        return [tuple(row) for row in zip(*columns, strict=True)]

    def _matrix(self, table: Table, args: list[Bits]) -> list[Bits]:
        """A matrix over GF(2) or a larger field."""
        n = len(args)
        rows = [table.values[r : r + n] for r in range(0, len(table.values), n)]
        return [self._row(row, args, table.modulus) for row in rows]

    def _row(self, row: Sequence[int], args: list[Bits], modulus: int) -> Bits:
        total = constant_bits(0, len(args[0]))
        for factor, arg in zip(row, args, strict=True):
            total = self.words.xor(total, self._product(arg, factor, modulus))
        return total

    def _product(self, bits: Bits, factor: int, modulus: int) -> Bits:
        """The product with a constant in GF(2)[x] modulo a polynomial, bit 0 lowest."""
        degree = modulus.bit_length() - 1
        total = constant_bits(0, len(bits))
        if degree == 1:
            return bits if factor else total
        while factor:
            total = self.words.xor(total, bits) if factor & 1 else total
            over = bits[-1]
            low = constant_bits(modulus, degree)
            reduced = tuple(over if bit else FALSE for bit in low)
            bits, factor = self.words.xor((FALSE, *bits[:-1]), reduced), factor >> 1
        return total


def boundary_values(program: Program) -> frozenset[str]:
    """The values passed from one round to another, and the results."""
    rounds = {name: op.round for op in program.ops for name in op.results}
    crossing = set(program.results)
    for op in program.ops:
        crossing |= {a for a in op.args if a in rounds and rounds[a] != op.round}
    return frozenset(crossing & rounds.keys())


def truth_tables(table: Table) -> list[int]:
    """The truth table of each output of an S-box."""
    return [_output(tuple(table.values), bit) for bit in range(table.out_bits)]


@cache
def _output(values: tuple[int, ...], bit: int) -> int:
    """The truth table of a bit of a table's values."""
    return sum((value >> bit & 1) << place for place, value in enumerate(values))


def words_of(octets: Sequence[Bits], layout: WordLayout) -> list[Bits]:
    """The words of bytes, as `WordLayout.words` reads numbers."""
    bits = [bit for octet in (octets[::-1] if layout.big_endian else octets) for bit in octet]
    size = layout.shape.bits
    words = [tuple(bits[at : at + size]) for at in range(0, len(bits), size)]
    return words[::-1] if layout.big_endian else words


def bytes_of(words: Sequence[Bits], layout: WordLayout) -> list[Bits]:
    """The bytes of words: the inverse of `words_of`."""
    bits = [bit for word in (words[::-1] if layout.big_endian else words) for bit in word]
    octets = [tuple(bits[at : at + 8]) for at in range(0, len(bits), 8)]
    return octets[::-1] if layout.big_endian else octets


def _concat(args: list[Bits]) -> Bits:
    return tuple(bit for arg in args for bit in arg)


def _permute(op: Op, word: Bits) -> Bits:
    places = op.attr("map")
    assert isinstance(places, tuple), "a permutation is a tuple of source bits"
    return tuple(word[source] for source in places)


def _constant(op: Op) -> Bits:
    return constant_bits(op.number("value"), op.type.bits)


_Compute = Callable[[Words, Op, list[Bits]], Bits]
_OPERATIONS: Mapping[str, _Compute] = {
    "const": lambda w, op, a: _constant(op),
    "xor": lambda w, op, a: w.xor(a[0], a[1]),
    "and": lambda w, op, a: w.conjunction(a[0], a[1]),
    "or": lambda w, op, a: w.disjunction(a[0], a[1]),
    "not": lambda w, op, a: invert(a[0]),
    "add": lambda w, op, a: w.add(a[0], a[1]),
    "sub": lambda w, op, a: w.subtract(a[0], a[1]),
    "mul": lambda w, op, a: w.multiply(a[0], a[1]),
    "rotl_by": lambda w, op, a: w.moved(a[0], "<<<", a[1]),
    "rotr_by": lambda w, op, a: w.moved(a[0], ">>>", a[1]),
    "shl": lambda w, op, a: shifted(a[0], "<<", op.number("k")),
    "shr": lambda w, op, a: shifted(a[0], ">>", op.number("k")),
    "rotl": lambda w, op, a: shifted(a[0], "<<<", op.number("k")),
    "extract": lambda w, op, a: a[0][op.number("lo") :],
    "concat": lambda w, op, a: _concat(a),
    "permute": lambda w, op, a: _permute(op, a[0]),
    "copy": lambda w, op, a: a[0],
    "resize": lambda w, op, a: a[0],
}
