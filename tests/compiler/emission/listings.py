"""Listings of toy functions, for tests of emission."""

from __future__ import annotations

from collections.abc import Mapping

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.module import Module
from compiler.regions import Regions, Spills
from tests.compiler.stages import cipher

COPY = ("t0: u32 = lw a1, k=0", "sw t0, a0, k=4")
"""Moves a word."""


def listing(name: str, *lines: str, params: str = "a0: ptr, a1: ptr, sp: ptr") -> Program:
    text = "\n".join([f"listing registers {name}({params}) {{", *lines, "return", "}"])
    return parse_program(text)


def module(*programs: Program, blocks: int = 1, spills: Mapping[str, int] | None = None) -> Module:
    """Functions on blocks of eight bytes; of some listings the bytes of their slots."""
    sizes = {p.label: (spills or {}).get(p.label, 0) for p in programs}
    return Module(
        *(cipher("pipo"), "pipo64_128", {p.label: p for p in programs}),
        regions=Regions(blocks, 8, 16, 104, 120),
        spills={name: Spills(size, 0, 0, 0) for name, size in sizes.items()},
    )
