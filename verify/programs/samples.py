"""The inputs of a module's stages: bytes in memory, converted to words of programs and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from compiler.interpreter import Array, Value
from compiler.ir.program import Param, Program
from compiler.machine.meaning import Bytes
from compiler.slicing.interleave import bits_in_memory
from dsl.cipher import WordLayout


@dataclass(frozen=True)
class Samples:
    """Inputs of the functions; every key has its nonce, its first counter and its blocks.

    Args:
        keys: shape (keys, bytes of a key).
        nonces: shape (keys, bytes of a nonce).
        counters: shape (keys,).
        blocks: shape (keys, blocks of each key, bytes of a block).
    """

    keys: Bytes
    nonces: Bytes
    counters: NDArray[np.uint64]
    blocks: Bytes

    @property
    def counter_bytes(self) -> int:
        """Size of the counter: the block without the nonce."""
        block_bytes, nonce_bytes = int(self.blocks.shape[2]), int(self.nonces.shape[1])
        return block_bytes - nonce_bytes

    def counters_of(self, step: int, count: int) -> NDArray[np.uint64]:
        """Counters of each key, `step` apart, wrapped at their size: shape (keys, count)."""
        steps = np.arange(count, dtype=np.uint64) * np.uint64(step)
        wide: NDArray[np.uint64] = self.counters[:, None] + steps
        return np.bitwise_and(wide, np.uint64((1 << 8 * self.counter_bytes) - 1))

    def groups(self, size: int) -> Bytes:
        """The blocks in groups of `size`, the last filled up with zeros, as bytes of a group each.

        Shape (keys times groups, bytes of a group).
        """
        n_keys, count, n_bytes = self.blocks.shape
        n_groups = -(-count // size)
        padded = np.zeros((n_keys, n_groups * size, n_bytes), np.uint8)
        padded[:, :count] = self.blocks
        return padded.reshape(n_keys * n_groups, size * n_bytes)

    def blocks_of(self, groups: Bytes) -> Bytes:
        """The inverse of `groups`: bytes of groups as the blocks of each key."""
        n_keys, count, n_bytes = self.blocks.shape
        return groups.reshape(n_keys, -1, n_bytes)[:, :count]

    @property
    def counted(self) -> Samples:
        """The same with counter blocks as the blocks."""
        return replace(self, blocks=self.counter_blocks())

    def counter_blocks(self) -> Bytes:
        """The counter block of each block: nonce, then the counter, big-endian."""
        counters = self.counters_of(1, self.blocks.shape[1])
        octets = counters.astype(">u8")[..., None].view(np.uint8)[..., 8 - self.counter_bytes :]
        nonces = np.repeat(self.nonces[:, None], self.blocks.shape[1], axis=1)
        return np.concatenate([nonces, octets], axis=2)


def memory_words(
    data: Bytes, layout: WordLayout, params: Iterable[Param], interleaved: int = 1
) -> dict[str, Array]:
    """Bytes in memory as the values of parameters: words of the layout, or parts of words.

    Args:
        data: shape (samples, bytes of the layout).
        layout: of the bytes.
        params: cover the words in order, each word lowest bits first.
        interleaved: parts of a word whose bits come by turns, as `Module.interleaved`.
    """
    bits = np.unpackbits(data, axis=1, bitorder="little")
    bits = bits[:, bits_in_memory(layout, interleaved)]
    words: dict[str, Array] = {}
    first = 0
    for param in params:
        words[param.name] = _word(bits[:, first : first + param.type.bits])
        first += param.type.bits
    assert first == bits.shape[1], "the parameters cover the words"
    return words


def memory_of(
    program: Program, values: Sequence[Value], layout: WordLayout, interleaved: int = 1
) -> Bytes:
    """A program's results as bytes in memory: the inverse of `memory_words`."""
    widths = [program.types[name].bits for name in program.results]
    columns = [_bits(word_of(v), w) for v, w in zip(values, widths, strict=True)]
    bits = np.concatenate(columns, axis=1)
    ordered = np.zeros_like(bits)
    ordered[:, bits_in_memory(layout, interleaved)] = bits
    return np.packbits(ordered, axis=1, bitorder="little")


def public_words(
    samples: Samples, count: int, params: Iterable[Param], step: int = 1
) -> dict[str, Array]:
    """Bytes of the nonce and the counter, or parts of them, for `count` groups each.

    The counters of groups are `step` apart.
    """
    counters = samples.counters_of(step, count).ravel()
    nonces = np.unpackbits(samples.nonces, axis=1, bitorder="little").repeat(count, axis=0)
    bits = {"nonce": nonces, "counter": _bits(counters, 8 * samples.counter_bytes)}
    words: dict[str, Array] = {}
    for param in params:
        if given := param.given:
            first = 8 * given.index + (given.low or 0)
            words[param.name] = _word(bits[given.kind][:, first : first + param.type.bits])
    return words


def _word(bits: Bytes) -> Array:
    """Words from their bits, lowest first: shape (samples, bits)."""
    octets = np.packbits(bits, axis=1, bitorder="little")
    if bits.shape[1] > 64:
        return np.array([int.from_bytes(row.tobytes(), "little") for row in octets], object)
    padded = np.zeros((len(bits), 8), np.uint8)
    padded[:, : octets.shape[1]] = octets
    return padded.view("<u8")[:, 0]


def _bits(words: Array, width: int) -> Bytes:
    """The bits of words, lowest first: shape (samples, width)."""
    if width > 64:
        size = -(-width // 8)
        octets = np.array([list(int(w).to_bytes(size, "little")) for w in words], np.uint8)
    else:
        octets = np.ascontiguousarray(words, "<u8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(octets, axis=1, bitorder="little")[:, :width]


def word_of(value: Value) -> Array:
    """A value that is no pointer."""
    assert isinstance(value, np.ndarray), "a word is no pointer"
    return value
