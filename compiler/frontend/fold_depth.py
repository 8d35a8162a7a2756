"""Depths of folding in counter mode, as options spell them: `round2`, `subbytes2`."""

from __future__ import annotations

import re

DEPTH = re.compile(r"(round|subbytes)(\d+)")


def stages_before(depth: str) -> int:
    """The number of linear layers before a depth, the one before the first S-boxes included.

    0 if the text is no depth, or `none`.
    """
    match = DEPTH.fullmatch(depth)
    if not match:
        return 0
    return int(match[2]) + (match[1] == "round")
