"""Reports the failed checks of files that are not written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from runtime.internal_error import what_to_send
from verify.report import Finding

TOO_LARGE = (
    "hint: a thread has no room for these options: take fewer --blocks, or --slicing word --lanes 1"
)


def show_failures(products: Iterable[tuple[str, Sequence[Finding]]]) -> int:
    """Report each check that did not hold, and that nothing was written.

    Args:
        products: the set of each file, and the findings about it.

    Returns:
        The exit code: 2 where the options ask for more registers than a thread has, else 1.
    """
    open_findings = [(name, f) for name, found in products for f in found if f.status != "tested"]
    for set_name, finding in open_findings:
        where = f"{set_name}: {finding.name}"
        click.echo(f"lwcc: {finding.status}: {where}: {finding.detail}", err=True)
    click.echo("lwcc: nothing was written; `--no-check` writes the unchecked file", err=True)
    failed = [finding for _, finding in open_findings if finding.status == "failed"]
    if failed and all(finding.is_too_large for finding in failed):
        click.echo(TOO_LARGE, err=True)
        return 2
    click.echo(what_to_send(click.get_current_context().find_root().obj or ()), err=True)
    return 1
