"""Options of builds as those of a command."""

from __future__ import annotations

from typing import Any

import click
import pytest
from click.testing import CliRunner

from options.click_options import Option, build_options, read_share
from options.flags import DEFAULTS, FLAGS


@click.command()
@build_options("set_name")
def command(**given: Any) -> None:
    click.echo(repr(sorted(given.items())))


def test_each_option_but_those_left_out_is_one_of_the_command() -> None:
    names = {parameter.name for parameter in command.params}
    assert names == {flag.field for flag in FLAGS} - {"set_name"}
    assert all(isinstance(parameter, Option) for parameter in command.params)


def test_without_arguments_values_are_the_defaults() -> None:
    given = dict(command.make_context("x", []).params)
    plain = {flag.field for flag in FLAGS if not isinstance(DEFAULTS[flag.field], tuple)}
    assert {f: given[f] for f in plain - {"set_name"}} == {
        f: DEFAULTS[f] for f in plain - {"set_name"}
    }


def test_help_says_what_each_is_for() -> None:
    said = " ".join(CliRunner().invoke(command, ["--help"], terminal_width=200).output.split())
    assert all(flag.text in said for flag in FLAGS if flag.field != "set_name")


@pytest.mark.parametrize(("word", "share"), [("", None), ("0/1", (0, 1)), ("3/10", (3, 10))])
def test_shares(word: str, share: tuple[int, int] | None) -> None:
    assert read_share(click.Context(command), command.params[0], word) == share


@pytest.mark.parametrize("word", ["3", "3/3", "-1/3", "a/b", "1/0"])
def test_no_share_is_refused(word: str) -> None:
    with pytest.raises(click.BadParameter, match="is not K/N"):
        read_share(click.Context(command), command.params[0], word)
