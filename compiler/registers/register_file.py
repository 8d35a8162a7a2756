"""The state of registers and stack slots during allocation.

The value with the farthest next use is spilled, as in `spills`. The distance of a value that needs
no store counts twice, because spilling it costs half the instructions.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import replace

from compiler.ir.program import Added, Op, Type, attributes
from compiler.machine.isa import Instruction, names_in
from compiler.machine.register_class import RegisterClass
from compiler.registers.verify import AllocationError, Contract, Frame, OutOfReachError


class Slots:
    """Stack slots of spilled values; a slot is reused when its value is dead.

    Values of `homes` have permanent slots from the start.
    """

    def __init__(self, frame: Frame, homes: Mapping[str, int]) -> None:
        self.frame = frame
        self.homes = homes
        self.end = frame.first_byte
        self.count = 0
        self.place: dict[str, int] = dict(homes)
        self._free: dict[int, list[int]] = {}

    def take(self, value: str, size: int) -> int:
        """A slot of `size` bytes, aligned to them; returns its offset."""
        free = self._free.setdefault(size, [])
        if not free:
            first = -(-self.end // size) * size
            self.end, self.count = first + size, self.count + 1
            free.append(first)
        self.place[value] = free.pop()
        return self.place[value]

    def drop(self, value: str, size: int) -> None:
        """Free the slot of a dead value."""
        if value in self.place and value not in self.homes:
            self._free[size].append(self.place.pop(value))


class RegisterFile:
    """The state of the registers at one place of the program, and the code emitted so far.

    Args:
        contract: the registers and constraints.
        class_of: the class of each value, by name.
        types: the type of each value.
        later: the next uses of each value, the nearest last.
        sources: for each rematerialisable value, its operation.
        slots: the stack slots of the other values.
        wishes: preferred registers of some values.
    """

    def __init__(
        self,
        contract: Contract,
        class_of: Mapping[str, str],
        types: Mapping[str, Type],
        later: dict[str, list[int]],
        sources: Mapping[str, Op],
        slots: Slots,
        wishes: Mapping[str, frozenset[str]],
    ) -> None:
        self.ops: list[Op] = []
        self.home: dict[str, str] = {}
        self.locked: set[str] = set()
        self.planned: set[str] = set()
        self.here = Op("", (), (), ())
        self.position = 0
        self.later = later
        self._classes = {c.name: c for c in contract.classes}
        self._value_in: dict[str, str] = {}
        self._class_of = class_of
        self._types = types
        # Ties go to the value made first.
        self._made = {value: number for number, value in enumerate(types)}
        self._sources = sources
        self._slots = slots
        self._wishes = wishes
        self._table = contract.table
        self._view_registers = contract.view_registers
        self._scarce = frozenset[str]().union(*contract.view_registers.values())

    def class_of(self, value: str) -> RegisterClass:
        """The register class of a value."""
        return self._classes[self._class_of[value]]

    def occupant(self, register: str) -> str:
        """The value in a register; empty if there is none."""
        return self._value_in.get(register, "")

    def is_free(self, register: str) -> bool:
        """Whether a register holds nothing and is not in use by the current operation."""
        return register not in self._value_in and register not in self.locked

    def settle(self, value: str, register: str) -> None:
        """Record that a value is in a register from here on."""
        self._value_in[register] = value
        self.home[value] = register

    def leave(self, value: str) -> None:
        """Free the register of a value."""
        register = self.home.pop(value, "")
        if self._value_in.get(register) == value:
            del self._value_in[register]

    def bury(self, value: str) -> None:
        """Free the register and the slot of a dead value."""
        self.leave(value)
        self._slots.drop(value, self.class_of(value).bytes)

    def bury_all(self, values: Iterable[str]) -> None:
        """Free the registers and slots of dead values."""
        for value in values:
            self.bury(value)

    def choose(
        self,
        value: str,
        wanted: str = "",
        avoid: Iterable[str] = (),
        among: Container[str] | None = None,
    ) -> str:
        """A register for a value: `wanted` if free, else another free one, else a spilled one.

        Args:
            value: the value, for its class.
            wanted: the preferred register.
            avoid: excluded registers.
            among: allowed registers; None allows all of its class.
        """
        kind = self.class_of(value)
        barred = {*avoid, *(() if among is None else (r for r in kind.free if r not in among))}
        register = self.find_free(value, wanted, barred)
        return register or self._emptied(kind, barred, avoid=avoid)

    def _emptied(
        self,
        kind: RegisterClass,
        barred: Collection[str],
        also: str = "",
        avoid: Iterable[str] = (),
    ) -> str:
        """A register whose value is moved to another free register, or spilled.

        A rematerialisable value is dropped rather than moved.
        """
        kept = {*avoid}
        held = [r for r in kind.free if r in self._value_in and r not in {*self.locked, *barred}]
        register = max(held, key=lambda r: self._distance(self._value_in[r]), default="")
        has_other = any(self.is_free(r) and r not in kept for r in kind.free)
        if has_other and register and self._needs_store(self._value_in[register]):
            self.relocate(self._value_in[register], (register, *kept))
            return register
        victim = self.victim(kind, barred, also=also)
        register = self.home[victim]
        self.evict(victim)
        return register

    def find_free(self, value: str, wanted: str, avoid: set[str]) -> str:
        """A free register for a value, `wanted` if possible; empty if there is none."""
        free = [r for r in self.class_of(value).free if self.is_free(r) and r not in avoid]
        if wanted in free:
            return wanted
        if value in self._wishes:
            free.sort(key=lambda register: register not in self._wishes[value])
        unplanned = (r for r in free if r not in self.planned)
        return next(unplanned, free[0] if free else "")

    def victim(self, kind: RegisterClass, avoid: Collection[str] = (), also: str = "") -> str:
        """The value of a class whose spilling costs least; `also` is eligible although locked."""
        barred = self.locked | set(avoid)
        held = [self._value_in[r] for r in kind.free if r in self._value_in and r not in barred]
        held += [also] if also else []
        if not self._slots.frame.pointer:
            held = [value for value in held if not self._needs_store(value)]
        if not held:
            raise AllocationError(f"`{self.here.name}` needs more registers of class {kind.name}")
        return max(held, key=self._distance)

    def _distance(self, value: str) -> tuple[int, int]:
        ahead = self.later[value][-1] - self.position
        return ahead * (1 if self._needs_store(value) else 2), -self._made[value]

    def leaves(self, tied: Iterable[tuple[str, str]]) -> int:
        """How many results stay out of scarce registers, or prefer them.

        Args:
            tied: tied operands, each with the result that takes its register.
        """
        return sum(
            self.home.get(arg, "") not in self._scarce or result in self._wishes
            for arg, result in tied
        )

    def is_made_again(self, value: str) -> bool:
        """Whether a value is made by an instruction without operands, and has no slot."""
        return value in self._sources and not (
            value in self._slots.place or self._sources[value].args
        )

    def _needs_store(self, value: str) -> bool:
        return value not in self._slots.place and value not in self._sources

    def evict(self, value: str) -> None:
        """Free the register of a value; the first time, store the value."""
        if self._needs_store(value):
            kind = self.class_of(value)
            self._slots.take(value, kind.bytes)
            self._access(kind.store, value, self.home[value])
        self.leave(value)

    def lock(self, values: Iterable[str]) -> None:
        """Lock the registers of those values that have one, for the current operation."""
        self.locked.update(self.home[v] for v in values if v in self.home)

    def fetch(self, values: Iterable[str], usable: Mapping[str, frozenset[str]]) -> None:
        """Load values into registers and lock these for the current operation.

        Args:
            values: the values, in order.
            usable: for restricted operands, the registers that the operation can read.
        """
        for value in values:
            among = usable.get(value)
            if value not in self.home:
                self._load(value, self.choose(value, among=among or self._made_in(value)))
            elif among is not None and self.home[value] not in among:
                self._confine(value, among)
            self.locked.add(self.home[value])

    def _confine(self, value: str, among: frozenset[str]) -> None:
        """Move a value to one of the given registers."""
        source = self.home[value]
        target = self.choose(value, among=among)
        self.copy(value, source, target)
        self.leave(value)
        self.locked.discard(source)
        self.settle(value, target)

    def separate(self, value: str, wanted: str, among: frozenset[str] | None = None) -> str:
        """A register with a copy of a value, which may be overwritten while the value stays live.

        Args:
            value: a value in a register.
            wanted: the preferred register.
            among: allowed registers; None allows all of the class.
        """
        source, kind = self.home[value], self.class_of(value)
        barred = set() if among is None else set(kind.free) - among
        target = self.find_free(value, wanted, barred)
        if not target:
            # A value that dies at this operation must not be spilled for its own copy.
            target = self._emptied(kind, barred, also=value if self.later[value] else "")
        if target != source:
            self.copy(value, source, target)
        self.locked.add(target)
        return target

    def _load(self, value: str, register: str) -> None:
        if value in self._slots.place:
            self._access(self.class_of(value).load, value, register)
        else:
            among = self._made_in(value)
            can_be = among is None or register in among
            via = register if can_be else self.choose(value, "", (register,), among)
            self._emit(replace(self._sources[value], results=(via,)), "spill")
            if via != register:
                self.copy(value, via, register)
        self.settle(value, register)

    def _made_in(self, value: str) -> frozenset[str] | None:
        """The registers in which a value can be rematerialised; None if all, or if it cannot be."""
        if value in self._slots.place or value not in self._sources:
            return None
        instruction = self._table[self._sources[value].name]
        return self._view_registers.get(instruction.views[instruction.results[0]])

    def _access(self, name: str, value: str, register: str) -> None:
        """Emit a load or store of a slot."""
        instruction = self._table[name]
        pointer, offset = self._reach(self._slots.place[value], instruction)
        attrs = attributes(k=offset)
        if instruction.results:
            op = Op(name, (pointer,), (register,), (self._types[value],), attrs)
        else:
            address = set(names_in(instruction.effects[0].target))
            args = (pointer if a in address else register for a in instruction.args)
            op = Op(name, tuple(args), (), (), attrs)
        self._emit(op, "spill")

    def _reach(self, place: int, instruction: Instruction) -> tuple[str, int]:
        """A frame pointer, and the offset of a slot from it that an instruction can encode."""
        frame, (first, last, step) = self._slots.frame, instruction.bounds["k"]
        for pointer, base in ((frame.pointer, 0), (frame.far, frame.far_bytes)):
            if pointer and place - base in range(first, last + 1, step):
                return pointer, place - base
        name = instruction.name
        raise OutOfReachError(f"a stack slot at byte {place} is out of reach of `{name}`")

    def copy(self, value: str, source: str, target: str) -> None:
        """Copy a register that holds `value`."""
        kind = self.class_of(value)
        self._emit(Op(kind.copy, (source,), (target,), (self._types[value],)), "copy")

    def _emit(self, op: Op, why: Added) -> None:
        self.ops.append(replace(op, span=self.here.span, round=self.here.round, added=why))

    def relocate(self, value: str, avoid: Iterable[str]) -> None:
        """Move a value to another register, or spill it if none is free."""
        target = self.find_free(value, "", set(avoid))
        if not target:
            self.evict(value)
            return
        source = self.home[value]
        self.copy(value, source, target)
        self.leave(value)
        self.settle(value, target)
        if source in self.locked:
            self.locked ^= {source, target}

    def arrange(self, targets: Mapping[str, str]) -> None:
        """Move values to registers as one parallel copy, and lock these.

        Args:
            targets: the value for each register; a value may be in several.
        """
        wanted = set(targets.values())
        for register in targets:
            occupant = self.occupant(register)
            if occupant and occupant not in wanted:
                self.relocate(occupant, targets)
        held = {r: v for r, v in targets.items() if v in self.home}
        self._move(held)
        for value in held.values():
            self.locked.discard(self.home.get(value, ""))
            self.leave(value)
        self.locked |= targets.keys()
        for register, value in targets.items():
            if value in self.home and register not in held:
                self.copy(value, self.home[value], register)
            elif value not in self.home and register in held:
                self.settle(value, register)
            elif value not in self.home:
                self._load(value, register)

    def _move(self, targets: Mapping[str, str]) -> None:
        """Copy values, all in registers, to their targets as one parallel copy."""
        moves = {t: self.home[v] for t, v in targets.items() if self.home[v] != t}
        stored: dict[str, str] = {}
        while moves:
            blocking = set(moves.values())
            target = next((t for t in moves if t not in blocking), "")
            if target:
                self.copy(targets[target], moves.pop(target), target)
                continue
            # Every target is also a source: one of them is moved away to break the cycle.
            target = next(iter(moves))
            value = self.occupant(target)
            from_it = [t for t, source in moves.items() if source == target]
            spare = self._spare(value, {*targets, *blocking})
            if spare:
                self.copy(value, target, spare)
                moves.update(dict.fromkeys(from_it, spare))
                continue
            self.evict(value)
            for waiting in from_it:
                del moves[waiting]
                stored[waiting] = value
        for target, value in stored.items():
            self._load(value, target)

    def _spare(self, value: str, avoid: set[str]) -> str:
        """A register outside of a cycle of copies; empty if the cycle has all of the class."""
        if set(self.class_of(value).free) <= avoid:
            return ""
        return self.choose(value, avoid=avoid)
