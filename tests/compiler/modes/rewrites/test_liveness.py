"""The bytes that are needed behind steps."""

from __future__ import annotations

from compiler.modes.control import (
    Blocks,
    Copy,
    Fill,
    Held,
    If,
    Increment,
    Input,
    Length,
    Place,
    Refuse,
    Step,
    Xor,
)
from compiler.modes.rewrites.liveness import Bytes, points_of

STATE = {"V": 2}


def at(name: str, n_bytes: int = 2, first: int = 0) -> Place:
    return Place(name, first, n_bytes)


def whole(*names: str) -> Bytes:
    return frozenset((name, i) for name in names for i in range(2))


def needed(*body: Step) -> list[tuple[Step, Bytes]]:
    """What is needed behind each step, the last one first."""
    return [(point.step, point.needed) for point in points_of(body, STATE)]


def test_a_value_is_needed_up_to_its_last_reader() -> None:
    first, second = Increment(at("t"), at("V")), Increment(at("V"), at("t"))
    assert needed(first, second) == [(second, whole("V")), (first, whole("t"))]


def test_bytes_of_an_array_are_needed_one_by_one() -> None:
    first, second = Increment(at("t"), at("V")), Copy(at("V", 1), at("t", 1, 1))
    assert needed(first, second)[1] == (first, frozenset({("t", 1), ("V", 1)}))


def test_a_byte_comes_from_where_it_is_copied() -> None:
    (point,) = points_of((Copy(at("V", 1, 1), at("t", 1, 5)),), STATE)
    assert point.source_of(("V", 1)) == ("t", 5)
    (point,) = points_of((Increment(at("V"), at("t")),), STATE)
    assert point.source_of(("V", 1)) is None


def test_what_one_side_of_a_branch_reads_is_needed_before_it() -> None:
    first, then = Increment(at("t"), at("V")), Copy(at("V"), at("t"))
    assert needed(first, If(Length("in"), (then,), ()))[-1] == (first, whole("t", "V"))


def test_a_refusal_leaves_the_state_as_it_was() -> None:
    write = Copy(at("t"), at("V"))
    last = Copy(at("V"), at("t"))
    assert needed(write, Refuse(1, Held("n")), last)[-1] == (write, whole("t", "V"))


def test_what_an_iteration_reads_is_needed_behind_the_one_before() -> None:
    chain = Xor(at("x"), at("x"), at("b"))
    loop = Blocks(at("b"), (Input("in"), at("p")), (chain,))
    found = needed(loop, Copy(at("V"), at("x")))
    assert (chain, whole("x", "p")) in found
    assert (loop, whole("x", "b", "p")) in found


def test_the_last_block_of_an_output_may_be_encrypted_where_it_is() -> None:
    body = (Increment(at("v"), at("V")), Copy(at("V"), at("v")))
    plain, encrypted = Fill("out", at("v"), body), Fill("out", at("v"), body, "rk")
    assert not [each for each in needed(plain) if each[0] == plain]
    assert (encrypted, whole("V")) in needed(encrypted)
    assert (body[1], whole("V", "v")) in needed(encrypted)
