"""What counter mode costs, whoever counts its cycles."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from builds.product import Order, Product, make
from catalogue.ciphers import find_cipher
from measurements.by_llvm import missing_model
from measurements.counter_mode import CounterCosts, counter_costs, has_counter_costs
from options.build import BuildOptions
from verify.toolchain.tools import Found, tool_named

FOLDED = BuildOptions("gift64_128", "neon", 1, slicing="plane", mode="ctr", depth="round1")


@cache
def made(fold: str) -> Product:
    options = BuildOptions("speck32_64", "avr", 1, mode="ctr", fold=fold)
    return make(Order(find_cipher("speck"), options, check=False))


def test_a_message_is_a_nonce_a_call_and_its_blocks() -> None:
    costs = CounterCosts("a core", "modelled: a core", 10.5, 30, 7)
    assert [costs.message_cycles(n) for n in (0, 1, 100)] == [37, 48, 1087]


@pytest.mark.parametrize(
    ("target", "counted"),
    [("avr", True), ("rv32i", True), ("neon", True), ("c", False), ("ptx", False)],
)
def test_cycles_are_counted_by_a_model_or_a_simulator(target: str, counted: bool) -> None:
    assert has_counter_costs(target) == counted


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "llvm-mca")
def test_llvm_models_the_loop_and_the_nonce() -> None:
    order = Order(find_cipher("gift"), FOLDED, check=False)
    folded, plain = (
        counter_costs(make(replace(order, options=replace(FOLDED, depth=depth))).part)
        for depth in ("round1", "none")
    )
    assert folded.core == "apple-a10"
    assert folded.how.startswith("modelled: apple-a10, llvm-mca ")
    # A table of a round costs a nonce, and saves a block something.
    assert folded.nonce_cycles > plain.nonce_cycles > 0
    assert 0 < folded.cycles_per_block < plain.cycles_per_block


def test_a_core_without_a_model_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "measurements.by_llvm."
    monkeypatch.setattr(place + "find", lambda name: Found(tool_named(name), ("mca",), "14.0"))
    monkeypatch.setattr(place + "known_cores", lambda cores, triple: ())
    assert missing_model(FOLDED) == "llvm-mca 14.0 has no model of apple-a10"
    assert not missing_model(replace(FOLDED, target="rv32i"))
    monkeypatch.setattr(place + "known_cores", lambda cores, triple: cores)
    assert not missing_model(replace(FOLDED, core="cortex-a72"))


@pytest.mark.full
@pytest.mark.slow
def test_a_simulator_counts_whole_calls() -> None:
    none, online = (counter_costs(made(fold).part) for fold in ("none", "online"))
    assert (none.core, none.how) == ("atmega128", "atmega128 in simavr")
    # What is held is made in each call, and lies on the stack.
    assert online.call_cycles > none.call_cycles > 0
    assert online.stack_bytes > none.stack_bytes
