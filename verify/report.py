"""The findings of checks, in fixed words: tested, failed, not run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from verify.emulation.faults import MachineFault, Mismatch

Status = Literal["tested", "failed", "not run"]


@dataclass(frozen=True)
class Finding:
    """The outcome of one check.

    Args:
        name: name of the check.
        status: `tested`: no case failed; `failed`: one did, and the rest were left; `not run`.
        cases: how many cases held.
        detail: the failure, or the reason why it was not run.
        is_too_large: whether it failed since the code needs more registers than there are.
    """

    name: str
    status: Status
    cases: int = 0
    detail: str = ""
    is_too_large: bool = False


@dataclass(frozen=True)
class Report:
    """All findings about one file and one parameter set."""

    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether no check failed; those that were not run do not count."""
        return all(finding.status != "failed" for finding in self.findings)

    @property
    def complete(self) -> bool:
        """Whether every check was run and held."""
        return all(finding.status == "tested" for finding in self.findings)

    def __str__(self) -> str:
        """A line a finding, and one more where there is something to say."""
        return "\n".join(
            f"{f.status}  {f.name}  {f.cases} cases" + (f"\n  {f.detail}" if f.detail else "")
            for f in self.findings
        )


def run_cases(name: str, cases: Iterator[object]) -> Finding:
    """Draw cases until one fails.

    Args:
        name: what they check together.
        cases: makes and checks a case at each step; raises `Mismatch` or `MachineFault`.
    """
    held = 0
    try:
        for _ in cases:
            held += 1
    except (Mismatch, MachineFault) as error:
        return Finding(name, "failed", held, str(error))
    return Finding(name, "tested", held) if held else Finding(name, "not run", 0, "no cases")
