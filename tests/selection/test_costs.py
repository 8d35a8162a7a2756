"""Which tests a record calls costly, and which of their cases stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.selection import costs


def test_a_record_is_read_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    measured = [("a.py::slow[0]", 3.0), ("a.py::slow[1]", 1.0), ("a.py::quick", 0.01)]
    measured += [(f"a.py::many[{n}]", 0.0625) for n in range(40)]
    text = costs.record({}, measured, tmp_path)
    assert text == "2 a.py::slow\n"
    assert costs.read_costs(text) == {"a.py::slow": 2.0}


def test_what_was_not_measured_stays_while_its_file_is_there(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    before = {"a.py::kept": 1.0, "a.py::quicker_now": 2.0, "gone.py::test": 3.0}
    text = costs.record(before, [("a.py::quicker_now[0]", 0.01)], tmp_path)
    assert text == "1 a.py::kept\n"


@pytest.mark.parametrize(
    ("cost", "kept"), [(0.0, 12), (0.025, 12), (0.15, 3), (0.45, 1), (50.0, 1)]
)
def test_as_many_cases_stay_as_take_the_time_of_a_test(cost: float, kept: int) -> None:
    cases = [f"a.py::test[{n}]" for n in range(12)]
    found = costs.kept_cases(cases, cost, ())
    assert len(found) == kept
    assert cases[0] in found


def test_a_case_of_each_target_stays() -> None:
    cases = [f"a.py::test[{target}-{n}]" for target in ("avr", "c", "rv32i") for n in range(5)]
    found = costs.kept_cases(cases, 2, {"avr", "c", "rv32i"})
    assert found == {"a.py::test[avr-0]", "a.py::test[c-0]", "a.py::test[rv32i-0]"}


def test_tests_that_the_record_does_not_know_are_said() -> None:
    measured = [(f"a.py::test[{n}]", 0.35) for n in range(3)] + [("a.py::known", 9.0)]
    assert costs.unknown(measured, {"a.py::known": 8.0}) == {"a.py::test"}
    assert costs.unknown(measured[:1], {}) == set()
    assert costs.unknown([(f"a.py::quick[{n}]", 0.05) for n in range(40)], {}) == set()


def test_cpu_time_does_not_go_back() -> None:
    before = costs.cpu_seconds()
    assert sum(range(1000))
    assert costs.cpu_seconds() >= before
