"""What fusing, batching and tidying make of steps, and what they leave as it is."""

from __future__ import annotations

import pytest

from compiler.modes.control import (
    Blocks,
    Constant,
    Copy,
    Encrypt,
    Fill,
    Increment,
    Input,
    Place,
    Setup,
    Step,
    Xor,
)
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy

PIECES = (Input("data"),)


def at(name: str, n_bytes: int = 8, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


def chain(state: str, block: str) -> Blocks:
    """A loop that takes each block into a state."""
    return Blocks(at(block), PIECES, (Xor(at(state), at(state), at(block)),))


def test_loops_over_the_same_bytes_become_one() -> None:
    start = Copy(at("y"), Constant(bytes(8)))
    used = Copy(at("z"), at("x"))
    found = Fuse()((chain("x", "b"), used, start, chain("y", "c")))
    both = Xor(at("x"), at("x"), at("b")), Xor(at("y"), at("y"), at("b"))
    assert found == (start, Blocks(at("b"), PIECES, both), used)


def test_a_loop_that_needs_another_stays_behind_it() -> None:
    steps = (chain("x", "b"), Copy(at("y"), at("x")), chain("y", "c"))
    assert Fuse()(steps) == steps


def test_loops_over_other_bytes_stay() -> None:
    other = Blocks(at("c"), (Input("more"),), ())
    assert Fuse()((chain("x", "b"), other)) == (chain("x", "b"), other)


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


def test_a_value_is_made_where_it_goes() -> None:
    steps = (Xor(at("t"), at("x"), at("y")), Copy(at("x"), at("t")))
    assert Tidy()(steps) == (Xor(at("x"), at("x"), at("y")),)


def test_a_value_that_is_read_twice_is_copied() -> None:
    steps = (
        Xor(at("t"), at("x"), at("y")),
        Copy(at("x"), at("t")),
        Copy(at("z"), at("t")),
    )
    assert Tidy()(steps) == steps


def test_a_value_is_not_made_over_what_is_read() -> None:
    steps = (
        Xor(at("t"), at("x"), at("y")),
        Copy(at("z"), at("x")),
        Copy(at("x"), at("t")),
    )
    assert Tidy()(steps) == steps


def test_bytes_that_overlap_in_part_are_copied() -> None:
    steps = (Xor(at("t"), at("x", first=4), at("y")), Copy(at("x"), at("t")))
    assert Tidy()(steps) == steps


def fill(*behind: Step) -> Fill:
    body = (Increment(at("v"), at("V")), Encrypt(at("a"), at("v"), "rk"), *behind)
    return Fill("out", at("a"), body)


def test_an_output_is_encrypted_where_it_lies() -> None:
    (found,) = Tidy()((fill(Copy(at("V"), at("v"))),))
    body = (Increment(at("v"), at("V")), Copy(at("V"), at("v")))
    assert found == Fill("out", at("v"), body, "rk")


@pytest.mark.parametrize(
    "behind",
    [Copy(at("V"), at("a")), Setup("rk", at("a")), Increment(at("v"), at("v"))],
    ids=["the block is needed", "the key changes", "its source changes"],
)
def test_an_output_that_is_made_block_by_block(behind: Step) -> None:
    (found,) = Tidy()((fill(behind),))
    assert isinstance(found, Fill)
    assert not found.schedule
