"""An Arduino library of a generated file for AVR with a generator of random bytes."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from artifacts.head import read_heads, read_sizes
from export.library import render, size_macro
from runtime.user_error import UserError

NEEDED = ("init", "generate")
TARGET = "avr"
DRAWN_BYTES = 24
PERSONALIZATION = b"example"
SYMBOL = re.compile(r"^    \.global (\S+_([a-z]+)_avr\S*)$", re.MULTILINE)
"""A symbol of the file, and the name of its entry."""


@dataclass(frozen=True)
class RandomExample:
    """The inputs of the examples.

    Args:
        entropy: bytes of the entropy, as many as a key and a block have: as many as a file without
            derivation function takes.
        personalization: bytes of the personalization string.
        n_bytes: bytes of each of the two requests.
    """

    entropy: bytes
    personalization: bytes = PERSONALIZATION
    n_bytes: int = DRAWN_BYTES


def random_example(sizes: Mapping[str, int]) -> RandomExample:
    """The example for a parameter set, by the sizes in the head of its file, in bytes."""
    return RandomExample(bytes(range(0x40, 0x40 + sizes["key"] + sizes["block"])))


def head_of_mode(text: str) -> Mapping[str, str]:
    """The head of a generated file of a mode; empty if a text is no such file."""
    heads = [entries for entries, _ in read_heads(text) if "mode" in entries]
    return heads[0] if heads else {}


def random_library(path: Path, text: str, header: str) -> dict[str, str]:
    """The files of a library, by their paths in it.

    Args:
        path: path of the generated file.
        text: its text.
        header: the text of its header.

    Raises:
        UserError: it is for another target, is cut off, or the header belongs to another file.
    """
    head = head_of_mode(text)
    words = _options(path, head)
    functions = {entry: symbol for symbol, entry in SYMBOL.findall(text)}
    if missing := [name for name in NEEDED if name not in functions]:
        raise UserError(f"{path} has no function {missing[0]}, which the examples use")
    known = {
        "name": f"lwcc_{path.stem}",
        "stem": path.stem,
        "version": version("lwcc-asm"),
        "set_name": words["--set"],
        "what": "random bytes by CTR_DRBG",
        "timing": head["timing"],
        "functions": functions,
        "state": size_macro(header, "ST_BYTES"),
        "example": random_example(read_sizes(head["sizes"])),
    }
    return {
        "library.properties": render("arduino/library.properties.j2", known),
        f"src/{path.stem}.S": text,
        f"src/{path.stem}.h": header,
        "examples/drbg_uart/drbg_uart.ino": render("arduino/drbg_uart.ino.j2", known),
        "extras/avr-gcc/Makefile": render("arduino/Makefile.j2", known),
        "extras/avr-gcc/main.c": render("arduino/drbg_main.c.j2", known),
    }


def _options(path: Path, head: Mapping[str, str]) -> Mapping[str, str]:
    """The options of the command in a head, by name.

    Raises:
        UserError: the head is not as it was written, or is that of a file for another target.
    """
    if missing := [key for key in ("command", "sizes", "timing") if key not in head]:
        raise UserError(f"{path}: its head has no `{missing[0]}:`")
    try:
        words = shlex.split(head["command"])
    except ValueError as problem:
        raise UserError(f"{path}: the `command:` of its head: {problem}") from problem
    options = dict(pairwise(words))
    target = options.get("--target", "another target")
    if target != TARGET or "--set" not in options:
        raise UserError(
            f"{path} is for {target}, but an Arduino library needs {TARGET}: "
            f"make it with --target {TARGET}"
        )
    if not {"key", "block"} <= read_sizes(head["sizes"]).keys():
        raise UserError(f"{path}: the `sizes:` of its head are not as lwcc wrote them")
    return options
