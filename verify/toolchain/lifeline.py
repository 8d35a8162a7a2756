"""Ends a process when its parent ends, since no one would read its results."""

from __future__ import annotations

import ctypes
import signal
import sys

SET_PARENT_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of linux/prctl.h."""


def end_with_parent() -> None:
    """Let this process end when its parent does, however that ends; only Linux does so."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
