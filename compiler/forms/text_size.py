"""Estimates the number of operations of a cipher in bits and in words, before any search.

Compilers need time and memory for each operation in the text, however often it is executed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from compiler.circuits.library import Circuit
from compiler.forms.lanes import Refusal
from compiler.ir.program import Op, Program, Table
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.sboxes.equivalence import inversion
from compiler.sboxes.gathered import gather_boxes
from dsl.syntax.tree import Span

MOST_OPERATIONS = 50_000
"""The operations in bits from which on C compilers, and checks of their output, take minutes."""
MOST_WORDS = 60_000
"""The operations in words, in all rounds, from which on passes and checks take minutes."""
OF_INVERSION, INVERSION_BITS = 120, 8
"""Approximate operations of an S-box that is affine-equivalent to the inversion in GF(2^8)."""
OF_A_BOX = {3: 6, 4: 16, 5: 32, 6: 80, 7: 220, 8: 480}
"""Approximate operations of other S-boxes, by their bits."""
LONGEST = 5
"""The most operations of an S-box for each value of its table."""
OF_A_ROW = 4
"""Approximate operations of a row of a matrix."""
OF_AN_ENTRY = 4
"""Approximate operations of an entry of a matrix over a larger field."""
MOVES = frozenset({"rotl", "permute", "extract", "concat", "const", "shl", "shr"})
"""Operations that only move bits, or are constants, cost nothing."""


@dataclass(frozen=True)
class BoxSizes:
    """The numbers of operations of S-box circuits.

    Args:
        by_box: sizes of known circuits, and estimates.
    """

    by_box: Mapping[str, int]

    @classmethod
    def of(cls, circuits: Iterable[Circuit]) -> BoxSizes:
        """The size of the smallest circuit of each S-box."""
        known: dict[str, int] = {}
        for circuit in circuits:
            known[circuit.box] = min(circuit.size, known.get(circuit.box, circuit.size))
        return cls(known)

    def with_boxes(self, tables: Mapping[str, Table]) -> BoxSizes:
        """The same with estimates for all other S-boxes of a program."""
        boxes = {n: t for n, t in tables.items() if t.kind == "sbox" and n not in self.by_box}
        return BoxSizes({**self.by_box, **{n: _size_of_box(t) for n, t in boxes.items()}})

    def count(self, op: Op) -> int:
        """The approximate number of operations on single bits for an operation on words."""
        if op.name in MOVES:
            return 0
        width = sum(kind.bits for kind in op.types)
        if op.name == "matrix":
            return OF_A_ROW * width
        return self.by_box[op.word("table")] * op.types[0].bits if op.name == "sbox" else width

    def count_in_words(self, op: Op, tables: Mapping[str, Table]) -> int:
        """The approximate number of operations on words, with S-boxes side by side."""
        if op.name == "matrix":
            entries = tables[op.word("table")].values
            return sum(1 if entry == 1 else OF_AN_ENTRY for entry in entries if entry)
        if op.name == "sbox":
            return self.by_box[op.word("table")]
        return 1


def _size_of_box(table: Table) -> int:
    """The approximate number of operations of an S-box without a known circuit."""
    if len(table.values) == 1 << INVERSION_BITS and inversion(table.values):
        return OF_INVERSION
    return OF_A_BOX.get(table.in_bits, LONGEST * len(table.values))


def is_long_in_bits(
    module: Module, context: Context, roll: Pass, circuits: Iterable[Circuit]
) -> bool:
    """Whether a cipher's functions have too many operations in bits for compilers.

    Args:
        module: a module on words, with the functions of the interface.
        context: the target.
        roll: the pass that makes loops; it runs only if the functions are too long without.
        circuits: known circuits of the cipher's S-boxes.
    """
    sizes = _all_sizes(module.programs.values(), circuits)
    if _in_bits(module, sizes) <= MOST_OPERATIONS:
        return False
    return _in_bits(roll.run_module(module, context), sizes) > MOST_OPERATIONS


def too_long(
    every: Sequence[Program], circuits: Iterable[Circuit], target: Target
) -> Refusal | None:
    """The reason why a cipher is too long for every form of words; None if it is not.

    The refusal names the source line with the most operations.

    Args:
        every: the programs of the functions, on words.
        circuits: known circuits of its S-boxes.
        target: the target, whose words hold S-boxes side by side.
    """
    bounds = BoxSizes({n: LONGEST * len(t.values) for p in every for n, t in p.tables.items()})
    if sum(_by_place(every, bounds).values()) <= MOST_WORDS:
        return None
    # Functions of the interface may have one program.
    once = {id(program): program for program in every}
    gathered = {n: gather_boxes(p, max(target.word_bits)) for n, p in once.items()}
    counts = _by_place([gathered[id(p)] for p in every], _all_sizes(every, circuits))
    total = sum(counts.values())
    if total <= MOST_WORDS:
        return None
    ((span, most),) = counts.most_common(1)
    return Refusal(
        f"about {_rounded(total)} operations on words are more than the {MOST_WORDS} that compile "
        f"within a minute, and about {_rounded(most)} of them are made of this",
        span,
    )


def _by_place(programs: Iterable[Program], sizes: BoxSizes) -> Counter[Span | None]:
    """The number of operations on words for each place in the source text."""
    counts: Counter[Span | None] = Counter()
    for program in programs:
        for op in program.ops:
            counts[op.span] += sizes.count_in_words(op, program.tables)
    return counts


def _rounded(count: int) -> int:
    """A number rounded to two digits, which suffices for an estimate."""
    return int(float(f"{count:.1e}"))


def _all_sizes(programs: Iterable[Program], circuits: Iterable[Circuit]) -> BoxSizes:
    sizes = BoxSizes.of(circuits)
    for program in programs:
        sizes = sizes.with_boxes(program.tables)
    return sizes


def _in_bits(module: Module, sizes: BoxSizes) -> int:
    return sum(sizes.count(op) for program in module.programs.values() for op in program.ops)
