"""List orders: the longest path first, as far as the units and the registers allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.machine.core import Core, Cost
from compiler.order.list_order import Problem, Value, list_order

ONE = Cost(1, {"alu": 1})


def core(width: int = 1, units: int = 1) -> Core:
    return Core("toy", width, 0, {"alu": units, "mem": 1}, {}, "made up")


def problem(
    costs: Sequence[Cost],
    edges: Mapping[tuple[int, int], int],
    values: Iterable[tuple[int, ...]] = (),
    registers: int = 99,
    machine: Core | None = None,
) -> Problem:
    made = tuple(Value("v", members) for members in values)
    return Problem(machine or core(), tuple(costs), edges, made, {"v": registers})


def order(made: Problem, lookahead: int = 99) -> list[int]:
    return list_order(made, lookahead, [0.0] * len(made.costs))


def pressure(values: Iterable[tuple[int, ...]], order: Sequence[int]) -> int:
    """The most values alive behind an operation of an order."""
    place = {n: at for at, n in enumerate(order)} | {-1: -1, len(order): len(order)}
    spans = [(min(place[m] for m in v), max(place[m] for m in v)) for v in values]
    return max((sum(a <= at < b for a, b in spans) for at in range(len(order))), default=0)


def test_nothing_to_order() -> None:
    assert order(problem([], {})) == []


def test_the_longest_path_comes_first() -> None:
    # 0 stands alone; 1 -> 2 -> 3 takes 3 + 3 cycles and the last one's latency.
    assert order(problem([ONE] * 4, {(1, 2): 3, (2, 3): 3})) == [1, 0, 2, 3]
    assert order(problem([ONE] * 3, {})) == [0, 1, 2]


def test_a_waiting_cycle_is_filled() -> None:
    chains = {(0, 1): 2, (1, 2): 2, (3, 4): 2, (4, 5): 2}
    assert order(problem([ONE] * 6, chains)) == [0, 3, 1, 4, 2, 5]


def test_operations_that_are_too_far_ahead_wait() -> None:
    edges = {(0, 1): 4, (1, 2): 4, (3, 4): 9}
    assert order(problem([ONE] * 5, edges))[0] == 3
    assert order(problem([ONE] * 5, edges), lookahead=3)[:2] == [0, 3]
    assert order(problem([ONE] * 5, edges), lookahead=2) == [0, 1, 3, 2, 4]


def test_wobble_makes_an_operation_more_urgent() -> None:
    made = problem([ONE] * 3, {})
    assert list_order(made, 9, [0.0, 0.0, 1.5]) == [2, 0, 1]


def test_a_unit_is_held() -> None:
    slow, memory = Cost(1, {"alu": 3}), Cost(1, {"mem": 1})
    wide = core(width=2)
    # Both 0 and 1 need the unit for three cycles; 2 needs another one.
    assert order(problem([slow, slow, memory], {}, machine=wide)) == [0, 2, 1]
    assert order(problem([slow, slow, memory], {}, machine=core(2, 2))) == [0, 1, 2]


def test_a_unit_that_is_held_lets_others_go_ahead() -> None:
    slow, memory = Cost(1, {"alu": 3}), Cost(1, {"mem": 1})
    assert order(problem([slow, ONE, memory], {(0, 2): 2})) == [0, 2, 1]
    assert order(problem([ONE, ONE, memory], {(0, 2): 2})) == [0, 1, 2]


def test_a_result_counts_its_own_latency() -> None:
    assert order(problem([ONE, Cost(5, {"alu": 1})], {})) == [1, 0]


def test_micro_operations_take_the_width_of_later_cycles() -> None:
    # 1 waits for 0; where 0 takes the whole width of two cycles there is no place for 2 before 1.
    small, big = Cost(2, {}), Cost(2, {}, uops=4)
    for first, expected in ((small, [0, 2, 1, 3]), (big, [0, 1, 2, 3])):
        costs = [first, small, ONE, ONE]
        assert order(problem(costs, {(0, 1): 2, (1, 3): 2}, machine=core(2))) == expected


CHAINS = {(0, 1): 9, (2, 3): 9, (4, 5): 9}
CHAIN_VALUES = [(0, 1), (2, 3), (4, 5)]


@pytest.mark.parametrize(
    ("registers", "expected"),
    [(3, [0, 2, 4, 1, 3, 5]), (2, [0, 2, 1, 4, 3, 5]), (1, [0, 1, 2, 3, 4, 5])],
)
def test_no_more_values_are_made_than_registers_hold(registers: int, expected: list[int]) -> None:
    found = order(problem([ONE] * 6, CHAINS, CHAIN_VALUES, registers))
    assert found == expected
    assert pressure(CHAIN_VALUES, found) == registers


@pytest.mark.parametrize(("registers", "expected"), [(2, [0, 1, 2, 3, 4]), (3, [3, 0, 1, 2, 4])])
def test_a_value_has_a_register_until_it_is_read(registers: int, expected: list[int]) -> None:
    """There is room for 3 ahead of 0, but not while the values of 0 and 1 live."""
    edges = {(0, 2): 1, (1, 2): 1, (3, 4): 9}
    assert order(problem([ONE] * 5, edges, [(0, 2), (1, 2), (3, 4)], registers)) == expected


def test_the_first_in_program_order_may_always_come() -> None:
    values = [(0, 3), (1, 3), (2, 3)]
    edges = {(n, 3): 1 for n in range(3)}
    assert order(problem([ONE] * 4, edges, values, registers=1)) == [0, 1, 2, 3]


def test_parameters_live_from_the_start_and_results_to_the_end() -> None:
    # Two parameters fill the registers; 1, more urgent than 0, would make a third value.
    values = [(-1, 0), (-1, 1), (1, 2)]
    edges = {(1, 2): 5}
    assert order(problem([ONE] * 3, edges, values, registers=2)) == [1, 0, 2]
    kept = [(-1, 0), (-1, 1, 3), (1, 2)]
    assert order(problem([ONE] * 3, edges, kept, registers=2)) == [0, 1, 2]


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_an_order_keeps_edges_and_registers(data: st.DataObject) -> None:
    count = data.draw(st.integers(1, 10))
    pairs = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1))
    drawn = data.draw(st.lists(pairs.filter(lambda p: p[0] < p[1]), max_size=2 * count))
    edges = {pair: data.draw(st.integers(0, 6)) for pair in drawn}
    readers: dict[int, list[int]] = {}
    for first, second in edges:
        readers.setdefault(first, []).append(second)
    values = [(maker, *sorted(set(found))) for maker, found in readers.items()]
    registers = data.draw(st.integers(1, 5))
    made = problem([ONE] * count, edges, values, registers, core(data.draw(st.integers(1, 3)), 2))
    found = order(made, data.draw(st.integers(1, 12)))
    assert sorted(found) == list(range(count))
    assert all(found.index(a) < found.index(b) for a, b in edges)
    assert pressure(values, found) <= max(registers, pressure(values, range(count)))


def test_the_least_cycles_are_those_of_the_busiest_unit() -> None:
    costs = [Cost(1, {"alu": 3}), Cost(5, {"alu": 1, "mem": 3}, uops=2)]
    assert problem(costs, {}).least_cycles() == pytest.approx(1.005 * 4)
    assert problem(costs, {}, machine=core(1, 4)).least_cycles() == pytest.approx(1.005 * 3)
    few = [Cost(1, {}, uops=6)]
    assert problem(few, {}, machine=core(2)).least_cycles() == pytest.approx(1.005 * 3)


def test_backward_in_time_every_position_is_counted_from_the_end() -> None:
    other = Cost(2, {"mem": 1})
    made = problem([ONE, ONE, other], {(0, 2): 4}, [(-1, 0), (0, 2), (1, 3)])
    back = made.mirrored()
    assert back.costs == (other, ONE, ONE)
    assert back.edges == {(0, 2): 4}
    assert [v.members for v in back.values] == [(2, 3), (0, 2), (-1, 1)]
    assert back.mirrored() == made
