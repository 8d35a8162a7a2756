"""A target as data: its tables, the registers for kernels, and its text forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Literal

from compiler.ir.program import Program, Type
from compiler.ir.slots import Part
from compiler.machine.core import Core
from compiler.machine.isa import Instruction
from compiler.machine.register_class import RegisterClass
from compiler.machine.rules import Move, Rule
from compiler.machine.sequences import InstructionSequence

LESS_CONSTANT = "sub_limbs_constant"
"""The operation of a sequence that subtracts a constant, whose limbs are its immediates."""
ROUND = "round"
"""The loop body of a function, as a key of `Target.arguments`."""
HIGH = "high"
"""The part that computes the values held for many blocks, as a key of `Target.arguments`."""
FRAME = "frame"
"""The parameter that points to the bottom of the frame, for a program with its own words there."""


@dataclass(frozen=True)
class LoadStore:
    """A load and its inverse store."""

    load: str
    store: str


@dataclass(frozen=True)
class Placement:
    """The places of the parameters of a function that needs no frame.

    Args:
        name: its name in the template.
        registers: the register of each parameter.
        lost: the parameters that the function may overwrite.
        cycles: additional cycles of the template for each group of blocks, compared with the best
            placement.
        round: the register of the pointer to the keys of an iteration, if it differs from the usual
            one.
        high: the registers of the parameters of the part that computes held values; empty if there
            are none. The pointer to held values is overwritten behind each part.
        lacks: the parameters of an iteration that the function lacks.
        waits: parameters that are in data registers while held values are read; afterwards each
            becomes the given pointer, through which the held values were read.
    """

    name: str
    registers: Mapping[str, str]
    lost: frozenset[str] = frozenset()
    cycles: int = 0
    round: str = ""
    lacks: frozenset[str] = frozenset()
    high: Mapping[str, str] = field(default_factory=dict[str, str])
    waits: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class Walks:
    """The forms of an access at any distance from a pointer, as names of instructions.

    Args:
        at: the access without displacement.
        on: the access with post-increment.
        near: the access with a short displacement, which some pointers allow.
    """

    at: str
    on: str
    near: str


@dataclass(frozen=True)
class InPlace:
    """A look-up whose index is already in the required register.

    Args:
        name: name of the row, which has the arguments of the row that moves the index.
        register: the register of the index.
    """

    name: str
    register: str


@dataclass(frozen=True)
class PairCopy:
    """The instruction that copies two registers at once.

    Args:
        name: name of the row, whose results and arguments are in the order of the pairs.
        pairs: the registers that it copies from and to.
    """

    name: str
    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class VirtualRegister:
    """A type of virtual registers: the prefix of their names, and their width in bits."""

    prefix: str
    bits: int


@dataclass(frozen=True)
class LimbOperation:
    """An operation on the limbs of a word: its name, the number of limbs, a rotation's distance."""

    name: str
    limbs: int
    amount: int = 0


Mode = Literal["ecb", "ctr"]
Output = Literal["assembly", "source", "virtual assembly", "kernels"]
"""The content of a file: instructions on a machine's registers; source text with variables;
instructions on virtual registers; or, with these, kernels whose threads work on their own blocks.
"""
Executor = Literal["emulator", "simulator", "host", "grid", "interpreter"]
"""The executor of a file in checks: an emulator of its machine; a simulator, which also counts
cycles; the machine that compiles it; an interpreter of grids of threads; or the interpreter of
programs, which checks the passes and runs the last listing by its rows.
"""


@dataclass(frozen=True)
class Target:
    """All that the compiler knows of a machine.

    Args:
        name: its name on the command line and in names of functions.
        folder: the folder of its rows, rules and template.
        table: instructions by name.
        rules: rewrites from generic operations to instructions.
        moves: ways to permute data between registers.
        accesses: loads and stores of whole registers.
        shapes: the shape of each register type.
        register_bytes: the widths of a data register in bytes, widest first.
        cores: core models by name, the default first.
        classes: register classes that the allocator fills.
        view_classes: the class of each register view in the rows' text.
        alternatives: instructions with the same result that tie another operand, with the order of
            the operands.
        primitives: the instructions that load, store, splat, make constants and move pointers.
        arguments: by function, the register of each parameter of its listing.
        frame_pointer: the register that spill slots are addressed from.
        features: names that `--features` knows.
        triple: the assembler's name for the machine.
        assembler_features: the assembler's name of each feature.
        comment: the start of a comment.
        logic: generic operations that are one instruction, by feature (`""` for the plain machine).
        lanes: numbers of blocks that functions may work on at once.
        convention: the calling convention and where the arguments are, for people.
        usual_lanes: default numbers of blocks that a function works on at once: 1, if listed, for
            functions on a cipher's words; the largest for all others.
        word_bits: word widths for functions on one block at a time.
        bitsliced_from: number of lanes from which on bit slicing is the default.
        loops: whether the rounds of many blocks become a loop by default.
        rolls: whether its template has loops of rounds at all.
        rolls_keys: whether its key set-up may have a loop, too.
        fixes_keys: whether its template does without the functions that take a key or a nonce.
        modes: modes of operation that its template has functions for.
        ending: of the names of generated files.
        helpers: functions that a file must define if its text calls them, in order.
        type_names: types of variables in source text, by the bits of a value.
        alignment: alignment of the memory that the key set-up fills, in bytes.
        data_alignment: alignment of the caller's texts, keys and nonces, in bytes; if it is more
            than 1, loads and stores must be aligned to their size.
        address_bits: width of an address.
        saved_bytes: bytes at the bottom of a frame that the template uses, for callee-saved
            registers and others.
        pushed: registers that the template pushes before it makes a frame, besides callee-saved
            ones; none if all are saved in the frame.
        call_bytes: bytes of stack that `ctr_init` uses while it calls the key set-up.
        homes: by function, parameters that are also in the frame, with their byte offsets: they may
            be spilled and are in their registers again at the end.
        class_features: register classes that replace `classes` if the machine has a feature.
        definition: how the text of a function begins; `{symbol}` is its name.
        output: the content of its files.
        executor: the executor of its files in checks.
        sequences: instruction sequences in `table`, with the operations that they compute.
        view_registers: the registers allowed for operands of a view, if these are not the whole
            class.
        instruction_bytes: sizes of its instructions, if rows have encodings.
        virtual_registers: the type of the virtual registers of each view.
        frameless: by function, the possible placements of its parameters if it needs no frame; with
            a frame, `arguments` and `homes` apply.
        lost: parameters in registers that a function may overwrite.
        walks: the forms of accesses that no instruction does at every distance.
        tables: the memories whose tables are read in constant time, the default first: the
            primitive `lookup_flash` reads a table in `flash`.
        pointer_moves: the instructions that add a constant to a pointer, the cheapest first.
        pair_copy: the instruction that copies two registers at once.
        folds: the computations that may leave the loop of counter mode, see `CHOICES["fold"]` in
            `options.flags`.
        waits: parameters that become pointers once the held values are read, as in `Placement`.
        used_up: pointers that are dead behind a function.
        in_place: for each look-up that moves its index first, the form that does not.
        host: the target of functions that run on the calling machine, if that is another one.
    """

    name: str
    folder: Path
    table: Mapping[str, Instruction]
    rules: tuple[Rule, ...]
    moves: tuple[Move, ...]
    accesses: tuple[LoadStore, ...]
    shapes: Mapping[Type, str]
    register_bytes: tuple[int, ...]
    cores: Mapping[str, Core]
    classes: tuple[RegisterClass, ...]
    view_classes: Mapping[str, str]
    alternatives: Mapping[str, tuple[tuple[str, tuple[int, ...]], ...]]
    primitives: Mapping[str, str]
    arguments: Mapping[str, Mapping[str, str]]
    frame_pointer: str
    features: tuple[str, ...]
    triple: str
    assembler_features: Mapping[str, str]
    comment: str
    logic: Mapping[str, frozenset[str]]
    lanes: tuple[int, ...]
    convention: str
    usual_lanes: tuple[int, ...]
    word_bits: tuple[int, ...] = ()
    bitsliced_from: int = 128
    loops: bool = False
    rolls: bool = True
    rolls_keys: bool = False
    fixes_keys: bool = False
    modes: tuple[Mode, ...] = ("ecb", "ctr")
    ending: str = "s"
    helpers: Mapping[str, str] = field(default_factory=dict[str, str])
    type_names: Mapping[int, str] = field(default_factory=dict[int, str])
    alignment: int = 1
    definition: str = "{symbol}:"
    data_alignment: int = 1
    address_bits: int = 64
    saved_bytes: int = 64
    call_bytes: int = 0
    pushed: tuple[str, ...] = ()
    homes: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    class_features: Mapping[str, tuple[RegisterClass, ...]] = field(
        default_factory=dict[str, tuple[RegisterClass, ...]]
    )

    output: Output = "assembly"
    executor: Executor = "emulator"
    sequences: tuple[InstructionSequence, ...] = ()
    view_registers: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    instruction_bytes: tuple[int, ...] = (4,)
    virtual_registers: Mapping[str, VirtualRegister] = field(
        default_factory=dict[str, VirtualRegister]
    )
    frameless: Mapping[str, tuple[Placement, ...]] = field(
        default_factory=dict[str, tuple[Placement, ...]]
    )
    lost: frozenset[str] = frozenset()
    walks: Mapping[str, Walks] = field(default_factory=dict[str, Walks])
    tables: tuple[str, ...] = ()
    pointer_moves: tuple[str, ...] = ()
    pair_copy: PairCopy | None = None
    folds: tuple[str, ...] = ("separated",)
    waits: Mapping[str, str] = field(default_factory=dict[str, str])
    used_up: frozenset[str] = frozenset()
    in_place: Mapping[str, InPlace] = field(default_factory=dict[str, InPlace])
    host: Target | None = None

    @property
    def has_threads(self) -> bool:
        """Whether functions on blocks are kernels, with blocks as parameters and results."""
        return self.output == "kernels"

    def of(self, function: str) -> Target:
        """The target that a function of the interface is for."""
        return self.host if self.host and function not in self.arguments else self

    @property
    def allocates(self) -> bool:
        """Whether values are allocated to registers of the machine and slots of a frame."""
        return self.output == "assembly"

    @cached_property
    def reach(self) -> int:
        """The largest displacement from a walking pointer, in bytes; 0 if none walks."""
        forms = (self.table[forms.near] for forms in self.walks.values())
        return min((row.bounds["k"][1] for row in forms), default=0)

    @cached_property
    def limb_sequences(self) -> Mapping[LimbOperation, str]:
        """The instructions that compute operations on limbs."""
        return {
            LimbOperation(
                s.computes,
                len(self.table[s.name].results) - len(s.scratch.split()),
                s.amount,
            ): s.name
            for s in self.sequences
            if s.computes
        }

    @property
    def has_word_registers(self) -> bool:
        """Whether values of one block's words are allocated to registers."""
        return self.allocates and bool(self.word_bits)

    @property
    def can_fold(self) -> bool:
        """Whether it has a function that fills the table of a folded counter mode."""
        return "table" in self.arguments

    def with_features(self, features: Iterable[str]) -> Target:
        """The target with the register classes of a machine with these features."""
        found = [self.class_features[f] for f in features if f in self.class_features]
        return replace(self, classes=found[-1]) if found else self

    def without_frame(self, function: str, placement: Placement) -> Target:
        """The target for a function without a frame."""
        stay = {n: r for n, r in placement.registers.items() if n not in placement.lost}
        before = self.arguments[function]
        around = self.arguments.get(ROUND, {})
        own = {n: r for n, r in around.items() if n not in before and n not in placement.lacks}
        own |= {ROUND: placement.round} if placement.round else {}
        high = {HIGH: placement.high} if placement.high else {}
        around = {n: r for n, r in stay.items() if r not in own.values()} | own
        arguments = {**self.arguments, function: placement.registers, ROUND: around, **high}
        return replace(
            self,
            arguments=arguments,
            homes={},
            frame_pointer="",
            frameless={},
            lost=placement.lost,
            waits=placement.waits,
            used_up=frozenset({FRAME} if placement.high else ()),
        )

    def argument_registers(self, function: str, part: Part = "") -> Mapping[str, str]:
        """The registers of the parameters of a function, or of a part that has its own."""
        return self.arguments[part if part in self.arguments else function]

    def state_registers(self, function: str) -> tuple[str, ...]:
        """The registers in which the parts of a function with a loop of rounds pass the state.

        No part has a pointer in one of them.
        """
        taken = {*self.arguments[function].values(), *self.arguments.get(ROUND, {}).values()}
        return tuple(r for r in self.classes[0].free if r not in taken)

    def homes_of(self, function: str, part: Part = "") -> Mapping[str, int]:
        """The parameters of a listing that are also in the frame."""
        return {} if part in self.arguments else self.homes.get(function, {})

    def room(self, program: Program, kind: RegisterClass, *, tight: bool = False) -> int:
        """The number of registers of a class for values of a listing beside parameters with homes.

        If `tight`, these parameters are spilled, except the pointer to the keys, which is used
        most.
        """
        name, part = program.name, program.part
        registers = self.argument_registers(name, part)
        homes = sum(registers.get(home) in kind.free for home in self.homes_of(name, part))
        return len(kind.free) - (bool(homes) if tight else homes)

    def classes_of(self, function: str, part: Part = "") -> tuple[RegisterClass, ...]:
        """The classes with the registers that a listing may use, without those of its pointers."""
        homes, registers = self.homes_of(function, part), self.argument_registers(function, part)
        taken = {r for n, r in registers.items() if n not in homes and n not in self.lost}
        return tuple(
            replace(c, free=tuple(r for r in c.free if r not in taken)) for c in self.classes
        )
