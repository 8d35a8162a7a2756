"""The generic operations on arrays of words, or on the lanes of registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from compiler.ir.program import Op

Array = NDArray[Any]


def _lookup(k: int, args: list[Array], widths: list[int]) -> Array:
    """`lut3`: the result is bit v of k, where the operands are the bits of v, the first lowest."""
    sides = [(a ^ _ones(a, w), a) for a, w in zip(args, widths, strict=True)]
    result = args[0] ^ args[0]
    for v in range(8):
        if k >> v & 1:
            low, middle, high = (side[v >> i & 1] for i, side in enumerate(sides))
            result = result | low & middle & high
    return result


def _concat(args: list[Array], widths: list[int]) -> Array:
    total, place = args[0], widths[0]
    for word, width in zip(args[1:], widths[1:], strict=True):
        total = total | word << place
        place += width
    return total


def _permute(op: Op, word: Array) -> Array:
    places = op.attr("map")
    assert isinstance(places, tuple), "a permutation is a tuple of source bits"
    total = np.zeros_like(word)
    for target, source in enumerate(places):
        total = total | (word >> source & 1) << target
    return total


def _rotate(word: Array, k: int, width: int) -> Array:
    k %= width
    return word << k | word >> (width - k) if k else word


def _rotate_by(word: Array, amount: Array, width: int, sign: int) -> Array:
    """A rotation of each word by its own amount: to the left, or to the right if `sign` is -1."""
    size = word.dtype.type(width) if word.dtype != object else width
    k = (amount % size).astype(word.dtype)
    back = (size - k) % size
    left, right = (k, back) if sign > 0 else (back, k)
    turned: Array = word << left | word >> right
    return turned


def _high_product(a: Array, b: Array, width: int) -> Array:
    """The high half of a product of `2 * width` bits."""
    total: Array = (a.astype(object) * b.astype(object)) >> width
    return total.astype(a.dtype)


def _ones(like: Array, width: int) -> Any:
    if like.dtype == object:
        return (1 << width) - 1
    return like.dtype.type((1 << min(width, like.dtype.itemsize * 8)) - 1)


_Compute = Callable[[Op, list[Array], list[int]], Array]
GENERIC: Mapping[str, _Compute] = {
    "xor": lambda _, a, w: a[0] ^ a[1],
    "and": lambda _, a, w: a[0] & a[1],
    "or": lambda _, a, w: a[0] | a[1],
    "not": lambda _, a, w: ~a[0] if a[0].dtype != object else a[0] ^ (1 << w[0]) - 1,
    "andn": lambda _, a, w: a[0] & (a[1] ^ _ones(a[1], w[1])),
    "orn": lambda _, a, w: a[0] | a[1] ^ _ones(a[1], w[1]),
    "xnor": lambda _, a, w: a[0] ^ a[1] ^ _ones(a[1], w[1]),
    "mux": lambda _, a, w: a[2] ^ (a[0] & (a[1] ^ a[2])),
    "xor3": lambda _, a, w: a[0] ^ a[1] ^ a[2],
    "bcax": lambda _, a, w: a[0] ^ (a[1] & (a[2] ^ _ones(a[2], w[2]))),
    "lut3": lambda op, a, w: _lookup(op.number("k"), a, w),
    "add": lambda _, a, w: a[0] + a[1],
    "sub": lambda _, a, w: a[0] - a[1],
    "mul": lambda _, a, w: a[0] * a[1],
    "mulh": lambda _, a, w: _high_product(a[0], a[1], w[0]),
    "ltu": lambda _, a, w: (a[0] < a[1]).astype(a[0].dtype),
    "shl": lambda op, a, w: a[0] << op.number("k"),
    "shr": lambda op, a, w: a[0] >> op.number("k"),
    "rotl": lambda op, a, w: _rotate(a[0], op.number("k"), w[0]),
    "rotl_by": lambda _, a, w: _rotate_by(a[0], a[1], w[0], 1),
    "rotr_by": lambda _, a, w: _rotate_by(a[0], a[1], w[0], -1),
    "extract": lambda op, a, w: a[0] >> op.number("lo"),
    "concat": lambda _, a, w: _concat(a, w),
    "permute": lambda op, a, w: _permute(op, a[0]),
    "copy": lambda _, a, w: a[0],
    "resize": lambda _, a, w: a[0],
}
"""The implementation of each operation, from operands and widths; results are cut later."""
