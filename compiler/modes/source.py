"""Emits control steps as statements of C99, for the template of a target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from compiler.modes.control import (
    RESULT,
    Amount,
    Blocks,
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
from compiler.modes.places import arrays_of, counter_of, lengths_in
from compiler.modes.values import Open

INDENT = "    "
WIDEST_INT = 1 << 15
"""Numbers below it need no suffix."""


@dataclass(frozen=True)
class RoutineText:
    """A routine, for the template.

    Args:
        name: name of the routine.
        is_entry: whether it is an entry of the file.
        inputs: names of its inputs.
        output: name of its output; empty if there is none.
        pieces: the most pieces of its input; 0 for an entry.
        locals: declarations of its local arrays.
        lines: the statements.
    """

    name: str
    is_entry: bool
    inputs: tuple[str, ...]
    output: str
    pieces: int
    locals: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass
class SourceText:
    """The statements of all routines.

    Args:
        control: the mode.
        schedule_bytes: size of the round keys of one key.
        constants: the names of constant byte strings; `routines` adds those that it needs.
    """

    control: Control
    schedule_bytes: int
    constants: dict[bytes, str] = field(default_factory=dict[bytes, str])

    def routines(self) -> tuple[RoutineText, ...]:
        """The text of each routine."""
        return tuple(self._routine(routine) for routine in self.control.routines)

    def _routine(self, routine: Routine) -> RoutineText:
        arrays = arrays_of(routine.body, self.control)
        slots = sorted({s.schedule for s in walk(routine.body) if isinstance(s, Setup)})
        declared = [f"uint8_t {name}[{size}];" for name, size in arrays.items()]
        declared += [f"uint8_t {slot}[{self.schedule_bytes}];" for slot in slots]
        local = {*arrays, *slots}
        lines = [*_lengths(routine), *_Lines(self, routine, local).body(routine.body)]
        return RoutineText(
            routine.name,
            routine.is_entry,
            routine.inputs,
            routine.output,
            routine.pieces,
            tuple(declared),
            tuple(lines),
        )

    def statements(self, routine: Routine, steps: Sequence[Step]) -> tuple[str, ...]:
        """The statements of some steps of a routine that use no local array."""
        return tuple(_Lines(self, routine, set()).body(steps))

    def constant(self, data: bytes) -> str:
        """The name of the array of constant bytes."""
        return self.constants.setdefault(data, f"constant_{len(self.constants)}")


class _Lines:
    """The statements of one routine."""

    def __init__(self, text: SourceText, routine: Routine, local: set[str]) -> None:
        self.text, self.routine, self.local = text, routine, local
        self.control = text.control
        self.loops = 0

    def body(self, steps: Sequence[Step]) -> Iterator[str]:
        for step in steps:
            yield from self._step(step)

    def _step(self, step: Step) -> Iterator[str]:
        match step:
            case Blocks():
                yield from self._blocks(step)
            case Fill():
                yield from self._fill(step)
            case If(condition, then, other):
                yield f"if ({self.amount(condition)}) {{"
                yield from self._indented(then)
                if other:
                    yield "} else {"
                    yield from self._indented(other)
                yield "}"
            case Gather(to, pieces):
                yield from self._gather(to, pieces)
            case Invoke(routine, to, pieces):
                yield from self._invoke(routine, to, pieces)
            case _:
                yield self._simple(step)

    def _simple(self, step: Step) -> str:
        match step:
            case Copy(to, source):
                if isinstance(source, Constant) and not any(source.data):
                    return f"memset({self.place(to)}, 0, {to.n_bytes});"
                return f"memcpy({self.place(to)}, {self.source(source)}, {to.n_bytes});"
            case Xor(to, left, right):
                sources = f"{self.source(left)}, {self.source(right)}"
                return f"xor_bytes({self.place(to)}, {sources}, {to.n_bytes});"
            case Increment(to, source):
                return f"increment({self.place(to)}, {self.source(source)}, {to.n_bytes});"
            case Put(to, value):
                return f"put_number({self.place(to)}, {self.amount(value)}, {to.n_bytes});"
            case Setup(schedule, key):
                return f"set_key({self.array(schedule)}, {self.source(key)});"
            case Encrypt(to, source, schedule):
                blocks = to.n_bytes // self.control.block
                given = f"{self.source(source)}, {blocks}, {self.array(schedule)}"
                return f"encrypt({self.place(to)}, {given});"
            case Refuse(code, condition):
                return f"if ({self.amount(condition)}) return {code};"
            case Hold(name, value):
                n_bytes = self.control.fields[name]
                place = self.place(Place(name, 0, n_bytes))
                return f"put_number({place}, {self.amount(value)}, {n_bytes});"
        raise AssertionError(f"no statement for {step}")

    def _gather(self, to: Place, pieces: tuple[Piece, ...]) -> Iterator[str]:
        number = self._new()
        yield "{"
        yield from self._pieces(number, pieces)
        yield f"{INDENT}next_bytes({self.place(to)}, {to.n_bytes}, &next{number});"
        yield "}"

    def _blocks(self, loop: Blocks) -> Iterator[str]:
        number, block = self._new(), self.control.block
        count = self._operand(Open(loop.pieces).length)
        yield "{"
        yield from self._pieces(number, loop.pieces)
        yield f"{INDENT}for (uint64_t n = {count} / {block}; n; n--) {{"
        yield f"{2 * INDENT}next_bytes({self.place(loop.block)}, {block}, &next{number});"
        yield from (INDENT + line for line in self._indented(loop.body))
        yield f"{INDENT}}}"
        yield "}"

    def _pieces(self, number: int, pieces: tuple[Piece, ...]) -> Iterator[str]:
        """The pieces of an input as a local array, and a reader at their first byte."""
        listed = [text for piece in pieces for text in self._piece(piece)]
        yield f"{INDENT}const piece pieces{number}[] = {{{', '.join(listed)}}};"
        yield f"{INDENT}reader next{number} = {{pieces{number}, 0}};"

    def _piece(self, piece: Piece) -> list[str]:
        match piece:
            case Input(name):
                if self.routine.is_entry:
                    return [f"{{{name}, {name}_bytes}}"]
                return [f"{name}[{i}]" for i in range(self.routine.pieces)]
            case Zeros(count):
                return [f"{{NULL, (size_t){self._operand(count)}}}"]
            case _:
                return [f"{{{self.source(piece)}, {piece.n_bytes}}}"]

    def _invoke(self, name: str, to: Place, pieces: tuple[Piece, ...]) -> Iterator[str]:
        called = next(r for r in self.control.routines if r.name == name)
        number = self._new()
        listed = [text for piece in pieces for text in self._piece(piece)]
        listed += ["{NULL, 0}"] * (called.pieces - len(listed))
        yield "{"
        yield f"{INDENT}const piece pieces{number}[] = {{{', '.join(listed)}}};"
        yield f"{INDENT}{name}({self.place(to)}, pieces{number});"
        yield "}"

    def _fill(self, loop: Fill) -> Iterator[str]:
        block, output = self.control.block, loop.output
        made = self.place(loop.block)
        whole = f"{output}_bytes / {block}"
        if counter := counter_of(loop):
            yield f"count_up({output}, {whole}, {self.place(counter)});"
        else:
            yield f"for (size_t n = 0; n < {whole}; n++) {{"
            yield from self._indented(loop.body)
            yield f"{INDENT}memcpy({output} + {block} * n, {made}, {block});"
            yield "}"
        if loop.schedule:
            schedule = self.array(loop.schedule)
            yield f"encrypt({output}, {output}, {whole}, {schedule});"
        yield f"if ({output}_bytes % {block}) {{"
        yield from self._indented(loop.body)
        if loop.schedule:
            yield f"{INDENT}encrypt({made}, {made}, 1, {self.array(loop.schedule)});"
        rest = f"{output}_bytes % {block}"
        yield f"{INDENT}memcpy({output} + ({output}_bytes - {rest}), {made}, {rest});"
        yield "}"

    def _indented(self, steps: Sequence[Step]) -> Iterator[str]:
        yield from (INDENT + line for line in self.body(steps))

    def _new(self) -> int:
        self.loops += 1
        return self.loops

    def array(self, name: str) -> str:
        """The expression for an array or round keys."""
        return f"w.{name}" if name in self.local else name

    def place(self, place: Place) -> str:
        """The address of a place."""
        fields = self.control.fields
        if place.array in fields:
            names = list(fields)
            first = sum(fields[n] for n in names[: names.index(place.array)])
            return _at("state", first + place.first)
        name = RESULT if place.array == RESULT else self.array(place.array)
        return _at(name, place.first)

    def source(self, source: Contents) -> str:
        """The address of bytes."""
        if isinstance(source, Place):
            return self.place(source)
        return self.text.constant(source.data)

    def amount(self, value: Amount) -> str:
        """A number as an expression of 64 bits."""
        match value:
            case int():
                return str(value) if value < WIDEST_INT else f"UINT64_C({value})"
            case Length(name):
                if self.routine.is_entry:
                    return f"(uint64_t){name}_bytes"
                return f"{name}_bytes"
            case Held(name):
                n_bytes = self.control.fields[name]
                return f"get_number({self.place(Place(name, 0, n_bytes))}, {n_bytes})"
            case _:
                left, right = (self._operand(v) for v in (value.left, value.right))
                return f"{left} {value.op} {right}"

    def _operand(self, value: Amount) -> str:
        text = self.amount(value)
        return text if isinstance(value, int | Length | Held) else f"({text})"


def _lengths(routine: Routine) -> list[str]:
    """Declarations of the lengths of inputs that are passed in pieces."""
    if routine.is_entry:
        return []
    sums = {n: [f"{n}[{i}].n_bytes" for i in range(routine.pieces)] for n in routine.inputs}
    named = {n for step in walk(routine.body) for n in lengths_in(step)}
    return [
        f"const uint64_t {name}_bytes = (uint64_t){' + '.join(parts)};"
        for name, parts in sums.items()
        if name in named
    ]


def _at(name: str, offset: int) -> str:
    return f"{name} + {offset}" if offset else name
