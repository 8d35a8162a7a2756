"""Both sides of a copy get the same bytes if no byte must hold two values at once."""

from __future__ import annotations

import hashlib

import pytest

from compiler.modes.control import (
    RESULT,
    Blocks,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Held,
    If,
    Increment,
    Input,
    Length,
    Place,
    Refuse,
    Setup,
    Step,
    Xor,
    walk,
)
from compiler.modes.evaluate import evaluate_mode
from compiler.modes.places import counter_of
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.coalesce import Coalesce
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy
from dsl.modes.parse import shipped_mode
from dsl.modes.sizes import Sizes
from tests.compiler.modes.execute import Machine

FIELDS = {"K": 8, "V": 8}


def at(name: str, n_bytes: int = 8, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


def coalesced(*body: Step, operands_move: bool = True) -> tuple[Step, ...]:
    return Coalesce(FIELDS, operands_move)(body)


def test_a_value_is_made_in_the_state() -> None:
    steps = (Increment(at("t"), at("V")), Encrypt(at("t"), at("t"), "rk"), Copy(at("V"), at("t")))
    made = (Increment(at("V"), at("V")), Encrypt(at("V"), at("V"), "rk"))
    assert coalesced(*steps) == made


def test_operands_of_the_cipher_stay_where_they_are_aligned() -> None:
    steps = (Increment(at("t"), at("V")), Encrypt(at("t"), at("t"), "rk"), Copy(at("V"), at("t")))
    assert coalesced(*steps, operands_move=False) == steps
    keys = (Increment(at("t"), at("V")), Setup("rk", at("t")), Copy(at("K"), at("t")))
    assert coalesced(*keys, operands_move=False) == keys


def test_a_side_of_a_branch_that_changes_nothing_has_no_steps() -> None:
    then, other = Increment(at("t"), at("V")), Copy(at("t"), at("V"))
    steps = (If(Length("in"), (then,), (other,)), Xor(at("V"), at("t"), at("K")))
    assert coalesced(*steps) == (
        If(Length("in"), (Increment(at("V"), at("V")),), ()),
        Xor(at("V"), at("V"), at("K")),
    )


def test_blocks_are_chained_where_they_are_encrypted() -> None:
    body = (Xor(at("t"), at("x"), at("b")), Encrypt(at("t"), at("t"), "rk"), Copy(at("x"), at("t")))
    loop = Blocks(at("b"), (Input("in"),), body)
    _, found = coalesced(Copy(at("x"), at("V")), loop, Copy(at(RESULT), at("x")))
    assert isinstance(found, Blocks)
    (made, encrypted) = found.body
    assert isinstance(made, Xor)
    assert made == Xor(made.to, made.to, at("b"))
    assert encrypted == Encrypt(made.to, made.to, "rk")


def test_part_of_an_array() -> None:
    steps = (
        Increment(at("t"), at("V")),
        Copy(at("x", 8, 8), at("t")),
        Encrypt(at("x", 16), at("x", 16), "rk"),
    )
    assert coalesced(*steps)[0] == Increment(at("x", 8, 8), at("V"))


@pytest.mark.parametrize(
    "steps",
    [
        (Increment(at("t"), at("K")), Xor(at("K"), at("V"), at("t")), Copy(at("V"), at("t"))),
        (Increment(at("t"), at("V")), Refuse(1, Held("n")), Copy(at("V"), at("t"))),
        (Increment(at("t", 16), at("V", 16)), Copy(at("V"), at("t"))),
        (Copy(at("t"), at("V")), Increment(at("t"), at("t")), Xor(at("V"), at("V"), at("t"))),
        (Copy(at("K"), at("V")),),
        (Gather(at("t"), (at("V", 4), at("V", 4, 4))), Copy(at("V"), at("t"))),
    ],
    ids=[
        "the old value is read later",
        "a refusal",
        "an array that is longer than the field",
        "both values are needed",
        "two fields",
        "pieces of what is written",
    ],
)
def test_copies_that_stay(steps: tuple[Step, ...]) -> None:
    assert coalesced(*steps) == steps


def test_a_counter_is_apart_from_its_block() -> None:
    count = (Increment(at("v"), at("c")), Copy(at("c"), at("v")))
    steps = (Copy(at("c"), at("V")), Fill("out", at("v"), count, "rk"), Copy(at("V"), at("c")))
    (loop,) = coalesced(*steps)
    assert isinstance(loop, Fill)
    assert counter_of(loop) == at("V")
    assert loop.block == at("v")


@pytest.mark.parametrize("operands_move", [False, True])
@pytest.mark.parametrize(("block", "key"), [(8, 16), (16, 16), (16, 32)])
@pytest.mark.parametrize("has_df", [False, True])
@pytest.mark.parametrize("folds", [False, True])
def test_the_shipped_mode(
    operands_move: bool, block: int, key: int, has_df: bool, folds: bool
) -> None:
    """The mode does the same as before, with fewer copies."""

    def encrypt(key: bytes, text: bytes) -> bytes:
        return hashlib.sha256(key + text).digest()[: len(text)]

    plain = evaluate_mode(
        shipped_mode("ctr_drbg"), Sizes(block, key, {"df": has_df}), encrypt, folds
    )
    for rewrite in (Fuse(), Batch(block), Tidy()):
        plain = plain.with_bodies(rewrite)
    less = plain.with_bodies(Coalesce(plain.fields, operands_move))
    copies = [
        sum(isinstance(step, Copy) for routine in control.routines for step in walk(routine.body))
        for control in (plain, less)
    ]
    assert copies[1] < copies[0]
    machines = [Machine(control, encrypt) for control in (plain, less)]
    seed, more = bytes(range(key + block)), bytes(range(7, 7 + key + block))
    calls = [
        ("init", [seed, b"", more[:5]], 0),
        ("generate", [b""], 3 * block + 1),
        ("generate", [more], 2 * block),
        ("reseed", [more, seed[:3]], 0),
        ("generate", [more[:9]], 0),
        ("generate", [b""], 2000000),
        ("generate", [b""], 1),
    ]
    for entry, inputs, n_bytes in calls:
        found = [machine.call(entry, inputs, n_bytes) for machine in machines]
        assert found[0] == found[1]
        assert machines[0].state == machines[1].state
