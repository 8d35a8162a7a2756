"""Options become passes in the one order, up to a pass that is asked for, and a machine."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from builds.pipelines import context_of, passes_of, passes_up_to
from compiler.module import in_turn
from compiler.passes.forms.sbox import Sbox
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.block_groups import BlockGroups
from compiler.passes.order.schedule import Schedule
from compiler.passes.spec.balance import Balance
from compiler.passes.spec.hoist import Hoist
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.roll import Roll
from compiler.passes.spec.unroll import Unroll
from compiler.pipeline import OPTIONAL, PASSES, PipelineError, pass_name
from options.build import BuildOptions
from runtime.beside import side_by_side
from runtime.user_error import UserError

STEPS = (Unroll(), Invert(), Hoist())


def options(**changed: Any) -> BuildOptions:
    return BuildOptions(**{"set_name": "s", "target": "rv32i", "lanes": 1, **changed})


def test_passes_are_in_the_one_order_and_know_the_options() -> None:
    passes = passes_of(options(target="neon", lanes=32, passes=("schedule(effort=7)",)))
    places = [PASSES.index(type(step)) for step in passes]
    assert all(before < after for before, after in pairwise(places))
    assert next(step for step in passes if isinstance(step, Slice)).lanes == 32
    assert next(step for step in passes if isinstance(step, Schedule)).effort == 7


@pytest.mark.parametrize(("blocks", "rows"), [(0, 8), (1, 1), (4, 4)])
def test_tables_in_registers_are_of_rows_of_blocks(blocks: int, rows: int) -> None:
    passes = passes_of(options(target="neon", sbox="tbl", blocks=blocks))
    assert next(step for step in passes if isinstance(step, Sbox)).registers
    assert next(step for step in passes if isinstance(step, Slice)).rows == rows
    assert next(step for step in passes if isinstance(step, BlockGroups)).blocks == 1
    assert not next(step for step in passes if isinstance(step, Hoist)).nonce
    assert not any(isinstance(step, Balance) for step in passes)


@pytest.mark.parametrize(
    ("target", "changed", "rolls"),
    [
        ("c", {"slicing": "plane"}, True),
        ("c", {"slicing": "auto"}, False),
        ("rv32i", {"slicing": "plane"}, False),
        ("rv32i", {"slicing": "plane", "goal": "size"}, True),
        ("c", {"slicing": "plane", "unroll": "yes"}, False),
        ("rv32i", {"slicing": "plane", "unroll": "no"}, True),
        ("rv32i", {"slicing": "plane", "goal": "size", "unroll": "yes"}, False),
    ],
)
def test_rounds_of_planes_become_a_loop_where_those_of_many_blocks_do(
    target: str, changed: dict[str, Any], rolls: bool
) -> None:
    passes = passes_of(options(target=target, **changed))
    assert next(step for step in passes if isinstance(step, Roll)).enabled == rolls
    assert any(isinstance(step, Balance) for step in passes) != rolls


def test_only_what_may_be_left_out_is_left_out() -> None:
    left_out = tuple(sorted(pass_name(kind) for kind in OPTIONAL))
    names = {pass_name(type(step)) for step in passes_of(options(without=left_out))}
    assert names == {pass_name(kind) for kind in PASSES} - set(left_out)
    with pytest.raises(PipelineError, match="`slice` is no pass that can be left out"):
        passes_of(options(without=("slice",)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("none()", "no pass `none`; there are: "),
        ("schedule(none=1)", "no option of the pass schedule `none=1`"),
        ("schedule(effort=much)", "`effort` of schedule is of type int, not `much`"),
    ],
)
def test_passes_that_do_not_exist_are_refused(text: str, said: str) -> None:
    with pytest.raises(UserError) as caught:
        passes_of(options(passes=(text,)))
    assert caught.value.message.startswith(said)


def test_a_pipeline_ends_with_the_pass_that_is_asked_for() -> None:
    assert passes_up_to(STEPS, "invert") == STEPS[:2]
    assert passes_up_to(STEPS, "unroll") == STEPS[:1]
    assert passes_up_to(list(STEPS), "") == STEPS
    said = "`fold` is left out of this pipeline: unroll, invert, hoist"
    with pytest.raises(UserError, match=said):
        passes_up_to(STEPS, "fold")


def test_a_machine_has_the_core_and_the_features_of_the_options() -> None:
    plain = context_of(options())
    assert (plain.target.name, plain.core, plain.features) == ("rv32i", "sifive-e31", ())
    assert plain.together is side_by_side
    assert plain.together is not in_turn
    chosen = context_of(options(target="neon", core="cortex-a55", features=("sha3",)))
    assert (chosen.core, chosen.features) == ("cortex-a55", ("sha3",))


def test_a_feature_may_change_the_registers_of_a_machine() -> None:
    plain, few = (context_of(options(features=f)).target.classes[0] for f in ((), ("e",)))
    assert ("s11" in plain.free, "s11" in few.free) == (True, False)
