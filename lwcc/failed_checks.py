"""Reports the failed checks of files that are not written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import click

from runtime.internal_error import what_to_send
from verify.report import Finding


def show_failures(products: Iterable[tuple[str, Sequence[Finding]]]) -> None:
    """Report each check that did not hold, and that nothing was written.

    Args:
        products: the set of each file, and the findings about it.
    """
    for set_name, findings in products:
        for finding in findings:
            if finding.status != "tested":
                where = f"{set_name}: {finding.name}"
                click.echo(f"lwcc: {finding.status}: {where}: {finding.detail}", err=True)
    click.echo("lwcc: nothing was written; `--no-check` writes the unchecked file", err=True)
    click.echo(what_to_send(click.get_current_context().find_root().obj or ()), err=True)
