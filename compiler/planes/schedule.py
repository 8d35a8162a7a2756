"""A key schedule on bits as words: the round keys of bit planes.

Each bit of the program is an XOR of key bits and S-box outputs. Independent S-boxes are put side by
side in planes; words of round keys are computed as soon as their bits are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Builder, Op, Param, Program, Type
from compiler.ir.rewriting import live_only
from compiler.layouts.lane_steps import Shifter
from compiler.layouts.layout import LayoutError
from compiler.planes.bit_layers import ONE, Form, sum_made
from compiler.planes.network import PlaneNetwork
from compiler.planes.packed_keys import PackedKeys
from compiler.planes.word_synthesis import Forms, WordSynthesis
from dsl.gf2 import ones


@dataclass
class WantedKeys:
    """Words of round keys that programs read: for the sum in each lane, the parameters' names.

    Args:
        names: the names of all words.
        sets: the words that are added together, zero words included.
    """

    names: dict[tuple[Form, ...], str] = field(default_factory=dict[tuple[Form, ...], str])
    sets: list[tuple[tuple[Form, ...], ...]] = field(
        default_factory=list[tuple[tuple[Form, ...], ...]]
    )

    def name(self, words: Sequence[tuple[Form, ...]]) -> list[str]:
        """The parameters of a round key's words; "" for a word of zeros."""
        self.sets.append(tuple(words))
        return [
            self.names.setdefault(word, f"RK.{len(self.names)}") if any(word) else ""
            for word in words
        ]


@dataclass
class PlaneSchedule:
    """The words of a key schedule under construction.

    Args:
        program: a program on bits; its results are the bits of the round keys.
        addresses: the bit in memory of each bit of the key.
        shifter: the machine.
        network: packs the key into planes first; None: the key keeps memory's layout.
    """

    program: Program
    addresses: Sequence[int]
    shifter: Shifter
    network: PlaneNetwork | None = None
    build: Builder = field(default_factory=lambda: Builder("y"))
    forms: dict[str, Form] = field(default_factory=dict[str, Form])
    parts: dict[Form, tuple[Form, Form]] = field(default_factory=dict[Form, tuple[Form, Form]])
    pending: list[Op] = field(default_factory=list[Op])
    waiting: int = 0
    ready: int = 0

    def __post_init__(self) -> None:
        width = self.shifter.width
        self.synthesis = WordSynthesis(self.build, self.shifter)
        count = len(self.addresses)
        self.word_bits = min(width, count & -count)
        kind, n_words = Type(self.word_bits), count // self.word_bits
        if self.word_bits < 8:
            raise LayoutError(f"a key of {count} bits is no whole number of bytes")
        self.params = [self.build.param(f"K.{n}", kind) for n in range(n_words)]
        self.next_digit = count + 1
        for param, address in zip(self.program.params, self.addresses, strict=True):
            self.forms[param.name] = 2 << address
        self.read()

    def read(self) -> None:
        """Read the program and compute its S-boxes."""
        for number, param in enumerate(self.params):
            first = number * self.word_bits
            word = param.name
            if self.word_bits < self.shifter.width:
                word = self.build.emit("resize", word, kind=Type(self.shifter.width))
            self.synthesis.know(word, [2 << first + bit for bit in range(self.word_bits)])
        for op in self.program.ops:
            self.visit(op)
        self.flush()
        if self.network is None:
            self.make_ready()

    def visit(self, op: Op) -> None:
        """Record the sums of an operation's results."""
        args = [self.forms[a] for a in op.args]
        if op.name == "sbox":
            self.box(op, args)
        else:
            self.forms[op.result] = sum_made(op, args)
            parts = [arg & ~ONE for arg in args if arg & ~ONE]
            if len(parts) == 2:
                self.parts.setdefault(parts[0] ^ parts[1], (parts[0], parts[1]))

    def box(self, op: Op, args: Sequence[Form]) -> None:
        """Let an S-box wait for others that can be side by side with it."""
        late = any(arg >= 1 << self.waiting for arg in args) if self.pending else False
        other = self.pending and self.pending[0].word("table") != op.word("table")
        if late or other or len(self.pending) == self.shifter.width:
            self.flush()
        if not self.pending:
            self.waiting = self.next_digit
        self.pending.append(op)
        for result in op.results:
            self.forms[result] = 1 << self.next_digit
            self.next_digit += 1

    def flush(self) -> None:
        """Compute the waiting S-boxes."""
        if not self.pending:
            return
        self.make_ready()
        boxes, self.pending = self.pending, []
        self.build.span, self.build.round = boxes[0].span, boxes[0].round
        lanes = self.lanes(boxes)
        planes = [
            self.synthesis.make(self.row([self.forms[op.args[j]] for op in boxes], lanes))
            for j in range(len(boxes[0].args))
        ]
        kinds = (Type(self.shifter.width),) * len(boxes[0].results)
        made = self.build.emit_many("sbox", planes, kinds, table=boxes[0].word("table"))
        for j, name in enumerate(made):
            self.synthesis.know(name, self.row([self.forms[op.results[j]] for op in boxes], lanes))

    def lanes(self, boxes: Sequence[Op]) -> list[int]:
        """The lane of each S-box: that of its lowest input in a known word, if these all differ."""
        found: list[int] = []
        for op in boxes:
            known = self.synthesis.places.get(self.forms[op.args[0]], [])
            found.append(known[-1] % self.shifter.width if known else -1)
        return found if len(set(found)) == len(boxes) and -1 not in found else [*range(len(boxes))]

    def row(self, forms: Sequence[Form], lanes: Sequence[int]) -> Forms:
        """A word with sums at some lanes; the other lanes are arbitrary."""
        made: list[Form | None] = [None] * self.shifter.width
        for form, lane in zip(forms, lanes, strict=True):
            made[lane] = form
        return tuple(made)

    def make_ready(self) -> None:
        """Compute the words of round keys whose bits are all known."""
        width = self.shifter.width
        results = self.program.results
        while self.ready < len(results):
            part = results[self.ready : self.ready + width]
            known = all(
                name in self.forms and (not self.pending or self.forms[name] < 1 << self.waiting)
                for name in part
            )
            if not known:
                return
            forms = [self.forms[name] for name in part]
            self.synthesis.make(tuple(forms) + (None,) * (width - len(part)))
            self.ready += width

    def key_forms(self, form: Form) -> Form:
        """A sum of round key bits, as in `planes.bit_layers.Layer`, as a sum of this schedule."""
        total = form & ONE
        for digit in ones(form & ~ONE):
            total ^= self.forms[self.program.results[digit - 1]]
        return total

    def make_keys(self, wanted: WantedKeys, network: PlaneNetwork) -> list[str]:
        """Compute the words of round keys that programs read, in the order of their names."""
        if self.network:
            names = [p.name for p in self.params]
            packed = PackedKeys(self.synthesis, names, self.network, self.parts)
            return [packed.make(self.lanes_of(word)) for word in wanted.names]
        for words in wanted.sets:
            forms = [self.lanes_of(word) for word in words]
            missing = [word for word in forms if any(word) and word not in self.synthesis.made]
            alone = sum(self.synthesis.recipe(word).cost for word in missing)
            if len(missing) == network.count:
                self._make_packed(forms, network, alone)
            for word in missing:
                self.synthesis.make(word)
        return [self.synthesis.make(self.lanes_of(word)) for word in wanted.names]

    def lanes_of(self, word: Sequence[Form]) -> tuple[Form, ...]:
        """The sums of round key bits in a word's lanes, as sums of this schedule."""
        return tuple(self.key_forms(form) for form in word)

    def _make_packed(
        self, forms: Sequence[tuple[Form, ...]], network: PlaneNetwork, alone: int
    ) -> None:
        """Compute a round key in memory's order and pack it, if that is cheaper."""
        grid = network.grid
        rows = [
            [form for word in forms[n : n + grid.registers] for form in word]
            for n in range(0, len(forms), grid.registers)
        ]
        words = [tuple(word) for word in network.unpacked_forms(rows)]
        recipes = {word: self.synthesis.recipe(word) for word in words}
        if sum(r.cost for r in recipes.values()) + network.cost() >= alone:
            return
        planes = network.pack(self.build, [self.synthesis.make(word) for word in words])
        names = [name for array in planes for name in array]
        for name, word in zip(names, forms, strict=True):
            self.synthesis.know(name, word)

    def finish(self, results: Sequence[str]) -> Program:
        """The program of words."""
        params: tuple[Param, ...] = tuple(self.params)
        tables = self.program.tables
        ops = tuple(self.build.ops)
        return Program("key_schedule", "spec", params, ops, tuple(results), tables)


def cheapest_schedule(
    program: Program, addresses: Sequence[int], wanted: WantedKeys, network: PlaneNetwork
) -> tuple[PlaneSchedule, list[str]]:
    """The words of round keys that programs read, computed with the fewest operations.

    Args:
        program: the key schedule on bits.
        addresses: the bit in memory of each bit of the key.
        wanted: the words.
        network: transposition from memory to planes.

    Returns:
        The schedule, and the words in the order of their names.
    """
    shifter = network.grid.shifter
    block_bits = network.count * shifter.width // network.grid.blocks
    has_boxes = any(op.name == "sbox" for op in program.ops)
    is_whole = not (len(addresses) % block_bits or block_bits % shifter.width)
    made: list[tuple[PlaneSchedule, list[str]]] = []
    for packed in (None, network) if is_whole and not has_boxes else (None,):
        schedule = PlaneSchedule(program, addresses, shifter, packed)
        made.append((schedule, schedule.make_keys(wanted, network)))
    return min(made, key=lambda each: len(live_only(each[0].finish(each[1])).ops))
