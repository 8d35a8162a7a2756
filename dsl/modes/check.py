"""Checks a mode at the sizes of a cipher: names, types, lengths, and that refusals come first.

It is an abstract interpretation: statements are visited in the order of execution, with lengths in
place of bytes. A number is known or not; the length of bytes is known, or known at run time only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from dsl.modes import tree
from dsl.modes.lengths import Lengths, Octets, Real, Type, said
from dsl.modes.sizes import BUILT_IN, Sizes, evaluate, numbers_of
from dsl.syntax.diagnostics import DiagnosticError, did_you_mean, error
from dsl.syntax.tree import Span

MOST_CODE = 127
MOST_ITERATIONS = 4096
"""The most iterations of all loops with known bounds in an entry, together."""


def check_mode(mode: tree.Mode, sizes: Sizes) -> None:
    """Check that a mode can run over a cipher of these sizes.

    Raises:
        DiagnosticError: it cannot; the message has the place and the reason.
    """
    try:
        _check_names(mode)
        checker = _Checker(mode, sizes)
        for entry in mode.entries:
            checker.entry(entry)
    except DiagnosticError as problem:
        raise DiagnosticError(problem.diagnostics, mode.text) from problem


def _check_names(mode: tree.Mode) -> None:
    """Check that names are declared once, that codes are distinct, and that there is an entry."""
    named = [
        *((each.name, each.span) for each in mode.consts),
        *((each.name, each.span) for each in mode.switches),
        *((each.name, each.span) for each in mode.fields),
        *((each.name, each.span) for each in mode.functions),
    ]
    taken: set[str] = set(BUILT_IN)
    for name, span in named:
        if name in taken:
            raise error(span, f"`{name}` has a meaning already")
        taken.add(name)
    values: dict[int, str] = {}
    for code in mode.codes:
        if not 0 < code.value <= MOST_CODE:
            raise error(code.span, f"a code is 1 to {MOST_CODE}, not {code.value}")
        if code.value in values:
            raise error(code.span, f"{code.value} is the code `{values[code.value]}` already")
        values[code.value] = code.name
    if not mode.entries:
        raise error(Span(mode.name, 1, 1), "a mode has entries, which its callers see")


@dataclass
class _Place:
    """The context of a statement.

    Args:
        locals: the types of parameters and local variables.
        function: the function of the statement.
        fixed: names that cannot be assigned: parameters, loop variables, numbers.
        at_run_time: whether the statement is in a loop or a branch that run time decides.
    """

    locals: dict[str, Type]
    function: tree.Function
    fixed: set[str]
    at_run_time: bool = False


class _Checker(Lengths):
    """The check of a mode at the sizes of a cipher."""

    def __init__(self, mode: tree.Mode, sizes: Sizes) -> None:
        self.mode, self.sizes = mode, sizes
        self.numbers = numbers_of(mode, sizes)
        self.functions = {f.name: f for f in mode.functions}
        self.codes = {c.name: c.value for c in mode.codes}
        self.fields: Mapping[str, Type] = {f.name: self._field(f) for f in mode.fields}
        self.calls: list[str] = []
        self.changed = False
        self.filled: set[str] = set()
        self.iterations = 0
        self.at_run_time = False

    def entry(self, entry: tree.Function) -> None:
        """Check an entry."""
        self.changed, self.filled, self.iterations = False, set(), 0
        for each in entry.parameters:
            if each.kind.is_number or each.kind.length is not None:
                raise error(each.span, "the parameters of an entry are `bytes` of any length")
        place = _Place({}, entry, set())
        for each in entry.parameters:
            place.locals[each.name] = Octets(None, is_out=each.is_out)
            place.fixed.add(each.name)
        self._run(entry.body, place)
        for each in entry.parameters:
            if each.is_out and each.name not in self.filled:
                raise error(each.span, f"nothing fills `{each.name}`", "write `fill … with … { }`")

    def call(self, call: tree.Call, arguments: Sequence[Type]) -> Type:
        """Check a call of a function, with its body; returns the type of the result."""
        function = self.functions.get(call.function)
        if function is None:
            known = [*BUILT_IN, *self.functions]
            raise error(
                call.span, f"no function `{call.function}`", did_you_mean(call.function, known)
            )
        if function.is_entry:
            raise error(call.span, f"`{function.name}` is an entry: callers of the file call it")
        if function.name in self.calls:
            raise error(call.span, f"`{function.name}` calls itself")
        if len(arguments) != len(function.parameters):
            count = len(function.parameters)
            raise error(call.span, f"`{function.name}` takes {count} values, not {len(arguments)}")
        place = _Place({}, function, set())
        for each, given in zip(function.parameters, arguments, strict=True):
            wanted = self.kind(each.kind)
            self.require(wanted, given, call.span, f"`{each.name}`")
            place.locals[each.name] = wanted if isinstance(wanted, Octets) else given
            place.fixed.add(each.name)
        self.calls.append(function.name)
        result = self._run(function.body, place)
        self.calls.pop()
        if function.result is None:
            return Real(0)
        wanted = self.kind(function.result)
        if result is None:
            raise error(
                function.span, f"`{function.name}` returns {said(wanted)}: `return` ends it"
            )
        self.require(wanted, result, function.span, f"what `{function.name}` returns")
        return wanted

    def kind(self, kind: tree.Kind) -> Type:
        """The type of a declaration, with its length."""
        if kind.is_number:
            return Real(None)
        return Octets(None if kind.length is None else evaluate(kind.length, self.numbers))

    def _field(self, each: tree.Field) -> Type:
        kind = self.kind(each.kind)
        if isinstance(kind, Octets) and kind.length is None:
            raise error(
                each.span, "a field of the state has a length: `bytes[n]`, or is a `number`"
            )
        return kind

    def _run(self, body: Sequence[tree.Statement], place: _Place) -> Type | None:
        """Check statements; returns the type of the value of `return`, or None."""
        result: Type | None = None
        names = set(place.locals)
        for each in body:
            if result is not None:
                raise error(each.span, "nothing follows a `return`")
            result = self._step(each, place)
        for name in place.locals.keys() - names:
            del place.locals[name]
        return result

    def _step(self, each: tree.Statement, place: _Place) -> Type | None:
        match each:
            case tree.Let():
                self._let(each, place)
            case tree.Assign():
                self._assign(each, place)
            case tree.If():
                self._branch(each, place)
            case tree.Refuse():
                self._refuse(each, place)
            case tree.Return(value):
                if place.function.is_entry or place.at_run_time or place.function.result is None:
                    raise error(each.span, "`return` ends a function that has a result")
                return self.type_of(value, place.locals)
            case tree.Do(call):
                self.type_of(call, place.locals)
            case _:
                self._loop(each, place)
        return None

    def _let(self, each: tree.Let, place: _Place) -> None:
        self._refuse_taken(each.name, each.span, place)
        if each.value is None:
            assert each.kind is not None, "a local has a type or a value"
            kind = self._declared(each, each.kind, place)
        else:
            kind = self.type_of(each.value, place.locals)
        if isinstance(kind, Real) or kind.length is None:
            place.fixed.add(each.name)
        else:
            place.fixed.discard(each.name)
        place.locals[each.name] = kind

    def _declared(self, each: tree.Let, kind: tree.Kind, place: _Place) -> Type:
        if kind.length is None:
            raise error(each.span, f"`{each.name}` needs a value", "write `let … = …`")
        return Octets(self.static(kind.length, place.locals))

    def _refuse_taken(self, name: str, span: Span, place: _Place) -> None:
        if name in place.locals or name in self.fields or name in self.numbers or name in BUILT_IN:
            raise error(span, f"`{name}` has a meaning already")

    def _assign(self, each: tree.Assign, place: _Place) -> None:
        kind = place.locals.get(each.name, self.fields.get(each.name))
        if kind is None:
            known = [*place.locals, *self.fields]
            raise error(each.span, f"no variable `{each.name}`", did_you_mean(each.name, known))
        if each.name in place.locals and each.name in place.fixed:
            raise error(
                each.span, f"`{each.name}` keeps its value", "only bytes of known length vary"
            )
        if isinstance(kind, Real) and self.at_run_time:
            raise error(each.span, "a number of the state is not assigned in a loop or a branch")
        value = self.type_of(each.value, place.locals)
        if each.place is not None:
            part = self.type_of(each.place, place.locals)
            self.require(part, value, each.span, f"this part of `{each.name}`")
        else:
            self.require(kind, value, each.span, f"`{each.name}`")
        self.changed = self.changed or each.name in self.fields

    def _branch(self, each: tree.If, place: _Place) -> None:
        condition = self.number(each.condition, place.locals)
        if condition.value is not None:
            self._run(each.then if condition.value else each.other, place)
            return
        for body in (each.then, each.other):
            self._run_inside(body, place)

    def _run_inside(self, body: Sequence[tree.Statement], place: _Place) -> None:
        """Check the body of a loop or a branch that run time decides."""
        before, self.at_run_time = self.at_run_time, True
        self._run(body, replace(place, at_run_time=True))
        self.at_run_time = before

    def _refuse(self, each: tree.Refuse, place: _Place) -> None:
        if each.code not in self.codes:
            hint = did_you_mean(each.code, self.codes)
            raise error(each.span, f"no code `{each.code}`", hint)
        if not place.function.is_entry:
            raise error(each.span, "only entries refuse")
        if self.changed or self.filled:
            raise error(each.span, "a refusal comes before the state or an output is written")
        self.number(each.condition, place.locals)

    def _loop(self, each: tree.Count | tree.Each | tree.Fill, place: _Place) -> None:
        self._refuse_taken(each.variable, each.span, place)
        if isinstance(each, tree.Count):
            self._count(each, place)
            return
        if isinstance(each, tree.Fill):
            self._refuse_fill(each, place)
        else:
            data = self.octets(each.data, place.locals)
            if data.length is not None and data.length % self.sizes.block:
                raise error(each.span, f"a loop goes over whole blocks, not {data.length} bytes")
        place.locals[each.variable] = Octets(self.sizes.block)
        (place.fixed.discard if isinstance(each, tree.Fill) else place.fixed.add)(each.variable)
        self._run_inside(each.body, place)
        del place.locals[each.variable]
        if isinstance(each, tree.Fill):
            self.filled.add(each.output)

    def _refuse_fill(self, each: tree.Fill, place: _Place) -> None:
        output = place.locals.get(each.output)
        if not isinstance(output, Octets) or not output.is_out:
            raise error(each.span, f"`{each.output}` is no output", "write `out` at the parameter")
        if place.at_run_time or each.output in self.filled:
            raise error(each.span, f"`{each.output}` is filled once, outside of loops and branches")

    def _count(self, each: tree.Count, place: _Place) -> None:
        first, last = (self.static(e, place.locals) for e in (each.first, each.last))
        place.fixed.add(each.variable)
        for value in range(first, last):
            self.iterations += 1
            if self.iterations > MOST_ITERATIONS:
                raise error(each.span, f"loops go round more than {MOST_ITERATIONS} times")
            place.locals[each.variable] = Real(value)
            self._run(each.body, place)
        place.locals.pop(each.variable, None)
