"""One state for all remainders: each of the states is a case of it, or there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from prove.claims.remainders import Remainders
from prove.graph.graph import Graph
from prove.graph.words import Bits, constant_bits
from prove.machine.executor import State
from prove.machine.memory import Cell, Memory, Piece, Region, Value
from prove.machine.values import Facts, Sum, symbol

GRAPH = Graph()
UNIT, VALUES = 2, (1, 2, 3)
TEXT: list[Bits] = [tuple(GRAPH.input("in", 8 * i + bit) for bit in range(8)) for i in range(8)]
SECRET: Bits = tuple(GRAPH.input("key", bit) for bit in range(32))
OF_TEXT: Bits = tuple(GRAPH.xor(bit, TEXT[0][0]) for bit in SECRET)
ZEROS = constant_bits(0, 8)
REST = symbol("rest")


def number(value: int) -> Bits:
    return constant_bits(value, 32)


def state_of(value: int) -> State:
    """A state whose buffer has `value` units of the text, with zeros behind."""
    cells: dict[int, Cell] = {
        i - 16: TEXT[i] if i < value * UNIT else ZEROS for i in range(len(TEXT))
    }
    cells |= {i - 8: constant_bits(3 * value >> 8 * i, 8) for i in range(4)}
    cells |= {i - 4: Piece(Sum("out", 8 * value), i) for i in range(4)}
    registers: dict[str, Value] = {
        "same": Sum("out", 16),
        "linear": number(5 * value + 1),
        "constant": number(7),
        "pointer": Sum("in", 40 - 4 * value),
        "secret": SECRET,
        "of text": OF_TEXT,
        "any": SECRET if value > 1 else OF_TEXT,
        "square": number(value * value),
    }
    facts = Facts(
        ranges={"rest": (value, value), "left": (0, 0)},
        extents={"stack": (Sum("", -16), Sum("", 0)), "in": (Sum("", 0), Sum("", UNIT * value))},
        largest=Sum("", UNIT * value),
    )
    stack = Region("stack", "rw", 4, cells=cells)
    return State(registers, Memory({"stack": stack}, facts, 4, aligned=True), 0x40, SECRET)


def merged(states: list[State]) -> State | None:
    return Remainders(GRAPH, TEXT, UNIT, "rest", states).merged()


def whole() -> State:
    found = merged([state_of(value) for value in VALUES])
    assert found is not None
    return found


def test_numbers_and_pointers_that_follow_are_sums_with_the_remainder() -> None:
    registers = whole().registers
    assert registers["same"] == Sum("out", 16)
    assert registers["linear"] == REST.times(5).moved(1)
    assert registers["constant"] == number(7)
    assert registers["pointer"] == Sum("in", 40, (("rest", -4),))


def test_a_buffer_of_text_has_it_everywhere_that_a_state_has() -> None:
    cells = whole().memory.regions["stack"].cells
    assert [cells[i - 16] for i in range(6)] == TEXT[:6]
    assert [cells[i - 16] for i in (6, 7)] == [ZEROS, ZEROS]


def test_words_of_memory_that_follow_are_parts_of_sums() -> None:
    cells = whole().memory.regions["stack"].cells
    assert [cells[i - 8] for i in range(4)] == [Piece(REST.times(3), i) for i in range(4)]
    assert [cells[i - 4] for i in range(4)] == [
        Piece(Sum("out", 0, (("rest", 8),)), i) for i in range(4)
    ]


def test_of_other_data_only_what_is_always_the_same_is_known() -> None:
    registers = whole().registers
    assert registers["secret"] == SECRET
    for name in ("of text", "any"):
        bits = registers[name]
        assert isinstance(bits, tuple)
        assert all(map(GRAPH.is_fresh, bits))
        assert len(set(bits)) == 32
    square = registers["square"]
    assert isinstance(square, tuple), "1, 4, 9 do not follow"
    assert square[4:] == (0,) * 28
    assert GRAPH.is_fresh(square[0])
    assert square[1] == 0


def test_all_remainders_are_known_to_be_possible() -> None:
    facts = whole().memory.facts
    assert facts.ranges == {"rest": (1, 3), "left": (0, 0)}
    assert facts.largest == REST.times(UNIT)
    assert facts.extents == {
        "stack": (Sum("", -16), Sum("", 0)),
        "in": (Sum("", 0), REST.times(UNIT)),
    }


def test_the_states_themselves_are_not_changed() -> None:
    states = [state_of(value) for value in VALUES]
    merged(states)
    assert states == [state_of(value) for value in VALUES]


def with_facts(state: State, facts: Facts) -> None:
    state.memory.facts = facts


def end_at(state: State, end: int) -> None:
    facts = state.memory.facts
    extents = {**facts.extents, "in": (Sum("", 0), Sum("", end))}
    with_facts(state, replace(facts, extents=extents))


def begin_at(state: State, first: int) -> None:
    facts = state.memory.facts
    extents = {**facts.extents, "in": (Sum("", first), Sum("", 4))}
    with_facts(state, replace(facts, extents=extents))


CHANGES: dict[str, Callable[[State], object]] = {
    "another place in the code": lambda s: setattr(s, "pc", 0x44),
    "a register that others have not": lambda s: s.registers.update({"more": SECRET}),
    "a byte that others have not": lambda s: s.memory.regions["stack"].cells.update({-20: ZEROS}),
    "a pointer where others have data": lambda s: s.registers.update({"secret": Sum("out", 0)}),
    "data where others have a pointer": lambda s: s.registers.update({"same": SECRET}),
    "a pointer into another region": lambda s: s.registers.update({"pointer": Sum("out", 32)}),
    "a pointer that does not follow": lambda s: s.registers.update({"pointer": Sum("in", 33)}),
    "another byte of a pointer": lambda s: s.memory.regions["stack"].cells.update(
        {-4: Piece(Sum("out", 16), 1)}
    ),
    "an end that does not follow": lambda s: end_at(s, 5),
    "another begin": lambda s: begin_at(s, 2),
    "a largest number that does not follow": lambda s: with_facts(
        s, replace(s.memory.facts, largest=Sum("", 5))
    ),
    "other values of the counter": lambda s: with_facts(s, replace(s.memory.facts, low_bytes=1)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_without_a_state_that_all_are_cases_of_there_is_none(
    change: Callable[[State], object],
) -> None:
    states = [state_of(value) for value in VALUES]
    change(states[1])
    assert merged(states) is None


def test_remainders_must_follow_one_another() -> None:
    assert merged([state_of(1), state_of(3)]) is None
    assert merged([state_of(2), state_of(1)]) is None


def test_zeros_in_front_of_the_remainder_are_no_text() -> None:
    """The last state has no text where its remainder has some: the byte is anything then."""
    states = [state_of(value) for value in VALUES]
    states[2].memory.regions["stack"].cells[-16] = ZEROS
    found = merged(states)
    assert found is not None
    cell = found.memory.regions["stack"].cells[-16]
    assert isinstance(cell, tuple)
    assert all(map(GRAPH.is_fresh, cell))
