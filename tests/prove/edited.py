"""Generated files with a few lines of a function changed, for tests of what proofs find."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from artifacts.generated_files import Part, read_parts
from artifacts.parts import proof_subject
from prove.claims.functions import Subject

RV32I = Path(__file__).parents[2] / "generated" / "rv32i"


class Edit(NamedTuple):
    """Text of a function that is replaced.

    Args:
        old: the text.
        new: what takes its place.
        behind: text of the function: `old` is the first one behind that. Where it is empty there
            must be no other one.
    """

    old: str
    new: str
    behind: str = ""


def part_of(file: str) -> Part:
    """What a file of RV32I with one set holds."""
    (part,) = read_parts(RV32I / file)
    return part


def text_of(part: Part, role: str) -> tuple[str, str, str]:
    """A function's text, and what is before and behind it."""
    start = part.text.index(f"_{role}_rv32i:\n")
    end = part.text.index("    .size", start)
    return part.text[:start], part.text[start:end], part.text[end:]


def edited(file: str, role: str, edits: Iterable[Edit]) -> Subject:
    """The file with text of a function replaced."""
    part = part_of(file)
    before, function, behind = text_of(part, role)
    for edit in edits:
        first, mark, text = function.partition(edit.behind) if edit.behind else ("", "", function)
        assert edit.old in text, edit
        assert edit.behind or text.count(edit.old) == 1, edit
        function = first + mark + text.replace(edit.old, edit.new, 1)
    return proof_subject(replace(part, text=before + function + behind))
