"""Functions whose words are as wide as a vector register: bit planes on a vector machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import BITWISE, Attribute, Op, Param, Type
from compiler.layouts.lane_steps import ZERO, LaneMap, is_of_bytes
from compiler.layouts.layout import LayoutError
from compiler.slicing.function import Place, offset_in
from compiler.slicing.joined_words import pieces
from compiler.slicing.lost_bits import LostBits, filled
from compiler.slicing.words import WordFunction

Octet = tuple[str, int] | None
"""A byte of a word: its source (the value of a counter, or `NONCE`), and its number there."""
NONCE = ""
"""The source of bytes of the nonce; counters are named by their values."""


@dataclass
class RegisterFunction(WordFunction):
    """A function on words that fill a register, under construction.

    Bitwise operations map to one instruction. A shift is one shift of lanes if no demanded bit is
    lost at the edge of a lane; otherwise it takes a byte permutation and shifts of the widest
    lanes.

    Args:
        lanes: lane widths in which the target shifts, in bits.
        inserts: whether the target has shifts of lanes that insert into a register.
    """

    lanes: tuple[int, ...] = ()
    inserts: bool = False
    octets: dict[str, Octet] = field(default_factory=dict[str, Octet])
    added: dict[str, int] = field(default_factory=dict[str, int])
    spread: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        (self.bits,) = self.widths
        self.register = self.kind(8)
        self.lost = LostBits(self.program, self.bits)
        self.makers = self.program.makers

    def kind(self, lane_bits: int) -> Type:
        """The type of a register in lanes of `lane_bits` bits."""
        return Type(lane_bits, self.bits // lane_bits)

    def load(self, pointer: str, offset: int, size: int, big: bool) -> str:
        """A word loaded from memory; a smaller one is extended with zeros."""
        if big and size > 1:
            raise LayoutError(f"big-endian words of {size} bytes are not loaded in registers")
        if 8 * size == self.bits:
            return self.build.emit("load", pointer, kind=self.register, offset=offset)
        return self.placed(pointer, offset, 0, size)

    def placed(self, pointer: str, offset: int, place: int, size: int) -> str:
        """A register of zeros with `size` bytes of memory at byte `place`, a multiple of `size`."""
        kind = self.kind(8 * size)
        everywhere = self.build.emit("load_all", pointer, kind=kind, offset=offset)
        ones = (1 << 8 * size) - 1
        mask = tuple(ones * (lane * size == place) for lane in range(kind.lanes))
        return self.build.emit("and", everywhere, self.build.constant(kind, mask))

    def store(self, pointer: str, offset: int, value: str, size: int, big: bool) -> None:
        """Store a word."""
        assert 8 * size == self.bits, "blocks are read as words of registers"
        assert not big, "these words have their lowest byte first"
        self.build.emit_many("store", (pointer, value), (), offset=offset)

    def load_nonce(self, pointer: str, words: Sequence[Param]) -> None:
        """Note the bytes of the nonce; they are loaded for each word that contains some."""
        self.nonce = pointer
        self.octets.update({p.name: (NONCE, p.given.index) for p in words if p.given})

    def load_slot(self, pointer: str, place: Place, kind: Type) -> str:
        """Load a slot's word."""
        assert kind.bits == self.bits, "slots hold registers"
        attrs = {**offset_in(place, self.slot_bytes), "own": 1}
        return self.build.emit("load", pointer, kind=self.register, **attrs)

    def store_slot(self, pointer: str, place: Place, value: str) -> None:
        """Store a word in its slot."""
        attrs = {**offset_in(place, self.slot_bytes), "own": 1}
        self.build.emit_many("store", (pointer, value), (), **attrs)

    def count(self, words: list[Param]) -> None:
        """Declare the counter, from which the function begins."""
        super().count(words)
        self.added.update({p.name: 0 for p in words})
        (self.counter,) = words

    def compute(self) -> None:
        """Emit all operations, in program order."""
        for op in self.program.ops:
            self.build.span, self.build.round = op.span, op.round
            if op.type.bits < self.bits:
                self.note(op)
            else:
                self.values[op.result] = self.word(op)

    def note(self, op: Op) -> None:
        """Note an operation on a counter or its bytes; it is emitted with the word that uses it."""
        if op.name == "const":
            self.numbers[op.result] = op.number("value")
            if not op.number("value"):
                self.octets[op.result] = None
        elif op.name == "add" and op.args[0] in self.added and op.args[1] in self.numbers:
            self.added[op.result] = self.added[op.args[0]] + self.numbers[op.args[1]]
        elif op.name == "extract" and op.args[0] in self.added and not op.number("lo") % 8:
            self.octets[op.result] = (op.args[0], op.number("lo") // 8)
        else:
            raise LayoutError(
                f"`{op.name}` of {op.type.bits} bits has no form in registers", op.span
            )

    @property
    def numbers(self) -> dict[str, int]:
        """The constants narrower than a word."""
        return self.lost.numbers

    def word(self, op: Op) -> str:
        """The register of an operation's result."""
        if op.name == "concat":
            return self.joined_bytes([self.octets[arg] for arg in op.args])
        args = [self.value(arg) for arg in op.args]
        match op.name:
            case "const":
                octets = op.number("value").to_bytes(self.bits // 8, "little")
                return self.build.constant(self.register, tuple(octets))
            case "resize":
                return args[0]
            case "shl" | "shr":
                up = op.name == "shl"
                return self.shifted(args[0], op.number("k"), up, self.lost.by(op))
            case "rotl":
                return self.turned(args[0], op.number("k") % self.bits)
            case "permute":
                return self.ordered(args[0], _map(op))
            case "mux" if made := self.inserted(op):
                return made
            case name if name in BITWISE:
                return self.build.emit(name, *args, kind=self.register, **dict(op.attrs))
            case _:
                raise LayoutError(f"`{op.name}` of words has no form in registers", op.span)

    def inserted(self, op: Op) -> str:
        """A select by a constant mask, as a shift that inserts; empty if no such shift fits."""
        chosen, *words = op.args
        if not self.inserts or chosen not in self.numbers:
            return ""
        mask = self.numbers[chosen]
        for (word, other), bits in zip((words, words[::-1]), (mask, ~mask), strict=True):
            shift = self.makers.get(word)
            if not shift or shift.name not in ("shl", "shr"):
                continue
            k, up = shift.number("k"), shift.name == "shl"
            for lane in self.lanes:
                differs = (filled(self.bits, lane, k, up) ^ bits) & self.lost.wanted[op.result]
                if k < lane and not differs:
                    name = "insert_left" if up else "insert_right"
                    args = self.value(other), self.value(shift.args[0])
                    return self.build.emit(name, *args, kind=self.kind(lane), k=k)
        return ""

    def shifted(self, value: str, k: int, up: bool, lost: Mapping[int, int]) -> str:
        """Emit a shift of a word; `lost` are the demanded bits that lanes of each width lose."""
        name = "shl" if up else "shr"
        for bits in self.lanes:
            if k < bits and not lost[bits]:
                return self.build.emit(name, value, kind=self.kind(bits), k=k)
        if not k % 8:
            return self.ordered(value, moved(self.bits, k if up else -k))
        widest = max(self.lanes)
        whole = k // widest * widest
        if whole:
            value = self.ordered(value, moved(self.bits, whole if up else -whole))
        return self.across(value, k - whole, up, moved(self.bits, widest if up else -widest))

    def across(self, value: str, k: int, up: bool, beside: LaneMap) -> str:
        """A shift of the widest lanes, with bits from the neighbouring lane, moved by `beside`."""
        names, kind = ("shl", "shr") if up else ("shr", "shl"), self.kind(max(self.lanes))
        inner = self.build.emit(names[0], value, kind=kind, k=k)
        other = self.ordered(value, beside)
        comes_in = self.build.emit(names[1], other, kind=kind, k=kind.lane_bits - k)
        return self.build.emit("or", inner, comes_in, kind=self.register)

    def turned(self, value: str, k: int) -> str:
        """Emit a rotation of a word to the left."""
        if not k % 8:
            return self.build.emit("roll", value, kind=self.register, k=k // 8) if k else value
        widest = max(self.lanes)
        whole = k // widest * widest
        value = self.turned(value, whole)
        return self.across(value, k - whole, True, rotated(self.bits, widest))

    def ordered(self, value: str, lanes: LaneMap) -> str:
        """Emit a permutation of a word's bytes."""
        turn = next((place for place, lane in enumerate(lanes) if lane == 0), 0)
        if lanes == rotated(self.bits, turn):
            return self.turned(value, turn)
        if not is_of_bytes(_filled(lanes)):
            raise LayoutError("an order of bits has no form in registers")
        return self.build.emit("permute", value, kind=self.register, map=lanes)

    def joined_bytes(self, octets: Sequence[Octet]) -> str:
        """A word composed of bytes of the nonce, or of counters."""
        sources = {octet[0] for octet in octets if octet}
        if not sources:
            return self.build.constant(self.register, 0)
        if sources == {NONCE}:
            return self.of_nonce([octet and octet[1] for octet in octets])
        if NONCE in sources:
            raise LayoutError("a word has bytes of the nonce and of the counter")
        return self.of_counters(octets)

    def of_nonce(self, octets: Sequence[int | None]) -> str:
        """A word composed of bytes of the nonce and zeros."""
        total = ""
        for place, first, count in pieces(tuple(octets)):
            part = self.placed(self.nonce, first, place, count)
            total = self.build.emit("or", total, part, kind=self.register) if total else part
        return total

    def of_counters(self, octets: Sequence[Octet]) -> str:
        """A word of counter bytes: each counter in its own lane, then a byte permutation."""
        kind = self.kind(self.counter.type.bits)
        size = kind.lane_bits // 8
        added = list(dict.fromkeys(self.added[octet[0]] for octet in octets if octet))
        if len(added) > kind.lanes:
            raise LayoutError(f"a word has bytes of {len(added)} counters, and {kind.lanes} lanes")
        if not self.spread:
            self.spread = self.build.emit("splat", self.value(self.counter.name), kind=kind)
        lanes = (*added, *(0,) * (kind.lanes - len(added)))
        counters = self.build.emit("add", self.spread, self.build.constant(kind, lanes), kind=kind)
        order: list[int] = []
        for octet in octets:
            first = 8 * (added.index(self.added[octet[0]]) * size + octet[1]) if octet else ZERO
            order += [first + bit if octet else ZERO for bit in range(8)]
        return self.ordered(counters, tuple(order))


def moved(bits: int, up: int) -> LaneMap:
    """The bit permutation of a shift up, or down if `up` is negative."""
    return tuple(n - up if 0 <= n - up < bits else ZERO for n in range(bits))


def rotated(bits: int, left: int) -> LaneMap:
    """The bit permutation of a rotation to the left."""
    return tuple((n - left) % bits for n in range(bits))


def _map(op: Op) -> LaneMap:
    lanes: Attribute = op.attr("map")
    assert isinstance(lanes, tuple), "an order is a tuple of source bits"
    return lanes


def _filled(lanes: LaneMap) -> LaneMap:
    """The permutation with each zero bit taken from its own place."""
    return tuple(place if lane == ZERO else lane for place, lane in enumerate(lanes))
