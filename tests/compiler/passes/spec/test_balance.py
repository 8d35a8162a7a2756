"""Balance: sums are reordered, the values stay, and no path becomes longer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.ir.program import Program
from compiler.ir.rewriting import live_only
from compiler.passes.spec.balance import Balance
from tests.compiler.random_words import programs, results
from tests.compiler.stages import CONTEXT, before


def arrivals(program: Program, rotation: int) -> dict[str, int]:
    """When each value is there, an operation taking 1 and a rotation `rotation`."""
    when = {p.name: 0 for p in program.params}
    for op in program.ops:
        latency = {"rotl": rotation, "const": 0}.get(op.name, 1)
        when[op.result] = max((when[a] for a in op.args), default=0) + latency
    return when


@pytest.mark.slow
@given(programs(), st.integers(0, 3))
def test_values_stay_and_come_no_later(program: Program, rotation: int) -> None:
    changed = Balance(rotation).run(program)
    assert results(changed) == results(program)
    ours, theirs = arrivals(changed, rotation), arrivals(program, rotation)
    for after, earlier in zip(changed.results, program.results, strict=True):
        assert ours[after] <= theirs[earlier]


@pytest.mark.slow
@given(programs())
def test_as_many_operations(program: Program) -> None:
    needed = live_only(program)
    assert len(Balance().run(needed).ops) <= len(needed.ops)
    assert Balance().run(program).params == program.params


@pytest.mark.slow
def test_the_key_schedule_is_left_alone() -> None:
    module = before("balance")
    changed = Balance().run_module(module, CONTEXT)
    assert changed.programs["key_schedule"] is module.programs["key_schedule"]
    assert changed.programs["encrypt"] != module.programs["encrypt"]
