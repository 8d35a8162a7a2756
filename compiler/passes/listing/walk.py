"""Advances pointers through memory on machines with short displacements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import POINTER, Op, Program, attributes
from compiler.ir.slots import ROLLED, ROUND_POINTER, label_of
from compiler.machine.reach import lowest_place
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Walk(Pass):
    """Lower accesses at any distance from a pointer to those that the machine has.

    An access may advance its pointer without cost (post-increment), and some pointers allow short
    displacements; otherwise an instruction moves the pointer. At the end of a function on blocks,
    each pointer has the value for the next group or iteration: `in` and `out` point behind the
    group, the pointer to the keys of an iteration behind these, and others are unchanged.
    """

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with listings whose accesses the machine has."""
        target = context.target
        if not target.walks:
            return module
        return module.map(lambda p: _Listing(p, module, module.seen_by(p.name, target)).rewrite())


@dataclass
class _Listing:
    """Rewrites one listing in real registers."""

    program: Program
    module: Module
    target: Target

    def rewrite(self) -> Program:
        """The listing with accesses that the machine has."""
        ops = list[Op | None](self.program.ops)
        before: dict[int, list[Op]] = {}
        for run in self.runs():
            plan = self.best(run)
            for place, accesses in zip(run.places, plan.accesses, strict=True):
                before[place] = list(accesses)
                ops[place] = None
            before.setdefault(run.end, []).extend(plan.after)
        made = [
            each
            for place, op in enumerate((*ops, None))
            for each in (*before.get(place, ()), *([op] if op else []))
        ]
        return self.program.with_ops(made)

    def wanted(self) -> Mapping[str, int]:
        """The final offset of each pointer by register; absent if it is dead then."""
        name, part = self.program.name, self.program.part
        frame = {self.target.frame_pointer: 0} if self.target.frame_pointer else {}
        if name not in BLOCK_FUNCTIONS and name not in self.module.loops:
            return frame
        registers = self.target.argument_registers(name, part)
        group, keys = self.module.laid_out.group, self.module.round_keys.get(name)
        reads = {a for op in self.program.ops for a in op.args}
        kept = {r for n, r in registers.items() if n not in self.target.used_up}
        if name not in BLOCK_FUNCTIONS:
            # No group follows in a function that runs once.
            kept &= {a for op in self.later() for a in op.args}
        found = frame | {r: 0 for r in kept if r in reads}
        woken = {n: r for n, r in self.target.waits.items() if n in registers}
        registers = {**registers, **woken}
        for pointer in ("in", "out"):
            if registers.get(pointer) in reads:
                found[registers[pointer]] = group
        if part == ROUND_POINTER and keys:
            found[registers[ROUND_POINTER]] = keys.step
        return found

    def later(self) -> Iterator[Op]:
        """The operations of the parts that follow."""
        name, part = self.program.name, self.program.part
        for each in ROLLED[ROLLED.index(part) + 1 :]:
            yield from self.module.programs[label_of(name, each)].ops

    def runs(self) -> Iterator[_Run]:
        """The accesses by each pointer up to its next other use or definition."""
        wanted, open_runs = self.wanted(), dict[str, list[int]]()
        for place, op in enumerate(self.program.ops):
            walks = op.name in self.target.walks
            for value in op.args if not walks else ():
                if value in open_runs:
                    yield _Run(value, open_runs.pop(value), place, 0)
            if walks:
                open_runs.setdefault(self.pointer(op), []).append(place)
            for result in op.results:
                if result in open_runs:
                    yield _Run(result, open_runs.pop(result), place, None)
        for register, places in open_runs.items():
            yield _Run(register, places, len(self.program.ops), wanted.get(register))

    def pointer(self, op: Op) -> str:
        """The address register of an access."""
        row = self.target.table[op.name]
        return op.args[row.args.index(row.pointer)]

    def best(self, run: _Run) -> _LoweredAccesses:
        """The cheapest form of some accesses: with a fixed pointer, or with a walking one."""
        ops = [self.program.ops[place] for place in run.places]
        forms = [
            _LoweredAccesses.of(self.target, run.register, ops, run.goal, walks)
            for walks in (False, True)
        ]
        return min(forms, key=lambda form: form.moves)


@dataclass(frozen=True)
class _Run:
    """Consecutive accesses by one pointer.

    Args:
        register: the pointer.
        places: places of the accesses in the listing.
        end: the place before which the pointer must have its required value.
        goal: the required value, in bytes from the initial one; None if the pointer is dead.
    """

    register: str
    places: Sequence[int]
    end: int
    goal: int | None


@dataclass
class _LoweredAccesses:
    """The lowered accesses by one pointer.

    Args:
        target: the machine.
        register: the pointer.
        accesses: for each access, its instructions.
        after: the instructions behind the last access.
        moves: instructions that only move the pointer.
        place: the pointer's value, in bytes from the initial one.
    """

    target: Target
    register: str
    accesses: list[tuple[Op, ...]]
    after: tuple[Op, ...] = ()
    moves: int = 0
    place: int = 0

    @classmethod
    def of(
        cls, target: Target, register: str, ops: Sequence[Op], goal: int | None, walks: bool
    ) -> _LoweredAccesses:
        """The form in which accesses advance the pointer, or in which they do not."""
        made = cls(target, register, [])
        later = [op.number("k") for op in ops[1:]] + [goal or 0]
        for number, (op, following) in enumerate(zip(ops, later, strict=True)):
            moves_on = walks and following > op.number("k")
            made.accesses.append(tuple(made.access(ops[number:], moves_on)))
        if goal is not None:
            made.after = tuple(made.moved(goal))
        return made

    def access(self, ops: Sequence[Op], moves_on: bool) -> Iterator[Op]:
        """The first of the remaining accesses, after the pointer move that it needs."""
        op, k = ops[0], ops[0].number("k")
        forms = self.target.walks[op.name]
        near = self.target.table[forms.near]
        first, last, _ = near.bounds["k"]
        view = near.views[near.pointer]
        is_near = self.register in self.target.view_registers.get(view, ())
        if is_near and not (moves_on and k == self.place):
            if not first <= k - self.place <= last:
                places = [each.number("k") for each in ops]
                yield from self.moved(lowest_place(places, last - first))
            yield replace(op, name=forms.near, attrs=attributes(k=k - self.place))
            return
        yield from self.moved(k)
        if not moves_on:
            yield replace(op, name=forms.at, attrs=())
            return
        self.place += 1
        row = self.target.table[forms.on]
        named = {row.pointer: self.register}
        old = self.target.table[op.name]
        named |= dict(zip(old.args, op.args, strict=True)) | dict(
            zip(old.results, op.results, strict=True)
        )
        kinds = [POINTER if name == row.pointer else op.types[0] for name in row.results]
        yield replace(
            op,
            name=forms.on,
            args=tuple(named[name] for name in row.args),
            results=tuple(named[name] for name in row.results),
            types=tuple(kinds),
            attrs=(),
        )

    def moved(self, place: int) -> Iterator[Op]:
        """The instructions that move the pointer to a place."""
        distance, self.place = place - self.place, place
        if not distance:
            return
        self.moves += 1
        for name in self.target.pointer_moves:
            first, last, _ = self.target.table[name].bounds["k"]
            if first <= distance <= last:
                register = (self.register,)
                yield Op(name, register, register, (POINTER,), attributes(k=distance))
                return
        raise AssertionError("the last of the moves takes every distance")
