"""The functions of a mode that a header has for a host, as a file of C for the checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dsl.modes.tree import Function
from verify.modes.check import ModeFile

PREFIX = "check_"
"""How names of functions around those of the header begin."""


def hosted_file(
    stem: str,
    header: str,
    entries: Sequence[Function],
    symbols: Mapping[str, str],
    state_bytes: int,
    numbers: tuple[int, ...],
) -> ModeFile:
    """A file that calls each function of the host from a function of its own.

    Args:
        stem: name of the generated file without its ending.
        header: text of its header.
        entries: the entries of the mode that a host has.
        symbols: the symbol of each, by name.
        state_bytes: size of the state.
        numbers: the offsets of the numbers in the state, in bytes.
    """
    heads = {each.name: _head(each, PREFIX + symbols[each.name]) for each in entries}
    declared = "".join(f"{head};\n" for head in heads.values())
    text = f'#include "{stem}_host.h"\n'
    for each in entries:
        given = "".join(f", {p.name}, {p.name}_bytes" for p in each.parameters)
        text += f"\n{heads[each.name]}\n{{\n    return {symbols[each.name]}(st{given});\n}}\n"
    return ModeFile(
        name=f"{stem}_host.c",
        text=text,
        header=f"{header}\n{declared}",
        entries=tuple(entries),
        symbols={each.name: PREFIX + symbols[each.name] for each in entries},
        state_bytes=state_bytes,
        numbers=numbers,
    )


def _head(entry: Function, symbol: str) -> str:
    """The first line of a function of C."""
    given = "".join(f", const uint8_t *{p.name}, size_t {p.name}_bytes" for p in entry.parameters)
    return f"int {symbol}(void *st{given})"
