"""Figures of others name a source of the file and how they came about."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench.peers import FLASH, MARKS, Peer, load_peers

ENTRY = """
[sources]
paper = "A. Author, A Paper, 2020"

[[peer]]
set = "toy64_64"
target = "neon"
who = "them"
kind = "published"
core = "a core"
unit = "cycles/byte"
value = 2
source = "paper"
"""


def file_of(folder: Path, old: str = "", new: str = "") -> Path:
    assert old in ENTRY
    path = folder / "others.toml"
    path.write_text(ENTRY.replace(old, new) if old else ENTRY)
    return path


def test_an_entry_has_its_source_in_words(tmp_path: Path) -> None:
    paper = "A. Author, A Paper, 2020"
    one = Peer("toy64_64", "neon", "them", "published", "a core", "cycles/byte", 2, paper)
    assert load_peers(file_of(tmp_path)) == (one,)


@pytest.mark.parametrize(
    ("old", "new"),
    [('source = "paper"', 'source = "book"'), ('kind = "published"', 'kind = "guessed"')],
)
def test_unknown_sources_and_kinds_are_refused(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"others\.toml: unknown source or kind in .*toy64_64"):
        load_peers(file_of(tmp_path, old, new))


@pytest.mark.parametrize("key", ["set", "unit", "value"])
def test_an_entry_has_every_key_and_no_other(tmp_path: Path, key: str) -> None:
    with pytest.raises(TypeError):
        load_peers(file_of(tmp_path, f"\n{key} = ", f"\nother_{key} = "))


def test_peers_name_their_sources() -> None:
    published = [peer for peer in load_peers() if peer.kind == "published"]
    by_target = Counter(peer.target for peer in published)
    assert by_target == {"neon": 13, "rv32i": 4, "avr": 9}
    assert all("et al." in peer.source for peer in published if peer.target == "neon")
    assert all("Hansung" in peer.source for peer in published if peer.target == "rv32i")


def test_figures_are_positive_and_of_known_kinds_and_units() -> None:
    of_bytes = {"cycles/byte", "instructions/byte", "vector instructions/byte"}
    for peer in load_peers():
        assert peer.value > 0
        assert peer.kind in MARKS
        assert peer.unit in {*of_bytes, "cycles/block", FLASH}
        assert bool(peer.covers) == (peer.unit == FLASH)
        assert set(peer.covers) <= {"key_setup", "ecb_encrypt", "ecb_decrypt", "tables"}
