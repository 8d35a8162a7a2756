"""Standard output whose errors say that they are of standard output."""

from __future__ import annotations

import io
import sys
from typing import Any


class _Named(io.FileIO):
    """A file whose errors name it; those of a descriptor do not."""

    def write(self, data: Any, /) -> int:
        """Write bytes; how many were taken."""
        try:
            return super().write(data) or 0
        except OSError as problem:
            raise OSError(problem.errno, problem.strerror, "stdout") from problem


def name_stdout() -> None:
    """Let errors of `sys.stdout` say so: a full disk behind it is not that of another file."""
    stream = sys.stdout
    if stream is None or not isinstance(stream, io.TextIOWrapper):
        return
    named = io.BufferedWriter(_Named(stream.fileno(), "w", closefd=False))
    sys.stdout = io.TextIOWrapper(
        named, stream.encoding, stream.errors, line_buffering=stream.line_buffering
    )
