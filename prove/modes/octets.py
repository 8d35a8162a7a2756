"""Strings of literals, for the text of a mode; the cipher is a function without a definition.

One block encrypted under one key is eight literals for each byte. Equal keys and blocks, as far as
they are proved equal, give the same literals. Constant blocks under constant keys are computed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeGuard

from dsl.modes.sizes import compute
from dsl.syntax.tree import Span
from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, constant_bits, known_number
from prove.modes.counts import Comparison
from prove.modes.subject import NUMBER_BYTES

Octets = tuple[Bits, ...]
"""A string: the bits of each byte, the lowest first."""
Encrypt = Callable[[bytes, bytes], bytes]
BYTE = 8


def constant_octets(data: bytes) -> Octets:
    """A string with a known value."""
    return tuple(constant_bits(octet, BYTE) for octet in data)


def known_octets(octets: Sequence[Bits]) -> bytes | None:
    """The value of a string; None if a bit is not constant."""
    numbers = [known_number(octet) for octet in octets]
    known = [number for number in numbers if number is not None]
    return bytes(known) if len(known) == len(numbers) else None


@dataclass(frozen=True)
class Unread:
    """A string of which only the length is used."""

    n_bytes: int


String = Octets | Unread


def octets_of(text: String) -> Octets:
    """The bytes of a string that is read."""
    assert not isinstance(text, Unread), "only its length is used"
    return text


@dataclass(frozen=True)
class Count:
    """A number of the state: its bytes, the highest first."""

    octets: Octets


@dataclass(frozen=True)
class Between:
    """The length of an output, in bytes: any number from one to another."""

    first: int
    last: int


def packed(value: int | Count | Between | String) -> Octets:
    """The bytes of a field of the state as they lie in memory."""
    assert not isinstance(value, Between), "a state holds no length of an output"
    if isinstance(value, Count):
        return value.octets
    if isinstance(value, int):
        return constant_octets(value.to_bytes(NUMBER_BYTES, "big"))
    return octets_of(value)


@dataclass
class UnknownCipher:
    """A block cipher as a function without a definition.

    Args:
        graph: the graph of the literals.
        encrypt: the cipher, for constants.
    """

    graph: Graph
    encrypt: Encrypt
    keys: list[Octets] = field(default_factory=list[Octets])
    """The keys in use; the place of a key is its number."""
    others: dict[Octets, Octets] = field(default_factory=dict[Octets, Octets])
    """For strings that are equal by a law of arithmetic to one that the text has made: that one."""
    _blocks: dict[int, list[tuple[Octets, Octets]]] = field(default_factory=dict)

    def number(self, key: Octets) -> int:
        """The number of a key; equal keys have one number."""
        found = self._place(self.keys, key)
        if found is None:
            found = len(self.keys)
            self.keys.append(key)
        return found

    def block(self, number: int, block: Octets) -> Octets:
        """An encrypted block.

        Args:
            number: the number of the key.
            block: the block.
        """
        return self.known_block(number, block)[1]

    def known_block(self, number: int, block: Octets) -> tuple[Octets, Octets]:
        """A block that is proved equal to a given one, and the encrypted block."""
        key, data = known_octets(self.keys[number]), known_octets(block)
        if key is not None and data is not None:
            return block, constant_octets(self.encrypt(key, data))
        known = self._blocks.setdefault(number, [])
        block = self.others.get(block, block)
        found = self._place([each for each, _ in known], block)
        if found is not None:
            return known[found]
        name = f"block {len(known)} under key {number}"
        made = tuple(self._octet(name, place) for place in range(len(block)))
        known.append((block, made))
        return block, made

    def key_of(self, block: Octets, made: Octets) -> int | None:
        """The number of the key under which a block gives another; None if there is none."""
        pairs = self._blocks.items()
        return next((number for number, known in pairs if (block, made) in known), None)

    def is_same(self, one: Sequence[Bits], other: Sequence[Bits]) -> bool:
        """Whether two strings are proved equal."""
        if len(one) != len(other):
            return False
        # The lowest bits of counters differ in samples, and show at once that these are not equal.
        columns = (chain.from_iterable(reversed(octets)) for octets in (one, other))
        pairs = zip(*columns, strict=True)
        return all(a == b or self.graph.is_same(a, b) for a, b in pairs)

    def _place(self, known: Sequence[Octets], wanted: Octets) -> int | None:
        """The place of a string; None if none is proved equal."""
        if wanted in known:
            return known.index(wanted)
        places = (n for n, each in enumerate(known) if self.is_same(each, wanted))
        return next(places, None)

    def _octet(self, name: str, place: int) -> Bits:
        return tuple(self.graph.input(name, BYTE * place + i) for i in range(BYTE))


class Open(Exception):
    """The text compares the number, and the result is open.

    Args:
        comparison: of the number.
    """

    def __init__(self, comparison: Comparison) -> None:
        super().__init__()
        self.comparison = comparison


def decided_by(facts: Mapping[Comparison, bool]) -> Callable[[Comparison], bool]:
    """The results of comparisons of the number; raises `Open` for one that has none."""

    def decide(comparison: Comparison) -> bool:
        if comparison not in facts:
            raise Open(comparison)
        return facts[comparison]

    return decide


@dataclass
class Literals:
    """The algebra of the text on literals.

    Args:
        cipher: the cipher.
        decide: the result of a comparison of the number of the state.
    """

    cipher: UnknownCipher
    decide: Callable[[Comparison], bool]

    def __post_init__(self) -> None:
        self._words = Words(self.cipher.graph)
        self._sums: dict[Octets, tuple[Octets, int]] = {}

    def is_text(self, value: object) -> TypeGuard[String]:
        """Whether a value is a string."""
        return isinstance(value, tuple | Unread)

    def known(self, data: bytes) -> Octets:
        """A string with a known value."""
        return constant_octets(data)

    def length(self, text: String) -> int:
        """The number of bytes."""
        return text.n_bytes if isinstance(text, Unread) else len(text)

    def part(self, text: String, first: int, last: int) -> Octets:
        """Some bytes."""
        return octets_of(text)[first:last]

    def joined(self, left: String, right: String) -> Octets:
        """The concatenation."""
        return octets_of(left) + octets_of(right)

    def xor(self, left: String, right: String) -> Octets:
        """The exclusive or."""
        return tuple(map(self._words.xor, octets_of(left), octets_of(right)))

    def plus(self, text: String, number: int) -> Octets:
        """The sum of a big-endian number and a constant.

        A sum with two constants, one after another, is noted as that with the sum of both, too.
        """
        made = self._sum(octets_of(text), number)
        first, before = self._sums.get(octets_of(text), (octets_of(text), 0))
        self._sums[made] = first, before + number
        if before:
            self.cipher.others[self._sum(first, before + number)] = made
        return made

    def _sum(self, octets: Octets, number: int) -> Octets:
        bits = tuple(chain.from_iterable(reversed(octets)))
        total = self._words.add(bits, constant_bits(number, len(bits)))
        return tuple(total[at : at + BYTE] for at in reversed(range(0, len(total), BYTE)))

    def encrypt(self, key: String, block: String) -> Octets:
        """One encrypted block."""
        return self.cipher.block(self.cipher.number(octets_of(key)), octets_of(block))

    def compute(self, op: str, left: int | Count, right: int | Count, span: Span) -> int | Count:
        """An operation on numbers."""
        assert isinstance(right, int), "at the right of an operator, numbers are known"
        if isinstance(left, int):
            return compute(op, left, right, span)
        if op == "+":
            return Count(self.plus(left.octets, right))
        return int(self.decide((op, right)))
