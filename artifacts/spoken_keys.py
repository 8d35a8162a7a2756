"""Entries of heads and headers about round keys that are not stored."""

from __future__ import annotations

import hashlib

from options.build import BuildOptions

ON_THE_FLY = "made in each block: rk holds the key itself, as key_setup copies it, and no round key"


def spell_keys(options: BuildOptions) -> str:
    """The head's entry about the source of round keys; empty if the key set-up stores them."""
    if fixed := options.fixed_key:
        nonce = ", and its nonce" if fixed.nonce else ""
        digest = key_digest(options)
        return f"FIXED: THIS FILE HOLDS A SECRET KEY, the one of sha256:{digest}{nonce}"
    return ON_THE_FLY if options.makes_round_keys else ""


def key_digest(options: BuildOptions) -> str:
    """SHA-256 of the fixed key, which distinguishes files of different keys; else empty."""
    fixed = options.fixed_key
    return hashlib.sha256(fixed.key).hexdigest() if fixed else ""
