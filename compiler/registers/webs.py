"""The live ranges of the registers of a listing, for any order of its operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Program
from compiler.machine.target import Target

START, END = -1, 1 << 60
"""The moments before the first operation and behind the last one."""
LONG = 4
"""A live range is long if it spans more than one in `LONG` of all operations."""


@dataclass(eq=False)
class Web:
    """A live range: a value, and the values that overwrite it in a tied operand.

    The operation at place `n` reads at moment `2 n` and writes at `2 n + 1`; a sequence of
    instructions reads at `2 n + 1`, too.

    Args:
        register: its register in the listing.
        among: the allowed registers.
        is_fixed: whether it must keep its register, because a caller or another part expects it
            there.
        start: moment of its definition.
        end: moment of its last use.
    """

    register: str
    among: frozenset[str]
    is_fixed: bool = False
    start: int = END
    end: int = START

    def overlaps(self, other: Web) -> bool:
        """Whether two live ranges overlap."""
        return self.start <= other.end and other.start <= self.end

    def meet(self, moment: int) -> None:
        """Extend the live range to a moment."""
        self.start, self.end = min(self.start, moment), max(self.end, moment)


Operands = tuple[tuple[Web | None, ...], tuple[Web | None, ...]]
"""The live ranges of an operation's arguments and results; None for registers of other classes."""


@dataclass
class Webs:
    """The live ranges of a listing.

    Args:
        program: a listing in registers of the target.
        target: the target, as the function sees it.
        every: all live ranges.
        operands: the live ranges of each operation.
        order: the new order of the operations.
    """

    program: Program
    target: Target
    every: list[Web] = field(default_factory=list[Web])
    operands: list[Operands] = field(default_factory=list[Operands])
    order: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        kinds = self.target.classes_of(self.program.name, self.program.part)
        self.pool = frozenset(kinds[0].free)
        self.now: dict[str, Web] = {}
        for param in self.program.params:
            if param.name in self.pool:
                self._held(param.name)
        self.operands = [self._seen(n) for n in range(len(self.program.ops))]
        self.last = [self._held(r) for r in self.program.results if r in self.pool]
        for web in self.last:
            web.is_fixed = True
        self.order = list(range(len(self.program.ops)))
        self.measure()

    def _begin(self, register: str) -> Web:
        web = self.now[register] = Web(register, self.pool)
        self.every.append(web)
        return web

    def _held(self, register: str) -> Web:
        """The live range in a register; one without a definition is live from the start."""
        if register not in self.now:
            web = self._begin(register)
            web.is_fixed, web.start = True, START
        return self.now[register]

    def _seen(self, n: int) -> Operands:
        op = self.program.ops[n]
        row = self.target.table[op.name]
        args = tuple(self._held(r) if r in self.pool else None for r in op.args)
        results = tuple(
            (self._held(r) if name in row.tied else self._begin(r)) if r in self.pool else None
            for name, r in zip(row.results, op.results, strict=True)
        )
        sets = self.target.view_registers
        for name, web in zip((*row.args, *row.results), (*args, *results), strict=True):
            if web:
                web.among &= sets.get(row.views[name], web.among)
        return args, results

    def measure(self) -> None:
        """Compute the starts and ends of live ranges, with the operations in `order`."""
        for each in self.every:
            each.end = START
            each.start = START if each.is_fixed and each.start == START else END
        for place, n in enumerate(self.order):
            args, results = self.operands[n]
            read = 2 * place + bool(self.target.table[self.program.ops[n].name].lines)
            for webs, moment in ((args, read), (results, 2 * place + 1)):
                for web in webs:
                    if web:
                        web.meet(moment)
        for each in self.last:
            each.meet(END)

    def in_registers(self, found: Mapping[Web, str]) -> Program:
        """The listing in the new order, with the given registers of its live ranges."""

        def names(registers: Sequence[str], webs: Sequence[Web | None]) -> tuple[str, ...]:
            return tuple(found[w] if w else r for r, w in zip(registers, webs, strict=True))

        made = list(self.program.ops)
        for n, (args, results) in enumerate(self.operands):
            op = made[n]
            named = names(op.args, args), names(op.results, results)
            if named != (op.args, op.results):
                made[n] = op.changed(args=named[0], results=named[1])
        return self.program.with_ops(made[n] for n in self.order)
