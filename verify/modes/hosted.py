"""The functions of a mode that a header has for a host, as a file of C for the checks."""

from __future__ import annotations

from dataclasses import replace

from dsl.modes.tree import Function
from verify.modes.check import ModeFile

PREFIX = "check_"
"""How names of functions around those of the header begin."""


def hosted_file(file: ModeFile, stem: str) -> ModeFile:
    """A file that calls each function of the host from a function of its own.

    Args:
        file: the header, and the entries that it defines.
        stem: name of the new file without its ending.
    """
    symbols = {each.name: file.symbols[each.name] for each in file.entries}
    heads = {each.name: _head(each, PREFIX + symbols[each.name]) for each in file.entries}
    declared = "".join(f"{head};\n" for head in heads.values())
    text = f'#include "{stem}_host.h"\n'
    for each in file.entries:
        given = "".join(f", {p.name}, {p.name}_bytes" for p in each.parameters)
        text += f"\n{heads[each.name]}\n{{\n    return {symbols[each.name]}(st{given});\n}}\n"
    return replace(
        file,
        name=f"{stem}_host.c",
        text=text,
        header=f"{file.header}\n{declared}",
        symbols={name: PREFIX + symbol for name, symbol in symbols.items()},
    )


def _head(entry: Function, symbol: str) -> str:
    """The first line of a function of C."""
    given = "".join(f", const uint8_t *{p.name}, size_t {p.name}_bytes" for p in entry.parameters)
    return f"int {symbol}(void *st{given})"
