"""A cache of the spec programs of parameter sets, for checks, forms and passes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from compiler.frontend.programs import SpecPrograms, spec_programs
from dsl.cipher import Cipher

KEPT = 4
"""The number of sets whose programs are cached."""


@dataclass(frozen=True)
class _Asked:
    """A parameter set, identified by the source text and the file name of error messages."""

    file: str
    digest: str
    set_name: str
    cipher: Cipher = field(compare=False)


def specified(cipher: Cipher, set_name: str) -> SpecPrograms:
    """`spec_programs` with a cache; the errors are the same."""
    return _specified(_Asked(cipher.file, cipher.digest, set_name, cipher))


@lru_cache(KEPT)
def _specified(asked: _Asked) -> SpecPrograms:
    return spec_programs(asked.cipher, asked.set_name)
