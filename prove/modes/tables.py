"""Truth tables of literals."""

from __future__ import annotations

from collections.abc import Mapping

from prove.graph.plain import PlainGraph
from prove.graph.windows import ones, projection_of


def truth_table(graph: PlainGraph, literal: int, places: Mapping[int, int]) -> int | None:
    """The truth table of a literal over some inputs; None if it depends on others.

    Args:
        graph: the graph of the literal.
        literal: the function.
        places: the number of the input in the table, by the number of its node.
    """
    cone = sorted(graph.cone([literal]))
    if any(number not in places and graph.source(number) for number in cone):
        return None
    every, values = ones(len(places)), {0: 0}

    def of(operand: int) -> int:
        return values[operand >> 1] ^ (every if operand & 1 else 0)

    # A node has a higher number than those that it is made of.
    for number in cone:
        if number in places:
            values[number] = projection_of(places[number], len(places))
        elif number:
            node = graph.node(number)
            left, right = of(node.left), of(node.right)
            values[number] = left ^ right if node.is_sum else left & right
    return of(literal)
