"""Known answers in files beside a cipher's text: published ones, and many of other programs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KINDS = ("published", "generated", "ctr", "ctr16")
"""`published` and `generated` are of single blocks; `ctr` is counter mode with the counter of the
interface, `ctr16` with one of 16 bits."""


class VectorError(ValueError):
    """A file of vectors has a wrong form; the message gives the place."""


@dataclass(frozen=True, slots=True)
class Vector:
    """A known answer, as bytes in the order of memory.

    Args:
        key: the key with the tweak behind it, where there is one; empty where there is no key.
        plaintext: a block; in counter mode any number of bytes.
        ciphertext: what it encrypts to, of the same length.
        source: where it is published; empty where it was computed.
        nonce: the counter block without its counter; empty where it is no counter mode.
        counter: the counter of the first block.
    """

    key: bytes
    plaintext: bytes
    ciphertext: bytes
    source: str = ""
    nonce: bytes = b""
    counter: int = 0


Vectors = Mapping[str, tuple[Vector, ...]]
"""The vectors of one set, by kind; a kind that it lacks is absent."""


def vectors_beside(cipher: Path) -> Path:
    """The file of vectors for a cipher's text: `vectors/<name>.json`, in the text's folder."""
    return cipher.parent / "vectors" / f"{cipher.stem}.json"


def load_vectors(path: Path) -> Mapping[str, Vectors]:
    """Read the vectors of a cipher, by set; empty if there is no such file.

    Raises:
        OSError: the file cannot be read.
        VectorError: it is no JSON, or a vector in it is not of its form.
    """
    if not path.is_file():
        return {}
    try:
        sets: Any = json.loads(path.read_text(encoding="utf-8"))["sets"]
        return {name: _of_set(kinds, f"{path}: {name}") for name, kinds in sets.items()}
    except VectorError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise VectorError(f"{path} is no file of vectors: {problem!r}") from problem


def _of_set(kinds: Mapping[str, Any], place: str) -> Vectors:
    return {
        kind: tuple(_vector(v, f"{place}: {kind} vector {i}") for i, v in enumerate(kinds[kind], 1))
        for kind in KINDS
        if kinds.get(kind)
    }


def _vector(values: Mapping[str, Any], place: str) -> Vector:
    try:
        vector = Vector(
            key=bytes.fromhex(values.get("key", "")) + bytes.fromhex(values.get("tweak", "")),
            plaintext=bytes.fromhex(values["plaintext"]),
            ciphertext=bytes.fromhex(values["ciphertext"]),
            source=str(values.get("source", "")),
            nonce=bytes.fromhex(values.get("nonce", "")),
            counter=int(values.get("counter", 0)),
        )
    except KeyError as problem:
        raise VectorError(f"{place} has no {problem}") from problem
    except (ValueError, TypeError, AttributeError) as problem:
        raise VectorError(f"{place}: {problem}") from problem
    if len(vector.plaintext) != len(vector.ciphertext):
        lengths = f"{len(vector.plaintext)} and {len(vector.ciphertext)} bytes"
        raise VectorError(f"{place}: plaintext and ciphertext have {lengths}")
    return vector
