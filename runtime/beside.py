"""Uses cores that one file leaves idle: checks of passes, and parts of a pass, run in parallel."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from functools import partial
from multiprocessing.reduction import ForkingPickler
from operator import attrgetter
from typing import Any, Generic, TypeVar

from compiler.ir.program import Op, Type
from compiler.module import Module, Pass, in_turn
from compiler.pipeline import Watch
from dsl.syntax.tree import Span
from verify.child import Child, has_free_core, n_cores
from verify.programs.differential import PassCheck
from verify.programs.stages import Outcome

Value = TypeVar("Value")
NUMBER_BYTES, MOST_NUMBERS = 4, 1024
"""How a pipe holds the numbers of calls; each pipe has room for so many."""


def side_by_side(calls: Sequence[Callable[[], Value]]) -> list[Value]:
    """The values of calls, made on all cores: here, and in one child for each core that is left.

    The first call is made here: what it caches is still there afterwards.

    Raises:
        ChildProcessError: a child was killed.
    """
    if len(calls) < 2 or not has_free_core():
        return in_turn(calls)
    share, values = _Share(calls), dict[int, Value]()
    children: list[Child[dict[int, Value]]] = []
    try:
        taken = share.take()
        for _ in range(min(n_cores(), len(calls)) - 1):
            children.append(Child(share.made))
        values |= share.made(taken)
        for child in children:
            values |= child.value()
    finally:
        for child in children:
            child.end()
        share.close()
    return [values[number] for number in range(len(calls))]


class _Share(Generic[Value]):
    """Calls that several processes take one after another: their numbers wait in a pipe."""

    def __init__(self, calls: Sequence[Callable[[], Value]]) -> None:
        self._calls, self._step = calls, -(-len(calls) // MOST_NUMBERS)
        self._waiting, end = os.pipe()
        firsts = range(0, len(calls), self._step)
        os.write(end, b"".join(first.to_bytes(NUMBER_BYTES, "little") for first in firsts))
        os.close(end)

    def take(self) -> bytes:
        """The number of calls that nobody has taken, for `made`; empty if there are none."""
        return os.read(self._waiting, NUMBER_BYTES)

    def made(self, taken: bytes = b"") -> dict[int, Value]:
        """The values of the calls that this process has taken, by number.

        After an error no process takes another one.
        """
        values: dict[int, Value] = {}
        try:
            while number := taken or self.take():
                taken, first = b"", int.from_bytes(number, "little")
                for each in range(first, min(first + self._step, len(self._calls))):
                    values[each] = self._calls[each]()
        except BaseException:
            while os.read(self._waiting, NUMBER_BYTES * MOST_NUMBERS):
                pass
            raise
        return values

    def close(self) -> None:
        """Give the pipe back."""
        os.close(self._waiting)


def _pickled_by_fields(kind: type[Any]) -> None:
    """Let what processes send be made again by its constructor, which takes half the time."""
    values = attrgetter(*(field.name for field in fields(kind)))
    ForkingPickler.register(kind, lambda each: (kind, values(each)))


for _kind in (Op, Type, Span):
    _pickled_by_fields(_kind)


@contextmanager
def beside(check: PassCheck | None) -> Iterator[Watch | None]:
    """A watch that checks in parallel with the passes if a core is free; else the check itself.

    Args:
        check: compares each module with the one before; None where nothing is checked.

    Raises:
        DifferenceError: from the watch or at the end, at the first pass that changed an outcome.
        MemoryError: a check took more than this process may.
        ChildProcessError: a check was killed.
    """
    if check is None or not has_free_core():
        yield check
        return
    watch = _Beside(check)
    try:
        yield watch
        watch.collect()
    finally:
        watch.end()


@dataclass
class _Beside:
    """The watch: one check at a time, for each begins with the outcome of the one before."""

    check: PassCheck
    running: Child[Outcome] | None = field(default=None, init=False)
    after: Module | None = field(default=None, init=False)

    def __call__(self, step: Pass, before: Module, after: Module) -> None:
        self.collect()
        if self.check.is_needed(before, after):
            self.running, self.after = Child(partial(self.check.look, step, before, after)), after

    def collect(self) -> None:
        """Wait for the running check, and take its result."""
        if self.running is not None and self.after is not None:
            self.check.note(self.after, self.running.value())
            self.end()

    def end(self) -> None:
        """End the check that runs, whatever it is at."""
        if self.running is not None:
            self.running.end()
            self.running = None
