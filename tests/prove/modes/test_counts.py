"""The number of a state by the possible values of its bytes."""

from __future__ import annotations

from itertools import product

import pytest

from prove.graph.plain import PlainGraph
from prove.graph.words import Words, constant_bits
from prove.machine.memory import Depends
from prove.machine.values import Facts
from prove.modes.counts import CountedMemory, Number, UndecidedCount, compared, merged

ANY = (1 << 256) - 1
SMALL = (0b0111, 0b1010, 0b1100)


@pytest.mark.parametrize("op", ["==", "!=", "<", "<=", ">", ">="])
@pytest.mark.parametrize("constant", [0, 1, 0x10200, 0x20303, 0x30000, 1 << 24])
def test_comparison_is_that_of_all_possible_numbers(op: str, constant: int) -> None:
    values = [[v for v in range(256) if mask >> v & 1] for mask in SMALL]
    numbers = [int.from_bytes(bytes(octets), "big") for octets in product(*values)]
    results = {bool(eval(f"{n} {op} {constant}")) for n in numbers}
    assert compared(SMALL, (op, constant)) == (results.pop() if len(results) == 1 else None)


def memory(graph: PlainGraph) -> CountedMemory:
    octets = tuple(tuple(graph.input(f"byte {n}", i) for i in range(8)) for n in range(2))
    return CountedMemory({}, Facts(), 4, False, counted=Number(graph, octets), masks=(ANY, ANY))


def test_a_branch_on_one_byte_parts_the_values() -> None:
    graph = PlainGraph()
    held = memory(graph)
    assert held.counted
    is_three = Words(graph).equal(held.counted.octets[1], constant_bits(3, 8))
    with pytest.raises(UndecidedCount) as found:
        held.holds(is_three)
    assert (found.value.byte, found.value.values) == (1, 1 << 3)
    assert held.restricted(1, 1 << 3).holds(is_three)
    assert not held.restricted(1, ANY ^ 1 << 3).holds(is_three)


def test_a_branch_on_other_data_is_an_error() -> None:
    graph = PlainGraph()
    held = memory(graph)
    assert held.counted
    for literal in (
        graph.input("secret", 0),
        graph.conjunction(held.counted.octets[0][0], held.counted.octets[1][0]),
    ):
        with pytest.raises(Depends):
            held.holds(literal)


def test_merged_memory_keeps_results() -> None:
    held = memory(PlainGraph())
    parts = [held.restricted(0, 1).restricted(1, ANY ^ 1), held.restricted(0, ANY ^ 1)]
    one = merged(parts, [("==", 0)])
    assert one
    assert one.result(("==", 0)) is False
    more = merged(parts, [("==", 0), (">", 5)])
    assert more
    assert more.result((">", 5)) is None
    assert one.masks == (ANY, ANY)
    assert merged([parts[1], held.restricted(0, 1).restricted(1, 1)], [("==", 0)]) is None
