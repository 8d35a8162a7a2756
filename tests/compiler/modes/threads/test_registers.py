"""Words are composed of any bytes of registers and of constants."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.modes.threads.registers import Octet, Registers, octets_of
from compiler.modes.threads.steps import Pick, Set, ThreadStep

HELD = {f"%r{n}": 0x03020100 + 0x10101010 * n for n in range(5)}


def run(steps: Sequence[ThreadStep]) -> dict[str, int]:
    """The registers after steps that compose words."""
    values = dict(HELD)
    for step in steps:
        if isinstance(step, Set):
            values[step.to] = step.value
        else:
            assert isinstance(step, Pick)
            pair = values[step.first] | values[step.second] << 32
            octets = [pair >> 8 * (step.order >> 4 * n & 15) & 255 for n in range(4)]
            values[step.to] = int.from_bytes(bytes(octets), "little")
    return values


OCTETS = st.one_of(st.integers(0, 255), st.tuples(st.sampled_from(sorted(HELD)), st.integers(0, 3)))


@given(st.lists(OCTETS, min_size=1, max_size=4))
def test_any_bytes(octets: list[Octet]) -> None:
    registers = Registers()
    word = registers.word(octets)
    made = run(registers.lists[0])[word].to_bytes(4, "little")
    wanted = [e if isinstance(e, int) else HELD[e[0]] >> 8 * e[1] & 255 for e in octets]
    assert list(made) == [*wanted, *([0] * (4 - len(wanted)))]


def test_a_whole_register_takes_no_step() -> None:
    registers = Registers()
    assert registers.word(octets_of(["%r1"], 4)) == "%r1"
    assert registers.lists == [[]]


@pytest.mark.parametrize(("unit", "count"), [(4, 2), (2, 4), (1, 8)])
def test_words_of_several_sizes(unit: int, count: int) -> None:
    registers = Registers()
    octets = octets_of(["%r0", "%r1"], 8)
    words = registers.words_of(octets, unit)
    assert len(words) == count
    values = run(registers.lists[0])
    made = b"".join(values[word].to_bytes(4, "little")[:unit] for word in words)
    assert made == bytes.fromhex("0001020310111213")
