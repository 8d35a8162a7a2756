"""Checks the bytes that a thread stores for a group of blocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from compiler.frontend.interface import Kernel
from prove.claims.interface import TEXT
from prove.graph.words import Bits
from prove.kernels.memory import Stored, is_stored_exactly
from prove.kernels.numbers import Condition, normal
from prove.kernels.subject import COUNTERS, KernelSpec
from prove.kernels.thread import KernelProblem, State
from prove.machine.values import Sum

OUT = "out"


class Differs(Exception):
    """Bytes are not shown to be those of the cipher's text.

    Args:
        found: the bytes that are stored.
        expected: those that should be.
        where: the first of them that differs, in words.
    """

    def __init__(self, found: Sequence[Bits], expected: Sequence[Bits], where: str) -> None:
        super().__init__(f"{where} is not shown to be what the text says")
        self.found, self.expected = found, expected


class Output:
    """The bytes of a group that a kernel must store.

    Args:
        spec: the cipher's text.
        kernel: the kernel.
        expected: the bytes.
    """

    def __init__(self, spec: KernelSpec, kernel: Kernel, expected: Sequence[Bits]) -> None:
        self._graph, self._size, self._stripes = spec.graph, spec.sizes.block, spec.sizes.stripes
        self._kernel, self._expected = kernel, expected
        self._shown: set[tuple[int, Bits]] = set()

    def check(self, state: State, left: Sum) -> None:
        """Check that exactly the bytes that are left of a group are stored, with their values.

        Args:
            state: after the group.
            left: the bytes of the text from the group on.

        Raises:
            KernelProblem: others are stored.
            Differs: a byte is not shown to be right.
        """
        for place in range(len(self._expected)):
            self._check_stored(state, place, left)
        beyond = [at for name, at in state.memory.stored if at >= len(self._expected)]
        if beyond:
            raise KernelProblem(f"byte {min(beyond)} is stored, which is of another group")
        self._check_values(state.memory.stored)

    def _check_stored(self, state: State, place: int, left: Sum) -> None:
        """Check that a byte is stored exactly if it is in the text."""
        exists = normal(left.moved(-self._stripes.distance(place)))
        stored = state.memory.stored.get((OUT, place))
        if not is_stored_exactly(stored, exists, state.known):
            raise KernelProblem(f"byte {place} of a group is not stored exactly if it is there")
        if stored and stored.guard:
            self._check_read(state, place, stored.guard)

    def _check_read(self, state: State, place: int, guard: Condition) -> None:
        """Check that what a byte is computed from has been read if the byte is stored."""
        for name, at in self._sources(place):
            other = state.memory.loaded.get((name, at))
            if other and not state.known.is_at_least(other.number.plus(guard.number, -1), 0):
                raise KernelProblem(f"byte {at} of `{name}` may not be read where it is needed")

    def _sources(self, place: int) -> Iterator[tuple[str, int]]:
        """The bytes of buffers of blocks that a byte is computed from."""
        first = place - place % self._size
        if self._kernel.block != "counter":
            name = TEXT if self._kernel.block == "in" else COUNTERS
            yield from ((name, at) for at in range(first, first + self._size))
        if self._kernel.adds_text:
            yield TEXT, place

    def _check_values(self, stored: dict[tuple[str, int], Stored]) -> None:
        for (_, place), found in sorted(stored.items()):
            if (place, found.bits) in self._shown:
                continue
            expected = self._expected[place]
            if not all(map(self._graph.is_same, found.bits, expected)):
                pairs = [(kept.bits, self._expected[at]) for (_, at), kept in stored.items()]
                where = f"byte {place % self._size} of block {place // self._size}"
                raise Differs([one for one, _ in pairs], [other for _, other in pairs], where)
            self._shown.add((place, found.bits))
