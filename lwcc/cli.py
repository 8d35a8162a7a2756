"""The command `lwcc`: finds the verb, and turns its outcome into an exit code."""

from __future__ import annotations

import errno
import importlib
import pkgutil
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

import lwcc.verbs
from dsl.diagnostics import did_you_mean
from lwcc.complaint import Complaint, unknown

INTERRUPTED = 130


class Verbs(click.Group):
    """The verbs; the folder `verbs` is the list, and only the module of the verb used is read."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all verbs."""
        del ctx
        return sorted(entry.name for entry in pkgutil.iter_modules(lwcc.verbs.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a verb; none where there is no such verb."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"lwcc.verbs.{cmd_name}").COMMAND
        # Docstrings are raw: what keeps Click from filling a paragraph is two characters there.
        command.help = (command.help or "").replace("\\b", "\b")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb that the arguments begin with; `Complaint` where there is no such verb."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise unknown("verb", args[0], known, did_you_mean(args[0], known))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Run and exit: 0 yes, 1 the answer is no, 2 the question was wrong."""
        extra["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **extra)
        except Complaint as problem:
            click.echo(problem.render(), err=True)
            code = problem.exit_code
        except click.ClickException as problem:
            click.echo(f"lwcc: error: {problem.format_message()}", err=True)
            code = 2
        except click.Abort:
            click.echo("lwcc: interrupted", err=True)
            code = INTERRUPTED
        except OSError as problem:
            if problem.errno != errno.EPIPE:
                raise
            code = 1
        sys.exit(code or 0)


@click.command(
    cls=Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="""\b
Example:  lwcc compile pipo --target neon --lanes 16
Exit codes:  0 yes; 1 the answer is no (a check failed, a byte differs, a tool is missing);
             2 the question was wrong, or cannot be answered here; 130 interrupted.
What a program reads goes to stdout, words go to stderr.""",
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
    main()
