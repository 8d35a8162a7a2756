"""Executed instructions by class, from the rows of the target's table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from compiler.machine.decoder import Decoder
from compiler.machine.isa import Instruction

VECTOR_VIEWS = frozenset("vqdshb")
CLASSES = ("vector", "load", "store", "scalar", "branch")
# A compiler's code has instructions that no row describes; their names and operands tell.
UNKNOWN = (
    ("branch", re.compile(r"(b|bl|blr|br|ret|cbn?z|tbn?z|b\.\w+)\b(?!\.)")),
    ("load", re.compile(r"ld")),
    ("store", re.compile(r"st")),
    ("vector", re.compile(r".*\b([vqdshb]\d+\b|v\d+\.)")),
)


@dataclass(frozen=True)
class Counts:
    """Executed instructions.

    Args:
        vector: arithmetic, logic and permutations on vector registers.
        load: loads of any register.
        store: stores of any register.
        scalar: the rest that is no branch.
        branch: branches, taken or not.
        n_bytes: how many bytes of the message they process.
    """

    vector: int
    load: int
    store: int
    scalar: int
    branch: int
    n_bytes: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.vector + self.load + self.store + self.scalar + self.branch

    def per_byte(self, number: int) -> float:
        """A number of instructions for each byte of the message."""
        return number / self.n_bytes


def count(lines: Sequence[str], decoder: Decoder, n_bytes: int) -> Counts:
    """Count the executed lines that process `n_bytes` bytes of a message."""
    seen = Counter(lines)
    total: Counter[str] = Counter()
    for line, times in seen.items():
        total[class_of(line, decoder)] += times
    return Counts(**{name: total[name] for name in CLASSES}, n_bytes=n_bytes)


def class_of(line: str, decoder: Decoder) -> str:
    """The class of one line of assembly."""
    found = decoder.match(line)
    return _of_row(found[0]) if found else _of_text(line)


def _of_row(instruction: Instruction) -> str:
    if instruction.branches:
        return "branch"
    if instruction.writes_memory:
        return "store"
    if instruction.reads_memory:
        return "load"
    return "vector" if VECTOR_VIEWS & set(instruction.views.values()) else "scalar"


def _of_text(line: str) -> str:
    return next((name for name, pattern in UNKNOWN if pattern.match(line)), "scalar")
