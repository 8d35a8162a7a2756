"""Computes the index of a look-up in the register that the look-up reads it from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program
from compiler.machine.target import InPlace, Target
from compiler.module import Context, Module, Pass

REACH = 96
"""How many operations ahead of a look-up its index may be made."""


@dataclass(frozen=True)
class IndexInPlace(Pass):
    """Compute the index of a look-up where the machine reads it, instead of moving it there.

    An index that a load makes, or a sum of what a load or a copy makes, and that nobody else reads,
    is made directly ahead of the look-up.
    """

    enabled: bool = True
    """Whether to do it."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings changed; on machines without such look-ups as is."""
        target = context.target
        if not self.enabled or not target.in_place:
            return module
        return module.map(lambda program: _Listing(program, target).rewrite())


@dataclass
class _Listing:
    """The rewriting of one listing in real registers; an operation that is gone is None."""

    program: Program
    target: Target

    def __post_init__(self) -> None:
        self.ops: list[Op | None] = list(self.program.ops)
        self.instead: dict[int, Sequence[Op]] = {}

    def rewrite(self) -> Program:
        """The listing with indices in place."""
        for place, op in enumerate(self.program.ops):
            form = self.target.in_place.get(op.name)
            if form and (made := self.made_in_place(place, form)):
                page, _ = op.args
                looked_up = replace(op, name=form.name, args=(page, form.register))
                self.instead[place] = (*made, looked_up)
        made_now = (self.instead.get(n, (op,)) for n, op in enumerate(self.ops))
        return self.program.with_ops(each for ops in made_now for each in ops if each)

    def made_in_place(self, place: int, form: InPlace) -> Sequence[Op]:
        """What makes the index of a look-up in place; nothing where that gains nothing."""
        op = self.program.ops[place]
        _, index = op.args
        made = self.maker(index, place)
        if made is None or not (index in op.results or self.is_dead(index, place + 1)):
            return ()
        maker = self.ops[made]
        assert maker is not None, "the maker of a value is there"
        if self.is_movable(made, place):
            self.ops[made] = None
            return (replace(maker, results=(form.register,)),)
        if maker.name not in self.target.alternatives or len({*maker.args}) != 2:
            return ()
        for base, other in (maker.args, maker.args[::-1]):
            first = self.maker(base, made)
            is_last = base == index or self.is_dead(base, made + 1)
            if first is None or not is_last or not self.is_movable(first, place):
                continue
            if any(other in each.results for each in self.between(made, place)):
                continue
            start = self.ops[first]
            assert start is not None, "the maker of a value is there"
            self.ops[first] = self.ops[made] = None
            register = (form.register,)
            args = (form.register, other)
            return replace(start, results=register), replace(maker, args=args, results=register)
        return ()

    def maker(self, register: str, place: int) -> int | None:
        """Where the value is made that a register has at a place, if only that place reads it."""
        for n in range(place - 1, max(place - REACH, -1), -1):
            op = self.ops[n]
            if op and register in op.results:
                return n if len(op.results) == 1 else None
            if op and register in op.args:
                return None
        return None

    def is_dead(self, register: str, place: int) -> bool:
        """Whether nobody reads a register before it becomes another value."""
        for op in self.program.ops[place:]:
            if register in op.args:
                return False
            if register in op.results:
                return True
        return register not in self.program.results

    def is_movable(self, first: int, place: int) -> bool:
        """Whether an operation loads or copies, and can do that at a later place as well."""
        op = self.ops[first]
        plain = {*self.target.walks, self.target.classes[0].copy}
        if op is None or op.name not in plain or not op.results:
            return False
        later = [each for n, ops in self.instead.items() if first < n < place for each in ops]
        if any(op.result in each.args for each in later):
            return False
        loads = op.name in self.target.walks
        return not any(
            not {*op.args}.isdisjoint(each.results)
            or (loads and self.target.table[each.name].writes_memory)
            for each in self.between(first, place)
        )

    def between(self, first: int, place: int) -> Iterator[Op]:
        """The operations between two places that are still there."""
        return (op for op in self.ops[first + 1 : place] if op)
