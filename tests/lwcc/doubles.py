"""What tests of verbs' work have in common: a small generated file, and jobs that run here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from artifacts.generated_files import Part, read_parts

GENERATED = Path(__file__).parents[2] / "generated"
FILE = GENERATED / "rv32i" / "speck32_64_l1_small.s"
Job = TypeVar("Job")
Made = TypeVar("Made")


def part() -> Part:
    """What `FILE` holds."""
    (made,) = read_parts(FILE)
    return made


def in_turn(call: Callable[[Job], Made], jobs: Sequence[Job], said: str = "") -> list[Made]:
    """In place of processes: the values of calls, made here."""
    del said
    return [call(job) for job in jobs]
