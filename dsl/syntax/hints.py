"""Hints for syntax errors with constructs of other languages."""

from __future__ import annotations

import re
from dataclasses import dataclass

_SEEN = 8192
"""Characters on each side of an error that a habit may show in."""
_BOX = r"\bsbox\s+\w+\s*(\[[^\]]*\]\s*)?=[\s\[\],0-9a-fA-F]*"


@dataclass(frozen=True, slots=True)
class _Habit:
    """A way to write something that is not of this language.

    Args:
        before: pattern of the text that ends where the error is.
        found: pattern of the text that begins there.
        hint: what to write.
    """

    before: str
    found: str
    hint: str


_HABITS = (
    _Habit(_BOX + r"\b0", r"[xX]", "entries are hexadecimal without `0x`: `[c 5 6 b …]`"),
    _Habit(_BOX, r",", "entries are hexadecimal, with spaces between them: `[c 5 6 b …]`"),
    _Habit(
        r"\bsbox\s+\w+\s*\[[^\]]*\]\s*=\s*\[\s*",
        r"[0-9a-fA-F]",
        "each of several S-boxes has its own brackets: `[[c 5 …] [3 8 …]]`",
    ),
    _Habit(r"&", r"&", "conditions are numbers, 0 or 1: `(a < b) & (c < d)`"),
    _Habit(r"\|", r"\|", "conditions are numbers, 0 or 1: `(a < b) | (c < d)`"),
    _Habit(r"", r"//|/\*", "a comment begins with `#`"),
    _Habit(r"/", r"[/*]", "a comment begins with `#`"),
    _Habit(r"", r"!(?!=)", "`~` inverts every bit; a condition is inverted by `c == 0`"),
    _Habit(r"\bconst\s+", r"\w", "`const` stands outside of functions; inside, write `let`"),
    _Habit(r"\blet\s+mut\s+", r"", "every variable can be changed: leave `mut` out"),
    _Habit(
        r"\bpermutation\s+\w+\s*:\s*u\w+\s*\[[^=\n{]*",
        r"[,\n]",
        "a list stands after `=`: `permutation P: u8 = [1, 0, …]`",
    ),
    _Habit(
        r"\b(fn|round)\s+\w+\s*\([^()]*\)\s*",
        r"u[0-9(]|\{|:",
        "the result's type stands after `->`: `fn f(x: u8) -> u8 { … }`",
    ),
    _Habit(r"\bwhile\b\s*", r"", "loops are `for i in 0..n { … }`, with constant bounds"),
    _Habit(r"\bfor\s+", r"\(", "loops are `for i in 0..n { … }`"),
    _Habit(r"\b(var|int|uint\w*|u\d+)\s+", r"\w", "a variable is declared by `let x: u8 = …`"),
    _Habit(r"[;{\n]\s*", r"u\d+\s+\w", "a variable is declared by `let x: u8 = …`"),
    _Habit(r"", r"\+\+", "write `x += 1`"),
    _Habit(r"\b(elif|elseif)\s+", r"", "write `else if`"),
)


def hint_at(text: str, place: int) -> str:
    """The hint for a syntax error at a character of a text; empty if there is none."""
    before, found = text[max(0, place - _SEEN) : place], text[place : place + _SEEN]
    for habit in _HABITS:
        if re.match(habit.found, found) and re.search(f"(?:{habit.before})$", before):
            return habit.hint
    return ""
