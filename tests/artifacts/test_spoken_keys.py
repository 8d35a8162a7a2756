"""Heads say where round keys come from, and that a file holds a secret key."""

from __future__ import annotations

from hashlib import sha256

from artifacts.spoken_keys import ON_THE_FLY, spell_keys
from artifacts.stated import Stated, stated_by
from options.build import BuildOptions

KEY = bytes(range(16))
STORED = stated_by(BuildOptions(set_name="speck64_128"))


def fixed(nonce: str = "") -> Stated:
    options = BuildOptions("speck64_128", keys="fixed", key=KEY.hex(), nonce=nonce)
    return stated_by(options)


def test_stored_round_keys_have_no_entry() -> None:
    assert spell_keys(STORED) == ""


def test_round_keys_made_in_each_block_are_named() -> None:
    options = BuildOptions(set_name="speck64_128", keys="onthefly")
    assert spell_keys(stated_by(options)) == ON_THE_FLY


def test_a_fixed_key_is_told_by_its_digest_alone() -> None:
    said = spell_keys(fixed())
    assert "HOLDS A SECRET KEY" in said
    assert sha256(KEY).hexdigest() in said
    assert KEY.hex() not in said


def test_a_fixed_nonce_is_said_as_well() -> None:
    assert spell_keys(fixed("00" * 4)).endswith(", and its nonce")
