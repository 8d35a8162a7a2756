"""Functions on a block look two boxes up at once; key schedules and other switches stay."""

from __future__ import annotations

from compiler.ir.program import Program
from compiler.module import Module
from compiler.passes.forms.pair_boxes import PairBoxes
from compiler.passes.spec.unroll import Unroll
from compiler.selection.lookups import with_lookups
from tests import golden
from tests.compiler.stages import CONTEXT, start


def looked_up() -> Module:
    return Unroll().run_module(start("present", "present64_80"), CONTEXT).map(with_lookups)


def lookups(program: Program) -> int:
    return sum(op.name == "lookup" for op in program.ops)


def test_fewer_look_ups_compute_the_same() -> None:
    module = looked_up()
    made = PairBoxes(enabled=True).run_module(module, CONTEXT)
    before, after = (each.programs["encrypt"] for each in (module, made))
    assert lookups(after) < lookups(before)
    assert not golden.differing(before, after, seed=2)
    assert made.programs["key_schedule"] is module.programs["key_schedule"]


def test_it_is_off_by_default() -> None:
    module = looked_up()
    assert PairBoxes().run_module(module, CONTEXT) is module
