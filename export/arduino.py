"""An Arduino library of a generated file for AVR, with a sketch and a project for avr-gcc alone.

Source: Arduino library specification 1.5: library.properties, src, examples, extras.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from artifacts.generated_files import Part
from artifacts.head import read_sizes
from export.library import render, single_part
from runtime.user_error import UserError

NEEDED = ("ctr_init", "ctr_crypt")
MESSAGE = "Counter mode takes messages of any length."
COUNTER = 1


@dataclass(frozen=True)
class Example:
    """The inputs of the examples.

    Args:
        key: bytes of the key.
        nonce: bytes of the nonce.
        message: the text in ASCII.
        counter: counter of the first block.
    """

    key: bytes
    nonce: bytes
    message: str = MESSAGE
    counter: int = COUNTER


def example_of(sizes: Mapping[str, int]) -> Example:
    """The example for a parameter set, by the sizes in the head of its file, in bytes."""
    return Example(bytes(range(sizes["key"])), bytes(range(0xA0, 0xA0 + sizes["nonce"])))


def arduino_library(path: Path) -> dict[str, str]:
    """The files of a library, by their paths in it.

    Args:
        path: path of a generated file for AVR; its header is in the same folder.

    Raises:
        OSError: the file or its header cannot be read.
        UserError: it is no generated file for AVR, or has no counter mode.
    """
    part = _part(path)
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    sizes = read_sizes(part.entries["sizes"])
    name = f"lwcc_{path.stem}"
    known = {
        "name": name,
        "stem": path.stem,
        "version": version("lwcc-asm"),
        "set_name": part.options.set_name,
        "timing": part.entries["timing"],
        "functions": part.functions,
        "context": _macro(header, "CTX_BYTES"),
        "example": example_of(sizes),
    }
    return {
        "library.properties": render("arduino/library.properties.j2", known),
        f"src/{path.stem}.S": part.text,
        f"src/{path.stem}.h": header,
        "examples/ctr_uart/ctr_uart.ino": render("arduino/ctr_uart.ino.j2", known),
        "extras/avr-gcc/Makefile": render("arduino/Makefile.j2", known),
        "extras/avr-gcc/main.c": render("arduino/main.c.j2", known),
    }


def _part(path: Path) -> Part:
    """The single part of a file, with the functions that the examples need."""
    part = single_part(path, "avr", "an Arduino library")
    if missing := [name for name in NEEDED if name not in part.functions]:
        raise UserError(
            f"{path} has no {missing[0]}, which the examples use: make it without --mode ecb"
        )
    return part


def _macro(header: str, what: str) -> str:
    """The name of a size's macro in a header."""
    found = re.search(rf"#define (\w+_{what}_\w+) ", header)
    if found is None:
        raise UserError(f"the header has no size {what}: it belongs to another file")
    return found[1]
