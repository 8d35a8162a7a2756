"""Estimates how many operations a cipher takes in bits and in words, before anything is searched.

Compilers take time and memory for each operation in the text, whether a loop repeats it or not.
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
"""From here on C compilers and the checks of what they make take minutes for all levels."""
MOST_WORDS = 60_000
"""As many operations on words, all rounds counted: passes and checks then take minutes."""
OF_INVERSION, INVERSION_BITS = 120, 8
"""Operations of a box that is affine-equivalent to the inversion in GF(2^8), about."""
OF_A_BOX = {3: 6, 4: 16, 5: 32, 6: 80, 7: 220, 8: 480}
"""Operations of another box of so many bits, about."""
LONGEST = 5
"""Operations of a box for each value of its table, at most."""
OF_A_ROW = 4
"""Operations of a row of a matrix, about."""
OF_AN_ENTRY = 4
"""Operations of an entry of a matrix over a larger field, about."""
MOVES = frozenset({"rotl", "permute", "extract", "concat", "const", "shl", "shr"})
"""What only moves bits, or is known, takes no operation."""


@dataclass(frozen=True)
class BoxSizes:
    """The operations of the circuits of boxes.

    Args:
        by_box: those of known circuits, and estimates.
    """

    by_box: Mapping[str, int]

    @classmethod
    def of(cls, circuits: Iterable[Circuit]) -> BoxSizes:
        """The smallest circuit of each box."""
        known: dict[str, int] = {}
        for circuit in circuits:
            known[circuit.box] = min(circuit.size, known.get(circuit.box, circuit.size))
        return cls(known)

    def with_boxes(self, tables: Mapping[str, Table]) -> BoxSizes:
        """The same, with all boxes of a program."""
        boxes = {n: t for n, t in tables.items() if t.kind == "sbox" and n not in self.by_box}
        return BoxSizes({**self.by_box, **{n: _size_of_box(t) for n, t in boxes.items()}})

    def count(self, op: Op) -> int:
        """About how many operations an operation on words takes on single bits."""
        if op.name in MOVES:
            return 0
        width = sum(kind.bits for kind in op.types)
        if op.name == "matrix":
            return OF_A_ROW * width
        return self.by_box[op.word("table")] * op.types[0].bits if op.name == "sbox" else width

    def count_in_words(self, op: Op, tables: Mapping[str, Table]) -> int:
        """About how many operations an operation takes in words, boxes side by side."""
        if op.name == "matrix":
            entries = tables[op.word("table")].values
            return sum(1 if entry == 1 else OF_AN_ENTRY for entry in entries if entry)
        if op.name == "sbox":
            return self.by_box[op.word("table")]
        return 1


def _size_of_box(table: Table) -> int:
    """About how many operations a box takes that nobody has searched a circuit for."""
    if len(table.values) == 1 << INVERSION_BITS and inversion(table.values):
        return OF_INVERSION
    return OF_A_BOX.get(table.in_bits, LONGEST * len(table.values))


def is_long_in_bits(
    module: Module, context: Context, roll: Pass, circuits: Iterable[Circuit]
) -> bool:
    """Whether the functions of a cipher have too many operations in bits for compilers.

    Args:
        module: of words, with the functions of the interface.
        context: the machine.
        roll: makes loops; it is run only where the functions are long without.
        circuits: of the cipher's boxes, those that are known.
    """
    sizes = _all_sizes(module.programs.values(), circuits)
    if _in_bits(module, sizes) <= MOST_OPERATIONS:
        return False
    return _in_bits(roll.run_module(module, context), sizes) > MOST_OPERATIONS


def too_long(
    every: Sequence[Program], circuits: Iterable[Circuit], target: Target
) -> Refusal | None:
    """Why a cipher is too long for every form of words; None where it is not.

    The refusal names the place in the text that makes most of it.

    Args:
        every: what the functions compute, in words.
        circuits: of its boxes, those that are known.
        target: whose words hold boxes side by side.
    """
    bounds = BoxSizes({n: LONGEST * len(t.values) for p in every for n, t in p.tables.items()})
    if sum(_by_place(every, bounds).values()) <= MOST_WORDS:
        return None
    gathered = [gather_boxes(program, max(target.word_bits)) for program in every]
    counts = _by_place(gathered, _all_sizes(every, circuits))
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
    """The operations on words, by the place in the text that makes them."""
    counts: Counter[Span | None] = Counter()
    for program in programs:
        for op in program.ops:
            counts[op.span] += sizes.count_in_words(op, program.tables)
    return counts


def _rounded(count: int) -> int:
    """Two digits of a number are enough of an estimate."""
    return int(float(f"{count:.1e}"))


def _all_sizes(programs: Iterable[Program], circuits: Iterable[Circuit]) -> BoxSizes:
    sizes = BoxSizes.of(circuits)
    for program in programs:
        sizes = sizes.with_boxes(program.tables)
    return sizes


def _in_bits(module: Module, sizes: BoxSizes) -> int:
    return sum(sizes.count(op) for program in module.programs.values() for op in program.ops)
