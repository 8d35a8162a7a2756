"""Options with declared dependences, the options of builds, and shared parsers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from options.flags import DEFAULTS, FLAGS, Flag

Command = Callable[..., Any]
Given = Mapping[str, Any]


@dataclass(frozen=True)
class Need:
    """A dependence of an option on other arguments.

    Args:
        holds: whether the arguments of the command line have it.
        said: what is said behind the option's name where they have not.
    """

    holds: Callable[[Given], bool]
    said: str


class Option(click.Option):
    """An option with declared dependences; `refuse_unused` checks them."""

    def __init__(self, *names: Any, needs: Sequence[Need] = (), **settings: Any) -> None:
        super().__init__(*names, **settings)
        self.needs = tuple(needs)


def option(*names: str, **settings: Any) -> Callable[[Command], Command]:
    """Click's `option`, with `needs`."""
    return click.option(*names, cls=Option, **settings)


def build_options(*left_out: str) -> Callable[[Command], Command]:
    """Add the options of `BuildOptions` to a verb; `read_options` reads them.

    `--set` may be repeated, and is handled by the verb.

    Args:
        left_out: the fields of options that the verb has no use for.
    """

    def add(function: Command) -> Command:
        for flag in reversed(FLAGS):
            if flag.field not in left_out:
                function = _option(flag)(function)
        return function

    return add


def _option(flag: Flag) -> Callable[[Command], Command]:
    default = DEFAULTS[flag.field]
    repeated = flag.field == "set_name" or (isinstance(default, tuple) and not flag.separator)
    settings: dict[str, Any] = {"help": flag.text, "shell_complete": flag.complete}
    if repeated:
        settings |= {"multiple": True}
    elif isinstance(default, bool):
        settings |= {"is_flag": True}
    elif isinstance(default, int):
        settings |= {"type": int, "default": default, "show_default": True}
    else:
        shown = default if isinstance(default, str) else ""
        settings |= {"default": shown, "show_default": bool(shown)}
    if flag.bare:
        settings |= {"is_flag": False, "flag_value": flag.bare}
    return option(f"--{flag.name}", flag.field, **settings)


def read_share(
    _context: click.Context, _parameter: click.Parameter, word: str
) -> tuple[int, int] | None:
    """`K/N` as two numbers, K from 0 to N - 1; None if the option is missing."""
    if not word:
        return None
    turn, _, turns = word.partition("/")
    if not (turn.isdecimal() and turns.isdecimal() and int(turn) < int(turns)):
        raise click.BadParameter(f"`{word}` is not K/N with K from 0 to N - 1")
    return int(turn), int(turns)
