"""How large the functions of an assembled file are."""

from __future__ import annotations

import io
from collections.abc import Mapping

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

ALLOCATED, EXECUTABLE = 2, 4
"""Flags of sections."""


def function_bytes(elf: bytes) -> Mapping[str, int]:
    """The bytes of code of each function of an object that says where it ends (`.size`)."""
    sections = ELFFile(io.BytesIO(elf)).iter_sections()
    tables = [each for each in sections if isinstance(each, SymbolTableSection)]
    symbols = [symbol for table in tables for symbol in table.iter_symbols()]
    named = [s for s in symbols if s["st_info"]["type"] == "STT_FUNC" and s["st_size"]]
    return {symbol.name: symbol["st_size"] for symbol in named}


def constant_bytes(elf: bytes) -> int:
    """The bytes of an object's sections of constants, which lie in memory and are no code."""
    sections = ELFFile(io.BytesIO(elf)).iter_sections()
    held = [s for s in sections if s["sh_flags"] & (ALLOCATED | EXECUTABLE) == ALLOCATED]
    return sum(section["sh_size"] for section in held)
