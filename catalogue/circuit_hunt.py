"""Searches the circuits of a cipher's S-boxes, and writes better ones to files."""

from __future__ import annotations

import signal
import time
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console

from catalogue.boxes import BoxPlace, known_circuits, starts_of
from catalogue.circuit_search import Found, Search, cost_of, fewest_outputs, search
from compiler.circuits.gates import Library
from compiler.circuits.library import LATENCY, Circuit, print_circuit, prove
from compiler.ir.program import Program
from dsl.cipher import Cipher
from dsl.unrolling.tables import SBox, plain_name
from runtime.output import write_files
from runtime.user_error import UserError

COUNTED = "each output needs an operation of its own"
REFUTED = "SAT refutes fewer operations"


@dataclass(frozen=True)
class Result:
    """The result of a search.

    Args:
        place: of the file.
        before: the circuit that was there, if there was one.
        after: the best now.
        how: the best was found.
        fewest: no circuit has fewer operations.
        seconds: that it took.
        interrupted: by Ctrl-C.
    """

    place: BoxPlace
    before: Program | None
    after: Program
    how: str
    fewest: int
    seconds: float
    interrupted: bool

    @property
    def improved(self) -> bool:
        """Whether the file was written."""
        goal = self.place.goal
        if self.before is None:
            return True
        return cost_of(self.after, goal).price < cost_of(self.before, goal).price


@dataclass(frozen=True)
class Hunt:
    """Searches in one library for the boxes of a cipher."""

    cipher: Cipher
    library: Library
    goal: str
    folder: Path
    seed: int

    def run_all(self, boxes: Collection[SBox], seconds: float) -> Iterator[Result]:
        """Search each S-box's circuit for its share of the time; Ctrl-C ends all."""
        for box in boxes:
            result = self.run(box, seconds / len(boxes))
            yield result
            if result.interrupted:
                return

    def run(self, box: SBox, seconds: float) -> Result:
        """Search one S-box's circuit, and write it if it is better than the existing one.

        Raises:
            UserError: the file there has another goal, or nothing was found.
        """
        circuits = known_circuits(self.cipher, self.folder)
        place = BoxPlace(self.folder, self.cipher.name, box.name, self.library.name, self.goal)
        there = next((c for c in circuits if c.path == place.path), None)
        if there and "cycle time" in there.notes and self.goal == LATENCY:
            raise UserError(
                f"{place.path.name} is fast in cycle time, not in depth; -o takes another folder"
            )
        starts = starts_of(self.cipher, box, circuits, self.library)
        task = Search(box, self.library, self.goal, starts, self.seed)
        best = _Best(there, self.goal)
        began, interrupted = time.monotonic(), False
        with Console(stderr=True).status(f"{box.name}: starting") as status:
            try:
                with _interrupted_by_termination():
                    for found in _until_minimal(task, seconds, best):
                        best.take(found)
                        status.update(f"{box.name} in {self.library.name}: {best.words()}")
            except KeyboardInterrupt:
                interrupted = True
        if best.program is None:
            raise UserError(f"no circuit of `{box.name}` was found in {seconds:g} s")
        result = Result(
            place,
            there.program if there else None,
            best.program,
            best.how,
            best.fewest,
            time.monotonic() - began,
            interrupted,
        )
        self._write(result, best, box, there)
        return result

    def _write(self, result: Result, best: _Best, box: SBox, there: Circuit | None) -> None:
        assert prove(result.after, box.values) is None, "a walk keeps the box"
        minimal = _minimal(best, box)
        if not result.improved and (not minimal or (there and "minimal" in there.notes)):
            return
        name = f"{box.name} of {self.cipher.name}"
        program = replace(result.after, name=plain_name(box.name))
        goal = LATENCY if self.goal == LATENCY else ""
        text = print_circuit(program, name, self.library.name, best.how, minimal, goal)
        write_files({result.place.path: text})


@contextmanager
def _interrupted_by_termination() -> Iterator[None]:
    """Let SIGTERM be as Ctrl-C inside: it is how the process that supervises hands that on."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _minimal(best: _Best, box: SBox) -> str:
    """The reason why no circuit has fewer operations; empty if unknown."""
    if best.cost is None or best.cost.goal != "size" or best.cost.size > best.fewest:
        return ""
    return COUNTED if best.fewest == fewest_outputs(box) else REFUTED


def _until_minimal(task: Search, seconds: float, best: _Best) -> Iterator[Found]:
    with closing(search(task, seconds)) as founds:
        for found in founds:
            yield found
            if best.cost and best.cost.goal == "size" and best.cost.size <= best.fewest:
                return


class _Best:
    """The best circuit so far, and how few operations are known to be needed."""

    def __init__(self, there: Circuit | None, goal: str) -> None:
        self.goal = goal
        self.program = there.program if there else None
        self.how = there.notes.get("found", "") if there else ""
        self.cost = cost_of(there.program, goal) if there else None
        self.fewest = 0

    def take(self, found: Found) -> None:
        """Record a better circuit."""
        self.fewest = max(self.fewest, found.fewest)
        if found.program is None:
            return
        cost = cost_of(found.program, self.goal)
        if self.cost is None or cost.price < self.cost.price:
            self.program, self.how, self.cost = found.program, found.how, cost

    def words(self) -> str:
        """For people who wait."""
        found = f"{self.cost.size} operations, depth {self.cost.depth}" if self.cost else "none yet"
        return f"{found}; at least {self.fewest} are needed"
