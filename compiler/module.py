"""The state of the pipeline: the programs of one parameter set, and the context of passes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Literal, Protocol, TypeVar

from compiler.frontend.interface import FixedKey
from compiler.ir.program import Program, Type
from compiler.ir.slots import Slot
from compiler.layouts.lane_instructions import lane_instructions
from compiler.layouts.lane_steps import TWO_SHIFTS, LaneMap, Shifter
from compiler.layouts.layout import DepthError
from compiler.machine.folding import folding_target
from compiler.machine.target import Placement, Target
from compiler.planes.network import PlaneNetwork
from compiler.regions import Calls, CounterBytes, FoldedTable, HeldBytes, Regions, RoundKeys, Spills
from dsl.cipher import Cipher, WordLayout

Value = TypeVar("Value")


class Together(Protocol):
    """Makes independent calls, and returns their values in order."""

    def __call__(self, calls: Sequence[Callable[[], Value]]) -> list[Value]:
        """The values; values from other processes are copies."""
        ...


def in_turn(calls: Sequence[Callable[[], Value]]) -> list[Value]:
    """The values of calls, made in this process one after another."""
    return [call() for call in calls]


class HoldError(DepthError):
    """Counter mode cannot hold values for 256 blocks in this form or on this target."""


@dataclass(frozen=True)
class DataChoice:
    """How an operation is computed that takes variable time on some machines.

    Args:
        operation: the operation in the source text.
        native: computed by the target's instruction; otherwise by constant rotations and selects.
    """

    operation: Literal["rotation by data", "multiplication"]
    native: bool


@dataclass(frozen=True)
class Module:
    """The programs of one parameter set on their way through the passes for one target.

    Args:
        cipher: the checked source.
        set_name: the parameter set.
        programs: by name; spec programs at first, then one for each function of the interface.
        counter: the format of a counter block; None without counter mode.
        table: the table of folded counter mode; None if it is not folded.
        held: the values that counter mode holds in its frame for 256 blocks; None if it holds none.
        regions: the memory that functions read and write; None until blocks have a layout.
        round_keys: by function, the place of the keys of its loop of rounds.
        spills: by program, the cost of register allocation.
        constants: bytes that listings load, from selection on.
        tables: the bytes of tables that listings look values up in, by name, from selection on.
        table_memory: the memory of the tables, one of `Target.tables`, or `none`.
        loops: for functions with a loop of rounds, the key slots of each iteration.
        layout: description of the layout, for people.
        blocks: number of blocks that a spec program takes at once.
        vector_lanes: number of groups of blocks in a vector of words.
        group: the layout of such a group's words; None for the layout in the source text.
        key_words: the layout of a key's words; None for the layout in the source text.
        planes: the layout of bit planes in words, if programs work on planes.
        round_constants: the bytes that functions on blocks read in place of `rk`, if there is no
            key.
        choices: how rotations by data and products are computed.
        in_words: whether registers hold words of one block, or of one group of planes.
        interleaved: the number of parts of each word of the text; 1 for whole words and for bits.
        acted: the passes that have changed something, in order.
        fixed: the fixed key of the programs; None if they take a key.
        placed: the places of the parameters of functions without a frame, on targets where these
            differ.
        calls: the shared code that functions call.
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
    calls: Calls = field(default_factory=Calls)

    def seen_by(self, function: str, target: Target) -> Target:
        """The target as a function of the module sees it, after register allocation."""
        target = folding_target(target) if self.table else target
        place = self.placed.get(function)
        return target.without_frame(function, place) if place else target

    @property
    def block(self) -> WordLayout:
        """The layout of the words of the bytes that a spec program takes: a block or a group."""
        return self.group or self.cipher.parameter_set(self.set_name).block

    @property
    def key(self) -> WordLayout:
        """The layout of a key's words."""
        return self.key_words or self.cipher.parameter_set(self.set_name).key

    def has_code_of(self, other: Module) -> bool:
        """Whether two modules are equal but for figures and descriptions for people."""
        mine, its = (
            (m.constants, m.tables, m.loops, m.round_constants, m.programs, m.calls)
            for m in (self, other)
        )
        return mine == its

    def map(self, change: Callable[[Program], Program], together: Together = in_turn) -> Module:
        """The same module with every program changed, in parallel if `together` does so."""
        made = together([partial(change, program) for program in self.programs.values()])
        return replace(self, programs=dict(zip(self.programs, made, strict=True)))

    def with_program(self, name: str, program: Program) -> Module:
        """The same module with one program added or replaced."""
        return replace(self, programs={**self.programs, name: program})

    @property
    def laid_out(self) -> Regions:
        """The memory that functions read and write; for use after the pass that lays it out."""
        assert self.regions, "the blocks have a layout"
        return self.regions

    @property
    def figures(self) -> Mapping[str, int]:
        """Figures from passes, by name, for reports."""
        return figures_of(self)


def figures_of(module: Module) -> dict[str, int]:
    """Sizes in bytes, rounds and spills of a module, as far as passes have determined them."""
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
    """The context of passes besides their options: the target and its features.

    Args:
        target: the target.
        core: the core to compile for.
        features: optional features of the machine.
        together: runs independent calls of a pass, in parallel if possible.
    """

    target: Target
    core: str
    features: tuple[str, ...] = ()
    together: Together = in_turn

    def of(self, function: str) -> Context:
        """The context for a function of the interface: a host has one core and no features."""
        target = self.target.of(function)
        if target is self.target:
            return self
        return Context(target, next(iter(target.cores)), (), self.together)

    @property
    def is_flat(self) -> bool:
        """Whether all orders of instructions take the same time on the core."""
        return self.target.cores[self.core].is_flat

    @property
    def logic(self) -> frozenset[str]:
        """The generic operations that are one instruction on the machine, its features included."""
        return frozenset().union(*(self.target.logic.get(f, ()) for f in ("", *self.features)))

    @cached_property
    def orders(self) -> Mapping[LaneMap, str]:
        """The bit permutations of a word that are one instruction, with its name."""
        target, found = self.target, dict[LaneMap, str]()
        for width in target.word_bits:
            found |= lane_instructions(target.table, self.features, width)
        return found

    @cached_property
    def shift_lanes(self) -> tuple[int, ...]:
        """Lane widths in bits for shifts of words that exist only as registers of lanes."""
        shapes = self.target.shapes
        words = [bits for bits in self.target.word_bits if Type(bits) not in shapes]
        kinds = (kind for kind in shapes if kind.lanes > 1 and kind.bits in words)
        return tuple(sorted(kind.lane_bits for kind in kinds))

    def shifter(self, width: int, lanes: int = 1) -> Shifter:
        """The cost of bit moves in a word of the machine, or in vectors of so many words."""
        if self.shift_lanes:
            return Shifter(width, TWO_SHIFTS, orders_bytes=True, selects="mux" in self.logic)
        rotation = 1 if "rotl" in self.logic and lanes == 1 else TWO_SHIFTS
        return Shifter(width, rotation, tuple(o for o in self.orders if len(o) == width))


class Pass:
    """A step of the pipeline. Subclasses are frozen dataclasses; their fields are their options.

    A pass overrides `run`, which gets one program, or `run_module`, which gets all programs and the
    target. It may assume verified programs and must return such.
    """

    @property
    def drops(self) -> frozenset[str]:
        """Functions of the interface that the pass removes."""
        return frozenset()

    def run(self, program: Program) -> Program:
        """The changed program."""
        raise NotImplementedError

    def run_module(self, module: Module, context: Context) -> Module:
        """The changed module; by default `run` on every program."""
        return module.map(self.run)
