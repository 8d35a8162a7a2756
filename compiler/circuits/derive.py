"""Derives a circuit of an S-box for which none is shipped, within a budget of steps.

The start is a shipped circuit if the S-box is affine-equivalent to that circuit's S-box, else a
circuit derived from the table; a short walk (`compiler.circuits.search`) follows. The result
depends only on the table, the operations and the budget.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from compiler.circuits.equivalents import Start, inversion_starts
from compiler.circuits.gates import OPERATIONS, Library
from compiler.circuits.halves import circuit_of_halves
from compiler.circuits.library import measure
from compiler.circuits.search import Objective, Walk, smallest
from compiler.circuits.start import circuit_of_table

MOST_STEPS, ALL_STEPS = 6_000, 32_000
"""Steps of a walk: for one box, and for all boxes of a cipher."""
MOST_GATE_STEPS, ALL_GATE_STEPS = 400_000, 1_600_000
"""Steps of a walk times the gates it starts with; large circuits take longer for each."""
MOST_SHARED = 8
"""Tables of more inputs have too many coefficients for sharing."""
SMALL_BITS, SMALL_TEMPERATURE = 5, 1.0
"""S-boxes with so few inputs need a temperature; it makes larger ones worse in so few steps."""
WALKED = 2
"""The number of smallest starts from which walks are made."""


def table_starts(values: Sequence[int], n_outputs: int, name: str) -> list[Start]:
    """The circuits derived from the table itself, the smallest first.

    Raises:
        ValueError: an output is constant.
    """
    n_inputs = len(values).bit_length() - 1
    starts = [Start(circuit_of_table(values, n_inputs, n_outputs, name), "the table")]
    if n_inputs <= MOST_SHARED:
        halves = circuit_of_halves(values, n_inputs, n_outputs, name)
        starts.append(Start(halves, "the table's shared coefficients"))
    return sorted(starts, key=lambda start: len(start.program.ops))


@cache
def derived_circuit(
    values: tuple[int, ...],
    n_outputs: int,
    operations: frozenset[str],
    name: str,
    n_boxes: int = 1,
) -> Start:
    """A circuit of a box in some operations.

    Args:
        values: the table of 2^inputs values.
        n_outputs: bits of a value.
        operations: generic operations that cost one each; others are not used.
        name: name of the program.
        n_boxes: the number of S-boxes that share the budget.

    Raises:
        ValueError: an output is constant.
    """
    library = Library("the target", tuple(op for op in OPERATIONS if op in operations))
    starts = inversion_starts(values, library, name) or table_starts(values, n_outputs, name)[:1]
    return min(
        (_walked(start, library, n_boxes) for start in starts[:WALKED]),
        key=lambda start: _size(start),
    )


def _walked(start: Start, library: Library, n_boxes: int) -> Start:
    """The smallest circuit that a short walk finds."""
    gate_steps = min(MOST_GATE_STEPS, ALL_GATE_STEPS // n_boxes)
    most = min(MOST_STEPS, ALL_STEPS // n_boxes)
    steps = min(most, gate_steps // max(1, len(start.program.ops)))
    small = len(start.program.params) <= SMALL_BITS
    objective = Objective(temperature=SMALL_TEMPERATURE if small else 0.0)
    walk = Walk(library, objective, steps=steps)
    return Start(smallest(walk, start.program), start.how)


def _size(start: Start) -> tuple[int, int]:
    cost = measure(start.program, free=True)
    return cost.size, cost.depth
