"""Which accesses must keep their order: words by pointers, instructions by regions."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given

from compiler.ir.parse import parse_op
from compiler.ir.program import Program
from compiler.order.dependences import memory_order
from compiler.order.memory import MemoryEffect, accesses, conflict, word_access
from tests.compiler.toy import POINTERS, REGIONS, TABLE, programs

LOAD = "a: u32 = load {}, big=0, bytes=4, offset={}, own=0"
STORE = "store {}, a, big=0, bytes=4, offset={}, own=0"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (LOAD.format("in", 0), LOAD.format("in", 0), False),
        (LOAD.format("in", 0), STORE.format("out", 0), True),
        (LOAD.format("in", 0), STORE.format("out", 3), True),
        (LOAD.format("in", 0), STORE.format("out", 4), False),
        (STORE.format("out", 4), STORE.format("out", 0), False),
        (STORE.format("out", 0), STORE.format("out", 0), True),
        (LOAD.format("rk", 0), STORE.format("out", 8), True),
        (LOAD.format("rk", 0), STORE.format("rk", 8), True),
        (LOAD.format("rk", 0), LOAD.format("in", 0), False),
    ],
)
def test_words_by_pointers(first: str, second: str, expected: bool) -> None:
    one, other = (word_access(parse_op(text)) for text in (first, second))
    assert one is not None
    assert other is not None
    assert conflict(one, other, disjoint=False) is expected
    assert conflict(other, one, disjoint=False) is expected


@pytest.mark.parametrize(
    "text", ["a: u32 = load rk, big=0, bytes=4, offset=0, own=1", "a: u32 = xor b, c"]
)
def test_nothing_is_said_of_words_that_nobody_writes(text: str) -> None:
    assert word_access(parse_op(text)) is None


def test_names_may_be_one_memory_or_disjoint() -> None:
    one, other = (MemoryEffect(name, True, frozenset({0})) for name in "ab")
    anywhere = MemoryEffect("a", False, None)
    assert conflict(one, other, disjoint=False)
    assert not conflict(one, other, disjoint=True)
    assert conflict(one, anywhere, disjoint=True)


def closed(n_ops: int, pairs: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Pairs with all that follow from them."""
    behind: list[set[int]] = [set() for _ in range(n_ops)]
    for first, second in sorted(pairs, key=lambda pair: -pair[0]):
        behind[first] |= {second} | behind[second]
    return {(n, later) for n, all_later in enumerate(behind) for later in all_later}


@pytest.mark.slow
@given(programs())
def test_orders_of_listings_are_those_of_pairs(program: Program) -> None:
    pointers = frozenset(POINTERS)
    touched = [accesses(op, TABLE[op.name], pointers, REGIONS) for op in program.ops]
    count = len(touched)
    pairs = [
        (n, m)
        for n, m in combinations(range(count), 2)
        if any(conflict(a, b, disjoint=True) for a in touched[n] for b in touched[m])
    ]
    assert closed(count, memory_order(program, TABLE, REGIONS)) == closed(count, pairs)
