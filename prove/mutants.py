"""Mutants of object code: one change each, as by a programming error or a fault.

The fields of an instruction are found by flipping each bit and decoding again: bits that change one
operand only are that operand's field. So no encoding is described here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from prove.graph.words import Bits
from prove.machine.code import Code
from prove.machine.decode import DISTANCE, Decoded, DecodeError

MOST_TRIES = 50
"""The number of draws after which a kind of mutant counts as exhausted."""
FARTHEST = 8
"""The most instructions by which a branch is moved."""
Patches = tuple[tuple[int, bytes], ...]
Drawn = TypeVar("Drawn")


@dataclass(frozen=True)
class Mutant:
    """Code that differs from the original in one place, or in the two places of a swap.

    Args:
        kind: the kind of change.
        patches: addresses with the changed bytes.
    """

    kind: str
    patches: Patches

    def of(self, code: Code) -> Code:
        """The code with the change."""
        constants = {
            memory: tuple((at, _patched(octets, at, self.patches)) for at, octets in blocks)
            for memory, blocks in code.constants.items()
        }
        changed = {pc for pc, _ in self.patches}
        known = {pc: ready for pc, ready in code.known.items() if pc not in changed}
        if code.binary.flags:
            # The effect of an instruction on flags depends on those behind it.
            known = {}
        text = _patched(code.text, code.base, self.patches)
        return replace(code, text=text, constants=constants, known=known)

    def story(self, code: Code) -> str:
        """Description of each changed place, before and after."""
        after = self.of(code)
        said = (
            f"{pc:#x}: {_shown(code, pc, len(octets))} -> {_shown(after, pc, len(octets))}"
            for pc, octets in self.patches
        )
        return "; ".join(said)


def _patched(text: bytes, base: int, patches: Patches) -> bytes:
    """Bytes from an address on, with the patches applied."""
    made = bytearray(text)
    for at, octets in patches:
        place = at - base
        if 0 <= place < len(text):
            made[place : place + len(octets)] = octets
    return bytes(made)


def _shown(code: Code, pc: int, n_bytes: int) -> str:
    """An instruction as text and bytes, or bytes of data."""
    octets = _octets(code, pc)[:n_bytes]
    if n_bytes < code.binary.instruction_bytes:
        return f"data [{octets.hex()}]"
    found = _decoded(code, octets, pc)
    return f"{found.text() if found else 'no instruction'} [{octets.hex()}]"


def _octets(code: Code, pc: int) -> bytes:
    """Bytes of the code, or of a table beside it, as many as the shortest instruction has."""
    blocks = [block for blocks in code.constants.values() for block in blocks]
    for at, octets in ((code.base, code.text), *blocks):
        if 0 <= pc - at < len(octets):
            return octets[pc - at : pc - at + code.binary.instruction_bytes]
    return b""


def _decoded(code: Code, octets: bytes, pc: int) -> Decoded | None:
    try:
        return code.decoder.decode(octets, pc)
    except DecodeError:
        return None


@dataclass(frozen=True)
class Watched(Code):
    """Code that records the bytes that are read as data.

    Args:
        data: the addresses of these bytes.
    """

    data: set[int] = field(default_factory=set[int])

    def constant(self, place: int, n_bytes: int) -> Bits:
        """Bytes of the code as data; errors are those of `Code.constant`."""
        bits = super().constant(place, n_bytes)
        self.data.update(range(self.base + place, self.base + place + n_bytes))
        return bits


@dataclass(frozen=True)
class Fields:
    """The bit fields of an instruction's operands.

    Args:
        registers: the bits of each register operand.
        numbers: the bits of each immediate, by rising weight, with the weights.
    """

    registers: Mapping[str, tuple[int, ...]]
    numbers: Mapping[str, tuple[tuple[int, int], ...]]


def fields_of(code: Code, pc: int) -> Fields:
    """Find the operand fields of an instruction."""
    octets = _octets(code, pc)
    before = _decoded(code, octets, pc)
    registers: dict[str, list[int]] = {}
    numbers: dict[str, list[tuple[int, int]]] = {}
    word = int.from_bytes(octets, "little")
    for bit in range(8 * len(octets)) if before else ():
        after = _decoded(code, (word ^ 1 << bit).to_bytes(len(octets), "little"), pc)
        if before is None or after is None or after.instruction is not before.instruction:
            continue
        others = {n for n, r in before.registers.items() if after.registers[n] != r}
        moved = {n: after.numbers[n] - v for n, v in before.numbers.items()}
        moved = {name: by for name, by in moved.items() if by}
        if len(others) == 1 and not moved:
            registers.setdefault(others.pop(), []).append(bit)
        if len(moved) == 1 and not others:
            ((name, by),) = moved.items()
            numbers.setdefault(name, []).append((bit, -by if word >> bit & 1 else by))
    by_weight = {n: tuple(sorted(at, key=lambda b: abs(b[1]))) for n, at in numbers.items()}
    return Fields({n: tuple(bits) for n, bits in registers.items()}, by_weight)


def by_turns(kinds: Sequence[str], draw: Callable[[str], Drawn | None], count: int) -> list[Drawn]:
    """Draw mutants of all kinds equally often.

    Args:
        kinds: the kinds of change.
        draw: draws a new mutant of a kind; None if there are no more.
        count: the number of mutants; fewer are drawn if there are no more of any kind.
    """
    left, made = list(kinds), list[Drawn]()
    while len(made) < count and left:
        kind = left[len(made) % len(left)]
        mutant = draw(kind)
        if mutant is None:
            left.remove(kind)
        else:
            made.append(mutant)
    return made


class Mutator:
    """Draws distinct mutants of code.

    Args:
        code: the code.
        places: the addresses of the instructions to be changed.
        idle: the bytes of an instruction without effect; if the decoder rejects them, no
            instruction is dropped.
        rng: the random generator.
        data: the addresses of bytes that are read; bits of them are flipped.
    """

    def __init__(
        self,
        code: Code,
        places: Sequence[int],
        idle: bytes,
        rng: random.Random,
        data: Sequence[int] = (),
    ) -> None:
        self._code, self._idle, self._rng = code, idle, rng
        self._places, self._data = sorted(places), sorted(data)
        self._inside = frozenset(places)
        self._seen: set[Patches] = set()
        self._kinds: dict[str, Callable[[int], Patches | None]] = {
            "bit": self._flip,
            "swap": self._swap_with_next,
            "far swap": self._swap_with_any,
            "drop": self._drop,
            "repeat": self._repeat,
            "register": self._register,
            "immediate": self._immediate,
            "branch": self._branch,
            "constant": self._constant,
        }
        if _decoded(code, idle, code.base) is None:
            del self._kinds["drop"]
        self._branches = [pc for pc in self._places if self._is_branch(pc)]

    def draw(self, count: int) -> list[Mutant]:
        """`count` mutants, all kinds equally often; fewer if there are no more."""
        return by_turns(list(self._kinds), self._new, count)

    def _new(self, kind: str) -> Mutant | None:
        """A new mutant of a kind; None if none is found."""
        places = {"branch": self._branches, "constant": self._data}.get(kind, self._places)
        for _ in range(MOST_TRIES if places else 0):
            patches = self._kinds[kind](self._rng.choice(places))
            if patches is None or patches in self._seen or self._is_same(patches):
                continue
            self._seen.add(patches)
            return Mutant(kind, patches)
        return None

    def _is_same(self, patches: Patches) -> bool:
        return all(_octets(self._code, pc)[: len(octets)] == octets for pc, octets in patches)

    def _is_branch(self, pc: int) -> bool:
        decoded = _decoded(self._code, _octets(self._code, pc), pc)
        return decoded is not None and DISTANCE in decoded.numbers

    def _flip(self, pc: int) -> Patches:
        """Flip one bit."""
        octets = _octets(self._code, pc)
        return self._patch(pc, _number(octets) ^ 1 << self._rng.randrange(8 * len(octets)))

    def _constant(self, place: int) -> Patches:
        """Flip one bit of data."""
        octet = _octets(self._code, place)[0] ^ 1 << self._rng.randrange(8)
        return ((place, bytes([octet])),)

    def _swap_with_next(self, pc: int) -> Patches | None:
        """Swap two neighbours."""
        behind = pc + self._code.binary.instruction_bytes
        return self._swap(pc, behind) if behind in self._inside else None

    def _swap_with_any(self, pc: int) -> Patches:
        """Swap two instructions."""
        return self._swap(*sorted((pc, self._rng.choice(self._places))))

    def _swap(self, first: int, second: int) -> Patches:
        return (first, _octets(self._code, second)), (second, _octets(self._code, first))

    def _drop(self, pc: int) -> Patches:
        """Replace an instruction by one without effect."""
        return ((pc, self._idle),)

    def _repeat(self, pc: int) -> Patches | None:
        """Replace an instruction by its neighbour."""
        other = pc + self._rng.choice((1, -1)) * self._code.binary.instruction_bytes
        return ((pc, _octets(self._code, other)),) if other in self._inside else None

    def _register(self, pc: int) -> Patches | None:
        """Change a register."""
        fields = list(fields_of(self._code, pc).registers.values())
        if not fields:
            return None
        bits = self._rng.choice(fields)
        change = self._rng.randrange(1, 1 << len(bits))
        mask = sum(1 << bit for i, bit in enumerate(bits) if change >> i & 1)
        return self._patch(pc, _number(_octets(self._code, pc)) ^ mask)

    def _immediate(self, pc: int) -> Patches | None:
        """Change a number by one."""
        numbers = fields_of(self._code, pc).numbers
        names = [name for name in numbers if name != DISTANCE]
        if not names:
            return None
        return self._counted(pc, numbers[self._rng.choice(names)], self._rng.choice((1, -1)))

    def _branch(self, pc: int) -> Patches | None:
        """Move the target of a branch by some instructions."""
        field = fields_of(self._code, pc).numbers.get(DISTANCE)
        if not field:
            return None
        one = max(1, self._code.binary.instruction_bytes // abs(field[0][1]))
        by = self._rng.randrange(1, FARTHEST + 1) * self._rng.choice((1, -1))
        return self._counted(pc, field, one * by)

    def _counted(self, pc: int, field: Sequence[tuple[int, int]], by: int) -> Patches:
        """A field incremented or decremented, with wrap-around."""
        word = _number(_octets(self._code, pc))
        value = sum((word >> bit & 1) << i for i, (bit, _) in enumerate(field))
        value = (value + by) % (1 << len(field))
        for i, (bit, _) in enumerate(field):
            word = word & ~(1 << bit) | (value >> i & 1) << bit
        return self._patch(pc, word)

    def _patch(self, pc: int, word: int) -> Patches:
        return ((pc, word.to_bytes(self._code.binary.instruction_bytes, "little")),)


def _number(octets: bytes) -> int:
    return int.from_bytes(octets, "little")
