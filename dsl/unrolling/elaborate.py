"""Fills the parameters of one set into the declarations, and unrolls the entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from dsl.syntax.diagnostics import Diagnostic, error
from dsl.syntax.tree import (
    ConstDecl,
    Declaration,
    Entry,
    File,
    Function,
    LayoutDecl,
    SBoxDecl,
    SetDecl,
)
from dsl.unrolling.declared import TABLES, declared_tables
from dsl.unrolling.evaluate import Globals, Variable
from dsl.unrolling.execute import Executor, Place, Stop, unset_path
from dsl.unrolling.operators import Counting, Sink
from dsl.unrolling.values import Shape, Word, convert, flatten, is_broken, unflatten, unset

VALUES = (ConstDecl, *TABLES)
"""Declarations that those further down may use."""
UNROLL_LIMIT = 200_000
"""Steps that one entry may take to unroll; the largest of our ciphers takes a sixth."""


@dataclass(frozen=True)
class Model:
    """A file in one parameter set: the meaning of its names, and the sizes of its layouts."""

    set_name: str
    parameters: tuple[str, ...]
    names: Globals
    layouts: Mapping[str, Shape]
    big_endian: Mapping[str, bool]
    entries: Mapping[str, Entry]


def elaborate(file: File, chosen: SetDecl) -> tuple[Model, list[Diagnostic]]:
    """The meaning of the declarations in the set `chosen`, and the errors found."""
    names = Globals()
    executor = Executor(names, Counting(), Place(), UNROLL_LIMIT)
    layouts = [d for d in file.declarations if isinstance(d, LayoutDecl)]
    shapes: dict[str, Shape] = {}
    names.functions.update((d.name, d) for d in file.declarations if isinstance(d, Function))
    with _collected(executor):
        for setting in chosen.settings:
            with executor.collecting():
                value = executor.evaluate(setting.value)
                names.constants[setting.name] = Variable(value, is_constant=True)
        names.later.update(d.name for d in file.declarations if isinstance(d, VALUES))
        for declaration in file.declarations:
            with executor.collecting():
                _declare(executor, declaration)
            if isinstance(declaration, VALUES):
                names.later.discard(declaration.name)
        for layout in layouts:
            with executor.collecting():
                shapes[layout.role] = _layout(executor, layout)
        with executor.collecting():
            _check_tweak(layouts, shapes)
    model = Model(
        chosen.name,
        tuple(setting.name for setting in chosen.settings),
        names,
        shapes,
        {layout.role: layout.big_endian for layout in layouts},
        {d.role: d for d in file.declarations if isinstance(d, Entry)},
    )
    return model, executor.errors


def unroll(
    model: Model, role: str, sink: Sink, place: Place, limit: int = UNROLL_LIMIT
) -> tuple[tuple[Word, ...], list[Diagnostic]]:
    """Run an entry, every loop and call unrolled.

    Args:
        model: the file in one set.
        role: `key_schedule`, `encrypt` or `decrypt`.
        sink: takes the operations.
        place: is kept at the statement and the round that the operations come from.
        limit: the most steps that it may take.

    Returns:
        The words of the result, in order, and the errors that were met.
    """
    entry = model.entries[role]
    executor = Executor(model.names, sink, place, limit)
    words = iter(input_words(model, role))
    for name, shape in _entry_shapes(model, entry).items():
        value = unset(shape) if name == entry.output else unflatten(words, shape)
        executor.scopes[0][name] = Variable(value, shape)
    output = entry.output or entry.inputs[0]
    place.span = entry.span
    try:
        executor.body(entry.body)
    except Stop:
        return (), executor.errors
    result = executor.scopes[0][output].value
    if executor.errors or is_broken(result):
        return (), executor.errors
    if path := unset_path(result):
        message = f"`{output}{path}` is never given a value"
        return (), [Diagnostic(entry.span, message)]
    return tuple(word for word in flatten(result) if isinstance(word, Word)), []


def input_words(model: Model, role: str) -> tuple[Word, ...]:
    """The words that an entry takes, in order."""
    entry = model.entries[role]
    return tuple(
        Word(shape.bits, None, word_name(name, path))
        for name, shape in _entry_shapes(model, entry).items()
        if name != entry.output
        for path in shape.paths()
    )


def word_name(name: str, path: Sequence[int]) -> str:
    """The name of a word of a block or a key: `X.0`, `RK.3.1`, or `X` where it is one word."""
    return ".".join([name, *(str(i) for i in path)])


def _entry_shapes(model: Model, entry: Entry) -> dict[str, Shape]:
    is_schedule = entry.role == "key_schedule"
    roles = ("key", "tweak") if is_schedule else ("block", "round_keys")
    shapes = {n: model.layouts[r] for n, r in zip(entry.inputs, roles, strict=False)}
    return {**shapes, entry.output: model.layouts["round_keys"]} if is_schedule else shapes


def _declare(executor: Executor, declaration: Declaration) -> None:
    if isinstance(declaration, ConstDecl):
        value, shape = executor.evaluate(declaration.value), None
        if declaration.type is not None:
            shape = executor.shape(declaration.type)
            value = convert(value, shape, declaration.value.span)
        variable = Variable(value, shape, is_constant=True)
        executor.globals.constants[declaration.name] = variable
        return
    declared = declared_tables(executor, declaration)
    executor.globals.tables.update(declared)
    if isinstance(declaration, SBoxDecl) and declaration.count:
        executor.globals.several[declaration.name] = len(declared)


def _layout(executor: Executor, layout: LayoutDecl) -> Shape:
    shape = executor.shape(layout.type)
    bits = shape.bits * shape.n_words
    if layout.role != "round_keys" and bits % 8:
        raise error(layout.span, f"`{shape}` is {bits} bits, which are no whole bytes")
    return shape


def _check_tweak(layouts: Sequence[LayoutDecl], shapes: Mapping[str, Shape]) -> None:
    """Raise an error for a tweak with other words than the key: both are one argument."""
    by_role = {layout.role: layout for layout in layouts}
    if not {"key", "tweak"} <= shapes.keys():
        return
    words = {
        role: f"u{shapes[role].bits} {'big' if by_role[role].big_endian else 'little'}"
        for role in ("key", "tweak")
    }
    if words["key"] != words["tweak"]:
        message = f"the tweak is of words `{words['tweak']}`, the key of words `{words['key']}`"
        hint = "callers give key and tweak as one, so both have one width and one byte order"
        raise error(by_role["tweak"].span, message, hint)


@contextmanager
def _collected(executor: Executor) -> Iterator[None]:
    """Errors that stop the executor are in its list already."""
    with suppress(Stop), executor.collecting():
        yield
