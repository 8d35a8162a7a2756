"""How many registers of a class are free at each place of a listing while another order is made.

The counts of all places are held bit-sliced: one integer for each of their bits, with a bit for
each place. So a few operations on whole integers add or remove a value over a range of places, or
search a range for a full place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Room:
    """The live values of one register class, compared with its registers.

    Args:
        limit: the registers.
        excess: live values minus registers behind each place, if the remaining operations come in
            program order; two's complement, bit `i` of all places in `excess[i]`.
        members: for each value, the remaining operations that make or read it, sorted.
        live: whether each value is in a register now.
        values: by operation the numbers of its values.
        born: by operation, the live ranges that start with it if it comes now.
        dying: by operation, the live ranges that end with it if it comes now.
        now: values that live now.
    """

    def __init__(
        self,
        limit: int,
        excess: list[int],
        members: list[list[int]],
        live: list[bool],
        values: Sequence[Sequence[int]],
        born: list[int],
        dying: list[int],
        now: int,
    ) -> None:
        self.born = born
        self._limit, self._excess, self._members, self._live = limit, excess, members, live
        self._values, self._dying, self._now = values, dying, now
        self._left = (1 << len(values)) - 1
        """The remaining places, as bits."""
        self._full: dict[int, int] = {}

    @staticmethod
    def of(count: int, limit: int, values: Iterable[Sequence[int]]) -> Room:
        """The state before the first of `count` operations.

        Args:
            count: of operations.
            limit: the registers.
            values: the operations that make and read each value, sorted; -1 stands for the maker of
                a parameter, `count` for the reader of a result.
        """
        spans = list(values)
        members = [[m for m in span if m >= 0] for span in spans]
        live = [span[0] < 0 for span in spans]
        of: list[list[int]] = [[] for _ in range(count)]
        born, dying = [0] * count, [0] * count
        for number, left in enumerate(members):
            inside = [m for m in left if m < count]
            for member in inside:
                of[member].append(number)
                born[member] += not live[number] and len(left) > 1
                dying[member] += live[number] and len(left) == 1
        # The live values at a place stay within the larger of the limit and program order.
        most = max(limit, len(spans)) + max(map(len, of), default=0)
        room = Room(limit, [0] * (most.bit_length() + 1), members, live, of, born, dying, sum(live))
        room._start(spans)
        return room

    def _start(self, spans: Sequence[Sequence[int]]) -> None:
        """Count values in program order."""
        every = self._left
        self._excess = [every * (-self._limit >> i & 1) for i in range(len(self._excess))]
        for span in spans:
            self._add(_stretch(max(span[0], 0), span[-1]) & every)

    def copy(self) -> Room:
        """An independent copy of the state."""
        return Room(
            self._limit,
            list(self._excess),
            [list(members) for members in self._members],
            list(self._live),
            self._values,
            list(self.born),
            list(self._dying),
            self._now,
        )

    def _add(self, places: int) -> None:
        """Count one value more at some places."""
        excess = self._excess
        for i, plane in enumerate(excess):
            excess[i] = plane ^ places
            places &= plane
            if not places:
                return

    def _subtract(self, places: int) -> None:
        """Count one value fewer at some places."""
        excess = self._excess
        for i, plane in enumerate(excess):
            excess[i] = plane ^ places
            places &= excess[i]
            if not places:
                return

    def _full_for(self, more: int) -> int:
        """The places, as bits, at which `more` additional values exceed the registers."""
        if more not in self._full:
            # The sign of `excess + more - 1`; a negative `more - 1` inverts it.
            carry = 0
            for i, plane in enumerate(self._excess[:-1]):
                carry = plane | carry if (more - 1) >> i & 1 else plane & carry
            sign = self._excess[-1] ^ carry
            self._full[more] = self._left & (sign if more < 1 else ~sign)
        return self._full[more]

    def allows(self, position: int, low: int) -> bool:
        """Whether an operation may come ahead of the remaining ones, of which `low` is the first.

        The live values now must not exceed the larger of the registers and the number behind `low`
        in program order; and no place that gains a value may be full.
        """
        more = self.born[position] - self._dying[position]
        excess = self._now + more - self._limit
        if excess > 0 and not self._full_for(1 - excess) >> low & 1:
            return False
        if more <= 0 or not self._full_for(more) & _stretch(low, position):
            return True
        return self._fits(position, low, more)

    def _fits(self, position: int, low: int, more: int) -> bool:
        """Whether no place is full, if the operation also shortens live ranges of its operands."""
        fewer: list[int] = []
        for number in self._values[position]:
            left = self._members[number]
            if not self._live[number]:
                fewer += left[:1] if len(left) > 1 else []
            elif len(left) > 1 and left[-1] == position:
                fewer.append(left[-2])
        for place in sorted(fewer):
            if place > low and self._full_for(more) & _stretch(low, place):
                return False
            low, more = max(low, place), more - 1
            if not more:
                return True
        return low >= position or not self._full_for(more) & _stretch(low, position)

    def take(self, position: int, low: int) -> None:
        """Let an operation come now."""
        for number in self._values[position]:
            self._note(number, position, low)
        self._left &= ~(1 << position)
        self._full.clear()

    def _note(self, number: int, position: int, low: int) -> None:
        """Count what an operation changes for one of its values."""
        left, live = self._members[number], self._live
        left.remove(position)
        if live[number] and not left:
            self._now -= 1
            self._subtract(_stretch(low, position))
        elif live[number] and left[-1] < position:
            self._subtract(_stretch(left[-1], position))
        elif not live[number] and left:
            self._now += 1
            self._add(_stretch(low, min(left[0], position)))
            for member in left:
                if member < len(self.born):
                    self.born[member] -= 1
        live[number] = bool(left)
        if len(left) == 1 and left[0] < len(self.born):
            self._dying[left[0]] += 1


def _stretch(first: int, end: int) -> int:
    """The places from the first on, as bits."""
    return (1 << end) - (1 << first) if end > first else 0
