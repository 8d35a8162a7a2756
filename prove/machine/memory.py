"""The memory of a function: regions with rights, made of bytes and of parts of pointers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.lookups import Lookups
from prove.machine.values import ALL_BYTES, Facts, Sum, UndecidedByte, Unsupported


class Violation(Exception):
    """The code violates a rule, or may do so for some input.

    Args:
        what: description of the violation.
        pc: the address of the instruction at fault; None for the one executed.
    """

    def __init__(self, what: str, pc: int | None = None) -> None:
        super().__init__(what)
        self.pc = pc


class Depends(Violation):
    """Data that may be secret decide an observable event.

    Args:
        what: the event that is decided.
        literals: the data.
        pc: as in `Violation`.
    """

    def __init__(self, what: str, literals: Sequence[int], pc: int | None = None) -> None:
        super().__init__(what, pc)
        self.literals = tuple(literals)


ANY_BYTE = -1
"""Number of a byte that is 0 exactly if the whole number is 0, such as the OR of its bytes."""


@dataclass(frozen=True)
class Piece:
    """A byte of a pointer or of a public number, the lowest being 0; or `ANY_BYTE`."""

    value: Sum
    byte: int

    def with_value(self, value: Sum) -> Cell:
        """The same byte of another number."""
        if not value.is_number:
            return Piece(value, self.byte)
        number = value.offset != 0 if self.byte == ANY_BYTE else value.offset >> 8 * self.byte
        return constant_bits(int(number), 8)


Cell = Bits | Piece
Value = Bits | Sum | Piece
"""The value of a register: its bits, a pointer or public number, or a byte of one."""


@dataclass
class Region:
    """Bytes that a pointer may point to.

    Args:
        name: name of the region in pointers.
        rights: some of `r` and `w`.
        align: alignment of its first byte.
        initial: the initial byte of a place; None if reading it is an error.
        origin: the address of place 0.
        cells: stored bytes, by place.
        harmless: for the stack, the literals that may be left there.
        tells: for the stack, whether another literal may depend on secrets.
        stored_at: for the stack, the address of the instruction that stored the byte of a place.
    """

    name: str
    rights: str
    align: int
    initial: Callable[[int], Bits] | None = None
    origin: Sum = field(default_factory=lambda: Sum("", 0))
    cells: dict[int, Cell] = field(default_factory=dict[int, Cell])
    harmless: frozenset[int] = frozenset()
    tells: Callable[[int], bool] = bool
    stored_at: dict[int, int] = field(default_factory=dict[int, int])

    def copy(self) -> Region:
        """An independent copy."""
        return replace(self, cells=dict(self.cells), stored_at=dict(self.stored_at))

    def replace_symbols(self, values: Mapping[str, Sum]) -> None:
        """Replace symbols by sums."""
        self.origin = self.origin.replaced(values)
        if Piece not in set(map(type, self.cells.values())):
            # The most frequent case: a state is split at every length of the remainder.
            return
        for place, cell in self.cells.items():
            if isinstance(cell, Piece):
                self.cells[place] = cell.with_value(cell.value.replaced(values))

    def drop(self, end: int) -> None:
        """Forget the bytes before a place: anything may overwrite memory below the stack pointer.

        Raises:
            Depends: data that may be secret is left there.
        """
        dropped = {place: cell for place, cell in self.cells.items() if place < end}
        for place, cell in sorted(dropped.items()):
            left = () if isinstance(cell, Piece) else set(cell) - self.harmless
            if isinstance(cell, tuple) and any(map(self.tells, left)):
                what = f"data is left in the stack frame, at sp{place:+}"
                raise Depends(what, cell, self.stored_at.get(place))
            del self.cells[place]

    def cell(self, place: int) -> Cell:
        """A byte.

        Raises:
            Violation: no byte has been stored there.
        """
        if place in self.cells:
            return self.cells[place]
        if self.initial is None:
            raise Violation(f"byte {place} of `{self.name}` is read before it is written")
        return self.initial(place)


@dataclass
class Memory:
    """The regions, and the rules of access.

    Args:
        regions: by name.
        facts: facts about symbols and extents of regions.
        word_bytes: size of a pointer.
        aligned: whether an access must be aligned to its size.
        twins: for a region that is read, the written region that may be the same memory.
        lookups: functions of the counter's lowest byte that may be looked up; None if there are no
            look-ups.
        has_halves: whether registers hold bytes of pointers.
    """

    regions: dict[str, Region]
    facts: Facts
    word_bytes: int
    aligned: bool
    twins: Mapping[str, str] = field(default_factory=dict[str, str])
    lookups: Lookups | None = None
    has_halves: bool = False

    def copy(self) -> Memory:
        """An independent copy."""
        return replace(self, regions={name: r.copy() for name, r in self.regions.items()})

    def load(self, address: Value, n_bytes: int, sp: Value) -> Value:
        """The little-endian value at an address; `sp` is the lowest place of the stack in use.

        Raises:
            Violation: the access is not allowed, or reads a part of a pointer.
            Unsupported: a look-up is no function of the cipher's text.
        """
        if self.lookups and isinstance(address, Sum) and address.terms:
            addresses = self.lookups.addresses(address)
            if addresses:
                found = [self.load(each, n_bytes, sp) for each in addresses]
                words = [each for each in found if isinstance(each, tuple)]
                if len(words) < len(found):
                    raise Unsupported("pointers or lengths are looked up")
                return self.lookups.read(words)
        region, place = self.locate(address, n_bytes, sp, "r")
        self._check_twin(region, place, n_bytes)
        stored = region.cells
        cells = [stored.get(i) or region.cell(i) for i in range(place, place + n_bytes)]
        first = cells[0]
        if isinstance(first, Piece):
            if self.has_halves and n_bytes == 1:
                return first
            whole = [Piece(first.value, i) for i in range(self.word_bytes)]
            if cells != whole:
                raise Violation("a part of a pointer or of a length is read as data")
            return first.value
        bits: list[int] = []
        for cell in cells:
            if isinstance(cell, Piece):
                raise Violation("a part of a pointer or of a length is read as data")
            bits += cell
        return tuple(bits)

    def is_looked_up(self, value: Sum) -> bool:
        """Whether a number or an address depends on the counter's lowest byte."""
        return bool(self.lookups and self.lookups.addresses(value))

    def number(self, bits: Bits) -> Sum:
        """Bits that depend on the counter's lowest byte alone, as a signed public number.

        Raises:
            Depends: they depend on other data.
        """
        known = self.lookups.number(bits) if self.lookups else None
        if known is None:
            what = "an address or a length is computed from data that is not public"
            raise Depends(what, bits)
        total, greatest = known
        ranges = {name: (0, greatest) for name, _ in total.terms}
        self.facts = replace(self.facts, ranges={**self.facts.ranges, **ranges})
        return total

    def holds(self, condition: int) -> bool:
        """Whether the condition of a branch is true, if it depends on the counter's lowest byte.

        Raises:
            Depends: it depends on other data.
            UndecidedByte: it is true for some values of the counter's lowest byte only.
        """
        values = self.lookups.byte.values(condition) if self.lookups else None
        if values is None:
            raise Depends("a branch depends on data that is not public", (condition,))
        if values & self.facts.low_bytes in (0, self.facts.low_bytes):
            return bool(values & self.facts.low_bytes)
        raise UndecidedByte(values)

    def is_same(self, bits: Bits, other: Bits) -> bool:
        """Whether bits are equal for the possible values of the counter's lowest byte."""
        if bits == other or self.lookups is None or self.facts.low_bytes == ALL_BYTES:
            return bits == other
        return all(map(partial(self.lookups.are_same, self.facts.low_bytes), bits, other))

    def _check_twin(self, region: Region, place: int, n_bytes: int) -> None:
        """Check that a byte that is read has not been overwritten if both regions are the same."""
        twin = self.twins.get(region.name)
        written = self.regions[twin].cells if twin else {}
        for i in range(place, place + n_bytes):
            if i in written:
                what = f"byte {i} of `{region.name}` is read when `{twin}` has been written there"
                raise Violation(f"{what}: in place it is another byte")

    def store(self, address: Value, value: Value, n_bytes: int, sp: Value, pc: int = 0) -> None:
        """Write the low bytes of a value.

        Args:
            address: the address of the lowest byte.
            value: the value.
            n_bytes: the number of bytes.
            sp: the lowest place of the stack in use.
            pc: the address of the instruction.

        Raises:
            Violation: the access is not allowed, or writes a part of a pointer.
        """
        region, place = self.locate(address, n_bytes, sp, "w")
        if isinstance(value, Sum) and n_bytes != self.word_bytes:
            raise Violation("a part of a pointer or of a length is stored")
        if region.harmless:
            region.stored_at |= dict.fromkeys(range(place, place + n_bytes), pc)
        for i in range(n_bytes):
            if isinstance(value, Piece):
                region.cells[place] = value
            elif isinstance(value, Sum):
                region.cells[place + i] = Piece(value, i)
            else:
                region.cells[place + i] = value[8 * i : 8 * i + 8]

    def locate(self, address: Value, n_bytes: int, sp: Value, right: str) -> tuple[Region, int]:
        """The region and the place of an access.

        Args:
            address: of its first byte.
            n_bytes: its size.
            sp: the lowest place of the stack in use.
            right: `r` to read, `w` to write.

        Raises:
            Violation: there is no region, it lacks the right, or the access exceeds it.
            Unsupported: the place is relative to another group than the current one.
        """
        if not isinstance(address, Sum) or not address.region:
            what = "an address is not a known pointer: it depends on data or is a number"
            if isinstance(address, tuple) and known_number(address) is None:
                raise Depends(what, address)
            raise Violation(what)
        region = self.regions[address.region]
        if right not in region.rights:
            verb = "written to" if right == "w" else "read"
            raise Violation(f"`{region.name}` is {verb}, which the interface does not allow")
        self._check_extent(region, address, n_bytes, sp)
        self._check_alignment(region, address, n_bytes)
        if not address.terms and not region.origin.terms:
            return region, address.offset - region.origin.offset
        place = Sum("", address.offset, address.terms).plus(region.origin, -1)
        if place.terms:
            raise Unsupported(f"`{region.name}` is accessed outside of the group of blocks at hand")
        return region, place.offset

    def _check_extent(self, region: Region, address: Sum, n_bytes: int, sp: Value) -> None:
        facts = self.facts
        first, end = facts.extents[region.name]
        if isinstance(sp, Sum) and sp.region == region.name:
            first = Sum("", sp.offset, sp.terms)
        numbers = not (address.terms or first.terms or end.terms)
        if numbers and first.offset <= address.offset <= end.offset - n_bytes:
            return
        place = Sum("", address.offset, address.terms)
        if not facts.is_positive(place.plus(first, -1)):
            what = "below the stack pointer" if sp == Sum(region.name, first.offset) else "before"
            raise Violation(f"{n_bytes} bytes are accessed {what} in `{region.name}`")
        if not facts.is_positive(end.plus(place, -1).moved(-n_bytes)):
            raise Violation(f"{n_bytes} bytes are accessed past the end of `{region.name}`")

    def _check_alignment(self, region: Region, address: Sum, n_bytes: int) -> None:
        if not self.aligned:
            return
        parts = (address.offset, *(factor for _, factor in address.terms))
        if n_bytes > region.align or any(part % n_bytes for part in parts):
            raise Violation(f"{n_bytes} bytes of `{region.name}` are accessed out of alignment")
