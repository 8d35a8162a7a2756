"""The constraints on a register allocation, and the proof that an allocation meets them.

The proof replays the allocated listing and tracks the value of each register and slot. It shares no
code with the allocator and takes a fraction of its time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Program
from compiler.machine.isa import Instruction
from compiler.machine.register_class import RegisterClass

Alternatives = Mapping[str, tuple[tuple[str, tuple[int, ...]], ...]]
"""For an instruction, others that compute the same result and tie another operand: the name, and
the argument of the first instruction that each argument is. `bit` for `bsl` is `("bit", (2, 1,
0))`.
"""


class AllocationError(ValueError):
    """A program does not fit the registers, or an allocation is wrong."""


class OutOfReachError(AllocationError):
    """No instruction reaches a stack slot."""


@dataclass(frozen=True)
class Frame:
    """The area of spilled values.

    Args:
        pointer: the register that points to the slots.
        first_byte: offset of the first slot.
        add: the instruction that adds a constant `k` to a pointer; empty if there is none.
        far: a second frame pointer, set by the listing's first instruction and in no class; empty
            if there is none.
        far_bytes: bytes by which it is above the other.
        address_bits: width of a pointer.
    """

    pointer: str
    first_byte: int = 0
    add: str = ""
    far: str = ""
    far_bytes: int = 0
    address_bits: int = 64

    def place(self, op: Op) -> int:
        """The byte of the frame that an access reads or writes."""
        return op.number("k") + (self.far_bytes if self.far in op.args else 0)

    def sets_far(self, op: Op) -> bool:
        """Whether an operation sets the second frame pointer."""
        parts = (op.name, op.args, op.results)
        return bool(self.far) and parts == (self.add, (self.pointer,), (self.far,))


@dataclass(frozen=True)
class Contract:
    """The constraints on an allocation.

    Args:
        table: the instructions.
        classes: the registers to allocate; values of other classes must be fixed.
        fixed: the register of every parameter, and of results with a required one. A value that is
            both is there at the start and at the end.
        frame: the area of spilled values.
        views: the class of each register view (`q` is a view of `v`) that is not a class itself.
        read_only: pointers to memory that is not written while the program runs.
        alternatives: other instructions for an operation.
        homes: parameters (pointers, too) that are also in the frame, with the byte offset: they can
            be spilled without a store. One that is not in `fixed` is only in the frame.
        view_registers: the registers allowed for operands of a view, if these are not the whole
            class.
    """

    table: Mapping[str, Instruction]
    classes: Sequence[RegisterClass]
    fixed: Mapping[str, str]
    frame: Frame
    views: Mapping[str, str] = field(default_factory=dict[str, str])
    read_only: frozenset[str] = frozenset()
    alternatives: Alternatives = field(
        default_factory=dict[str, tuple[tuple[str, tuple[int, ...]], ...]]
    )
    homes: Mapping[str, int] = field(default_factory=dict[str, int])
    view_registers: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])

    def with_far_slots(self) -> Contract:
        """The contract with a second frame pointer, in a register taken from a class.

        The register is the last one of the first class that is not fixed. It points as far up as
        one instruction can move it.
        """
        kind, *others = self.classes
        far = [r for r in kind.free if r not in self.fixed.values()][-1]
        left = replace(kind, free=tuple(r for r in kind.free if r != far))
        most = self.table[self.frame.add].bounds["k"][1]
        frame = replace(self.frame, far=far, far_bytes=most // kind.bytes * kind.bytes)
        return replace(self, classes=(left, *others), frame=frame)

    def repeatable(self, program: Program) -> list[Op]:
        """The rematerialisable operations of a program.

        They have one result, and only pointer parameters as arguments. If they read memory, it is
        never written.
        """
        pointers = {p.name for p in program.params if p.type.is_pointer}
        return [
            op
            for op in program.ops
            if len(op.results) == 1
            and pointers.issuperset(op.args)
            and (self.read_only.issuperset(op.args) or not self.table[op.name].reads_memory)
        ]


def verify_allocation(program: Program, allocated: Program, contract: Contract) -> None:
    """Prove that each operation reads the same values as before allocation.

    Args:
        program: the listing of values.
        allocated: the listing in registers.
        contract: the constraints of the allocation.

    Raises:
        AllocationError: an operation is missing, reads a wrong value or breaks the contract.
    """
    replay = _Replay(program, contract)
    for op in allocated.ops:
        replay.step(op)
    replay.finish(allocated.results)


class _Replay:
    """The value of each register and each slot during the replay of a listing."""

    def __init__(self, program: Program, contract: Contract) -> None:
        self._program = program
        self._contract = contract
        self._next = 0
        self._far = ""
        fixed = contract.fixed
        self._holds = {fixed[p.name]: p.name for p in program.params if p.name in fixed}
        there = {p.name for p in program.params}
        sizes = {False: contract.classes[0].bytes, True: contract.frame.address_bits // 8}
        self._slots: dict[int, tuple[str, int]] = {
            place: (name, sizes[program.types[name].is_pointer])
            for name, place in contract.homes.items()
            if name in there
        }
        self._copies = {c.copy for c in contract.classes}
        self._sizes = {n: c.bytes for c in contract.classes for n in (c.load, c.store)}
        self._usable = {r for c in contract.classes for r in c.free} | set(fixed.values())
        self._again: dict[tuple[object, ...], str] = {}
        self._same: dict[str, str] = {}
        for op in contract.repeatable(program):
            source = (op.name, op.args, op.attrs)
            self._same[op.result] = self._again.setdefault(source, op.result)

    def step(self, op: Op) -> None:
        """Replay one operation."""
        frame = self._contract.frame
        if frame.sets_far(op) and op.number("k") == frame.far_bytes and not self._far:
            self._far = frame.far
            return
        if not self._usable.issuperset(op.results):
            raise AllocationError(f"{_show(op)} writes a register that it may not use")
        if op.added == "copy" and op.name in self._copies:
            self._holds[op.result] = self._holds.get(op.args[0], "")
        elif op.added == "spill":
            self._spill(op)
        else:
            self._original(op)

    def _spill(self, op: Op) -> None:
        frame = self._contract.frame
        pointers = {frame.pointer, self._far} - {""}
        if pointers.isdisjoint(op.args) or self._is_of_program(op):
            read = tuple(self._holds.get(a, "") for a in op.args)
            again = self._again.get((op.name, read, op.attrs))
            if again is None:
                raise AllocationError(f"{_show(op)} makes no value of the program")
            self._check_views(op)
            self._holds[op.result] = again
            return
        first, size = frame.place(op), self._sizes[op.name]
        is_home = bool(op.results) and first in self._contract.homes.values()
        if first < frame.first_byte and not is_home:
            raise AllocationError(f"{_show(op)} is outside the frame")
        if op.results:
            value, stored = self._slots.get(first, ("", 0))
            if stored != size:
                raise AllocationError(f"{_show(op)} loads an empty slot")
            self._holds[op.result] = value
            return
        (source,) = (a for a in op.args if a not in pointers)
        for start, (_, stored) in tuple(self._slots.items()):
            if start < first + size and first < start + stored:
                del self._slots[start]
        self._slots[first] = (self._holds.get(source, ""), size)

    def _is_of_program(self, op: Op) -> bool:
        """Whether an operation loads from the program's own part of the frame, below the slots."""
        first, homes = self._contract.frame.place(op), self._contract.homes.values()
        is_below = first < self._contract.frame.first_byte and first not in homes
        return bool(op.results) and is_below

    def _original(self, op: Op) -> None:
        """Replay the next operation of the program."""
        if self._next == len(self._program.ops):
            raise AllocationError(f"{_show(op)} is not in the program")
        before = self._program.ops[self._next]
        self._next += 1
        read = tuple(self._holds.get(a, "") for a in op.args)
        if (op.name, read, op.attrs) not in self._forms(before):
            raise AllocationError(f"{_show(op)} stands for {_show(before)} and reads {read}")
        self._check_operands(op)
        self._holds.update(zip(op.results, map(self._known, before.results), strict=True))

    def _known(self, value: str) -> str:
        """The first value with the same definition, for which either may be rematerialised."""
        return self._same.get(value, value)

    def _forms(self, op: Op) -> list[tuple[object, ...]]:
        """The equivalent forms of an operation."""
        read = tuple(map(self._known, op.args))
        forms: list[tuple[object, ...]] = [(op.name, read, op.attrs)]
        for name, order in self._contract.alternatives.get(op.name, ()):
            forms.append((name, tuple(read[i] for i in order), op.attrs))
        return forms

    def _check_operands(self, op: Op) -> None:
        """Check that tied operands share a register, and that consecutive ones are consecutive."""
        instruction = self._contract.table[op.name]
        results = dict(zip(instruction.results, op.results, strict=True))
        args = dict(zip(instruction.args, op.args, strict=True))
        if any(results[name] != args[name] for name in instruction.tied):
            raise AllocationError(f"{_show(op)} has a tied operand in two registers")
        if len(set(op.results)) < len(op.results):
            raise AllocationError(f"{_show(op)} writes a register twice")
        self._check_views(op)
        if instruction.lines:
            _check_sequence(op, args, results)
        numbers = [
            int("".join(filter(str.isdigit, (args | results)[name])))
            for name in instruction.row.consecutive.split()
        ]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))) if numbers else False:
            raise AllocationError(f"{_show(op)} needs registers that follow each other")

    def _check_views(self, op: Op) -> None:
        """Check that each operand is in a register that its view allows."""
        instruction = self._contract.table[op.name]
        named = [*zip(instruction.results, op.results, strict=True)]
        for name, register in (*named, *zip(instruction.args, op.args, strict=True)):
            usable = self._contract.view_registers.get(instruction.views[name])
            if usable is not None and register not in usable:
                raise AllocationError(f"{_show(op)} cannot have `{register}` for `{name}`")

    def finish(self, results: Sequence[str]) -> None:
        """Check the end of the listing: no operation is missing, and results are in place."""
        if self._next < len(self._program.ops):
            raise AllocationError(f"{_show(self._program.ops[self._next])} is missing")
        for value, register in zip(self._program.results, results, strict=True):
            wanted = self._contract.fixed.get(value, register)
            if self._holds.get(register) != self._known(value) or register != wanted:
                raise AllocationError(f"the result `{value}` is not in `{wanted}`")


def _check_sequence(op: Op, args: Mapping[str, str], results: Mapping[str, str]) -> None:
    """Check that no result of a sequence overwrites another operand, which may still be read."""
    for name, register in results.items():
        if any(r == register for other, r in args.items() if other != name):
            raise AllocationError(f"{_show(op)} overwrites `{register}` before it is read")


def _show(op: Op) -> str:
    return f"`{op.name} {', '.join(op.args)}`"
