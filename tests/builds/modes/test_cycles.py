"""The cost of requests."""

from __future__ import annotations

import pytest

from builds.modes.cycles import INIT, cost_of, generate


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("libsimavr", "llvm-mc", "ld.lld")
def test_folding_saves_cycles_of_a_first_seed() -> None:
    folded, plain = (cost_of(("avr", "hight64_128", folds)) for folds in (True, False))
    assert folded.unit == "cycles"
    assert folded.calls[INIT] < 0.75 * plain.calls[INIT]
    assert folded.calls[generate(32)] <= plain.calls[generate(32)]
