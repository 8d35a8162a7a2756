"""The functions that a generated text defines."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.frontend.interface import ORDER, Naming
from compiler.machine.load import load_target


def functions_in(text: str, naming: Naming) -> dict[str, str]:
    """The functions of the interface that a text defines: symbols by role."""
    return defined_in(text, naming, ORDER)


def defined_in(text: str, naming: Naming, names: Iterable[str]) -> dict[str, str]:
    """The functions and kernels of some names that a text defines: symbols by name."""
    symbols = {name: naming.symbol(name) for name in names}
    begin = load_target(naming.target).definition
    lines = text.splitlines()
    starts = {name: begin.format(symbol=symbol) for name, symbol in symbols.items()}
    return {n: symbols[n] for n, start in starts.items() if any(x.startswith(start) for x in lines)}
