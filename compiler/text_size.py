"""Estimates how many operations the text of a cipher has in bits, before anything is searched.

Compilers take time and memory for each operation in the text, whether a loop repeats it or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from compiler.box_equivalence import inversion
from compiler.circuit_derive import table_starts
from compiler.circuits import Circuit
from compiler.ir import Op, Table
from compiler.module import Context, Module, Pass

MOST_OPERATIONS = 50_000
"""From here on C compilers and the checks of what they make take minutes for all levels."""
OF_INVERSION, INVERSION_BITS = 120, 8
"""Operations of a box that is affine-equivalent to the inversion in GF(2^8), about; a circuit of
a smaller inversion is no smaller than what the table gives."""
OF_A_ROW = 4
"""Operations of a row of a matrix, about."""
MOVES = frozenset({"rotl", "permute", "extract", "concat", "const", "shl", "shr"})
"""What only moves bits, or is known, takes no operation."""


@dataclass(frozen=True)
class BoxSizes:
    """The operations of the circuits of boxes.

    Args:
        known: by box; others are estimated by their tables.
    """

    known: Mapping[str, int]

    @classmethod
    def of(cls, circuits: Iterable[Circuit]) -> BoxSizes:
        """The smallest circuit of each box."""
        known: dict[str, int] = {}
        for circuit in circuits:
            known[circuit.box] = min(circuit.size, known.get(circuit.box, circuit.size))
        return cls(known)

    def with_boxes(self, tables: Mapping[str, Table]) -> BoxSizes:
        """The same, with all boxes of a program."""
        boxes = {n: t for n, t in tables.items() if t.kind == "sbox" and n not in self.known}
        return BoxSizes({**self.known, **{n: _size_of_box(n, t) for n, t in boxes.items()}})

    def count(self, op: Op) -> int:
        """About how many operations an operation on words takes on single bits."""
        if op.name in MOVES:
            return 0
        width = sum(kind.bits for kind in op.types)
        if op.name == "matrix":
            return OF_A_ROW * width
        return self.known[op.word("table")] * op.types[0].bits if op.name == "sbox" else width


def _size_of_box(name: str, table: Table) -> int:
    """About how many operations a box takes that nobody has searched a circuit for."""
    if len(table.values) == 1 << INVERSION_BITS and inversion(table.values):
        return OF_INVERSION
    return len(table_starts(table.values, table.out_bits, name)[0].program.ops)


def is_long(module: Module, context: Context, roll: Pass, circuits: Iterable[Circuit]) -> bool:
    """Whether the functions of a cipher have too many operations in bits for compilers.

    Args:
        module: of words, with the functions of the interface.
        context: the machine.
        roll: makes loops; it is run only where the functions are long without.
        circuits: of the cipher's boxes, those that are known.
    """
    sizes = BoxSizes.of(circuits)
    for program in module.programs.values():
        sizes = sizes.with_boxes(program.tables)
    if _operations(module, sizes) <= MOST_OPERATIONS:
        return False
    return _operations(roll.run_module(module, context), sizes) > MOST_OPERATIONS


def _operations(module: Module, sizes: BoxSizes) -> int:
    return sum(sizes.count(op) for program in module.programs.values() for op in program.ops)
