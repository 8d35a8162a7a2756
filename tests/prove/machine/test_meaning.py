"""A row's meaning on literals and pointers: what it is on numbers, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from compiler.machine.isa import Instruction, expand
from dsl.syntax.tree import Name, Number
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import Bits, Words, constant_bits, known_number
from prove.machine.meaning import Meaning, Part
from prove.machine.memory import Depends, Memory, Value
from prove.machine.public import Arithmetic
from prove.machine.values import Facts, Sum, Undecided, Unsupported, symbol
from tests.prove.toy_machine import row

A, B = 0x8001F0F3, 0x00000004
WORD = 2**32
POINTER = Sum("in", 8)
LENGTH = symbol("n").moved(16)
GRAPH = Graph()
SECRET: Bits = tuple(GRAPH.input("s", bit) for bit in range(32))
FACTS = Facts({"n": (0, 9)}, {"in": (Sum("", 0), Sum("", 64))}, Sum("", 64))


def instruction(operands: str, meaning: str, lane: str = "u32") -> Instruction:
    return next(iter(expand([row("do", operands, meaning, lane)]).values()))


def meaning_of(
    made: Instruction,
    operands: Mapping[str, Value | int],
    memory: dict[int, Value] | None = None,
    graph: Graph = GRAPH,
) -> Meaning:
    """An instruction with operands, on words of memory by their distance in `in`."""
    held = {} if memory is None else memory

    def place_of(address: Value) -> int:
        if isinstance(address, Sum):
            return address.offset
        assert isinstance(address, tuple)
        return known_number(address) or 0

    def store(address: Value, value: Value, n_bytes: int) -> None:
        held[place_of(address)] = value[: 8 * n_bytes] if isinstance(value, tuple) else value

    return Meaning(
        words=Words(graph),
        word_bits=32,
        arithmetic=Arithmetic(Memory({}, FACTS, 4, aligned=True)),
        instruction=made,
        operands=operands,
        load=lambda address, n_bytes: held[place_of(address)],
        store=store,
    )


def computed(meaning: str, lane: str = "u32", **operands: Value | int) -> Part:
    """What `d` becomes."""
    names = ", ".join(
        f"{{{name}}}" if isinstance(value, int) else f"{{{name}:reg}}"
        for name, value in operands.items()
    )
    return meaning_of(instruction(f"{{d:reg}}, {names}", meaning, lane), operands).run()["d"]


ARITHMETIC = [
    ("d = a + b", (A + B) % WORD),
    ("d = b - a", (B - A) % WORD),
    ("d = a * 10", A * 10 % WORD),
    ("d = a & ~b", A & ~B),
    ("d = a | b", A | B),
    ("d = a ^ b", A ^ B),
    ("d = a << 5", (A << 5) % WORD),
    ("d = a >> 5", A >> 5),
    ("d = entry(a ^ 1, 5, 6, 0xffffffff, 9)", 0xFFFFFFFF),
    ("d = entry(b, 5, 6)", 5),
    ("d = a <<< 5", (A << 5 | A >> 27) % WORD),
    ("d = a >>> b", (A >> 4 | A << 28) % WORD),
    ("d = a << b", (A << 4) % WORD),
    ("d = -a", -A % WORD),
    ("d = a == b", 0),
    ("d = a != b", 1),
    ("d = a < b", 0),
    ("d = a <= a", 1),
    ("d = a > b", 1),
    ("d = a >= b", 1),
    ("d = a < b ? a : b", B),
    ("d = n * w", 32),
]


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize(("meaning", "expected"), ARITHMETIC)
def test_a_meaning_on_words_is_that_on_numbers(meaning: str, expected: int, is_known: bool) -> None:
    graph = Graph()
    given: dict[str, Value | int] = {}
    for name, number in (("a", A), ("b", B)):
        literals = tuple(graph.input(name, bit) for bit in range(32))
        given[name] = constant_bits(number, 32) if is_known else literals
    made = instruction("{d:reg}, {a:reg}, {b:reg}", meaning)
    found = meaning_of(made, given, graph=graph).run()["d"]
    assert isinstance(found, tuple)
    numbers = {"a": A, "b": B}
    values = Simulation(graph, lambda name, bit: numbers[name] >> bit & 1, 1)
    assert len(found) == 32
    assert values.word(found, 0) == expected


@pytest.mark.parametrize(
    ("meaning", "lane", "expected"),
    [
        ("d = a + b", "u8[4]", 0x81015047),
        ("d = a[3 - i]", "u8[4]", 0xFFC0FF80),
        ("d = a[(i + 5) % n]", "u8[4]", 0xFF80FFC0),
        ("d = a[b[i] & 3]", "u8[4]", 0xC0FF8080),
        ("d = a[i + 1]", "u8[4]", 0xFF80FFC0),
        ("d = a[i - 1]", "u8[4]", 0xFFC0FF80),
        ("d = i < 2 ? a : b", "u8[4]", 0x0102C0FF),
        ("d = a + k", "u16[2]", 0x80FEC0FE),
    ],
)
def test_lanes_are_apart(meaning: str, lane: str, expected: int) -> None:
    places = 0x01020303 if "b[" in meaning else 0x01029048
    first, second = constant_bits(0x80FFC0FF, 32), constant_bits(places, 32)
    found = computed(meaning, lane, a=first, b=second, k=-1)
    assert isinstance(found, tuple)
    assert known_number(found) == expected


@pytest.mark.parametrize(
    ("meaning", "expected"),
    [
        ("d = a + b", Sum("in", 24, (("n", 1),))),
        ("d = a - k", Sum("in", 12)),
        ("d = a - a", constant_bits(0, 32)),
        ("d = a + c", Sum("in", 6)),
        ("d = b << 2", symbol("n").times(4).moved(64)),
        ("d = b < 16", constant_bits(0, 32)),
        ("d = b >= 16 ? c : a", constant_bits(WORD - 2, 32)),
        ("d = a[0]", POINTER),
        ("d = 1 == 1 ? a : c", POINTER),
    ],
)
def test_pointers_and_lengths_are_sums(meaning: str, expected: Part) -> None:
    found = computed(meaning, a=POINTER, b=LENGTH, c=constant_bits(WORD - 2, 32), k=-4)
    assert found == expected


@pytest.mark.parametrize(
    ("meaning", "lane", "complaint"),
    [
        ("d = ~a", "u32", "the bits of a pointer or of a length are inverted"),
        ("d = a ? b : c", "u32", "a pointer is a condition"),
        ("d = a[1]", "u32", "a lane of a pointer or of a length"),
        ("d = c[b]", "u16[2]", "a lane of a pointer or of a length"),
        ("d = a", "u16[2]", "a pointer is put into lanes"),
        ("d = a + 1", "u16", "a part of a pointer or of a length is put into a register"),
        ("d = b >> 1", "u16", "a part of a pointer or of a length is shifted or compared"),
        ("d = b < 1", "u16", "a part of a pointer or of a length is shifted or compared"),
        ("d = s[0] == 0 ? a : b", "u32", "a pointer or a length is combined with data"),
        ("d = c % c", "u32", "`%` of data"),
        ("d = f(c)", "u32", "a row's meaning has no Call"),
    ],
)
def test_what_there_is_no_rule_for_is_refused(meaning: str, lane: str, complaint: str) -> None:
    with pytest.raises(Unsupported, match=complaint):
        computed(meaning, lane, a=POINTER, b=LENGTH, c=constant_bits(6, 32), s=SECRET)


def test_a_length_that_is_data_is_told() -> None:
    with pytest.raises(Depends, match="is computed from data that is not public"):
        computed("d = a + s", a=POINTER, s=SECRET)


def test_memory_is_read_and_written_lane_by_lane() -> None:
    memory: dict[int, Value] = {12: constant_bits(0xAB, 8), 13: constant_bits(0xCD, 8)}
    made = instruction("{d:reg}, {k}({a:reg})", "d = mem[a + k + i]", "u8[2]")
    found = meaning_of(made, {"a": POINTER, "k": 4}, memory).run()["d"]
    assert found == constant_bits(0xCDAB, 16)
    made = instruction("{b:reg}, {k}({a:reg})", "mem[a + k + i] = b", "u8[2]")
    written = meaning_of(made, {"a": POINTER, "b": constant_bits(0x1234, 16), "k": 0}, memory)
    assert written.run() == {}
    assert memory[8] == constant_bits(0x34, 8)
    assert memory[9] == constant_bits(0x12, 8)


def test_an_address_counts_all_bits_of_a_register() -> None:
    made = instruction("{d:reg}, {a:reg}", "d = mem[a]", "u8")
    meaning = meaning_of(made, {"a": constant_bits(0x12345678, 32)})
    assert meaning.address(Name("a"), 0) == constant_bits(0x12345678, 32)
    assert meaning.address(Number(300), 0) == constant_bits(300, 32)


def branch(meaning: str, **operands: Value | int) -> Part:
    registers = [name for name, value in operands.items() if not isinstance(value, int)]
    names = ", ".join(f"{{{name}:reg}}" for name in registers)
    given = {"pc": 104, "t": 200, **operands}
    return meaning_of(instruction(f"{names}, {{t}}", meaning), given).run()["pc"]


def test_a_branch_goes_where_its_condition_says() -> None:
    seven, eight = constant_bits(7, 32), constant_bits(8, 32)
    assert branch("pc = a < b ? t : pc", a=seven, b=eight) == 200
    assert branch("pc = a < b ? t : pc", a=eight, b=seven) == 104
    assert branch("pc = a == b ? t : pc", a=LENGTH, b=constant_bits(0, 32)) == 104
    assert branch("pc = a & ~3", a=seven) == constant_bits(4, 32)
    with pytest.raises(Undecided):
        branch("pc = a == b ? t : pc", a=LENGTH, b=constant_bits(20, 32))


def test_a_branch_on_data_is_told() -> None:
    with pytest.raises(Depends, match="a branch depends on data that is not public"):
        branch("pc = a == 0 ? t : pc", a=SECRET)


def test_a_branch_on_a_part_of_a_length_is_refused() -> None:
    made = instruction("{a:reg}, {t}", "pc = a == 0 ? t : pc", "u16")
    with pytest.raises(Unsupported, match="a branch on a part of a pointer or of a length"):
        meaning_of(made, {"a": LENGTH, "pc": 104, "t": 200}).run()
