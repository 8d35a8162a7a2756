"""Fills the table of folded counter mode with many entries at the same time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from compiler.interpreter import Value
from compiler.machine.meaning import Address, Bytes
from compiler.regions import FoldedTable

Call = Callable[[dict[str, Value], dict[str, Bytes]], None]
"""Runs the program of an entry: its parameters, then memory by region, changed in place."""
IN_PLACE = 4
"""The first and the last calls, which see their entries at their own places."""
MOST_COPIED = 1 << 24
"""The bytes of copies of contexts in which entries are made at the same time."""


def fill_table(context: Bytes, table: FoldedTable, lanes: int, call: Call) -> None:
    """Fill the table of some contexts.

    The first entries and the last are made where they lie. The others are made in copies of the
    context, at one place, and are moved from there. An entry that depended on another one would be
    made of memory that nobody has written.

    Args:
        context: contexts, shape (samples, bytes), changed in place.
        table: where the entries lie.
        lanes: the entries of one call.
        call: makes entries from `ctx`, `entry` and `counter`, the counter of the first.
    """
    values = range(0, table.size // table.entry, lanes)
    inner = values[IN_PLACE : max(IN_PLACE, len(values) - IN_PLACE)]
    for value in values[:IN_PLACE]:
        _make(context, table, value, np.array([value], np.uint64), call)
    at_once = max(1, MOST_COPIED // context.nbytes)
    for first in range(0, len(inner), at_once):
        _make_together(context, table, lanes, inner[first : first + at_once], call)
    for value in values[IN_PLACE + len(inner) :]:
        _make(context, table, value, np.array([value], np.uint64), call)


def _make(
    contexts: Bytes, table: FoldedTable, value: int, counters: NDArray[np.uint64], call: Call
) -> None:
    """Make entries of some counters in each context, at the place of the value's entry."""
    known: dict[str, Value] = {
        "ctx": Address("ctx", 0),
        "entry": Address("ctx", table.place + value * table.entry),
        "counter": np.tile(counters, len(contexts) // len(counters)),
    }
    call(known, {"ctx": contexts})


def _make_together(
    context: Bytes, table: FoldedTable, lanes: int, values: Sequence[int], call: Call
) -> None:
    """Make entries in copies of the context, and move them to their places.

    What a call writes elsewhere stays where it was written.
    """
    copies = context.repeat(len(values), axis=0)
    _make(copies, table, values[0], np.array(values, np.uint64), call)
    made = copies.reshape(len(context), len(values), -1)
    begin, size = table.place + values[0] * table.entry, lanes * table.entry
    entries = made[:, :, begin : begin + size].copy()
    made[:, :, begin : begin + size] = context[:, None, begin : begin + size]
    changed = made != context[:, None]
    for number, value in enumerate(values):
        np.copyto(context, made[:, number], where=changed[:, number])
        place = table.place + value * table.entry
        context[:, place : place + size] = entries[:, number]
