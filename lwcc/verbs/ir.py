"""`lwcc ir`: what the passes make of a cipher, as text that parses back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from compiler.module import Context, Module, Pass
from compiler.pipeline import describe, pass_name, run_passes
from compiler.print import print_program
from dsl.cipher import Cipher
from dsl.diagnostics import did_you_mean
from lwcc.arguments import build_options, memory_option, passes_up_to, read_options, target_named
from lwcc.ciphers import chosen_sets, find_cipher
from lwcc.complaint import Complaint, unknown
from lwcc.errors import explained, explaining
from lwcc.limits import AtWork, limited_memory
from lwcc.options import BuildOptions, passes_of, with_lanes
from lwcc.planned import REFUSED_BY, check_form
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
    target = target_named(options.target)
    check_answers(loaded, options.set_name)
    passes = _passes(loaded, options, after)
    context = Context(target, options.core or next(iter(target.cores)), options.features)
    at_work = AtWork()
    with limited_memory(options.set_name, megabytes, at_work):
        module = run_passes(Module(loaded, options.set_name, {}), context, passes, begin=at_work)
    shown = _shown(module, function)
    click.echo(f"# {options.set_name}: {' '.join(describe(step) for step in passes)}")
    click.echo("\n".join(shown), nl=False)
    return 0


def _passes(cipher: Cipher, options: BuildOptions, after: str) -> tuple[Pass, ...]:
    """The passes that are run: without `after`, those before the first that would refuse.

    Raises:
        Complaint: there is no pass `after`.
        DiagnosticError: it is one that the target has no form for.
    """
    passes = passes_up_to(passes_of(options), after)
    names = [pass_name(type(step)) for step in passes]
    if REFUSED_BY not in names:
        return passes
    try:
        with explaining():
            check_form(cipher, options)
    except Complaint as problem:
        if after:
            raise
        shown = passes[: names.index(REFUSED_BY)]
        last = pass_name(type(shown[-1]))
        click.echo(f"{problem.render()}\nlwcc: showing what `{last}` leaves", err=True)
        return shown
    return passes


def _shown(module: Module, function: str) -> list[str]:
    """The text of each program, or of the one of that name.

    Raises:
        Complaint: there is none of that name; the message lists those there are.
    """
    names = list(module.programs)
    if function and function not in names:
        raise unknown("program", function, names, did_you_mean(function, names))
    return [print_program(module.programs[n]) for n in names if function in ("", n)]
