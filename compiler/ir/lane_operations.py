"""Operations that exist on lanes only, on registers as arrays of bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from compiler.ir.program import Op

Array = NDArray[Any]


def constant_bytes(op: Op) -> bytes:
    """The bytes of a constant's register."""
    value = op.attr("value")
    lanes = value if isinstance(value, tuple) else (value,) * op.type.lanes
    size = op.type.lane_bits // 8
    return b"".join(int(v).to_bytes(size, "little") for v in lanes)


def _test(op: Op, args: list[Array]) -> Array:
    """Lanes of all ones if the operands have a common one in the lane, else zero."""
    common = (args[0] & args[1]).view(f"<u{op.type.lane_bits // 8}")
    ones: Array = np.negative((common != 0).astype(common.dtype))
    return ones.view(np.uint8)


def _inserted(op: Op, args: list[Array], *, left: bool) -> Array:
    """The first operand with the bits replaced that the shifted lanes of the second fill."""
    bits, k = op.type.lane_bits, op.number("k")
    under, over = (a.view(f"<u{bits // 8}") for a in args)
    ones = under.dtype.type((1 << bits) - 1)
    filled, shifted = (ones << k, over << k) if left else (ones >> k, over >> k)
    return np.ascontiguousarray(under & ~filled | shifted).view(np.uint8)


def _order_bytes(op: Op, args: list[Array]) -> Array:
    """The bytes of a register, permuted by a bit map that moves whole bytes."""
    lanes = op.attr("map")
    assert isinstance(lanes, tuple), "an order is a tuple of source bits"
    padded = np.pad(args[0], ((0, 0), (0, 1)))
    return np.ascontiguousarray(padded[:, [lane // 8 for lane in lanes[::8]]])


def _byte_lookup(op: Op, args: list[Array]) -> Array:
    """The bytes of the first operand at the indices in the second; zero past its end."""
    del op
    table, places = np.pad(args[0], ((0, 0), (0, 1))), args[1]
    return np.take_along_axis(table, np.minimum(places, args[0].shape[1]).astype(np.intp), axis=1)


def _splat(op: Op, args: list[Array]) -> Array:
    """A word repeated in all lanes."""
    lanes = np.repeat(args[0][:, None], op.type.lanes, axis=1)
    return lanes.astype(f"<u{op.type.lane_bits // 8}").view(np.uint8)


ON_LANES: Mapping[str, Callable[[Op, list[Array]], Array]] = {
    "insert_left": lambda op, a: _inserted(op, a, left=True),
    "insert_right": lambda op, a: _inserted(op, a, left=False),
    "permute": _order_bytes,
    "byte_lookup": _byte_lookup,
    "roll": lambda op, a: np.roll(a[0], op.number("k"), axis=1),
    "test": _test,
    "splat": _splat,
}
"""The implementation of each operation, from its operands."""
