"""The intermediate representation: flat single-assignment programs at three levels.

A program is a list of operations on named values. The levels differ only in which operations and
types occur: **spec** (words of one block), **slice** (registers of lanes, once a layout is chosen)
and **listing** (a target's instructions; virtual, then real registers). `compiler.ir.print` and
`compiler.ir.parse` write and read the text form; `compiler.interpreter` defines the meaning.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal, cast

from compiler.ir.slots import POINTER as POINTER
from compiler.ir.slots import Given, GivenKind, Part, Slot, label_of
from compiler.ir.slots import Param as Param
from compiler.ir.slots import Table as Table
from compiler.ir.slots import Type as Type
from dsl.syntax.tree import Span

Level = Literal["spec", "slice", "listing"]
Added = Literal["", "spill", "copy"]
Attribute = int | str | tuple[int, ...]


_create = object.__new__

# Operations of the spec and slice levels; `compiler.interpreter` defines their meaning.
COMMUTATIVE = frozenset({"xor", "and", "or", "add", "mul", "xnor", "xor3"})
TABLE_LOOKUP = "lookup"
"""The operation that reads an entry of a table."""

LANEWISE = frozenset(
    {"xor", "and", "or", "not", "add", "sub", "andn", "orn", "xnor", "mux", "xor3", "bcax"}
    | {"lut3", "shl", "shr", "rotl", "rotl_by", "rotr_by", "ltu", "mul", "mulh"}
)
MEMORY_OPERATIONS = frozenset({"load", "load_pair", "load_all", "load_bit", "store"})
ON_LIMBS = frozenset({"add_limbs", "sub_limbs", "rotl_limbs"})
"""Operations on the limbs of words, the lowest first, with as many results as limbs. Sums take the
limbs of one word, then those of the other; a rotation is by `k` bits to the left, negative to the
right.
"""
BITWISE = frozenset(
    {"xor", "and", "or", "not", "andn", "orn", "xnor", "mux", "xor3", "bcax", "lut3"}
)


class _Unfrozen:
    """The fields of an operation while it is made; see `Op.__new__`."""

    __slots__ = ("added", "args", "attrs", "name", "results", "round", "span", "types")


@dataclass(frozen=True, slots=True, init=False)
class Op:
    """One operation: `results = name(args)`.

    Args:
        name: a generic operation, or in a listing a row of the target's table.
        args: names of values.
        results: names of the values that it defines, none for a store.
        types: the types of the results.
        attrs: constants of the operation by name, sorted by name.
        span: the source line that it comes from.
        round: its round of the cipher, counted from 1; 0 for none.
        added: the reason why register allocation added it: a `spill` (a value is stored, loaded or
            rematerialised), or a `copy`.
    """

    name: str
    args: tuple[str, ...]
    results: tuple[str, ...]
    types: tuple[Type, ...]
    attrs: tuple[tuple[str, Attribute], ...] = ()
    span: Span | None = None
    round: int = 0
    added: Added = ""

    def __new__(
        cls,
        name: str,
        args: tuple[str, ...],
        results: tuple[str, ...],
        types: tuple[Type, ...],
        attrs: tuple[tuple[str, Attribute], ...] = (),
        span: Span | None = None,
        round: int = 0,
        added: Added = "",
    ) -> Op:
        """The operation; made millions of times, in a third of the time of a dataclass's own way.

        That sets the fields of a frozen object by name, one after another. Here they are set while
        the object has a class of the same fields that is not frozen.
        """
        made: Any = _create(_Unfrozen)
        made.name = name
        made.args = args
        made.results = results
        made.types = types
        made.attrs = attrs
        made.span = span
        made.round = round
        made.added = added
        made.__class__ = cls
        return cast("Op", made)

    def __reduce__(self) -> tuple[object, ...]:
        """The way to make a copy, in `pickle` too: from the values of the fields."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    def changed(
        self,
        name: str | None = None,
        args: tuple[str, ...] | None = None,
        results: tuple[str, ...] | None = None,
        types: tuple[Type, ...] | None = None,
        attrs: tuple[tuple[str, Attribute], ...] | None = None,
    ) -> Op:
        """The operation with other values of fields, as `replace` does it, in a third of the time.

        Fields that are not given stay, and so do its span, its round and why it was added.
        """
        return Op(
            self.name if name is None else name,
            self.args if args is None else args,
            self.results if results is None else results,
            self.types if types is None else types,
            self.attrs if attrs is None else attrs,
            self.span,
            self.round,
            self.added,
        )

    @property
    def result(self) -> str:
        """The only result; an error if there are none or several."""
        (result,) = self.results
        return result

    @property
    def type(self) -> Type:
        """The type of the first result."""
        return self.types[0]

    @property
    def commutes(self) -> bool:
        """Whether the order of the arguments does not matter."""
        return self.name in COMMUTATIVE

    @property
    def touches_memory(self) -> bool:
        """Whether it loads or stores."""
        return self.name in MEMORY_OPERATIONS

    @property
    def is_repeatable(self) -> bool:
        """Whether it is rematerialisable: a constant, or a load of a word that is never written."""
        return self.name == "const" or bool(self.results and self.number("own", 0))

    def value_key(self, commutative: bool = True) -> object:
        """The value-numbering key: equal for operations that compute equal values.

        Args:
            commutative: whether the key of a commutative operation ignores the order of its
                arguments.
        """
        args = tuple(sorted(self.args)) if commutative and self.commutes else self.args
        return self.name, self.types, self.attrs, args

    def attr(self, name: str, default: Attribute | None = None) -> Attribute:
        """The constant `name`, or `default` if it is absent; `KeyError` without a default."""
        for key, value in self.attrs:
            if key == name:
                return value
        if default is None:
            raise KeyError(name)
        return default

    def number(self, name: str, default: int | None = None) -> int:
        """The constant `name` as an integer."""
        value = self.attr(name, default)
        assert isinstance(value, int), f"{self.name}: {name} is no integer"
        return value

    def word(self, name: str, default: str | None = None) -> str:
        """The constant `name` as a word."""
        value = self.attr(name, default)
        assert isinstance(value, str), f"{self.name}: {name} is no word"
        return value


def attributes(**values: Attribute) -> tuple[tuple[str, Attribute], ...]:
    """The constants of an operation, sorted by name."""
    return tuple(sorted(values.items()))


@dataclass(frozen=True)
class Program:
    """A function: parameters, operations in order, results.

    Args:
        name: the function's name (`encrypt`, `key_schedule`).
        level: the level, which decides the operations that may occur.
        params: parameters, in order; at the slice and listing levels some are pointers.
        ops: the operations, in order; at the spec and slice levels each name is assigned once.
        results: names of the returned values, in order.
        tables: the S-boxes and matrices that operations refer to.
        registers: whether names in a listing are real registers, which are assigned more than once.
        part: the part of the function.
    """

    name: str
    level: Level
    params: tuple[Param, ...]
    ops: tuple[Op, ...]
    results: tuple[str, ...]
    tables: Mapping[str, Table] = field(default_factory=dict[str, Table])
    registers: bool = False
    part: Part = ""

    @property
    def label(self) -> str:
        """Its name in a module."""
        return label_of(self.name, self.part)

    @cached_property
    def types(self) -> Mapping[str, Type]:
        """The type of every value by name."""
        known = {p.name: p.type for p in self.params}
        for op in self.ops:
            # Most have one result; this is hot.
            if len(op.results) == len(op.types) == 1:
                known[op.results[0]] = op.types[0]
            else:
                known.update(zip(op.results, op.types, strict=True))
        return known

    @cached_property
    def slots(self) -> Mapping[str, Slot]:
        """The slots of the parameters that stand for some, by name."""
        return {p.name: p.slot for p in self.params if p.slot}

    @cached_property
    def stored(self) -> Mapping[str, Slot]:
        """The slots that are filled before the function is called, by name."""
        return {n: s for n, s in self.slots.items() if s.kind in ("key", "nonce", "round")}

    def given(self, kind: GivenKind) -> tuple[Param, ...]:
        """The parameters of one kind that a caller hands over."""
        return tuple(p for p in self.params if p.given and p.given.kind == kind)

    @cached_property
    def makers(self) -> Mapping[str, Op]:
        """The operation that defines a value, by the value's name."""
        return {r: op for op in self.ops for r in op.results}

    @cached_property
    def places(self) -> Mapping[tuple[str, ...], int]:
        """The position of each operation with results, by its results."""
        return {op.results: i for i, op in enumerate(self.ops) if op.results}

    @cached_property
    def uses(self) -> Mapping[str, int]:
        """The number of uses of each value, including as results of the program."""
        counts = dict.fromkeys(self.types, 0)
        for op in self.ops:
            for arg in op.args:
                counts[arg] += 1
        for name in self.results:
            counts[name] += 1
        return counts

    def with_ops(self, ops: Iterable[Op], results: Iterable[str] | None = None) -> Program:
        """The program with other operations."""
        kept = self.results if results is None else tuple(results)
        return replace(self, ops=tuple(ops), results=kept)

    def replace_values(self, choose: Callable[[Op], str]) -> Program:
        """For each operation with one result, use the earlier value that `choose` names instead.

        An operation whose own result is chosen stays; the others are removed and their readers
        redirected.
        """
        renamed: dict[str, str] = {}
        kept: list[Op] = []
        for old in self.ops:
            op = rename_args(old, renamed)
            if len(op.results) != 1:
                kept.append(op)
                continue
            chosen = choose(op)
            if chosen == op.result:
                kept.append(op)
            else:
                renamed[op.result] = renamed.get(chosen, chosen)
        return self.with_ops(kept, (renamed.get(r, r) for r in self.results))


def rename_args(op: Op, renamed: Mapping[str, str]) -> Op:
    """The operation with its arguments renamed."""
    args = tuple(renamed.get(a, a) for a in op.args)
    return op if args == op.args else op.changed(args=args)


def fresh_names(program: Program, prefix: str) -> Iterator[str]:
    """Names that the program does not use: the prefix and a number."""
    return (n for i in itertools.count() if (n := f"{prefix}{i}") not in program.types)


class Builder:
    """Builds a program, one operation at a time, with fresh names."""

    def __init__(self, prefix: str = "t") -> None:
        self.ops: list[Op] = []
        self.types: dict[str, Type] = {}
        self.span: Span | None = None
        self.round = 0
        self._prefix = prefix
        self._count = 0
        self._constants: dict[tuple[Type, Attribute], str] = {}

    def param(self, name: str, kind: Type, slot: Slot | None = None) -> Param:
        """Declare a parameter."""
        self.types[name] = kind
        return Param(name, kind, slot)

    def like(self, param: Param, kind: Type, low: int | None = None) -> Param:
        """Declare a parameter that stands for the same as another one, or for a part of it.

        Args:
            param: the other parameter.
            kind: the type.
            low: the lowest bit of the part; None for the whole.
        """
        given = param.given
        if low is not None:
            given = given and replace(given, low=low)
            param = replace(param, name=f"{param.name}.{low}", given=given)
        self.types[param.name] = kind
        return replace(param, type=kind)

    def given(self, given: Given, kind: Type) -> Param:
        """Declare a caller's value as a parameter, named by its text."""
        return self.like(Param(str(given), kind, given=given), kind)

    def slot(self, slot: Slot, kind: Type) -> Param:
        """Declare a slot as a parameter, named by its text."""
        return self.param(str(slot), kind, slot)

    def fresh(self) -> str:
        """A name that this builder has not used."""
        while True:
            name = f"{self._prefix}{self._count}"
            self._count += 1
            if name not in self.types:
                return name

    def emit(self, name: str, *args: str, kind: Type | None = None, **attrs: Attribute) -> str:
        """Append an operation of one result, of the first argument's type unless `kind` says."""
        result_type = self.types[args[0]] if kind is None else kind
        (result,) = self.emit_many(name, args, (result_type,), **attrs)
        return result

    def emit_many(
        self, name: str, args: Iterable[str], types: Iterable[Type], **attrs: Attribute
    ) -> tuple[str, ...]:
        """Append an operation with any number of results."""
        kinds = tuple(types)
        results = tuple(self.fresh_of(kind) for kind in kinds)
        op = Op(name, tuple(args), results, kinds, attributes(**attrs), self.span, self.round)
        self.ops.append(op)
        return results

    def fresh_of(self, kind: Type) -> str:
        """A fresh name whose type is known from here on."""
        name = self.fresh()
        self.types[name] = kind
        return name

    def constant(self, kind: Type, value: Attribute) -> str:
        """A constant, defined once: an integer for a word or all lanes, a tuple for each lane."""
        if (kind, value) not in self._constants:
            self._constants[kind, value] = self.emit("const", kind=kind, value=value)
        return self._constants[kind, value]

    def forget_constants(self) -> None:
        """Define constants again from here on, so that each round has its own."""
        self._constants.clear()

    def append(self, op: Op) -> None:
        """Append an operation unchanged."""
        self.types.update(zip(op.results, op.types, strict=True))
        self.ops.append(op)
