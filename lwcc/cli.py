"""The command `lwcc`: finds the verb, and turns its outcome into an exit code."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, NoReturn

import click

import lwcc.verbs
from dsl.syntax.diagnostics import did_you_mean
from runtime.collector import collect_seldom
from runtime.internal_error import InternalError, mistake_of
from runtime.user_error import UserError, unknown, user_error_of

INTERRUPTED = 130


class Verbs(click.Group):
    """The verbs; the folder `verbs` is the list, and only the module of the verb used is read."""

    @cached_property
    def _modules(self) -> dict[str, str]:
        """The module of each verb."""
        found = pkgutil.walk_packages(lwcc.verbs.__path__, f"{lwcc.verbs.__name__}.")
        return {each.name.rpartition(".")[2]: each.name for each in found if not each.ispkg}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all verbs."""
        del ctx
        return sorted(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a verb; none where there is no such verb."""
        del ctx
        if cmd_name not in self._modules:
            return None
        command: click.Command = importlib.import_module(self._modules[cmd_name]).COMMAND
        # Docstrings are raw: what keeps Click from filling a paragraph is two characters there.
        command.help = (command.help or "").replace("\\b", "\b")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that the arguments begin with; `UserError` where there is no such verb."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise unknown("verb", args[0], known, did_you_mean(args[0], known))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Run and exit: 0 yes, 1 the answer is no, 2 the question was wrong."""
        collect_seldom()
        extra["standalone_mode"] = False
        words = list(sys.argv[1:] if args is None else args)
        code: Any
        try:
            code = super().main(words, *rest, **{**extra, "obj": words})
            sys.stdout.flush()
        except (Exception, KeyboardInterrupt) as problem:
            code = _say(problem, words)
        sys.exit(code or 0)


def _say(problem: BaseException, words: Sequence[str]) -> int:
    """Print the error that ended the run; returns the exit code."""
    lines, code = _told(problem, words)
    with suppress(OSError):  # stderr may be closed or full: the exit code is enough
        for line in lines:
            click.echo(line, err=True)
    return code


def _told(problem: BaseException, words: Sequence[str]) -> tuple[list[str], int]:
    """The message on the end of a run, and the exit code."""
    if isinstance(problem, InternalError):
        return [problem.render(), problem.report(words)], problem.exit_code
    if isinstance(problem, UserError):
        return [problem.render()], problem.exit_code
    if isinstance(problem, click.ClickException):
        return [f"lwcc: error: {problem.format_message()}"], 2
    if isinstance(problem, click.Abort | KeyboardInterrupt):
        return ["lwcc: interrupted"], INTERRUPTED
    if isinstance(problem, BrokenPipeError):  # whoever reads stdout has enough
        return [], 1
    if isinstance(problem, OSError):
        return [user_error_of(problem).render()], 2
    if isinstance(problem, MemoryError):
        return ["lwcc: error: memory ran out"], 2
    made = mistake_of(problem)
    return [made.render(), made.report(words)], made.exit_code


@click.command(
    cls=Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="""\b
Example:  lwcc compile pipo --target neon --lanes 16
Exit codes:  0 yes; 1 the answer is no (a check failed, a byte differs, a tool is missing);
             2 the question was wrong, or cannot be answered here; 130 interrupted;
             143 terminated.
Output for programs goes to stdout, messages go to stderr.""",
)
@click.version_option(package_name="lwcc-asm", prog_name="lwcc")
@click.pass_context
def main(ctx: click.Context) -> int:
    """From one description of a cipher to checked assembly."""
    if ctx.invoked_subcommand is not None:
        return 0
    click.echo(ctx.get_help(), err=True)
    return 2


if __name__ == "__main__":
    importlib.import_module("lwcc.__main__").main()
