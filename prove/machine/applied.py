"""The operators of plans, on words of literals; constants are computed without the graph.

A look-up in a table of constants is a function of the address bits, which may be secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import and_, xor

from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, constant_bits, known_number, shifted
from prove.machine.memory import Depends, Violation

Apply = Callable[..., Bits]
"""An operator on words of literals; the first argument is `Words`."""


def _xor(words: Words, a: Bits, b: Bits) -> Bits:
    if max(a) <= 1 and max(b) <= 1:
        return tuple(map(xor, a, b))
    return words.xor(a, b)


def _conjunction(words: Words, a: Bits, b: Bits) -> Bits:
    if max(a) <= 1 and max(b) <= 1:
        return tuple(map(and_, a, b))
    return words.conjunction(a, b)


def _choice(words: Words, conditions: Bits, then: Bits, other: Bits) -> Bits:
    if max(conditions) <= 1:
        return tuple(x if c else y for c, x, y in zip(conditions, then, other, strict=True))
    return tuple(map(words.graph.choice, conditions, then, other))


def _add(words: Words, a: Bits, b: Bits) -> Bits:
    x, y = known_number(a), known_number(b)
    return words.add(a, b) if x is None or y is None else constant_bits(x + y, len(a))


def _subtract(words: Words, a: Bits, b: Bits) -> Bits:
    x, y = known_number(a), known_number(b)
    return words.subtract(a, b) if x is None or y is None else constant_bits(x - y, len(a))


def _carry(words: Words, a: Bits, b: Bits, carry: Bits) -> Bits:
    x, y, c = known_number(a), known_number(b), known_number(carry)
    if x is None or y is None or c is None:
        return (words.carry(a, b, carry[0]),)
    return (x + y + c >> len(a),)


def _below(words: Words, a: Bits, b: Bits) -> Bits:
    x, y = known_number(a), known_number(b)
    return (words.below(a, b) if x is None or y is None else int(x < y),)


def _equal(words: Words, a: Bits, b: Bits) -> Bits:
    x, y = known_number(a), known_number(b)
    return (words.equal(a, b) if x is None or y is None else int(x == y),)


def _left(words: Words, bits: Bits, amount: Bits) -> Bits:
    known = known_number(amount)
    return words.moved(bits, "<<", amount) if known is None else shifted(bits, "<<", known)


def _right(words: Words, bits: Bits, amount: Bits) -> Bits:
    known = known_number(amount)
    return words.moved(bits, ">>", amount) if known is None else shifted(bits, ">>", known)


def _turned_left(words: Words, bits: Bits, amount: Bits) -> Bits:
    return words.moved(bits, "<<<", amount)


def _turned_right(words: Words, bits: Bits, amount: Bits) -> Bits:
    return words.moved(bits, ">>>", amount)


def _multiply(words: Words, a: Bits, b: Bits) -> Bits:
    return words.multiply(a, b)


def _lookup(words: Words, *arguments: Bits) -> Bits:
    cells, place = arguments[:-1], arguments[-1]
    known = known_number(place)
    if known is not None:
        return cells[known % len(cells)]
    low = place[: len(cells).bit_length() - 1]
    if len(low) > MOST_BITS or max(map(max, cells)) > 1:
        return words.lookup(cells, place)
    return _functions(words.graph, [known_number(cell) or 0 for cell in cells], len(cells[0]), low)


APPLIED: Mapping[str, Apply] = {
    "xor": _xor,
    "conjunction": _conjunction,
    "choice": _choice,
    "add": _add,
    "subtract": _subtract,
    "carry": _carry,
    "below": _below,
    "equal": _equal,
    "<<": _left,
    ">>": _right,
    "<<<": _turned_left,
    ">>>": _turned_right,
    "multiply": _multiply,
    "lookup": _lookup,
}
"""Each operator on literals; constants are computed without the graph."""
SINGLE = frozenset({"xor", "conjunction", "choice"})
"""The bitwise operators."""
BYTE = 8
MOST_BITS = 8
"""The most unknown bits of an address: the most inputs of a function in the graph."""


def looked_up(graph: Graph, tables: Sequence[tuple[int, bytes]], address: Bits) -> Bits:
    """A byte at an address with some unknown bits, as functions of these.

    Args:
        graph: the graph of the literals.
        tables: addresses, each with the bytes from there on.
        address: the bits of an address.

    Raises:
        Violation: a possible address is outside of all tables.
        Depends: more than `MOST_BITS` bits are unknown.
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
    return _functions(graph, octets, BYTE, [address[n] for n in unknown])


def _functions(graph: Graph, values: Sequence[int], width: int, inputs: Sequence[int]) -> Bits:
    """The bits of one of some values, as functions of the bits of its number."""
    functions = [sum((value >> n & 1) << v for v, value in enumerate(values)) for n in range(width)]
    return tuple(graph.apply(functions, inputs)) if inputs else tuple(functions)
