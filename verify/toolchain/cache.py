"""Where what lwcc makes once and keeps is on this machine."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = "LWCC_CACHE"
"""The variable that names the folder; with nothing in it there is no cache."""


def cache_folder() -> Path | None:
    """Where the user's cache is; None where there is none."""
    if (named := os.environ.get(FOLDER)) is not None:
        return Path(named) if named else None
    base = os.environ.get("XDG_CACHE_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "lwcc"
    try:
        return Path.home() / ".cache" / "lwcc"
    except RuntimeError:
        return None
