"""The time of a round is the mean of its longest cycle, keys and rotations included."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from compiler.circuits.latency import Feedback, cycle_time, key_additions, net_cycle_time
from compiler.circuits.library import boundary_complements, load_circuits
from compiler.circuits.net import Gate
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from dsl.library import CIRCUITS

SHIPPED = load_circuits(CIRCUITS, "PIPO")


def test_the_key_costs_nothing_in_a_sum_that_nobody_reads() -> None:
    gates = (Gate("xor", (0, 1)), Gate("xor", (0, 2)), Gate("and", (0, 1)))
    outputs = (2, 3, 4)
    apart, inside = Feedback((0, 0, 0), key=1), Feedback((0, 0, 0), key=1, key_in_sum=True)
    assert key_additions(2, gates, outputs, apart) == 3
    assert key_additions(2, gates, outputs, inside) == 2
    assert key_additions(2, gates, outputs, Feedback((0, 0, 0))) == 0


def levels_of_rounds(program: Program, feedback: Feedback, n_rounds: int) -> int:
    """The level at which the last of many rounds ends, keys added after the box."""
    place = {name: i for i, name in enumerate(program.types)}
    free = boundary_complements(program)
    steps = [([place[a] for a in op.args], int(op.result not in free)) for op in program.ops]
    results = [place[r] for r in program.results]
    inputs = [0] * len(program.params)
    for _ in range(n_rounds):
        levels = inputs
        for args, delay in steps:
            levels.append(max([levels[a] for a in args]) + delay)
        ends = zip(results, feedback.delays, strict=True)
        inputs = [levels[r] + feedback.key + delay for r, delay in ends]
    return max(inputs)


@pytest.mark.slow
def test_cycle_time_is_what_many_rounds_take() -> None:
    rng = random.Random(3)
    for circuit in SHIPPED:
        feedback = Feedback(tuple(rng.randrange(4) for _ in range(8)), key=0)
        # the pattern repeats within as many rounds as there are inputs; 840 = lcm(1 .. 8)
        late = levels_of_rounds(circuit.program, feedback, 1680)
        early = levels_of_rounds(circuit.program, feedback, 840)
        assert cycle_time(circuit.program, feedback) == Fraction(late - early, 840)


def test_the_key_joins_the_earlier_operand() -> None:
    program = parse_program(
        """
        spec F(x0: u1, x1: u1) {
          t0: u1 = and x0, x1
          t1: u1 = xor t0, x1
          t2: u1 = or x0, x1
          return t1, t2
        }
        """
    )
    assert cycle_time(program, Feedback((0, 0))) == 2
    # the path through t0 is not lengthened, the one through `or` is
    assert cycle_time(program, Feedback((0, 0), key=1)) == 2
    assert cycle_time(program, Feedback((0, 0), key=2)) == 3
    assert cycle_time(program, Feedback((0, 0), key=2, key_in_sum=True)) == 3
    assert cycle_time(program, Feedback((0, 1), key=0)) == 2
    with pytest.raises(ValueError, match="2 inputs, 2 outputs, 1 delays"):
        cycle_time(program, Feedback((0,)))


@pytest.mark.parametrize(
    ("outputs", "delays", "time"),
    [
        # each input is its own output
        ((0, 1), (1, 2), Fraction(2)),
        # they change places: both delays on the way round
        ((1, 0), (1, 2), Fraction(3, 2)),
        # input 1 is lost, and the loop of input 0 is left
        ((0, 0), (1, 5), Fraction(1)),
    ],
)
def test_the_longest_cycle_decides(
    outputs: tuple[int, ...], delays: tuple[int, ...], time: Fraction
) -> None:
    assert net_cycle_time(2, (), outputs, Feedback(delays)) == time


def test_a_way_that_does_not_come_back_takes_no_time() -> None:
    """Output 0 is input 1, output 1 is a function of input 1: a loop of one operation."""
    gates = (Gate("not", (1,)),)
    assert net_cycle_time(2, gates, (1, 2), Feedback((9, 0))) == 1
    assert net_cycle_time(2, gates, (2, 1), Feedback((0, 0))) == 0


@pytest.mark.parametrize(
    ("last", "key", "time"),
    [
        (Gate("xor", (0, 2)), 1, 3),
        (Gate("xnor", (0, 2)), 3, 4),
        (Gate("xor3", (0, 1, 2)), 2, 3),
        (Gate("bcax", (0, 1, 2)), 2, 3),
        # the sum's operand is the late one: the key waits for it
        (Gate("bcax", (2, 1, 0)), 2, 5),
        (Gate("and", (0, 2)), 2, 5),
    ],
)
def test_the_key_is_added_where_it_is_cheapest(last: Gate, key: int, time: int) -> None:
    gates = (Gate("not", (0,)), Gate("not", (1,)), last)
    assert net_cycle_time(1, gates, (3,), Feedback((0,), key)) == time


def test_a_sum_that_is_read_again_cannot_take_the_key() -> None:
    gates = (Gate("not", (0,)), Gate("not", (1,)), Gate("xor", (0, 2)), Gate("and", (3, 3)))
    alone = net_cycle_time(1, gates[:3], (3,), Feedback((0,), key=1, key_in_sum=True))
    again = net_cycle_time(1, gates, (3,), Feedback((0,), key=1, key_in_sum=True))
    assert (alone, again) == (Fraction(3), Fraction(4))
    assert key_additions(1, gates, (3,), Feedback((0,), key=1, key_in_sum=True)) == 1


@pytest.mark.parametrize("results", ["x0, t1", "t1"])
def test_outputs_and_delays_are_as_many_as_inputs(results: str) -> None:
    program = parse_program(
        f"spec F(x0: u1, x1: u1) {{\n  t1: u1 = and x0, x1\n  return {results}\n}}"
    )
    delays = (0,) * (1 + (results == "t1"))
    with pytest.raises(ValueError, match=r"2 inputs, \d outputs, \d delays"):
        cycle_time(program, Feedback(delays))
