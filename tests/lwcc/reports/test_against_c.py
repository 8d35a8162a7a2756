"""A part is modelled itself, or C of its set that lwcc makes or that lies beside it as plain C."""

from __future__ import annotations

from dataclasses import replace

import pytest

from artifacts.generated_files import subject_of
from bench.in_order.kernels import ModelledFile
from builds.product import Order
from lwcc.reports.against_c import InOrderTask, model_one
from tests.lwcc.doubles import part

PART = part()
MADE = ModelledFile("made", (), 0, 0)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What is asked of the models; none is run."""
    asked: list[tuple[object, ...]] = []

    def note(name: str) -> object:
        def call(*given: object) -> ModelledFile | None:
            asked.append((name, *given))
            return None if name == "model_plain_c" else MADE

        return call

    for name in ("model_subject", "model_c", "model_plain_c"):
        monkeypatch.setattr(f"lwcc.reports.against_c.{name}", note(name))
    monkeypatch.setattr("lwcc.reports.against_c.core_model", lambda part, core: f"model of {core}")
    return asked


def test_the_part_itself(calls: list[tuple[object, ...]]) -> None:
    assert model_one(InOrderTask(PART, "toy-core")) is MADE
    assert calls == [("model_subject", PART.file, subject_of(PART), "model of toy-core")]


def test_plain_c_of_the_set_where_there_is_any(calls: list[tuple[object, ...]]) -> None:
    assert model_one(InOrderTask(PART, "toy-core", "plain C")) is None
    assert calls == [("model_plain_c", "speck32_64", subject_of(PART), "model of toy-core")]


@pytest.mark.parametrize("counter_bits", [16, 32])
def test_generated_c_has_the_set_and_the_counter_of_the_part(
    counter_bits: int, calls: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[Order] = []

    class Made:
        part = "the C"

    def make(order: Order) -> type[Made]:
        orders.append(order)
        return Made

    monkeypatch.setattr("lwcc.reports.against_c.make", make)
    monkeypatch.setattr("lwcc.reports.against_c.c_file_of", lambda part, headers: (part, headers))
    options = replace(PART.options, counter_bits=counter_bits)
    changed = replace(PART, options=options)
    assert model_one(InOrderTask(changed, "toy-core", "generated C")) is MADE
    assert calls == [("model_c", ("the C", {}), subject_of(changed), "model of toy-core")]
    (order,) = orders
    assert (order.options.set_name, order.options.target) == ("speck32_64", "c")
    assert (order.options.counter_bits, order.options.goal) == (counter_bits, "speed")
    assert (order.check, order.source.word, order.options.lanes > 0) == (False, "speck", True)
