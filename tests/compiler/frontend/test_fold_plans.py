"""What folding saves by dependences alone: a small program by hand, and what must hold of all."""

from __future__ import annotations

from math import ceil

import pytest

from compiler.frontend.counter_times import CounterTimes
from compiler.frontend.fold_plans import MODELS, Costs, plan
from compiler.ir.parse import parse_program
from tests.compiler.frontend.test_counter_times import SETS, counter_mode

COSTS = Costs(access=2, lookup=3)
TEXT = """spec ctr(N.0: u8, counter: u16, K: u8) {
  low: u8 = extract counter, lo=0
  high: u8 = extract counter, lo=8
  a: u8 = xor N.0, K @1
  b: u8 = xor a, K @1
  c: u8 = xor b, high @2
  d: u8 = rotl low, k=4 @2
  e: u8 = xor c, d @3
  return e
}
"""


def times() -> CounterTimes:
    return CounterTimes(parse_program(TEXT), 8)


def test_nothing_folded() -> None:
    found = plan(times(), COSTS, "none", 3)
    # Two uses of the key and the nonce's byte; eight operations, the rotation by 4 is four of them.
    assert (found.once, found.run, found.block, found.operations) == (0, 0, 8 + 6, 8)
    assert (found.whole_rounds, found.held_bytes) == (0, 1)
    assert found.stored == {"key": 1, "nonce": 1}


def test_the_nonce_apart() -> None:
    found = plan(times(), COSTS, "separated")
    assert (found.depth, found.once, found.block) == (1, 2 + 2, 6 + 2)
    assert (found.whole_rounds, found.held_bytes) == (1, 1)
    assert found.pays_from(plan(times(), COSTS, "none", 3)) == 1


def test_a_run_of_blocks_apart() -> None:
    found = plan(times(), COSTS, "online")
    assert (found.depth, found.once, found.run, found.block) == (2, 2, 1 + 2, 5 + 2)
    assert found.per_block == 7 + 3 / 256
    assert found.stored == {"run": 1}


def test_constants_of_the_code_are_made_by_nobody() -> None:
    found, plain = plan(times(), COSTS, "cache"), plan(times(), COSTS, "none", 3)
    assert (found.depth, found.once, found.run, found.block) == (1, 0, 0, 6 + 1)
    assert (found.whole_rounds, found.held_bytes, found.operations) == (1, 1, 6)
    assert found.pays_from(plain) == 0


def test_a_table_apart() -> None:
    found = plan(times(), COSTS, "table")
    assert (found.once, found.run, found.block) == (2 + 256 * (4 + 2), 3, 1 + 2 + 3)
    assert (found.whole_rounds, found.held_bytes) == (2, 1 + 256)
    # It saves 8 of 14, less a run's share.
    assert found.pays_from(plan(times(), COSTS, "none", 3)) == ceil(1538 / (8 - 3 / 256))


def test_what_saves_nothing_never_pays() -> None:
    plain = plan(times(), COSTS, "none", 3)
    assert plain.pays_from(plain) is None


@pytest.mark.parametrize("set_name", SETS)
def test_a_model_that_may_do_more_is_no_worse(set_name: str) -> None:
    found = CounterTimes(counter_mode(set_name), 8)
    plans = [plan(found, Costs(2, 2), model) for model in MODELS]
    assert plans[0].whole_rounds == 0
    operations = [each.operations for each in plans]
    assert operations[0] >= operations[1]
    assert plans[1].per_block <= plans[0].per_block
    total = sum(piece.weight for piece in found.pieces)
    assert operations[0] <= total
