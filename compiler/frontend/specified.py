"""The spec programs of parameter sets, kept: checks, forms and passes ask for them again."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from compiler.frontend.programs import SpecPrograms, spec_programs
from dsl.cipher import Cipher

KEPT = 4
"""Sets whose programs are kept: those of a command that are at work, or just have been."""


@dataclass(frozen=True)
class _Asked:
    """A parameter set, by what decides its programs: the text, and the file that errors name."""

    file: str
    digest: str
    set_name: str
    cipher: Cipher = field(compare=False)


def specified(cipher: Cipher, set_name: str) -> SpecPrograms:
    """`spec_programs`, made once; the errors are the same."""
    return _specified(_Asked(cipher.file, cipher.digest, set_name, cipher))


@lru_cache(KEPT)
def _specified(asked: _Asked) -> SpecPrograms:
    return spec_programs(asked.cipher, asked.set_name)
