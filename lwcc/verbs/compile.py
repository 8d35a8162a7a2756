"""The command line of `lwcc compile`."""

from __future__ import annotations

import importlib
from typing import Any

import click

from catalogue.completion import choices, ciphers, lanes
from catalogue.modes import mode_files
from dsl.syntax.diagnostics import did_you_mean
from lwcc.verb import Verb, build, cache_option, memory_option, require_option
from options.click_options import Need, build_options, option
from options.flags import CHOICES, DEFAULTS
from runtime.user_error import UserError, unknown

AUTO = "auto"
"""The lanes that are fastest for a message."""
FOLDED = Need(
    lambda given: (
        given["depth"] != "none" or given["fold"] in ("online", "cache") or given["lanes"] == AUTO
    ),
    "is about a folded counter mode: add --depth, or --fold online or cache",
)
WITH_TOOLS = Need(
    lambda given: (
        given["check"] or given["prove"] or given["depth"] != "none" or given["lanes"] == AUTO
    ),
    "is about the tools of the checks, and --no-check starts none",
)
OF_A_MODE = Need(
    lambda given: given["mode"] in mode_files(),
    f"is about modes: add --mode {' or '.join(mode_files())}",
)
MODES = (*CHOICES["mode"], *mode_files())


class Lanes(click.ParamType[int | str]):
    """A number of lanes, or `auto`."""

    name = "integer or auto"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | str:
        """The number or the word."""
        word = str(value)
        if word == AUTO or word.removeprefix("-").isdecimal():
            return AUTO if word == AUTO else int(word)
        self.fail(f"{word!r} is neither a number nor `{AUTO}`.", param, ctx)


@click.command("compile", cls=Verb)
@click.argument("cipher", shell_complete=ciphers)
@option(
    "--lanes",
    default=DEFAULTS["lanes"],
    type=Lanes(),
    show_default=True,
    shell_complete=lanes,
    help="blocks worked on at once; 0: as usual on the target; `auto`: the form that is fastest "
    "for --message-bytes",
)
@build_options("mode", "lanes")
@option(
    "--mode",
    default=DEFAULTS["mode"],
    show_default=True,
    shell_complete=choices(*MODES),
    help="functions to generate: `ecb`, `ctr`, `all`, or `drbg` (random bytes by CTR_DRBG)",
)
@option(
    "--df",
    default="yes",
    type=click.Choice(["yes", "no"]),
    needs=[OF_A_MODE],
    help="give `drbg` the derivation function, which takes inputs of any length",
)
@option(
    "--no-fold",
    is_flag=True,
    needs=[OF_A_MODE],
    help="fold no known values of a mode, for comparison",
)
@option(
    "-o",
    "--output",
    default="",
    type=click.Path(allow_dash=True),
    help="file, folder, or `-` for stdout; default: the current folder",
)
@option(
    "--check/--no-check", default=True, help="run the code: in an emulator, or C on this machine"
)
@option(
    "--prove/--no-prove",
    default=None,
    help="prove the object code; default: for up to 30 s, if the code is checked",
)
@option(
    "--message-bytes",
    type=click.IntRange(min=1),
    help="length of a message under one nonce, for which `--lanes auto` and `--depth auto` choose",
)
@option(
    "--report/--no-report",
    default=True,
    needs=[FOLDED],
    help="print the cost of a folded counter mode and from how many blocks it pays, and that of "
    "the forms of `--lanes auto`",
)
@memory_option
@cache_option()
@option("--json", "as_json", is_flag=True, help="print what was written to stdout, as JSON")
@require_option(WITH_TOOLS)
def COMMAND(**given: Any) -> int:
    r"""Compile CIPHER: a .dsl file, a shipped cipher, or one of its sets.

    The command writes <set>.s, <set>.c or <set>.ptx and a C header, for every set or for --set.

    \b
    Example:  lwcc compile pipo --set pipo64_128 --target neon --lanes 16 -o -
    """
    if given["output"] == "-" and given["as_json"]:
        raise UserError("stdout is either the assembly (`-o -`) or JSON, not both")
    fits_message = given["lanes"] == AUTO
    if fits_message:
        given["lanes"] = DEFAULTS["lanes"]
        if not given["message_bytes"]:
            raise UserError("--lanes auto takes the fastest for a message: add --message-bytes N")
    of_a_mode = {name: given.pop(name) for name in ("df", "no_fold")}
    if given["mode"] not in MODES:
        hint = did_you_mean(given["mode"], MODES)
        raise unknown("mode", given["mode"], list(MODES), hint)
    if given["mode"] in mode_files():
        if fits_message:
            raise UserError(
                f"--lanes auto is about ctr_crypt, which --mode {given['mode']} does not make"
            )
        code: int = importlib.import_module("lwcc.modes").compile_mode({**given, **of_a_mode})
        return code
    return build("compile", {**given, "fits_message": fits_message}, whole=True)
