"""Evaluates the statements of one routine, and of the functions that are inlined in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from compiler.modes.control import (
    RESULT,
    Blocks,
    Constant,
    Fill,
    Held,
    Hold,
    If,
    Input,
    Invoke,
    Piece,
    Place,
    Refuse,
    Routine,
    Step,
)
from compiler.modes.expressions import Expressions
from compiler.modes.values import Octets, Open, Value, known, octets
from dsl.modes import tree
from dsl.modes.sizes import evaluate

Locals = dict[str, Value]


class Body(Expressions):
    """The evaluation of one routine."""

    def entry(self, function: tree.Function, has_no_inputs: bool = False) -> Routine:
        """Evaluate an entry; the changed fields of the state are written back at its end.

        Args:
            function: the entry.
            has_no_inputs: whether all its inputs are known to be empty.
        """
        inputs = tuple(p.name for p in function.parameters if not p.is_out)
        outputs = [p.name for p in function.parameters if p.is_out]
        self.values = {name: Open((Input(name),)) for name in (*inputs, *outputs)}
        if has_no_inputs:
            self.values |= dict.fromkeys(inputs, known(b""))
            inputs = ()
        for name, n_bytes in self.shared.fields.items():
            is_number = name in self.shared.held
            self.state[name] = Held(name) if is_number else octets([Place(name, 0, n_bytes)])
        self.run(function.body)
        self._commit()
        return self._routine(function, inputs, "".join(outputs), 0)

    def function(self, function: tree.Function) -> Routine:
        """Evaluate a function as a routine of its own."""
        inputs = tuple(p.name for p in function.parameters)
        self.values = {name: Open((Input(name),)) for name in inputs}
        result = self.run(function.body)
        assert isinstance(result, Octets), "it returns bytes of known length"
        self.writer.copy(Place(RESULT, 0, result.n_bytes), result)
        return self._routine(function, inputs, "", result.n_bytes)

    def _routine(
        self, function: tree.Function, inputs: tuple[str, ...], output: str, result: int
    ) -> Routine:
        self.shared.saved[function.name] = self.saved
        steps = tuple(self.writer.scopes[0].steps)
        return Routine(function.name, inputs, output, result, steps, 0, function.is_entry)

    def _commit(self) -> None:
        """Write the changed fields of the state."""
        fields = {n: v for n, v in self.state.items() if isinstance(v, Octets)}
        changed = {n: v for n, v in fields.items() if v.parts != (Place(n, 0, v.n_bytes),)}
        for name, value in changed.items():
            # A new value may be read from a field that is written first.
            moved = value.arrays & changed.keys()
            changed[name] = self.writer.fresh(value) if moved else value
        for name, value in changed.items():
            self.writer.copy(Place(name, 0, value.n_bytes), value)
        for name in self.shared.held:
            number = self.state[name]
            assert not isinstance(number, Octets | Open), "the check has seen a number"
            if number != Held(name):
                self.writer.add(Hold(name, number))

    def run(self, body: Sequence[tree.Statement]) -> Value | None:
        """Evaluate statements; returns the value of `return`, or None."""
        result: Value | None = None
        for statement in body:
            result = self._step(statement)
        return result

    def _step(self, statement: tree.Statement) -> Value | None:
        match statement:
            case tree.Let(name, kind, value):
                self.values[name] = self._first(kind, value)
            case tree.Assign(name, place, value):
                self._assign(name, place, self.evaluate(value))
            case tree.Count() | tree.Each() | tree.Fill():
                self._repeat(statement)
            case tree.If():
                self._branch(statement)
            case tree.Refuse(code, condition):
                self._refuse(code, condition)
            case tree.Return(value):
                return self.evaluate(value)
            case tree.Do(call):
                self.evaluate(call)
        return None

    def _repeat(self, loop: tree.Count | tree.Each | tree.Fill) -> None:
        """Evaluate a loop; its variable and the locals of its body do not outlive it."""
        before = self.values.keys() - {loop.variable}
        self.values = {name: self.values[name] for name in sorted(before)}
        self._run_loop(loop)
        self.values = {name: self.values[name] for name in sorted(before)}

    def _run_loop(self, loop: tree.Count | tree.Each | tree.Fill) -> None:
        if isinstance(loop, tree.Each):
            self._each(loop)
        elif isinstance(loop, tree.Fill):
            self._fill(loop)
        else:
            for i in range(self.static(loop.first), self.static(loop.last)):
                self.values[loop.variable] = i
                self.run(loop.body)

    def _first(self, kind: tree.Kind | None, value: tree.Expression | None) -> Value:
        if value is not None:
            return self.evaluate(value)
        assert kind is not None, "a local has a type or a value"
        assert kind.length is not None, "what is declared has a known length"
        return known(bytes(evaluate(kind.length, self._numbers())))

    def _numbers(self) -> dict[str, int]:
        locals_ = {n: v for n, v in self.values.items() if isinstance(v, int)}
        return {**self.shared.numbers, **locals_}

    def _assign(self, name: str, place: tree.Slice | None, value: Value) -> None:
        values = self.values if name in self.values else self.state
        if place is not None:
            whole = values[name]
            assert isinstance(whole, Octets), "the check has seen bytes of known length"
            assert isinstance(value, Octets), "the check has seen bytes of known length"
            value = whole.with_part(self.static(place.first), value)
        values[name] = value

    def _refuse(self, code: str, condition: tree.Expression) -> None:
        holds = self.amount(condition)
        if holds != 0:
            self.writer.add(Refuse(self.shared.codes[code], holds))

    def invoke(self, function: tree.Function, arguments: Sequence[Value]) -> Value:
        """Call a function: evaluate it in place, or call its routine.

        A function without state becomes a routine if its one argument has a length known at run
        time and no known byte.
        """
        opened = [a for a in arguments if isinstance(a, Open)]
        is_apart = function.name not in self.shared.assigned.reads_state
        if is_apart and len(opened) == len(arguments) == 1 and not opened[0].is_known:
            return self._call_routine(function, opened[0].pieces)
        outer, self.values = self.values, {}
        for parameter, value in zip(function.parameters, arguments, strict=True):
            self.values[parameter.name] = value
        result = self.run(function.body)
        self.values = outer
        return 0 if result is None else result

    def _call_routine(self, function: tree.Function, pieces: tuple[Piece, ...]) -> Value:
        shared, name = self.shared, function.name
        shared.pieces[name] = max(len(pieces), shared.pieces.get(name, 0))
        if name not in shared.routines:
            shared.routines[name] = Body(shared).function(function)
        to = self.writer.array(shared.routines[name].result)
        self.writer.add(Invoke(name, to, pieces))
        return octets([to])

    def _each(self, loop: tree.Each) -> None:
        data = self.evaluate(loop.data)
        assert isinstance(data, Octets | Open), "the check has seen bytes"
        pieces: tuple[Piece, ...] = data.parts if isinstance(data, Octets) else data.pieces
        block = self.shared.sizes.block
        while self.shared.folds and _begins_known(pieces, block):
            first, *rest = pieces
            assert isinstance(first, Constant), "it begins with known bytes"
            self.values[loop.variable] = octets([first.part(0, block)])
            self.run(loop.body)
            left = first.part(block, first.n_bytes - block)
            pieces = (*([left] if left.n_bytes else []), *rest)
        if not pieces:
            return
        place = self.writer.array(block, len(self.writer.scopes))
        with self._loop(loop.body) as steps:
            self.values[loop.variable] = octets([place])
            self.run(loop.body)
        self.writer.add(Blocks(place, pieces, tuple(steps)))

    def _fill(self, loop: tree.Fill) -> None:
        block = self.shared.sizes.block
        with self._loop(loop.body) as steps:
            self.values[loop.variable] = known(bytes(block))
            self.run(loop.body)
            value = self.values[loop.variable]
            assert isinstance(value, Octets), "it is a block"
            made = self.writer.source(value)
            place = made if isinstance(made, Place) else self.writer.array(block)
            if not isinstance(made, Place):
                self.writer.copy(place, value)
        self.writer.add(Fill(loop.output, place, tuple(steps)))

    @contextmanager
    def _loop(self, body: Sequence[tree.Statement]) -> Iterator[list[Step]]:
        """A loop of run-time length: the variables that it assigns are loop-carried in arrays."""
        round_ = self._variables(body)
        level = len(self.writer.scopes)
        for name, value in round_.items():
            place = self.writer.array(value.n_bytes, level)
            self.writer.copy(place, value)
            self._put(name, octets([place]))
        places = self._variables(body)
        with self.writer.scope(is_loop=True) as steps:
            yield steps
            self._hand_on(places)
        for name, value in places.items():
            self.writer.levels.update(dict.fromkeys(value.arrays, level - 1))
            self._put(name, value)

    def _hand_on(self, places: dict[str, Octets]) -> None:
        """Copy the new values of loop-carried variables to their arrays."""
        arrays = {name for value in places.values() for name in value.arrays}
        made: dict[str, Octets] = {}
        for name, place in places.items():
            value = self._get(name)
            assert isinstance(value, Octets), "what goes round are bytes"
            others = value.arrays & (arrays - place.arrays)
            made[name] = self.writer.fresh(value) if others else value
        for name, place in places.items():
            if made[name] != place:
                (to,) = place.parts
                assert isinstance(to, Place), "what goes round is an array"
                self.writer.copy(to, made[name])
        self.writer.forget(tuple(arrays))

    def _branch(self, branch: tree.If) -> None:
        condition = self.amount(branch.condition)
        if isinstance(condition, int):
            self.run(branch.then if condition else branch.other)
            return
        joined = self._variables((*branch.then, *branch.other))
        places = {name: self.writer.array(value.n_bytes) for name, value in joined.items()}
        before = dict(self.values), dict(self.state)
        made: list[tuple[Step, ...]] = []
        for body in (branch.then, branch.other):
            self.values, self.state = dict(before[0]), dict(before[1])
            with self.writer.scope(is_loop=False) as steps:
                self.run(body)
                for name, place in places.items():
                    value = self._get(name)
                    assert isinstance(value, Octets), "the check has seen bytes"
                    self.writer.copy(place, value)
            made.append(tuple(steps))
        self.values, self.state = before
        self.writer.add(If(condition, made[0], made[1]))
        for name, place in places.items():
            self._put(name, octets([place]))

    def _variables(self, body: Sequence[tree.Statement]) -> dict[str, Octets]:
        """The byte variables that statements assign and that exist before, with their values."""
        found: dict[str, Octets] = {}
        for name in sorted(self.shared.assigned.by(body)):
            value = self.values.get(name, self.state.get(name))
            if isinstance(value, Octets):
                found[name] = value
        return found

    def _get(self, name: str) -> Value:
        return self.values[name] if name in self.values else self.state[name]

    def _put(self, name: str, value: Value) -> None:
        (self.values if name in self.values else self.state)[name] = value


def _begins_known(pieces: tuple[Piece, ...], block: int) -> bool:
    """Whether the first block of the pieces is a constant."""
    return bool(pieces) and isinstance(pieces[0], Constant) and pieces[0].n_bytes >= block
