"""When a core that issues in order issues: width, units, registers and the order of results."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.machine.core import Core, Cost
from compiler.order.in_order import InOrder, Units

FAST, SLOW = Cost(1, {"any": 1}), Cost(4, {"any": 1})
LONG = Cost(1, {"any": 3})
WIDE = Cost(1, {}, uops=5)
Instruction = tuple[Cost, str, str]
"""What one costs, and one letter for each register that it reads, and that it writes."""


def core(width: int, units: int = 4) -> Core:
    return Core("made up", width, 0, {"any": units}, {}, "none")


def issued(
    instructions: Sequence[Instruction], model: Core, *, results_in_order: bool = False
) -> list[int]:
    """The cycle in which each instruction goes."""
    issuing = InOrder(model, results_in_order=results_in_order)
    return [issuing.issue(*instruction) for instruction in instructions]


@pytest.mark.parametrize(
    ("instructions", "model", "cycles"),
    [
        ([(FAST, "", "a")] * 4, core(1), [0, 1, 2, 3]),
        ([(FAST, "", r) for r in "abcd"], core(2), [0, 0, 1, 1]),
        ([(FAST, "", r) for r in "abcd"], core(4, units=1), [0, 1, 2, 3]),
        ([(LONG, "", r) for r in "abcd"], core(4, units=2), [0, 0, 3, 3]),
        ([(SLOW, "", "a"), (FAST, "a", "b")], core(2), [0, 4]),
        ([(SLOW, "", "a"), (FAST, "b", "c"), (FAST, "a", "b")], core(1), [0, 1, 4]),
        # More parts than one cycle takes: they begin a cycle, and fill the next ones.
        ([(FAST, "", "a"), (WIDE, "", "b"), (FAST, "", "c")], core(2), [0, 1, 3]),
        ([(SLOW, "", "a"), (FAST, "", "a")], core(1), [0, 4]),
        ([(SLOW, "", "a"), (FAST, "", "b")], core(1), [0, 1]),
    ],
)
def test_cycles_by_hand(instructions: list[Instruction], model: Core, cycles: list[int]) -> None:
    assert issued(instructions, model) == cycles


def test_a_result_waits_for_all_earlier_ones_where_they_come_in_order() -> None:
    instructions = [(SLOW, "", "a"), (FAST, "", ""), (FAST, "", "b")]
    assert issued(instructions, core(1), results_in_order=True) == [0, 1, 3]
    assert issued(instructions, core(1)) == [0, 1, 2]


def test_nothing_is_issued_while_it_waits() -> None:
    issuing = InOrder(core(2), results_in_order=False)
    assert issuing.slots.next_cycle == 0
    issuing.issue(FAST, "", "a")
    assert (issuing.cycle, issuing.slots.next_cycle) == (0, 0)
    issuing.issue(FAST, "", "b")
    assert (issuing.cycle, issuing.slots.next_cycle) == (0, 1)
    issuing.slots.wait(4)
    assert [issuing.issue(FAST, "", r) for r in "abc"] == [4, 4, 5]


def test_the_unit_that_is_free_first_is_taken() -> None:
    units = Units({"any": 2})
    units.take(LONG, 0)
    units.take(FAST, 0)
    assert units.free_at(FAST) == 1
    units.take(LONG, 1)
    assert (units.free_at(FAST), units.free_at(WIDE)) == (3, 0)


def test_equal_states_go_on_alike_from_any_cycle() -> None:
    before = [(LONG, "", "a"), (SLOW, "b", "c"), (FAST, "", "a")]
    after = [(FAST, "c", "b"), (LONG, "a", ""), (FAST, "", "b"), (SLOW, "b", "a")]
    for results_in_order in (False, True):
        first, second = (InOrder(core(2, 2), results_in_order=results_in_order) for _ in range(2))
        for each in before:
            first.issue(*each)
        second.resume(first.state(), first.cycle + 100)
        assert second.state() == first.state()
        cycles = [(first.issue(*each) + 100, second.issue(*each)) for each in after]
        assert all(one == other for one, other in cycles)
        assert second.state() == first.state()


REGISTERS = st.text("abc", max_size=2)


@given(st.lists(st.tuples(st.sampled_from((FAST, SLOW)), REGISTERS, REGISTERS)))
def test_one_instruction_a_cycle_waits_for_its_registers_alone(
    instructions: list[Instruction],
) -> None:
    ready, now, expected = dict[str, int](), -1, list[int]()
    for cost, reads, writes in instructions:
        now = max(now + 1, *(ready.get(name, 0) for name in (*reads, *writes)), 0)
        ready |= dict.fromkeys(writes, now + cost.latency)
        expected.append(now)
    assert issued(instructions, core(1)) == expected
