"""The place of lwcc's cache on this machine."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = "LWCC_CACHE"
"""The variable that names the folder; if it is empty, there is no cache."""


def cache_folder() -> Path | None:
    """The user's cache folder; None if there is none."""
    if (named := os.environ.get(FOLDER)) is not None:
        return Path(named) if named else None
    base = os.environ.get("XDG_CACHE_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "lwcc"
    try:
        return Path.home() / ".cache" / "lwcc"
    except RuntimeError:
        return None
