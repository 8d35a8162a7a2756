"""Tests whether the words of many blocks fit a target's registers, before any search.

The test uses the spec programs: for each operation it looks for a rule of the target on lanes, as
selection does later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from compiler.ir.program import Op, Param, Program, Type
from compiler.layouts.byte_network import byte_network
from compiler.layouts.form import Form, lane_bits
from compiler.layouts.layout import LayoutError
from compiler.module import Context
from compiler.passes.forms.bitslice import HAS_BITS
from compiler.passes.spec.fold import Fold
from compiler.selection.data_machine import DataMachine
from compiler.selection.data_operations import lower_data_operations
from compiler.selection.patterns import Machine, machine_of
from compiler.selection.tiling import NoRuleError, tile
from compiler.slicing.interleave import HAS_PARTS, bits_side_by_side
from compiler.slicing.raised_words import RAISED
from dsl.cipher import WordLayout
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import Span

LEAST_STRIDE = 3
"""The least stride but 0: keys and constants are made byte by byte, one bit of a word for each."""
IN_CIRCUITS = ("and", "or", "xor", "not")
"""The operations of S-box circuits; every machine has them."""


@dataclass(frozen=True)
class Refusal:
    """The reason why a form does not fit a cipher.

    Args:
        message: the feature of the cipher that the form lacks.
        span: place of the operation in the source text; None if it has none.
    """

    message: str
    span: Span | None = None


@dataclass(frozen=True)
class LaneForm:
    """A form for many blocks.

    Args:
        lanes: blocks that a function works on at once.
        bits: whether a register holds one bit of each block, not one word.
        stride: bits of a word are `2 ** stride` bits apart.
        block: layout of a block's words.
        key: layout of a key's words.
    """

    lanes: int
    bits: bool
    stride: int
    block: WordLayout
    key: WordLayout


def refusal_in_lanes(
    form: LaneForm, programs: Sequence[Program], context: Context
) -> Refusal | None:
    """The reason why a form of many blocks does not fit a cipher; None if none is known.

    Args:
        form: the form.
        programs: the spec programs: encryption first, then the key schedule.
        context: the target and features.
    """
    reasons = _bits_reasons if form.bits else _words_reasons
    return next(reasons(form, programs, context), None)


def _bits_reasons(
    form: LaneForm, programs: Sequence[Program], context: Context
) -> Iterator[Refusal]:
    """Reasons against a register for each bit of a word, or for a few bits of it."""
    bits = bits_side_by_side(context.target.register_bytes, form.lanes)
    if bits > 1:
        yield from _interleaved_reasons(form, programs, bits)
        yield from _layout_reasons(form, bits, context, form.block.shape.bits // bits)
        return
    for program in programs:
        for op in program.ops:
            if op.name not in HAS_BITS:
                yield Refusal(f"`{op.name}` has no form in bits of many blocks", op.span)
    yield from _layout_reasons(form, 1, context)


def _interleaved_reasons(
    form: LaneForm, programs: Sequence[Program], bits: int
) -> Iterator[Refusal]:
    """Reasons against interleaved words of `bits` bits."""
    word_bits = form.block.shape.bits
    what = f"{form.lanes} lanes hold {bits} bits of a word side by side"
    if word_bits % bits or word_bits == bits:
        yield Refusal(f"{what}, and words have {word_bits}")
        return
    for op in (op for program in programs for op in program.ops):
        if op.name not in HAS_PARTS or {kind.bits for kind in op.types} != {word_bits}:
            yield Refusal(f"{what}, and `{op.name}` has no form on those", op.span)


def _words_reasons(
    form: LaneForm, programs: Sequence[Program], context: Context
) -> Iterator[Refusal]:
    """Reasons against a register for each word."""
    encrypt = programs[0]
    widths = {encrypt.types[name].bits for name in encrypt.results}
    if len(widths) > 1:
        yield Refusal(f"a block has words of {_listed(widths)} bits, and lanes have one width")
        return
    (word_bits,) = widths
    if 0 < form.stride < LEAST_STRIDE:
        what = f"a stride of {form.stride} puts several bits of a word into a byte"
        yield Refusal(f"{what}: take --stride 0, or {LEAST_STRIDE} and more")
    kind = _kind(form, word_bits, context)
    if kind is not None and not form.stride:
        lanes = _Lanes(form.lanes, word_bits, kind, machine_of(context))
        data = DataMachine(context, lanes=True)
        for program in programs:
            try:
                lowered = lower_data_operations(Fold().run(program), data)
            except DiagnosticError as problem:
                yield from (Refusal(d.message, d.span) for d in problem.diagnostics)
                continue
            yield from filter(None, map(lanes.reason, lowered.ops))
    yield from _layout_reasons(form, word_bits, context)


def _listed(widths: set[int]) -> str:
    return " and ".join(map(str, sorted(widths)))


def _fitting(form: LaneForm, word_bits: int, context: Context) -> list[int]:
    """The register widths in bytes that the words of so many blocks fill."""
    sizes = context.target.register_bytes
    return [size for size in sizes if form.lanes * lane_bits(word_bits) % (size * 8) == 0]


def _kind(form: LaneForm, word_bits: int, context: Context) -> Type | None:
    """The type of a register of words; None if words fill no register."""
    sizes = _fitting(form, word_bits, context)
    return (
        Form(sizes[0], word_bits, form.lanes, form.stride, form.block, form.key).kind
        if sizes
        else None
    )


def _layout_reasons(
    form: LaneForm, word_bits: int, context: Context, parts: int = 1
) -> Iterator[Refusal]:
    """Reasons against a layout: no instructions transpose memory to lanes."""
    sizes = _fitting(form, word_bits, context)
    if not sizes:
        smallest = min(context.target.register_bytes) * 8 // lane_bits(word_bits)
        yield Refusal(
            f"{form.lanes} lanes of {word_bits} bits fill no register: "
            f"this form takes a multiple of {smallest} lanes"
        )
        return
    words = Form(sizes[0], word_bits, form.lanes, form.stride, form.block, form.key, parts)
    try:
        if words.has_maps:
            target = context.target
            byte_network(words, target, target.cores[context.core], context.features)
        else:
            words.address()
    except LayoutError as problem:
        yield Refusal(str(problem))


@dataclass
class _Lanes:
    """The form of operations on registers of words."""

    lanes: int
    word_bits: int
    kind: Type
    machine: Machine
    known: dict[object, bool] = field(default_factory=dict[object, bool])

    def reason(self, op: Op) -> Refusal | None:
        """The reason why an operation has no form in lanes; None if it has one."""
        here = f"{self.lanes} lanes of {self.word_bits} bits"
        others = {kind.bits for kind in op.types} - {self.word_bits}
        if others:
            return Refusal(f"`{op.name}` makes words of {_listed(others)} bits in {here}", op.span)
        names = IN_CIRCUITS if op.name == "sbox" else (op.name,)
        if self.kind.lane_bits > self.word_bits and not RAISED.issuperset(names):
            return Refusal(f"`{op.name}` has no form on words narrower than lanes", op.span)
        if all(map(self.is_covered, [op.changed(name=name) for name in names])):
            return None
        return Refusal(f"`{op.name}` has no instruction in {here}", op.span)

    def is_covered(self, op: Op) -> bool:
        """Whether a rule covers an operation in lanes, whatever its operands."""
        if op.name == "const":
            return True
        key = op.name, op.attrs
        if key not in self.known:
            self.known[key] = self.find(op)
        return self.known[key]

    def find(self, op: Op) -> bool:
        """Look for a rule."""
        arity = 1 if op.name == "not" else 2 if op.name in IN_CIRCUITS else len(op.args)
        params = tuple(Param(f"a{i}", self.kind) for i in range(arity))
        args = tuple(p.name for p in params)
        alone = op.changed(args=args, results=("r",), types=(self.kind,))
        try:
            tiles = tile(Program("f", "slice", params, (alone,), ("r",)), self.machine)
        except NoRuleError:
            return False
        return "r" in tiles
