"""A checked cipher: the interface between the language and the compiler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from dsl.syntax.diagnostics import did_you_mean
from dsl.syntax.tree import CircuitDecl, File, Span
from dsl.unrolling.elaborate import Model
from dsl.unrolling.tables import Matrix, SBox
from dsl.unrolling.values import Shape

Decryption = Literal["derived", "written", "none"]
"""The form of `decrypt` in a text: the inverse of `encrypt`, spelt out, or none."""


@dataclass(frozen=True, slots=True)
class KnownAnswer:
    """A known answer, as bytes in the order of memory; a tweak follows the key in `key`."""

    key: bytes
    plaintext: bytes
    ciphertext: bytes
    span: Span


@dataclass(frozen=True, slots=True)
class WordLayout:
    """How bytes in memory are read as words.

    Little-endian, the bytes are one number with byte 0 lowest and word 0 in its lowest bits;
    big-endian, byte 0 and word 0 are the highest.
    """

    shape: Shape
    big_endian: bool

    @property
    def n_bytes(self) -> int:
        """The length in memory."""
        return self.shape.bits * self.shape.n_words // 8

    def words(self, data: bytes) -> list[int]:
        """The words of `n_bytes` bytes, in the order of the program's parameters."""
        bits, count = self.shape.bits, self.shape.n_words
        number = int.from_bytes(data, "big" if self.big_endian else "little")
        words = [number >> i * bits & (1 << bits) - 1 for i in range(count)]
        return words[::-1] if self.big_endian else words

    def memory(self, words: list[int]) -> bytes:
        """The bytes of words: the inverse of `words`."""
        ordered = words[::-1] if self.big_endian else words
        number = sum(word << i * self.shape.bits for i, word in enumerate(ordered))
        return number.to_bytes(self.n_bytes, "big" if self.big_endian else "little")


@dataclass(frozen=True)
class ParameterSet:
    """One parameter set of a cipher.

    Args:
        name: the set's name.
        block: how a block's bytes are read as words.
        key: the same of the key with the tweak behind it; of no bytes where there is no key.
        tweak_bytes: of the key's bytes the last that are the tweak; 0 where there is none.
        round_keys: the words that `key_schedule` makes.
        tests: the known answers.
        model: the meaning of the text for this set.
    """

    name: str
    block: WordLayout
    key: WordLayout
    tweak_bytes: int
    round_keys: Shape
    tests: tuple[KnownAnswer, ...]
    model: Model

    @property
    def has_key(self) -> bool:
        """Whether there is a key, and a key schedule with it."""
        return self.key.n_bytes > 0

    @property
    def parameters(self) -> Mapping[str, object]:
        """The set's parameters by name."""
        return {name: self.model.names.constants[name].value for name in self.model.parameters}

    @property
    def sboxes(self) -> Mapping[str, SBox]:
        """The S-boxes by name, inverses that the text uses included."""
        tables = self.model.names.tables
        return {name: table for name, table in tables.items() if isinstance(table, SBox)}

    @property
    def matrices(self) -> Mapping[str, Matrix]:
        """The matrices by name, inverses that the text uses included."""
        tables = self.model.names.tables
        return {name: table for name, table in tables.items() if isinstance(table, Matrix)}


@dataclass(frozen=True)
class Cipher:
    """A source text that has been checked for each of its parameter sets.

    Args:
        name: the cipher's name.
        source: where it is published, as the text says.
        sets: the parameter sets by name, in the order of the text.
        circuits: the circuits beside the S-boxes, each equal to its table over all inputs.
        decryption: how the text gives `decrypt`.
        has_key: whether it has a key; a permutation may have none.
        digest: SHA-256 of the text, in hexadecimal.
        file: the name of the file, as errors give it.
        text: the text itself.
        tree: the syntax tree.
    """

    name: str
    source: str
    sets: Mapping[str, ParameterSet]
    circuits: tuple[CircuitDecl, ...]
    decryption: Decryption
    has_key: bool
    digest: str
    file: str
    text: str = field(repr=False)
    tree: File = field(repr=False)

    def parameter_set(self, name: str) -> ParameterSet:
        """The parameter set of a name.

        Raises:
            KeyError: there is none; the message lists what there is.
        """
        if name in self.sets:
            return self.sets[name]
        hint = did_you_mean(name, self.sets) or f"there are {', '.join(self.sets)}"
        raise KeyError(f"{self.name} has no set `{name}`: {hint}")
