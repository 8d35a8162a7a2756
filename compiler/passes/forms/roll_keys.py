"""Makes a loop of operations that the key set-up repeats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import ON_LIMBS, POINTER, Builder, Op, Param, Program, Type, attributes
from compiler.ir.rewriting import live_only
from compiler.ir.slots import ROLLED, ROUND_POINTER
from compiler.loops.round_numbers import RoundNumbers
from compiler.loops.setup_loop import (
    Held,
    Made,
    Numbers,
    Outside,
    SetupLoop,
    best_loop,
    changing,
    steps_of,
    with_early_stores,
)
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.passes.spec.accumulate import chained_as_made
from compiler.regions import RoundKeys

FILLER = "key_setup"
"""The function that may get a loop."""
WORKING_REGISTERS = 4
"""The registers that an iteration needs besides loop-carried values."""


@dataclass(frozen=True)
class RollKeys(Pass):
    """Make a loop of operations that the key set-up repeats, anywhere in its text.

    The function becomes three programs, as `roll` does with a function on blocks. The stores of an
    iteration are a fixed distance behind those of the one before. Constants that change are
    induction variables, or are looked up in a table by a counter. A key set-up without repetitions
    stays as it is, and so does one whose loop has more loop-carried values than registers.
    """

    enabled: bool = False
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its key set-up rolled, if the target has a loop for it."""
        setup = module.programs.get(FILLER)
        if not self.enabled or setup is None:
            return module
        setup = with_early_stores(setup)
        loop = best_loop(setup, _most_held(context.target))
        numbers = _numbers(setup, loop, module) if loop else None
        if loop is None or numbers is None or not numbers.is_possible:
            return module
        parts = _Split(setup, loop, numbers).parts()
        programs = {n: p for n, p in module.programs.items() if n != FILLER}
        made = [replace(p, part=part) for part, p in zip(ROLLED, parts, strict=True)]
        times = loop.stretch.times
        return replace(
            module,
            programs={**programs, **{p.label: p for p in made}},
            loops={**module.loops, FILLER: ((),) * times},
            round_keys={**module.round_keys, FILLER: RoundKeys(times, loop.first, loop.step)},
        )


def _most_held(target: Target) -> int:
    """The most loop-carried values."""
    return max(0, len(target.state_registers(FILLER)) - WORKING_REGISTERS)


def _numbers(program: Program, loop: SetupLoop, module: Module) -> RoundNumbers:
    """The numbers that change between the iterations of a loop."""
    ops, start, types = steps_of(program), loop.stretch.first, program.types
    kinds = {
        operand: types[ops[start + number].args[i]]
        for (number, i), operand in loop.operands.items()
        if isinstance(operand, Numbers)
    }
    taken = {name for each in module.programs.values() for name in each.tables}
    name = next(n for i in range(len(taken) + 1) if (n := f"round_{i}") not in taken)
    words = list(_words(loop, ops[start : start + loop.stretch.period]))
    return RoundNumbers({c: kinds[c] for c in changing(loop.operands)}, words, name)


def _words(loop: SetupLoop, ops: Sequence[Op]) -> Iterator[tuple[Numbers, ...]]:
    """The operands of sums on limbs that are numbers, with their limbs."""
    for number, op in enumerate(ops):
        size = len(op.results)
        if op.name not in ON_LIMBS or len(op.args) != 2 * size:
            continue
        for first in (0, size):
            limbs = [loop.operands[number, first + i] for i in range(size)]
            word = tuple(limb for limb in limbs if isinstance(limb, Numbers))
            if len(word) == size:
                yield word


@dataclass(frozen=True)
class _Split:
    """The key set-up as head, iteration and tail."""

    program: Program
    loop: SetupLoop
    numbers: RoundNumbers

    def parts(self) -> tuple[Program, Program, Program]:
        """The three programs."""
        return self.head(), self.around(), self.tail()

    @property
    def constants(self) -> tuple[Op, ...]:
        """All constants; a part keeps those that it reads."""
        return tuple(op for op in self.program.ops if op.name == "const")

    @property
    def names(self) -> Mapping[Held, str]:
        """The names of loop-carried values, in order."""
        return {held: f"state.{i}" for i, held in enumerate(self.loop.entering)}

    @property
    def state(self) -> tuple[Param, ...]:
        """The loop-carried values as parameters, the numbers last."""
        types, entering = self.program.types, self.loop.entering
        kinds = [types[name] for name in entering.values()]
        kinds += [kind for kind, _ in self.numbers.entering]
        return tuple(Param(f"state.{i}", kind) for i, kind in enumerate(kinds))

    def head(self) -> Program:
        """The part before the loop."""
        ops = [*self.constants, *steps_of(self.program)[: self.loop.stretch.first]]
        build = Builder("number")
        build.types = dict(self.program.types)
        first = [build.emit("const", kind=k, value=v) for k, v in self.numbers.entering]
        results = (*self.loop.entering.values(), *first)
        return live_only(self.program.with_ops((*ops, *build.ops), results))

    def around(self) -> Program:
        """The part of one iteration."""
        loop, names, state = self.loop, self.names, self.state
        ops = steps_of(self.program)[loop.stretch.first :][: loop.stretch.period]
        build = Builder("number")
        build.types = {**self.program.types, **{p.name: p.type for p in state}}
        counted = [p.name for p in state[len(names) :]]
        values, following = self.numbers.emit(build, counted)
        for number, op in enumerate(ops):
            args = [self.argument(number, i, a, ops, values, build) for i, a in enumerate(op.args)]
            if op.name == "store":
                offset = loop.offsets[number] - loop.first
                attrs = attributes(**{**dict(op.attrs), "offset": offset})
                op = op.changed(attrs=attrs)
            build.append(op.changed(args=tuple(args)))
        results = (*(self.following(held, ops) for held in names), *following)
        params = (Param(ROUND_POINTER, POINTER), *state)
        tables = dict(self.program.tables)
        if table := self.numbers.table:
            tables[table.name] = table
        made = replace(
            self.program, params=params, ops=tuple(build.ops), results=results, tables=tables
        )
        # An iteration has many loop-carried values, and few other registers.
        return live_only(chained_as_made(made))

    def argument(
        self,
        number: int,
        i: int,
        arg: str,
        ops: Sequence[Op],
        values: Mapping[Numbers, str],
        build: Builder,
    ) -> str:
        """The value of an argument in an iteration."""
        operand = self.loop.operands.get((number, i))
        if operand is None:
            return ROUND_POINTER
        if isinstance(operand, Numbers):
            kind: Type = self.program.types[arg]
            return values.get(operand) or build.constant(kind, operand.values[0])
        if isinstance(operand, Made) and not operand.age:
            return ops[operand.place[0]].results[operand.place[1]]
        return self.names[operand]

    def following(self, held: Held, ops: Sequence[Op]) -> str:
        """The next value of a loop-carried value."""
        if isinstance(held, Outside):
            return self.names[held]
        if held.age == 1:
            return ops[held.place[0]].results[held.place[1]]
        return self.names[Made(held.age - 1, held.place)]

    def tail(self) -> Program:
        """The part behind the loop."""
        stretch, ops = self.loop.stretch, steps_of(self.program)
        found: dict[str, str] = {}
        for held, name in self.names.items():
            if isinstance(held, Outside):
                found[held.name] = name
                continue
            number, i = held.place
            last = stretch.first + (stretch.times - held.age) * stretch.period + number
            found[ops[last].results[i]] = name
        behind = (
            op.changed(args=tuple(found.get(a, a) for a in op.args)) for op in ops[stretch.end :]
        )
        params = (*(p for p in self.program.params if p.type.is_pointer), *self.state)
        results = tuple(found.get(name, name) for name in self.program.results)
        made = replace(self.program, params=params, results=results)
        return live_only(made.with_ops((*self.constants, *behind), results))
