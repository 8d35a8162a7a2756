"""Slice: every form computes the same, its figures are what is used, the rest is refused."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.pipelines import context_of, passes_of
from compiler.ir.program import Program
from compiler.layouts.layout import LayoutError
from compiler.module import HoldError, Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.roll import Roll
from compiler.pipeline import run_passes
from options.build import BuildOptions
from tests.compiler.stages import CONTEXT, TARGET, before, checked
from tests.shipped import cipher

FORMS = [
    *(Slice(lanes) for lanes in TARGET.lanes if lanes > 1),
    *(Slice(lanes, stride=stride) for lanes in (16, 32) for stride in (3, 4)),
    *(Slice(lanes, align="round") for lanes in (8, 16, 32)),
    Slice(16, align="round", stride=3),
    Slice(32, pairs=False),
]
MOVES_KEYS = ("rotate", "balance")
"""Passes that move key additions, which `align="round"` needs where they are."""


@cache
def unsliced(form: Slice, bits: bool, rolled: bool = False) -> Module:
    without = MOVES_KEYS if form.align == "round" else ()
    return before("slice", [Bitslice(enabled=bits), Roll(enabled=rolled)], without)


def sliced(form: Slice, bits: bool = False, rolled: bool = False) -> Module:
    """A module whose blocks are checked against the one before."""
    return checked(unsliced(form, bits, rolled), [form])


@pytest.mark.slow
@pytest.mark.full(but=2)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_words_in_lanes(form: Slice) -> None:
    assert sliced(form).figures["group_blocks"] == form.lanes


@pytest.mark.slow
@pytest.mark.full(but=1)
@pytest.mark.parametrize("lanes", [64, 128])
def test_bits_in_lanes(lanes: int) -> None:
    module = sliced(Slice(lanes), bits=True)
    kinds = {op.type.bits for op in module.programs["ecb_encrypt"].ops if op.name == "xor"}
    assert kinds == {lanes}


@pytest.mark.slow
@pytest.mark.parametrize("lanes", [8, 16, 32])
def test_rolled_rounds(lanes: int) -> None:
    module = sliced(Slice(lanes), rolled=True)
    assert module.figures["ecb_encrypt.rounds"] > 1
    state = [p for p in module.programs["ecb_encrypt.round"].params if not p.type.is_pointer]
    assert len(state) == len(module.programs["ecb_encrypt"].results)


@pytest.mark.slow
@pytest.mark.parametrize(
    "form", [Slice(16), Slice(32, stride=3), Slice(16, align="round")], ids=str
)
def test_the_figures_cover_what_is_read_and_written(form: Slice) -> None:
    module = sliced(form)
    size, figures = 16, module.figures
    written = reach(module.programs["key_setup"], "rk", size)
    assert written == figures["rk_bytes"]
    assert reach(module.programs["ctr_nonce"], "ctx", size) == figures["ctx_bytes"]
    assert reach(module.programs["ecb_encrypt"], "rk", size) <= figures["rk_bytes"]
    assert reach(module.programs["ctr_crypt"], "ctx", size) == figures["ctx_bytes"]
    for name in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt"):
        for buffer in ("in", "out"):
            covered = reach(module.programs[name], buffer, size)
            assert covered == form.lanes * figures["block_bytes"]


def reach(program: Program, region: str, size: int) -> int:
    """The end of the last register that a program reads or writes in a region, in bytes."""
    ends = [0]
    for op in program.ops:
        if op.args[:1] == (region,):
            ends.append(op.number("offset") + size * max(len(op.results), len(op.args) - 1))
    return max(ends)


@pytest.mark.slow
def test_pairs_load_two_round_keys_at_once() -> None:
    single, paired = (
        sliced(Slice(16, pairs=pairs)).programs["ecb_encrypt"] for pairs in (False, True)
    )
    assert all(op.name != "load_pair" for op in single.ops)
    assert sum(op.name == "load_pair" for op in paired.ops) > 0
    assert len(paired.ops) < len(single.ops)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "bits", "message"),
    [
        (Slice(3), False, "multiple of 8 lanes"),
        (Slice(4), False, "multiple of 8 lanes"),
        (Slice(24), False, "no power of two"),
        (Slice(32), True, "multiple of 64 lanes"),
        (Slice(16, stride=6), False, "no sequence"),
    ],
    ids=str,
)
def test_what_fits_no_register_is_refused(form: Slice, bits: bool, message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        form.run_module(unsliced(form, bits), CONTEXT)


def test_a_target_without_moves_reaches_no_layout() -> None:
    context = replace(CONTEXT, target=replace(TARGET, moves=(), accesses=TARGET.accesses[:1]))
    with pytest.raises(LayoutError, match="no sequence"):
        Slice(16).run_module(unsliced(Slice(16), False), context)


@pytest.mark.parametrize(("target", "lanes"), [("neon", 32), ("rv32i", 1)])
def test_held_values_with_rounds_in_a_loop_are_refused(target: str, lanes: int) -> None:
    options = BuildOptions("hight64_128", target, lanes, goal="size", mode="ctr")
    options = replace(options, fold="online")
    steps, context = passes_of(options), context_of(options)
    with pytest.raises(HoldError, match=r"in a loop: --unroll yes, or --fold separated"):
        run_passes(Module(cipher("hight"), options.set_name, {}), context, steps)


@pytest.mark.slow
@pytest.mark.full(but=1)
@pytest.mark.parametrize("set_name", ["simon32_64", "simeck32_64"])
def test_bits_apart_of_words_of_two_bytes(set_name: str) -> None:
    options = BuildOptions(set_name, "neon", 16, slicing="word", stride=3)
    steps = passes_of(options)
    steps = steps[: 1 + next(n for n, each in enumerate(steps) if isinstance(each, Slice))]
    start = Module(cipher(set_name.removesuffix("32_64")), set_name, {})
    module = checked(start, steps, context_of(options))
    # A rotation moves bytes of a register: each has one bit of eight blocks.
    assert "roll" in {op.name for op in module.programs["ecb_encrypt"].ops}


def test_byte_maps_have_no_round_keys_in_the_layout_of_memory() -> None:
    options = BuildOptions("speck96_96", "neon", 16, slicing="word", align="round")
    steps, context = passes_of(options), context_of(options)
    said = "addresses without binary digits have no round keys in memory's layout"
    with pytest.raises(LayoutError, match=said):
        run_passes(Module(cipher("speck"), options.set_name, {}), context, steps)
