"""The memory of a thread: buffers of which a group of blocks is at hand, and data of the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from prove.graph.words import Bits, known_number
from prove.kernels.numbers import Condition, Knowledge
from prove.kernels.stripes import Stripes
from prove.machine.values import Sum, Unsupported

BYTE = 8
WORD_BYTES = 4
"""The size of a word of a bank."""


class AccessProblem(Exception):
    """An access is not shown to be allowed."""


class Secret(Exception):
    """Data that may be secret decide what a thread does.

    Args:
        what: the event that is decided.
        literals: the data.
    """

    def __init__(self, what: str, literals: Bits) -> None:
        super().__init__(what)
        self.literals = literals


@dataclass(frozen=True)
class Indexed:
    """An address of shared memory: a public number and data.

    Args:
        public: the number.
        index: the data, in bytes.
    """

    public: Sum
    index: Bits


@dataclass(frozen=True)
class Buffer:
    """A buffer that a kernel gets.

    Args:
        name: of the pointer.
        right: `r` or `w`.
        end: its size in bytes.
        group: bytes of a group of blocks; 0 if all groups read the same bytes.
        align: of its first byte.
        byte: gives the bits of a byte, counted from the group at hand; None if it has none.
        partner: the buffer that may be the same one; empty if there is none.
        striped_threads: how many groups alternate; 1 for groups that lie together.
        banks: how many copies of each word lie side by side, one for each bank.
    """

    name: str
    right: str
    end: Sum
    group: int
    align: int
    byte: Callable[[int], Bits | None]
    partner: str = ""
    striped_threads: int = 1
    banks: int = 1

    @property
    def stripes(self) -> Stripes:
        """The arrangement of its groups."""
        return Stripes(self.group, self.striped_threads)


@dataclass(frozen=True)
class Stored:
    """A byte that has been stored, and the condition under which it was; None if always."""

    bits: Bits
    guard: Condition | None


def is_stored_exactly(stored: Stored | None, exists: Condition, known: Knowledge) -> bool:
    """Whether a byte is stored exactly if a condition holds; `stored` is None if it never is."""
    if stored is None:
        return known.is_at_most(exists.number, 0)
    guard = stored.guard
    if guard is None or known.is_at_least(guard.number, 1):
        return known.is_at_least(exists.number, 1)
    return guard == exists or all(known.is_at_most(c.number, 0) for c in (guard, exists))


@dataclass(frozen=True)
class Place:
    """Bytes of a buffer, counted from the group at hand without those of other groups."""

    buffer: Buffer
    first: int
    n_bytes: int


@dataclass
class ThreadMemory:
    """The buffers, and what a thread did in them since it began a group.

    Args:
        buffers: by the name of their pointer.
        group: the number of the group at hand.
        stored: bytes by buffer and place.
        loaded: bytes that were read, with the condition under which they were.
        lane: the remainder of the number of the group, if groups are striped.
        staged: the variable in shared memory; None if there is none.
    """

    buffers: Mapping[str, Buffer]
    group: Sum
    stored: dict[tuple[str, int], Stored] = field(default_factory=dict[tuple[str, int], Stored])
    loaded: dict[tuple[str, int], Condition | None] = field(
        default_factory=dict[tuple[str, int], Condition | None]
    )
    lane: Sum = field(default_factory=lambda: Sum("", 0))
    staged: Buffer | None = None

    def copy(self) -> ThreadMemory:
        """An independent copy."""
        return replace(self, stored=dict(self.stored), loaded=dict(self.loaded))

    def replace_symbols(self, values: Mapping[str, Sum]) -> None:
        """Replace symbols by sums."""
        self.buffers = {
            name: replace(buffer, end=buffer.end.replaced(values))
            for name, buffer in self.buffers.items()
        }
        self.group, self.lane = self.group.replaced(values), self.lane.replaced(values)
        for key, kept in self.stored.items():
            if kept.guard:
                self.stored[key] = Stored(kept.bits, kept.guard.replaced(values))
        for key, guard in self.loaded.items():
            self.loaded[key] = guard and guard.replaced(values)

    def load(self, place: Place, guard: Condition | None) -> Bits:
        """The bytes of a place; under a guard, any bytes if it does not hold.

        Bytes stand for one number each: one that is read under a guard is read once.

        Raises:
            AccessProblem: a byte has no contents, or may have been overwritten.
            Unsupported: a byte is read again, or its contents are not arbitrary.
        """
        buffer, bits = place.buffer, list[int]()
        for at in range(place.first, place.first + place.n_bytes):
            if (buffer.partner, at) in self.stored:
                what = f"byte {at} of a group of `{buffer.name}` is read"
                raise AccessProblem(f"{what} when `{buffer.partner}` has been written there")
            octet = buffer.byte(at)
            if octet is None:
                raise AccessProblem(f"byte {at} of `{buffer.name}` is read, and nothing fills it")
            key = buffer.name, at
            if (guard or self.loaded.get(key)) and (key in self.loaded or not buffer.group):
                raise Unsupported(f"byte {at} of `{buffer.name}` is read under conditions")
            self.loaded[key] = guard
            bits += octet
        return tuple(bits)

    def store(self, place: Place, bits: Bits, guard: Condition | None) -> None:
        """Store bytes.

        Raises:
            AccessProblem: a byte is written a second time.
        """
        for number in range(place.n_bytes):
            key = place.buffer.name, place.first + number
            if key in self.stored:
                raise AccessProblem(f"byte {key[1]} of a group of `{key[0]}` is written twice")
            self.stored[key] = Stored(bits[BYTE * number : BYTE * number + BYTE], guard)

    def place(
        self, address: object, n_bytes: int, known: Knowledge, guard: Condition | None
    ) -> Place:
        """The place of an access.

        Raises:
            AccessProblem: the access is not shown to be in a buffer.
            Secret: the address depends on data.
            Unsupported: it is of another group than the one at hand.
        """
        if isinstance(address, tuple) and any(bit > 1 for bit in address):
            raise Secret("an address depends on data", address)
        if not isinstance(address, Sum) or not address.region:
            raise AccessProblem(f"{n_bytes} bytes are accessed at an address in no buffer")
        buffer = self.buffers[address.region]
        number = Sum("", address.offset, address.terms)
        apart = number.plus(buffer.stripes.base(self.group, self.lane), -1)
        if not apart.is_number:
            raise Unsupported(f"`{buffer.name}` is accessed outside of the group at hand")
        left = buffer.end.plus(number, -1).moved(-n_bytes)
        if guard:
            # It holds when the access happens.
            known = replace(known, conditions=(*known.conditions, guard))
        inside = known.is_at_least(left, 0)
        if apart.offset < 0 or not inside:
            what = f"{n_bytes} bytes at byte {apart.offset} of a group"
            raise AccessProblem(f"{what} are not shown to be inside of `{buffer.name}`")
        first = buffer.stripes.place(apart.offset, n_bytes)
        if first is None:
            what = f"{n_bytes} bytes {apart.offset} behind the first byte of a group"
            raise AccessProblem(f"{what} of `{buffer.name}` are of groups of other threads")
        return Place(buffer, first, n_bytes)

    def shared_place(self, address: object, n_bytes: int, known: Knowledge) -> Place:
        """The place of an access to shared memory.

        Raises:
            AccessProblem: the access is not shown to be in a variable.
            Secret: the address depends on data.
        """
        unknown = f"{n_bytes} bytes of shared memory have no known place"
        first = _known_place(address, unknown)
        if self.staged is None:
            raise AccessProblem(unknown)
        if not known.is_at_least(self.staged.end.moved(-first - n_bytes), 0) or first < 0:
            what = f"{n_bytes} bytes at byte {first}"
            raise AccessProblem(f"{what} are not shown to be inside of `{self.staged.name}`")
        return Place(self.staged, first, n_bytes)

    def entries(self, address: Indexed, n_bytes: int, known: Knowledge) -> list[Bits]:
        """What is read at an address for each index, in order.

        The address is the place of a bank, and a multiple of a row of banks that data choose. A
        bank answers in the same time whatever the row is.

        Raises:
            AccessProblem: the access is not shown to be in a variable, and to a word.
            Secret: data decide on the bank.
        """
        copy, word = self.staged, WORD_BYTES
        if copy is None or copy.banks == 1 or n_bytes != word:
            raise Secret("an address depends on data", address.index)
        row = copy.banks * word
        low = row.bit_length() - 1
        used = [place for place, bit in enumerate(address.index) if bit != 0]
        if any(place < low for place in used):
            raise Secret("a bank of shared memory depends on data", address.index)
        places = [(name, factor) for name, factor in address.public.terms if factor % word == 0]
        bank = Sum("", 0, tuple(places))
        first = address.public.plus(bank, -1)
        is_bank = known.is_at_least(bank, 0) and known.is_at_most(bank, row - word)
        if not (first.is_number and is_bank and first.offset % row == 0):
            raise AccessProblem("a look-up is not shown to be in one bank")
        count = 1 << max(used, default=low - 1) + 1 - low
        last = first.offset + count * row
        if not 0 <= first.offset < last or not known.is_at_least(copy.end.moved(-last), 0):
            raise AccessProblem(f"a look-up is not shown to be inside of `{copy.name}`")
        return [
            self.load(Place(copy, first.offset + number * row, word), None)
            for number in range(count)
        ]

    def check_alignment(self, place: Place) -> None:
        """Check that an access is aligned to its size.

        Raises:
            AccessProblem: it is not.
        """
        buffer, n_bytes = place.buffer, place.n_bytes
        aligned = buffer.stripes.is_aligned(n_bytes)
        if buffer.align % n_bytes or not aligned or place.first % n_bytes:
            what = f"{n_bytes} bytes at byte {place.first} of a group of `{buffer.name}`"
            raise AccessProblem(f"{what} are not aligned to their size")


@dataclass(frozen=True)
class Parameters:
    """What the caller of a kernel passes.

    Args:
        values: of each parameter that is a number or an address, by its place.
        octets: of those that are passed by value, each by its place.
    """

    values: Mapping[int, Sum]
    octets: Mapping[int, Bits] = field(default_factory=dict[int, Bits])

    def load(self, address: object, n_bytes: int) -> Sum | Bits:
        """A parameter, or aligned bytes of one that is passed by value.

        Raises:
            AccessProblem: there is none.
            Secret: the address depends on data.
        """
        place = _known_place(address, "no parameter has this address")
        if place in self.values:
            return self.values[place]
        found = [self.octets.get(place + n) for n in range(n_bytes)]
        octets = [octet for octet in found if octet is not None]
        if place % n_bytes or len(octets) < n_bytes:
            raise AccessProblem(f"no parameter has {n_bytes} bytes at byte {place}")
        return tuple(bit for octet in octets for bit in octet)


def _known_place(address: object, unknown: str) -> int:
    """An address that is a number, the same in all threads.

    Raises:
        AccessProblem: it is none; `unknown` is the message.
        Secret: it depends on data.
    """
    if isinstance(address, tuple):
        if any(bit > 1 for bit in address):
            raise Secret("an address depends on data", address)
        address = known_number(address)
    if isinstance(address, Sum) and address.is_number:
        address = address.offset
    if not isinstance(address, int):
        raise AccessProblem(unknown)
    return address
