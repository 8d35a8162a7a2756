"""Tables of constants in memory, read at places that may be secret: functions of their index."""

from __future__ import annotations

from collections.abc import Sequence

from prove.graph.graph import Graph
from prove.graph.words import Bits
from prove.machine.memory import Depends, Violation

BYTE = 8
MOST_BITS = 8
"""Bits of an address that may be unknown: graphs have functions of so many inputs."""


def looked_up(graph: Graph, tables: Sequence[tuple[int, bytes]], address: Bits) -> Bits:
    """A byte at an address, of which some bits may be unknown, as functions of these.

    Args:
        graph: of the literals.
        tables: addresses and what lies from there on.
        address: the bits of an address.

    Raises:
        Violation: not every address that it may be lies in a table.
    """
    unknown = [n for n, bit in enumerate(address) if bit > 1]
    if len(unknown) > MOST_BITS:
        raise Depends("an address depends on data in more bits than a table has", address)
    first = sum(bit << n for n, bit in enumerate(address) if bit == 1)
    octets: list[int] = []
    for value in range(1 << len(unknown)):
        place = first + sum((value >> i & 1) << n for i, n in enumerate(unknown))
        found = [held[place - at] for at, held in tables if 0 <= place - at < len(held)]
        if not found:
            raise Violation(f"{place:#x} is read, where no table is")
        octets.append(found[0])
    functions = [sum((o >> n & 1) << v for v, o in enumerate(octets)) for n in range(BYTE)]
    if not unknown:
        return tuple(functions)
    return tuple(graph.apply(functions, [address[n] for n in unknown]))
