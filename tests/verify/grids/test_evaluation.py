"""A row's meaning in many threads: addresses of 64 bits, spaces by name, short registers."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.machine.isa import MEMORY, PROGRAM_COUNTER, Effect
from compiler.machine.load import load_target
from compiler.machine.meaning import Bytes, execute
from compiler.machine.specialise import specialised
from targets.text import text_table
from tests.verify.toy_grid.machine import TARGET
from verify.grids.bitwise import shortened
from verify.grids.evaluation import (
    CONSTANT,
    PARAMETERS,
    SHARED,
    SPACES,
    Addresses,
    Meaning,
    Operands,
    word_of,
)
from verify.grids.steps import BARRIER, EXIT

THREADS = 3


class Noting:
    """A memory whose bytes are the low bytes of their addresses, and which notes each access."""

    def __init__(self) -> None:
        self.accesses: list[tuple[str, list[int], int]] = []
        self.stored: list[list[list[int]]] = []

    def load(self, space: str, addresses: Addresses | int, n_bytes: int) -> Bytes:
        places = every(addresses)
        self.accesses.append((space, places, n_bytes))
        rows = [[place + i & 0xFF for i in range(n_bytes)] for place in places]
        return np.array(rows, np.uint8)

    def store(self, space: str, addresses: Addresses | int, octets: Bytes) -> None:
        self.accesses.append((space, every(addresses), octets.shape[1]))
        self.stored.append(octets.tolist())


def every(addresses: Addresses | int) -> list[int]:
    """The address of each thread."""
    return [addresses] * THREADS if isinstance(addresses, int) else addresses.tolist()


def register(*numbers: int, n_bytes: int = 4) -> Bytes:
    """A register of each thread."""
    return np.array(numbers, "<u8").view(np.uint8).reshape(-1, 8)[:, :n_bytes].copy()


def run(name: str, **operands: Bytes | int) -> tuple[dict[str, list[int]], Noting]:
    """What a row writes, as numbers of the threads, and what it does to memory."""
    row, memory = TARGET.table[name], Noting()
    numbers = {n: each for n, each in operands.items() if isinstance(each, int)}
    arrays = {n: each for n, each in operands.items() if not isinstance(each, int)}
    meaning = Meaning(row, row.effects, numbers, {n: each.shape[1] for n, each in arrays.items()})
    words = [arrays[n].view(word_of(arrays[n].shape[1])).reshape(-1) for n in meaning.read]
    written = meaning.done(Operands(words, memory, THREADS))
    return {n: each.tolist() for n, each in zip(meaning.written, written, strict=True)}, memory


def test_each_thread_has_its_own_operands() -> None:
    found, memory = run(
        "mad", a=register(1, 2, 3), b=register(5, 5, 5), c=register(0, 1, 2**32 - 1)
    )
    assert found == {"d": [5, 11, 14]}
    assert memory.accesses == []


def test_addresses_have_64_bits_whatever_the_lanes() -> None:
    top = 2**32 - 1
    found, memory = run("ld_shared", a=register(0, 16, top), k=4)
    assert memory.accesses == [(SHARED, [4, 20, top + 4], 4)]
    assert found["d"] == [0x07060504, 0x17161514, 0x06050403]


def test_an_address_that_is_a_number_is_that_of_all_threads() -> None:
    _, memory = run("param_64", s=8)
    assert memory.accesses == [(PARAMETERS, [8] * THREADS, 8)]
    _, memory = run("ld_const", a=register(0, 4, 8), s=100)
    assert memory.accesses == [(CONSTANT, [100, 104, 108], 4)]


def test_effects_are_done_one_after_another() -> None:
    pointers = register(0x1000, 0x2000, 0x3000, n_bytes=8)
    found, memory = run("ld_v2", p=pointers, k=16)
    assert [each[1][0] for each in memory.accesses] == [0x1010, 0x1014]
    assert found["e"] == [0x17161514] * THREADS
    values = register(1, 2, 3), register(4, 5, 6)
    found, memory = run("st_v2", p=pointers, k=0, a=values[0], b=values[1])
    assert found == {}
    assert [space for space, *_ in memory.accesses] == [MEMORY] * 2
    assert memory.stored == [values[0].tolist(), values[1].tolist()]


def test_a_register_shorter_than_a_lane_is_extended_with_zeros() -> None:
    found, _ = run(
        "mad", a=register(255, 2, 3, n_bytes=1), b=register(2, 2, 2), c=register(0, 0, 0)
    )
    assert found["d"] == [510, 4, 6]


PTX = {
    name: row
    for name, row in text_table(load_target("ptx")).items()
    if not row.lines and not any(f"{space}[" in row.row.meaning for space in SPACES)
}


@pytest.mark.parametrize("name", PTX)
def test_a_row_has_the_same_value_as_elsewhere(name: str) -> None:
    row, random = PTX[name], np.random.default_rng(1)
    state = {PROGRAM_COUNTER: 5, EXIT: 7, BARRIER: 0}
    n_bytes = {n: {"b64": 8}.get(row.views[n], 4) for n in (*row.results, *row.args)}
    for bound in (0, 1):
        chosen = {n: row.bounds[n][bound] if n in row.bounds else 9 for n in row.views}
        given = {n: each for n, each in chosen.items() if n not in n_bytes}
        effects = [Effect(e.target, shortened(e.value)) for e in specialised(row, given)]
        numbers = given | state
        meaning = Meaning(row, effects, numbers, n_bytes)
        words = [
            random.integers(0, 1 << 8 * n_bytes.get(n, 4), THREADS, word_of(n_bytes.get(n, 4)))
            for n in meaning.read
        ]
        lane = word_of(row.lane_bits // 8)
        wide = {
            n: each.astype(max(lane, each.dtype)).view(np.uint8).reshape(THREADS, -1)
            for n, each in zip(meaning.read, words, strict=True)
        }
        expected = execute(row, {**numbers, **wide}, samples=THREADS)
        found = meaning.done(Operands(words, Noting(), THREADS))
        for target, word in zip(meaning.written, found, strict=True):
            whole = expected[target].view(lane).reshape(-1)
            assert word.tolist() == whole.astype(word.dtype).tolist(), target
