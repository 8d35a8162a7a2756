"""An order of a program's operations that needs few loads and stores of spilled values.

Each round is cut into windows: one for each S-box, others for the sums around S-boxes. Each window
is ordered separately in several ways, and the order with the fewest spills is kept. Windows of
equal shape share one order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise, zip_longest

from compiler.ir.program import Op, Program
from compiler.module import Together, in_turn
from compiler.order.memory import conflict, word_access
from compiler.order.window import Window
from compiler.registers.liveness import all_alive
from compiler.registers.spills import Run

Orders = Mapping[tuple[object, int], Sequence[int]]
"""The order of each kind of window; the key is its shape and the number of registers."""


@dataclass(frozen=True)
class Cut:
    """A program cut into windows that are ordered separately.

    Args:
        program: a slice program of words.
        registers: how many values can be held.
        windows: the places of their operations, and the window; empty if the program keeps its
            order.
    """

    program: Program
    registers: int
    windows: tuple[tuple[Sequence[int], Window], ...]

    def ordered(self, known: Orders) -> Sequence[int]:
        """The order of the whole program that spills least, made from those of its windows."""
        program, places = self.program, range(len(self.program.ops))
        if not self.windows:
            return places
        order = [
            part[n] for part, window in self.windows for n in known[window.shape, self.registers]
        ]
        orders = (places, order, _loads_early(program.ops, order))
        run = Run(program.ops, set(program.results).__contains__)
        lost = [run.spills(each, self.registers) + _waits(program.ops, each) for each in orders]
        best = [each for each, cycles in zip(orders, lost, strict=True) if cycles == min(lost)]
        if len(best) == 1:
            return best[0]
        return min(best, key=lambda each: all_alive(in_order(program, each)))


def cut_up(program: Program, easy: int, registers: int) -> Cut:
    """Cut a program into windows; into none if at most `easy` values are alive at once.

    Args:
        program: a slice program of words.
        easy: live values up to which the program's order stays.
        registers: registers for values when some must spill.
    """
    if all_alive(program) <= easy:
        return Cut(program, registers, ())
    last = {a: n for n, op in enumerate(program.ops) for a in op.args}
    last |= dict.fromkeys(program.results, len(program.ops))
    windows: list[tuple[Sequence[int], Window]] = []
    end = 0
    for part in _windows(program):
        end += len(part)
        windows.append((part, Window([program.ops[n] for n in part], last, end)))
    return Cut(program, registers, tuple(windows))


def find_orders(cuts: Iterable[Cut], steps: int, together: Together = in_turn) -> Orders:
    """The best orders of the windows of programs; the first window of each shape is searched.

    Args:
        cuts: the programs.
        steps: search budget for each window.
        together: runs the searches, in turn or in parallel.
    """
    first: dict[tuple[object, int], Window] = {}
    for cut in cuts:
        for _, window in cut.windows:
            first.setdefault((window.shape, cut.registers), window)
    calls = [partial(window.best, key[1], steps) for key, window in first.items()]
    return dict(zip(first, together(calls), strict=True))


def in_order(program: Program, order: Sequence[int]) -> Program:
    """A program with its operations in another order."""
    return program.with_ops(program.ops[n] for n in order)


def _loads_early(ops: Sequence[Op], order: Sequence[int]) -> list[int]:
    """An order in which a load moves one place ahead if the next operation reads its result.

    The operation between them hides the latency of the load.
    """
    made: list[int] = []
    for n, reader in zip_longest(order, order[1:]):
        is_waited = reader is not None and _is_waited_for(ops[n], ops[reader])
        ahead = is_waited and made and _may_pass(ops[made[-1]], ops[n])
        made.insert(len(made) - bool(ahead), n)
    return made


def _is_waited_for(op: Op, reader: Op) -> bool:
    """Whether an operation loads a value that the next one reads."""
    return op.touches_memory and not set(op.results).isdisjoint(reader.args)


def _may_pass(earlier: Op, op: Op) -> bool:
    """Whether an operation may move ahead of the one before it."""
    if not set(op.args).isdisjoint(earlier.results):
        return False
    first, second = word_access(earlier), word_access(op)
    return not (first and second and conflict(first, second, disjoint=False))


def _waits(ops: Sequence[Op], order: Sequence[int]) -> int:
    """The number of loads whose result the next operation reads."""
    return sum(_is_waited_for(ops[n], ops[reader]) for n, reader in pairwise(order))


def _windows(program: Program) -> Iterator[Sequence[int]]:
    """The places of the operations, in parts that are ordered separately."""
    constants = {op.result for op in program.ops if op.name == "const"}
    first = 0
    for _, group in groupby(program.ops, key=lambda op: op.round):
        ops = tuple(group)
        for part in _split(ops, constants):
            yield [first + n for n in part]
        first += len(ops)


def _split(ops: Sequence[Op], constants: set[str]) -> Iterator[Sequence[int]]:
    """A round as windows: one for each S-box, one for the operations before, one for those after.

    An S-box is a connected set of AND and OR operations on values, with the linear operations that
    feed only this set or depend only on it.
    """
    ranks = _Boxes(ops, constants).ranks()
    order = sorted(range(len(ops)), key=ranks.__getitem__)
    touching = [n for n in order if word_access(ops[n])]
    if touching != sorted(touching) or not _is_made_first([ops[n] for n in order]):
        yield range(len(ops))
        return
    for _, part in groupby(order, key=ranks.__getitem__):
        yield tuple(part)


def _is_made_first(ops: Sequence[Op]) -> bool:
    """Whether each operation comes after the makers of its arguments.

    This fails if an operation feeds one S-box and also a sum that reads an earlier one: it is
    placed with the first.
    """
    to_come = {r for op in ops for r in op.results}
    for op in ops:
        if not to_come.isdisjoint(op.args):
            return False
        to_come.difference_update(op.results)
    return True


class _Boxes:
    """The S-boxes among the operations of a round."""

    def __init__(self, ops: Sequence[Op], constants: set[str]) -> None:
        self.ops = ops
        self.maker = {r: n for n, op in enumerate(ops) for r in op.results}
        self.box = list(range(len(ops)))
        self.is_nonlinear = [
            op.name in ("and", "or") and not constants & set(op.args) for op in ops
        ]
        self.before: list[set[int]] = []
        """For each operation, the S-boxes that it depends on, by one operation of each."""
        for n, op in enumerate(ops):
            before = {b for m in self.makers(op) for b in self.before[m]}
            if self.is_nonlinear[n]:
                for other in before:
                    self.box[self.find(other)] = self.find(n)
                before = {n}
            self.before.append(before)

    def makers(self, op: Op) -> list[int]:
        """The operations of the round that make an operation's arguments."""
        return [self.maker[a] for a in op.args if a in self.maker]

    def find(self, n: int) -> int:
        """The representative operation of an S-box, as in union-find."""
        while self.box[n] != n:
            self.box[n] = n = self.box[self.box[n]]
        return n

    def ranks(self) -> list[int]:
        """The window of each operation: -1, then the S-boxes in order, then the rest."""
        rest, ranks = len(self.ops), [0] * len(self.ops)
        leads: list[set[int]] = [set() for _ in self.ops]
        readers: list[set[int]] = [set() for _ in self.ops]
        for n in reversed(range(len(self.ops))):
            if self.is_nonlinear[n]:
                leads[n] = {self.find(n)}
            before = {self.find(b) for b in self.before[n]}
            # An operation whose only consumer is one S-box or sum is placed in that window.
            near = before or leads[n] or readers[n]
            ranks[n] = min(near) if len(near) == 1 else rest if before or not near else -1
            for m in self.makers(self.ops[n]):
                leads[m] |= leads[n]
                readers[m].add(ranks[n])
        return self.in_order(ranks)

    def in_order(self, ranks: Sequence[int]) -> list[int]:
        """The same ranks, with each S-box numbered by its first operation to keep program order."""
        first: dict[int, int] = {}
        for n, rank in enumerate(ranks):
            first.setdefault(rank, n)
        fixed = {-1: -1, len(self.ops): len(self.ops)}
        return [fixed.get(rank, first[rank]) for rank in ranks]
