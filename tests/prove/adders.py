"""Adders in other writings, and a cipher of additions: what code may compute sums by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, shifted

Add = Callable[[Words, Bits, Bits], Bits]


def in_limbs(words: Words, a: Bits, b: Bits, carry_first: bool = False) -> Bits:
    """Two limbs, the carry as `low < b`, added last or first."""
    half = len(a) // 2
    low = words.add(a[:half], b[:half])
    carry = (words.below(low, b[:half]), *(0,) * (half - 1))
    if carry_first:
        return low + words.add(b[half:], words.add(carry, a[half:]))
    return low + words.add(words.add(a[half:], b[half:]), carry)


def by_gates(words: Words, a: Bits, b: Bits, over: Callable[[Graph, int, int, int], int]) -> Bits:
    """A ripple adder with a carry of one's own."""
    graph, carry, total = words.graph, 0, list[int]()
    for x, y in zip(a, b, strict=True):
        total.append(graph.xor(graph.xor(x, y), carry))
        carry = over(graph, x, y, carry)
    return tuple(total)


def either_carry(graph: Graph, x: int, y: int, carry: int) -> int:
    """Generated here or propagated."""
    made = graph.conjunction(graph.xor(x, y), carry)
    return graph.disjunction(graph.conjunction(x, y), made)


def sum_carry(graph: Graph, x: int, y: int, carry: int) -> int:
    """The same, added."""
    made = graph.conjunction(graph.xor(x, y), carry)
    return graph.xor(graph.conjunction(x, y), made)


def chosen_carry(graph: Graph, x: int, y: int, carry: int) -> int:
    """A choice by whether both are the same."""
    return graph.choice(graph.xor(x, y), carry, x)


def by_prefixes(words: Words, a: Bits, b: Bits) -> Bits:
    """All carries at once, in rounds.

    Source: Kogge and Stone, A parallel algorithm for the efficient solution of a general class of
    recurrence equations, IEEE Transactions on Computers C-22(8), 1973.
    """
    graph, distance = words.graph, 1
    alone = words.xor(a, b)
    generated, propagated = list(words.conjunction(a, b)), list(alone)
    while distance < len(a):
        for i in reversed(range(distance, len(a))):
            made = graph.conjunction(propagated[i], generated[i - distance])
            generated[i] = graph.disjunction(generated[i], made)
            propagated[i] = graph.conjunction(propagated[i], propagated[i - distance])
        distance *= 2
    return words.xor(alone, (0, *generated[:-1]))


ADDERS: dict[str, Add] = {
    "limbs": in_limbs,
    "limbs, carry first": partial(in_limbs, carry_first=True),
    "either": partial(by_gates, over=either_carry),
    "sum": partial(by_gates, over=sum_carry),
    "choice": partial(by_gates, over=chosen_carry),
    "prefixes": by_prefixes,
}


def rounds(words: Words, n_rounds: int, width: int, add: Add) -> Bits:
    """Rounds of additions, rotations and sums, with a key that runs through the same ones.

    Source: Beaulieu et al., The SIMON and SPECK families of lightweight block ciphers, 2013.
    """
    x, y, left, key = (
        tuple(words.graph.input(name, bit) for bit in range(width)) for name in "xylk"
    )
    for _ in range(n_rounds):
        x = words.xor(add(words, shifted(x, ">>>", 7), y), key)
        y = words.xor(shifted(y, "<<<", 2), x)
        left = add(words, shifted(left, ">>>", 7), key)
        key = words.xor(shifted(key, "<<<", 2), left)
    return x + y
