"""Reads the options in the head of a generated file of a mode."""

from __future__ import annotations

import shlex
from pathlib import Path

from artifacts.head import read_heads
from builds.modes.options import ModeOptions, modes
from options.arguments import read_command
from options.build import BuildOptions
from options.flags import DEFAULTS
from runtime.user_error import UserError

NO_FOLD = "--no-fold"
HEAD_BYTES = 1 << 16
"""The bytes in which a head ends; a file may have no end."""


def is_of_mode(text: str) -> bool:
    """Whether a text is a generated file of a mode."""
    return any("mode" in entries for entries, _ in read_heads(text))


def is_mode_file(path: Path) -> bool:
    """Whether a file is a generated file of a mode, by its head.

    Raises:
        OSError: it cannot be read.
    """
    return is_of_mode(head_of(path))


def head_of(path: Path) -> str:
    """The beginning of a file, with its head if it has one.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return file.read(HEAD_BYTES).decode(errors="replace")


def command_in(text: str, file: str) -> str:
    """The command in the head of a file of a mode.

    Raises:
        UserError: it is no such file, or is cut off.
    """
    for entries, _ in read_heads(text):
        if "mode" in entries and "command" in entries:
            return entries["command"]
    raise UserError(f"{file}: it is no whole file of a mode")


def read_mode_command(command: str) -> tuple[str, ModeOptions]:
    """The cipher's name, and the options, of a command that makes a file of a mode.

    Raises:
        UserError: it is no such command.
    """
    try:
        words = shlex.split(command)
        word = _taken(words, "--mode")
        switches = {each.name: _taken(words, f"--{each.name}") for each in modes()[word].switches}
    except (ValueError, KeyError, IndexError) as problem:
        raise UserError(f"`{command}` makes no file of a mode") from problem
    folds = NO_FOLD not in words
    rest = [each for each in words if each != NO_FOLD]
    cipher, build = read_command(shlex.join(rest))
    build = BuildOptions(**{**vars(build), "mode": DEFAULTS["mode"]})
    return cipher, ModeOptions(build, word, {n: v == "yes" for n, v in switches.items()}, folds)


def read_mode_file(path: Path) -> tuple[str, ModeOptions]:
    """The cipher's name, and the options, of a generated file of a mode.

    Raises:
        OSError: it cannot be read.
        UserError: it is no such file.
    """
    return read_mode_command(command_in(head_of(path), path.name))


def _taken(words: list[str], option: str) -> str:
    """Remove an option and its value from words; the value."""
    at = words.index(option)
    value = words[at + 1]
    del words[at : at + 2]
    return value
