"""Kernels: words of memory come as parameters, and words of memory are what they make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest

from compiler.interpreter import Array, interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.ir.slots import Given, Slot
from compiler.layouts.form import Form
from compiler.layouts.layout import derive_actions, search
from compiler.layouts.network import Network
from compiler.layouts.way import DigitWay
from compiler.machine.load import load_target
from compiler.machine.meaning import Address
from compiler.module import Context, Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.passes.forms.legalise import Legalise
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.key_per_block import KeyPerBlock
from compiler.passes.spec.roll import Roll
from compiler.pipeline import PASSES, pass_name, pipeline, run_passes
from compiler.slicing.function import Images, Place, Shared
from compiler.slicing.kernels import (
    TAKEN,
    WORD,
    KernelBits,
    KernelFunction,
    KernelKeys,
    memory_word_bytes,
)
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.compiler.stages import checked, start
from verify.programs.differential import structured_samples
from verify.programs.samples import word_of
from verify.programs.stages import run_module

TARGET = load_target("ptx")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))
SIZES = ((32, 4), (32, 3), (16, 4), (16, 3), (8, 8), (8, 6), (24, 1), (24, 2), (24, 4), (4, 12))
"""Bits of a cipher's words, and how many make a block."""
LAYOUTS = [
    (WordLayout(Shape(bits, (count,)), block_big), WordLayout(Shape(bits, (count,)), key_big))
    for (bits, count), block_big, key_big in product(SIZES, (False, True), (False, True))
]


def crossed(bits: int, count: int) -> Program:
    """Each word made is the block's word from the other end, and a word of the key."""
    kind, params, lines = f"u{bits}", [], []
    for n in range(count):
        params += [f"X.{n}: {kind}"]
        lines += [f"x{n}: u32 = resize X.{n}", f"k{n}: u32 = resize key.{n}"]
    lines += [f"y{n}: u32 = xor x{count - 1 - n}, k{n}" for n in range(count)]
    lines += [f"z{n}: {kind} = resize y{n}" for n in range(count)]
    params += [f"key.{n}: {kind}" for n in range(count)]
    body = "\n".join(lines)
    made = ", ".join(f"z{n}" for n in range(count))
    return parse_program(
        f"spec ecb_encrypt_keys({', '.join(params)}) {{\n{body}\nreturn {made}\n}}"
    )


def kernel(block: WordLayout, key: WordLayout) -> Program:
    program = crossed(block.shape.bits, block.shape.n_words)
    return KernelFunction(Images(), program, (32,), 4, key=key).block_function(block, is_last=True)


def words_of(data: bytes) -> list[int]:
    """What a thread reads: words of memory, their first byte lowest."""
    size = memory_word_bytes(len(data))
    return [int.from_bytes(data[n : n + size], "little") for n in range(0, len(data), size)]


def run(program: Program, block: bytes, key: bytes) -> bytes:
    """The bytes that a thread leaves of those that it takes."""
    texts = {"block": words_of(block), "key": words_of(key)}
    inputs = {
        f"{name}.{n}": np.array([word], np.uint32)
        for name, words in texts.items()
        for n, word in enumerate(words)
    }
    assert {p.name for p in program.params} == inputs.keys()
    made = [int(np.asarray(word)[0]) for word in interpret(program, inputs)]
    size = memory_word_bytes(len(block))
    assert all(word < 1 << 8 * size for word in made), "zeros above the bytes of a word"
    return b"".join(word.to_bytes(size, "little") for word in made)


@pytest.mark.parametrize(("block", "key"), LAYOUTS, ids=str)
def test_words_of_memory_become_words_of_the_cipher_and_back(
    block: WordLayout, key: WordLayout
) -> None:
    program = kernel(block, key)
    rng = np.random.default_rng(1)
    for _ in range(4):
        text, secret = (rng.bytes(each.n_bytes) for each in (block, key))
        mixed = zip(block.words(text)[::-1], key.words(secret), strict=True)
        assert run(program, text, secret) == block.memory([a ^ b for a, b in mixed])


@pytest.mark.parametrize(
    ("n_bytes", "size"), [(3, 1), (4, 4), (6, 2), (8, 4), (9, 1), (10, 2), (12, 4), (16, 4)]
)
def test_words_of_memory_are_as_wide_as_all_fit(n_bytes: int, size: int) -> None:
    assert memory_word_bytes(n_bytes) == size


def test_parameters_are_words_of_the_block_then_of_the_key() -> None:
    plain = WordLayout(Shape(32, (2,)), big_endian=False)
    program = kernel(plain, plain)
    given = [Given("block", 0), Given("block", 1), Given("key", 0), Given("key", 1)]
    assert [p.given for p in program.params] == given
    assert {p.type for p in program.params} == {WORD}
    assert [op.name for op in program.ops if op.name != "resize"] == ["xor", "xor"]


def test_whole_big_endian_words_are_turned_round_at_once() -> None:
    big = WordLayout(Shape(32, (2,)), big_endian=True)
    names = [op.name for op in kernel(big, big).ops if op.name != "resize"]
    assert names.count("permute") == 6
    assert set(names) == {"permute", "xor"}


LANES, HALVES = 32, 16
"""Blocks of a thread, and the bits of each half of these blocks, which are two words."""


def shared_bits(big_endian: bool, counter_bytes: int) -> Shared:
    """What functions share on bits of blocks of two words of 16 bits."""
    layout = WordLayout(Shape(HALVES, (2,)), big_endian)
    form = Form(4, 1, LANES, 0, layout, layout, in_words=True)
    address, inside = form.address()
    actions = derive_actions(TARGET.moves, TARGET.table, TARGET.cores[CONTEXT.core], 4)
    path = search(address, [TAKEN], actions, inside, form.stride)
    way = DigitWay(Network(path, actions, TARGET.table, form.kind), form)
    return Shared(
        form=form, way=way, actions=actions, counter_bytes=counter_bytes, every_round=False
    )


def bits(program: Program, shared: Shared) -> Program:
    spread, fetch = (TARGET.primitives[name] for name in ("spread_bit", "load_anew"))
    return KernelBits(shared, program, spread=spread, fetch=fetch).rewrite()


def run_bits(program: Program, given: dict[str, int], keys: bytes = b"") -> bytes:
    """What a thread leaves of words that it takes."""
    inputs = {name: np.array([word], np.uint32) for name, word in given.items()}
    memory = {"rk": np.frombuffer(keys, np.uint8).reshape(1, -1)} if keys else {}
    known: dict[str, Array | Address] = {**inputs, **{n: Address(n, 0) for n in memory}}
    assert {p.name for p in program.params} == known.keys()
    made = interpret(program, known, memory, TARGET.table)
    return b"".join(np.ascontiguousarray(word_of(word), "<u4").tobytes() for word in made)


def exchanged() -> Program:
    """Exchanges the halves of a block, and adds a bit of the key to each bit of the first."""
    names = [f"x{n}" for n in range(2 * HALVES)]
    params = ", ".join(f"{name}: u1" for name in names)
    sums = "\n".join(f"t{n}: u1 = xor x{n + HALVES}, $k{n % 2}" for n in range(HALVES))
    made = ", ".join([*(f"t{n}" for n in range(HALVES)), *names[:HALVES]])
    return parse_program(
        f"spec ecb_encrypt({params}, $k0: u1, $k1: u1) {{\n{sums}\nreturn {made}\n}}"
    )


@pytest.mark.parametrize("big_endian", [False, True])
def test_bits_of_blocks_come_from_words_of_memory_and_go_back(big_endian: bool) -> None:
    shared = shared_bits(big_endian, 0)
    program = bits(exchanged(), shared)
    assert [p.given for p in program.params if p.given] == [Given("block", n) for n in range(32)]
    assert shared.images == [(Slot("key", 0),), (Slot("key", 1),)]
    text = np.random.default_rng(1).bytes(4 * LANES)
    given = {f"block.{n}": word for n, word in enumerate(words_of(text))}
    made = run_bits(program, given, bytes(4) + b"\xff" * 4)
    layout = shared.form.block
    for first in range(0, len(text), 4):
        one, other = layout.words(text[first : first + 4])
        assert made[first : first + 4] == layout.memory([other ^ 0xAAAA, one])


def counting(counter_bits: int) -> Program:
    """The counter, big-endian in the last bytes of a block of zeros."""
    given = [f"counter.{n}" for n in range(counter_bits)]
    turned = [
        given[8 * octet + bit] for octet in reversed(range(counter_bits // 8)) for bit in range(8)
    ]
    zeros = ["zero"] * (2 * HALVES - counter_bits)
    params = ", ".join(f"{name}: u1" for name in given)
    made = ", ".join([*zeros, *turned])
    return parse_program(
        f"spec ctr_crypt({params}) {{\nzero: u1 = const value=0\nreturn {made}\n}}"
    )


@pytest.mark.parametrize("counter_bytes", [2, 4])
@pytest.mark.parametrize("first", [0, 1, 31, 0x7FF1, 0xFFF0, 0x12345678, 0xFFFFFFE1])
def test_blocks_count_from_any_counter_and_round_its_end(first: int, counter_bytes: int) -> None:
    program = bits(counting(8 * counter_bytes), shared_bits(False, counter_bytes))
    modulus = 256**counter_bytes
    made = run_bits(program, {"counter": first % modulus})
    counted = [(first + n) % modulus for n in range(LANES)]
    assert made == b"".join(c.to_bytes(counter_bytes, "big").rjust(4, b"\0") for c in counted)


@pytest.mark.parametrize("first", [0, 1000, 2**32 - 65])
def test_blocks_of_striped_groups_count_by_their_places(first: int) -> None:
    shared = replace(shared_bits(False, 4), striped_threads=32)
    made = run_bits(bits(counting(32), shared), {"counter": first})
    numbers = (n % 4 + 128 * (n // 4) for n in range(LANES))
    assert made == b"".join(((first + n) % 2**32).to_bytes(4, "big") for n in numbers)


def test_each_bit_of_the_counter_is_spread_once_and_added_in_three_operations_at_most() -> None:
    ops = bits(counting(32), shared_bits(False, 4)).ops
    names = [op.name for op in ops]
    assert names.count("spread") == 32
    # Above the bits of blocks' numbers a sum and a carry.
    assert sum(name in ("xor", "and", "or") for name in names) <= 2 * 32 + 5 * 5


@cache
def sliced(name: str, set_name: str) -> Module:
    """A module after `slice`; the last two passes are checked."""
    steps = pipeline([Legalise(enabled=True), Slice(lanes=1)])
    names = [pass_name(kind) for kind in PASSES]
    first, end = names.index("legalise"), names.index("slice") + 1
    module = run_passes(start(name, set_name), CONTEXT, steps[:first])
    return checked(module, steps[first:end], CONTEXT)


def kinds(program: Program) -> Sequence[str]:
    return [p.given.kind if p.given else p.name for p in program.params]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name", "block_words", "key_words"),
    [
        ("speck", "speck64_128", 2, 4),
        # Words of 3 bytes: a block is three words of 2 bytes, a key nine bytes.
        ("speck", "speck48_72", 3, 9),
        # Words of 6 bytes, which are two limbs.
        ("speck", "speck96_144", 3, 9),
        ("hight", "hight64_128", 2, 4),
        pytest.param("present", "present64_80", 2, 5, marks=pytest.mark.full),
    ],
)
def test_ciphers_compute_what_they_did(
    name: str, set_name: str, block_words: int, key_words: int
) -> None:
    programs = sliced(name, set_name).programs
    block, key = ["block"] * block_words, ["key"] * key_words
    assert kinds(programs["ecb_encrypt_keys"]) == [*block, *key]
    for each in ("ecb_encrypt", "ecb_decrypt"):
        assert kinds(programs[each]) == ["rk", *block]
        assert len(programs[each].results) == block_words
    assert kinds(programs["ctr_crypt"]) == ["ctx", "counter"]
    assert len(programs["ctr_crypt"].results) == block_words


@pytest.mark.slow
def test_ciphers_compute_in_bits_what_they_did() -> None:
    steps = pipeline(
        [
            KeyPerBlock(enabled=False),
            Bitslice(enabled=True, lanes=LANES),
            Legalise(enabled=False),
            Slice(lanes=LANES),
        ]
    )
    names = [pass_name(kind) for kind in PASSES]
    first, end = names.index("slice"), names.index("map_luts") + 1
    module = run_passes(start("simeck", "simeck32_64"), CONTEXT, steps[:first])
    programs = checked(module, steps[first:end], CONTEXT).programs
    assert kinds(programs["ecb_encrypt"]) == ["rk", *["block"] * LANES]
    assert kinds(programs["ctr_crypt"]) == ["ctx", "counter"]
    assert len(programs["ctr_crypt"].results) == LANES


@cache
def rolled(lanes: int) -> Module:
    """SIMECK-32/64 in the parts of its loops, checked after `slice`."""
    steps = pipeline(
        [
            KeyPerBlock(enabled=False),
            Bitslice(enabled=lanes > 1, lanes=lanes),
            Legalise(enabled=lanes == 1),
            Roll(enabled=True),
            Slice(lanes=lanes),
        ]
    )
    names = [pass_name(kind) for kind in PASSES]
    first, end = names.index("slice"), names.index("slice") + 1
    module = run_passes(start("simeck", "simeck32_64"), CONTEXT, steps[:first])
    return checked(module, steps[first:end], CONTEXT)


@pytest.mark.slow
@pytest.mark.parametrize(("lanes", "state"), [(1, 2), (LANES, 32)])
def test_parts_of_a_loop_take_over_the_state(lanes: int, state: int) -> None:
    programs = rolled(lanes).programs
    taken = [f"state.{n}" if lanes == 1 else f"state.{n}.0" for n in range(state)]
    assert kinds(programs["ecb_encrypt"])[-lanes:] == ["block"] * lanes
    assert len(programs["ecb_encrypt"].results) == state
    assert kinds(programs["ecb_encrypt.round"]) == ["round", *taken]
    assert len(programs["ecb_encrypt.round"].results) == state
    assert [name for name in kinds(programs["ecb_encrypt.tail"]) if name != "rk"] == taken
    assert len(programs["ecb_encrypt.tail"].results) == lanes
    assert kinds(programs["ctr_crypt"])[-1] == "counter"


@pytest.mark.slow
@pytest.mark.parametrize("lanes", [1, LANES])
def test_a_turn_too_few_is_noticed(lanes: int) -> None:
    module = rolled(lanes)
    short = {
        name: replace(loop, rounds=loop.rounds - 1) for name, loop in module.round_keys.items()
    }
    right, wrong = (
        run_module(each, TARGET, structured_samples(module, n_blocks=LANES, seed=1))
        for each in (module, replace(module, round_keys=short))
    )
    for name in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt"):
        assert not np.array_equal(right[name], wrong[name])


@pytest.mark.parametrize(("bits", "count"), [(32, 4), (16, 5), (24, 3), (8, 10)])
@pytest.mark.parametrize("is_big", [False, True])
def test_a_key_set_up_in_a_thread(bits: int, count: int, is_big: bool) -> None:
    """It stores the key's words, which lie in whole words of memory that are loaded once."""
    layout = WordLayout(Shape(bits, (count,)), is_big)
    params = ", ".join(f"key.{n}: u{bits}" for n in range(count))
    lines = "\n".join(f"x{n}: u32 = resize key.{n}" for n in range(count))
    made = ", ".join(f"x{n}" for n in range(count))
    setup = parse_program(f"spec key_setup({params}) {{\n{lines}\nreturn {made}\n}}")
    images = Images()
    wanted = {Place("key", n): (name,) for n, name in enumerate(setup.results)}
    function = KernelKeys(images, setup, (32,), 4, key=layout)
    program = function.uniform_function("rk", "key", layout, wanted)
    loads = [op for op in program.ops if op.name == "load"]
    size = memory_word_bytes(layout.n_bytes)
    assert [op.number("offset") for op in loads] == list(range(0, layout.n_bytes, size))
    key = np.arange(1, layout.n_bytes + 1, dtype=np.uint8).reshape(1, -1)
    memory = {"key": key, "rk": np.zeros((1, 4 * count), np.uint8)}
    interpret(program, {"rk": Address("rk", 0), "key": Address("key", 0)}, memory)
    step = bits // 8
    words = [key.tobytes()[n : n + step] for n in range(0, layout.n_bytes, step)]
    expected = [int.from_bytes(word, "big" if is_big else "little") for word in words]
    assert memory["rk"].view("<u4").ravel().tolist() == expected


def test_the_host_moves_bytes_by_its_own_instructions() -> None:
    """A kernel has one instruction for a byte order, in C of the host it is composed of others."""
    order = next(order for order, name in CONTEXT.orders.items() if name == "rev8_rotl16")
    text = f"x: u32 = permute key.0, map=({' '.join(map(str, order))})"
    programs = {
        name: parse_program(f"spec {name}(key.0: u32) {{\n{text}\nreturn x\n}}")
        for name in ("key_setup", "ecb_encrypt_keys")
    }
    module = replace(start("simeck", "simeck64_128"), programs=programs)
    made = Legalise(enabled=True).run_module(module, CONTEXT).programs
    assert [op.name for op in made["ecb_encrypt_keys"].ops] == ["permute"]
    host = CONTEXT.of("key_setup")
    moved = [op for op in made["key_setup"].ops if op.name == "permute"]
    assert all(op.attr("map") in host.orders for op in moved)
    word = np.array([0x01020304], np.uint32)
    for program in made.values():
        (found,) = interpret(program, {"key.0": word})
        assert isinstance(found, np.ndarray)
        assert found.tolist() == [0x02010403]
