"""The three programs of a parameter set, at the spec level."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.frontend.interface import Entry
from compiler.frontend.invert import invert
from compiler.frontend.lower import lower
from compiler.ir.program import Program
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import DiagnosticError


@dataclass(frozen=True)
class SpecPrograms:
    """What a parameter set computes, word by word.

    Args:
        key_schedule: the words of key and tweak to round-key words; of none to none without a key.
        encrypt: block words and round-key words to block words.
        decrypt: the same, backwards; None where the text says that nothing does that.
    """

    key_schedule: Program
    encrypt: Program
    decrypt: Program | None

    def entry(self, name: Entry) -> Program:
        """What a function on blocks computes; it is one of those that the cipher has."""
        found = {"encrypt": self.encrypt, "decrypt": self.decrypt}[name]
        assert found, f"there is no `{name}`"
        return found

    @property
    def every(self) -> tuple[Program, ...]:
        """The programs that there are."""
        found = (self.key_schedule, self.encrypt, self.decrypt)
        return tuple(program for program in found if program)


def spec_programs(cipher: Cipher, set_name: str) -> SpecPrograms:
    """Lower a parameter set; `decrypt` is derived where the text says so.

    Raises:
        DiagnosticError: `encrypt` cannot be inverted; the error names the step.
        KeyError: there is no such set.
    """
    encrypt = lower(cipher, set_name, "encrypt")
    key_schedule = lower(cipher, set_name, "key_schedule")
    decrypt = None
    if cipher.decryption == "written":
        decrypt = lower(cipher, set_name, "decrypt")
    elif cipher.decryption == "derived":
        decrypt = inverse_of(cipher, encrypt)
    return SpecPrograms(key_schedule, encrypt, decrypt)


def inverse_of(cipher: Cipher, encrypt: Program) -> Program:
    """The decryption that undoes a cipher's encryption.

    Raises:
        DiagnosticError: it cannot be undone; the error names the step and shows its line.
    """
    try:
        return invert(encrypt, "decrypt")
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, cipher.text) from problem
