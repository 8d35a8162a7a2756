"""An Arduino library of a generated file for AVR, with a sketch and a project for avr-gcc alone.

Source: Arduino library specification 1.5: library.properties, src, examples, extras.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from artifacts.generated_files import MOST_CHARACTERS, Part
from artifacts.head import read_sizes
from export.arduino_random import head_of_mode, random_library
from export.library import render, single_part, size_macro
from runtime.user_error import UserError

MESSAGE = "Counter mode takes messages of any length."
COUNTER = 1


@dataclass(frozen=True)
class Example:
    """The inputs of the examples.

    Args:
        key: bytes of the key; none if the file has it.
        nonce: bytes of the nonce; none if the file has it.
        message: the text in ASCII.
        counter: counter of the first block.
    """

    key: bytes
    nonce: bytes
    message: str = MESSAGE
    counter: int = COUNTER


def example_of(sizes: Mapping[str, int], fixes_nonce: bool = False) -> Example:
    """The example for a parameter set.

    Args:
        sizes: those in the head of its file, in bytes.
        fixes_nonce: whether the file has the nonce.
    """
    n_bytes = 0 if fixes_nonce else sizes["nonce"]
    return Example(bytes(range(sizes["key"])), bytes(range(0xA0, 0xA0 + n_bytes)))


def arduino_library(path: Path) -> dict[str, str]:
    """The files of a library, by their paths in it.

    Args:
        path: path of a generated file for AVR; its header is in the same folder.

    Raises:
        OSError: the file or its header cannot be read.
        UserError: it is no generated file for AVR, or has neither counter mode nor random bytes.
    """
    if text := _text_of_mode(path):
        return random_library(path, text, _header(path))
    part = _part(path)
    header = _header(path)
    sizes = read_sizes(part.entries["sizes"])
    name, filling = f"lwcc_{path.stem}", _filling(part)
    known = {
        "name": name,
        "stem": path.stem,
        "version": version("lwcc-asm"),
        "set_name": part.options.set_name,
        "what": "counter mode and ECB",
        "timing": part.entries["timing"],
        "functions": part.functions,
        "filling": filling,
        "context": size_macro(header, "CTX_BYTES"),
        "example": example_of(sizes, fixes_nonce=not filling),
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
    part = single_part(path, "avr", "an Arduino library", takes_fixed_keys=True)
    needed = [name for name in (_filling(part), "ctr_crypt") if name]
    if missing := [name for name in needed if name not in part.functions]:
        raise UserError(
            f"{path} has no {missing[0]}, which the examples use: make it without --mode ecb"
        )
    return part


def _filling(part: Part) -> str:
    """The function that fills a context; empty if the file has key and nonce."""
    fixed = part.stated.fixed_key
    if fixed is None:
        return "ctr_init"
    return "" if fixed.nonce else "ctr_nonce"


def _text_of_mode(path: Path) -> str:
    """The text of a generated file of a mode; empty if it is another file."""
    with path.open(encoding="utf-8", errors="replace") as file:
        text = file.read(MOST_CHARACTERS)
    return text if head_of_mode(text) else ""


def _header(path: Path) -> str:
    """The header beside a generated file."""
    return path.with_suffix(".h").read_text(encoding="utf-8")
