"""Round keys are computed in the function that uses them, in the round that does."""

from __future__ import annotations

import pytest

from builds.build import build
from catalogue.ciphers import find_cipher
from compiler.machine.load import load_target
from compiler.passes.spec.on_the_fly import OnTheFly
from options.build import BuildOptions
from options.settled import settle
from tests.compiler.stages import CONTEXT, before
from verify.programs.differential import check_passes


def test_without_it_nothing_changes() -> None:
    module = before("on_the_fly")
    assert OnTheFly().run_module(module, CONTEXT) is module


def test_the_schedule_hands_the_key_on() -> None:
    module = before("on_the_fly")
    made = OnTheFly(enabled=True).run_module(module, CONTEXT)
    schedule, encrypt = made.programs["key_schedule"], made.programs["encrypt"]
    assert not schedule.ops
    assert schedule.results == tuple(p.name for p in schedule.params)
    assert len(encrypt.params) == len(encrypt.results) + len(schedule.params)


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("target", ["c", "rv32i", "avr"])
def test_memory_holds_the_key_and_nothing_else(target: str) -> None:
    source = find_cipher("speck")
    options = settle(BuildOptions("speck64_128", target, 1, keys="onthefly"))
    made = build(source, source.load(), options, check_passes(load_target(target)))
    regions = made.module.laid_out
    assert regions.rk == regions.key == 16
    assert not made.module.programs["key_setup"].part
    assert "no round key" in made.entries["keys"]
