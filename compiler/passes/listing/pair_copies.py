"""Copies two registers by one instruction, on machines with an instruction for pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from compiler.ir.program import Op, Program, Type
from compiler.machine.target import PairCopy, Target
from compiler.module import Context, Module, Pass
from compiler.registers.recolour import Recolouring, together
from compiler.registers.webs import LONG, START, Webs

REACHES = 2, 4, 8, 16, 24
"""The distances in operations that copies may move to become adjacent."""
REACH = 12
"""The largest distance in operations at which the second copy of a pair is searched."""
Item = TypeVar("Item")
Place = TypeVar("Place")
Copies = tuple[tuple[str, str], tuple[str, str]]
"""Two copies, each from a register to one."""


@dataclass(frozen=True)
class PairCopies(Pass):
    """Copy two registers at once if the machine has an instruction for certain pairs.

    Registers that neither callers nor the template fix are renumbered, equally in all parts of a
    function, so that most neighbouring copies are of pairs.
    """

    enabled: bool = True
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its listings in other registers; unchanged on other machines."""
        copy = context.target.pair_copy
        if not self.enabled or copy is None:
            return module
        labels: dict[str, list[str]] = {}
        for label, program in module.programs.items():
            labels.setdefault(program.name, []).append(label)
        calls = [
            _Numbering(
                [module.programs[label] for label in parts],
                module.seen_by(name, context.target),
                copy,
            ).rewrite
            for name, parts in labels.items()
        ]
        programs = dict(module.programs)
        for parts, made in zip(labels.values(), context.together(calls), strict=True):
            programs |= zip(parts, made, strict=True)
        return replace(module, programs=programs)


@dataclass
class _Numbering:
    """The choice of registers for the parts of a function."""

    parts: Sequence[Program]
    target: Target
    copy: PairCopy

    @property
    def plain(self) -> str:
        """The instruction that copies one register."""
        return self.target.classes[0].copy

    def rewrite(self) -> list[Program]:
        """The parts with their copies in pairs."""
        places = self.places()
        return [self.paired(_moved(part, places)) for part in self.parts]

    def paired(self, part: Program) -> Program:
        """A part with its copies in pairs, recoloured if that makes more pairs."""
        webs = Webs(part, self.target)
        freed = self.freed(webs)
        starts = (webs, Webs(freed, self.target)) if len(freed.ops) > len(part.ops) else (webs,)
        found = (each for start in starts for each in self.recoloured(start))
        made = [_paired(each, self.plain, self.copy) for each in (part, *found)]
        return min(made, key=lambda each: len(each.ops))

    def freed(self, webs: Webs) -> Program:
        """A part in which long-lived parameters may leave their registers at once."""
        part = webs.program
        length = 2 * len(part.ops)
        kind = Type(8 * self.target.classes[0].bytes)
        leaving = [
            Op(self.plain, (web.register,), (web.register,), (kind,))
            for web in webs.every
            if web.start == START and LONG * web.end > length and web.end <= length
        ]
        return part.with_ops((*leaving, *part.ops))

    def recoloured(self, webs: Webs) -> Iterator[Program]:
        """A part with recoloured live ranges, for each distance that lets other copies move.

        Distances for which registers do not suffice are left out.
        """
        taken = {web.register for web in webs.every}
        used = [r for r in self.target.classes[0].free if r in taken]
        tried = set[object]()
        for reach in REACHES:
            webs.order = list(range(len(webs.operands)))
            copied = together(webs, self.plain, reach)
            moved = tuple(webs.order), tuple(copied)
            if moved in tried:
                continue
            tried.add(moved)
            if found := Recolouring(webs.every, copied, self.copy.pairs, used).run():
                made = webs.in_registers(found)
                yield made.with_ops(
                    op for op in made.ops if op.name != self.plain or op.args != op.results
                )

    def places(self) -> dict[str, str]:
        """The new number of each register; frequent neighbouring copies become pairs first."""
        near = Counter(copies for part in self.parts for _, _, copies in _near(part, self.plain))
        free = self.movable()
        pairs, places = Pairs(), {register: register for register in free}
        for ((a, b), (c, d)), _ in near.most_common():
            if not {a, b, c, d} <= free.keys():
                continue
            if more := pairs.joined((a, c), (b, d)) or pairs.joined((c, a), (d, b)):
                found = self.arranged(more, free)
                pairs, places = (more, found) if found else (pairs, places)
        return places

    def arranged(self, pairs: Pairs, free: Mapping[str, frozenset[str]]) -> dict[str, str]:
        """New numbers of all registers that make the given pairs; {} if there are none."""
        there = [pair for pair in self.copy.pairs if free.keys() >= set(pair)]
        found = matched(
            {
                pair: [to for to in there if to[0] in free[pair[0]] and to[1] in free[pair[1]]]
                for pair in pairs.chosen
            }
        )
        if found is None:
            return {}
        places = {a: b for pair, to in found.items() for a, b in zip(pair, to, strict=True)}
        taken = set(places.values())
        alone = matched(
            {r: [to for to in free if to in free[r] - taken] for r in free if r not in places}
        )
        return {} if alone is None else places | alone

    def movable(self) -> dict[str, frozenset[str]]:
        """The registers that may be renumbered, with their possible new numbers."""
        target, name = self.target, self.parts[0].name
        taken = {
            register
            for part in self.parts
            for register in target.argument_registers(name, part.part).values()
        }
        registers = [r for r in target.classes[0].free if r not in taken]
        found = dict.fromkeys(registers, frozenset(registers))
        for part in self.parts:
            for op in part.ops:
                row = target.table[op.name]
                names, operands = (*row.results, *row.args), (*op.results, *op.args)
                for operand, register in zip(names, operands, strict=True):
                    among = target.view_registers.get(row.views[operand])
                    if among is not None and register in found:
                        found[register] &= among
        return found


@dataclass(frozen=True)
class Pairs:
    """Pairs of registers, disjoint."""

    chosen: tuple[tuple[str, str], ...] = ()

    def joined(self, *more: tuple[str, str]) -> Pairs | None:
        """These pairs with more; None if a register would be in two, or change its side."""
        chosen = dict.fromkeys((*self.chosen, *more))
        registers = [register for pair in chosen for register in pair]
        return Pairs(tuple(chosen)) if len(set(registers)) == len(registers) else None


def matched(choices: Mapping[Item, Sequence[Place]]) -> dict[Item, Place] | None:
    """A bipartite matching of items with places; None if there is none.

    Augmenting paths: Kuhn, The Hungarian Method for the Assignment Problem (1955).
    """
    held: dict[Place, Item] = {}

    def settle(item: Item, seen: set[Place]) -> bool:
        for place in choices[item]:
            if place in seen:
                continue
            seen.add(place)
            if place not in held or settle(held[place], seen):
                held[place] = item
                return True
        return False

    if not all(settle(item, set()) for item in choices):
        return None
    return {item: place for place, item in held.items()}


def _moved(program: Program, places: Mapping[str, str]) -> Program:
    """The program with renumbered registers."""

    def all_of(registers: Sequence[str]) -> tuple[str, ...]:
        return tuple(places.get(r, r) for r in registers)

    ops = (op.changed(args=all_of(op.args), results=all_of(op.results)) for op in program.ops)
    params = tuple(replace(p, name=places.get(p.name, p.name)) for p in program.params)
    return replace(program, params=params, ops=tuple(ops), results=all_of(program.results))


def _near(program: Program, plain: str) -> Iterator[tuple[int, int, Copies]]:
    """Copies whose second one can move next to the first, with the places of both."""
    ops = program.ops
    copies = [n for n, op in enumerate(ops) if op.name == plain]
    for number, first in enumerate(copies):
        for second in copies[number + 1 :]:
            if second - first > REACH:
                break
            if _can_rise(ops, first, second):
                one, other = ops[first], ops[second]
                yield first, second, ((one.args[0], one.result), (other.args[0], other.result))


def _can_rise(ops: Sequence[Op], first: int, second: int) -> bool:
    """Whether the second of two copies can be made together with the first."""
    source, made = ops[second].args[0], ops[second].result
    between = ops[first:second]
    return not any(source in op.results or made in (*op.results, *op.args) for op in between)


def _paired(program: Program, plain: str, copy: PairCopy) -> Program:
    """The program with copies of pairs by one instruction."""
    ops: list[Op | None] = list(program.ops)
    pairs = set(copy.pairs)
    for first, second, ((a, b), (c, d)) in _near(program, plain):
        one, other = ops[first], ops[second]
        if one is None or other is None or {one.name, other.name} != {plain}:
            continue
        for args, results in (((a, c), (b, d)), ((c, a), (d, b))):
            if args in pairs and results in pairs:
                kinds = (*one.types, *one.types)
                ops[first] = replace(one, name=copy.name, args=args, results=results, types=kinds)
                ops[second] = None
                break
    return program.with_ops([op for op in ops if op])
