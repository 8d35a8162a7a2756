"""Encryptions of blocks that do not depend on each other become one call."""

from __future__ import annotations

import pytest

from compiler.modes.control import (
    Blocks,
    Constant,
    Copy,
    Encrypt,
    Increment,
    Input,
    Place,
    Setup,
    Step,
    Xor,
)
from compiler.modes.rewrites.batch import Batch


def at(name: str, n_bytes: int = 8, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


def test_counter_blocks_are_encrypted_by_one_call() -> None:
    steps = (
        Increment(at("v"), at("V")),
        Encrypt(at("a"), at("v"), "rk"),
        Increment(at("w"), at("v")),
        Encrypt(at("b"), at("w"), "rk"),
        Copy(at("out"), at("a")),
    )
    assert Batch(8)(steps) == (
        Increment(at("t1"), at("V")),
        Increment(at("t1", first=8), at("t1")),
        Encrypt(at("t1", 16), at("t1", 16), "rk"),
        Copy(at("out"), at("t1")),
    )


def test_a_block_that_is_needed_later_is_copied() -> None:
    steps = (
        Encrypt(at("a"), at("V"), "rk"),
        Increment(at("w"), at("V")),
        Encrypt(at("b"), at("w"), "rk"),
        Copy(at("V"), at("w")),
    )
    found = Batch(8)(steps)
    assert found[:3] == (
        Increment(at("w"), at("V")),
        Copy(at("t1"), at("V")),
        Copy(at("t1", first=8), at("w")),
    )
    assert found[3] == Encrypt(at("t1", 16), at("t1", 16), "rk")


@pytest.mark.parametrize(
    "between",
    [Setup("rk", at("K", 16)), Xor(at("w"), at("a"), at("a"))],
    ids=["another key", "the second needs the first"],
)
def test_encryptions_that_stay(between: Step) -> None:
    steps = (Encrypt(at("a"), at("v"), "rk"), between, Encrypt(at("b"), at("w"), "rk"))
    assert Batch(8)(steps) == steps


def test_other_round_keys_are_another_call() -> None:
    steps = (Encrypt(at("a"), at("v"), "rk"), Encrypt(at("b"), at("w"), "rk1"))
    assert Batch(8)(steps) == steps


def test_constant_blocks_are_copied_to_the_array_of_a_call() -> None:
    zero, one = Constant(bytes(8)), Constant(bytes(7) + b"\1")
    body = (Encrypt(at("a"), zero, "rk"), Encrypt(at("b"), one, "rk"), Copy(at("V"), at("b")))
    (found,) = Batch(8)((Blocks(at("p"), (Input("data"),), body),))
    assert isinstance(found, Blocks)
    assert found.body == (
        Copy(at("t1"), zero),
        Copy(at("t1", first=8), one),
        Encrypt(at("t1", 16), at("t1", 16), "rk"),
        Copy(at("V"), at("t1", first=8)),
    )
