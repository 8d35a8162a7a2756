"""The numbers of a loop: grown, looked up, or another word rotated."""

from __future__ import annotations

import numpy as np

from compiler.interpreter import interpret
from compiler.ir.program import Builder, Param, Program, Type
from compiler.loops.round_numbers import RoundNumbers, Word
from compiler.loops.setup_loop import Numbers

BYTE = Type(8)
GROWING = Numbers((250, 253, 0, 3))
MIXED = Numbers((9, 7, 200, 3))
OTHER = Numbers((1, 1, 2, 3))


def run(numbers: RoundNumbers) -> dict[Numbers, list[int]]:
    """The values of all numbers, time round by time round."""
    state = [np.array([first], np.uint64) for _, first in numbers.entering]
    kinds = [kind for kind, _ in numbers.entering]
    params = tuple(Param(f"s{i}", kind) for i, kind in enumerate(kinds))
    build = Builder()
    build.types = {p.name: p.type for p in params}
    values, following = numbers.emit(build, [p.name for p in params])
    tables = {numbers.table.name: numbers.table} if numbers.table else {}
    results = (*(values[column] for column in numbers.columns), *following)
    program = Program("f", "spec", params, tuple(build.ops), results, tables)
    found: dict[Numbers, list[int]] = {column: [] for column in numbers.columns}
    for _ in range(len(next(iter(numbers.columns)).values)):
        known = dict(zip((p.name for p in params), state, strict=True))
        made = [np.asarray(value) for value in interpret(program, known)]
        for column, value in zip(numbers.columns, made, strict=False):
            found[column].append(int(value[0]))
        state = made[len(numbers.columns) :]
    return found


def numbers_of(*columns: Numbers, words: tuple[Word, ...] = ()) -> RoundNumbers:
    return RoundNumbers(dict.fromkeys(columns, BYTE), words, "numbers")


def check(numbers: RoundNumbers) -> None:
    assert run(numbers) == {column: list(column.values) for column in numbers.columns}


def test_numbers_that_grow_go_round() -> None:
    numbers = numbers_of(GROWING)
    assert numbers.table is None
    assert list(numbers.entering) == [(BYTE, 250)]
    check(numbers)


def test_others_are_looked_up_row_by_row() -> None:
    numbers = numbers_of(GROWING, MIXED, OTHER)
    assert numbers.table
    assert numbers.table.values == (9, 1, 7, 1, 200, 2, 3, 3)
    check(numbers)


def word(*values: int) -> Word:
    """The two limbs of words."""
    low, high = (tuple(value >> shift & 255 for value in values) for shift in (0, 8))
    return Numbers(low), Numbers(high)


def test_a_word_that_is_another_one_rotated_needs_no_table() -> None:
    first = (0x8127, 0x1234, 0xF00D, 0x0BAD)
    turned = [tuple((v << k | v >> 16 - k) & 0xFFFF for v in first) for k in (1, 8, 10)]
    words = (word(*first), *(word(*values) for values in turned))
    columns = [column for each in words for column in each]
    numbers = numbers_of(*columns, words=words)
    assert list(numbers.looked_up) == list(words[0])
    check(numbers)


def test_a_word_that_is_no_other_one_is_looked_up() -> None:
    words = (word(1, 2, 4, 9), word(3, 7, 7, 7))
    columns = [column for each in words for column in each if len(set(column.values)) > 1]
    numbers = numbers_of(*columns, words=words)
    assert not numbers.turned
    check(numbers)


def test_tables_are_of_bytes_and_of_what_a_byte_counts() -> None:
    assert numbers_of(MIXED).is_possible
    long = Numbers(tuple(n * n % 251 for n in range(257)))
    assert not numbers_of(long).is_possible
    assert not RoundNumbers({MIXED: Type(32)}, (), "numbers").is_possible
    assert RoundNumbers({GROWING: Type(8)}, (), "numbers").is_possible
