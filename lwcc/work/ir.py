"""`lwcc ir`: a cipher's programs after a pass, as text that parses back."""

from __future__ import annotations

import click

from builds.pipelines import context_of, passes_of, passes_up_to
from builds.planned import REFUSED_BY, check_form
from builds.request import Request
from compiler.ir.print import print_program
from compiler.module import Module, Pass
from compiler.pipeline import describe, pass_name, run_passes
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import did_you_mean
from options.build import BuildOptions
from runtime.errors import explained, explaining
from runtime.limits import AtWork, limited_memory
from runtime.user_error import UserError, unknown
from verify.programs.reference import check_answers


@explained
def run(request: Request, after: str, function: str, megabytes: int) -> int:
    """Print the programs of the first set after a pass."""
    cipher, options = request.cipher, request.sets[0]
    if others := [each.set_name for each in request.sets[1:]]:
        click.echo(f"lwcc: showing {options.set_name}; --set takes {', '.join(others)}", err=True)
    check_answers(cipher, options.set_name)
    passes = _passes(cipher, options, after)
    start, at_work = Module(cipher, options.set_name, {}), AtWork()
    with limited_memory(options.set_name, megabytes, at_work):
        module = run_passes(start, context_of(options), passes, begin=at_work)
    shown = _shown(module, function)
    click.echo(f"# {options.set_name}: {' '.join(describe(step) for step in passes)}")
    click.echo("\n".join(shown), nl=False)
    return 0


def _passes(cipher: Cipher, options: BuildOptions, after: str) -> tuple[Pass, ...]:
    """The passes that are run: without `after`, those before the first that would refuse.

    Raises:
        UserError: there is no pass `after`.
        DiagnosticError: it is one that the target has no form for.
    """
    passes = passes_up_to(passes_of(options), after)
    names = [pass_name(type(step)) for step in passes]
    if REFUSED_BY not in names:
        return passes
    try:
        with explaining():
            check_form(cipher, options)
    except UserError as problem:
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
        UserError: there is none of that name; the message lists those there are.
    """
    names = list(module.programs)
    if function and function not in names:
        raise unknown("program", function, names, did_you_mean(function, names))
    return [print_program(module.programs[n]) for n in names if function in ("", n)]
