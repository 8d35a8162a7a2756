"""Loads and stores of an order: with few registers the farthest next use leaves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from compiler.ir.parse import parse_op
from compiler.registers.spills import Held, Run


def run(*lines: str, after: str = "") -> Run:
    """Operations such as `t = xor a, b`; the values `after` are read behind them."""
    ops = [parse_op(line.replace(" =", ": u32 =", 1)) for line in lines]
    return Run(ops, set(after.split()).__contains__)


def in_order(made: Run, registers: int) -> int:
    return made.spills(range(len(made.reads)), registers)


def test_the_highest_rank_leaves_unless_it_is_kept() -> None:
    held = Held(10, {3: 13, 5: 25, 7: 7})
    assert held.leave(kept=(5,)) == 3
    assert held.rank == {5: 25, 7: 7}
    assert [held.leave(), held.leave()] == [5, 7]


SUMS = ("s = xor a, b", "t = xor c, d", "u = xor s, t")


def test_what_comes_from_outside_is_loaded_once_where_there_is_room() -> None:
    assert in_order(run(*SUMS, "v = xor a, u", after="v"), 5) == 4
    assert in_order(run("s = not a", after="s"), 1) == 1


@pytest.mark.parametrize(
    ("registers", "spills"),
    [
        (5, 4),  # a, b, c, d
        (4, 4),  # s and a stay while c and d are summed
        (3, 5),  # a leaves, without a store, and is loaded again
        (2, 7),  # a leaves; s is stored and loaded, too
    ],
)
def test_what_has_no_register_is_loaded_again(registers: int, spills: int) -> None:
    assert in_order(run(*SUMS, "v = xor a, u", after="v"), registers) == spills


def test_a_value_that_was_stored_once_is_not_stored_again() -> None:
    lines = ["s = xor a, b"]
    for n, name in enumerate("cd"):
        lines += [f"t{n} = not {name}", f"u{n} = xor {name}, t{n}", f"v{n} = xor s, u{n}"]
    # Loads of a, b, c and d, one store of s, and a load of s at v0 and at v1.
    assert in_order(run(*lines, after="v0 v1 s"), 2) == 4 + 1 + 2 + 1  # v0 is stored as well


def test_a_dead_value_leaves_no_store() -> None:
    assert in_order(run("s = xor a, b", "t = xor c, d", after="t"), 2) == 4
    # A sum that goes on needs the two registers of the next operation's operands: a store.
    assert in_order(run("s = xor a, b", "t = xor c, d", after="s t"), 2) == 5


@pytest.mark.parametrize(
    ("first", "more"),
    [
        ("k = const value=5", 1),
        ("k = load rk, own=1", 1),
        ("k = not e", 2),  # a store besides
    ],
)
def test_what_can_be_made_again_is_not_stored_to_make_room(first: str, more: int) -> None:
    made = run(first, "x = not k", *SUMS, "v = xor u, k", after="v")
    assert in_order(made, 3) - in_order(made, 9) == more


def least(run: Run, order: Sequence[int], registers: int) -> int:
    """The least loads and stores of an order, by trying every value that may leave."""
    made = {v for values in run.makes for v in values}
    later = [{*run.reads[n]} for n in order]

    def step(at: int, held: frozenset[int], stored: frozenset[int]) -> int:
        if at == len(order):
            return 0
        reads, makes = {*run.reads[order[at]]}, {*run.makes[order[at]]}
        alive = {v for reads_then in later[at + 1 :] for v in reads_then}
        alive |= {v for v in range(run.n_values) if run.goes_on[v]}
        best = 1 << 30
        before = sorted((held | reads) - reads)
        room = min(len(before), registers - len(reads))
        for kept in combinations(before, max(room, 0)):
            gone = (set(before) - set(kept)) & alive
            cost = len(reads - held) + len(gone - stored)
            inside = ({*kept} | reads) & alive
            for staying in combinations(sorted(inside), min(len(inside), registers - len(makes))):
                left = inside - {*staying}
                total = cost + len(left - stored - gone)
                now = stored | gone | left
                total += step(at + 1, frozenset({*staying} | (makes & alive)), frozenset(now))
                best = min(best, total)
        return best

    return step(0, frozenset(), frozenset(set(range(run.n_values)) - made))


@pytest.mark.parametrize("registers", [2, 3, 4])
def test_no_choice_of_leaving_values_is_better_for_sums_read_once(registers: int) -> None:
    made = run(*SUMS, "v = xor u, e", "w = xor v, a", after="w")
    assert in_order(made, registers) == least(made, range(5), registers)


def test_the_order_of_operations_decides() -> None:
    """Sums of pairs, then of sums: one after another three values are held, else more."""
    made = run("s = xor a, b", "t = xor c, d", "u = xor e, f", "v = xor s, t", "w = xor v, u")
    assert made.spills([0, 1, 3, 2, 4], 3) == 6
    assert made.spills([0, 1, 2, 3, 4], 3) == 8
