"""Lowers control steps to steps on addresses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.machine.target import Target
from compiler.modes.assembly.frame import Frame, Sizes, frame_of, n_pieces
from compiler.modes.assembly.joined import joined
from compiler.modes.assembly.numbers import (
    HELD_BITS,
    Comparison,
    Numbers,
    comparison_of,
    negated,
)
from compiler.modes.assembly.steps import (
    Address,
    AssemblyRoutine,
    AssemblyStep,
    CallRoutine,
    ClearBytes,
    CopyBytes,
    EncryptBlocks,
    FillOutput,
    Go,
    GoIf,
    GoIfBytes,
    GoIfEmpty,
    IncrementBytes,
    Mark,
    ReadPieces,
    SetKey,
    SetPiece,
    StoreNumber,
    XorBytes,
)
from compiler.modes.control import (
    RESULT,
    Amount,
    Blocks,
    Computed,
    Constant,
    Contents,
    Control,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Held,
    Hold,
    If,
    Increment,
    Input,
    Invoke,
    Length,
    Piece,
    Place,
    Put,
    Refuse,
    Routine,
    Setup,
    Step,
    Xor,
    Zeros,
    walk,
)
from compiler.modes.places import counter_of
from compiler.modes.values import Open

REFUSE = "refuse_"
"""How labels of refusals begin; the return code follows."""


@dataclass
class Lowering:
    """A mode on addresses.

    Args:
        control: the mode.
        target: the target, for its words and alignments.
        schedule_bytes: size of the round keys of one key.
        constants: the names of constant byte strings; `routines` adds those that it needs.
    """

    control: Control
    target: Target
    schedule_bytes: int
    constants: dict[bytes, str] = field(default_factory=dict[bytes, str])
    _inputs: dict[str, int] = field(default_factory=dict[str, int])
    """For each routine the most bytes of its input."""

    @property
    def sizes(self) -> Sizes:
        """The sizes that frames depend on."""
        target = self.target
        return Sizes(target.address_bits // 8, self.schedule_bytes, target.alignment)

    def routines(self) -> tuple[AssemblyRoutine, ...]:
        """The steps of each routine, in the order of the file."""
        # Callers come first: they know how long the inputs of the routines can be.
        made = {r.name: self._routine(r) for r in reversed(self.control.routines)}
        return tuple(made[routine.name] for routine in self.control.routines)

    def constant(self, data: bytes) -> Address:
        """The address of constant bytes."""
        name = self.constants.setdefault(data, f"constant_{len(self.constants)}")
        return Address("label", 0, name)

    def most_of(self, routine: str) -> int | None:
        """The most bytes of a routine's input; None if no caller was lowered before."""
        return self._inputs.get(routine)

    def note_call(self, routine: str, most: int) -> None:
        """Note a call of a routine with an input of at most so many bytes."""
        self._inputs[routine] = max(most, self._inputs.get(routine, 0))

    def _routine(self, routine: Routine) -> AssemblyRoutine:
        frame = frame_of(routine, self.control, self.sizes, self._scratch_bytes(routine))
        lowered = _Steps(self, routine, frame)
        steps, codes = lowered.body(routine.body), sorted(lowered.codes)
        total = frame.total + -frame.total % self.target.alignment
        return AssemblyRoutine(
            routine.name, routine.is_entry, frame.n_words, total, steps, tuple(codes)
        )

    def _scratch_bytes(self, routine: Routine) -> int:
        """The most bytes of an operand of the cipher that may have to be aligned."""
        if self.target.data_alignment == 1:
            return 0
        steps = list(walk(routine.body))
        sizes = [s.key.n_bytes for s in steps if isinstance(s, Setup)]
        return max([*sizes, *(s.to.n_bytes for s in steps if isinstance(s, Encrypt))], default=0)


class _Steps:
    """The steps of one routine."""

    def __init__(self, lowering: Lowering, routine: Routine, frame: Frame) -> None:
        self.lowering, self.routine, self.frame = lowering, routine, frame
        self.control, self.sizes = lowering.control, lowering.sizes
        word = self.sizes.word
        slots = {
            name: tuple(
                first + word + 2 * word * i for i in range(n_pieces(routine, (Input(name),)))
            )
            for name, first in frame.parameters.items()
        }
        self.numbers = Numbers(8 * word, slots)
        most = lowering.most_of(routine.name)
        if most is not None:
            self.numbers.limits[Length(routine.inputs[0])] = most
        self.n_labels, self.depth = 0, 0
        self.codes: set[int] = set()

    def body(self, steps: Sequence[Step]) -> tuple[AssemblyStep, ...]:
        return joined([made for step in steps for made in self._step(step)])

    def _step(self, step: Step) -> Iterator[AssemblyStep]:
        match step:
            case Blocks() | Fill() | If() | Refuse():
                yield from self._flow(step)
            case Gather() | Invoke():
                yield from self._pieced(step)
            case Setup() | Encrypt():
                yield from self._cipher(step)
            case _:
                yield self._simple(step)

    def _simple(self, step: Step) -> AssemblyStep:
        match step:
            case Copy(to, source):
                if isinstance(source, Constant) and not any(source.data):
                    return ClearBytes(self.place(to), to.n_bytes)
                return CopyBytes(self.place(to), self.source(source), to.n_bytes)
            case Xor(to, left, right):
                return XorBytes(self.place(to), self.source(left), self.source(right), to.n_bytes)
            case Increment(to, source):
                return IncrementBytes(self.place(to), self.source(source), to.n_bytes)
            case Put(to, value):
                return StoreNumber(self.place(to), to.n_bytes, self.numbers.number(value))
            case Hold(name, value):
                return self._hold(self._field(name), self.control.fields[name], name, value)
        raise AssertionError(f"no step on addresses for {step}")

    def _hold(self, to: Address, n_bytes: int, name: str, value: Amount) -> AssemblyStep:
        if isinstance(value, int):
            return CopyBytes(to, self.lowering.constant(value.to_bytes(n_bytes, "big")), n_bytes)
        assert value == Computed("+", Held(name), 1), "numbers of the state are set or counted"
        return IncrementBytes(to, to, n_bytes)

    def _cipher(self, step: Setup | Encrypt) -> Iterator[AssemblyStep]:
        if isinstance(step, Setup):
            copies, key = self._aligned(step.key)
            yield from copies
            yield SetKey(self._array(step.schedule), key)
            return
        blocks = step.to.n_bytes // self.control.block
        schedule = self._array(step.schedule)
        copies, source = self._aligned(step.source)
        yield from copies
        to = self.place(step.to)
        made = to if self._is_aligned(to) else self._scratch
        yield EncryptBlocks(made, source, blocks, schedule)
        if made != to:
            yield CopyBytes(to, made, step.to.n_bytes)

    @property
    def _scratch(self) -> Address:
        return Address("frame", self.frame.scratch)

    def _aligned(self, source: Contents) -> tuple[list[AssemblyStep], Address]:
        """Steps that copy bytes to where they are aligned, if need be; and their place."""
        place = self.source(source)
        if self._is_aligned(place):
            return [], place
        return [CopyBytes(self._scratch, place, source.n_bytes)], self._scratch

    def _is_aligned(self, place: Address) -> bool:
        """Whether an address suits the texts and keys of the cipher."""
        align = self.lowering.target.data_alignment
        return align == 1 or (place.base != "given" and place.offset % align == 0)

    def _flow(self, step: Blocks | Fill | If | Refuse) -> Iterator[AssemblyStep]:
        match step:
            case Refuse(code, condition):
                comparison = comparison_of(condition)
                for branch in self._go_if(comparison, f"{REFUSE}{code}"):
                    self.codes.add(code)
                    yield branch
                self.numbers.learn(comparison)
            case If():
                yield from self._if(step)
            case Blocks():
                yield from self._blocks(step)
            case Fill():
                yield self._fill(step)

    def _if(self, branch: If) -> Iterator[AssemblyStep]:
        other, end = self._label(), self._label()
        yield from self._go_if(negated(comparison_of(branch.condition)), other)
        yield from self.body(branch.then)
        if branch.other:
            yield Go(end)
        yield Mark(other)
        yield from self.body(branch.other)
        if branch.other:
            yield Mark(end)

    def _go_if(self, comparison: Comparison, label: str) -> Iterator[AssemblyStep]:
        decided = self.numbers.decided(comparison)
        if decided is not None:
            if decided:
                yield Go(label)
            return
        left, bound = comparison.left, comparison.bound
        if isinstance(left, Held):
            n_bytes = HELD_BITS // 8
            right = self.lowering.constant(bound.to_bytes(n_bytes, "big"))
            yield GoIfBytes(self._field(left.field), comparison.test, right, n_bytes, label)
        else:
            yield GoIf(self.numbers.number(left), comparison.test, bound, label)

    def _blocks(self, loop: Blocks) -> Iterator[AssemblyStep]:
        table, count = self.frame.tables[self.depth], n_pieces(self.routine, loop.pieces)
        again, end = self._label(), self._label()
        yield from self._pieces(loop.pieces)
        yield Mark(again)
        yield GoIfEmpty(table, count, end)
        yield ReadPieces(self.place(loop.block), self.control.block, table)
        self.depth += 1
        yield from self.body(loop.body)
        self.depth -= 1
        yield Go(again)
        yield Mark(end)

    def _fill(self, loop: Fill) -> AssemblyStep:
        counter = counter_of(loop)
        return FillOutput(
            self.frame.parameters[loop.output],
            self.frame.fill,
            self.place(loop.block),
            self.control.block,
            self.body(loop.body),
            self.place(counter) if counter else None,
            self._array(loop.schedule) if loop.schedule else None,
        )

    def _pieced(self, step: Gather | Invoke) -> Iterator[AssemblyStep]:
        table = self.frame.tables[self.depth]
        yield from self._pieces(step.pieces)
        if isinstance(step, Gather):
            yield ReadPieces(self.place(step.to), step.to.n_bytes, table)
            return
        called = next(r for r in self.control.routines if r.name == step.routine)
        used = n_pieces(self.routine, step.pieces)
        for number in range(used, called.pieces):
            yield self._piece(table, number, Zeros(0))
        length = Open(step.pieces).length
        self.lowering.note_call(step.routine, self.numbers.most(length))
        yield CallRoutine(step.routine, self.place(step.to), table)

    def _pieces(self, pieces: tuple[Piece, ...]) -> Iterator[AssemblyStep]:
        """Write a table of pieces."""
        table, number = self.frame.tables[self.depth], 0
        size = 2 * self.sizes.word
        for piece in pieces:
            if isinstance(piece, Input):
                count = n_pieces(self.routine, (piece,))
                source = Address("frame", self.frame.parameters[piece.name])
                yield CopyBytes(Address("frame", table + size * number), source, size * count)
                number += count
            else:
                yield self._piece(table, number, piece)
                number += 1

    def _piece(self, table: int, number: int, piece: Place | Constant | Zeros) -> AssemblyStep:
        slot = table + 2 * self.sizes.word * number
        if isinstance(piece, Zeros):
            return SetPiece(slot, None, self.numbers.number(piece.count))
        return SetPiece(slot, self.source(piece), self.numbers.number(piece.n_bytes))

    def _label(self) -> str:
        self.n_labels += 1
        return str(self.n_labels)

    def _field(self, name: str) -> Address:
        fields: Mapping[str, int] = self.control.fields
        names = list(fields)
        return Address("given", sum(fields[n] for n in names[: names.index(name)]))

    def _array(self, name: str) -> Address:
        """The address of an array, or of round keys."""
        if name in self.frame.arrays:
            return Address("frame", self.frame.arrays[name])
        return Address("label", 0, name)

    def place(self, place: Place) -> Address:
        """The address of a place."""
        if place.array in self.control.fields:
            return self._field(place.array).plus(place.first)
        if place.array == RESULT:
            return Address("given", place.first)
        return self._array(place.array).plus(place.first)

    def source(self, source: Contents) -> Address:
        """The address of bytes."""
        if isinstance(source, Place):
            return self.place(source)
        return self.lowering.constant(source.data)
