"""The three programs of a parameter set, at the spec level."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.invert import invert
from compiler.ir import Program
from compiler.lower import lower
from dsl.cipher import Cipher
from dsl.diagnostics import DiagnosticError


@dataclass(frozen=True)
class SpecPrograms:
    """What a parameter set computes, word by word.

    Args:
        key_schedule: key words to round-key words.
        encrypt: block words and round-key words to block words.
        decrypt: the same, backwards.
    """

    key_schedule: Program
    encrypt: Program
    decrypt: Program


def spec_programs(cipher: Cipher, set_name: str) -> SpecPrograms:
    """Lower a parameter set; `decrypt` is derived where the text says so.

    Raises:
        DiagnosticError: `encrypt` cannot be inverted; the error names the step.
        KeyError: there is no such set.
    """
    encrypt = lower(cipher, set_name, "encrypt")
    key_schedule = lower(cipher, set_name, "key_schedule")
    if not cipher.decrypt_is_inverse:
        return SpecPrograms(key_schedule, encrypt, lower(cipher, set_name, "decrypt"))
    return SpecPrograms(key_schedule, encrypt, inverse_of(cipher, encrypt))


def inverse_of(cipher: Cipher, encrypt: Program) -> Program:
    """The decryption that undoes a cipher's encryption.

    Raises:
        DiagnosticError: it cannot be undone; the error names the step and shows its line.
    """
    try:
        return invert(encrypt, "decrypt")
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, cipher.text) from problem
