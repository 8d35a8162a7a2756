"""The common part of all slice functions: the form of words, and the image of the round keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from compiler.ir.program import Attribute, Builder, Op, Param, Program, Type, attributes
from compiler.ir.slots import Slot
from compiler.layouts.form import Form
from compiler.layouts.lane_steps import LaneMap
from compiler.layouts.layout import Action, LayoutError
from compiler.layouts.way import Way
from compiler.regions import KeysIn, Regions, RoundKeys
from compiler.slicing.raised_words import RAISED, RaisedWords

Values = tuple[str, ...]
"""The registers of a word of all blocks: one for each group, or one that serves all groups."""
ONCE = 0
"""The round number of a load that serves all rounds."""
Image = tuple[Slot, ...]
"""The slots stored in one register: one slot, or those of a whole block."""
Region = Literal["key", "nonce", "table", "entries"]
"""A region of `rk` or `ctx`, in memory order: values of the key, of the nonce, a table."""
Results = tuple[str, ...]
"""The values of an image's slots, in the function that computes them."""


@dataclass(frozen=True, order=True, slots=True)
class Place:
    """The place of an image: its region and its number there."""

    region: Region
    number: int

    @property
    def neighbour(self) -> Place:
        """The other place of an aligned pair, which one instruction can load."""
        return Place(self.region, self.number ^ 1)


def of_key(number: int) -> Place:
    """The place of an image that the key set-up fills."""
    return Place("key", number)


def offset_in(place: Place, size: int) -> dict[str, Attribute]:
    """The attributes of an access to a place, for images of `size` bytes.

    The start of a region other than the key's is known only after all images are; until then the
    access names the region, and the offset is relative to it.
    """
    region = {} if place.region == "key" else {"region": place.region}
    return {"offset": place.number * size, **region}


def with_regions(program: Program, first: Mapping[Region, int]) -> Program:
    """The program with offsets relative to the beginning of the memory.

    Args:
        program: a slice program.
        first: the byte at which each region begins.
    """
    return program.with_ops(_placed(op, first) for op in program.ops)


def _placed(op: Op, first: Mapping[Region, int]) -> Op:
    """The operation with an absolute offset; only accesses made by slicing have a `region`."""
    attrs = dict(op.attrs)
    region = attrs.pop("region", "")
    found = [byte for name, byte in first.items() if name == region]
    if not found:
        return op
    return op.changed(attrs=attributes(**{**attrs, "offset": op.number("offset") + found[0]}))


@dataclass(frozen=True)
class Loop:
    """The place of the round keys of a loop.

    Args:
        rounds: iterations.
        first: number of the first image of the first iteration.
        step: images from one iteration to the next; negative for a loop that goes backwards.
        places: for each key slot of an iteration, its image relative to the first.
    """

    rounds: int
    first: int
    step: int
    places: tuple[int, ...]


@dataclass(kw_only=True)
class Images:
    """The memory that the key set-up and the nonce fill.

    Args:
        images: the registers that the key set-up stores, in their order in memory.
        numbers: the number of each image; the first one if it is stored repeatedly.
        nonce_slots: number of registers behind them that depend on the nonce.
        loops: the place of the keys of each function's loop.
    """

    images: list[Image] = field(default_factory=list[Image])
    numbers: dict[Image, int] = field(default_factory=dict[Image, int])
    nonce_slots: int = 0
    loops: dict[str, Loop] = field(default_factory=dict[str, Loop])

    def image(self, slots: Image) -> int:
        """The number of an image of the round keys; a new image is appended."""
        if slots not in self.numbers:
            self.numbers[slots] = len(self.images)
            self.images.append(slots)
        return self.numbers[slots]

    def place_loop(self, name: str, rounds: tuple[tuple[Slot, ...], ...]) -> None:
        """Place the images that a loop reads, by the slots of each iteration; append missing ones.

        A loop may share the images of another one with the same round keys, forwards or backwards.
        """
        found = self._known(rounds)
        if found is None:
            count = len(rounds[0])
            found = Loop(len(rounds), len(self.images), count, tuple(range(count)))
            for slot in (slot for slots in rounds for slot in slots):
                self.numbers.setdefault((slot,), len(self.images))
                self.images.append((slot,))
        self.loops[name] = found

    def place_in_order(
        self, slots: Sequence[Slot], loops: Iterable[tuple[tuple[Slot, ...], ...]]
    ) -> None:
        """Place slots in the given order, if every loop then finds its slots a fixed step apart."""
        images: list[Image] = [(slot,) for slot in slots]
        trial = Images(images=images, numbers={image: n for n, image in enumerate(images)})
        if all(trial._known(rounds) for rounds in loops):
            self.images, self.numbers = trial.images, trial.numbers

    def _known(self, rounds: tuple[tuple[Slot, ...], ...]) -> Loop | None:
        """The loop over images placed already; None if they are not a fixed step apart."""
        where: dict[Slot, list[int]] = {}
        for number, image in enumerate(self.images):
            where.setdefault(image[0], []).append(number)
        first_two = [where.get(slots[0], []) for slots in rounds[:2] if slots] or [[], []]
        for step in dict.fromkeys(b - a for a in first_two[0] for b in first_two[1]):
            places = [self._place(where, key, step) for key in zip(*rounds, strict=True)]
            first = min(places)
            if first >= 0:
                return Loop(len(rounds), first, step, tuple(p - first for p in places))
        return None

    def _place(self, where: Mapping[Slot, list[int]], slots: tuple[Slot, ...], step: int) -> int:
        """The number of the first of the slots' images, `step` apart; -1 if there are none."""
        for first in where.get(slots[0], []):
            last = first + step * (len(slots) - 1)
            if not step or not 0 <= last < len(self.images):
                continue
            numbers = range(first, first + step * len(slots), step)
            if all(self.images[n] == (s,) for n, s in zip(numbers, slots, strict=True)):
                return first
        return -1

    def round_keys(self, register_bytes: int) -> dict[str, RoundKeys]:
        """The round keys of each loop, for images of `register_bytes` bytes."""
        return {
            name: RoundKeys(loop.rounds, loop.first * register_bytes, loop.step * register_bytes)
            for name, loop in self.loops.items()
        }


@dataclass
class Shared(Images):
    """State shared by the functions of one module.

    Args:
        form: how words lie in registers.
        way: the transpositions from memory to the lanes and back.
        actions: the moves that counters may take.
        counter_bytes: size of the counter.
        every_round: whether blocks return to memory's layout for every addition of a round key.
        load_bits: whether the target has an instruction that spreads a bit of memory over a
            register.
        orders: the permutations of a register's bits that are one instruction, with its name.
        has_inserts: whether the target has shifts that insert into a register, and selects by a
            mask.
        held_place: offset of held values in the frame, in bytes.
        loads_pairs: whether one instruction loads two registers.
        striped_threads: as `Regions.striped_threads`.
        keys_in: as `Regions.keys_in`.
    """

    form: Form
    way: Way
    actions: tuple[Action, ...]
    counter_bytes: int
    every_round: bool
    load_bits: bool = False
    orders: Mapping[LaneMap, str] = field(default_factory=dict[LaneMap, str])
    has_inserts: bool = False
    held_place: int = 0
    loads_pairs: bool = False
    striped_threads: int = 1
    keys_in: KeysIn = "memory"

    def regions(self) -> Regions:
        """Sizes of the memory that the functions use."""
        form, images, size = self.form, len(self.images), self.form.register_bytes
        ctx, block, key = size * (images + self.nonce_slots), form.block.n_bytes, form.key.n_bytes
        return Regions(
            *(form.lanes, block, key, size * images, ctx, self.striped_threads), self.keys_in
        )


@dataclass
class SliceFunction:
    """A slice program under construction; an operation waits until its value is needed.

    `expected` are the loads of images, by place and round, that an earlier run has recorded; two
    neighbours in one round are loaded by one instruction. A place with the round `ONCE` is loaded
    once and stays in its register.
    """

    shared: Shared
    program: Program
    build: Builder = field(default_factory=lambda: Builder("v"))
    values: dict[str, Values] = field(default_factory=dict[str, Values])
    waiting: dict[str, Op] = field(default_factory=dict[str, Op])
    loaded: dict[tuple[Place, int], str] = field(default_factory=dict[tuple[Place, int], str])
    expected: frozenset[tuple[Place, int]] = frozenset()

    @cached_property
    def raised(self) -> RaisedWords | None:
        """The emitter for words that are narrower than their lanes; None if words fill lanes."""
        if not self.form.gap:
            return None
        return RaisedWords(self.build, self.form, self.shared.has_inserts)

    @property
    def form(self) -> Form:
        """The layout of words in registers."""
        return self.shared.form

    def with_zeros(self, registers: Values) -> Values:
        """Registers whose lanes are known to be zero outside the words."""
        if self.raised:
            self.raised.clean.update(registers)
        return registers

    def value(self, name: str) -> Values:
        """The registers of a value; waiting operations that it needs are emitted now."""
        todo = [name]
        while todo:
            top = todo[-1]
            op = self.waiting.get(top)
            if top in self.program.stored or top in self.values:
                todo.pop()
            elif op is None:
                self.values[top] = self.with_zeros((self.source(top),))
            elif missing := [
                a for a in op.args if a not in self.program.stored and a not in self.values
            ]:
                todo += reversed(missing)
            else:
                self.compute(op)
        return self.operand(name)

    def operand(self, name: str) -> Values:
        """The registers of an available value; a slot is loaded again in each round.

        A load occupies no vector unit; keeping the register until the next round may cost a spill.
        """
        return (self.slot(name),) if name in self.program.stored else self.values[name]

    def slot(self, name: str) -> str:
        """The register of a slot, loaded from the image of the round keys or the nonce."""
        raise NotImplementedError

    def source(self, name: str) -> str:
        """The register of a parameter of the program, loaded from memory."""
        raise NotImplementedError

    def compute(self, op: Op) -> None:
        """Emit an operation for all groups."""
        self.build.span, self.build.round = op.span, op.round
        if op.name == "const":
            register = self.constant(self.form.pattern(op.number("value")))
            self.values[op.result] = self.with_zeros((register,))
            return
        if self.raised and op.name not in RAISED:
            raise LayoutError(f"`{op.name}` has no form on words narrower than lanes", op.span)
        args = [self.operand(a) for a in op.args]
        count = max(len(a) for a in args)
        made = [self.lanewise(op, [a[g % len(a)] for a in args]) for g in range(count)]
        self.values[op.result] = tuple(made)

    def lanewise(self, op: Op, args: list[str]) -> str:
        """Emit one operation on registers; with a stride, a rotation is one of wider lanes."""
        kind = self.form.kind
        if self.raised:
            return self.raised.emit(op, args)
        if op.name in ("shl", "shr", "rotl", "add", "sub") and self.form.stride:
            return self.strided(op, args)
        return self.build.emit(op.name, *args, kind=kind, **dict(op.attrs))

    def strided(self, op: Op, args: list[str]) -> str:
        """A rotation of words whose bits are a stride apart: of lanes, or of the whole register."""
        if op.name != "rotl":
            raise LayoutError(f"`{op.name}` has no form with bits apart")
        width = self.form.word_bits << self.form.stride
        k = op.number("k") << self.form.stride
        if width == self.form.register_bytes * 8:
            return self.build.emit("roll", *args, kind=self.form.kind, k=k // 8)
        kind = Type(width, self.form.register_bytes * 8 // width)
        return self.build.emit("rotl", *args, kind=kind, k=k)

    def constant(self, value: int | tuple[int, ...], kind: Type | None = None) -> str:
        """A register with one word in every lane, or with the given lanes."""
        return self.build.constant(kind or self.form.kind, value)

    def load_image(self, pointer: str, place: Place) -> str:
        """The register of an image; its neighbour is loaded with it if the round needs both."""
        number = ONCE if (place, ONCE) in self.expected else self.build.round
        if (place, number) not in self.loaded:
            other = place.neighbour
            both = (other, number) in self.expected and (other, number) not in self.loaded
            places = sorted((place, other)) if both else [place]
            name = "load_pair" if both else "load"
            offset = offset_in(places[0], self.form.register_bytes)
            kinds = (self.form.kind,) * len(places)
            made = self.build.emit_many(name, (pointer,), kinds, **offset)
            self.loaded.update({(p, number): v for p, v in zip(places, made, strict=True)})
        return self.loaded[place, number]

    def finish(self, params: tuple[Param, ...], results: tuple[str, ...] = ()) -> Program:
        """The slice program."""
        name, part = self.program.name, self.program.part
        return Program(name, "slice", params, tuple(self.build.ops), results, part=part)
