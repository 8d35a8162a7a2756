"""The symbols that a generated file defines for its callers."""

from __future__ import annotations

from artifacts.defined import defined_in
from artifacts.generated_files import Part
from compiler.frontend.interface import KERNELS


def symbols_of(part: Part) -> list[str]:
    """The symbols of functions, and of kernels that are no functions of the interface."""
    kernels = [kernel.name for kernel in KERNELS]
    others = defined_in(part.text, part.stated.naming, kernels)
    return list(dict.fromkeys([*part.functions.values(), *others.values()]))
