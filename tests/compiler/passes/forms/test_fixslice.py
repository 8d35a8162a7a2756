"""Fixslice: every form of every cipher with S-boxes computes the same; others are refused."""

from __future__ import annotations

from functools import cache

import pytest

from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.fixslice import MODES, Fixslice
from tests.compiler.plane_values import CONTEXT, SETS, bits_of
from tests.compiler.stages import checked

QUICK = {("pipo64_128", "full"), ("skinny64_64", "none")}
ARX = {"lea128_128"}


@cache
def planes_of(set_name: str, mode: str, blocks: int = 0) -> Module:
    """A module whose programs are compared with those of bits."""
    step = Fixslice(enabled=True, mode=mode, blocks=blocks)
    return checked(bits_of(set_name), [step], CONTEXT)


def boxes_of(module: Module) -> dict[str, int]:
    """How many S-box operations each program has."""
    return {name: sum(op.name == "sbox" for op in p.ops) for name, p in module.programs.items()}


FORMS = [
    pytest.param(name, mode, marks=[] if (name, mode) in QUICK else [pytest.mark.full])
    for name in SETS
    for mode in MODES
    if name not in ARX
]


@pytest.mark.slow
@pytest.mark.parametrize(("set_name", "mode"), FORMS)
def test_planes_compute_the_same(set_name: str, mode: str) -> None:
    module = planes_of(set_name, mode)
    before = bits_of(set_name)
    assert set(module.programs) == set(before.programs)
    assert module.block.n_bytes == module.blocks * before.block.n_bytes
    assert {op.type.bits for op in module.programs["encrypt"].ops} == {32}
    boxes, made = boxes_of(before), boxes_of(module)
    cells = boxes["encrypt"] // made["encrypt"]
    for name in ("encrypt", "decrypt", "ctr"):
        assert made[name] * cells == boxes[name]
    assert module.layout.startswith("planes of ")


@pytest.mark.full
@pytest.mark.parametrize(
    ("set_name", "blocks"),
    [
        ("pipo64_128", 8),
        pytest.param("gift64_128", 4, marks=pytest.mark.slow),
        pytest.param("present64_80", 8, marks=pytest.mark.slow),
    ],
)
def test_more_blocks_than_a_word_holds(set_name: str, blocks: int) -> None:
    module = planes_of(set_name, "full", blocks)
    assert module.blocks == blocks
    assert f"{blocks} blocks side by side" in module.layout


C = Context(load_target("c"), "any")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("step", "lanes", "blocks"),
    [
        (Fixslice(True), 1, 8),
        (Fixslice(True, blocks=16), 2, 8),
        (Fixslice(True, blocks=32), 4, 8),
        (Fixslice(True, blocks=64), 8, 8),
        (Fixslice(True, blocks=32, lanes=2), 2, 16),
        (Fixslice(True, blocks=16, lanes=1), 1, 16),
    ],
)
def test_blocks_beyond_a_word_fill_the_lanes_of_vectors(
    step: Fixslice, lanes: int, blocks: int
) -> None:
    module = step.run_module(bits_of("pipo64_128"), C)
    assert (module.vector_lanes, module.blocks) == (lanes, blocks)
    assert (f"in each of {lanes} lanes" in module.layout) == (lanes > 1)


def test_lanes_that_blocks_do_not_fill_are_refused() -> None:
    with pytest.raises(LayoutError) as problem:
        Fixslice(True, blocks=16, lanes=4).run_module(bits_of("pipo64_128"), C)
    assert str(problem.value) == "no vectors of 4 words of 64 bits: these blocks take 1, 2"


@pytest.mark.slow
def test_round_keys_are_parameters_after_the_group() -> None:
    module = planes_of("gift64_128", "full")
    names = [p.name for p in module.programs["encrypt"].params]
    keys = [name for name in names if name.startswith("RK.")]
    assert names == [*(f"X.{n}" for n in range(4)), *keys]
    assert len(keys) == len(module.programs["key_schedule"].results)
    assert [p.name for p in module.programs["decrypt"].params] == names


def test_without_planes_nothing_changes() -> None:
    before = bits_of("pipo64_128")
    assert Fixslice().run_module(before, CONTEXT) is before


UNFIT = "blocks of 16 S-boxes fill no words of 32 bits: take 2, 4, 8"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "step", "message"),
    [
        ("aes128_128", Fixslice(True, blocks=1), f"1 {UNFIT}"),
        ("aes128_128", Fixslice(True, blocks=3), f"3 {UNFIT}"),
        ("gift64_128", Fixslice(True, blocks=-2), f"-2 {UNFIT}"),
        ("pipo64_128", Fixslice(True, mode="half"), "no mode `half`: there are full, semi, none"),
        ("lea128_128", Fixslice(True), "`and` outside S-boxes has no form in bit planes"),
    ],
    ids=["one block", "three blocks", "negative", "no such mode", "no S-boxes"],
)
def test_what_has_no_planes_is_refused(set_name: str, step: Fixslice, message: str) -> None:
    with pytest.raises(LayoutError) as problem:
        step.run_module(bits_of(set_name), CONTEXT)
    assert str(problem.value) == message
