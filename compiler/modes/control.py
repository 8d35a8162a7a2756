"""The control IR: the steps of a mode between calls of the block cipher, for any machine.

A routine works on arrays of known length and on inputs of a length that is known at run time. The
evaluation assigns each array once, or once in each iteration; coalescing then shares arrays. Bytes
that are known at compile time are a `Constant`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Place:
    """Bytes of an array, of a field of the state, or of a parameter of known length.

    Args:
        array: name of the array, field or parameter.
        first: the offset of the first byte.
        n_bytes: the number of bytes.
    """

    array: str
    first: int
    n_bytes: int

    def part(self, first: int, n_bytes: int) -> Place:
        """Bytes of these, from the one at `first`."""
        return Place(self.array, self.first + first, n_bytes)


@dataclass(frozen=True, slots=True)
class Constant:
    """Bytes that are known at compile time."""

    data: bytes

    @property
    def n_bytes(self) -> int:
        """The number of bytes."""
        return len(self.data)

    def part(self, first: int, n_bytes: int) -> Constant:
        """Bytes of these, from the one at `first`."""
        return Constant(self.data[first : first + n_bytes])


Contents = Place | Constant
"""Bytes that a step reads."""


@dataclass(frozen=True, slots=True)
class Length:
    """The length of an input or an output, in bytes."""

    name: str


@dataclass(frozen=True, slots=True)
class Held:
    """A number of the state."""

    field: str


@dataclass(frozen=True, slots=True)
class Computed:
    """`left op right` on numbers of 64 bits; `op` is + - * / % or a comparison."""

    op: str
    left: Amount
    right: Amount


Amount = int | Length | Held | Computed
"""A number at run time; it is public."""


@dataclass(frozen=True, slots=True)
class Input:
    """A whole input: bytes that a caller points to, or all pieces that a routine gets."""

    name: str


@dataclass(frozen=True, slots=True)
class Zeros:
    """Zero bytes, `count` of them."""

    count: Amount


Piece = Place | Constant | Input | Zeros


@dataclass(frozen=True, slots=True)
class Copy:
    """`to = source`."""

    to: Place
    source: Contents


@dataclass(frozen=True, slots=True)
class Xor:
    """`to = left ^ right`; `to` may be one of the two."""

    to: Place
    left: Contents
    right: Contents


@dataclass(frozen=True, slots=True)
class Increment:
    """`to = source + 1` as one big-endian number; `to` may be `source`."""

    to: Place
    source: Contents


@dataclass(frozen=True, slots=True)
class Put:
    """`to = value`, big-endian."""

    to: Place
    value: Amount


@dataclass(frozen=True, slots=True)
class Gather:
    """`to` is the concatenation of pieces, whose total length is its own."""

    to: Place
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Compute the round keys of a key in `schedule`."""

    schedule: str
    key: Contents


@dataclass(frozen=True, slots=True)
class Encrypt:
    """Encrypt consecutive blocks; `to` may be `source`.

    Args:
        to: the encrypted blocks.
        source: the blocks.
        schedule: round keys of a `Setup`, or of a constant key.
    """

    to: Place
    source: Contents
    schedule: str


@dataclass(frozen=True, slots=True)
class Blocks:
    """Run `body` on each block of pieces, whose total length is a multiple of the block.

    Args:
        block: the place that has the block of an iteration.
        pieces: the pieces; the loop goes over their concatenation.
        body: the steps of an iteration.
    """

    block: Place
    pieces: tuple[Piece, ...]
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """Write an output block by block, the last block truncated.

    Args:
        output: name of the parameter.
        block: the place in which an iteration leaves its block.
        body: the steps of an iteration.
        schedule: round keys under which all blocks are encrypted at the end; empty for none.
    """

    output: str
    block: Place
    body: tuple[Step, ...]
    schedule: str = ""


@dataclass(frozen=True, slots=True)
class If:
    """A branch on a public number."""

    condition: Amount
    then: tuple[Step, ...]
    other: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Refuse:
    """Return a code if a condition holds."""

    code: int
    condition: Amount


@dataclass(frozen=True, slots=True)
class Hold:
    """Write a number to the state."""

    field: str
    value: Amount


@dataclass(frozen=True, slots=True)
class Invoke:
    """Call another routine on one input, which is passed in pieces.

    Args:
        routine: name of the routine.
        to: the place of its result.
        pieces: the pieces of the input.
    """

    routine: str
    to: Place
    pieces: tuple[Piece, ...]


Simple = Copy | Xor | Increment | Put | Gather | Setup | Encrypt | Refuse | Hold | Invoke
Step = Simple | Blocks | Fill | If


@dataclass(frozen=True)
class Routine:
    """A function.

    Args:
        name: name of the entry, or of the function of the mode.
        inputs: the inputs of run-time length, in order; an entry has a pointer and a length each.
        output: the output, which is the first parameter; empty if there is none.
        result: size of the result in bytes, which is in the array `RESULT`; 0 for an entry.
        body: the steps.
        pieces: the most pieces of its input in a call; 0 for an entry.
        is_entry: whether callers of the file call it.
    """

    name: str
    inputs: tuple[str, ...]
    output: str
    result: int
    body: tuple[Step, ...]
    pieces: int = 0
    is_entry: bool = True


RESULT = "result"
"""The array that a routine returns."""


@dataclass(frozen=True)
class Saved:
    """The operations that were evaluated at compile time, for each call of a routine.

    Args:
        encryptions: block encryptions.
        schedules: key schedules.
        operations: XORs and increments of constant bytes.
    """

    encryptions: int = 0
    schedules: int = 0
    operations: int = 0

    def __add__(self, other: Saved) -> Saved:
        """The sum of two calls' savings."""
        return Saved(
            self.encryptions + other.encryptions,
            self.schedules + other.schedules,
            self.operations + other.operations,
        )


@dataclass(frozen=True)
class Control:
    """A mode over a cipher as control steps, for any machine.

    Args:
        block: size of a block in bytes.
        key: size of a key in bytes.
        fields: the size of each field of the state in bytes; a number has 8.
        numbers: the fields that are numbers.
        routines: the routines, entries last.
        known_keys: for each schedule of constant round keys, its key.
        saved: for each routine, the operations that were evaluated.
    """

    block: int
    key: int
    fields: Mapping[str, int]
    numbers: frozenset[str]
    routines: tuple[Routine, ...]
    known_keys: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    saved: Mapping[str, Saved] = field(default_factory=dict[str, Saved])

    @property
    def state_bytes(self) -> int:
        """The size of the state in bytes."""
        return sum(self.fields.values())

    def with_bodies(self, change: Rewrite) -> Control:
        """A copy with each routine's steps rewritten."""
        made = tuple(replace(each, body=change(each.body)) for each in self.routines)
        return replace(self, routines=made)


class Rewrite:
    """Rewrites a list of steps."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps that replace those of a routine."""
        raise NotImplementedError


def walk(body: tuple[Step, ...]) -> Iterator[Step]:
    """All steps in preorder, with those nested in loops and branches."""
    for step in body:
        yield step
        for inner in bodies_of(step):
            yield from walk(inner)


def without(body: tuple[Step, ...], is_meant: Callable[[Step], bool]) -> tuple[Step, ...]:
    """The steps without some of them, also of those nested in loops and branches."""
    left: list[Step] = []
    for step in body:
        if is_meant(step):
            continue
        match step:
            case Blocks() | Fill():
                left.append(replace(step, body=without(step.body, is_meant)))
            case If(condition, then, other):
                left.append(If(condition, without(then, is_meant), without(other, is_meant)))
            case _:
                left.append(step)
    return tuple(left)


def bodies_of(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The lists of steps nested in a step."""
    match step:
        case Blocks() | Fill():
            return (step.body,)
        case If(_, then, other):
            return (then, other)
        case _:
            return ()
