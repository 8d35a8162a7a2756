"""Loops over the same bytes become one where no dependence forbids it."""

from __future__ import annotations

from compiler.modes.control import Blocks, Constant, Copy, Fill, If, Input, Length, Place, Xor
from compiler.modes.rewrites.fuse import Fuse

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


def test_loops_in_branches_and_outputs_are_fused() -> None:
    pair = (chain("x", "b"), chain("y", "c"))
    (fused,) = Fuse()(pair)
    (branch,) = Fuse()((If(Length("data"), pair, ()),))
    assert branch == If(Length("data"), (fused,), ())
    (output,) = Fuse()((Fill("out", at("a"), pair),))
    assert output == Fill("out", at("a"), (fused,))


def test_three_loops_become_one() -> None:
    (found,) = Fuse()((chain("x", "b"), chain("y", "c"), chain("z", "d")))
    assert isinstance(found, Blocks)
    assert [step.right for step in found.body if isinstance(step, Xor)] == [at("b")] * 3
