"""The memory of a thread that answers a request: its state, and the part of the output at hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from prove.kernels.memory import AccessProblem, Place, Secret, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge
from prove.machine.values import Sum, Unsupported

OUT, EACH, TOTAL, STATES = "out", "nbytes_each", "nstates", "states"
"""The parameters of a kernel: the outputs, the length of each, the number of states, the states."""
PLACE, AT = "place", "at"
"""Where the output of the state at hand begins, and the block of it at hand."""


@dataclass
class RequestMemory(ThreadMemory):
    """Buffers with a part each that the thread may access.

    Args:
        bases: the first byte of that part, by the name of the buffer.
        rooms: its size in bytes.
        later: how many states there are from the one at hand on: nothing else may be accessed.
        rests: symbols for the remainders of the length of an output, by the divisor. Where one is
            zero, the place of each output is a multiple of the divisor, too.
    """

    bases: Mapping[str, Sum] = field(kw_only=True)
    rooms: Mapping[str, Sum] = field(kw_only=True)
    later: Sum = field(kw_only=True)
    rests: Mapping[int, str] = field(kw_only=True)
    _known: Knowledge = field(default_factory=Knowledge)

    def replace_symbols(self, values: Mapping[str, Sum]) -> None:
        """Replace symbols by sums."""
        super().replace_symbols(values)
        self.bases, self.rooms = (
            {name: number.replaced(values) for name, number in of.items()}
            for of in (self.bases, self.rooms)
        )
        self.later = self.later.replaced(values)

    def place(
        self, address: object, n_bytes: int, known: Knowledge, guard: Condition | None
    ) -> Place:
        """The place of an access, counted from the part at hand; errors are those of a group."""
        if isinstance(address, tuple) and any(bit > 1 for bit in address):
            raise Secret("an address depends on data", address)
        if not isinstance(address, Sum) or not address.region:
            raise AccessProblem(f"{n_bytes} bytes are accessed at an address in no buffer")
        name = address.region
        apart = Sum("", address.offset, address.terms).plus(self.bases[name], -1)
        if not apart.is_number:
            raise Unsupported(f"`{name}` is accessed outside of the part at hand")
        if guard:
            # It holds when the access happens.
            known = replace(known, conditions=(*known.conditions, guard))
        self._known, left = known, self.rooms[name].moved(-apart.offset - n_bytes)
        if apart.offset < 0 or not (
            known.is_at_least(left, 0) and known.is_at_least(self.later, 1)
        ):
            what = f"{n_bytes} bytes at byte {apart.offset}"
            raise AccessProblem(f"{what} are not shown to be inside of the part of `{name}`")
        return Place(self.buffers[name], apart.offset, n_bytes)

    def check_alignment(self, place: Place) -> None:
        """Check that an access is aligned to its size.

        Raises:
            AccessProblem: it is not.
        """
        base, n_bytes = self.bases[place.buffer.name], place.n_bytes
        if place.buffer.name == OUT:
            zero = [by for by, name in self.rests.items() if self._known.ranges[name] == (0, 0)]
            begins = n_bytes == 1 or any(by % n_bytes == 0 for by in zero)
        else:
            parts = (base.offset, *(factor for _, factor in base.terms))
            begins = not any(part % n_bytes for part in parts)
        if not begins or place.first % n_bytes or place.buffer.align % n_bytes:
            what = f"{n_bytes} bytes at byte {place.first} of the part of `{place.buffer.name}`"
            raise AccessProblem(f"{what} are not aligned to their size")
