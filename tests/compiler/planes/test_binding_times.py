"""Bits of two classes may be added, and may meet nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from compiler.ir.program import Builder, Program, Type
from compiler.planes.binding_times import BindingTimes, MixedTimesError

BYTE = Type(8)
SOURCES = {"fast": (1,) * 8, "slow": (2,) * 8}


def program(body: Callable[[Builder], str]) -> Program:
    build = Builder()
    params = tuple(build.param(name, BYTE) for name in ("fast", "slow", "key"))
    result = body(build)
    return Program("f", "spec", params, tuple(build.ops), (result,))


def exchanged(build: Builder) -> str:
    """The high half of one and the low half of the other change places, and one is used alone."""
    mask = build.constant(BYTE, 0x0F)
    apart = build.emit("xor", build.emit("shr", "fast", k=4), "slow")
    moved = build.emit("and", apart, mask)
    low = build.emit("and", build.emit("xor", "slow", moved), mask)
    return build.emit("and", low, "fast")


def joined(build: Builder) -> str:
    """Halves side by side do not meet; with a constant nothing does."""
    low = build.emit("shr", "fast", k=4)
    both = build.emit("or", low, build.emit("shl", "slow", k=4))
    high = build.emit("shr", both, k=4)
    return build.emit("and", high, build.emit("shr", "slow", k=4))


def cancelled(build: Builder) -> str:
    return build.emit("and", build.emit("xor", "fast", build.emit("xor", "slow", "fast")), "slow")


def chosen(build: Builder) -> str:
    """A choice by a constant takes each bit of one side alone."""
    both = build.emit("mux", build.constant(BYTE, 0xF0), "fast", "slow")
    return build.emit("and", build.emit("shr", both, k=4), "fast")


def ordered(build: Builder) -> str:
    """A place of zeros depends on nothing."""
    zeros = build.emit("permute", "fast", map=(-1, -1, -1, -1, 0, 1, 2, 3))
    low = build.emit("and", "slow", build.constant(BYTE, 0x0F))
    return build.emit("and", zeros, build.emit("or", low, build.emit("shl", "fast", k=4)))


@pytest.mark.parametrize("body", [exchanged, joined, cancelled, chosen, ordered])
def test_what_stays_apart_is_seen_to(body: Callable[[Builder], str]) -> None:
    BindingTimes(program(body), SOURCES).run()


def through_a_key(build: Builder) -> str:
    """An AND with a key is no copy: it does not cancel what it was made of."""
    masked = build.emit("and", "fast", "key")
    return build.emit("and", build.emit("xor", masked, "fast"), "slow")


def carried(build: Builder) -> str:
    return build.emit("add", "fast", "slow")


def masked_away(build: Builder) -> str:
    """The half that is left meets the other class."""
    half = build.emit("and", "fast", build.constant(BYTE, 0xF0))
    return build.emit("and", half, "slow")


def chosen_by_a_key(build: Builder) -> str:
    return build.emit("mux", "key", "fast", "slow")


@pytest.mark.parametrize("body", [through_a_key, carried, masked_away, chosen_by_a_key])
def test_what_meets_is_refused(body: Callable[[Builder], str]) -> None:
    with pytest.raises(MixedTimesError):
        BindingTimes(program(body), SOURCES).run()


def test_the_bits_that_depend_on_a_class() -> None:
    def body(build: Builder) -> str:
        return build.emit("mux", build.constant(BYTE, 0x3C), "fast", "slow")

    text = program(body)
    times = BindingTimes(text, SOURCES)
    times.run()
    (result,) = text.results
    assert [times.lanes_of(result, time) for time in (1, 2)] == [0x3C, 0xC3]
