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


@pytest.mark.parametrize("body", [exchanged, joined, cancelled])
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


@pytest.mark.parametrize("body", [through_a_key, carried, masked_away])
def test_what_meets_is_refused(body: Callable[[Builder], str]) -> None:
    with pytest.raises(MixedTimesError):
        BindingTimes(program(body), SOURCES).run()
