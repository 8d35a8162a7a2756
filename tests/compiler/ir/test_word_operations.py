"""Each generic operation on arrays of words, against arithmetic on Python's integers."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from compiler.ir.program import Attribute, Op, Type, attributes
from compiler.ir.word_operations import GENERIC

REVERSED = tuple(reversed(range(16)))
Meaning = Callable[..., int]


def ones(width: int) -> int:
    return (1 << width) - 1


def turned(word: int, k: int, width: int) -> int:
    k %= width
    return word << k | word >> width - k if k else word


def looked_up(width: int, *words: int) -> int:
    places = [sum((word >> i & 1) << n for n, word in enumerate(words)) for i in range(width)]
    return sum((0xCA >> place & 1) << i for i, place in enumerate(places))


PLAIN: dict[str, tuple[int, Meaning]] = {
    "xor": (2, lambda w, a, b: a ^ b),
    "and": (2, lambda w, a, b: a & b),
    "or": (2, lambda w, a, b: a | b),
    "not": (1, lambda w, a: a ^ ones(w)),
    "andn": (2, lambda w, a, b: a & (b ^ ones(w))),
    "orn": (2, lambda w, a, b: a | (b ^ ones(w))),
    "xnor": (2, lambda w, a, b: a ^ b ^ ones(w)),
    "mux": (3, lambda w, s, a, b: a & s | b & (s ^ ones(w))),
    "xor3": (3, lambda w, a, b, c: a ^ b ^ c),
    "bcax": (3, lambda w, a, b, c: a ^ b & (c ^ ones(w))),
    "lut3": (3, looked_up),
    "add": (2, lambda w, a, b: a + b),
    "sub": (2, lambda w, a, b: a - b),
    "mul": (2, lambda w, a, b: a * b),
    "mulh": (2, lambda w, a, b: a * b >> w),
    "ltu": (2, lambda w, a, b: int(a < b)),
    "shl": (1, lambda w, a: a << 5),
    "shr": (1, lambda w, a: a >> 5),
    "rotl": (1, lambda w, a: turned(a, 5, w)),
    "rotl_by": (2, lambda w, a, b: turned(a, b, w)),
    "rotr_by": (2, lambda w, a, b: turned(a, -b, w)),
    "extract": (1, lambda w, a: a >> 3),
    "copy": (1, lambda w, a: a),
    "resize": (1, lambda w, a: a),
    "concat": (2, lambda w, a, b: a | b << w),
    "permute": (1, lambda w, a: sum((a >> 15 - i & 1) << i for i in range(16))),
}
ATTRIBUTES: dict[str, dict[str, Attribute]] = {
    "lut3": {"k": 0xCA},
    "shl": {"k": 5},
    "shr": {"k": 5},
    "rotl": {"k": 5},
    "extract": {"lo": 3},
    "permute": {"map": REVERSED},
}
RESULT_BITS = {"concat": 32}


BY_AMOUNTS = {"rotl_by", "rotr_by"}
"""Amounts in registers are of machine words."""
CASES = [
    (name, dtype)
    for name in sorted(PLAIN)
    for dtype in ((np.uint16,) if name in BY_AMOUNTS else (np.uint16, object))
]


@pytest.mark.parametrize(("name", "dtype"), CASES)
def test_it_is_what_integers_give(name: str, dtype: type) -> None:
    count, meaning = PLAIN[name]
    bits = RESULT_BITS.get(name, 16)
    kind = np.uint32 if dtype is not object and bits == 32 else dtype
    rng = random.Random(name)
    words = [[0, ones(16), *(rng.getrandbits(16) for _ in range(6))] for _ in range(count)]
    op = Op(name, ("a",) * count, ("t",), (Type(bits),), attributes(**ATTRIBUTES.get(name, {})))
    found = GENERIC[name](op, [np.array(each, kind) for each in words], [16] * count)
    wanted = [meaning(16, *row) & ones(bits) for row in zip(*words, strict=True)]
    assert [int(word) & ones(bits) for word in found] == wanted


def test_every_operation_is_tried() -> None:
    assert set(GENERIC) == set(PLAIN)
