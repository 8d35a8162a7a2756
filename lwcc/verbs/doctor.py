"""The command line of `lwcc doctor`."""

from __future__ import annotations

from typing import Any

import click

from lwcc.verb import Verb, work_of
from options.click_options import option


@click.command("doctor", cls=Verb)
@option("--json", "as_json", is_flag=True, help="print the same as JSON")
def COMMAND(**given: Any) -> int:
    r"""Show each tool, its version, what it is used for, and how to get it; 1 if one is missing.

    The list also has the parts that GPUs need: the driver, a GPU, cuda-bindings. Most machines lack
    them, and the exit code does not depend on them.

    \b
    Example:  lwcc doctor
    """
    return work_of("doctor", given)
