"""The command line of `lwcc mutate`."""

from __future__ import annotations

from typing import Any

import click

from catalogue.completion import choices, dsl_files, generated
from lwcc.verb import FUNCTIONS, Verb, refuse_missing, work_of
from options.click_options import option

AT_LEAST_1 = click.IntRange(min=1)
OF_EACH, OF_A_PROOF = "number of mutants of each file", "limit of a proof; beyond it, `refused`"


@click.command("mutate", cls=Verb)
@click.argument("files", nargs=-1, required=True, shell_complete=generated)
@option("-n", "count", default=1000, type=AT_LEAST_1, show_default=True, help=OF_EACH)
@option("--seed", default=1, show_default=True, help="seed of the choice of mutants")
@option(
    "--function",
    "wanted",
    multiple=True,
    shell_complete=choices(*FUNCTIONS),
    help="function to change, such as `ecb_encrypt`; default: all",
)
@option(
    "--cipher",
    default="",
    shell_complete=dsl_files,
    help=".dsl file, if it is neither shipped nor in the folder of the generated file",
)
@option("--every-rung", is_flag=True, help="run the proof also on mutants that a run has killed")
@option("--seconds", default=300, type=AT_LEAST_1, show_default=True, help=OF_A_PROOF)
@option("--json", "as_json", is_flag=True, help="print every mutant as JSON")
def COMMAND(**given: Any) -> int:
    r"""Change the object code of generated FILES in one place at a time, to test the checkers.

    The command flips bits, swaps, drops or repeats instructions, changes registers and numbers, and
    moves branches. A mutant is killed by the decoder, by a run in the emulator, by a rule that it
    breaks or by a difference on the bit graph. Otherwise it is shown to be equal to the file, and
    runs on many more inputs. If such a mutant runs differently, the checker has failed, and the
    exit code is 1.

    \b
    Example:  lwcc mutate generated/rv32i/speck64_128.s -n 100 --function ecb_encrypt
    """
    refuse_missing(given["files"])
    return work_of("checking.mutate", given)
