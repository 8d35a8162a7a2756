"""The cost of requests."""

from __future__ import annotations

import pytest

from artifacts.head import read_sizes
from builds.build import build
from builds.modes.cycles import INIT, cost_of, generate
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("libsimavr", "llvm-mc", "ld.lld")
def test_folding_saves_cycles_of_a_first_seed() -> None:
    folded, plain = (cost_of(("avr", "hight64_128", folds)) for folds in (True, False))
    assert folded.unit == "cycles"
    assert folded.calls[INIT] < 0.75 * plain.calls[INIT]
    assert folded.calls[generate(32)] <= plain.calls[generate(32)]


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("libsimavr", "llvm-mc", "ld.lld")
def test_code_is_at_most_a_quarter_more_than_that_of_counter_mode() -> None:
    source = find_cipher("hight64_128")
    options = settle(BuildOptions("hight64_128", target="avr", lanes=1))
    built = build(source, source.load(), options)
    flash = read_sizes(built.entries["sizes"])["flash"]
    assert cost_of(("avr", "hight64_128", True)).code_bytes <= 1.25 * flash
