"""What the pipeline carries: the programs of one parameter set, and what passes may look up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, Protocol, TypeVar

from compiler.frontend.interface import FixedKey
from compiler.ir.program import Program, Type
from compiler.ir.slots import Slot
from compiler.layouts.lane_instructions import lane_instructions
from compiler.layouts.lane_steps import TWO_SHIFTS, LaneMap, Shifter
from compiler.layouts.layout import DepthError
from compiler.machine.target import Placement, Target
from compiler.planes.network import PlaneNetwork
from compiler.regions import CounterBytes, FoldedTable, HeldBytes, Regions, RoundKeys, Spills
from dsl.cipher import Cipher, WordLayout

Value = TypeVar("Value")


class Together(Protocol):
    """Makes calls that do not depend on each other, and returns their values in order."""

    def __call__(self, calls: Sequence[Callable[[], Value]]) -> list[Value]:
        """The values; of calls in other processes they are copies."""
        ...


def in_turn(calls: Sequence[Callable[[], Value]]) -> list[Value]:
    """The values of calls, made here one after another."""
    return [call() for call in calls]


class HoldError(DepthError):
    """Counter mode can hold no values for 256 blocks, in this form or on this target."""


@dataclass(frozen=True)
class DataChoice:
    """How an operation is computed whose time some machines make depend on data.

    Args:
        operation: what the text calls for.
        native: by the machine's own instruction; otherwise by constant rotations and selects.
    """

    operation: Literal["rotation by data", "multiplication"]
    native: bool


@dataclass(frozen=True)
class Module:
    """The programs of one parameter set on their way to one target.

    Args:
        cipher: the checked source.
        set_name: the parameter set.
        programs: by name; spec programs at first, then one for each function of the interface.
        counter: how a block of counter mode is made up, where there is that mode.
        table: of folded counter mode, where that is folded.
        held: what counter mode keeps in its frame for 256 blocks, where it does.
        regions: the memory that functions read and write, once blocks have a layout.
        round_keys: by function, where its loop of rounds finds keys.
        spills: by program, what register allocation took.
        constants: bytes that listings load, from selection on.
        tables: the bytes of tables that listings look values up in, by name, from selection on.
        table_memory: where those lie: as `Target.tables` has it, or `none`.
        loops: for functions with a loop of rounds, the key slots of each time round.
        layout: how blocks go from memory to the lanes, for people.
        blocks: how many blocks a spec program takes at once.
        vector_lanes: how many groups of them lie side by side in vectors of words.
        group: how the bytes of such a group are read as words; as the text says where it is None.
        key_words: how a key's bytes are read as words; as the text says where it is None.
        planes: how bit planes lie in words, where programs are of planes.
        round_constants: what functions on blocks read in place of `rk` where there is no key.
        choices: how rotations by data and products are computed, where there are some.
        in_words: whether registers hold words of one block, or of one group of planes.
        interleaved: the words that each word of the text has become; 1: words are whole, or bits.
        acted: the passes that have changed something, in their order.
        fixed: the key that the programs are for alone; None where they are for any.
        placed: where the parameters are of functions that were found to need no frame, on targets
            where that makes a difference.
    """

    cipher: Cipher
    set_name: str
    programs: Mapping[str, Program]
    counter: CounterBytes | None = None
    table: FoldedTable | None = None
    held: HeldBytes | None = None
    regions: Regions | None = None
    round_keys: Mapping[str, RoundKeys] = field(default_factory=dict[str, RoundKeys])
    spills: Mapping[str, Spills] = field(default_factory=dict[str, Spills])
    constants: bytes = b""
    tables: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    table_memory: str = "none"
    loops: Mapping[str, tuple[tuple[Slot, ...], ...]] = field(
        default_factory=dict[str, tuple[tuple[Slot, ...], ...]]
    )
    layout: str = ""
    blocks: int = 1
    vector_lanes: int = 1
    group: WordLayout | None = None
    key_words: WordLayout | None = None
    planes: PlaneNetwork | None = None
    round_constants: bytes = b""
    choices: tuple[DataChoice, ...] = ()
    in_words: bool = False
    interleaved: int = 1
    acted: tuple[Pass, ...] = ()
    fixed: FixedKey | None = None
    placed: Mapping[str, Placement] = field(default_factory=dict[str, Placement])

    def seen_by(self, function: str, target: Target) -> Target:
        """The target as a function of the module sees it, once registers are allocated."""
        place = self.placed.get(function)
        return target.without_frame(function, place) if place else target

    @property
    def block(self) -> WordLayout:
        """How the bytes that a spec program takes are read as words: of a block, or of a group."""
        return self.group or self.cipher.parameter_set(self.set_name).block

    @property
    def key(self) -> WordLayout:
        """How a key's bytes are read as words."""
        return self.key_words or self.cipher.parameter_set(self.set_name).key

    def has_code_of(self, other: Module) -> bool:
        """Whether two modules are the same but for figures and what is said for people."""
        mine, its = (
            (m.constants, m.tables, m.loops, m.round_constants, m.programs) for m in (self, other)
        )
        return mine == its

    def map(self, change: Callable[[Program], Program]) -> Module:
        """The same module with every program changed."""
        return replace(self, programs={n: change(p) for n, p in self.programs.items()})

    def with_program(self, name: str, program: Program) -> Module:
        """The same module with one program more, or another in its place."""
        return replace(self, programs={**self.programs, name: program})

    @property
    def laid_out(self) -> Regions:
        """The memory that functions read and write, behind the pass that lays it out."""
        assert self.regions, "the blocks have a layout"
        return self.regions

    @property
    def figures(self) -> Mapping[str, int]:
        """What passes found out, by name, for reports."""
        return figures_of(self)


def figures_of(module: Module) -> dict[str, int]:
    """Sizes in bytes, rounds and spills of a module, as far as passes have found them out."""
    found: dict[str, int] = {}
    if counter := module.counter:
        found |= {"counter_bytes": counter.counter, "nonce_bytes": counter.nonce}
    if table := module.table:
        found |= {
            "table_bytes": table.size,
            "entry_bytes": table.entry,
            "repeated_bytes": table.repeated,
            "table_place": table.place,
            "held_bytes": table.held,
        }
    if regions := module.regions:
        found["group_blocks"] = regions.group_blocks
        sizes = ("block", "key", "rk", "ctx")
        found |= {f"{name}_bytes": getattr(regions, name) for name in sizes}
    for name, keys in module.round_keys.items():
        found |= {
            f"{name}.rounds": keys.rounds,
            f"{name}.round_first": keys.first,
            f"{name}.round_bytes": keys.step,
        }
    for name, spills in module.spills.items():
        found |= {f"{name}.spill_bytes": spills.bytes, f"{name}.spill_stores": spills.stores}
        found |= {f"{name}.spill_loads": spills.loads, f"{name}.copies": spills.copies}
    return found


@dataclass(frozen=True)
class Context:
    """What passes may look up besides their options: the machine, and what it may use.

    Args:
        target: the machine.
        core: the one to compile for.
        features: what it has besides.
        together: makes calls of a pass that do not depend on each other, on all cores if it can.
    """

    target: Target
    core: str
    features: tuple[str, ...] = ()
    together: Together = in_turn

    def of(self, function: str) -> Context:
        """The machine that a function of the interface is for: a host has one core, no features."""
        target = self.target.of(function)
        if target is self.target:
            return self
        return Context(target, next(iter(target.cores)), (), self.together)

    @property
    def is_flat(self) -> bool:
        """Whether all orders of instructions take the core the same time."""
        return self.target.cores[self.core].is_flat

    @property
    def logic(self) -> frozenset[str]:
        """The generic operations that are one instruction on the machine, its features included."""
        return frozenset().union(*(self.target.logic.get(f, ()) for f in ("", *self.features)))

    @cached_property
    def orders(self) -> Mapping[LaneMap, str]:
        """The orders of a word's bits that one instruction makes, and which one it is."""
        target, found = self.target, dict[LaneMap, str]()
        for width in target.word_bits:
            found |= lane_instructions(target.table, self.features, width)
        return found

    @cached_property
    def shift_lanes(self) -> tuple[int, ...]:
        """Widths of the lanes of words that no register holds as one number, in bits."""
        shapes = self.target.shapes
        words = [bits for bits in self.target.word_bits if Type(bits) not in shapes]
        kinds = (kind for kind in shapes if kind.lanes > 1 and kind.bits in words)
        return tuple(sorted(kind.lane_bits for kind in kinds))

    def shifter(self, width: int, lanes: int = 1) -> Shifter:
        """What moves of bits cost in a word of the machine, or in vectors of so many of them."""
        if self.shift_lanes:
            return Shifter(width, TWO_SHIFTS, orders_bytes=True, selects="mux" in self.logic)
        rotation = 1 if "rotl" in self.logic and lanes == 1 else TWO_SHIFTS
        return Shifter(width, rotation, tuple(o for o in self.orders if len(o) == width))


class Pass:
    """A step of the pipeline. Subclasses are frozen dataclasses; their fields are their options.

    A pass overrides `run`, which sees one program, or `run_module`, which sees all of them and the
    target. It may assume verified programs and must leave such.
    """

    @property
    def drops(self) -> frozenset[str]:
        """Functions of the interface that are not wanted behind the pass."""
        return frozenset()

    def run(self, program: Program) -> Program:
        """The changed program."""
        raise NotImplementedError

    def run_module(self, module: Module, context: Context) -> Module:
        """The changed module; by default `run` on every program."""
        return module.map(self.run)
