"""`lwcc ir`: what the passes make of a cipher, as text that parses back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from compiler.module import Context, Module
from compiler.pipeline import describe, run_passes
from compiler.print import print_program
from dsl.diagnostics import did_you_mean
from lwcc.arguments import build_options, memory_option, passes_up_to, read_options, target_named
from lwcc.ciphers import chosen_sets, find_cipher
from lwcc.complaint import unknown
from lwcc.errors import explained
from lwcc.limits import AtWork, limited_memory
from lwcc.options import passes_of, with_lanes
from verify.reference import check_answers


@click.command("ir")
@click.argument("cipher")
@build_options
@click.option("--after", default="", help="last pass to run; all passes without it")
@click.option("--function", default="", help="show this program alone")
@memory_option
@explained
def COMMAND(cipher: str, after: str, function: str, megabytes: int, **given: Any) -> int:
    r"""Print the programs of CIPHER after a pass, by the first of its sets or the one of --set.

    \b
    Example:  lwcc ir pipo --target neon --after slice --function ecb_encrypt
    """
    source = find_cipher(cipher)
    options = read_options(given)
    loaded = source.load()
    sets = chosen_sets(source, loaded, given["set_name"])
    if len(sets) > 1:
        click.echo(f"lwcc: showing {sets[0]}; --set takes {', '.join(sets[1:])}", err=True)
    options = with_lanes(replace(options, set_name=sets[0]), loaded)
    passes = passes_up_to(passes_of(options), after)
    target = target_named(options.target)
    check_answers(loaded, options.set_name)
    context = Context(target, options.core or next(iter(target.cores)), options.features)
    at_work = AtWork()
    with limited_memory(options.set_name, megabytes, at_work):
        module = run_passes(Module(loaded, options.set_name, {}), context, passes, begin=at_work)
    shown = _shown(module, function)
    click.echo(f"# {options.set_name}: {' '.join(describe(step) for step in passes)}")
    click.echo("\n".join(shown), nl=False)
    return 0


def _shown(module: Module, function: str) -> list[str]:
    """The text of each program, or of the one of that name.

    Raises:
        Complaint: there is none of that name; the message lists those there are.
    """
    names = list(module.programs)
    if function and function not in names:
        raise unknown("program", function, names, did_you_mean(function, names))
    return [print_program(module.programs[n]) for n in names if function in ("", n)]
