"""What tests cost in CPU time: which are slow, and which cases of them belong to the full set.

`tests/COSTS` has a line for each slow test: the mean of its cases in seconds of CPU, with child
processes and the set-up of fixtures, and its name without parameters. `make costs` measures and
writes it. A test that it does not know counts as quick.

A test is slow if its cases take over `SLOW_CPU_SECONDS` each. Of a slow test whose cases take over
`TEST_CPU_SECONDS` together, so many as take that long stay, spread over all, with a case of each
target; the others are of the full set. Quick cases all stay, however many there are.
"""

from __future__ import annotations

import re
import resource
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
RECORD = "tests/COSTS"
SLOW_CPU_SECONDS = 0.1
TEST_CPU_SECONDS = 0.5

Costs = Mapping[str, float]
"""Seconds of CPU of a case, by the name of its test."""


def cpu_seconds() -> float:
    """CPU time of this process and of its children that have ended."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    usages = [resource.getrusage(kind) for kind in kinds]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def name_of(case: str) -> str:
    """The name of a test by that of one of its cases."""
    return case.partition("[")[0]


def read_costs(text: str) -> dict[str, float]:
    """The costs of a record."""
    lines = (line.split(" ", 1) for line in text.splitlines())
    return {test: float(seconds) for seconds, test in lines}


def costs_of(measured: Iterable[tuple[str, float]]) -> dict[str, float]:
    """The mean of the cases of each slow test."""
    means = {test: sum(found) / len(found) for test, found in cases_of(measured).items()}
    return {test: mean for test, mean in means.items() if mean > SLOW_CPU_SECONDS}


def cases_of(measured: Iterable[tuple[str, float]]) -> dict[str, list[float]]:
    """What the cases of each test took."""
    cases: dict[str, list[float]] = {}
    for case, seconds in measured:
        cases.setdefault(name_of(case), []).append(seconds)
    return cases


def unknown(measured: Collection[tuple[str, float]], known: Costs) -> set[str]:
    """The slow tests whose cases took long together, and that are not known to be slow."""
    sums = {test: sum(found) for test, found in cases_of(measured).items()}
    slow = costs_of(measured).keys() - known.keys()
    return {test for test in slow if sums[test] > TEST_CPU_SECONDS}


def record(before: Costs, measured: Collection[tuple[str, float]], root: Path = ROOT) -> str:
    """The text of a record: what was measured, and of other tests that exist what was known."""
    again = {name_of(case) for case, _ in measured}
    kept = {test: cost for test, cost in before.items() if test not in again}
    kept = {test: cost for test, cost in kept.items() if (root / test.partition("::")[0]).is_file()}
    costs = {**kept, **costs_of(measured)}
    return "".join(f"{costs[test]:.2g} {test}\n" for test in sorted(costs))


def kept_cases(cases: Sequence[str], cost: float, targets: Collection[str]) -> set[str]:
    """The cases of a test that stay outside the full set.

    Args:
        cases: all of its cases, in order.
        cost: seconds of CPU of a case.
        targets: names of targets; a case is of the first that its parameters say.
    """
    number = len(cases)
    keep = max(1, int(TEST_CPU_SECONDS / cost)) if cost > 0 else number
    spread = {case for n, case in enumerate(cases) if keep >= number or n * keep % number < keep}
    of_targets: dict[str, str] = {}
    for case in cases:
        words = re.findall(r"[a-z0-9_]+", case.partition("[")[2])
        said = next((word for word in words if word in targets), "")
        of_targets.setdefault(said, case)
    of_targets.pop("", None)
    return spread | set(of_targets.values())
