"""Names that steps read and write: arrays, schedules, inputs, and fields of the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from compiler.modes.control import (
    RESULT,
    Amount,
    Blocks,
    Computed,
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
    Setup,
    Step,
    Xor,
    Zeros,
    walk,
)

END = "return"
"""The name that a refusal writes; it stands for the end of an entry."""


def reads(step: Step) -> frozenset[str]:
    """The names that a step reads, including those of nested steps."""
    return frozenset(_reads(step))


def writes(step: Step) -> frozenset[str]:
    """The names that a step writes, including those of nested steps."""
    return frozenset(name for each in walk((step,)) for name in _written(each))


def conflict(first: Step, second: Step) -> bool:
    """Whether two steps must keep their order: one writes a name that the other reads or writes."""
    a, b = writes(first), writes(second)
    return bool(a & b or a & reads(second) or b & reads(first))


def places_in(step: Step) -> Iterator[Place]:
    """The places in a step, without those of nested steps."""
    yield from places_read(step)
    written = place_written(step)
    if written is not None:
        yield written


def places_read(step: Step) -> Iterator[Place]:
    """The places that a step reads, without those of nested steps."""
    yield from (s for s in _sources(step) if isinstance(s, Place))
    yield from (p for p in _pieces(step) if isinstance(p, Place))
    if isinstance(step, Fill):
        yield step.block


def place_written(step: Step) -> Place | None:
    """The place that a step writes, without those of nested steps; None if there is none."""
    match step:
        case Copy(to) | Xor(to) | Increment(to) | Put(to) | Gather(to) | Encrypt(to):
            return to
        case Invoke(_, to):
            return to
        case Blocks(block):
            return block
        case _:
            return None


def sizes_of(body: Sequence[Step]) -> dict[str, int]:
    """The sizes in bytes of the arrays that steps read and write."""
    found: dict[str, int] = {}
    for step in walk(tuple(body)):
        for place in places_in(step):
            found[place.array] = max(found.get(place.array, 0), place.first + place.n_bytes)
    return found


def arrays_of(body: Sequence[Step], control: Control) -> dict[str, int]:
    """The local arrays of steps, with their sizes in bytes."""
    return {
        name: n_bytes
        for name, n_bytes in sizes_of(body).items()
        if name not in control.fields and name != RESULT
    }


def lengths_in(step: Step) -> Iterator[str]:
    """The inputs and outputs whose lengths a step needs, without those of nested steps."""
    for amount in _amounts(step):
        yield from _lengths_of(amount)
    if isinstance(step, Blocks):
        yield from (piece.name for piece in step.pieces if isinstance(piece, Input))


def counter_of(loop: Fill) -> Place | None:
    """The counter of a loop whose output is a counter's values before encryption; else None."""
    match loop.body:
        case (Increment(made, Place() as counter), Copy(to, source)) if loop.schedule:
            counts = made == source == loop.block and to == counter
            return counter if counts else None
        case _:
            return None


def _reads(step: Step) -> Iterator[str]:
    for each in walk((step,)):
        yield from (s.array for s in _sources(each) if isinstance(s, Place))
        for piece in _pieces(each):
            if isinstance(piece, Place):
                yield piece.array
            elif isinstance(piece, Input):
                yield piece.name
        for amount in _amounts(each):
            yield from _held(amount)
        match each:
            case Encrypt(_, _, schedule) | Fill(_, _, _, schedule):
                yield schedule
            case _:
                pass
        if isinstance(each, Fill):
            yield each.block.array


def _written(step: Step) -> Iterator[str]:
    written = place_written(step)
    if written is not None:
        yield written.array
    match step:
        case Setup(schedule):
            yield schedule
        case Fill(output, block):
            yield from (output, block.array)
        case Hold(name):
            yield name
        case Refuse():
            yield END
        case _:
            pass


def _sources(step: Step) -> tuple[Contents, ...]:
    match step:
        case Copy(_, source) | Increment(_, source) | Encrypt(_, source):
            return (source,)
        case Setup(_, key):
            return (key,)
        case Xor(_, left, right):
            return (left, right)
        case _:
            return ()


def _pieces(step: Step) -> tuple[Piece, ...]:
    match step:
        case Gather(_, pieces) | Blocks(_, pieces) | Invoke(_, _, pieces):
            return pieces
        case _:
            return ()


def _amounts(step: Step) -> Iterator[Amount]:
    match step:
        case Put(_, value) | Hold(_, value):
            yield value
        case Refuse(_, condition) | If(condition):
            yield condition
        case _:
            pass
    yield from (piece.count for piece in _pieces(step) if isinstance(piece, Zeros))


def _held(amount: Amount) -> Iterator[str]:
    if isinstance(amount, Held):
        yield amount.field
    if isinstance(amount, Computed):
        yield from _held(amount.left)
        yield from _held(amount.right)


def _lengths_of(amount: Amount) -> Iterator[str]:
    if isinstance(amount, Length):
        yield amount.name
    if isinstance(amount, Computed):
        yield from _lengths_of(amount.left)
        yield from _lengths_of(amount.right)
