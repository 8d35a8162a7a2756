"""Inputs of folded counter mode in place of counters: table entries, and held words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

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
    size = len(made) * table.types[table.results[0]].bits // blocks
    words = [np.asarray(v).reshape(n_keys, len(steps)) for v in made]
    read = _Entries(_entries(words, blocks, size), size, max(1, blocks // len(words)))
    inputs = {name: value.repeat(n_groups) for name, value in fixed.items()}
    nothing = np.zeros((n_keys, 1), np.int64)
    first = {
        Slot("first", n): read.words(nothing, n).ravel().repeat(n_groups)
        for n in range(read.n_words)
    }
    inputs |= {name: first[slot] for name, slot in high.slots.items() if slot in first}
    held = interpret(high, {**inputs, **_counters(high, counters.ravel())})
    found: dict[Slot, Array] = {Slot("held", n): np.asarray(v) for n, v in enumerate(held)}
    slots = [p.slot for p in params if p.slot and p.slot.kind == "entry"]
    for slot in slots:
        # A word of several entries is numbered in the group, other words behind their block.
        shared = read.share > 1
        block, n = (slot.index * read.share, 0) if shared else (slot.block, slot.index)
        fast = (counters + np.uint64(block)).astype(np.int64)
        found[slot] = read.words(fast, n).ravel()
    return {p.name: found[p.slot] for p in params if p.slot in found}


@dataclass(frozen=True)
class _Entries:
    """The entries of a table.

    Args:
        values: an entry, or each word of one, shape (keys, 256, words).
        size: bits of an entry.
        share: entries in a word.
    """

    values: Array
    size: int
    share: int

    @property
    def n_words(self) -> int:
        """Words of an entry, or of several if they share one."""
        return int(self.values.shape[2])

    def words(self, first: NDArray[np.int64], number: int) -> Array:
        """The words with this number that begin with given entries, shape (keys, groups)."""
        keys = np.arange(len(self.values))[:, None]
        total: Array = self.values[keys, first % FAST_VALUES, number]
        for n in range(1, self.share):
            entry = self.values[keys, (first + n) % FAST_VALUES, number]
            total = total.astype(object) | entry.astype(object) << n * self.size
        return total


def _entries(words: Sequence[Array], blocks: int, size: int) -> Array:
    """The entries in words that were made for groups of blocks, shape (keys, 256, words)."""
    n_keys, share = len(words[0]), blocks // len(words)
    if share > 1:
        ones = (1 << size) - 1
        words = [w >> n * size & ones for w in words for n in range(share)]
    return np.stack(words, axis=2).reshape(n_keys, FAST_VALUES, -1)


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
