"""What is looked up by the counter's lowest byte: tables, numbers, small programs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from prove.claims.loops import split
from prove.graph.graph import Graph, projection_of
from prove.graph.words import Bits, Words, constant_bits, known_number
from prove.machine.executor import Beyond, Broken, State
from prove.machine.lookups import Lookups
from prove.machine.memory import Cell, Memory, Region, Value
from prove.machine.restricted import LOW_BITS
from prove.machine.values import (
    ALL_BYTES,
    Facts,
    Sum,
    Undecided,
    UndecidedByte,
    Unsupported,
    symbol,
)
from tests.prove.rv32 import code_of, executor_of, state_of

VALUES = range(256)


def truth_tables(values: list[int]) -> list[int]:
    return [sum((v >> bit & 1) << place for place, v in enumerate(values)) for bit in VALUES[:8]]


class Cipher:
    """A text with one S-box on a byte of the key xor the counter's, and a second byte of the key.

    What code computes ahead is made after the look-ups are announced, as in a proof.
    """

    def __init__(self) -> None:
        self.graph, rng = Graph(), random.Random(3)
        self.words = Words(self.graph)
        self.tables = truth_tables(rng.sample(VALUES, 256))
        self.counter = self.input("counter", 32)
        self.low, self.key = self.counter[:LOW_BITS], self.input("key", 8)
        self.second = self.input("second key", 8)
        given = self.named(self.words.xor(self.low, self.key))
        self.made = tuple(self.graph.apply(self.tables, given))
        self.result = self.named(self.words.xor(self.made, self.second))
        self.lookups = Lookups(self.graph, self.low, [*given, *self.made, *self.result])

    def input(self, name: str, n_bits: int) -> Bits:
        return tuple(self.graph.input(name, bit) for bit in range(n_bits))

    def named(self, bits: Bits) -> Bits:
        """Bits that go from round to round, as `SpecRunner` has them."""
        return tuple(map(self.graph.name, bits))

    def box(self, value: int) -> Bits:
        """What the S-box gives for a value of the byte, as code computes it."""
        given = self.words.xor(constant_bits(value, 8), self.key)
        return tuple(self.graph.apply(self.tables, given))

    def entries(self) -> list[Bits]:
        """A table of the text's results."""
        return [self.words.xor(self.box(value), self.second) for value in VALUES]


@pytest.mark.slow
def test_a_table_of_the_text_is_the_texts_literal() -> None:
    cipher = Cipher()
    found = cipher.lookups.read(cipher.entries())
    resolve = cipher.graph.resolve
    assert [resolve(bit) for bit in found] == [resolve(bit) for bit in cipher.result]


@pytest.mark.slow
def test_what_does_not_depend_on_the_byte_is_beside_it() -> None:
    cipher = Cipher()
    other, xor = cipher.input("other key", 8), cipher.words.xor
    found = cipher.lookups.read([xor(cipher.box(value), other) for value in VALUES])
    assert all(map(cipher.graph.is_same, found, xor(cipher.made, other)))
    assert cipher.lookups.read([other] * 256) == other


@pytest.mark.slow
def test_a_sum_of_functions_is_found() -> None:
    cipher = Cipher()
    xor, low = cipher.words.xor, [constant_bits(value, 8) for value in VALUES]
    turned = [xor(cipher.box(v), xor(cipher.box(v)[::-1], low[v])) for v in VALUES]
    wanted = xor(cipher.made, xor(cipher.made[::-1], cipher.low))
    assert all(map(cipher.graph.is_same, cipher.lookups.read(turned), wanted))


def with_entry(cipher: Cipher, change: Callable[[int, Bits], Bits]) -> list[Bits]:
    """The table with each entry changed."""
    return [change(value, entry) for value, entry in enumerate(cipher.entries())]


def rare(cipher: Cipher) -> int:
    """A literal that is true for one of 65,536 keys."""
    total = 1
    for bit in cipher.key + cipher.second:
        total = cipher.graph.conjunction(total, bit)
    return total


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(lambda c, e: [*e[:7], constant_bits(0, 8), *e[8:]], id="an entry missing"),
        pytest.param(lambda c, e: [*e[:200], *e[201:], e[0]], id="an entry left out"),
        pytest.param(lambda c, e: [*e[:255], (e[255][0] ^ 1, *e[255][1:])], id="a bit"),
        pytest.param(lambda c, e: e[1:] + e[:1], id="all shifted by one"),
        pytest.param(lambda c, e: [e[0][1:] + e[0][:1], *e[1:]], id="bits shifted by one"),
        pytest.param(
            lambda c, e: [*e[:99], (c.graph.xor(e[99][0], rare(c)), *e[99][1:]), *e[100:]],
            id="a bit, for one of many keys",
        ),
        pytest.param(
            lambda c, e: [*e[:9], (c.graph.xor(e[9][0], c.counter[9]), *e[9][1:]), *e[10:]],
            id="a bit that depends on another byte of the counter",
        ),
        pytest.param(
            lambda c, e: [*e[:9], (c.graph.xor(e[9][0], c.low[3]), *e[9][1:]), *e[10:]],
            id="a bit that depends on the byte",
        ),
    ],
)
def test_a_table_that_is_wrong_in_one_place_is_refused(
    wrong: Callable[[Cipher, list[Bits]], list[Bits]],
) -> None:
    cipher = Cipher()
    entries = cipher.entries()
    table = wrong(cipher, entries)
    assert table != entries
    with pytest.raises(Unsupported, match="no function that the cipher's text computes"):
        cipher.lookups.read(table)


def test_numbers_of_the_byte_have_a_sign_and_a_factor() -> None:
    cipher = Cipher()
    number, zeros = cipher.lookups.number, constant_bits(0, 32)
    name = "number 0 of the counter"
    assert number(cipher.low + zeros[8:]) == (symbol(name), 255)
    # The same function, wherever it is computed, is the same symbol.
    assert number((0,) * 4 + cipher.low + zeros[12:]) == (symbol(name).times(16), 255)
    # The highest bit is the sign: 255 - byte, less 256.
    signed = number(tuple(bit ^ 1 for bit in cipher.low) + (1,) * 24)
    assert signed == (symbol("number 1 of the counter").moved(-256), 255)
    assert cipher.lookups.numbers["number 1 of the counter"] == tuple(VALUES)[::-1]
    assert number(cipher.low) == (symbol("number 2 of the counter").moved(-128), 255)


def test_numbers_that_are_constant_need_no_symbol() -> None:
    cipher = Cipher()
    assert cipher.lookups.number(constant_bits(0xFF, 8)) == (Sum("", -1), 0)
    assert cipher.lookups.number(constant_bits(0xFF, 9)) == (Sum("", 255), 0)
    assert cipher.lookups.numbers == {}


@pytest.mark.parametrize("name", ["key", "counter"])
def test_what_depends_on_anything_else_is_no_number(name: str) -> None:
    cipher = Cipher()
    others = {"key": cipher.key[0], "counter": cipher.counter[LOW_BITS]}
    bit = cipher.graph.conjunction(others[name], cipher.low[0])
    assert cipher.lookups.number((*cipher.low[:7], bit, 0)) is None


def test_addresses_are_one_for_each_value() -> None:
    cipher = Cipher()
    zeros = constant_bits(0, 20)
    total, _ = cipher.lookups.number((0,) * 4 + cipher.low + zeros) or (Sum("", 0), 0)
    address = Sum("ctx", 8).plus(total).plus(symbol("done").times(32))
    moved = Sum("ctx", 8).plus(symbol("done").times(32))
    assert cipher.lookups.addresses(address) == [moved.moved(16 * value) for value in VALUES]
    assert cipher.lookups.addresses(moved) is None


def test_bits_are_the_same_where_they_are_for_the_values_left() -> None:
    cipher = Cipher()
    graph, (first, second, *_) = cipher.graph, cipher.low
    odd_key = graph.conjunction(first, cipher.key[0])
    memory = Memory({}, Facts(), 4, aligned=True, lookups=cipher.lookups)
    pairs = [((odd_key,), (cipher.key[0],)), ((second,), (first,)), ((odd_key,), (0,))]
    odd, even = projection_of(0, LOW_BITS), projection_of(0, LOW_BITS) ^ ALL_BYTES
    expected = {
        ALL_BYTES: [False, False, False],
        odd: [True, False, False],
        even: [False, False, True],
        1 << 3 | 1 << 7: [True, True, False],
        1 << 3 | 1 << 5: [True, False, False],
    }
    for domain, same in expected.items():
        memory.facts = Facts(low_bytes=domain)
        assert [memory.is_same(*pair) for pair in pairs] == same


INDEX = "andi t0, a4, 255\nslli t0, t0, 2\nadd t0, t0, a1\n"
"""t0: the place of a word in the table."""


def called(cipher: Cipher, n_entries: int = 256, rights: str = "r") -> State:
    """A call with a table at a1, another word at a2, the counter in a4 and the key in a5."""
    cells: dict[int, Cell] = {}
    for value, entry in enumerate(cipher.entries()):
        cells |= {4 * value: entry, **{4 * value + i: constant_bits(0, 8) for i in (1, 2, 3)}}
    cells |= {1024 + i: constant_bits(0, 8) for i in range(4)}
    table = Region("table", rights, 4, cells=cells)
    registers: dict[str, Value] = {
        "a1": Sum("table", 0),
        "a4": cipher.counter,
        "a5": cipher.key + constant_bits(0, 24),
    }
    state = state_of(cipher.graph, registers, (table, 4 * n_entries))
    state.memory.lookups = cipher.lookups
    return state


@pytest.mark.slow
def test_a_word_is_looked_up_by_the_counters_byte() -> None:
    cipher = Cipher()
    state = called(cipher)
    executor_of(code_of(f"{INDEX}lw a0, 0(t0)\nret\n"), cipher.graph).run(state)
    found = state.registers["a0"]
    assert isinstance(found, tuple)
    assert all(map(cipher.graph.is_same, found, cipher.result + constant_bits(0, 24)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lines", "n_entries", "complaint"),
    [
        (f"{INDEX}lw a0, 0(t0)", 255, "4 bytes are accessed past the end of `table`"),
        (f"{INDEX}lw a0, -4(t0)", 256, "4 bytes are accessed before in `table`"),
        (f"{INDEX}lw a0, 4(t0)", 257, "no function that the cipher's text computes"),
        (f"{INDEX}lw a0, 2(t0)", 257, "out of alignment"),
        (f"{INDEX}sw a4, 0(t0)", 256, "`table` is accessed outside of the group"),
        (f"{INDEX}add t0, t0, a5\nlw a0, 0(t0)", 512, "from data that is not public"),
        ("srli a4, a4, 4\nandi a4, a4, 252\nadd a4, a4, a1\nlw a0, 0(a4)", 256, "not public"),
        ("addi sp, sp, -16\nandi t0, a4, 4\nadd t0, t0, sp\nlw a0, 0(t0)", 256, "is read before"),
        (
            "addi sp, sp, -16\nsw a1, 0(sp)\nsw a1, 4(sp)\n"
            "andi t0, a4, 4\nadd t0, t0, sp\nlw a0, 0(t0)",
            256,
            "pointers or lengths are looked up",
        ),
        (
            "addi sp, sp, -16\nsw zero, 0(sp)\nsw a1, 4(sp)\n"
            "andi t0, a4, 4\nadd t0, t0, sp\nlw a0, 0(t0)",
            256,
            "pointers or lengths are looked up",
        ),
        (
            "auipc t0, 0\nandi t1, a4, 4\nadd t0, t0, t1\nlw a0, 20(t0)\nret\n.word 17, 34",
            256,
            "the code is read at a place that is not constant",
        ),
        (
            "addi sp, sp, -16\nandi t0, a4, 16\nsub sp, sp, t0\nsw a4, 0(sp)",
            256,
            "sp is no place in the stack",
        ),
    ],
)
def test_other_accesses_by_the_counter_are_refused(
    lines: str, n_entries: int, complaint: str
) -> None:
    cipher = Cipher()
    state = called(cipher, n_entries, "rw")
    with pytest.raises((Broken, Beyond), match=complaint):
        executor_of(code_of(f"{lines}\nret\n"), cipher.graph).run(state)


COMPARED = """
    addi t0, a4, 1
    andi t0, t0, 255
    li t1, 3
    li a0, 1
    bgeu t0, t1, 1f
    li a0, 2
1:  bltu t0, t1, 2f
    addi a0, a0, 4
2:  ret
"""


def test_a_branch_on_the_byte_goes_both_ways_each_for_its_values() -> None:
    cipher = Cipher()
    executor, state = executor_of(code_of(COMPARED), cipher.graph), called(cipher)
    with pytest.raises(UndecidedByte) as caught:
        executor.run(state)
    ways = {}
    for way in split(state, caught.value):
        # The second branch is decided by the first.
        executor.run(way)
        found = way.registers["a0"]
        assert isinstance(found, tuple)
        ways[known_number(found)] = way.memory.facts.low_bytes
    few = 1 << 0 | 1 << 1 | 1 << 255
    assert ways == {2: few, 5: ALL_BYTES ^ few}
    assert state.memory.facts.low_bytes == ALL_BYTES


@pytest.mark.slow
@pytest.mark.parametrize(
    "lines",
    [
        "srli t0, a4, 8\nandi t0, t0, 255\nbeqz t0, 8",
        "beqz a4, 8",
        "xor t0, a4, a5\nandi t0, t0, 1\nbeqz t0, 8",
        "li t0, 256\nbltu a4, t0, 8",
    ],
)
def test_a_branch_on_more_than_the_byte_is_refused(lines: str) -> None:
    cipher = Cipher()
    executor = executor_of(code_of(f"{lines}\nret\nret\n"), cipher.graph)
    with pytest.raises(Broken, match="a branch depends on data that is not public"):
        executor.run(called(cipher))


def test_a_comparison_of_places_that_depend_on_the_byte_is_not_decided() -> None:
    cipher = Cipher()
    executor = executor_of(code_of(f"{INDEX}addi t1, a1, 8\nbltu t0, t1, 8\nret\n"), cipher.graph)
    state = called(cipher)
    with pytest.raises(Undecided) as caught:
        executor.run(state)
    with pytest.raises(Beyond, match="a comparison of lengths is not decided"):
        split(state, caught.value)


@pytest.mark.slow
def test_without_look_ups_the_counter_decides_nothing() -> None:
    cipher = Cipher()
    for lines, complaint in ((COMPARED, "a branch depends"), (INDEX, "is computed from data")):
        state = called(cipher)
        state.memory.lookups = None
        with pytest.raises(Broken, match=complaint):
            executor_of(code_of(f"{lines}\nret\n"), cipher.graph).run(state)
