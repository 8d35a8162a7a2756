"""The operators that plans are made of, on words of literals; on constants without the graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import and_, xor

from prove.graph.words import Bits, Words, constant_bits, known_number, shifted

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
    return words.lookup(cells, place) if known is None else cells[known % len(cells)]


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
"""Each operator on literals; on constants without the graph."""
SINGLE = frozenset({"xor", "conjunction", "choice"})
"""Those that take bits one by one."""
