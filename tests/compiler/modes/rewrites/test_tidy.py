"""Values are computed where they are copied to, and outputs are encrypted in place."""

from __future__ import annotations

import pytest

from compiler.modes.control import (
    Copy,
    Encrypt,
    Fill,
    If,
    Increment,
    Length,
    Place,
    Setup,
    Step,
    Xor,
)
from compiler.modes.rewrites.tidy import Tidy


def at(name: str, n_bytes: int = 8, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


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


def test_an_output_whose_plain_blocks_are_read_later_is_made_block_by_block() -> None:
    (found, _) = Tidy()((fill(), Copy(at("V"), at("v"))))
    assert isinstance(found, Fill)
    assert not found.schedule


def test_a_copy_in_a_branch_is_removed() -> None:
    then = (Increment(at("t"), at("x")), Copy(at("x"), at("t")))
    (found,) = Tidy()((If(Length("data"), then, ()),))
    assert found == If(Length("data"), (Increment(at("x"), at("x")),), ())
