"""Joins loads of adjacent round keys, where too many of them would stay in registers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.ir.program import Op, Program, attributes
from compiler.machine.isa import Instruction
from compiler.module import Context, Module, Pass
from compiler.order.memory import stored_by
from compiler.passes.forms.multiply_rotations import Busy, busy_units
from compiler.registers.liveness import max_pressure

JOINED = "load_joined"
"""The purpose of instructions that load a word or adjacent ones, in each turn of a loop anew."""
Word = tuple[str, int]
"""A pointer, and an offset in bytes."""


@dataclass(frozen=True)
class JoinLoads(Pass):
    """Load adjacent round keys with one instruction, in each turn of the loop over blocks.

    An assembler may move loads of round keys out of that loop. Then each word keeps a register, and
    few threads are resident at a time. Joined loads stay in the loop, at the place of the first of
    them. They take words that are loaded once, if the layout aligns them together; a word without
    such neighbours is loaded by itself. Words of which only values that all threads share are made
    stay as they are, since the loop needs them once.

    A function stays as it is if its values and its round keys are few, if joined loads would leave
    too many values as well, or if they would make a turn much longer.

    Before::

        k0: u32 = load rk, big=0, bytes=4, offset=0, own=1
        t0: u32 = xor a, k0
        k1: u32 = load rk, big=0, bytes=4, offset=4, own=1
        t1: u32 = add t0, k1

    After::

        k0: u32, k1: u32 = ld_anew_2 rk, offset=0
        t0: u32 = xor a, k0
        t1: u32 = add t0, k1
    """

    enabled: bool = True
    """Whether the pass runs; without it each word is loaded by itself."""
    resident: int = 100
    """The most values with which a function stays as it is, all of its round keys among them: with
    those of its loop they take 128 registers, and a quarter of a GPU's threads is resident."""
    percent: int = 15
    """By how much loads in each turn may keep the units of the core busy for longer."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine has such instructions."""
        target = context.target
        names = target.primitives.get(JOINED, "").split()
        # Parameters need no registers: they are operands.
        are_operands = module.regions is not None and module.regions.keys_in == "parameters"
        if not self.enabled or not names or are_operands:
            return module
        rows = sorted((target.table[name] for name in names), key=lambda row: -len(row.results))

        def changed(program: Program) -> Program:
            # An iteration's loads stay in the loop, as their addresses change.
            stays = target.of(program.name) is not target or program.part == "round"
            return program if stays else self._joined(program, rows, context)

        return module.map(changed, context.together)

    def _joined(self, program: Program, rows: Sequence[Instruction], context: Context) -> Program:
        """The program with joined loads, if that is better."""
        if most_values(program) <= self.resident:
            return program
        joins = joined_words(program, rows, context.target.alignment)
        if not joins:
            return program
        made = _with_joins(program, joins)
        if most_values(made) > self.resident:
            return program
        return program if self._is_too_long(program, joins, context) else made

    def _is_too_long(
        self, program: Program, joins: Mapping[Word, Instruction], context: Context
    ) -> bool:
        """Whether loads in each turn keep the units of the core busy for too long."""
        core = context.target.cores[context.core]
        busy = busy_units(program, context)
        ports = Counter(busy.ports)
        for row in joins.values():
            ports.update(core.cost(row).ports)
        loaded = Busy(ports, busy.n_instructions + len(joins))
        return loaded.cycles(core.width) * 100 > busy.cycles(core.width) * (100 + self.percent)


def most_values(program: Program) -> int:
    """The most values alive at once if all words that are loaded one by one stay in registers."""
    keys = [op for op in program.ops if _is_key(op)]
    apart = {op.result for op in keys} | {o.result for o in program.ops if o.name == "const"}
    types = program.types.items()
    classes = {name: "" for name, kind in types if not (kind.is_pointer or name in apart)}
    return len({_word(op) for op in keys}) + max_pressure(program, classes).get("", 0)


def joined_words(
    program: Program, rows: Sequence[Instruction], alignment: int
) -> Mapping[Word, Instruction]:
    """The words that one instruction loads: the first one, and the instruction.

    Args:
        program: a slice program.
        rows: instructions that load adjacent words, those of most words first.
        alignment: of pointers, in bytes.
    """
    free = _own_words(program)
    found: dict[Word, Instruction] = {}
    for row in rows:
        size = len(_places(row)) * _places(row).step
        fitting = {word for word, bits in free.items() if bits == row.lane_bits}
        for pointer, offset in sorted(fitting):
            words = [(pointer, offset + place) for place in _places(row)]
            is_aligned = alignment % size == 0 and offset % size == 0
            if is_aligned and all(word in free and word in fitting for word in words):
                found[words[0]] = row
                for word in words:
                    del free[word]
    return found


def _own_words(program: Program) -> dict[Word, int]:
    """The bits of round keys that one load reads, for values of a thread's own."""
    written, shared = stored_by(program), _shared_values(program)
    loads = [op for op in program.ops if _is_key(op) and op.args[0] not in written]
    counts = Counter(_word(op) for op in loads)
    readers: defaultdict[str, set[str]] = defaultdict(set)
    for op in program.ops:
        for arg in op.args:
            readers[arg].update(op.results)
    for result in program.results:
        readers[result].add("")
    return {
        _word(op): op.type.bits
        for op in loads
        if counts[_word(op)] == 1 and not readers[op.result] <= shared
    }


def _shared_values(program: Program) -> set[str]:
    """The values that are computed from constants and round keys alone: all threads share them."""
    known = {p.name for p in program.params if p.type.is_pointer}
    computed: set[str] = set()
    for op in program.ops:
        if known.issuperset(op.args):
            known.update(op.results)
            computed.update(op.results)
    return computed


def _with_joins(program: Program, joins: Mapping[Word, Instruction]) -> Program:
    """The program with the loads of words joined at the first of them."""
    names = {_word(op): op.result for op in program.ops if _is_key(op)}
    first_of = {
        (pointer, first + place): (pointer, first)
        for (pointer, first), row in joins.items()
        for place in _places(row)
    }
    ops: list[Op] = []
    done: set[Word] = set()
    for op in program.ops:
        first = first_of.get(_word(op)) if _is_key(op) else None
        if not first:
            ops.append(op)
        elif first not in done:
            done.add(first)
            row, (pointer, offset) = joins[first], first
            words = tuple(names[pointer, offset + place] for place in _places(row))
            types, attrs = op.types * len(words), attributes(offset=offset)
            ops.append(op.changed(row.name, op.args, words, types, attrs))
    return program.with_ops(ops)


def _places(row: Instruction) -> range:
    """The places of the words that an instruction loads, in bytes from the first one."""
    step = row.lane_bits // 8
    return range(0, step * len(row.results), step)


def _is_key(op: Op) -> bool:
    """Whether an operation loads a round key as it is stored."""
    return op.name == "load" and bool(op.number("own", 0))


def _word(op: Op) -> Word:
    return op.args[0], op.number("offset", 0)
