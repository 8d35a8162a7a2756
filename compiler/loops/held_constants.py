"""Constants of a loop that the frame holds, beside other values that are computed before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from compiler.ir.program import Op, Program, Type, fresh_names
from compiler.machine.target import FRAME


def with_held_constants(
    programs: Mapping[str, Program],
    function: str,
    part: str,
    place: int,
    size: int,
    is_long: Callable[[Op], bool],
) -> tuple[dict[str, Program], int]:
    """Programs in which a function loads constants that the part before its loop stores.

    Args:
        programs: slice programs; the function and its part have pointers to the frame.
        function: the label of a function that holds values.
        part: the label of its part before the loop, which stores them.
        place: the offset in the frame of the first constant, in bytes.
        size: bytes of a constant.
        is_long: whether the instructions that make a constant take longer than a load.

    Returns:
        The programs, and the bytes of the constants.
    """
    loop, before = programs[function], programs[part]
    values: dict[int, int] = {}
    ops = list[Op]()
    for op in loop.ops:
        if op.name == "const" and op.type.bits == 8 * size and is_long(op):
            number = values.setdefault(op.number("value"), len(values))
            attrs = _place(place + number * size, size)
            op = replace(op, name="load", args=(FRAME,), attrs=attrs)
        ops.append(op)
    names = fresh_names(before, "held")
    stores = [
        made
        for value, number in values.items()
        for made in _stored(next(names), value, place + number * size, size)
    ]
    changed = {function: loop.with_ops(ops), part: before.with_ops((*before.ops, *stores))}
    return {**programs, **changed}, len(values) * size


def _stored(name: str, value: int, place: int, size: int) -> tuple[Op, Op]:
    """The operations that make a constant and store it in the frame."""
    made = Op("const", (), (name,), (Type(8 * size),), (("value", value),))
    return made, Op("store", (FRAME, name), (), (), _place(place, size))


def _place(offset: int, size: int) -> tuple[tuple[str, int], ...]:
    """The attributes of an access to a word of the frame that only these programs use."""
    return ("big", 0), ("bytes", size), ("offset", offset), ("own", 1)
