"""What heads state by their options is all that checks and proofs take from these."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from hashlib import sha256

import pytest

from artifacts.stated import Stated, stated_by
from compiler.frontend.interface import FixedKey
from options.build import BuildOptions

KEY = bytes(range(16))
PLAIN = stated_by(BuildOptions("speck64_128", "neon", 16))
CHANGED: dict[str, object] = {
    "set_name": "speck64_96",
    "target": "rv32i",
    "features": ("sha3",),
    "mode": "ecb",
    "counter_bits": 16,
    "unaligned": True,
    "prefix": "my_",
    "suffix": "_2",
    "fixed_key": FixedKey(KEY, b"\1"),
    "makes_round_keys": True,
}


def test_features_are_spelled_for_the_assembler() -> None:
    assert replace(PLAIN, features=("sha3",)).assembler_features == ("sha3",)
    assert stated_by(BuildOptions("toy", "c")).assembler_features == ()


def test_a_prefix_is_part_of_a_symbol() -> None:
    assert replace(PLAIN, prefix="my_").naming.symbol("key_setup").startswith("my_")


def test_a_fixed_key_has_a_digest() -> None:
    assert PLAIN.key_digest == ""
    assert replace(PLAIN, fixed_key=FixedKey(KEY)).key_digest == sha256(KEY).hexdigest()


@pytest.mark.parametrize("name", [field.name for field in fields(Stated)])
def test_each_value_counts_in_the_table(name: str) -> None:
    """A certificate has the table: no value may be missing there."""
    changed = replace(PLAIN, **{name: CHANGED[name]})  # type: ignore[arg-type]
    assert json.dumps(changed.table) != json.dumps(PLAIN.table)


def test_options_that_state_nothing_leave_the_table_as_it_is() -> None:
    assert stated_by(BuildOptions("speck64_128", "neon", 16, goal="size")) == PLAIN
