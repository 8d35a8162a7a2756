"""The command line of `lwcc mutate`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import choices, dsl_files, generated
from lwcc.verb import FUNCTIONS, Verb, refuse_missing, work_of
from options.click_options import option

AT_LEAST_1 = click.IntRange(min=1)
OF_EACH, OF_A_PROOF = "mutants of each file", "for a proof; then it is refused"


@click.command("mutate", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option("-n", "count", default=1000, type=AT_LEAST_1, show_default=True, help=OF_EACH)
@option("--seed", default=1, show_default=True, help="of the choice of mutants")
@option(
    "--function",
    "wanted",
    multiple=True,
    shell_complete=choices(*FUNCTIONS),
    help="only this one (`ecb_encrypt`)",
)
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, where it is neither shipped nor beside",
)
@option("--every-rung", is_flag=True, help="ask the proof, too, of mutants that a run has killed")
@option("--seconds", default=300, type=AT_LEAST_1, show_default=True, help=OF_A_PROOF)
@option("--json", "as_json", is_flag=True, help="every mutant, for programs")
def COMMAND(**given: Any) -> int:
    r"""Change the object code of generated FILES in one place at a time, and see what notices.

    Bits are flipped, instructions swapped, dropped or repeated, registers and numbers changed,
    branches moved. A mutant is killed by the decoder, by a run in the emulator, by a rule that it
    breaks or by a difference on the bit graph; or it is shown to do what the file does, and is run
    on many more inputs. One that is taken for equal and runs differently is a failure of the
    checker: the exit code is 1.

    \b
    Example:  lwcc mutate generated/rv32i/speck64_128.s -n 100 --function ecb_encrypt
    """
    refuse_missing(given["files"])
    return work_of("mutate", given)
