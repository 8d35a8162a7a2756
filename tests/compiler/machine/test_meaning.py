"""Instructions on numbers: lanes wrap, shifts past the width give 0, memory is little-endian."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from compiler.machine.isa import Instruction, Row, expand
from compiler.machine.meaning import Address, Bytes, MeaningError, Operand, execute, on_integers

U16 = (0x0000, 0x0001, 0x8001, 0xFFFF, 0x1234)
BY = (0, 1, 4, 15, 16)


def row(meaning: str, lane: str = "u16", text: str = "x {d:v}, {a:v}, {b:v}, {p:x}") -> Instruction:
    """An instruction of a meaning; `k` is an immediate."""
    made = Row("x", f"{text}, #{{k}}", meaning, lane, "alu", "fixed", "toy", imm={"k": (0, 999)})
    return expand([made])["x"]


def lanes(*words: int, bits: int = 16) -> Bytes:
    """One sample a word."""
    rows = [list(word.to_bytes(bits // 8, "little")) for word in words]
    return np.array(rows, np.uint8)


def run(meaning: str, lane: str = "u16", **operands: Operand) -> list[list[int]]:
    """The lanes of `d`, by sample."""
    instruction = row(meaning, lane)
    found = execute(instruction, operands)["d"]
    return found.view(f"<u{instruction.lane_bits // 8}").tolist()  # type: ignore[no-any-return]


TWO: dict[str, Callable[[int, int], int]] = {
    "a + b": lambda a, b: a + b,
    "a - b": lambda a, b: a - b,
    "a * b": lambda a, b: a * b,
    "a & ~b": lambda a, b: a & ~b,
    "a | b": lambda a, b: a | b,
    "-a ^ b": lambda a, b: -a ^ b,
    "a < b": lambda a, b: int(a < b),
    "a >= b": lambda a, b: int(a >= b),
    "a == b ? 7 : a": lambda a, b: 7 if a == b else a,
    "a << b": lambda a, b: a << b if b < 16 else 0,
    "a >> b": lambda a, b: a >> b if b < 16 else 0,
    "a <<< b": lambda a, b: a << b % 16 | a >> 16 - b % 16,
    "a >>> b": lambda a, b: a >> b % 16 | a << 16 - b % 16,
    "1 << b": lambda a, b: 1 << b if b < 16 else 0,
    "a >> 4": lambda a, b: a >> 4,
    "a << 16": lambda a, b: 0,
    "a >> 17": lambda a, b: 0,
    "a <<< 20": lambda a, b: a << 4 | a >> 12,
    "a >>> 3": lambda a, b: a >> 3 | a << 13,
    "a + -1": lambda a, b: a - 1,
    "a ^ w": lambda a, b: a ^ 16,
}


@pytest.mark.parametrize("text", TWO)
def test_operators_are_those_of_lanes(text: str) -> None:
    pairs = [(a, b) for a in U16 for b in (*U16, *BY)]
    found = run(f"d = {text}", a=lanes(*(a for a, _ in pairs)), b=lanes(*(b for _, b in pairs)))
    assert found == [[TWO[text](a, b) & 0xFFFF] for a, b in pairs]


def test_lanes_are_read_by_number() -> None:
    a = np.array([[1, 2, 3, 4]], np.uint8)
    assert run("d = a[n - 1 - i]", "u8[4]", a=a) == [[4, 3, 2, 1]]
    assert run("d = a[2]", "u8[4]", a=a) == [[3, 3, 3, 3]]
    assert run("d = i < 2 ? a[i + 2] : i", "u8[4]", a=a) == [[3, 4, 2, 3]]
    b = np.array([[3, 0, 0, 9]], np.uint8)
    assert run("d = b < n ? a[b] : 0", "u8[4]", a=a, b=b) == [[4, 1, 1, 0]]


def test_a_constant_is_read_by_its_number_modulo_how_many_there_are() -> None:
    assert run("d = entry(a + 1, 7, 8, 9, 0xffff)", a=lanes(0, 2, 7, 0xFFFF)) == [
        *([8], [0xFFFF], [7], [7]),
    ]


def test_a_constant_condition_looks_at_one_side() -> None:
    assert run("d = k ? a : missing", a=lanes(5), k=1) == [[5]]


def test_short_registers_have_zeros_above_and_long_ones_are_cut() -> None:
    assert run("d = a + 1", "u8[4]", a=np.array([[9, 8]], np.uint8)) == [[10, 9, 1, 1]]
    assert run("d = a", "u8[2]", a=np.array([[9, 8, 7, 6]], np.uint8)) == [[9, 8]]


def test_constants_of_64_bits_are_exact() -> None:
    (found,) = run("d = a == 0 ? 0xfedcba9876543211 : a", "u64", a=lanes(0, bits=64))
    assert found == [0xFEDCBA9876543211]


def test_all_results_are_made_of_what_was_there_before() -> None:
    swap = row("a = b; b = a")
    found = execute(swap, {"a": lanes(1), "b": lanes(2)})
    assert [found["a"].view("<u2").item(), found["b"].view("<u2").item()] == [2, 1]


def test_a_load_reads_bytes_little_endian() -> None:
    memory = {"m": np.arange(32, dtype=np.uint8).reshape(2, 16)}
    got = execute(row("d = mem[p + k + 4*i]", "u16[2]"), {"p": Address("m", 1), "k": 2}, memory)
    assert got["d"].view("<u2").tolist() == [[0x0403, 0x0807], [0x1413, 0x1817]]


def test_an_address_may_differ_between_samples() -> None:
    memory = {"m": np.arange(32, dtype=np.uint8).reshape(2, 16)}
    place = Address("m", np.array([3, 0], np.int64))
    got = execute(row("d = mem[p + 2*i]", "u16[2]"), {"p": place}, memory)
    assert got["d"].view("<u2").tolist() == [[0x0403, 0x0605], [0x1110, 0x1312]]


def test_a_store_changes_its_bytes_alone() -> None:
    memory = {"m": np.zeros((1, 8), np.uint8), "other": np.zeros((1, 8), np.uint8)}
    store = row("mem[p + k + 4*i] = a", "u16[2]")
    assert (
        execute(store, {"p": Address("m", 1), "k": 0, "a": lanes(0x22114433, bits=32)}, memory)
        == {}
    )
    assert memory["m"].tolist() == [[0, 0x33, 0x44, 0, 0, 0x11, 0x22, 0]]
    assert not memory["other"].any()


def test_a_pointer_that_moves_is_a_place_of_as_many_bits_as_an_offset() -> None:
    memory = {"m": np.arange(8, dtype=np.uint8).reshape(1, 8)}
    walk = row("d = mem[p]; p = p + 1", "u8", "x {d:v}, {p:x}")
    got = execute(walk, {"p": Address("m", 3), "k": 0}, memory)
    assert got["d"].tolist() == [[3]]
    assert got["p"].view("<i8").tolist() == [[4]], "not cut to a lane of eight bits"


def test_a_pointer_that_moves_may_differ_between_samples() -> None:
    memory = {"m": np.arange(2 * 1024).astype(np.uint8).reshape(2, 1024)}
    walk = row("d = mem[p]; p = p + 1", "u8", "x {d:v}, {p:x}")
    got = execute(walk, {"p": Address("m", np.array([255, 600], np.int64)), "k": 0}, memory)
    assert got["p"].view("<i8").tolist() == [[256], [601]]
    assert got["d"].tolist() == [[255], [600 % 256]]


def test_a_pointer_moves_back() -> None:
    back = row("p = p - k", "u16", "x {p:x}")
    assert execute(back, {"p": Address("m", 0), "k": 5})["p"].view("<i8").tolist() == [[-5]]


def test_without_registers_the_samples_are_those_of_memory_or_given() -> None:
    assert execute(row("d = k"), {"k": 5}, samples=3)["d"].tolist() == [[5, 0]] * 3
    memory = {"m": np.array([[7, 0], [8, 0]], np.uint8)}
    assert execute(row("d = mem[p]"), {"p": Address("m", 0)}, memory)["d"].tolist() == [
        [7, 0],
        [8, 0],
    ]


def test_state_that_is_written_is_returned() -> None:
    found = execute(row("d = a + b; c = (a + b) < b"), {"a": lanes(0xFFFF), "b": lanes(2)})
    assert sorted(found) == ["c", "d"]
    assert found["c"].view("<u2").item() == 1


@pytest.mark.parametrize(
    ("left", "op", "right", "value"),
    [
        (0x81, "<<", 1, 2),
        (0x81, "<<", 8, 0),
        (0x181, ">>", 1, 0x40),
        (0x81, "<<<", 9, 3),
        (0x81, ">>>", 1, 0xC0),
        (0x81, "<<<", 8, 0x81),
        (3, "-", 5, -2),
        (3, "<", 5, 1),
    ],
)
def test_operators_on_integers(left: int, op: str, right: int, value: int) -> None:
    assert on_integers(left, op, right, 8) == value


@pytest.mark.parametrize(
    ("meaning", "message"),
    [("d = f(a)", "a row's meaning has no Call"), ("d = k >> a[0] ^ [a]", "has no Array")],
)
def test_a_meaning_without_a_rule_is_refused(meaning: str, message: str) -> None:
    with pytest.raises(MeaningError, match=message):
        run(meaning, a=lanes(1), k=1)
