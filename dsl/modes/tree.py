"""The syntax tree of a mode; its nodes for numbers and names are those of ciphers' texts."""

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
    """`base[first..last]`: the bytes from `first` up to, but without, `last`."""

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
    """`function(arguments)`: a function of the mode, or a predefined one."""

    function: str
    arguments: tuple[Expression, ...]
    span: Span = NOWHERE


Expression = Number | Name | Binary | Call | Select | Octets | Slice


@dataclass(frozen=True, slots=True)
class Kind:
    """A type.

    Args:
        is_number: whether it is a number of at most 64 bits; otherwise bytes.
        length: the number of bytes; None for a number, or if it is known at run time only.
        span: its place.
    """

    is_number: bool
    length: Expression | None = None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Let:
    """The definition of a local variable; bytes without a value are zero, numbers are constant."""

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
    """`for variable in first..last`, without `last`; bounds are known at compile time."""

    variable: str
    first: Expression
    last: Expression
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Each:
    """`for variable in data`: a loop over blocks; the length is a multiple of a block."""

    variable: str
    data: Expression
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Fill:
    """`fill output with variable`: each iteration sets the next block; the last is truncated."""

    output: str
    variable: str
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class If:
    """A branch on a number; 0 is false."""

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
    """The last statement of a function: its value."""

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
    """A parameter; `is_out` for bytes that the entry writes."""

    name: str
    kind: Kind
    is_out: bool
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Function:
    """A function, or an entry, which callers of the generated file call; `text` describes it."""

    name: str
    parameters: tuple[Parameter, ...]
    result: Kind | None
    body: tuple[Statement, ...]
    is_entry: bool
    text: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Const:
    """A number computed from the sizes of the cipher."""

    name: str
    value: Expression
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Switch:
    """A boolean option of the file."""

    name: str
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Need:
    """A condition on the cipher, with the message if it does not hold."""

    condition: Expression
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the state, which lasts between calls."""

    name: str
    kind: Kind
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Code:
    """A return code of a refusal, 1 to 127, with its description."""

    name: str
    value: int
    text: str
    span: Span = NOWHERE


@dataclass(frozen=True)
class Mode:
    """The parsed file of a mode.

    Args:
        name: name of the mode.
        word: its name in symbols and on the command line.
        source: the standard that defines it.
        text: the whole file, for messages.
        consts: constants, in order; later ones may use earlier ones.
        switches: boolean options.
        needs: conditions on the cipher.
        fields: the fields of the state, in the order of memory.
        codes: return codes of refusals.
        functions: all functions, entries included.
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
        """The functions that callers of the generated file call."""
        return tuple(f for f in self.functions if f.is_entry)
