"""Builds and checks one file of a mode: a job that can run in parallel."""

from __future__ import annotations

from dataclasses import dataclass

from builds.checks import EVERY_PASS, checked_words, passed
from builds.modes.build import BuiltMode, build_mode, machine_of
from builds.modes.checks import check_built
from builds.modes.options import ModeOptions
from catalogue.ciphers import CipherSource
from runtime.beside import beside
from runtime.errors import explained
from runtime.limits import AtWork, limited_memory
from verify.programs.differential import check_passes
from verify.report import Finding


@dataclass(frozen=True)
class ModeOrder:
    """A request to build a file.

    Args:
        source: the source of the cipher's text.
        options: the options, with the set, settled for their target.
        check: whether the checks are run.
        megabytes: limit of memory for the passes, including their check.
    """

    source: CipherSource
    options: ModeOptions
    check: bool
    megabytes: int


@dataclass(frozen=True)
class ModeProduct:
    """The result of a request.

    Args:
        built: the file; its head says what was checked.
        findings: the findings of the checks; none if they were not run.
    """

    built: BuiltMode
    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether no check that was run failed."""
        return passed(self.findings)


@explained
def make_mode(order: ModeOrder) -> ModeProduct:
    """Build and check one file.

    Raises:
        UserError: the options or the cipher's text are not possible, a tool is missing, a pass
            changed what a program computes, or the passes took more memory than they may.
    """
    options, cipher = order.options, order.source.load()
    target = machine_of(options)
    check = check_passes(target) if order.check else None
    of_host = check_passes(target.host) if order.check and target.host else None
    limited = limited_memory(options.build.set_name, order.megabytes, AtWork())
    with limited, beside(check) as watch, beside(of_host) as host_watch:
        built = build_mode(order.source, cipher, options, watch, host_watch)
    if not order.check:
        return ModeProduct(built, ())
    findings = (Finding(EVERY_PASS, "tested", built.passes), *check_built(built, cipher))
    return ModeProduct(built.with_checks(checked_words(findings)), findings)
