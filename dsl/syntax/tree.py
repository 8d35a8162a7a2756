"""The syntax tree: what the parser makes and the checker annotates. Knows no machine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A place in a source text; lines and columns count from 1."""

    file: str
    line: int
    column: int
    end_column: int = 0
    """Column after the last character, on the same line; 0 where only the start is known."""


NOWHERE = Span("", 0, 0)


@dataclass(frozen=True, slots=True)
class Number:
    """An integer literal."""

    value: int
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Name:
    """A variable, constant, parameter or function by name."""

    id: str
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Unary:
    """`op operand`, with `op` one of ``~ -``."""

    op: str
    operand: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Binary:
    """`left op right`; `op` as written (``+ - * / % ^ & | << >> <<< >>> == != < <= > >=``)."""

    op: str
    left: Expr
    right: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Select:
    """`condition ? then : other`."""

    condition: Expr
    then: Expr
    other: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Index:
    """`base[index]`: an array's element, or a lane of a register in a row's meaning."""

    base: Expr
    index: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Call:
    """`function(arguments)`."""

    function: str
    arguments: tuple[Expr, ...]
    span: Span = NOWHERE
    index: Expr | None = None
    """Which of several S-boxes: `S[index](x)`."""


@dataclass(frozen=True, slots=True)
class Array:
    """`[a, b, …]`: an array by its elements."""

    elements: tuple[Expr, ...]
    span: Span = NOWHERE


Expr = Number | Name | Unary | Binary | Select | Index | Call | Array


@dataclass(frozen=True, slots=True)
class Assign:
    """`target op value`, with `op` one of ``= ^= |= &= += -= <<= >>= <<<= >>>=``.

    A target is a name, an element, or an array of targets (`[a, b] = …`).
    """

    target: Expr
    op: str
    value: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class TypeExpr:
    """`u<width>[d0][d1]…` as written: both the width and the dimensions may use parameters."""

    width: Expr
    dimensions: tuple[Expr, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Let:
    """`let name: type = value`; either the type or the value may be missing, not both."""

    name: str
    type: TypeExpr | None
    value: Expr | None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class For:
    """`for name in first..last { body }`; `..=` includes the last."""

    name: str
    first: Expr
    last: Expr
    inclusive: bool
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class If:
    """`if c { … } else if d { … } else { … }`: conditions in order, each with its body."""

    branches: tuple[tuple[Expr, tuple[Statement, ...]], ...]
    otherwise: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Return:
    """`return value`."""

    value: Expr
    span: Span = NOWHERE


Statement = Assign | Let | For | If | Return


@dataclass(frozen=True, slots=True)
class Setting:
    """`parameter = value` of a set."""

    name: str
    value: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class SetDecl:
    """`set name { parameter = value, … }`."""

    name: str
    settings: tuple[Setting, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class LayoutDecl:
    """`block u32[4] little`: the words of a block, a key, a tweak or of the round keys."""

    role: str
    type: TypeExpr
    big_endian: bool
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class SBoxRow:
    """`[c 5 6 b …]`: the values of one S-box."""

    values: tuple[int, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class SBoxDecl:
    """`sbox S = [c 5 6 b …]`, or several: `sbox S[2] = [[c 5 …] [3 8 …]]`, with a `count`."""

    name: str
    rows: tuple[SBoxRow, ...]
    count: Expr | None = None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class SBoxOf:
    """`sbox S = f`: the S-box that a function computes."""

    name: str
    function: Name
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class CircuitDecl:
    """`circuit S from "source" { y0 = x0 ^ x1 … }`: one way to compute an S-box.

    `sbox` is the table's name: `S`, `S^-1`, `S[3]` or `S^-1[3]`.
    """

    sbox: str
    source: str
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class ConstDecl:
    """`const name: type = value`; without a type the numbers have no width."""

    name: str
    type: TypeExpr | None
    value: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class PermutationDecl:
    """`permutation P: u64 { i -> rule }`: bit i of the argument moves to bit `rule`."""

    name: str
    type: TypeExpr
    variable: str
    rule: Expr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class PermutationList:
    """`permutation P: u8 = [1, 0, 3, 2, …]`: bit i of the argument moves to bit `targets[i]`."""

    name: str
    type: TypeExpr
    targets: Array
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class MatrixDecl:
    """`matrix M over GF(2^8)/0x11b = [[2, 3], [1, 2]]`; the modulus of GF(2) is 0b11."""

    name: str
    modulus: int
    rows: Array
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class MatrixOf:
    """`matrix M over GF(2) = f`: the matrix of a linear function."""

    name: str
    modulus: int
    function: Name
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Parameter:
    """`name: type` of a function."""

    name: str
    type: TypeExpr
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Function:
    """`fn` or `round`: the calls of a `round` are counted, and named in listings."""

    name: str
    is_round: bool
    parameters: tuple[Parameter, ...]
    result: TypeExpr
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Entry:
    """`key_schedule(K, T) -> RK`, `encrypt(X, RK)` or `decrypt(X, RK)`.

    Without a tweak there is no `T`, without a key no `RK`.
    """

    role: str
    inputs: tuple[str, ...]
    output: str
    body: tuple[Statement, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Inverse:
    """`decrypt = inverse of encrypt`."""

    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class OneWay:
    """`decrypt = none`."""

    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class TestDecl:
    """`test set { key …, plaintext …, ciphertext … }`: a known answer, as hexadecimal digits."""

    set_name: str
    answers: tuple[tuple[str, str, Span], ...]
    span: Span = NOWHERE


Declaration = (
    SetDecl
    | LayoutDecl
    | SBoxDecl
    | SBoxOf
    | CircuitDecl
    | ConstDecl
    | PermutationDecl
    | PermutationList
    | MatrixDecl
    | MatrixOf
    | Function
    | Entry
    | Inverse
    | OneWay
    | TestDecl
)


@dataclass(frozen=True, slots=True)
class File:
    """A whole source text."""

    name: str
    source: str
    declarations: tuple[Declaration, ...]
    span: Span = NOWHERE


def member_name(name: str, index: int) -> str:
    """The name of one of several S-boxes: `S[3]` for `S`, `S^-1[3]` for `S^-1`."""
    return f"{name}[{index}]"
