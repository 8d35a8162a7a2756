"""A module computes the same at every stage: as text, split in functions, and on memory.

A block of two bytes x, y under the key k, m becomes y ^ m, x + k; the nonce is x of a counter block
and the counter y.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from compiler.ir.parse import parse_program
from compiler.ir.slots import Slot
from compiler.machine.load import load_target
from compiler.module import Module
from compiler.regions import Regions, RoundKeys
from dsl.check import parse_cipher
from dsl.cipher import Cipher, WordLayout
from dsl.unrolling.values import Shape
from verify.programs.samples import Samples
from verify.programs.stages import run_module

TARGET = load_target("rv32i")
TEXT = """cipher SWAP
source "made up"
set swap16_16 {}
block u8[2]
key u8[2]
round_keys u8[2]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) {
    let x = X[0] + RK[0]
    X[0] = X[1] ^ RK[1]
    X[1] = x
}
decrypt = inverse of encrypt
"""
SCHEDULE = "spec key_schedule(K.0: u8, K.1: u8) {\nreturn K.0, K.1\n}"
ENCRYPT = """spec encrypt(X.0: u8, X.1: u8, k: u8, m: u8) {
    a: u8 = add X.0, k
    b: u8 = xor X.1, m
    return b, a
}"""
DECRYPT = """spec decrypt(X.0: u8, X.1: u8, k: u8, m: u8) {
    a: u8 = xor X.0, m
    b: u8 = sub X.1, k
    return b, a
}"""
CTR = ENCRYPT.replace("encrypt(X.0", "ctr(N.0").replace("X.0", "N.0").replace("X.1", "counter")
SPEC = (SCHEDULE, ENCRYPT, DECRYPT, CTR)
SETUP = SCHEDULE.replace("key_schedule", "key_setup")
PLAIN, SLOTS = "k: u8, m: u8)", "k: u8 as $k0, m: u8 as $k1)"
SPLIT = (
    SETUP,
    "spec ctr_nonce($k0: u8, N.0: u8) {\na: u8 = add N.0, $k0\nreturn a\n}",
    ENCRYPT.replace("encrypt", "ecb_encrypt").replace(PLAIN, SLOTS),
    DECRYPT.replace("decrypt", "ecb_decrypt").replace(PLAIN, SLOTS),
    "spec ctr_crypt(counter: u8, $k1: u8, $m0: u8) {\nb: u8 = xor counter, $k1\nreturn b, $m0\n}",
)
BYTE = "big=0, bytes=1"
MEMORY = (
    f"""slice key_setup(rk: ptr, key: ptr) {{
        a: u8 = load key, {BYTE}, offset=0
        b: u8 = load key, {BYTE}, offset=1
        store rk, a, {BYTE}, offset=0
        store rk, b, {BYTE}, offset=1
        return
    }}""",
    f"""slice ecb_encrypt(out: ptr, in: ptr, rk: ptr) {{
        x: u8 = load in, {BYTE}, offset=0
        y: u8 = load in, {BYTE}, offset=1
        k: u8 = load rk, {BYTE}, offset=0
        m: u8 = load rk, {BYTE}, offset=1
        a: u8 = add x, k
        b: u8 = xor y, m
        store out, b, {BYTE}, offset=0
        store out, a, {BYTE}, offset=1
        return
    }}""",
)
LISTED = (
    """listing key_setup(rk: ptr, key: ptr) {
        a: u32 = lbu key, k=0
        sb a, rk, k=0
        b: u32 = lbu key, k=1
        sb b, rk, k=1
        return
    }""",
    """listing ecb_encrypt(out: ptr, in: ptr, rk: ptr) {
        x: u32 = lbu in, k=0
        y: u32 = lbu in, k=1
        k: u32 = lbu rk, k=0
        m: u32 = lbu rk, k=1
        a: u32 = add x, k
        b: u32 = xor y, m
        sb b, out, k=0
        sb a, out, k=1
        return
    }""",
)


@cache
def cipher() -> Cipher:
    return parse_cipher(TEXT)


def module_of(*texts: str) -> Module:
    programs = {each.label: each for each in map(parse_program, texts)}
    return Module(cipher(), "swap16_16", programs, regions=Regions(1, 2, 2, 2, 3))


def samples() -> Samples:
    """Three keys with five blocks each; the last counter wraps."""
    rng = np.random.default_rng(5)
    keys, blocks = (rng.integers(0, 256, shape, np.uint8) for shape in ((3, 2), (3, 5, 2)))
    nonces = rng.integers(0, 256, (3, 1), np.uint8)
    return Samples(keys, nonces, np.array([0, 9, 0xFD], np.uint64), blocks)


def expected() -> Mapping[str, list[list[list[int]]]]:
    """What each function makes of the samples, in Python integers."""
    given = samples()
    found: dict[str, list[list[list[int]]]] = {n: [] for n in ("encrypt", "decrypt", "crypt")}
    for (k, m), (n,), first, blocks in zip(
        given.keys.tolist(), given.nonces.tolist(), given.counters.tolist(), given.blocks.tolist(),
        strict=True,
    ):  # fmt: skip
        found["encrypt"].append([[y ^ m, (x + k) % 256] for x, y in blocks])
        found["decrypt"].append([[(y - k) % 256, x ^ m] for x, y in blocks])
        counted = [((first + i) % 256, x, y) for i, (x, y) in enumerate(blocks)]
        found["crypt"].append([[x ^ c ^ m, y ^ (n + k) % 256] for c, x, y in counted])
    return {f"{'ctr' if n == 'crypt' else 'ecb'}_{n}": made for n, made in found.items()}


def check_outcome(module: Module, *functions: str) -> None:
    found = run_module(module, TARGET, samples())
    assert {n: made.tolist() for n, made in found.items()} == {n: expected()[n] for n in functions}


ALL = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")


@pytest.mark.parametrize(
    ("texts", "functions"),
    [
        (SPEC, ALL),
        (SPEC[:2], ALL[:1]),
        (SPLIT, ALL),
        ((SPLIT[0], SPLIT[3]), ALL[1:2]),
        (MEMORY, ALL[:1]),
        (LISTED, ALL[:1]),
    ],
    ids=["text", "text that only encrypts", "split", "split decryption", "memory", "instructions"],
)
def test_every_stage_computes_the_functions_that_it_has(
    texts: tuple[str, ...], functions: tuple[str, ...]
) -> None:
    check_outcome(module_of(*texts), *functions)


def test_a_wrong_program_makes_other_blocks() -> None:
    wrong = module_of(SPLIT[0], SPLIT[2].replace("add", "sub"))
    made = run_module(wrong, TARGET, samples())["ecb_encrypt"]
    assert made.tolist() != expected()["ecb_encrypt"]


def test_spec_programs_may_take_several_blocks_at_once() -> None:
    """Five blocks are three groups of two; the last is filled up."""
    pair = """spec encrypt(X.0: u8, X.1: u8, X.2: u8, X.3: u8, k: u8, m: u8) {
        a: u8 = add X.0, k
        b: u8 = xor X.1, m
        c: u8 = add X.2, k
        d: u8 = xor X.3, m
        return b, a, d, c
    }"""
    group = WordLayout(Shape(8, (4,)), False)
    check_outcome(replace(module_of(SCHEDULE, pair), blocks=2, group=group), "ecb_encrypt")


def test_rounds_of_words_go_through_the_keys_of_the_loop() -> None:
    """Three times round: x is handed on, and the keys of a time are those of its slots."""
    head = "spec ecb_encrypt(X.0: u8, X.1: u8) {\nreturn X.0, X.1\n}"
    around = """spec ecb_encrypt.round(a: u8, b: u8, $r0: u8) {
        c: u8 = add a, $r0
        return b, c
    }"""
    tail = "spec ecb_encrypt.tail(a: u8, b: u8, $k1: u8) {\nc: u8 = xor a, $k1\nreturn c, b\n}"
    turns = tuple((Slot("key", n),) for n in (0, 1, 0))
    module = replace(module_of(SETUP, head, around, tail), loops={"ecb_encrypt": turns})
    found = run_module(module, TARGET, samples())["ecb_encrypt"].tolist()
    for (k, m), blocks, made in zip(
        samples().keys.tolist(), samples().blocks.tolist(), found, strict=True
    ):
        assert made == [[(y + m) % 256 ^ m, (x + k + k) % 256] for x, y in blocks]


def test_rounds_on_memory_walk_through_the_round_keys() -> None:
    """Backwards from byte 1: m, then k."""
    head = f"""slice ecb_encrypt(out: ptr, in: ptr, rk: ptr) {{
        x: u8 = load in, {BYTE}, offset=0
        y: u8 = load in, {BYTE}, offset=1
        return x, y
    }}"""
    around = f"""slice ecb_encrypt.round(x: u8, y: u8, round: ptr) {{
        k: u8 = load round, {BYTE}, offset=0
        a: u8 = sub x, k
        return y, a
    }}"""
    tail = f"""slice ecb_encrypt.tail(out: ptr, x: u8, y: u8) {{
        store out, x, {BYTE}, offset=0
        store out, y, {BYTE}, offset=1
        return
    }}"""
    module = replace(
        module_of(MEMORY[0], head, around, tail),
        loops={"ecb_encrypt": ((), ())},
        round_keys={"ecb_encrypt": RoundKeys(2, 1, -1)},
    )
    found = run_module(module, TARGET, samples())["ecb_encrypt"].tolist()
    for (k, m), blocks, made in zip(
        samples().keys.tolist(), samples().blocks.tolist(), found, strict=True
    ):
        assert made == [[(x - m) % 256, (y - k) % 256] for x, y in blocks]


def test_instructions_work_in_place_where_a_store_may_come_too_early() -> None:
    """The same order of loads and stores is harmless where `out` is another place."""
    lines = LISTED[1].splitlines()
    early = "\n".join([*lines[:2], "sb x, out, k=1", *lines[2:]])
    made = run_module(module_of(LISTED[0], early), TARGET, samples())["ecb_encrypt"]
    assert made.tolist() != expected()["ecb_encrypt"]
    lines = MEMORY[1].splitlines()
    early = "\n".join([*lines[:2], f"store out, x, {BYTE}, offset=1", *lines[2:]])
    check_outcome(module_of(MEMORY[0], early), "ecb_encrypt")


def test_without_a_key_round_constants_stand_in_place_of_rk() -> None:
    module = replace(module_of(MEMORY[1]), round_constants=bytes([3, 0x50]))
    made = run_module(module, TARGET, samples())["ecb_encrypt"].tolist()
    assert made == [[[y ^ 0x50, (x + 3) % 256] for x, y in s] for s in samples().blocks.tolist()]
