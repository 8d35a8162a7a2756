"""The IR of control: what a mode does between calls of the block cipher, for any machine.

A routine works on arrays of known length and on inputs of a length that is known at run time. Each
array is assigned once, or goes round a loop; what is known when a file is made is a `Constant`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Place:
    """Bytes of an array, of a field of the state, or of a parameter of known length.

    Args:
        array: its name.
        first: the offset of the first byte.
        n_bytes: how many.
    """

    array: str
    first: int
    n_bytes: int

    def part(self, first: int, n_bytes: int) -> Place:
        """Bytes of these, from the one at `first`."""
        return Place(self.array, self.first + first, n_bytes)


@dataclass(frozen=True, slots=True)
class Constant:
    """Bytes that are known when a file is made."""

    data: bytes

    @property
    def n_bytes(self) -> int:
        """How many."""
        return len(self.data)

    def part(self, first: int, n_bytes: int) -> Constant:
        """Bytes of these, from the one at `first`."""
        return Constant(self.data[first : first + n_bytes])


Source = Place | Constant


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
    """A whole input: bytes that a caller points to, or what a routine was handed in pieces."""

    name: str


@dataclass(frozen=True, slots=True)
class Zeros:
    """So many zero bytes."""

    count: Amount


Piece = Place | Constant | Input | Zeros


@dataclass(frozen=True, slots=True)
class Copy:
    """`to = source`."""

    to: Place
    source: Source


@dataclass(frozen=True, slots=True)
class Xor:
    """`to = left ^ right`; `to` may be one of the two."""

    to: Place
    left: Source
    right: Source


@dataclass(frozen=True, slots=True)
class Increment:
    """`to = source + 1` as one big-endian number; `to` may be `source`."""

    to: Place
    source: Source


@dataclass(frozen=True, slots=True)
class Put:
    """`to = value`, big-endian."""

    to: Place
    value: Amount


@dataclass(frozen=True, slots=True)
class Gather:
    """`to` is filled from pieces, one behind the other; together they are as long as it is."""

    to: Place
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """Make the round keys of a key."""

    schedule: str
    key: Source


@dataclass(frozen=True, slots=True)
class Encrypt:
    """Encrypt blocks that lie one behind the other; `to` may be `source`.

    Args:
        to: where they go.
        source: the blocks.
        schedule: round keys that `Setup` made, or those of a known key.
    """

    to: Place
    source: Source
    schedule: str


@dataclass(frozen=True, slots=True)
class Blocks:
    """Run `body` on each block of pieces, whose total length is a multiple of the block.

    Args:
        blocks: the places that are given the block each time.
        pieces: the bytes, one piece behind the other.
        body: what is done.
    """

    block: Place
    pieces: tuple[Piece, ...]
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Fill:
    """Write an output block by block, the last one cut to its length.

    Args:
        output: the parameter.
        block: where `body` leaves each block.
        body: what is done for each.
        schedule: all blocks are encrypted under it where they lie; empty where none is.
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
    """Return a code where a condition holds."""

    code: int
    condition: Amount


@dataclass(frozen=True, slots=True)
class Hold:
    """Put a number into the state."""

    field: str
    value: Amount


@dataclass(frozen=True, slots=True)
class Invoke:
    """Call another routine on one input, handed over in pieces.

    Args:
        routine: its name.
        to: where its result goes.
        pieces: the input.
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
        name: an entry's name, or of a function of the mode.
        inputs: the inputs of run-time length, in order; an entry has a pointer and a length each.
        output: the output that is written, or empty; it comes first.
        result: the length of what is returned, in bytes; 0 of an entry.
        body: the steps; what is returned is the array `RESULT`.
        pieces: the most pieces that an input is handed over in; 0 of an entry.
        calls: routines that it may call.
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
    """What was computed when the file was made, in place of each call of a routine.

    Args:
        encryptions: block encryptions.
        schedules: key schedules.
        operations: XORs, increments and loop steps on known bytes.
    """

    encryptions: int = 0
    schedules: int = 0
    operations: int = 0

    def __add__(self, other: Saved) -> Saved:
        """The sum of both."""
        return Saved(
            self.encryptions + other.encryptions,
            self.schedules + other.schedules,
            self.operations + other.operations,
        )


@dataclass(frozen=True)
class Control:
    """A mode over a cipher, ready to be written for a machine.

    Args:
        block: bytes of a block.
        key: bytes of a key.
        fields: the length of each field of the state in bytes; a number has 8.
        numbers: the fields that are numbers.
        routines: those that others call come first.
        known_keys: the keys whose round keys are constants, by schedule.
        saved: what was computed ahead, by routine.
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
        """The size of the state."""
        return sum(self.fields.values())

    def with_bodies(self, change: Rewrite) -> Control:
        """The same with each body rewritten."""
        made = tuple(replace(each, body=change(each.body)) for each in self.routines)
        return replace(self, routines=made)


class Rewrite:
    """Rewrites a list of steps."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps to put in place of some."""
        raise NotImplementedError


def walk(body: tuple[Step, ...]) -> Iterator[Step]:
    """All steps, those of loops and branches behind them."""
    for step in body:
        yield step
        for inner in bodies_of(step):
            yield from walk(inner)


def bodies_of(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The lists of steps inside of one."""
    match step:
        case Blocks() | Fill():
            return (step.body,)
        case If(_, then, other):
            return (then, other)
        case _:
            return ()
