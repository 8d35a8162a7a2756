"""Definitions: a literal is seen as a sum of a window's inputs by what these are the sums of."""

from __future__ import annotations

from typing import NamedTuple

from prove.graph.definitions import MOST_OVER
from prove.graph.graph import Graph, projection_of

AND, OR = 0b1000, 0b1110
FIRST, SECOND = projection_of(0, 2), projection_of(1, 2)


class Round(NamedTuple):
    """A window over `a` and `b`, keys, and the named inputs of a window behind it."""

    graph: Graph
    first: int
    second: int
    keys: tuple[int, int]
    inputs: tuple[int, int]
    window: int


def a_round() -> Round:
    """Two functions of a window, a key added to each: the inputs of the next one."""
    graph = Graph()
    keys = graph.input("k", 0), graph.input("k", 1)
    bits = graph.input("x", 0), graph.input("x", 1)
    first, second = graph.apply([AND, OR], bits)
    mixed = graph.sum(first, keys[0], graph.input("m", 0)), graph.sum(second, keys[1])
    inputs = graph.is_atomic(mixed[0]), graph.is_atomic(mixed[1])
    graph.apply([AND], inputs)
    return Round(graph, first, second, keys, inputs, graph.n_windows - 1)


def test_a_sum_of_inputs_is_found_whatever_was_added_first() -> None:
    graph, first, second, keys, inputs, window = a_round()
    mask = graph.input("m", 0)
    ahead = graph.xor(*keys)
    total = graph.sum(graph.sum(first, second), ahead, mask)
    assert graph.atom_of(total) is None, "no sum of both had a name"
    assert graph.sum_of_inputs(total, window) == FIRST ^ SECOND
    assert graph.sum_of_inputs(total ^ 1, window) == 0b1111 ^ FIRST ^ SECOND
    assert graph.sum_of_inputs(inputs[0], window) == FIRST
    assert graph.sum_of_inputs(graph.xor(total, inputs[1]), window) == FIRST


def test_a_sum_with_anything_else_is_not_found() -> None:
    graph, first, second, keys, _, window = a_round()
    mask = graph.input("m", 0)
    whole = graph.sum(first, second, mask, *keys)
    for wrong in (keys[0], mask, graph.input("k", 2), first, graph.input("x", 0)):
        assert graph.sum_of_inputs(graph.xor(whole, wrong), window) is None
    assert graph.sum_of_inputs(first, window) is None


def test_names_of_keys_are_what_they_stand_for() -> None:
    graph = Graph()
    schedule = [graph.input("k", i) for i in range(3)]
    key = graph.is_atomic(graph.sum(*schedule))
    bits = graph.input("x", 0), graph.input("x", 1)
    first, second = graph.apply([AND, OR], bits)
    inputs = graph.is_atomic(graph.xor(first, key)), graph.is_atomic(graph.xor(second, key))
    graph.apply([AND], inputs)
    raw = graph.sum(graph.xor(first, graph.input("m", 0)), *schedule[:2])
    whole = graph.sum(raw, schedule[2], graph.input("m", 0))
    assert graph.sum_of_inputs(whole, graph.n_windows - 1) == FIRST
    assert graph.definitions(0) == [], "inputs of the file are sums of nothing"


def test_the_product_of_sums_is_a_function_of_the_window() -> None:
    graph, first, second, keys, inputs, window = a_round()
    mask = graph.input("m", 0)
    whole = graph.sum(first, second, mask, *keys)
    raw = graph.sum(first, keys[0], mask)
    assert window in graph.windows_over(whole)
    assert graph.conjunction(whole, raw) == graph.conjunction(graph.xor(*inputs), inputs[0])


def test_blocks_with_a_window_in_common_keep_their_own_inputs() -> None:
    """The inputs of the second block are sums of the first's, and still those of its window."""
    graph = Graph()
    keys = [graph.input("k", i) for i in range(2)]
    shared = graph.apply([AND, OR], [graph.input("n", 0), graph.input("n", 1)])
    windows, inputs = list[int](), list[list[int]]()
    for block in range(2):
        own = graph.apply([AND, OR], [graph.input("c", 2 * block), graph.input("c", 2 * block + 1)])
        sums = [graph.sum(shared[i], own[i], keys[i]) for i in range(2)]
        inputs.append([graph.is_atomic(each) for each in sums])
        graph.apply([AND], inputs[-1])
        windows.append(graph.n_windows - 1)
        total = graph.sum(shared[0], shared[1], own[0], own[1], *keys)
        assert graph.sum_of_inputs(total, windows[-1]) == FIRST ^ SECOND
    assert graph.sum_of_inputs(graph.xor(*inputs[0]), windows[1]) is None


class Blocks(NamedTuple):
    """Two blocks whose S-boxes share one window, and the window of each block behind it.

    The inputs of each window are named; `whole` is the sum of their definitions.
    """

    graph: Graph
    inputs: list[tuple[int, int]]
    windows: list[int]
    whole: list[int]


def two_blocks() -> Blocks:
    """Both blocks add functions of a common window, functions of one of their own, and keys."""
    graph = Graph()
    made = Blocks(graph, [], [], [])
    tables = AND, projection_of(0, 3) & projection_of(2, 3)
    bits = [graph.input("n", i) for i in range(3)]
    shared = graph.apply([AND << 4 | AND, tables[1]], bits)
    for block in range(2):
        own = graph.apply([AND << 4, tables[1]], [graph.input(f"c {block}", i) for i in range(3)])
        terms = [(shared[i], own[i], graph.input("k", i)) for i in range(2)]
        first, second = (graph.is_atomic(graph.sum(*each)) for each in terms)
        graph.apply([AND], [first, second])
        made.inputs.append((first, second))
        made.windows.append(graph.n_windows - 1)
        made.whole.append(graph.sum(*(x for each in zip(*terms, strict=True) for x in each)))
    return made


def apart(graph: Graph, first: int, second: int) -> int:
    """The sum of two literals, made as one of longer sums."""
    mask = graph.input("mask", 0)
    return graph.xor(graph.xor(first, mask), graph.xor(second, mask))


def test_inputs_themselves_lead_to_their_window() -> None:
    graph, inputs, windows, whole = two_blocks()
    for (first, second), window, total in zip(inputs, windows, whole, strict=True):
        added = apart(graph, first, second)
        assert graph.windows_over(added) >= {window}
        assert graph.sum_of_inputs(added, window) == FIRST ^ SECOND
        assert graph.conjunction(apart(graph, first, total), total) == graph.conjunction(
            second, graph.xor(first, second)
        )


def test_inputs_of_another_block_do_not() -> None:
    graph, inputs, windows, whole = two_blocks()
    mixed = apart(graph, inputs[0][0], inputs[1][1])
    assert graph.sum_of_inputs(mixed, windows[0]) is None
    assert graph.sum_of_inputs(mixed, windows[1]) is None
    right = graph.conjunction(apart(graph, *inputs[0]), graph.xor(whole[0], inputs[0][0]))
    assert not graph.is_same(graph.conjunction(mixed, graph.xor(whole[0], inputs[0][0])), right)


def test_an_atom_of_many_windows_leads_to_none() -> None:
    graph = Graph()
    key, mask = graph.input("k", 0), graph.input("m", 0)
    for block in range(MOST_OVER + 1):
        (product,) = graph.apply(
            [AND], [graph.input("x", 2 * block), graph.input("x", 2 * block + 1)]
        )
        named = graph.is_atomic(graph.xor(product, key))
        graph.apply([AND], [named, graph.input("y", block)])
    newest = graph.n_windows - 1
    assert graph.windows_over(graph.xor(key, mask)) == set()
    assert newest in graph.windows_over(graph.sum(product, graph.input("x", 0), mask))
