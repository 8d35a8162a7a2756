"""Derives decryption from encryption: a program that computes the inputs from the results."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence

from compiler.frontend.invert_linear import find_words
from compiler.frontend.pieces import Piece, Pieces
from compiler.gf2.linear_steps import Steps
from compiler.ir.program import Attribute, Builder, Op, Program, Table, attributes
from dsl.syntax.diagnostics import DiagnosticError, error
from dsl.syntax.tree import NOWHERE
from dsl.unrolling.tables import Matrix, SBox, inverse_name, invert_targets


def invert(program: Program, name: str, block: Iterable[str] | None = None) -> Program:
    """Invert `block, round keys -> block`.

    Starting from the results, each operation is inverted once all but one of its values are known,
    the last operation first. Values that do not depend on the block are computed forwards on
    demand. Each operation keeps the source line and the round of the one that it inverts, so the
    rounds occur from the last to the first.

    Before::

        spec encrypt(X: u8, RK: u8) {
          t0: u8 = xor X, RK
          t1: u8 = rotl t0, k=3
          return t1
        }

    After::

        spec decrypt(X: u8, RK: u8) {
          t0: u8 = rotl X, k=5
          t1: u8 = xor t0, RK
          return t1
        }

    Args:
        program: at the spec level.
        name: the name of the inverse.
        block: the parameters to compute; by default the first ones, as many as there are results.

    Raises:
        DiagnosticError: an operation loses information; the error names it.
    """
    wanted = tuple(block) if block is not None else _first(program)
    solver = _Solver(program, wanted)
    solver.run()
    return solver.inverse(name)


def _first(program: Program) -> tuple[str, ...]:
    return tuple(p.name for p in program.params[: len(program.results)])


class _Solver:
    """Finds the steps of the inverse, on values with the names of the program."""

    def __init__(self, program: Program, wanted: Sequence[str]) -> None:
        self._program = program
        self._wanted = tuple(wanted)
        self._known = {p.name for p in program.params} - set(wanted)
        self._steps: list[Op] = []
        self._forward: dict[str, Op] = {}
        self._pieces = Pieces()
        self._fields: dict[str, list[tuple[str, int, int]]] = {}
        self._stuck: set[int] = set()
        self._readers: dict[str, list[int]] = {}
        self._makers: dict[str, int] = {}
        self._queue: list[int] = []
        self._tables = _Tables(program.tables)
        for place, op in enumerate(program.ops):
            self._makers.update(dict.fromkeys(op.results, place))
            for arg in op.args:
                self._readers.setdefault(arg, []).append(place)

    def run(self) -> None:
        """Compute the steps of every wanted value."""
        for op in self._program.ops:
            if all(arg in self._known for arg in op.args):
                self._known.update(op.results)
                self._forward.update(dict.fromkeys(op.results, op))
        for result in self._program.results:
            self._learn(result)
        self._propagate()
        while self._is_open() and self._solve():
            self._propagate()
        if self._is_open():
            raise self._failure()

    def _is_open(self) -> bool:
        """Whether a wanted value is still unknown."""
        return any(value not in self._known for value in self._wanted)

    def _propagate(self) -> None:
        """Invert operations until none is left that can be inverted."""
        while self._queue:
            # the last operation first: so the rounds are inverted in their natural order
            self._visit(-heapq.heappop(self._queue))

    def _solve(self) -> bool:
        """Find values by linear algebra; returns whether there were any."""
        ops = [self._program.ops[place] for place in sorted(self._stuck, reverse=True)]
        stuck = [op for op in ops if any(arg not in self._known for arg in op.args)]
        prefix = f"{self._program.name}'{len(self._steps)}"
        found = find_words(self._program, self._known, self._pieces, stuck, prefix)
        for one in found:
            for step in one.steps:
                self._add(step)
            if one.word not in self._known:
                self._learn_bits(one.word, one.low, one.value, one.bits, one.steps[-1])
        return bool(found)

    def _learn_bits(self, word: str, low: int, value: str, bits: int, origin: Op) -> None:
        """Record known bits of a word, and the word and its extracts if the bits suffice."""
        self._pieces.add(word, low, value, bits)
        for wanted, first, size in self._fields_of(word):
            if wanted not in self._known and (parts := self._pieces.cover(word, first, size)):
                self._join(parts, wanted, origin)
            if word in self._known:
                return

    def _fields_of(self, word: str) -> list[tuple[str, int, int]]:
        """A word and its extracts, each with its lowest bit and its size."""
        if word not in self._fields:
            readers = (self._program.ops[place] for place in self._readers[word])
            extracts = {op.result: op.number("lo") for op in readers if op.name == "extract"}
            self._fields[word] = [
                (name, low, self._program.types[name].bits)
                for name, low in {word: 0, **extracts}.items()
            ]
        return self._fields[word]

    def _join(self, parts: Sequence[Piece], wanted: str, origin: Op) -> None:
        """Compute a value from its pieces, the lowest first."""
        prefix = f"{wanted}'{len(self._steps)}"
        steps = Steps(prefix, origin)
        values = [
            part.value if part.is_whole else steps.cut(part.value, part.low, part.bits)
            for part in parts
        ]
        steps.name(steps.joined(values, [part.bits for part in parts]), wanted)
        for step in steps.ops:
            self._add(step)

    def inverse(self, name: str) -> Program:
        """The program of the steps that are needed."""
        program = self._program
        needed = set(self._wanted)
        steps: list[Op] = []
        for step in reversed(self._steps):
            if not needed.isdisjoint(step.results):
                needed.update(step.args)
                steps.append(step)
        writer = _Writer(program, self._wanted, self._forward)
        for step in reversed(steps):
            writer.write(step)
        return writer.program(name, self._tables.used)

    def _learn(self, value: str) -> None:
        if value in self._known:
            return
        self._known.add(value)
        for place in self._readers.get(value, ()):
            heapq.heappush(self._queue, -place)
        if value in self._makers:
            heapq.heappush(self._queue, -self._makers[value])

    def _visit(self, place: int) -> None:
        op = self._program.ops[place]
        unknown = [arg for arg in op.args if arg not in self._known]
        if not unknown and any(r not in self._known for r in op.results):
            self._add(op)
        elif unknown and all(r in self._known for r in op.results):
            undo = _UNDO.get(op.name)
            steps = undo(self, op, unknown) if undo else []
            for step in steps:
                self._add(step)
            if not steps:
                self._stuck.add(place)

    def _add(self, step: Op) -> None:
        self._steps.append(step)
        for result in step.results:
            self._learn(result)

    def _step(self, op: Op, name: str, args: Sequence[str], result: str, **attrs: Attribute) -> Op:
        kind = self._program.types[result]
        return Op(name, tuple(args), (result,), (kind,), attributes(**attrs), op.span, op.round)

    def _undo_sum(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """`xor`, `xnor`, `add` and `sub` with one unknown argument."""
        if len(unknown) != 1:
            return []
        left, right = op.args
        other = left if unknown[0] == right else right
        name = {"add": "sub", "sub": "add" if unknown[0] == left else "sub"}.get(op.name, op.name)
        first_known = op.name == "sub" and unknown[0] == right
        args = (other, op.result) if first_known else (op.result, other)
        return [self._step(op, name, args, unknown[0])]

    def _undo_unary(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """`not`, `rotl`, `permute` and `copy`."""
        attrs = dict(op.attrs)
        if op.name == "rotl":
            attrs["k"] = (-op.number("k")) % op.type.bits
        elif op.name == "permute":
            places = op.attr("map")
            assert isinstance(places, tuple), "a permutation is a tuple of bits"
            attrs["map"] = invert_targets(places)
        return [self._step(op, op.name, op.results, unknown[0], **attrs)]

    def _undo_rotation(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """`rotl_by` and `rotr_by` by an amount that is known: each undoes the other."""
        word, amount = op.args
        if amount in unknown:
            return []
        name = {"rotl_by": "rotr_by", "rotr_by": "rotl_by"}[op.name]
        return [self._step(op, name, (op.result, amount), word)]

    def _undo_product(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """`mul` by an odd constant: a product with its inverse modulo 2 ** width."""
        others = [self._forward[arg] for arg in op.args if arg in self._forward]
        if len(unknown) != 1 or not others or others[0].name != "const":
            return []
        factor = others[0].number("value")
        if factor % 2 == 0:
            return []
        inverse = attributes(value=pow(factor, -1, 1 << op.type.bits))
        name = f"{others[0].result}'{len(self._steps)}"
        made = Op("const", (), (name,), op.types, inverse, op.span, op.round)
        return [made, self._step(op, "mul", (op.result, name), unknown[0])]

    def _undo_table(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """`sbox` and `matrix`, by the inverse table, if it has one."""
        table = self._tables.inverse(op.word("table"))
        if not table:
            return []
        args: list[str] = []
        for i, arg in enumerate(op.args):
            # a value that is known by now, or comes twice, is computed again under another name
            is_new = arg in unknown and arg not in args
            args.append(arg if is_new else f"{arg}'{len(self._steps)}.{i}")
        types = tuple(self._program.types[arg] for arg in op.args)
        attrs = attributes(table=table)
        return [Op(op.name, op.results, tuple(args), types, attrs, op.span, op.round)]

    def _undo_concat(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        steps: list[Op] = []
        lo = 0
        for arg in op.args:
            if arg in unknown and all(arg not in step.results for step in steps):
                steps.append(self._step(op, "extract", op.results, arg, lo=lo))
            lo += self._program.types[arg].bits
        return steps

    def _undo_extract(self, op: Op, unknown: Sequence[str]) -> list[Op]:
        """Record the piece; the word is known once its pieces cover it."""
        self._learn_bits(unknown[0], op.number("lo"), op.result, op.type.bits, op)
        return []

    def _failure(self) -> DiagnosticError:
        hint = "write it out: `decrypt(X, RK) { … }`"
        for op in reversed(self._program.ops):
            if all(r in self._known for r in op.results) and any(
                arg not in self._known for arg in op.args
            ):
                reason = self._tables.reasons.get(str(dict(op.attrs).get("table")))
                reason = reason or _LOST.get(op.name, "this step cannot be undone")
                message = f"`{self._program.name}` cannot be inverted: {reason}"
                return error(op.span or NOWHERE, message, hint)
        message = f"`{self._program.name}` cannot be inverted: its result does not tell its input"
        return error(NOWHERE, message, hint)


class _Tables:
    """The tables of the program, and the inverses made from them."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.used = dict(tables)
        self.reasons: dict[str, str] = {}

    def inverse(self, name: str) -> str:
        """The name of the inverse table; empty if there is none, and `reasons` has the reason."""
        inverted = inverse_name(name)
        if inverted not in self.used:
            try:
                self.used[inverted] = _inverse_table(self.used[name])
            except ValueError as reason:
                self.reasons[name] = str(reason)
                return ""
        return inverted


def _inverse_table(table: Table) -> Table:
    if table.kind == "sbox":
        box = SBox(table.name, table.in_bits, table.out_bits, table.values).inverse()
        return Table(box.name, "sbox", box.in_bits, box.out_bits, box.values)
    size = table.in_bits // (table.modulus.bit_length() - 1)
    rows = [table.values[i : i + size] for i in range(0, len(table.values), size)]
    matrix = Matrix(table.name, table.modulus, tuple(rows)).inverse()
    values = tuple(v for row in matrix.rows for v in row)
    return Table(matrix.name, "matrix", table.out_bits, table.in_bits, values, table.modulus)


class _Writer:
    """Gives the steps fresh names, and emits forward computations on demand."""

    def __init__(self, program: Program, wanted: Sequence[str], forward: Mapping[str, Op]) -> None:
        self._wanted = wanted
        self._forward = forward
        self._builder = Builder()
        self._names: dict[str, str] = {}
        shapes = {p.name: p.type for p in program.params}
        self._params = tuple(self._builder.param(n, kind) for n, kind in shapes.items())
        for value, param in zip(program.results, wanted, strict=True):
            self._names[value] = param
        rest = [name for name in shapes if name not in wanted]
        self._names.update((name, name) for name in rest)

    def write(self, step: Op) -> None:
        """Append a step, after the steps that it needs."""
        pending = [step]
        while pending:
            op = pending[-1]
            missing = [self._forward[arg] for arg in op.args if arg not in self._names]
            if missing:
                pending += missing
                continue
            pending.pop()
            if any(result not in self._names for result in op.results):
                self._append(op)

    def program(self, name: str, tables: Mapping[str, Table]) -> Program:
        """The program of all steps."""
        ops = self._builder.ops
        used = {op.word("table") for op in ops if op.name in ("sbox", "matrix")}
        results = tuple(self._names[value] for value in self._wanted)
        kept = {n: tables[n] for n in sorted(used)}
        return Program(name, "spec", self._params, tuple(ops), results, kept)

    def _append(self, op: Op) -> None:
        self._builder.span, self._builder.round = op.span, op.round
        args = [self._names[arg] for arg in op.args]
        results = self._builder.emit_many(op.name, args, op.types, **dict(op.attrs))
        self._names.update(zip(op.results, results, strict=True))


_LOST = {
    **dict.fromkeys(
        ("rotl_by", "rotr_by"),
        "this step cannot be undone: the amount of a rotation is not known from its result",
    ),
    "mul": "this step cannot be undone: a product is, where one factor is an odd constant",
}
"""The reason why an operation cannot be inverted."""
_Undo = Callable[[_Solver, Op, Sequence[str]], list[Op]]
_UNDO: Mapping[str, _Undo] = {
    **dict.fromkeys(("xor", "xnor", "add", "sub"), _Solver._undo_sum),
    **dict.fromkeys(("not", "rotl", "permute", "copy"), _Solver._undo_unary),
    **dict.fromkeys(("rotl_by", "rotr_by"), _Solver._undo_rotation),
    **dict.fromkeys(("sbox", "matrix"), _Solver._undo_table),
    "mul": _Solver._undo_product,
    "concat": _Solver._undo_concat,
    "extract": _Solver._undo_extract,
}
