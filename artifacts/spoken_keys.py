"""Entries of heads and headers about round keys that are not stored."""

from __future__ import annotations

from artifacts.stated import Stated

ON_THE_FLY = "made in each block: rk holds the key itself, as key_setup copies it, and no round key"


def spell_keys(stated: Stated) -> str:
    """The head's entry about the source of round keys; empty if the key set-up stores them."""
    if fixed := stated.fixed_key:
        nonce = ", and its nonce" if fixed.nonce else ""
        return f"FIXED: THIS FILE HOLDS A SECRET KEY, the one of sha256:{stated.key_digest}{nonce}"
    return ON_THE_FLY if stated.makes_round_keys else ""
