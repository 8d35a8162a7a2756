"""The symbols that a generated file defines for its callers."""

from __future__ import annotations

from artifacts.generated_files import Part
from compiler.frontend.interface import KERNELS
from compiler.machine.load import load_target
from options.functions import naming_of


def symbols_of(part: Part) -> list[str]:
    """The symbols of functions, and of kernels that are no functions of the interface."""
    naming, begin = naming_of(part.options), load_target(part.options.target).definition
    lines = part.text.splitlines()
    symbols = dict.fromkeys(part.functions.values())
    for kernel in KERNELS:
        symbol = naming.symbol(kernel.name)
        if any(line.startswith(begin.format(symbol=symbol)) for line in lines):
            symbols[symbol] = None
    return list(symbols)
