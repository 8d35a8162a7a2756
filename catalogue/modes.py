"""The modes that come with lwcc, by their first lines: nothing of the language is read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import dsl.modes

FOLDER = Path(dsl.modes.__file__).parent
_FIRST = re.compile(r"^mode (\w+)(?: as (\w+))?", re.MULTILINE)


@cache
def mode_files() -> Mapping[str, Path]:
    """The file of each mode, by the word that commands and symbols have for it."""
    found: dict[str, Path] = {}
    for path in sorted(FOLDER.glob("*.mode")):
        if first := _FIRST.search(path.read_text(encoding="utf-8")):
            found[first[2] or first[1]] = path
    return found
