"""Inputs of folded counter mode in place of counters: table entries, and held words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from compiler.interpreter import Array, interpret
from compiler.ir.program import Param, Program
from compiler.ir.slots import FAST_VALUES, Slot


def folded_words(
    high: Program,
    table: Program,
    params: Sequence[Param],
    fixed: Mapping[str, Array],
    counters: NDArray[np.uint64],
    blocks: int,
) -> dict[str, Array]:
    """The parameters of the remaining counter mode, one value for each group of each key.

    Args:
        high: computes the held words.
        table: computes the table entries, as many as a group has blocks.
        params: parameters of the remaining program.
        fixed: the values of key and nonce that both read, one for each key.
        counters: of the first block of each group, shape (keys, groups).
        blocks: of a group.
    """
    n_keys, n_groups = counters.shape
    steps = np.arange(0, FAST_VALUES, blocks, dtype=np.uint64)
    inputs = {name: value.repeat(len(steps)) for name, value in fixed.items()}
    made = interpret(table, {**inputs, **_counters(table, np.tile(steps, n_keys))})
    words = len(made) // blocks
    # by key, step, block and word
    entries = np.stack([np.asarray(v).reshape(n_keys, len(steps)) for v in made], axis=2)
    entries = entries.reshape(n_keys, FAST_VALUES, words)
    inputs = {name: value.repeat(n_groups) for name, value in fixed.items()}
    first = {Slot("first", n): entries[:, 0, n].repeat(n_groups) for n in range(words)}
    inputs |= {name: first[slot] for name, slot in high.slots.items() if slot in first}
    held = interpret(high, {**inputs, **_counters(high, counters.ravel())})
    found: dict[Slot, Array] = {Slot("held", n): np.asarray(v) for n, v in enumerate(held)}
    keys = np.arange(n_keys)[:, None]
    for block in range(blocks):
        fast = (counters + np.uint64(block)).astype(np.int64) % FAST_VALUES
        for n in range(words):
            found[Slot("entry", n, block)] = entries[keys, fast, n].ravel()
    return {p.name: found[p.slot] for p in params if p.slot in found}


def held_words(
    high: Program, params: Sequence[Param], inputs: Mapping[str, Array]
) -> dict[str, Array]:
    """The parameters of counter mode that are held words.

    Args:
        high: computes the held words.
        params: parameters of the other program.
        inputs: the parameters of `high`, for each group of each key.
    """
    made = interpret(high, {p.name: inputs[p.name] for p in high.params})
    held = {Slot("held", n): np.asarray(v) for n, v in enumerate(made)}
    return {p.name: held[p.slot] for p in params if p.slot in held}


def _counters(program: Program, counters: NDArray[np.uint64]) -> dict[str, Array]:
    """The counter, by the parameter that it is."""
    return {p.name: counters for p in program.given("counter")}
