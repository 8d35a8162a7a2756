"""The ciphers of files, for several readers of one text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from dsl.check import parse_cipher
from dsl.cipher import Cipher
from dsl.syntax.parse import MAX_TEXT_BYTES, decode_source


def loaded(path: Path) -> Cipher:
    """The checked cipher of a file. Where a file has the text of the last one, that is returned.

    Raises:
        OSError: the file cannot be read.
        DiagnosticError: there are errors in it; all that were found.
    """
    with path.open("rb") as file:
        # One byte more than is allowed tells that there is more, whatever the file is.
        data = file.read(MAX_TEXT_BYTES + 1)
    return _checked(data, str(path))


@lru_cache(1)
def _checked(data: bytes, file: str) -> Cipher:
    return parse_cipher(decode_source(data, file), file)
