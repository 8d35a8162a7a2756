"""A cipher's own description as the reference of the checks, by the interpreter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from compiler.frontend import spec_programs
from compiler.interpret import Array, interpret, word_array
from compiler.ir import Program
from dsl.cipher import Cipher, WordLayout
from dsl.diagnostics import Diagnostic, DiagnosticError
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
    def round_keys(key: bytes) -> tuple[Array, ...]:
        words = (word_array([w], chosen.key.shape.bits) for w in chosen.key.words(key))
        return _run(programs.key_schedule, dict(zip(key_names, words, strict=True)))

    def encrypt(key: bytes, blocks: bytes) -> bytes:
        n_blocks = len(blocks) // block.n_bytes
        if not n_blocks:
            return b""
        keys = (k.repeat(n_blocks) for k in round_keys(key))
        inputs = zip(names, (*_columns(blocks, block), *keys), strict=True)
        return _bytes(_run(programs.encrypt, dict(inputs)), block)

    return encrypt


def check_answers(cipher: Cipher, set_name: str) -> None:
    """Compute the known answers that stand in the text.

    Raises:
        DiagnosticError: one is not what the text computes.
    """
    reference = spec_reference(cipher, set_name)
    wrong: list[Diagnostic] = []
    for answer in cipher.parameter_set(set_name).tests:
        found = reference(answer.key, answer.plaintext)
        if found != answer.ciphertext:
            message = f"this test fails: the ciphertext is computed as {found.hex()}"
            hint = f"it says {answer.ciphertext.hex()}; are bytes and words in the right order?"
            wrong.append(Diagnostic(answer.span, message, hint))
    if wrong:
        raise DiagnosticError(wrong, cipher.text)


def _run(program: Program, inputs: Mapping[str, Array]) -> tuple[Array, ...]:
    """What a spec program computes: words, for it has no pointers."""
    return tuple(np.asarray(value) for value in interpret(program, inputs))


def _columns(blocks: bytes, layout: WordLayout) -> list[Array]:
    """The words of all blocks: an array for each word's place."""
    size = layout.n_bytes
    rows = [layout.words(blocks[at : at + size]) for at in range(0, len(blocks), size)]
    return [word_array(list(column), layout.shape.bits) for column in zip(*rows, strict=True)]


def _bytes(columns: Sequence[Array], layout: WordLayout) -> bytes:
    """The inverse of `_columns`."""
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return b"".join(layout.memory(list(row)) for row in rows)
