"""A reference for the checks: the cipher's own text, run by the interpreter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from compiler.frontend.interface import FixedKey
from compiler.frontend.specified import specified
from compiler.interpreter import Array, interpret, word_array
from compiler.ir.program import Program
from dsl.cipher import Cipher, KnownAnswer, WordLayout
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from verify.subject import Reference

KEPT_KEYS = 16
"""The number of keys whose round keys are cached, since the checks reuse a few keys."""
SAMPLES_AT_ONCE = 512
"""The samples of one run; the interpreter keeps every value, and more samples take much memory."""

RoundKeys = tuple[Array, ...]
"""The words of round keys, each of shape (keys,)."""


class SpecCipher:
    """A parameter set as the cipher's text says, on many keys and blocks at once.

    Args:
        cipher: a checked cipher.
        set_name: one of its parameter sets.

    Raises:
        KeyError: the cipher has no such set.
        DiagnosticError: `encrypt` cannot be inverted.
    """

    def __init__(self, cipher: Cipher, set_name: str) -> None:
        self.programs = specified(cipher, set_name)
        chosen = cipher.parameter_set(set_name)
        self.block, self.key = chosen.block, chosen.key

    def round_keys(self, keys: Sequence[bytes]) -> RoundKeys:
        """The round keys of keys; none where there is no key."""
        if not keys or not self.has_key:
            return ()
        return _run(self.programs.key_schedule, _columns(b"".join(keys), self.key))

    @property
    def has_key(self) -> bool:
        """Whether there is a key."""
        return self.key.n_bytes > 0

    @property
    def decrypts(self) -> bool:
        """Whether the text has a `decrypt`."""
        return self.programs.decrypt is not None

    def encrypt(self, round_keys: RoundKeys, number: Sequence[int], blocks: bytes) -> bytes:
        """Encrypt blocks.

        Args:
            round_keys: of all keys.
            number: for each block which of the keys is its own.
            blocks: one after another.
        """
        return self._apply(self.programs.encrypt, round_keys, number, blocks)

    def decrypt(self, round_keys: RoundKeys, number: Sequence[int], blocks: bytes) -> bytes:
        """Decrypt blocks; the arguments are those of `encrypt`, and the text has a `decrypt`."""
        assert self.programs.decrypt, "nothing decrypts"
        return self._apply(self.programs.decrypt, round_keys, number, blocks)

    def _apply(
        self, program: Program, round_keys: RoundKeys, number: Sequence[int], blocks: bytes
    ) -> bytes:
        size = self.block.n_bytes
        assert len(blocks) == size * len(number), "a key for each block"
        done: list[bytes] = []
        for first in range(0, len(number), SAMPLES_AT_ONCE):
            chosen: NDArray[np.int64] = np.array(number[first : first + SAMPLES_AT_ONCE])
            part = blocks[first * size : (first + len(chosen)) * size]
            inputs = [*_columns(part, self.block), *(words[chosen] for words in round_keys)]
            done.append(_bytes(_run(program, inputs), self.block))
        return b"".join(done)


def spec_reference(cipher: Cipher, set_name: str, fixed: FixedKey | None = None) -> Reference:
    """Encrypt blocks as the cipher's text says, all of a call at once.

    Args:
        cipher: the checked cipher.
        set_name: one of its parameter sets.
        fixed: the only key; then that of a call is ignored, for functions take none.

    Raises:
        KeyError: the cipher has no such set.
    """
    reference = reference_of(SpecCipher(cipher, set_name))
    if fixed is None:
        return reference
    key = fixed.key
    return lambda _, blocks: reference(key, blocks)


def reference_of(spec: SpecCipher) -> Reference:
    """Encrypt blocks under one key a call."""

    @lru_cache(KEPT_KEYS)
    def round_keys(key: bytes) -> RoundKeys:
        return spec.round_keys([key])

    def encrypt(key: bytes, blocks: bytes) -> bytes:
        return spec.encrypt(round_keys(key), [0] * (len(blocks) // spec.block.n_bytes), blocks)

    return encrypt


def check_answers(cipher: Cipher, set_name: str) -> None:
    """Check the known answers in the text.

    Raises:
        DiagnosticError: the text computes another result.
    """
    tests = cipher.parameter_set(set_name).tests
    refuse_answers(wrong_answers(SpecCipher(cipher, set_name), tests), cipher)


def refuse_answers(wrong: Sequence[Diagnostic], cipher: Cipher) -> None:
    """Raise `DiagnosticError` for wrong answers of a text; nothing if there are none."""
    if wrong:
        raise DiagnosticError(wrong, cipher.text)


def wrong_answers(spec: SpecCipher, answers: Sequence[KnownAnswer]) -> list[Diagnostic]:
    """A diagnostic for each known answer of the text that the text does not compute."""
    keys = spec.round_keys([answer.key for answer in answers])
    numbers, size = range(len(answers)), spec.block.n_bytes
    encrypted = spec.encrypt(keys, numbers, b"".join(a.plaintext for a in answers))
    texts = b"".join(a.ciphertext for a in answers)
    decrypted = spec.decrypt(keys, numbers, texts) if spec.decrypts else b""
    wrong: list[Diagnostic] = []
    for i, answer in enumerate(answers):
        own = slice(i * size, (i + 1) * size)
        if encrypted[own] != answer.ciphertext:
            wrong.append(_wrong(answer, "ciphertext", encrypted[own], answer.ciphertext))
        elif spec.decrypts and decrypted[own] != answer.plaintext:
            wrong.append(_wrong(answer, "plaintext", decrypted[own], answer.plaintext))
    return wrong


def _wrong(answer: KnownAnswer, what: str, found: bytes, expected: bytes) -> Diagnostic:
    message = f"this test fails: the {what} is computed as {found.hex()}"
    at = f"byte {first_difference(found, expected)} is the first that differs"
    hint = f"it says {expected.hex()}, and {at}; are bytes and words in the right order?"
    return Diagnostic(answer.span, message, hint)


def first_difference(found: bytes, expected: bytes) -> int:
    """The first byte in which two strings of one length differ."""
    return next(i for i, pair in enumerate(zip(found, expected, strict=True)) if pair[0] != pair[1])


def _run(program: Program, inputs: Sequence[Array]) -> tuple[Array, ...]:
    """What a spec program computes: words, for it has no pointers."""
    named: Mapping[str, Array] = {
        param.name: value for param, value in zip(program.params, inputs, strict=True)
    }
    return tuple(np.asarray(value) for value in interpret(program, named))


def _columns(blocks: bytes, layout: WordLayout) -> list[Array]:
    """The words of all blocks: an array for each word's place."""
    size = layout.n_bytes
    rows = [layout.words(blocks[at : at + size]) for at in range(0, len(blocks), size)]
    return [word_array(list(column), layout.shape.bits) for column in zip(*rows, strict=True)]


def _bytes(columns: Sequence[Array], layout: WordLayout) -> bytes:
    """The inverse of `_columns`."""
    rows = zip(*(column.tolist() for column in columns), strict=True)
    return b"".join(layout.memory(list(row)) for row in rows)
