"""The table for cores in order: which file is a row's, and what the cells say."""

from __future__ import annotations

from typing import Any

import pytest

from bench.bars import load_bars
from bench.counters import Counts
from bench.in_order.bars import FILE, markdown_in_order, pays_from
from bench.in_order.cycles import Run
from bench.in_order.marginal import Modelled
from bench.peers import load_peers

BARS = load_bars(FILE)


def modelled(cycles: int, n_blocks: int = 0, stalls: int = 0) -> Modelled:
    run, counts = Run(cycles, cycles, stalls, 0, 0, 0), Counts(0, 0, 0, cycles, 0, 16 * n_blocks)
    return Modelled("x.s", "f", "sifive-e31", run, counts, n_blocks, 5000)


def functions(cycles_per_block: int, nonce: int) -> dict[str, Modelled]:
    return {"ctr_crypt": modelled(10 * cycles_per_block, 10, 5), "ctr_nonce": modelled(nonce)}


def entry(features: tuple[str, ...] = (), **options: Any) -> dict[str, Any]:
    return {"options": {"mode": "ctr", **options}, "features": list(features), "goal": "speed"}


EIGHT: dict[str, Any] = {"blocks": 8, "depth": "round2", "fixslice": "none"}


@pytest.mark.parametrize(
    ("found", "title"),
    [
        (entry(), "AES-128, fully fixsliced, 2 blocks"),
        (entry(lanes=1, fixslice="semi"), "AES-128, semi-fixsliced, 2 blocks"),
        (entry(**EIGHT), "AES-128, 8 blocks, round 2 folded"),
        (
            entry(("zbb",), **EIGHT),
            "AES-128, 8 blocks, round 2 folded, zbb",
        ),
        (entry(depth="round2"), "AES-128, fully fixsliced, round 2 folded"),
    ],
)
def test_a_file_is_one_row_at_most(found: dict[str, Any], title: str) -> None:
    assert [row.title for row in BARS.rows if row.fits(found)] == [title]


def test_a_file_of_another_form_is_no_row() -> None:
    assert not [row for row in BARS.rows if row.fits(entry(depth="round1"))]
    assert not [row for row in BARS.rows if row.fits({**entry(), "goal": "size"})]


def test_rows_name_peers_and_rows_that_exist() -> None:
    peers = {peer.who for peer in load_peers() if peer.target == BARS.target}
    titles = {row.title for row in BARS.rows}
    assert len(titles) == len(BARS.rows) == 14
    assert {row.peer for row in BARS.rows if row.peer} <= peers
    assert {row.against for row in BARS.rows if row.against} <= titles


def test_a_table_pays_when_what_it_wins_is_what_it_costs() -> None:
    plain = functions(1300, 50)
    assert pays_from(functions(1200, 50 + 25_000), plain) == 250
    assert pays_from(functions(1200, 50 + 25_001), plain) == 251
    assert pays_from(functions(1200, 40), plain) == 0
    assert pays_from(functions(1300, 40), plain) is None


def test_cells_are_others_wanted_and_ours() -> None:
    found = {
        "AES-128, fully fixsliced, 2 blocks": functions(1300, 50),
        "AES-128, fully fixsliced, round 2 folded": functions(1000, 75_050),
    }
    table = markdown_in_order(BARS, load_peers(), found)
    lines = {line.split(" | ")[0][2:]: line for line in table.splitlines()}
    assert lines["AES-128, fully fixsliced, 2 blocks"] == (
        "| AES-128, fully fixsliced, 2 blocks | 1398 (P) | 1305 | 1300.0 | 0.50 | 5000 | 50 |  |"
    )
    assert lines["AES-128, fully fixsliced, round 2 folded"] == (
        "| AES-128, fully fixsliced, round 2 folded |  | 1005 "
        "| 1000.0 | 0.50 | 5000 | 75050 | 250 |"
    )
    assert lines["AES-128, 8 blocks, round 2 folded"] == (
        "| AES-128, 8 blocks, round 2 folded | 1256 (M) | 835 |  |  |  |  |  |"
    )
