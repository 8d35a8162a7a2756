"""Uses cores that one file leaves idle: checks of passes, and parts of a pass, run in parallel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from compiler.module import Module, Pass, in_turn
from compiler.pipeline import Watch
from verify.child import Child, has_free_core, n_cores
from verify.programs.differential import PassCheck
from verify.programs.stages import Outcome

Value = TypeVar("Value")


def side_by_side(calls: Sequence[Callable[[], Value]]) -> list[Value]:
    """The values of calls, made on all cores: here the next one, in children those after it.

    Raises:
        ChildProcessError: a child was killed.
    """
    if len(calls) < 2 or not has_free_core():
        return in_turn(calls)
    values: dict[int, Value] = {}
    children: dict[int, Child[Value]] = {}
    waiting = list(range(len(calls)))
    try:
        while waiting or children:
            for number in [n for n, child in children.items() if child.is_done() or not waiting]:
                values[number] = children.pop(number).value()
            if waiting:
                here = waiting.pop(0)
                while waiting and len(children) < n_cores() - 1:
                    number = waiting.pop(0)
                    children[number] = Child(calls[number])
                values[here] = calls[here]()
    finally:
        for child in children.values():
            child.end()
    return [values[number] for number in range(len(calls))]


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
