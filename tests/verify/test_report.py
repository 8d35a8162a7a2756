"""Findings say what held and what did not; a report passes where none failed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from verify.emulation.faults import MachineFault, Mismatch
from verify.report import Finding, Report, run_cases

GOOD, BAD = Finding("a", "tested", 3), Finding("b", "failed", 1, "byte 0")
LEFT = Finding("c", "not run", 0, "no tool")


@pytest.mark.parametrize(
    ("findings", "passed", "complete"),
    [
        ((), True, True),
        ((GOOD,), True, True),
        ((GOOD, LEFT), True, False),
        ((GOOD, BAD), False, False),
        ((LEFT, BAD), False, False),
    ],
)
def test_a_report_passes_where_none_failed_and_is_complete_where_all_were_run(
    findings: tuple[Finding, ...], passed: bool, complete: bool
) -> None:
    report = Report(findings)
    assert (report.passed, report.complete) == (passed, complete)


def test_a_report_has_a_line_a_finding_and_one_for_what_there_is_to_say() -> None:
    lines = ["tested  a  3 cases", "failed  b  1 cases", "  byte 0"]
    assert str(Report((GOOD, BAD))).splitlines() == lines


def test_cases_that_hold_are_counted() -> None:
    assert run_cases("copy", iter("abc")) == Finding("copy", "tested", 3)


def test_no_cases_are_no_verdict() -> None:
    assert run_cases("copy", iter(())) == Finding("copy", "not run", 0, "no cases")


@pytest.mark.parametrize("error", [Mismatch("byte 2 is 1"), MachineFault("read", "byte 2 is 1")])
def test_the_first_case_that_fails_is_the_last(error: Exception) -> None:
    asked: list[int] = []

    def cases() -> Iterator[int]:
        for n in range(5):
            asked.append(n)
            if n == 2:
                raise error
            yield n

    assert run_cases("copy", cases()) == Finding("copy", "failed", 2, "byte 2 is 1")
    assert asked == [0, 1, 2]


def test_another_error_is_not_taken_for_a_failed_case() -> None:
    def cases() -> Iterator[int]:
        yield 1
        raise KeyError("x")

    with pytest.raises(KeyError):
        run_cases("copy", cases())
