"""Fills the table of folded counter mode with many entries at the same time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from compiler.interpreter import Value
from compiler.machine.meaning import Address, Bytes
from compiler.regions import FoldedTable

Call = Callable[[dict[str, Value], dict[str, Bytes]], None]
"""Runs the program of an entry: its parameters, then memory by region, changed in place."""
MOST_COPIED = 1 << 24
"""The bytes of copies of contexts in which entries are made at the same time."""


def fill_table(context: Bytes, table: FoldedTable, lanes: int, call: Call) -> None:
    """Fill the table of some contexts.

    Args:
        context: contexts, shape (samples, bytes), changed in place.
        table: where the entries lie.
        lanes: the entries of one call.
        call: makes entries from `ctx`, `entry` and `counter`, the counter of the first.
    """
    values = range(0, table.size // table.entry, lanes)
    at_once = max(1, MOST_COPIED // context.nbytes)
    for first in range(0, len(values), at_once):
        _fill_entries(context, table, values[first : first + at_once], call)


def _fill_entries(context: Bytes, table: FoldedTable, values: Sequence[int], call: Call) -> None:
    """Make each entry in a copy of the context, and put together what the copies differ in.

    An entry that depended on another one would be made of memory that nobody has written.
    """
    copies = context.repeat(len(values), axis=0)
    counters = np.tile(np.array(values, np.uint64), len(context))
    known: dict[str, Value] = {
        "ctx": Address("ctx", 0),
        "entry": Address("ctx", table.place + counters.astype(np.int64) * table.entry),
        "counter": counters,
    }
    call(known, {"ctx": copies})
    made = copies.reshape(len(context), len(values), -1)
    changed = made != context[:, None]
    for number in range(len(values)):
        np.copyto(context, made[:, number], where=changed[:, number])
