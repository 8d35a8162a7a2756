"""Steps on adjacent bytes become one."""

from __future__ import annotations

import pytest

from compiler.modes.assembly.joined import MOST, joined
from compiler.modes.assembly.steps import (
    Address,
    AssemblyStep,
    ClearBytes,
    CopyBytes,
    Mark,
    XorBytes,
)


def frame(offset: int) -> Address:
    return Address("frame", offset)


def state(offset: int) -> Address:
    return Address("given", offset)


def test_copies_of_adjacent_bytes() -> None:
    steps = [CopyBytes(state(16 * i), frame(8 + 16 * i), 16) for i in range(3)]
    assert joined(steps) == (CopyBytes(state(0), frame(8), 48),)


def test_sums_and_zeros_of_adjacent_bytes() -> None:
    sums = [XorBytes(frame(i), state(i), frame(40 + i), 8) for i in (0, 8)]
    zeros = [ClearBytes(frame(i), 8) for i in (16, 24)]
    both = (XorBytes(frame(0), state(0), frame(40), 16), ClearBytes(frame(16), 16))
    assert joined([*sums, *zeros]) == both


@pytest.mark.parametrize(
    "second",
    [
        CopyBytes(frame(16), state(9), 8),
        CopyBytes(frame(15), state(8), 8),
        CopyBytes(frame(16), frame(8), 8),
        ClearBytes(frame(16), 8),
        CopyBytes(frame(16), state(8), MOST - 7),
    ],
    ids=["a gap in the source", "an overlap", "another base", "another kind", "too many bytes"],
)
def test_steps_that_stay(second: AssemblyStep) -> None:
    first = CopyBytes(frame(8), state(0), 8)
    assert joined([first, second]) == (first, second)


def test_steps_around_a_label_stay() -> None:
    steps = (ClearBytes(frame(0), 8), Mark("1"), ClearBytes(frame(8), 8))
    assert joined(steps) == steps
