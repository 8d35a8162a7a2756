"""The figures of others, from `peers.toml`: each with its source and method."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("peers.toml")
MARKS = {"published": "P", "measured": "M"}
"""The kinds of figures, and how tables mark them."""
FLASH = "flash bytes"
UNITS = {
    "cycles/byte": "",
    "cycles/block": " a block",
    "vector instructions/byte": " vector instructions",
    "instructions/byte": " instructions",
    FLASH: " bytes of flash",
}
"""The units of figures, and how cells of several units say them; cycles per byte need no word."""


@dataclass(frozen=True)
class Peer:
    """One figure.

    Args:
        set: the parameter set.
        target: the target it is to be compared on.
        who: whose implementation, and which.
        kind: `published` by its authors on their hardware, or `measured` by the method of `source`.
        core: the machine or the model.
        unit: `cycles/byte` or `cycles/block`, or `instructions/byte` or
            `vector instructions/byte`, or `flash bytes`.
        value: the figure.
        source: where it stands, or how it was measured.
        covers: of a size the functions that it is of, by role, and `tables` where it has any.
    """

    set: str
    target: str
    who: str
    kind: str
    core: str
    unit: str
    value: float
    source: str
    covers: tuple[str, ...] = ()


def load_peers(file: Path = FILE) -> tuple[Peer, ...]:
    """All figures of the file.

    Raises:
        ValueError: an entry names no source of the file, or no known kind.
    """
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    sources = data["sources"]
    peers: list[Peer] = []
    for entry in data["peer"]:
        if entry["source"] not in sources or entry["kind"] not in MARKS:
            raise ValueError(f"{file.name}: unknown source or kind in {entry}")
        covers = tuple(entry.get("covers", ()))
        peers.append(Peer(**{**entry, "source": sources[entry["source"]], "covers": covers}))
    return tuple(peers)
