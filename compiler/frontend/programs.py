"""The three spec programs of a parameter set."""

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
    """The programs of a parameter set, on words.

    Args:
        key_schedule: from words of key and tweak to round-key words; empty without a key.
        encrypt: from block words and round-key words to block words.
        decrypt: the inverse; None if the text declares that there is none.
    """

    key_schedule: Program
    encrypt: Program
    decrypt: Program | None

    def entry(self, name: Entry) -> Program:
        """The program of a function on blocks, which the cipher must have."""
        found = {"encrypt": self.encrypt, "decrypt": self.decrypt}[name]
        assert found, f"there is no `{name}`"
        return found

    @property
    def every(self) -> tuple[Program, ...]:
        """All programs of the set."""
        found = (self.key_schedule, self.encrypt, self.decrypt)
        return tuple(program for program in found if program)


def spec_programs(cipher: Cipher, set_name: str) -> SpecPrograms:
    """Lower a parameter set; `decrypt` is derived if the text requests it.

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
    """The decryption that inverts a cipher's encryption.

    Raises:
        DiagnosticError: it cannot be inverted; the error names the step and shows its line.
    """
    try:
        return invert(encrypt, "decrypt")
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, cipher.text) from problem
