"""Paths that part and meet again."""

from __future__ import annotations

from prove.graph.sweep import Limits
from prove.machine.executor import State
from prove.machine.values import Facts
from prove.modes.counts import CountedMemory, Number
from prove.modes.paths import with_one_result
from prove.modes.products import ProductGraph

ANY = (1 << 256) - 1


def state(*masks: int) -> State:
    """A state with a number of two bytes."""
    graph = ProductGraph(Limits(1))
    octets = tuple(tuple(graph.input(f"byte {n}", i) for i in range(8)) for n in range(2))
    memory = CountedMemory({}, Facts(), 4, False, counted=Number(graph, octets), masks=masks)
    return State({}, memory, 0, ())


def test_states_with_other_results_stay_apart() -> None:
    zero, one, large = state(1, 1), state(1, 2), state(ANY ^ 1, ANY)
    parts = with_one_result([zero, one, large], [("==", 0)])
    assert list(parts) == [[zero], [one, large]]


def test_an_open_comparison_parts_nothing() -> None:
    some, large = state(1, ANY), state(ANY ^ 1, ANY)
    assert list(with_one_result([some, large], [(">", 5)])) == [[some, large]]
