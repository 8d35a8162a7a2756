"""Counter mode calls encryption where that is all it does; other functions are left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.frontend.interface import FixedKey
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.mode.subroutines import Subroutines
from compiler.passes.spec.hoist import Hoist
from compiler.pipeline import pipeline, run_passes
from compiler.regions import Calls
from tests.compiler.stages import start
from verify.programs.differential import check_passes

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
CALLED = {"ctr_crypt": "ecb_encrypt"}


def hoisted(nonce: bool = False) -> Module:
    """SPECK split by binding time; `nonce` for values that are computed once for each nonce."""
    steps = pipeline([Hoist(nonce=nonce)])
    kinds = [type(step) for step in steps]
    return run_passes(start("speck", "speck64_128"), CONTEXT, steps[: kinds.index(Subroutines)])


def test_counter_mode_calls_encryption() -> None:
    before = hoisted()
    step = Subroutines(enabled=True)
    after = step.run_module(before, CONTEXT)
    assert after.calls == Calls(CALLED, saves=True, runs=True)
    assert before.programs.keys() - after.programs.keys() == {"ctr_crypt", "ctr_nonce"}
    check_passes(AVR)(step, before, after)


def test_each_kind_has_a_switch() -> None:
    before = hoisted()
    assert Subroutines().run_module(before, CONTEXT) is before
    whole = Subroutines(enabled=True, blocks=False, runs=False).run_module(before, CONTEXT)
    assert whole.programs is before.programs
    assert whole.calls == Calls(saves=True)
    assert not whole.has_code_of(before)


@pytest.mark.parametrize(
    "before",
    [
        hoisted(nonce=True),
        replace(hoisted(), blocks=2),
        replace(hoisted(), fixed=FixedKey(bytes(16))),
        replace(
            hoisted(), programs={n: p for n, p in hoisted().programs.items() if "ecb" not in n}
        ),
    ],
    ids=["computes for the nonce", "two blocks", "fixed key", "no ECB"],
)
def test_counter_mode_keeps_its_program(before: Module) -> None:
    after = Subroutines(enabled=True).run_module(before, CONTEXT)
    assert after.programs == before.programs
    assert not after.calls.blocks
