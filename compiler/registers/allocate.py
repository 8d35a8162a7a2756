"""Register allocation of a straight-line listing: linear scan, spilling by farthest next use."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import POINTER, Op, Param, Program, Type, attributes
from compiler.ir.rewriting import on_values
from compiler.machine.isa import Instruction
from compiler.registers.liveness import use_positions, value_classes
from compiler.registers.operands import consecutive, tied_values, views_of, windows
from compiler.registers.register_file import RegisterFile, Slots
from compiler.registers.verify import (
    AllocationError,
    Contract,
    OutOfReachError,
    verify_allocation,
)


@dataclass(frozen=True)
class Allocation:
    """A listing in real registers, and the cost of its allocation.

    Args:
        program: the listing; operations that the allocation added are marked in `Op.added`.
        slots: stack slots used.
        frame_bytes: end of the last slot, relative to the frame pointer; 0 without slots.
        stores: values stored to a slot.
        loads: values loaded from a slot or rematerialised.
        copies: copies of registers.
        saved: callee-saved registers that are written, in the classes' order.
    """

    program: Program
    slots: int
    frame_bytes: int
    stores: int
    loads: int
    copies: int
    saved: tuple[str, ...]


@dataclass(frozen=True)
class Allocate:
    """Assign registers and stack slots to the values of a listing."""

    rematerialise: bool = True
    """Rematerialise constants and values of read-only memory instead of storing them."""

    def run(self, program: Program, contract: Contract) -> Allocation:
        """Allocate registers.

        Args:
            program: a listing of values; no operation makes a pointer.
            contract: the registers, and their values before and after.

        Raises:
            AllocationError: an operation needs more registers than its class has, or two frame
                pointers do not reach all slots.
        """
        made, kept = self.attempt(program, contract)
        verify_allocation(program, made.program, kept)
        return made

    def attempt(self, program: Program, contract: Contract) -> tuple[Allocation, Contract]:
        """Allocate without the proof.

        Returns:
            The allocation, and the contract that it is to be proven by.

        Raises:
            AllocationError: as above.
        """
        try:
            return self._scanned(program, contract), contract
        except OutOfReachError:
            if not contract.frame.add:
                raise
            far = contract.with_far_slots()
            return self._scanned(program, far), far

    def _scanned(self, program: Program, contract: Contract) -> Allocation:
        scan = _Scan(program, contract, self.rematerialise)
        return scan.report(scan.run())


class _Scan:
    """The scan over one program."""

    def __init__(self, program: Program, contract: Contract, rematerialise: bool) -> None:
        self._program = program
        self._contract = contract
        self._classes = self._class_names()
        self._restricted = self._restricted_names()
        self._outside = self._fixed_for_good()
        later = {v: places[::-1] for v, places in use_positions(program).items()}
        sources = self._sources() if rematerialise else {}
        self._groups, self._aims, self._heir = self._plans()
        self._slots = Slots(contract.frame, contract.homes)
        self._file = RegisterFile(
            contract, self._classes, program.types, later, sources, self._slots, self._wishes()
        )
        self._windows = {c.name: windows(c) for c in contract.classes}
        self._plan_of: dict[tuple[str, ...], tuple[str, ...]] = {}

    def _restricted_names(self) -> frozenset[str]:
        """The instructions with an operand that only some registers of a class can be."""
        sets, table = self._contract.view_registers.keys(), self._contract.table
        names = {op.name for op in self._program.ops} if sets else set[str]()
        return frozenset(n for n in names if not sets.isdisjoint(table[n].views.values()))

    def _class_names(self) -> dict[str, str]:
        """The class of each value.

        A parameter without a reader, or one with a home in the frame, has the class of its
        register.
        """
        contract = self._contract
        class_of = {r: c.name for c in contract.classes for r in c.free}
        known = value_classes(self._program, contract.table, contract.views)
        for param in self._program.params:
            register = contract.fixed.get(param.name, "")
            if param.name in contract.homes and not register:
                known[param.name] = self._class_where_read(param.name)
            is_free = not param.type.is_pointer or param.name in contract.homes
            if param.name not in known and register in class_of and is_free:
                known[param.name] = class_of[register]
        return known

    def _class_where_read(self, value: str) -> str:
        """The class of the view in which the first reader takes a value."""
        views = self._contract.views
        for op in self._program.ops:
            if value in op.args:
                seen = dict(views_of(op, self._contract.table[op.name]))[value]
                return views.get(seen, seen)
        return self._contract.classes[0].name

    def _fixed_for_good(self) -> dict[str, str]:
        """The register of each value whose class is not allocated."""
        managed, fixed = {c.name for c in self._contract.classes}, self._contract.fixed
        outside = [v for v in self._program.types if self._classes.get(v) not in managed]
        homeless = [v for v in outside if v not in fixed and self._program.uses[v]]
        if homeless:
            raise AllocationError(f"`{homeless[0]}` is in no class of registers and not fixed")
        return {v: fixed[v] for v in outside if v in fixed}

    def _sources(self) -> dict[str, Op]:
        """The rematerialisable operations, with their pointers in registers."""
        return {
            op.result: op.changed(args=tuple(self._outside[a] for a in op.args))
            for op in self._contract.repeatable(self._program)
            if self._outside.keys() >= set(op.args)
        }

    def _plans(self) -> tuple[dict[str, tuple[str, ...]], dict[str, str], dict[str, str]]:
        """Consecutive groups, fixed target registers, and heirs of values.

        The heir of a tied operand is the last value of its chain of ties. A tied operand inherits
        the group and the target register of its heir.
        """
        groups: dict[str, tuple[str, ...]] = {}
        aims = {v: r for v, r in self._contract.fixed.items() if v in self._program.makers}
        heir: dict[str, str] = {}
        for op in reversed(self._program.ops):
            instruction = self._contract.table[op.name]
            if group := consecutive(instruction, instruction.args, op.args):
                groups.update(dict.fromkeys(group, group))
            if instruction.tied:
                for arg, result in tied_values(op, instruction):
                    heir[arg] = heir.get(result, result)
        groups |= {v: groups[h] for v, h in heir.items() if h in groups and v not in groups}
        aims |= {v: aims[h] for v, h in heir.items() if h in aims}
        return groups, aims, heir

    def _wishes(self) -> dict[str, frozenset[str]]:
        """The registers to which readers restrict values; the first such reader decides."""
        sets, wishes = self._contract.view_registers, dict[str, frozenset[str]]()
        if not sets:
            return wishes
        heir = self._heir
        for op in reversed(self._program.ops):
            if op.name in self._restricted:
                for value, view in views_of(op, self._contract.table[op.name]):
                    if view in sets:
                        wishes[value] = sets[view]
        return wishes | {v: wishes[h] for v, h in heir.items() if h in wishes and v not in wishes}

    def run(self) -> Program:
        """Allocate; returns the listing in registers."""
        file, fixed = self._file, self._contract.fixed
        for param in self._program.params:
            if param.name not in fixed and param.name in self._contract.homes:
                continue
            if param.name not in fixed:
                raise AllocationError(f"the parameter `{param.name}` has no register")
            if param.name not in self._outside and file.later[param.name]:
                file.settle(param.name, fixed[param.name])
        frame = self._contract.frame
        if frame.far:
            moved = attributes(k=frame.far_bytes)
            kind = (Type(frame.address_bits),)
            file.ops.append(Op(frame.add, (frame.pointer,), (frame.far,), kind, moved))
        for position, op in enumerate(self._program.ops):
            file.position, file.here = position, op
            self._place(op)
        results = self._finish()
        params = [Param(fixed[p.name], p.type) for p in self._program.params if p.name in fixed]
        if any(self._contract.frame.pointer in op.args for op in file.ops):
            params.append(Param(self._contract.frame.pointer, POINTER))
        return replace(
            self._program,
            params=tuple(params),
            ops=tuple(file.ops),
            results=results,
            registers=True,
        )

    def _finish(self) -> tuple[str, ...]:
        """Move the results to their fixed registers."""
        file, results, fixed = self._file, self._program.results, self._contract.fixed
        file.position, file.here = len(self._program.ops), Op("return", results, (), ())
        file.locked = set()
        inside = [v for v in dict.fromkeys(results) if v not in self._outside]
        file.lock(inside)
        file.arrange({fixed[v]: v for v in inside if v in fixed})
        file.fetch(inside, {})
        return tuple(self._register(v) for v in results)

    def _register(self, value: str) -> str:
        return self._outside[value] if value in self._outside else self._file.home[value]

    def _place(self, op: Op) -> None:
        """Allocate the operands and results of one operation."""
        file, instruction = self._file, self._contract.table[op.name]
        file.locked = set()
        inside = [v for v in dict.fromkeys(op.args) if v not in self._outside]
        file.lock(inside)
        beside = self._gather(op, instruction)
        file.fetch(inside, self._usable(op, instruction))
        for value in dict.fromkeys(op.args):
            file.later[value].pop()
        op = self._cheapest_form(op)
        instruction = self._contract.table[op.name]
        named = zip(instruction.args, op.args, strict=True)
        args = {name: beside.get(name) or self._register(v) for name, v in named}
        made = self._tie(op, instruction, args)
        dying = [value for value in inside if not file.later[value]]
        # A sequence may write a result before it reads its last argument.
        if not instruction.lines:
            file.bury_all(dying)
        self._make(op, instruction, made, set(args.values()))
        if instruction.lines:
            file.bury_all(dying)
        results = tuple(made[v] for v in op.results)
        file.ops.append(on_values(op, tuple(args.values()), results))
        for value in op.results:
            if value not in self._outside and not file.later[value]:
                file.bury(value)

    def _usable(self, op: Op, instruction: Instruction) -> dict[str, frozenset[str]]:
        """The registers that an operation's arguments are restricted to, if they are."""
        sets, found = self._contract.view_registers, dict[str, frozenset[str]]()
        for value, view in views_of(op, instruction) if op.name in self._restricted else ():
            if view in sets and value in op.args:
                found[value] = found.get(value, sets[view]) & sets[view]
        return found

    def _gather(self, op: Op, instruction: Instruction) -> dict[str, str]:
        """Move arguments that must be consecutive; returns their registers by operand."""
        group = consecutive(instruction, instruction.args, op.args)
        if not group:
            return {}
        window = self._best_window(group)
        self._file.arrange(dict(zip(window, group, strict=True)))
        self._file.planned -= set(self._plan_of.pop(group, ()))
        return dict(zip(instruction.row.consecutive.split(), window, strict=True))

    def _cheapest_form(self, op: Op) -> Op:
        """A form of the operation whose tied operands die here, or the operation itself.

        Of several such forms, the one that keeps the most results out of scarce registers.
        """
        file, forms = self._file, [op]
        for name, order in self._contract.alternatives.get(op.name, ()):
            forms.append(op.changed(name=name, args=tuple(op.args[i] for i in order)))
        tied = [tied_values(form, self._contract.table[form.name]) for form in forms]
        dying = [n for n, pairs in enumerate(tied) if not any(file.later[a] for a, _ in pairs)]
        if dying:
            return forms[max(dying, key=lambda n: file.leaves(tied[n]))]
        return next((form for form in forms if self._overwrites_made_again(form)), op)

    def _overwrites_made_again(self, op: Op) -> bool:
        """Whether an operation may overwrite its tied operands since they are rematerialisable.

        Rematerialising such a value for its next reader costs no more than a copy.
        """
        tied = tied_values(op, self._contract.table[op.name])
        return bool(self._contract.view_registers) and all(
            self._file.is_made_again(arg) and op.args.count(arg) == 1 for arg, _ in tied
        )

    def _tie(self, op: Op, instruction: Instruction, args: dict[str, str]) -> dict[str, str]:
        """Make tied operands overwritable; returns the registers of their results."""
        file, made = self._file, dict[str, str]()
        pairs = tied_values(op, instruction)
        for name, (arg, result) in zip(instruction.tied, pairs, strict=True):
            if arg in self._outside:
                raise AllocationError(f"`{op.name}` would overwrite `{arg}`")
            again = instruction.lines and op.args.count(arg) > 1
            if file.later[arg] and self._overwrites_made_again(op):
                file.leave(arg)
            elif file.later[arg] or again:
                among = self._contract.view_registers.get(instruction.views[name])
                args[name] = file.separate(arg, self._aim(result), among)
            made[result] = args[name]
        return made

    def _make(
        self, op: Op, instruction: Instruction, made: dict[str, str], reads: set[str]
    ) -> None:
        """Assign registers to the results of an operation; `made` has those of tied operands."""
        file = self._file
        file.locked = set(made.values()) | (reads if instruction.lines else set())
        group = consecutive(instruction, instruction.results, op.results)
        if group and not made:
            window = self._best_window(group)
            for occupant in [v for v in map(file.occupant, window) if v]:
                file.relocate(occupant, reads | set(window))
            made.update(zip(group, window, strict=True))
            file.locked |= set(window)
        for value in op.results:
            if value in self._outside:
                made[value] = self._outside[value]
                continue
            if value not in made:
                name = instruction.results[op.results.index(value)]
                among = self._contract.view_registers.get(instruction.views[name])
                made[value] = file.choose(value, self._aim(value), among=among)
            file.settle(value, made[value])
            file.locked.add(made[value])

    def _aim(self, value: str) -> str:
        """The preferred register of a value; empty if there is none."""
        if value in self._aims or value not in self._groups:
            return self._aims.get(value, "")
        group = self._groups[value]
        if group not in self._plan_of:
            self._plan_of[group] = self._best_window(group)
            self._file.planned |= set(self._plan_of[group])
        return self._plan_of[group][group.index(self._heir_in(value, group))]

    def _heir_in(self, value: str, group: tuple[str, ...]) -> str:
        return value if value in group else self._heir[value]

    def _best_window(self, group: tuple[str, ...]) -> tuple[str, ...]:
        """The consecutive registers that are cheapest to fill with a group of values."""
        file = self._file
        kind = file.class_of(group[0])
        free = {r for r in kind.free if file.is_free(r)}
        planned = self._plan_of.get(group)

        def price(window: tuple[str, ...]) -> int:
            held = [file.occupant(r) for r in window]
            if any(r in file.locked and not v for r, v in zip(window, held, strict=True)):
                return _IMPOSSIBLE
            moved = sum(v in file.home and v != h for v, h in zip(group, held, strict=True))
            strangers = sum(bool(h) and h not in group for h in held)
            spilled = max(0, strangers - len(free.difference(window)))
            reserved = file.planned.intersection(window) if window != planned else ()
            return 2 * (moved + strangers) + 4 * spilled + len(reserved)

        windows = self._windows[kind.name][len(group)]
        if not windows:
            raise AllocationError(f"class {kind.name} has no {len(group)} consecutive registers")
        return min(windows, key=price)

    def report(self, allocated: Program) -> Allocation:
        """The allocation with its statistics."""
        added = [op for op in allocated.ops if op.added]
        copies = sum(op.added == "copy" for op in added)
        stores = sum(not op.results for op in added)
        written = {r for op in allocated.ops for r in op.results}
        return Allocation(
            program=allocated,
            slots=self._slots.count,
            frame_bytes=self._slots.end if self._slots.count else 0,
            stores=stores,
            loads=len(added) - copies - stores,
            copies=copies,
            saved=tuple(r for c in self._contract.classes for r in c.saved if r in written),
        )


_IMPOSSIBLE = 1 << 20
