"""The functions that rows call compute what their names say, without branches, in one order."""

from __future__ import annotations

import ctypes
import re
import subprocess
from functools import cache
from typing import Any

import pytest

from compiler.emission.statements import CALL, used_helpers
from targets.c.abi import TARGET
from targets.c.helpers import ALWAYS, HELPERS
from targets.c.table import INSTRUCTIONS
from verify.toolchain.tools import find

INTEGERS = {f"uint{bits}_t": getattr(ctypes, f"c_uint{bits}") for bits in (8, 16, 32, 64)}
HEAD = re.compile(r"static inline (\w+) (\w+)\(([^)]*)\)\n\{\n")
OF_VECTORS = """
void v_add16(uint8_t *out, const uint8_t *p)
{ store_le128(out, add_u16x8(load_le128(p), load_le128(p + 16))); }
void v_add32(uint8_t *out, const uint8_t *p)
{ store_le128(out, add_u32x4(load_le128(p), load_le128(p + 16))); }
void v_splat16(uint8_t *out, const uint8_t *p) { store_le128(out, splat_u16x8(load_le16(p))); }
void v_splat32(uint8_t *out, const uint8_t *p) { store_le128(out, splat_u32x4(load_le32(p))); }
void v_bit(uint8_t *out, const uint8_t *p) { store_le128(out, bit128(p[0], p[1])); }
void v_copy(uint8_t *out, const uint8_t *p) { store128(out, load128(p)); }
"""
BYTES = bytes.fromhex("ff80017f fefdfcfb 00102030 405060f0 ff7f0180 02020202 ffffffff 00000001")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """All helpers, compiled at once."""
    place = tmp_path_factory.mktemp("helpers") / "helpers.so"
    text = "#include <stddef.h>\n#include <stdint.h>\n#include <string.h>\n"
    helpers = "\n".join(HELPERS.values()).replace("static inline ", "")
    # What others may call cannot be inlined always.
    text += helpers.replace(ALWAYS, "") + OF_VECTORS
    command = [*find("gcc").command, "-std=c99", "-O0", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-psabi", "-shared", "-fPIC", "-x", "c", "-", "-o", str(place)]
    subprocess.run(command, input=text, text=True, check=True)
    return ctypes.CDLL(str(place))


@cache
def head_of(name: str) -> tuple[str, list[str]]:
    """The type of a helper's result, and those of its integers."""
    found = HEAD.match(HELPERS[name])
    assert found
    assert found[2] == name
    parameters = [parameter.rpartition(" ")[0] for parameter in found[3].split(", ")]
    return found[1], parameters


def call(library: ctypes.CDLL, name: str, *args: int) -> int:
    """What a helper makes of integers."""
    result, kinds = head_of(name)
    function = getattr(library, name)
    function.restype = INTEGERS[result]
    function.argtypes = [INTEGERS.get(kind, ctypes.c_uint) for kind in kinds]
    return int(function(*args))


def of_memory(library: ctypes.CDLL, name: str, data: Any) -> int:
    function = getattr(library, name)
    function.restype = INTEGERS[head_of(name)[0]]
    return int(function(data))


def rotated(x: int, bits: int, amount: int) -> int:
    digits = f"{x:0{bits}b}"
    amount %= bits
    return int(digits[amount:] + digits[:amount], 2)


@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize("n", [2, 3, 4, 6, 8])
def test_words_go_to_memory_and_back_in_both_orders(n: int, library: ctypes.CDLL) -> None:
    data = BYTES[:n]
    for suffix, order in (("le", "little"), ("be", "big")):
        word = int.from_bytes(data, order)  # type: ignore[arg-type]
        assert of_memory(library, f"load_{suffix}{8 * n}", data) == word
        out = ctypes.create_string_buffer(b"\xaa" * 16, 16)
        store = getattr(library, f"store_{suffix}{8 * n}")
        store(out, INTEGERS[f"uint{min(b for b in (16, 32, 64) if b >= 8 * n)}_t"](word))
        assert out.raw == data + b"\xaa" * (16 - n)


@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize("bits", [16, 32, 64])
def test_native_words_come_back_at_any_address(bits: int, library: ctypes.CDLL) -> None:
    for place in (0, 1, 3):
        memory = ctypes.create_string_buffer(BYTES, 32)
        word = of_memory(library, f"load{bits}", ctypes.byref(memory, place))
        out = ctypes.create_string_buffer(32)
        getattr(library, f"store{bits}")(ctypes.byref(out, place), INTEGERS[f"uint{bits}_t"](word))
        assert out.raw[place : place + bits // 8] == BYTES[place : place + bits // 8]


@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_rotations_and_comparisons(bits: int, library: ctypes.CDLL) -> None:
    x, most = int.from_bytes(BYTES[: bits // 8]), (1 << bits) - 1
    for k in (1, bits // 2, bits - 1):
        assert call(library, f"rotl{bits}", x, k) == rotated(x, bits, k)
    for n in (0, 1, bits - 1, bits, bits + 3, most):
        assert call(library, f"rotl_by{bits}", x, n) == rotated(x, bits, n)
        assert call(library, f"rotr_by{bits}", x, n) == rotated(x, bits, -n)
    pairs = ((0, 0), (0, 1), (1, 0), (most, 0), (most - 1, most))
    assert [call(library, f"less{bits}", *pair) for pair in pairs] == [0, 1, 0, 0, 1]


@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize("bits", [32, 64])
def test_a_bit_becomes_a_mask(bits: int, library: ctypes.CDLL) -> None:
    masks = [call(library, f"bit{bits}", 0b1010_0001, k) for k in range(8)]
    assert masks == [((1 << bits) - 1) * (k in (0, 5, 7)) for k in range(8)]


@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize(("bits", "lanes"), [(16, 2), (16, 4), (32, 2)])
def test_sums_carry_into_no_other_lane(bits: int, lanes: int, library: ctypes.CDLL) -> None:
    size, most = bits // 8, 1 << bits
    data = [
        int.from_bytes(BYTES[at : at + size], "little") for at in range(0, 2 * size * lanes, size)
    ]

    def joined(values: list[int]) -> int:
        return sum(value << bits * i for i, value in enumerate(values))

    first, second = data[:lanes], data[lanes:]
    for a, b in ((first, second), ([most - 1] * lanes, [1] * lanes)):
        sums = [(x + y) % most for x, y in zip(a, b, strict=True)]
        assert call(library, f"add_u{bits}x{lanes}", joined(a), joined(b)) == joined(sums)
    assert call(library, f"splat_u{bits}x{lanes}", first[0]) == joined(first[:1] * lanes)


@pytest.mark.needs_tool("gcc")
def test_vectors_are_two_words(library: ctypes.CDLL) -> None:
    def made(name: str, data: bytes) -> bytes:
        out = ctypes.create_string_buffer(16)
        getattr(library, name)(out, data)
        return out.raw

    for size, name in ((2, "v_add16"), (4, "v_add32")):
        lanes = [int.from_bytes(BYTES[i : i + size], "little") for i in range(0, 32, size)]
        pairs = zip(lanes[: 16 // size], lanes[16 // size :], strict=True)
        sums = [((a + b) % (1 << 8 * size)).to_bytes(size, "little") for a, b in pairs]
        assert made(name, BYTES) == b"".join(sums)
    assert made("v_splat16", BYTES) == BYTES[:2] * 8
    assert made("v_splat32", BYTES) == BYTES[:4] * 4
    assert made("v_copy", BYTES) == BYTES[:16]
    assert [made("v_bit", bytes((4, k))) for k in (1, 2)] == [bytes(16), b"\xff" * 16]


@pytest.mark.needs_tool("gcc")
def test_a_buffer_is_wiped_and_nothing_behind_it(library: ctypes.CDLL) -> None:
    memory = ctypes.create_string_buffer(BYTES, 32)
    library.wipe(memory, ctypes.c_size_t(5))
    assert memory.raw == bytes(5) + BYTES[5:]


@pytest.mark.parametrize("name", HELPERS)
def test_no_helper_has_a_branch(name: str) -> None:
    assert not re.search(r"\b(if|for|switch|goto)\b|\?|&&|\|\|", HELPERS[name])
    # A public length.
    assert ("while" in HELPERS[name]) is (name == "wipe")


def test_helpers_are_those_that_rows_call() -> None:
    texts = [instruction.text for instruction in INSTRUCTIONS.values()]
    called = {name for text in texts for name in re.findall(r"\b(\w+)\(", text)}
    assert called - {"UINT64_C"} <= set(TARGET.helpers)
    # The template clears its buffers.
    used = used_helpers([*texts, "wipe"], TARGET.helpers)
    assert used == TARGET.helpers, "a helper that nothing calls"


def test_helpers_stand_behind_those_that_they_call() -> None:
    known: set[str] = set()
    for name, text in TARGET.helpers.items():
        known.add(name)
        assert set(CALL.findall(text)) & set(TARGET.helpers) <= known, name
