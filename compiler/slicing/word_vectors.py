"""Functions on vectors that hold one word of several groups of blocks, one in each lane."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.ir.program import Op, Param, Type
from compiler.layouts.layout import LayoutError
from compiler.machine.target import Target
from compiler.slicing.function import offset_in
from compiler.slicing.words import WordFunction

STAY_NARROW = frozenset({"xor", "and", "or", "andn", "shr"})
"""Operations whose results fit the type's bits of a lane if their operands do."""
GROW = frozenset({"add", "sub", "not", "shl", "xnor", "orn"})
"""Operations whose results may have ones above the type's bits of a lane."""


@dataclass(frozen=True)
class VectorRows:
    """The instructions for vectors whose lanes are words.

    Args:
        load: loads a word of each group, from addresses one group apart.
        store: the inverse store.
        join: makes a vector of one word for each lane.
    """

    load: str
    store: str
    join: str


def vector_rows(target: Target, bits: int) -> dict[int, VectorRows]:
    """The target's instructions for vectors of `bits`-bit words, by the number of lanes."""
    found: dict[int, VectorRows] = {}
    for kind, shape in target.shapes.items():
        wanted = ("load_lanes", "store_lanes", "join_lanes")
        names = [f"{target.primitives.get(purpose)}.{shape}" for purpose in wanted]
        if kind.lane_bits == bits and all(name in target.table for name in names):
            found[kind.lanes] = VectorRows(*names)
    return found


@dataclass
class VectorFunction(WordFunction):
    """A function on words that several groups of blocks share, under construction.

    A word of the blocks is a vector with a lane for each group. A value of the key alone stays a
    scalar until an operation combines it with a vector. A value narrower than a word, such as a
    counter, is extended with zeros in its lane.

    Args:
        lanes: groups in one vector.
        group_bytes: bytes from one group to the next in memory.
        group_blocks: blocks of a group.
        rows: the target's vector instructions.
    """

    lanes: int = 1
    group_bytes: int = 0
    group_blocks: int = 0
    rows: VectorRows = field(default_factory=lambda: VectorRows("", "", ""))
    everywhere: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    spread: dict[str, str] = field(default_factory=dict[str, str])

    def __post_init__(self) -> None:
        super().__post_init__()
        self.word = Type(max(self.widths))
        self.vector = Type(self.word.bits, self.lanes)

    def load(self, pointer: str, offset: int, size: int, big: bool) -> str:
        """Load a word of each group."""
        assert not big, "words of planes have their lowest byte first"
        attrs = {"offset": offset, "apart": self.group_bytes}
        return self.build.emit(self.rows.load, pointer, kind=self.vector, **attrs)

    def store(self, pointer: str, offset: int, value: str, size: int, big: bool) -> None:
        """Store a word of each group."""
        assert not big, "words of planes have their lowest byte first"
        attrs = {"offset": offset, "apart": self.group_bytes}
        self.build.emit_many(self.rows.store, (pointer, value), (), **attrs)

    def take_over(self, words: list[Param]) -> None:
        """Take the state from the part before."""
        super().take_over([self.build.like(word, self.vector) for word in words])

    def count(self, words: list[Param]) -> None:
        """Compute the first counter of each group."""
        super().count(words)
        for word in words:
            first = self.value(word.name)
            numbers = range(0, self.lanes * self.group_blocks, self.group_blocks)
            ahead = [self.build.constant(self.word, number) for number in numbers]
            joined = self.build.emit(self.rows.join, *ahead, kind=self.vector)
            later = self.build.emit("add", first, joined)
            self.values[word.name] = self.cut(later, word.type.bits)

    def compute(self) -> None:
        """Emit all operations, in program order."""
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            if all(self.is_single(arg) for arg in op.args):
                args = [super(VectorFunction, self).value(arg) for arg in op.args]
                made = self.build.emit(op.name, *args, kind=op.type, **dict(op.attrs))
            else:
                made = self.in_lanes(op, [self.value(arg) for arg in op.args])
            self.values[op.result] = made

    def in_lanes(self, op: Op, args: list[str]) -> str:
        """Emit an operation on words of the blocks, or on narrower values."""
        if op.name == "resize":
            is_cut = op.type.bits < self.program.types[op.args[0]].bits
            return self.cut(args[0], op.type.bits) if is_cut else args[0]
        made = self.build.emit(op.name, *args, kind=self.vector, **dict(op.attrs))
        if op.type == self.word or op.name in STAY_NARROW:
            return made
        if op.name not in GROW:
            what = f"`{op.name}` of {op.type.bits} bits"
            raise LayoutError(f"{what} has no form in lanes of {self.word.bits}", op.span)
        return self.cut(made, op.type.bits)

    def cut(self, value: str, bits: int) -> str:
        """The low `bits` bits of each lane."""
        mask = self.build.constant(self.word, (1 << bits) - 1)
        return self.build.emit("and", value, self.filled(mask))

    def is_single(self, name: str) -> bool:
        """Whether a value is a scalar that serves all groups."""
        if name in self.program.stored:
            return True
        return name in self.values and self.build.types[self.values[name]].lanes == 1

    def value(self, name: str) -> str:
        """The vector of a value; a scalar is repeated in each lane."""
        if name in self.program.stored:
            key = name, self.build.round
            if key not in self.everywhere:
                pointer, place = self.slot(name)
                attrs = offset_in(place, self.slot_bytes)
                made = self.build.emit("load_all", pointer, kind=self.vector, **attrs)
                self.everywhere[key] = made
            return self.everywhere[key]
        return self.filled(self.values[name]) if self.is_single(name) else self.values[name]

    def filled(self, word: str) -> str:
        """A vector with one word repeated in each lane."""
        if word not in self.spread:
            kind = self.build.types[word]
            wide = word if kind == self.word else self.build.emit("resize", word, kind=self.word)
            self.spread[word] = self.build.emit("splat", wide, kind=self.vector)
        return self.spread[word]
