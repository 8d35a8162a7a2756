"""Rewrites a circuit for a library that lacks some of its three-operand operations."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from compiler.circuits.gates import Library
from compiler.circuits.net import Function, Net, functions_of, permuted, reachable

XOR, AND = 0b0110, 0b1000


def functions_in(net: Net, library: Library) -> dict[int, Function]:
    """The net's functions; three-operand ones that the library lacks are split in two-operand ones.

    Functions of two operands stay as they are, although the library may lack them, too.
    """
    functions = functions_of(net)
    known = reachable(library)
    new = net.n_inputs + len(net.gates)
    for signal, function in list(functions.items()):
        if len(function.args) < 3 or (3, function.truth) in known:
            continue
        *inner, last = parts(function.truth)
        # operands 0 to 2 are the function's, 3 and on are the parts before
        signals = [*function.args, *range(new, new + len(inner))]
        new += len(inner)
        for place, part in zip(signals[3:], inner, strict=True):
            functions[place] = Function(part.truth, tuple(signals[a] for a in part.args))
        functions[signal] = Function(last.truth, tuple(signals[a] for a in last.args))
    return functions


@cache
def parts(truth: int) -> tuple[Function, ...]:
    """Functions of two operands that compute one of three, the last of them the result.

    Args:
        truth: over operands 0 to 2; operand 3 + i is part i.
    """
    for order in permutations(range(3)):
        x, y, z = order
        table = permuted(truth, order)
        low, high = table & 15, table >> 4
        # the result must depend on the first two through one bit
        inner = next((t for t in (low, high) if t not in (0, 15)), 0)
        choices = {0: 0b00, 15: 0b11, inner: 0b10, inner ^ 15: 0b01}
        if low in choices and high in choices:
            outer = choices[low] | choices[high] << 2
            return Function(inner, (x, y)), Function(outer, (3, z))
    low, high = truth & 15, truth >> 4
    return (
        Function(low, (0, 1)),
        Function(low ^ high, (0, 1)),
        Function(AND, (2, 4)),
        Function(XOR, (3, 5)),
    )
