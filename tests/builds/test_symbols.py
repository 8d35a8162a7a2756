"""All symbols of a file: functions, and kernels that are no functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from builds.symbols import symbols_of

GENERATED = Path(__file__).parents[2] / "generated"


@pytest.mark.parametrize(("file", "others"), [("ptx/speck64_128.ptx", 2), ("c/speck64_128.c", 0)])
def test_kernels_are_among_them(file: str, others: int) -> None:
    (part,) = read_parts(GENERATED / file)
    symbols, functions = symbols_of(part), list(part.functions.values())
    assert symbols[: len(functions)] == functions
    assert len(symbols) == len(functions) + others
    assert all(symbol in part.text for symbol in symbols)
