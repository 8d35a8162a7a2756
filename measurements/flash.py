"""The flash of a file for microcontrollers, piece by piece: functions, shared routines, tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from artifacts.generated_files import Part
from artifacts.memory import Listing
from bench.simulated.flash import Kind, Piece, Sizes
from compiler.machine.load import load_target
from compiler.machine.target import Target

WORD = re.compile(r"[.\w]+")


def flash_of(part: Part) -> Sizes:
    """The pieces of a part: functions by role, shared routines and tables by their labels."""
    roles = {symbol: role for role, symbol in part.functions.items()}
    return pieces_of(part.text, load_target(part.options.target), roles)


def pieces_of(text: str, target: Target, roles: Mapping[str, str]) -> Sizes:
    """The pieces of a text, each with those that it names.

    Args:
        text: assembly; functions end with `.size`, and tables are in sections behind the code.
        target: whose instructions these are.
        roles: by the symbols of the functions their names in the result.
    """
    found = _Reading(roles)
    for line in text.splitlines():
        found.take(line.partition(target.comment)[0].strip())
    listing = Listing(text, target)
    starts = [listing.place_of(label) for label in found.starts] + [listing.n_bytes]
    sizes = found.table_bytes
    for name, (first, end) in zip(found.starts.values(), pairwise(starts), strict=True):
        sizes[name] = sizes.get(name, 0) + end - first
    owners = found.owners
    reads = {
        name: {owners[w] for w in words & owners.keys()} for name, words in found.words.items()
    }
    return {
        name: Piece(n_bytes, frozenset(reads.get(name, ())) - {name}, found.kinds[name])
        for name, n_bytes in sizes.items()
    }


@dataclass
class _Reading:
    """The sections to which lines of a text belong.

    Args:
        roles: as those of `pieces_of`.
        starts: by the labels at which code of a piece begins, the piece.
        owners: by label, the piece that it is in.
        words: by piece, the words of its lines.
        kinds: of the pieces.
        table_bytes: the sizes of tables.
        piece: the piece that lines are of; empty between functions.
        is_code: whether it is code.
    """

    roles: Mapping[str, str]
    starts: dict[str, str] = field(default_factory=dict[str, str])
    owners: dict[str, str] = field(default_factory=dict[str, str])
    words: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    kinds: dict[str, Kind] = field(default_factory=dict[str, Kind])
    table_bytes: dict[str, int] = field(default_factory=dict[str, int])
    piece: str = ""
    is_code: bool = True

    def take(self, line: str) -> None:
        """Read a line without its comment."""
        if line.startswith(".section"):
            self.is_code = False
        elif line.startswith(".size"):
            self.piece = ""
        elif line.endswith(":"):
            self.enter(line[:-1])
        elif line.startswith(".byte"):
            self.table_bytes[self.piece] += len(line.split(","))
        elif line and not line.startswith("."):
            self.words.setdefault(self.piece, set()).update(WORD.findall(line))

    def enter(self, label: str) -> None:
        """Read a label: of a function, of a place in one, of a shared routine, or of a table."""
        if not self.is_code:
            self.begin(label, "table")
            self.table_bytes[label] = 0
        elif label in self.roles:
            self.starts[label] = self.begin(self.roles[label], "function")
        elif self.kinds.get(self.piece) != "function":
            self.starts[label] = self.begin(label, "shared")
        self.owners[label] = self.piece

    def begin(self, piece: str, kind: Kind) -> str:
        """Begin a piece."""
        self.piece, self.kinds[piece] = piece, kind
        return piece
