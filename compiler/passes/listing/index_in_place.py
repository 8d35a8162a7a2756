"""Computes the index of a look-up in the register from which the look-up reads it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import Op, Program
from compiler.machine.target import InPlace, Target
from compiler.module import Context, Module, Pass

REACH = 96
"""The largest distance in operations between a look-up and the maker of its index, or another
look-up."""


@dataclass(frozen=True)
class IndexInPlace(Pass):
    """Compute the index of a look-up in its required register, without a move.

    An index without other readers that is loaded, or is a sum with a loaded or copied operand, is
    computed directly before the look-up. If the index is a sum of another look-up's index and
    another value, the look-up follows the other one, and the sum is computed in place.
    """

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings changed, if the machine has such look-ups."""
        target = context.target
        if not self.enabled or not target.in_place:
            return module
        return module.map(lambda program: _Listing(program, target).rewrite())


@dataclass
class _Listing:
    """Rewrites one listing in real registers; `slots` has the operations for each original one."""

    program: Program
    target: Target

    def __post_init__(self) -> None:
        self.slots: list[Sequence[Op]] = [(op,) for op in self.program.ops]

    def rewrite(self) -> Program:
        """The listing with indices in place."""
        looked_up = [n for n, op in enumerate(self.program.ops) if op.name in self.target.in_place]
        if not looked_up:
            return self.program
        for place in looked_up:
            self.load_in_place(place)
        for place in reversed(looked_up):
            self.follow_another(place)
        return self.program.with_ops(op for slot in self.slots for op in self.finished(slot))

    def finished(self, slot: Sequence[Op]) -> Sequence[Op]:
        """The operations of a slot; a look-up that others follow gets its index by a move."""
        if len(slot) < 2 or slot[0].name not in self.target.in_place:
            return slot
        lead, *rest = slot
        index, register = lead.args[1], self.form(lead).register
        bring = replace(lead, name=self.target.classes[0].copy, args=(index,), results=(register,))
        return (bring, self.in_place(lead), *rest)

    def form(self, op: Op) -> InPlace:
        """The form of a look-up without the move of its index."""
        return self.target.in_place[op.name]

    def in_place(self, op: Op) -> Op:
        """A look-up whose index is in place."""
        form = self.form(op)
        return op.changed(name=form.name, args=(op.args[0], form.register))

    def load_in_place(self, place: int) -> None:
        """Compute the index of a look-up in place, if it is a load, a copy, or a sum with one."""
        (op,) = self.slots[place]
        _, index = op.args
        made = self.maker(index, place)
        if made is None or not (index in op.results or self.is_dead(index, place + 1)):
            return
        (maker,) = self.slots[made]
        register = self.form(op).register
        if self.is_movable(made, place):
            self.slots[made] = ()
            self.slots[place] = (replace(maker, results=(register,)), self.in_place(op))
            return
        for base, other in self.summands(maker):
            first = self.maker(base, made)
            is_last = base == index or self.is_dead(base, made + 1)
            if first is None or not is_last or not self.is_movable(first, place):
                continue
            if self.is_written(other, made, place):
                continue
            (start,) = self.slots[first]
            self.slots[first] = self.slots[made] = ()
            add = replace(maker, args=(register, other), results=(register,))
            self.slots[place] = (replace(start, results=(register,)), add, self.in_place(op))
            return

    def summands(self, op: Op) -> Sequence[tuple[str, str]]:
        """The operands of a commutative operation, in both orders."""
        if op.name not in self.target.alternatives or len({*op.args}) != 2:
            return ()
        first, second = op.args
        return (first, second), (second, first)

    def maker(self, register: str, place: int) -> int | None:
        """The place of the maker of a register's value, if only `place` reads it."""
        for n in range(place - 1, max(place - REACH, -1), -1):
            slot = self.slots[n]
            if any(register in op.results for op in slot):
                return n if len(slot) == 1 and len(slot[0].results) == 1 else None
            if any(register in op.args for op in slot):
                return None
        return None

    def is_dead(self, register: str, place: int) -> bool:
        """Whether a register is dead from a place on."""
        for op in self.between(place - 1, len(self.slots)):
            if register in op.args:
                return False
            if register in op.results:
                return True
        return register not in self.program.results

    def is_movable(self, first: int, place: int) -> bool:
        """Whether an operation is a load or a copy, and may move to a later place."""
        (op,) = self.slots[first]
        plain = {*self.target.walks, self.target.classes[0].copy}
        if op.name not in plain or not op.results:
            return False
        loads = op.name in self.target.walks
        return not any(
            not {*op.args}.isdisjoint(each.results)
            or (loads and self.target.table[each.name].writes_memory)
            for each in self.between(first, place)
        )

    def between(self, first: int, place: int) -> Iterator[Op]:
        """The operations between two places."""
        return (op for slot in self.slots[first + 1 : place] for op in slot)

    def is_written(self, register: str, first: int, second: int) -> bool:
        """Whether a register is written between two places, in either order."""
        low, high = sorted((first, second))
        return any(register in op.results for op in self.between(low, high))

    def follow_another(self, place: int) -> None:
        """Move a look-up and its followers behind the one from whose index its own is computed."""
        slot = self.slots[place]
        if not slot or slot[0].name not in self.target.in_place:
            return
        head = slot[0]
        _, index = head.args
        made = self.maker(index, place)
        if made is None or not (index in head.results or self.is_dead(index, place + 1)):
            return
        (maker,) = self.slots[made]
        for base, other in self.summands(maker):
            for leader in range(max(made - REACH, 0), min(place + REACH, len(self.slots))):
                if leader != place and self.may_follow(place, made, base, other, leader):
                    self.join(place, made, other, leader)
                    return

    def may_follow(self, place: int, made: int, base: str, other: str, leader: int) -> bool:
        """Whether look-ups may move behind another one whose index is a summand of theirs.

        Args:
            place: place of the look-ups.
            made: place of the maker of their first index.
            base: the register of the other look-up's index.
            other: register of the other summand.
            leader: the place of the other look-up.
        """
        slot = self.slots[leader]
        if len(slot) != 1 or slot[0].name not in self.target.in_place or slot[0].args[1] != base:
            return False
        ahead = leader < made
        result = slot[0].result
        if self.is_written(base, made, leader) or self.is_written(other, made, leader):
            return False
        if (result == base and ahead) or (result == other and not ahead):
            return False
        return self.is_free_to_move(place, made, leader)

    def is_free_to_move(self, place: int, made: int, leader: int) -> bool:
        """Whether no operation between two places prevents moving look-ups between them."""
        (head, *rest), lead = self.slots[place], self.slots[leader][0]
        page, index = head.args
        register = self.form(head).register
        if lead.args[0] != page or self.form(lead) != self.form(head):
            return False
        reads = {page, *(a for op in rest for a in op.args)} - {register}
        makes = {r for op in (head, *rest) for r in op.results} - {register}
        taken = {lead.result, lead.args[1]} if leader > place else set[str]()
        if index in reads or lead.result in makes or taken & (makes | reads):
            return False
        low, high = sorted((place, leader))
        others = (op for n in range(low + 1, high) if n != made for op in self.slots[n])
        return all(
            reads.isdisjoint(op.results) and makes.isdisjoint((*op.args, *op.results))
            for op in others
        )

    def join(self, place: int, made: int, other: str, leader: int) -> None:
        """Put look-ups behind another one."""
        (lead,), (maker,), (head, *rest) = (self.slots[n] for n in (leader, made, place))
        register = self.form(lead).register
        add = replace(maker, args=(register, other), results=(register,))
        self.slots[made] = self.slots[place] = ()
        self.slots[leader] = (lead, add, self.in_place(head), *rest)
