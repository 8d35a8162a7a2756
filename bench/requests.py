"""The rows of the table of requests for random bytes, from `requests.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("requests.toml")


@dataclass(frozen=True)
class RequestRow:
    """A row.

    Args:
        target: name of the target.
        set: the parameter set.
        published: the published saving in percent; None if there is none.
        published_bytes: the bytes of that request; 0 if there is none.
    """

    target: str
    set: str
    published: float | None = None
    published_bytes: int = 0


def load_requests(file: Path = FILE) -> tuple[RequestRow, ...]:
    """The rows of the file, in its order."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(RequestRow(**row) for row in data["row"])
