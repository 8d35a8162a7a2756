"""How often Python looks for garbage in cycles."""

from __future__ import annotations

import gc

NEW_OBJECTS = 100_000
"""A compilation keeps millions of small objects and makes hardly a cycle. Python's own threshold of
700 new objects takes a sixth of its time."""


def collect_seldom() -> None:
    """Let this process look for cycles only after many new objects."""
    gc.set_threshold(NEW_OBJECTS, 50, 100)
