"""The table of flash: what a file is made of, and the same parts of others."""

from __future__ import annotations

from bench.peers import Peer, load_peers
from bench.simulated.flash import LABELS, Piece, all_bytes, markdown_flash

SETUP = Piece(300, frozenset({".Lsave", ".Lrounds"}))
SIZES = {
    **{"key_setup": SETUP, "ecb_encrypt": Piece(100, frozenset({".Lsave"})), "ctr_init": Piece(10)},
    **{"ecb_decrypt": Piece(120, frozenset({".Lbox"})), "ctr_nonce": Piece(20)},
    **{"ctr_crypt": Piece(150, frozenset({"ecb_encrypt"})), ".Lsave": Piece(84, kind="shared")},
    **{".Lrounds": Piece(40, kind="table"), ".Lbox": Piece(256, kind="table")},
}
PEERS = (
    Peer("a", "avr", "p", "published", "AVR", "flash bytes", 200, "", ("key_setup", "ecb_encrypt")),
    Peer("a", "avr", "p", "measured", "AVR", "cycles/byte", 9, ""),
    Peer("b", "avr", "p", "published", "AVR", "flash bytes", 94, "", ("ecb_decrypt", "tables")),
    Peer("c", "avr", "p", "published", "AVR", "flash bytes", 80, "", ("ecb_encrypt", "tables")),
    Peer("d", "neon", "p", "published", "x", "flash bytes", 80, "", ("ecb_encrypt",)),
)


def test_rows_have_parts_sums_and_quotients() -> None:
    head, _, *rows = markdown_flash("avr", PEERS, {"a": SIZES, "b": SIZES}).splitlines()
    assert head.startswith("| avr, `--goal size`; bytes of flash | key set-up | encryption |")
    assert all_bytes(SIZES) == 1080
    parts = "300 | 100 | 120 | 180 | 84 | 296 | 1080"
    assert rows == [
        # The constants of the key set-up and the shared routine count, the table of decryption not.
        f"| a | {parts} | 200 (P) | key + enc | 524 | 2.6 |",
        f"| b | {parts} | 94 (P) | dec + tables | 376 | 4.0 |",
        "| c |  |  |  |  |  |  |  | 80 (P) | enc + tables |  |  |",
    ]


def test_all_that_sizes_of_others_cover_has_a_name() -> None:
    covered = {part for peer in load_peers() for part in peer.covers}
    assert covered <= LABELS.keys()
