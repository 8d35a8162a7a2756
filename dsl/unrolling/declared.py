"""S-boxes, permutations and matrices as their declarations say, in one parameter set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from dsl.syntax.diagnostics import error
from dsl.syntax.tree import (
    Declaration,
    MatrixDecl,
    MatrixOf,
    PermutationDecl,
    PermutationList,
    SBoxDecl,
    SBoxOf,
    SBoxRow,
    Span,
    member_name,
)
from dsl.unrolling.evaluate import Variable
from dsl.unrolling.execute import Executor
from dsl.unrolling.from_functions import matrix_of, sbox_of
from dsl.unrolling.operators import known
from dsl.unrolling.tables import MAX_BOX_BITS, Lookup, Matrix, Permutation, SBox
from dsl.unrolling.values import Shape

TABLES = (SBoxDecl, SBoxOf, PermutationDecl, PermutationList, MatrixDecl, MatrixOf)
"""The declarations of tables."""


def declared_tables(executor: Executor, declaration: Declaration) -> Mapping[str, Lookup]:
    """The tables of a declaration by name; none where it declares none.

    Raises:
        DiagnosticError: the declaration is wrong.
    """
    if isinstance(declaration, SBoxDecl) and declaration.count is not None:
        return {box.name: box for box in _sboxes(executor, declaration)}
    make = _MAKERS.get(type(declaration))
    if make is None:
        return {}
    table = make(executor, declaration)
    return {table.name: table}


def _sboxes(executor: Executor, declaration: SBoxDecl) -> list[SBox]:
    assert declaration.count is not None, "one S-box is made by itself"
    name, rows = declaration.name, declaration.rows
    sizes = [_input_bits(row, row.span) for row in rows]
    count = executor.number(declaration.count, "the number of S-boxes")
    if count != len(rows):
        message = f"`{name}` is declared as {count} S-boxes, found {len(rows)}"
        raise error(declaration.span, message)
    for row, size in zip(rows, sizes, strict=True):
        if size != sizes[0]:
            found = f"found {1 << size} values after {1 << sizes[0]} in the first"
            raise error(row.span, f"the S-boxes of one name have one size, {found}")
    bits = _output_bits(rows)
    return [
        SBox(member_name(name, i), sizes[0], bits, row.values, declaration.span)
        for i, row in enumerate(rows)
    ]


def _sbox(executor: Executor, declaration: SBoxDecl) -> SBox:
    del executor
    (row,) = declaration.rows
    bits = _input_bits(row, declaration.span), _output_bits([row])
    return SBox(declaration.name, *bits, row.values, declaration.span)


def _input_bits(row: SBoxRow, span: Span) -> int:
    count = len(row.values)
    in_bits = count.bit_length() - 1
    if count != 1 << in_bits or in_bits == 0:
        message = f"an S-box has a power of two of values, found {count}"
        raise error(span, message, "entries are hexadecimal, with spaces between them")
    if in_bits > MAX_BOX_BITS:
        raise error(span, f"an S-box takes at most {MAX_BOX_BITS} bits")
    return in_bits


def _output_bits(rows: Sequence[SBoxRow]) -> int:
    """As many as the input has where all are permutations, else what the largest entry needs."""
    size = len(rows[0].values)
    if all(sorted(row.values) == list(range(size)) for row in rows):
        return size.bit_length() - 1
    return max(max(max(row.values).bit_length() for row in rows), 1)


def _permutation(executor: Executor, declaration: PermutationDecl) -> Permutation:
    shape = _permuted_word(executor, declaration)
    places: list[tuple[int, Span]] = []
    for i in range(shape.bits):
        executor.scopes.append({declaration.variable: Variable(i, is_constant=True)})
        try:
            target = executor.number(declaration.rule, "a bit's place")
        finally:
            executor.scopes.pop()
        places.append((target, declaration.rule.span))
    return _moved(declaration.name, shape, places, declaration.span)


def _permutation_list(executor: Executor, declaration: PermutationList) -> Permutation:
    shape = _permuted_word(executor, declaration)
    listed = declaration.targets
    if len(listed.elements) != shape.bits:
        message = f"`{declaration.name}` moves {shape.bits} bits, found {len(listed.elements)}"
        raise error(listed.span, message, "the list has for each bit the bit that it moves to")
    places = [(executor.number(e, "a bit's place"), e.span) for e in listed.elements]
    return _moved(declaration.name, shape, places, declaration.span)


def _permuted_word(executor: Executor, declaration: PermutationDecl | PermutationList) -> Shape:
    shape = executor.shape(declaration.type)
    if shape.dimensions:
        raise error(declaration.type.span, f"a permutation is of a word, not of `{shape}`")
    return shape


def _moved(name: str, shape: Shape, places: Sequence[tuple[int, Span]], span: Span) -> Permutation:
    """The permutation that moves bit i to a place, each place with where it is written."""
    sources: dict[int, int] = {}
    for i, (target, written) in enumerate(places):
        if not 0 <= target < shape.bits:
            raise error(written, f"bit {i} moves to {target}, outside `{shape}`")
        if target in sources:
            both = f"bits {sources[target]} and {i} both move to {target}"
            raise error(written, f"`{name}` is no permutation: {both}")
        sources[target] = i
    return Permutation(name, tuple(target for target, _ in places), span)


def _matrix(executor: Executor, declaration: MatrixDecl) -> Matrix:
    rows: list[tuple[int, ...]] = []
    limit = 1 << declaration.modulus.bit_length() - 1
    for row in declaration.rows.elements:
        value = executor.evaluate(row)
        if not isinstance(value, list):
            raise error(row.span, "a row of a matrix is an array of numbers")
        numbers = tuple(known(v, "an entry", row.span) for v in value)
        if not all(0 <= n < limit for n in numbers):
            raise error(row.span, f"an entry of this field is 0 to {limit - 1}")
        if not numbers or (rows and len(numbers) != len(rows[0])):
            raise error(row.span, "the rows of a matrix have one length")
        rows.append(numbers)
    if not rows:
        raise error(declaration.span, "a matrix has at least one row")
    return Matrix(declaration.name, declaration.modulus, tuple(rows), declaration.span)


_Make = Callable[[Executor, Declaration], Lookup]
_MAKERS: Mapping[type, _Make] = {
    SBoxDecl: cast("_Make", _sbox),
    SBoxOf: cast("_Make", sbox_of),
    PermutationDecl: cast("_Make", _permutation),
    PermutationList: cast("_Make", _permutation_list),
    MatrixDecl: cast("_Make", _matrix),
    MatrixOf: cast("_Make", matrix_of),
}
