"""Allocates registers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from compiler.ir.program import Op, Param, Program, Type, fresh_names, rename_args
from compiler.ir.rewriting import live_only
from compiler.ir.slots import ROUND_POINTER
from compiler.machine.core import Core
from compiler.machine.target import FRAME, HIGH, Placement, Target
from compiler.module import Context, HoldError, Module, Pass
from compiler.order.memory import memory_regions
from compiler.regions import Spills
from compiler.registers.allocate import Allocate as Allocator
from compiler.registers.allocate import Allocation
from compiler.registers.cheapest import cheapest, cycles_of
from compiler.registers.fetches import fetch_of, fetched_once
from compiler.registers.operands import views_of
from compiler.registers.verify import AllocationError, Contract, Frame


@dataclass(frozen=True)
class Allocate(Pass):
    """Allocate registers and stack slots; each result is checked by replaying it.

    If a slot is out of an instruction's reach, one register becomes a second frame pointer.
    """

    rematerialise: bool = True
    """Rematerialise constants and values of read-only memory instead of storing them."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with listings in real registers; unchanged if the target has none."""
        if not context.target.allocates:
            return module
        saved = context.target.saved_bytes
        held = _held_in_frame(module, context.target)
        held_by = {n: held if _reads_frame(p) else 0 for n, p in module.programs.items()}
        found, placed = (
            self.without_frame(module, context) if context.target.frameless else ({}, {})
        )
        calls = {
            label: partial(self.allocate, program, context.target, held_by[label])
            for label, program in module.programs.items()
            if label not in found
        }
        found |= dict(zip(calls, context.together(list(calls.values())), strict=True))
        programs: dict[str, Program] = {}
        spills: dict[str, Spills] = {}
        for name, held in held_by.items():
            made = found[name]
            programs[name] = made.program
            size = made.frame_bytes - saved if made.slots else held
            spills[name] = Spills(size, made.stores, made.loads, made.copies)
        return replace(module, programs=programs, spills=spills, placed=placed)

    def without_frame(
        self, module: Module, context: Context
    ) -> tuple[dict[str, Allocation], dict[str, Placement]]:
        """The listings of functions without a frame, on targets with special forms for these.

        Returns:
            The listings by label, and the placement of the parameters of each function.
        """
        target, core = context.target, context.target.cores[context.core]
        holding = {p.name for p in module.programs.values() if p.part == HIGH and module.held}
        tries = _possible_placements(module, target, holding)
        labels = {
            (name, place.name): [n for n, p in module.programs.items() if p.name == name]
            for name, place in tries
        }
        calls = {
            (name, place.name, label): partial(
                self.attempt, module.programs[label], target.without_frame(name, place), core
            )
            for name, place in tries
            for label in labels[name, place.name]
        }
        made = dict(zip(calls, context.together(list(calls.values())), strict=True))
        found: dict[str, Allocation] = {}
        placed: dict[str, Placement] = {}
        best: dict[str, int] = {}
        for name, place in tries:
            parts = {label: made[name, place.name, label] for label in labels[name, place.name]}
            fitting = {label: part for label, part in parts.items() if part}
            cost = place.cycles + sum(
                cycles_of(part.program, target.table, core) * _times(module, label)
                for label, part in fitting.items()
            )
            if parts and len(fitting) == len(parts) and cost < best.get(name, cost + 1):
                best[name], placed[name] = cost, place
                found |= fitting
        if missing := holding - placed.keys():
            message = "has not registers enough to hold values: --fold separated"
            raise HoldError(f"{min(missing)} {message}")
        return found, placed

    def attempt(self, program: Program, target: Target, core: Core) -> Allocation | None:
        """The listing without a frame; None if it needs one."""
        try:
            return self.allocate(program, target, core=core)
        except AllocationError:
            return None

    def allocate(
        self, program: Program, target: Target, held: int = 0, core: Core | None = None
    ) -> Allocation:
        """Allocate one listing.

        Args:
            program: the listing.
            target: the target, for its registers.
            held: bytes of the frame that the listing uses itself.
            core: the core, for choosing how many rematerialisable values are loaded once; None
                keeps the listing's choice.
        """
        name, part = program.name, program.part
        registers, homes = _registers(program, target), target.homes_of(name, part)
        # The parts of a function with a loop of rounds pass the state in the first registers.
        labels = _labels(program, target)
        elsewhere = {*registers, *homes, *labels}
        program = _with_read_pointers(program, elsewhere)
        state = [p.name for p in program.params if p.name not in elsewhere]
        program = _with_moves(program, state, target.classes[0].copy)
        program = _with_pages_once(program, target)
        read_only = _read_only(program, target)
        program, moved = _woken(program, registers, target)
        program = _brought(program, registers, target)
        whole = _with_kept(program, target)
        known = {p.name: registers[p.name] for p in whole.params if p.name in registers}
        # A table that is named by a label needs no register.
        fixed = {**known, **moved, **{table: table for table in labels}}
        for values in (state, program.results):
            fixed |= dict(zip(values, target.state_registers(name), strict=False))
        contract = Contract(
            table=target.table,
            classes=target.classes_of(name, part),
            fixed=fixed,
            frame=_frame(target, held),
            views=target.view_classes,
            read_only=read_only - target.used_up,
            alternatives=target.alternatives,
            homes=homes,
            view_registers=target.view_registers,
        )
        allocator = Allocator(self.rematerialise)
        made = (
            cheapest(whole, contract, core, allocator)
            if core and self.rematerialise
            else allocator.run(whole, contract)
        )
        return _for_readers(made, program, fixed, target)


def _held_in_frame(module: Module, target: Target) -> int:
    """The bytes that counter mode holds below the slots of a frame."""
    if module.table:
        return module.table.held
    return module.held.total if module.held and not target.frameless else 0


def _registers(program: Program, target: Target) -> Mapping[str, str]:
    """The registers of the parameters of a listing, the pointer to its frame included."""
    frame = {FRAME: target.frame_pointer} if target.frame_pointer else {}
    return {**frame, **target.argument_registers(program.name, program.part)}


def _with_read_pointers(program: Program, known: Collection[str]) -> Program:
    """The program without unread pointers that have no register here."""
    uses = program.uses
    kept = (p for p in program.params if p.name in known or not p.type.is_pointer or uses[p.name])
    return replace(program, params=tuple(kept))


def _possible_placements(
    module: Module, target: Target, holding: Collection[str]
) -> list[tuple[str, Placement]]:
    """The functions with their possible placements; those in `holding` hold values."""
    return [
        (name, place)
        for name, places in target.frameless.items()
        for place in places
        if bool(place.high) == (name in holding) and not _lacks(module, name, place, places)
    ]


def _lacks(module: Module, name: str, place: Placement, others: Sequence[Placement]) -> bool:
    """Whether a function reads a parameter that only other placements have a register for.

    A loop of rounds needs a separate pointer to its keys.
    """
    if name in module.loops and not place.round:
        return True
    known = {each for other in others for each in other.registers}
    known -= place.registers.keys() | place.high.keys()
    programs = [p for p in module.programs.values() if p.name == name]
    return any(p.uses.get(each) for p in programs for each in known)


def _with_kept(program: Program, target: Target) -> Program:
    """The program with parameters as results that must be in their places at its end."""
    name, part = program.name, program.part
    registers, homes = target.argument_registers(name, part), target.homes_of(name, part)
    in_both = {each: place for each, place in homes.items() if each in registers}
    whole = _with_homes(program, in_both, Type(target.address_bits))
    if target.frame_pointer:
        return whole
    # The template expects them in their registers.
    stay = [n for n in registers if n in program.types and n not in target.lost]
    numbers = (n for n in stay if not program.types[n].is_pointer)
    return replace(whole, results=(*whole.results, *numbers))


def _for_readers(
    made: Allocation, program: Program, fixed: Mapping[str, str], target: Target
) -> Allocation:
    """An allocation without parameters and results that are only passed through."""
    registers = target.argument_registers(program.name, program.part)
    # The order contains rematerialised values at their places, even if they are spilled then.
    live = live_only(made.program, registers.values())
    inside = {fixed.get(p.name, "") for p in program.params} | {target.frame_pointer}
    params = tuple(p for p in live.params if p.name in inside)
    results = live.results[: len(program.results)]
    return replace(made, program=replace(live, params=params, results=results))


def _brought(program: Program, registers: Mapping[str, str], target: Target) -> Program:
    """The program with copies of pointers that wait in registers that no access can use.

    Such a register belongs to no class, so the copy is rematerialisable.
    """
    sets, fresh = target.view_registers, fresh_names(program, "brought")
    classes = {kind.name: kind for kind in target.classes}
    waiting = {p.name: registers.get(p.name, "") for p in program.params if p.type.is_pointer}
    copies: dict[str, str] = {}
    ops = list[Op]()
    for op in program.ops:
        for value, view in views_of(op, target.table[op.name]):
            register = waiting.get(value, "")
            if value in copies or not register or register in sets.get(view, {register}):
                continue
            copies[value] = next(fresh)
            name = classes[target.view_classes[view]].copy
            kind = (Type(target.address_bits),)
            ops.append(Op(name, (value,), (copies[value],), kind))
        ops.append(rename_args(op, copies))
    return program.with_ops(ops) if copies else program


def _with_pages_once(program: Program, target: Target) -> Program:
    """The program in which a page stays in its register until another one is needed."""
    row = target.primitives.get("page")
    return fetched_once(program, {fetch_of(op) for op in program.ops if op.name == row})


def _woken(
    program: Program, registers: Mapping[str, str], target: Target
) -> tuple[Program, Mapping[str, str]]:
    """The program whose waiting parameters become pointers after the last use of another one.

    Returns:
        The program, and the register of each of these pointers.

    Raises:
        AllocationError: a waiting parameter is read while another pointer still has its register.
    """
    fresh, moved = fresh_names(program, "woken"), dict[str, str]()
    for name in [p.name for p in program.params if p.name in target.waits]:
        register, ops = target.waits[name], program.ops
        before = {p for p, r in registers.items() if r == register}
        place = max((i for i, op in enumerate(ops, 1) if not before.isdisjoint(op.args)), default=0)
        if any(name in op.args for op in ops[:place]):
            raise AllocationError(f"`{name}` is read before {register} is free")
        byte, pointer = target.classes[0].bytes * 8, Type(target.address_bits)
        halves, ends, made = (next(fresh), next(fresh)), (next(fresh), next(fresh)), next(fresh)
        kinds = (Type(byte),) * 2
        wait = Op(target.primitives["wait"], (), halves, kinds)
        row = target.table[target.primitives["wake"]]
        given, left = (dict(zip(row.tied, each, strict=True)) for each in (halves, ends))
        args = tuple(given.get(a, name) for a in row.args)
        results = tuple(left.get(r, made) for r in row.results)
        types = tuple(kinds[0] if r in left else pointer for r in row.results)
        wake = Op(row.name, args, results, types)
        rest = [rename_args(op, {name: made}) for op in ops[place:]]
        program = program.with_ops((wait, *ops[:place], wake, *rest))
        moved[made] = register
    return program, moved


def _labels(program: Program, target: Target) -> frozenset[str]:
    """The pointers to tables that instructions name by a label."""
    row = target.primitives.get("page")
    return frozenset(op.args[0] for op in program.ops if op.name == row)


def _times(module: Module, label: str) -> int:
    """The number of executions of a listing for each group of blocks."""
    program = module.programs[label]
    if program.part == HIGH:
        return 0
    return len(module.loops[program.name]) if program.part == ROUND_POINTER else 1


def _reads_frame(program: Program) -> bool:
    """Whether a listing reads from the frame below its own slots."""
    return any(p.name == FRAME for p in program.params)


def _frame(target: Target, held: int) -> Frame:
    """The area of slots; a second pointer to them needs registers for addresses."""
    has_addresses = 8 * target.classes[0].bytes == target.address_bits
    return Frame(
        target.frame_pointer,
        target.saved_bytes + held,
        add=target.primitives.get("pointer_add", "") if has_addresses else "",
        address_bits=target.address_bits,
    )


def _with_moves(program: Program, state: Sequence[str], copy: str) -> Program:
    """The program with copies for results that leave in other registers than they came in.

    A value of the state may become another one, or two of them, in the next iteration.
    """
    fresh = fresh_names(program, "moved")
    taken = {p.name for p in program.params}
    ops, results = list(program.ops), list[str]()
    for place, name in enumerate(program.results):
        made = name
        if name in taken and [name] != list(state[place : place + 1]):
            made = next(fresh)
            ops.append(Op(copy, (name,), (made,), (program.types[name],)))
        taken.add(made)
        results.append(made)
    return program.with_ops(ops, results)


def _with_homes(program: Program, homes: Mapping[str, int], kind: Type) -> Program:
    """The program with all parameters with homes; at its end they are in their registers.

    A part that passes a state to a loop may lose them: the next part finds them in the frame.
    """
    there = {p.name for p in program.params}
    missing = [Param(name, kind) for name in homes if name not in there]
    kept = () if program.results else tuple(homes)
    params = (*program.params, *(missing if kept else ()))
    return replace(program, params=params, results=(*program.results, *kept))


def _read_only(program: Program, target: Target) -> frozenset[str]:
    """Pointers to memory that the program does not write."""
    regions = memory_regions(program, target)
    stores = [op for op in program.ops if not op.results]
    written = {regions[a][0] for op in stores for a in op.args if a in regions}
    names = {p.name for p in program.params if p.type.is_pointer}
    return frozenset(n for n in names if regions[n][0] not in written)
