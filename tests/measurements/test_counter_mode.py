"""What counter mode costs, whoever counts its cycles."""

from __future__ import annotations

from functools import cache

import pytest

from builds.product import Order, Product, make
from catalogue.ciphers import find_cipher
from measurements.counter_mode import CounterCosts, counter_costs, has_counter_costs
from options.build import BuildOptions


@cache
def made(fold: str) -> Product:
    options = BuildOptions("speck32_64", "avr", 1, mode="ctr", fold=fold)
    return make(Order(find_cipher("speck"), options, check=False))


def test_a_message_is_a_nonce_a_call_and_its_blocks() -> None:
    costs = CounterCosts("a core", "modelled: a core", 10.5, 30, 7)
    assert [costs.message_cycles(n) for n in (0, 1, 100)] == [37, 48, 1087]


@pytest.mark.parametrize(
    ("target", "counted"), [("avr", True), ("rv32i", True), ("neon", False), ("c", False)]
)
def test_cycles_are_counted_by_a_model_or_a_simulator(target: str, counted: bool) -> None:
    assert has_counter_costs(target) == counted


@pytest.mark.slow
def test_a_simulator_counts_whole_calls() -> None:
    none, online = (counter_costs(made(fold).part) for fold in ("none", "online"))
    assert (none.core, none.how) == ("atmega128", "atmega128 in simavr")
    # What is held is made in each call, and lies on the stack.
    assert online.call_cycles > none.call_cycles > 0
    assert online.stack_bytes > none.stack_bytes
