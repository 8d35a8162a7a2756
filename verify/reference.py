"""A cipher's own description as the reference of the checks: the interpreter on its spec programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from compiler.frontend import spec_programs
from compiler.interpret import Value, interpret, word_array
from dsl.cipher import Cipher, WordLayout
from verify.subject import Reference

KEPT_KEYS = 16
"""Round keys of so many keys are remembered: the checks use a few keys again and again."""


def spec_reference(cipher: Cipher, set_name: str) -> Reference:
    """Encrypt blocks as the cipher's text says, all of a call at once.

    Raises:
        KeyError: the cipher has no such set.
    """
    programs, chosen = spec_programs(cipher, set_name), cipher.parameter_set(set_name)
    block = chosen.block
    key_names = [p.name for p in programs.key_schedule.params]
    names = [p.name for p in programs.encrypt.params]

    @lru_cache(KEPT_KEYS)
    def round_keys(key: bytes) -> tuple[Value, ...]:
        words = (word_array([w], chosen.key.shape.bits) for w in chosen.key.words(key))
        return interpret(programs.key_schedule, dict(zip(key_names, words, strict=True)))

    def encrypt(key: bytes, blocks: bytes) -> bytes:
        n_blocks = len(blocks) // block.n_bytes
        if not n_blocks:
            return b""
        keys = (k.repeat(n_blocks) for k in round_keys(key))
        inputs = zip(names, (*_columns(blocks, block), *keys), strict=True)
        return _bytes(interpret(programs.encrypt, dict(inputs)), block)

    return encrypt


def _columns(blocks: bytes, layout: WordLayout) -> list[Value]:
    """The words of all blocks: an array for each word's place."""
    size = layout.n_bytes
    rows = [layout.words(blocks[at : at + size]) for at in range(0, len(blocks), size)]
    return [word_array(list(column), layout.shape.bits) for column in zip(*rows, strict=True)]


def _bytes(columns: Sequence[Value], layout: WordLayout) -> bytes:
    """The inverse of `_columns`."""
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return b"".join(layout.memory(list(row)) for row in rows)
