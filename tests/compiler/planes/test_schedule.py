"""The key schedule of planes: every word that is wanted holds the round keys' bits."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

from compiler.interpreter import interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.ir.rewriting import live_only
from compiler.layouts.form import memory_bit
from compiler.layouts.layout import LayoutError
from compiler.planes.bit_layers import ONE, Form
from compiler.planes.network import PlaneNetwork
from compiler.planes.schedule import PlaneSchedule, WantedKeys, cheapest_schedule
from tests.compiler.plane_values import SHIFTER, bits_of, cells_first, network, value_of

BLOCKS = {
    "aes128_128": 2,
    "aes128_192": 2,
    "aes128_256": 2,
    "gift64_128": 2,
    "giftb128_128": 1,
    "pipo64_128": 4,
    "present64_80": 2,
    "skinny64_64": 2,
    "skinny64_192": 2,
    "skinny128_256": 2,
}
SAMPLES = 3


def schedule_of(set_name: str) -> PlaneSchedule:
    module = bits_of(set_name)
    count = 8 * module.key.n_bytes
    addresses = [memory_bit(module.key, bit) for bit in range(count)]
    return PlaneSchedule(module.programs["key_schedule"], addresses, SHIFTER)


def wanted_of(set_name: str, made: PlaneNetwork) -> WantedKeys:
    """The words of all round keys of encryption, cells at home."""
    layers, _ = cells_first(set_name)
    grid, wanted = made.grid, WantedKeys()
    for layer in layers.layers:
        lanes: list[Form] = [0] * (32 * made.count)
        for plane, cell, block in product(
            range(grid.planes), range(grid.cells), range(grid.blocks)
        ):
            lane = plane * 32 * grid.registers + grid.lane(made.home[cell], block)
            lanes[lane] = layer.keys[plane * grid.cells + cell]
        wanted.name([tuple(lanes[n : n + 32]) for n in range(0, len(lanes), 32)])
    return wanted


@cache
def program_of(set_name: str) -> tuple[WantedKeys, Program]:
    made = network(set_name, BLOCKS[set_name])
    wanted = wanted_of(set_name, made)
    schedule, results = cheapest_of(set_name, wanted, made)
    return wanted, schedule.finish(results)


def cheapest_of(
    set_name: str, wanted: WantedKeys, made: PlaneNetwork
) -> tuple[PlaneSchedule, list[str]]:
    module = bits_of(set_name)
    addresses = [memory_bit(module.key, bit) for bit in range(8 * module.key.n_bytes)]
    return cheapest_schedule(module.programs["key_schedule"], addresses, wanted, made)


def random_keys(set_name: str) -> list[bytes]:
    size, chance = bits_of(set_name).key.n_bytes, Random(5)
    return [bytes(size), b"\xff" * size, *(chance.randbytes(size) for _ in range(SAMPLES - 2))]


def bits_by_program(set_name: str, keys: list[bytes]) -> list[list[int]]:
    """The bits of the round keys, by the program on bits; a list a key."""
    module = bits_of(set_name)
    program = module.programs["key_schedule"]
    numbers = [int.from_bytes(key, "little") for key in keys]
    inputs = {
        param.name: word_array([number >> memory_bit(module.key, n) & 1 for number in numbers], 1)
        for n, param in enumerate(program.params)
    }
    found = [v for v in interpret(program, inputs) if isinstance(v, np.ndarray)]
    return [[int(v[key]) for v in found] for key in range(len(keys))]


@pytest.mark.slow
@pytest.mark.full(but=2)
@pytest.mark.parametrize("set_name", BLOCKS)
def test_round_keys(set_name: str) -> None:
    wanted, program = program_of(set_name)
    keys = random_keys(set_name)
    size = program.params[0].type.bits
    inputs = {
        param.name: word_array(
            [int.from_bytes(key, "little") >> n * size & (1 << size) - 1 for key in keys], size
        )
        for n, param in enumerate(program.params)
    }
    found = [v for v in interpret(program, inputs) if isinstance(v, np.ndarray)]
    assert len(found) == len(wanted.names)
    for sample, bits in enumerate(bits_by_program(set_name, keys)):
        with_one = [1, *bits]
        for word, values in zip(wanted.names, found, strict=True):
            expected = sum(value_of(form, with_one) << n for n, form in enumerate(word))
            assert int(values[sample]) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("set_name", "word_bits"), [("aes128_192", 32), ("present64_80", 16)])
def test_keys_are_read_as_words(set_name: str, word_bits: int) -> None:
    _, program = program_of(set_name)
    kinds = [param.type.bits for param in program.params]
    assert kinds == [word_bits] * (8 * bits_of(set_name).key.n_bytes // word_bits)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "boxes"), [("aes128_128", 10), ("aes128_192", 8), ("aes128_256", 13)]
)
def test_boxes_stand_side_by_side(set_name: str, boxes: int) -> None:
    """SubWord's four S-boxes are one operation, the state's own S-boxes are not mixed in."""
    _, program = program_of(set_name)
    assert Counter(op.name for op in program.ops)["sbox"] == boxes


def test_words_have_one_name_and_zeros_none() -> None:
    wanted = WantedKeys()
    first, second, zeros = (2,) * 32, (4, *(2,) * 31), (0,) * 32
    assert wanted.name([first, zeros, second]) == ["RK.0", "", "RK.1"]
    assert wanted.name([second, first]) == ["RK.1", "RK.0"]
    assert wanted.sets == [(first, zeros, second), (second, first)]


@pytest.mark.slow
def test_a_whole_round_key_is_packed_where_that_is_cheaper() -> None:
    """AES: eight words of memory and three exchanges a pair, rather than eight words bit by bit."""
    made = network("aes128_128", 2)
    whole = wanted_of("aes128_128", made)
    apart = WantedKeys(dict(whole.names))
    sizes: list[int] = []
    for wanted in (whole, apart):
        schedule = schedule_of("aes128_128")
        program = schedule.finish(schedule.make_keys(wanted, made))
        sizes.append(len(program.ops))
    packed, single = sizes
    assert 2 * packed < single


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "is_packed"),
    [("skinny64_192", True), ("skinny128_256", True), ("aes128_128", False)],
)
def test_sums_of_key_bits_are_made_in_planes(set_name: str, is_packed: bool) -> None:
    """Feedback on each cell is an addition of planes, and three to seven masked moves of words."""
    made = network(set_name, BLOCKS[set_name])
    wanted = wanted_of(set_name, made)
    schedule, results = cheapest_of(set_name, wanted, made)
    assert (schedule.network is not None) == is_packed
    if is_packed:
        in_words = schedule_of(set_name)
        other = in_words.finish(in_words.make_keys(wanted, made))
        assert 1.5 * len(live_only(schedule.finish(results)).ops) < len(live_only(other).ops)


@pytest.mark.slow
@pytest.mark.parametrize(("set_name", "has_constants"), [("aes128_128", 0), ("gift64_128", 28)])
def test_round_constants_are_in_the_words(set_name: str, has_constants: int) -> None:
    """GIFT adds constants to the state: they become complements of the keys' bits."""
    wanted, _ = program_of(set_name)
    rounds = [any(form & ONE for word in words for form in word) for words in wanted.sets]
    assert sum(rounds) == has_constants


def test_a_key_of_no_whole_words_is_refused() -> None:
    program = parse_program("spec f(a: u1, b: u1) {\nt0: u1 = xor a, b\nreturn t0\n}")
    with pytest.raises(LayoutError, match="a key of 2 bits is no whole number of bytes"):
        PlaneSchedule(program, [0, 1], SHIFTER)
