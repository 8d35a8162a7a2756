"""Counts of spills against a count that keeps sets, and programs of one structure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.ir.program import Program
from compiler.ir.structure import structure
from compiler.registers.liveness import count_spills, use_positions, value_classes
from tests.compiler.toy import TABLE, VIEWS, programs


def counted_by_sets(program: Program, classes: dict[str, str], limit: int) -> int:
    """Values of class `v` that are fetched again when the farthest next use leaves."""
    uses = use_positions(program)
    later = {v: places[::-1] for v, places in uses.items() if classes.get(v) == "v"}
    held = {p.name for p in program.params if later.get(p.name)}
    misses = 0
    for op in program.ops:
        wanted = {a for a in op.args if a in later}
        misses += len(wanted - held)
        for value in wanted:
            later[value].pop()
        held = {v for v in held | wanted | set(op.results) if later.get(v)}
        while len(held) > limit:
            held.remove(max(held, key=lambda v: (later[v][-1], v)))
    return misses


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(programs(), st.integers(3, 9))
def test_spills_are_those_of_the_farthest_next_use(program: Program, limit: int) -> None:
    classes = value_classes(program, TABLE, VIEWS)
    found = count_spills(program, classes, {"v": limit})
    assert found == counted_by_sets(program, classes, limit)


@pytest.mark.slow
@settings(deadline=None, max_examples=20)
@given(programs())
def test_names_and_rounds_do_not_change_a_structure(program: Program) -> None:
    made = {r: f"other_{r}" for op in program.ops for r in op.results}
    ops = [
        replace(
            op,
            args=tuple(made.get(a, a) for a in op.args),
            results=tuple(made[r] for r in op.results),
            round=op.round + 1,
        )
        for op in program.ops
    ]
    other = program.with_ops(ops, (made.get(r, r) for r in program.results))
    assert structure(other) == structure(program)
    if len(set(map(repr, ops))) > 1:
        assert structure(program.with_ops(program.ops[:-1], ())) != structure(program)
