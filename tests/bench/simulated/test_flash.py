"""The table of flash: what a file is made of, and the same parts of others."""

from __future__ import annotations

from bench.peers import Peer, load_peers
from bench.simulated.flash import LABELS, markdown_flash

SIZES = {
    **{"key_setup": 300, "ecb_encrypt": 100, "ecb_decrypt": 120, "ctr_init": 10},
    **{"ctr_nonce": 20, "ctr_crypt": 150, "tables": 256},
}
PEERS = (
    Peer("a", "avr", "p", "published", "AVR", "flash bytes", 200, "", ("key_setup", "ecb_encrypt")),
    Peer("a", "avr", "p", "measured", "AVR", "cycles/byte", 9, ""),
    Peer("c", "avr", "p", "published", "AVR", "flash bytes", 80, "", ("ecb_encrypt", "tables")),
    Peer("d", "neon", "p", "published", "x", "flash bytes", 80, "", ("ecb_encrypt",)),
)


def test_rows_have_parts_sums_and_quotients() -> None:
    head, _, *rows = markdown_flash("avr", PEERS, {"a": SIZES, "b": SIZES}).splitlines()
    assert head.startswith("| avr, `--goal size`; bytes of flash | key set-up | encryption |")
    assert rows == [
        "| a | 300 | 100 | 120 | 180 | 256 | 956 | 200 (P) | key + enc | 400 | 2.0 |",
        "| b | 300 | 100 | 120 | 180 | 256 | 956 |  |  |  |  |",
        "| c |  |  |  |  |  |  | 80 (P) | enc + tables |  |  |",
    ]


def test_all_that_sizes_of_others_cover_has_a_name() -> None:
    covered = {part for peer in load_peers() for part in peer.covers}
    assert covered <= LABELS.keys()
