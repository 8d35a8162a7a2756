"""The small targets of the tutorial, which no installation lists."""

from __future__ import annotations

import importlib
from pathlib import Path

import targets
from compiler.machine.table_check import check_target
from compiler.machine.target import Target

FOLDER = Path(__file__).parents[1] / "docs" / "tutorial" / "targets"
NAMES = ("eight_bits", "three_inputs")


def tutorial_target(name: str) -> Target:
    """A target of the tutorial, its tables looked at as if it were loaded by name."""
    # Only while it is imported: other tests list what an installation has.
    targets.__path__.append(str(FOLDER))
    try:
        target = importlib.import_module(f"targets.{name}.abi").TARGET
    finally:
        targets.__path__.remove(str(FOLDER))
    assert isinstance(target, Target)
    check_target(target)
    return target
