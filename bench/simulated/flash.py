"""The flash of small files by part, compared with the smallest published ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bench.bars import markdown_table
from bench.peers import FLASH, MARKS, Peer

Kind = Literal["function", "shared", "table"]
"""A function of the interface, a routine that functions call, or constants."""
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "key set-up": ("key_setup",),
    "encryption": ("ecb_encrypt",),
    "decryption": ("ecb_decrypt",),
    "counter mode": ("ctr_init", "ctr_nonce", "ctr_crypt"),
}
"""The columns of the table that are of functions, each with those."""
LABELS = {"key_setup": "key", "ecb_encrypt": "enc", "ecb_decrypt": "dec", "tables": "tables"}


@dataclass(frozen=True)
class Piece:
    """A piece of a file.

    Args:
        n_bytes: of flash.
        reads: the other pieces that it calls, jumps to or reads.
        kind: of its content.
    """

    n_bytes: int
    reads: frozenset[str] = frozenset()
    kind: Kind = "function"


Sizes = Mapping[str, Piece]
"""The pieces of a file, functions by role, others by their labels."""


def all_bytes(sizes: Sizes) -> int:
    """The bytes of flash of a file."""
    return sum(piece.n_bytes for piece in sizes.values())


def markdown_flash(target: str, peers: Sequence[Peer], found: Mapping[str, Sizes]) -> str:
    """The table as Markdown.

    Args:
        target: whose files these are.
        peers: figures of others; those of other targets and units are left out.
        found: by set the pieces of its file; a set that others have and that has none has a row
            without figures.
    """
    published = {p.set: p for p in peers if (p.target, p.unit) == (target, FLASH)}
    names = dict.fromkeys([*found, *published])
    headings = (f"{target}, `--goal size`; bytes of flash", *COLUMNS, "shared", "tables", "all")
    compared = ("smallest of others", "of it", "the same here", "times")
    lines = [
        [n, *_cells(found.get(n, {})), *_compared(found.get(n), published.get(n))] for n in names
    ]
    return markdown_table([*headings, *compared], lines)


def _cells(sizes: Sizes) -> list[str]:
    if not sizes:
        return [""] * (len(COLUMNS) + 3)
    parts = [sum(sizes[n].n_bytes for n in names if n in sizes) for names in COLUMNS.values()]
    kinds: tuple[Kind, ...] = ("shared", "table")
    parts += [sum(piece.n_bytes for piece in sizes.values() if piece.kind == k) for k in kinds]
    return [*map(str, parts), str(all_bytes(sizes))]


def _compared(sizes: Sizes | None, peer: Peer | None) -> list[str]:
    """Others' figure, what it covers, and the size of the same parts here."""
    if peer is None:
        return [""] * 4
    said = [f"{peer.value:g} ({MARKS[peer.kind]})", " + ".join(LABELS[c] for c in peer.covers)]
    if not sizes:
        return [*said, "", ""]
    same = sum(sizes[name].n_bytes for name in _needed(sizes, peer.covers))
    return [*said, str(same), f"{same / peer.value:.1f}"]


def _needed(sizes: Sizes, names: Iterable[str]) -> set[str]:
    """Functions with all shared routines and tables that they need.

    Others' figures count their constants, too, whether or not they name them as tables.
    """
    found, left = set[str](), [name for name in names if name in sizes]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += sizes[name].reads
    return found
