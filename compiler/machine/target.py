"""A target as data: its tables, the registers that kernels may use, and how its text looks."""

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
"""What a sequence computes that takes a number from a word, whose limbs are its immediates."""
ROUND = "round"
"""The part of a function that goes round, as `Target.arguments` names it."""
HIGH = "high"
"""The part that makes what is held for many blocks."""
FRAME = "frame"
"""The parameter of a program that has words of its own in the frame, and points to its bottom."""


@dataclass(frozen=True)
class LoadStore:
    """A load and the store that undoes it."""

    load: str
    store: str


@dataclass(frozen=True)
class Placement:
    """Where the parameters of a function are that needs no frame.

    Args:
        name: by which the template knows it.
        registers: of each parameter.
        lost: the parameters that the function may overwrite.
        cycles: what the template takes more for each group of blocks than at the best place.
        round: of the pointer to the keys of a round, where that is elsewhere than usual.
        high: of the parameters of the part that makes what is held for many blocks; none where
            nothing is held. The pointer to that is used up behind each part.
        lacks: the parameters of a time round that the function has none of.
        waits: parameters that wait in registers of data as long as what is held is read, with the
            pointer that they become then: the one that what is held was read by.
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
    """The forms of an access at any distance from a pointer, by the names of instructions.

    Args:
        at: the one at the pointer itself.
        on: the one that moves the pointer behind what it accesses.
        near: the one at a short distance, which some pointers have.
    """

    at: str
    on: str
    near: str


@dataclass(frozen=True)
class InPlace:
    """A look-up whose index is where the machine wants it.

    Args:
        name: of the row, with the arguments of the one that brings the index there.
        register: where the index is.
    """

    name: str
    register: str


@dataclass(frozen=True)
class PairCopy:
    """The instruction that copies two registers at once.

    Args:
        name: of the row, with results and arguments in the order of the pairs.
        pairs: the registers that it copies from and to.
    """

    name: str
    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class VirtualRegister:
    """A type of virtual registers: how their names begin, and the bits that they hold."""

    prefix: str
    bits: int


@dataclass(frozen=True)
class LimbOperation:
    """An operation on the limbs of a word: its name in programs, how many, how far it rotates."""

    name: str
    limbs: int
    amount: int = 0


Mode = Literal["ecb", "ctr"]
Output = Literal["assembly", "source", "virtual assembly", "kernels"]
"""What a file is made of: instructions on a machine's registers, a language with variables, or
instructions on any number of virtual registers; of these also functions of which each thread works
on blocks of its own, which come and go in registers."""
Executor = Literal["emulator", "simulator", "host", "grid", "interpreter"]
"""What runs a file in checks: an emulator of its machine, a simulator that counts its cycles, too,
the machine that compiles it, an interpreter of grids of threads, or nothing: then the passes are
checked, the last one's instructions by their rows."""


@dataclass(frozen=True)
class Target:
    """Everything the compiler knows of a machine.

    Args:
        name: as on the command line and in the names of functions.
        folder: where its rows, rules and template lie.
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
        comment: what starts a comment.
        logic: generic operations that are one instruction, by feature (`""` for the plain machine).
        lanes: numbers of blocks that kernels may work on at once.
        convention: the calling convention and where the arguments are, for people.
        usual_lanes: numbers of blocks that a function works on at once unless one says otherwise: 1
            where a cipher's words are computed as they are, otherwise the last.
        word_bits: widths of the words that it computes with one block at a time.
        bitsliced_from: with so many lanes or more, registers hold bits unless one says otherwise.
        loops: whether the rounds of many blocks become a loop unless one says otherwise.
        rolls: whether its template has loops of rounds at all.
        rolls_keys: whether its key set-up may have one, too.
        fixes_keys: whether its template does without the functions that take a key or a nonce.
        modes: modes of operation that its template has functions for.
        ending: of the names of generated files.
        helpers: functions that a file must hold where its text calls them, in their order.
        type_names: of the variables of source text, by the bits of a value.
        alignment: of what the key set-up fills, in bytes.
        data_alignment: of the texts, keys and nonces of a caller, in bytes; loads and stores must
            be aligned to their size where it is more than 1.
        address_bits: width of an address.
        saved_bytes: at the bottom of a frame, what the template keeps there: the registers that the
            caller wants back among them.
        pushed: registers that the template pushes before it makes a frame, beside those that the
            caller wants back; none where all of them are in the frame.
        call_bytes: what `ctr_init` keeps in the stack while it calls the key set-up.
        homes: by function, parameters that lie in the frame, too, and at which byte: they may lose
            their registers and are back in them at the end.
        class_features: register classes in place of `classes` where the machine has a feature.
        definition: how the text of a function begins; `{symbol}` is its name.
        output: what its files are made of.
        executor: what runs them in checks.
        sequences: instructions of `table` that are several, with what they compute.
        view_registers: the registers that an operand of a view may be, where they are not all of
            its class.
        instruction_bytes: sizes of its instructions, where rows have encodings.
        virtual_registers: the type of the virtual registers of each view.
        frameless: by function, where its parameters may be if it needs no frame; they are where
            `arguments` and `homes` say if it needs one.
        lost: parameters in registers that a function may overwrite.
        walks: of accesses that no instruction does at every distance, the forms that there are.
        tables: the memories whose tables are read in a time that no index decides, the usual one
            first: the primitive `lookup_flash` reads one in `flash`.
        pointer_moves: the instructions that add a constant to a pointer, the cheapest first.
        pair_copy: the instruction that copies two registers at once.
        folds: what may leave the loop of counter mode: see `CHOICES["fold"]` in `options.flags`.
        waits: parameters that become pointers once what is held is read, as `Placement` has them.
        used_up: pointers that nobody reads behind a function.
        in_place: for a look-up that moves its index first, the one that does not.
        host: the target of the functions that are called once, where another machine calls them.
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
        """Whether functions on blocks are kernels: blocks come and go in registers."""
        return self.output == "kernels"

    def of(self, function: str) -> Target:
        """The target that a function of the interface is for."""
        return self.host if self.host and function not in self.arguments else self

    @property
    def allocates(self) -> bool:
        """Whether values are given registers of the machine and slots of a frame."""
        return self.output == "assembly"

    @cached_property
    def reach(self) -> int:
        """The longest distance of an access from a pointer that walks, in bytes; 0: none walks."""
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
        """Whether values of one block's words are given registers."""
        return self.allocates and bool(self.word_bits)

    @property
    def can_fold(self) -> bool:
        """Whether it has a function that fills the table of a folded counter mode."""
        return "table" in self.arguments

    def with_features(self, features: Iterable[str]) -> Target:
        """The target with the registers that a machine of these features has."""
        found = [self.class_features[f] for f in features if f in self.class_features]
        return replace(self, classes=found[-1]) if found else self

    def without_frame(self, function: str, placement: Placement) -> Target:
        """The target as a function sees it that needs no frame."""
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
        """The registers of the parameters of a function, or of a part of it that has its own."""
        return self.arguments[part if part in self.arguments else function]

    def state_registers(self, function: str) -> tuple[str, ...]:
        """The registers in which the parts of a function with a loop of rounds hand the state on.

        None of them holds a pointer in any part.
        """
        taken = {*self.arguments[function].values(), *self.arguments.get(ROUND, {}).values()}
        return tuple(r for r in self.classes[0].free if r not in taken)

    def homes_of(self, function: str, part: Part = "") -> Mapping[str, int]:
        """The parameters of a listing that lie in the frame, too."""
        return {} if part in self.arguments else self.homes.get(function, {})

    def room(self, program: Program, kind: RegisterClass, *, tight: bool = False) -> int:
        """The registers of a class that values of a listing may fill beside parameters with homes.

        Where it is `tight` these leave their registers, but for the pointer to the keys, which is
        read all the time.
        """
        name, part = program.name, program.part
        registers = self.argument_registers(name, part)
        homes = sum(registers.get(home) in kind.free for home in self.homes_of(name, part))
        return len(kind.free) - (bool(homes) if tight else homes)

    def classes_of(self, function: str, part: Part = "") -> tuple[RegisterClass, ...]:
        """The classes with the registers that a listing may use: without those of its pointers."""
        homes, registers = self.homes_of(function, part), self.argument_registers(function, part)
        taken = {r for n, r in registers.items() if n not in homes and n not in self.lost}
        return tuple(
            replace(c, free=tuple(r for r in c.free if r not in taken)) for c in self.classes
        )
