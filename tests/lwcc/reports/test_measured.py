"""A part is measured itself, as plain C of its set, or as generated C that is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from artifacts.generated_files import subject_of
from bench.kernels import Bench
from bench.measure import Measured
from lwcc.reports import measured
from lwcc.reports.measured import BenchTask, measure_one
from runtime.user_error import UserError
from tests.lwcc.doubles import GENERATED, part

PART = part()
MADE: tuple[Measured, ...] = ()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What is asked to be measured; nothing is."""
    asked: list[tuple[object, ...]] = []

    def noting(name: str) -> Callable[..., object]:
        def call(what: object, subject: object, bench: Bench, *functions: object) -> object:
            assert subject == subject_of(PART)
            asked.append((name, what, bench.cores, *functions))
            return MADE

        return call

    for name in ("measure_subject", "measure_baseline", "measure_c"):
        monkeypatch.setattr(measured, name, noting(name))
    return asked


def test_the_part_itself(calls: list[tuple[object, ...]]) -> None:
    task = BenchTask(PART, ("toy-core",), functions=("ctr_crypt",))
    assert measure_one(task) is MADE
    assert calls == [("measure_subject", PART.file, ("toy-core",), ("ctr_crypt",))]


def test_plain_c_of_its_set(calls: list[tuple[object, ...]]) -> None:
    task = BenchTask(PART, ("a", "b"), baseline=True)
    assert measure_one(task) is MADE
    assert calls == [("measure_baseline", PART.options.set_name, ("a", "b"))]


def test_generated_c_as_it_is_named(
    calls: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured, "c_file_of", lambda part, headers: (part.file, *headers))
    file = GENERATED / "c" / "speck32_64.c"
    assert measure_one(BenchTask(PART, (), generated_c=file)) is MADE
    assert calls == [("measure_c", (file.name, "speck32_64.h"), ())]


def test_c_that_lies_nowhere_is_refused(calls: list[tuple[object, ...]]) -> None:
    task = replace(BenchTask(PART, ()), generated_c=GENERATED / "c" / "nowhere.c")
    with pytest.raises(UserError, match=r"nowhere\.c"):
        measure_one(task)
    assert calls == []
