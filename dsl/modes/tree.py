"""The syntax tree of a mode; its numbers and names are those of a cipher's text."""

from __future__ import annotations

from dataclasses import dataclass

from dsl.syntax.tree import NOWHERE, Name, Number, Span


@dataclass(frozen=True, slots=True)
class Octets:
    """Known bytes, written as `x"80"`."""

    data: bytes
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Slice:
    """`base[first..last]`: bytes from `first` up to `last`, which is not among them."""

    base: Expression
    first: Expression
    last: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Binary:
    """`left op right`; `op` as written (``|| ^ + - * / % ** == != < <= > >=``)."""

    op: str
    left: Expression
    right: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Select:
    """`condition ? then : other`, on numbers."""

    condition: Expression
    then: Expression
    other: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Call:
    """`function(arguments)`: of the mode, or built in."""

    function: str
    arguments: tuple[Expression, ...]
    span: Span = NOWHERE


Expression = Number | Name | Binary | Call | Select | Octets | Slice


@dataclass(frozen=True, slots=True)
class Kind:
    """A type.

    Args:
        is_number: whether it is a number of at most 64 bits; otherwise bytes.
        length: of bytes; None where it is known at run time only.
        span: its place.
    """

    is_number: bool
    length: Expression | None = None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Let:
    """A local of the value given; a number keeps it, bytes without one are zero."""

    name: str
    kind: Kind | None
    value: Expression | None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Assign:
    """`name = value`, or `name[first..last] = value`."""

    name: str
    place: Slice | None
    value: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Count:
    """`for variable in first..last`: bounds are known when a file is made."""

    variable: str
    first: Expression
    last: Expression
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Each:
    """`for variable in data`: the blocks of bytes, whose length is a multiple of the block."""

    variable: str
    data: Expression
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Fill:
    """`fill output with variable`: the body makes a block each time, the last one is cut."""

    output: str
    variable: str
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class If:
    """A branch on a number; 0 is no."""

    condition: Expression
    then: tuple[Statement, ...]
    other: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Refuse:
    """`refuse code if condition`: the entry ends with this return code."""

    code: str
    condition: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Return:
    """The value of a function; its last statement."""

    value: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Do:
    """A call for its effect on the state."""

    call: Call
    span: Span = NOWHERE


Statement = Let | Assign | Count | Each | Fill | If | Refuse | Return | Do


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter; `is_out` of bytes that the entry writes."""

    name: str
    kind: Kind
    is_out: bool
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Function:
    """A function, or an entry, which callers of the generated file see; `text` is for them."""

    name: str
    parameters: tuple[Parameter, ...]
    result: Kind | None
    body: tuple[Statement, ...]
    is_entry: bool
    text: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Const:
    """A number that follows from the sizes of the cipher."""

    name: str
    value: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Switch:
    """A yes or no that is given when a file is made."""

    name: str
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Need:
    """A condition on the cipher, with what to say where it does not hold."""

    condition: Expression
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the state that lasts between calls."""

    name: str
    kind: Kind
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Code:
    """A return code of a refusal, 1 to 127, with what it means."""

    name: str
    value: int
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True)
class Mode:
    """A mode as it stands in its file.

    Args:
        name: of the mode.
        word: what symbols and the command line call it.
        source: the standard.
        text: the whole file, for messages.
    """

    name: str
    word: str
    source: str
    text: str
    consts: tuple[Const, ...]
    switches: tuple[Switch, ...]
    needs: tuple[Need, ...]
    fields: tuple[Field, ...]
    codes: tuple[Code, ...]
    functions: tuple[Function, ...]

    @property
    def entries(self) -> tuple[Function, ...]:
        """The functions that callers see."""
        return tuple(f for f in self.functions if f.is_entry)
