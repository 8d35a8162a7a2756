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
from lwcc.complaint import Complaint

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
        return command

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
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="""\b
Example:  lwcc compile pipo --target neon --lanes 16
Exit codes:  0 yes; 1 the answer is no (a check failed, a byte differs, a tool is missing);
             2 the question was wrong, or cannot be answered here; 130 interrupted.
What a program reads goes to stdout, words go to stderr.""",
)
@click.version_option(package_name="lwcc-asm", prog_name="lwcc")
def main() -> None:
    """From one description of a cipher to checked assembly."""


if __name__ == "__main__":
    main()
