"""Layouts: what moves do to digits, and the ways that the search finds, run on marked bits."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Sequence
from functools import cache

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.layouts.layout import (
    Action,
    Layout,
    LayoutError,
    MemoryLayout,
    Path,
    derive_access,
    derive_actions,
    inverse_of,
    search,
)
from compiler.layouts.network import Network, Registers
from compiler.machine.load import load_target
from compiler.machine.meaning import Address, Bytes

TARGET = load_target("neon")
CORE = next(iter(TARGET.cores.values()))
BLOCK_BITS = 64
LETTERS = {"b": 3, "h": 4, "s": 5, "d": 6}
"""The digit of the lowest bit of the lane's number, by the letter of a shape."""


@cache
def actions(register_bytes: int) -> tuple[Action, ...]:
    return derive_actions(TARGET.moves, TARGET.table, CORE, register_bytes)


@cache
def accesses(register_bytes: int) -> tuple[MemoryLayout, ...]:
    rows = TARGET.table
    fitting = [
        derive_access(pair.load, pair.store, rows, CORE)
        for pair in TARGET.accesses
        if rows[pair.load].lanes * rows[pair.load].lane_bits == register_bytes * 8
    ]
    return tuple(access for access in fitting if access)


def digits(letter: str, count: int) -> list[str]:
    """Names of the digits of a number below `count`."""
    return [f"{letter}{i}" for i in range(count.bit_length() - 1)]


def address_of(word_bits: int, block_bits: int, lanes: int) -> list[str]:
    words = block_bits // word_bits
    return [*digits("c", word_bits), *digits("r", words), *digits("n", lanes)]


def manual(name: str, digit: int, top: int) -> tuple[int, ...]:
    """What the manual says of a move on lanes that begin at a digit; `top` tells the pair apart.

    UZP1 takes the even lanes of the pair, UZP2 the odd ones, each register's after the other's; ZIP
    undoes it; TRN exchanges the odd lanes of one register with the even ones of the other.
    """
    same = list(range(top + 1))
    if name == "unzip":
        return tuple([*same[:digit], *same[digit + 1 :], digit])
    if name == "zip":
        return tuple([*same[:digit], top, *same[digit:top]])
    same[digit], same[top] = same[top], same[digit]
    return tuple(same)


@pytest.mark.parametrize("register_bytes", TARGET.register_bytes)
@pytest.mark.parametrize("name", ["unzip", "zip", "transpose"])
def test_lane_moves_are_the_manuals(name: str, register_bytes: int) -> None:
    (move,) = (m for m in TARGET.moves if m.name == name)
    top = (register_bytes * 8).bit_length() - 1
    letters = [n for n in LETTERS if 1 << LETTERS[n] < register_bytes * 8]
    expected = {manual(name, LETTERS[letter], top) for letter in letters}
    found = derive_actions([move], TARGET.table, CORE, register_bytes)
    assert {a.sources for a in found} == expected
    assert all(a.pair and a.move is move for a in found)


@pytest.mark.parametrize(("name", "digit"), [("swap_1", 0), ("swap_2", 1), ("swap_4", 2)])
def test_bit_swaps_exchange_one_digit(name: str, digit: int) -> None:
    (move,) = (m for m in TARGET.moves if m.name == name)
    (found,) = derive_actions([move], TARGET.table, CORE, 16)
    assert found.sources == manual("transpose", digit, 7)
    assert found.shape == "16b"


def test_a_move_that_is_no_permutation_of_digits_is_left_out() -> None:
    (swap,) = (m for m in TARGET.moves if m.name == "swap_4")
    rows = {**TARGET.table, "sli.16b": TARGET.table["sri.16b"]}
    assert derive_actions([swap], rows, CORE, 16) == ()


def test_dealing_loads_pick_the_lowest_digits_of_the_lanes() -> None:
    by_name = {a.load: a for a in accesses(16)}
    assert by_name["ldr_q"].sources == tuple(range(7))
    assert by_name["ld4.16b"].sources == (0, 1, 2, 5, 6, 7, 8)
    assert by_name["ld4.16b"].picked == (3, 4)
    assert by_name["ld2.4s"].picked == (5,)


def test_every_action_can_be_undone() -> None:
    for register_bytes in TARGET.register_bytes:
        for action in actions(register_bytes):
            back = inverse_of(action, actions(register_bytes))
            layout = Layout(tuple(f"d{i}" for i in range(len(action.sources) - 1)), ("x",))
            after = action.apply(layout, "x")
            assert back.apply(after, after.number[0]) == layout


def found_path(lanes: int, word_bits: int, stride: int, one_at_a_time: bool = False) -> Path:
    size = next(s for s in TARGET.register_bytes if lanes * word_bits % (8 * s) == 0)
    ways = [a for a in accesses(size) if not (one_at_a_time and a.picked)]
    address = address_of(word_bits, BLOCK_BITS, lanes)
    return search(address, ways, actions(size), digits("c", word_bits), stride)


CASES = [
    *((lanes, 8, 0) for lanes in (8, 16, 32, 64, 128)),
    *((lanes, 8, stride) for lanes in (16, 32, 64, 128) for stride in (3, 4)),
    (8, 16, 0),
    (4, 32, 0),
    (2, 64, 0),
    (64, 1, 0),
    (128, 1, 0),
]


@pytest.mark.slow
@pytest.mark.parametrize("one_at_a_time", [False, True])
@pytest.mark.parametrize(("lanes", "word_bits", "stride"), CASES)
def test_a_path_puts_every_bit_where_its_layout_says(
    lanes: int, word_bits: int, stride: int, one_at_a_time: bool
) -> None:
    path = found_path(lanes, word_bits, stride, one_at_a_time)
    assert path.end.inside[stride : stride + len(digits("c", word_bits))] == tuple(
        digits("c", word_bits)
    )
    assert not any(d[0] == "r" for d in path.end.inside)
    size = (1 << len(path.end.inside)) // 8
    network = Network(path, actions(size), TARGET.table, Type(8, size))
    memory = marked(lanes * BLOCK_BITS)
    registers, stored = run(network, memory)
    expected = [expected_bits(path, number) for number in range(path.end.registers)]
    assert [bit_numbers(r) for r in registers] == expected
    assert np.array_equal(stored, memory)


def marked(bits: int) -> Bytes:
    """Memory of which bit i holds digit s of i in sample s: its bits can be told apart."""
    samples = [np.arange(bits) >> s & 1 for s in range((bits - 1).bit_length())]
    return np.packbits(np.array(samples, np.uint8), axis=1, bitorder="little")


def bit_numbers(register: Bytes) -> list[int]:
    """Which bits of the memory a register holds."""
    samples = np.unpackbits(register, axis=1, bitorder="little").astype(np.int64)
    total = sum(samples[s] << s for s in range(len(samples)))
    assert isinstance(total, np.ndarray)
    return [int(v) for v in total]


def expected_bits(path: Path, number: int) -> list[int]:
    """The same by the layout at the end of a path."""
    place = {digit: i for i, digit in enumerate(path.address)}
    fixed = sum(v << place[d] for d, v in path.end.index_of(number).items())
    inside = [place[d] for d in path.end.inside]
    return [
        fixed + sum((bit >> i & 1) << p for i, p in enumerate(inside))
        for bit in range(1 << len(inside))
    ]


def run(network: Network, memory: Bytes) -> tuple[list[Bytes], Bytes]:
    """Load, go forward and back, store: the registers in between and what is stored."""
    build = Builder()
    params = tuple(build.param(n, POINTER) for n in ("in", "out"))
    made: Registers = network.forward(build, network.load(build, "in"))
    network.store(build, "out", network.backward(build, made))
    program = Program("f", "slice", params, tuple(build.ops), tuple(made[n] for n in sorted(made)))
    regions = {"in": memory, "out": np.zeros_like(memory)}
    pointers = {n: Address(n, 0) for n in regions}
    values = interpret(program, pointers, regions, TARGET.table)
    return [v for v in values if isinstance(v, np.ndarray)], regions["out"]


@pytest.mark.slow
@pytest.mark.parametrize(("lanes", "stride"), [(8, 0), (16, 0), (16, 3), (32, 0)])
def test_the_cost_is_what_the_steps_cost(lanes: int, stride: int) -> None:
    path = found_path(lanes, 8, stride)
    halves = [s.action.cost / (2 if s.action.pair else 1) for s in path.steps]
    total = (path.access.cost + sum(halves)) * path.end.registers
    assert path.cost == pytest.approx(total)


@pytest.mark.slow
@pytest.mark.parametrize("stride", [0, 1, 3, None])
def test_no_way_is_cheaper_on_small_arrays(stride: int | None) -> None:
    """Against a search that knows no bound and takes no two digits for alike."""
    address = address_of(8, 16, 8)
    word = digits("c", 8)
    if stride is None:
        address, word, stride = address_of(1, 2, 64), [], 0
    ways = [a for a in accesses(8) if len(a.sources) + len(a.picked) <= len(address)]
    path = search(address, ways, actions(8), word, stride)
    assert path.cost == pytest.approx(cheapest(address, ways, actions(8), word, stride))


def cheapest(
    address: Sequence[str],
    ways: Sequence[MemoryLayout],
    moves: Sequence[Action],
    word: Sequence[str],
    stride: int,
) -> float:
    ticket = itertools.count()
    queue = []
    for way in ways:
        layout = way.layout(address)
        queue.append((way.cost * layout.registers, next(ticket), layout))
    heapq.heapify(queue)
    done: set[Layout] = set()
    while queue:
        cost, _, layout = heapq.heappop(queue)
        placed = layout.inside[stride : stride + len(word)] == tuple(word)
        if placed and not any(d[0] == "r" for d in layout.inside):
            return cost
        if layout in done:
            continue
        done.add(layout)
        for move in moves:
            for digit in layout.number if move.pair else ("",):
                share = layout.registers / (2 if move.pair else 1)
                after = move.apply(layout, digit)
                heapq.heappush(queue, (cost + move.cost * share, next(ticket), after))
    raise AssertionError("nothing reaches it")


def test_a_layout_out_of_reach_is_an_error() -> None:
    address = address_of(8, BLOCK_BITS, 16)
    for moves in ((), tuple(a for a in actions(16) if a.move.name == "swap_4")):
        with pytest.raises(
            LayoutError, match="no sequence of the target's moves reaches this layout: none "
        ):
            search(address, [accesses(16)[0]], moves, digits("c", 8), 3)


def test_a_search_that_ends_early_is_an_error() -> None:
    address = address_of(8, BLOCK_BITS, 16)
    ways = [access for access in accesses(16) if not access.picked]
    with pytest.raises(LayoutError, match="none after 1 layouts"):
        search(address, ways, actions(16), digits("c", 8), 0, steps=1)


def test_an_array_smaller_than_a_register_is_an_error() -> None:
    with pytest.raises(LayoutError):
        search(digits("n", 32), accesses(16), actions(16), [], 0)


def test_an_action_without_its_inverse_is_an_error() -> None:
    (unzip,) = (a for a in actions(16) if a.sources == manual("unzip", 3, 7))
    with pytest.raises(LayoutError, match="no move undoes unzip"):
        inverse_of(unzip, [unzip])
