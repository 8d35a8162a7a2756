"""The flash of small files by part, compared with the smallest published ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.bars import markdown_table
from bench.peers import FLASH, MARKS, Peer

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "key set-up": ("key_setup",),
    "encryption": ("ecb_encrypt",),
    "decryption": ("ecb_decrypt",),
    "counter mode": ("ctr_init", "ctr_nonce", "ctr_crypt"),
    "tables": ("tables",),
}
"""The columns of the table, each with the parts of a file that it is of."""
LABELS = {"key_setup": "key", "ecb_encrypt": "enc", "ecb_decrypt": "dec", "tables": "tables"}
Sizes = Mapping[str, int]
"""Bytes of flash of each function of a file, by role, and of its `tables`."""


def markdown_flash(target: str, peers: Sequence[Peer], found: Mapping[str, Sizes]) -> str:
    """The table as Markdown.

    Args:
        target: whose files these are.
        peers: what others reach; those of other targets and units are left out.
        found: by set the sizes of its file; a set that others have and that has none has a row
            without figures.
    """
    published = {p.set: p for p in peers if (p.target, p.unit) == (target, FLASH)}
    names = dict.fromkeys([*found, *published])
    headings = (f"{target}, `--goal size`; bytes of flash", *COLUMNS, "all")
    compared = ("smallest of others", "of it", "the same here", "times")
    lines = [
        [n, *_cells(found.get(n, {})), *_compared(found.get(n), published.get(n))] for n in names
    ]
    return markdown_table([*headings, *compared], lines)


def _cells(sizes: Sizes) -> list[str]:
    if not sizes:
        return [""] * (len(COLUMNS) + 1)
    parts = [_sum(sizes, roles) for roles in COLUMNS.values()]
    return [*map(str, parts), str(sum(sizes.values()))]


def _compared(sizes: Sizes | None, peer: Peer | None) -> list[str]:
    """Others' figure, what it covers, and the size of the same parts here."""
    if peer is None:
        return [""] * 4
    said = [f"{peer.value:g} ({MARKS[peer.kind]})", " + ".join(LABELS[c] for c in peer.covers)]
    if not sizes:
        return [*said, "", ""]
    same = _sum(sizes, peer.covers)
    return [*said, str(same), f"{same / peer.value:.1f}"]


def _sum(sizes: Sizes, roles: Sequence[str]) -> int:
    return sum(sizes.get(role, 0) for role in roles)
