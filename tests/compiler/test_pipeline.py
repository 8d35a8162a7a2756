"""The pipeline: whatever its settings, a module computes what its cipher says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from compiler.layouts.layout import LayoutError
from compiler.module import Module, Pass
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.ctr_fold import CtrFold
from compiler.passes.forms.fixslice import Fixslice
from compiler.passes.forms.sbox import CircuitError, Sbox
from compiler.passes.forms.slice import Slice
from compiler.passes.listing.allocate import Allocate
from compiler.passes.order.schedule import Schedule
from compiler.passes.spec.balance import Balance
from compiler.passes.spec.roll import Roll
from compiler.pipeline import (
    OPTIONAL,
    PASSES,
    PipelineError,
    describe,
    pass_name,
    pipeline,
    plan,
    run_passes,
)
from options.build import BuildOptions
from tests.compiler.stages import CONTEXT, TARGET, checked, start
from verify.programs.differential import check_text

OPTIONAL_NAMES = tuple(sorted(pass_name(kind) for kind in OPTIONAL))
MOVES_KEYS = ("rotate", "balance")
QUICK = Schedule(effort=4_000)
IN_LANES = tuple(lanes for lanes in TARGET.lanes if lanes > 1)
"""Blocks whose words share a register; one lane is for bit planes, which have their own tests."""


@st.composite
def settings_of_passes(draw: st.DrawFn) -> tuple[list[Pass], tuple[str, ...]]:
    """Settings that exist together, and optional passes to leave out."""
    bits = draw(st.sampled_from((False, False, False, True)))
    lanes = draw(st.sampled_from((64, 128) if bits else IN_LANES))
    strides = (0,) if bits or lanes < 16 else (0, 3, 4)
    align = "once" if bits else draw(st.sampled_from(("once", "round")))
    stride = draw(st.sampled_from(strides))
    pairs, remake, rolled = draw(st.booleans()), draw(st.booleans()), draw(st.booleans())
    without = set(draw(st.lists(st.sampled_from(OPTIONAL_NAMES), max_size=3)))
    without |= set(MOVES_KEYS) if align == "round" else set()
    steps = [
        Slice(lanes, align, stride, pairs),
        Bitslice(enabled=bits),
        # The state of a loop must fit the registers.
        Roll(enabled=rolled and align == "once" and lanes <= 32),
        Allocate(rematerialise=remake),
        QUICK if lanes <= 32 else Schedule(enabled=False),
    ]
    return steps, tuple(sorted(without))


# An example takes seconds: a failing one is shown as it is found.
@pytest.mark.full
@settings(max_examples=6, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(
    settings_of_passes(),
    st.sampled_from(("pipo64_128", "pipo64_256")),
    st.sampled_from(((), TARGET.features)),
    st.sampled_from(sorted(TARGET.cores)),
)
def test_all_settings_compute_the_same(
    chosen: tuple[list[Pass], tuple[str, ...]], set_name: str, features: Sequence[str], core: str
) -> None:
    context = replace(CONTEXT, features=tuple(features), core=core)
    steps, without = chosen
    done = checked(start("pipo", set_name), pipeline(steps, without), context)
    assert all(p.level == "listing" and p.registers for p in done.programs.values())


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("rolled", [True, False])
def test_every_stage_reads_back_from_its_text(rolled: bool) -> None:
    steps = pipeline([Schedule(enabled=False), Roll(enabled=rolled)])
    run_passes(start("pipo", "pipo64_256"), CONTEXT, steps, check_text)


def compiled(name: str, set_name: str, form: Slice, bits: bool) -> Module:
    steps = pipeline([form, Bitslice(enabled=bits), Schedule(enabled=False)])
    return checked(start(name, set_name), steps)


@pytest.mark.slow
@pytest.mark.full(but=2)
@pytest.mark.parametrize(
    ("name", "set_name", "lanes"),
    [
        ("lea", "lea128_128", 4),
        ("lea", "lea128_192", 8),
        ("cham", "cham64_128", 8),
        ("cham", "cham128_256", 4),
        ("hight", "hight64_128", 16),
        ("speck", "speck32_64", 8),
        ("speck", "speck128_128", 2),
        ("simon", "simon64_128", 4),
        ("simeck", "simeck64_128", 8),
    ],
)
def test_words_of_other_ciphers_in_lanes(name: str, set_name: str, lanes: int) -> None:
    done = compiled(name, set_name, Slice(lanes), bits=False)
    assert done.figures["group_blocks"] == lanes
    assert "ctr_crypt" in done.programs


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name"),
    [
        ("speck", "speck32_64"),
        pytest.param("simeck", "simeck32_64", marks=pytest.mark.full),
        pytest.param("simon", "simon32_64", marks=pytest.mark.full),
    ],
)
def test_bits_of_other_ciphers_in_lanes(name: str, set_name: str) -> None:
    done = compiled(name, set_name, Slice(128), bits=True)
    assert done.figures["counter_bytes"] == 2
    assert "ctr_crypt" in done.programs


@pytest.mark.full
@pytest.mark.parametrize(("name", "set_name"), [("hight", "hight64_128"), ("cham", "cham64_128")])
def test_long_bitsliced_functions(name: str, set_name: str) -> None:
    compiled(name, set_name, Slice(128), bits=True)


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "set_name", "form", "bits", "message"),
    [
        (
            "aes",
            "aes128_128",
            Slice(16),
            False,
            "`extract` on words of 8 bits has no form in lanes",
        ),
        ("speck", "speck96_96", Slice(128), True, "no power of two"),
        ("lea", "lea128_128", Slice(3), False, "multiple of 2 lanes"),
    ],
)
def test_what_is_not_there_yet_says_so(
    name: str, set_name: str, form: Slice, bits: bool, message: str
) -> None:
    steps = pipeline([form, Bitslice(enabled=bits)])
    with pytest.raises(LayoutError, match=message):
        run_passes(start(name, set_name), CONTEXT, steps)


@pytest.mark.slow
def test_circuits_that_a_box_does_not_have_are_no_choice() -> None:
    steps = pipeline([Slice(128), Bitslice(enabled=True), Sbox(circuit="bsl.latency")])
    with pytest.raises(CircuitError, match="no circuit of the S-box"):
        run_passes(start("present", "present64_80"), CONTEXT, steps)


def test_the_order_is_that_of_the_list() -> None:
    assert [type(step) for step in pipeline()] == list(PASSES)
    kept = [type(step) for step in pipeline(without=OPTIONAL_NAMES)]
    assert kept == [kind for kind in PASSES if kind not in OPTIONAL]


def test_settings_take_the_place_of_defaults() -> None:
    (chosen,) = (s for s in pipeline([Slice(lanes=32)]) if isinstance(s, Slice))
    assert describe(chosen) == "slice(lanes=32)"
    assert describe(Slice()) == "slice()"
    assert describe(Bitslice(enabled=True)) == "bitslice(enabled=true)"


@pytest.mark.parametrize("name", ["slice", "nonsense"])
def test_passes_that_cannot_be_left_out(name: str) -> None:
    with pytest.raises(PipelineError, match=rf"`{name}`.*{pass_name(Balance)}"):
        pipeline(without=[name])


@pytest.mark.parametrize("depth", ["none", "round2"])
def test_places_of_cells_follow_the_depth_of_the_fold(depth: str) -> None:
    planes = BuildOptions("aes128_128", "neon", lanes=1, slicing="plane", mode="ctr", depth=depth)
    steps = [step for step in plan(planes) if isinstance(step, Fixslice | CtrFold)]
    assert [step.depth for step in steps] == [depth, depth]
