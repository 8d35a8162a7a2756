"""Follows a line of a cipher's text through the passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.ir.print import print_op
from compiler.ir.program import Op, Program
from compiler.module import Context, Module, Pass
from compiler.pipeline import describe, run_passes
from dsl.syntax.diagnostics import did_you_mean
from runtime.budgets import MEGABYTES
from runtime.errors import explaining
from runtime.limits import AtWork, limited_memory
from runtime.user_error import UserError, unknown

PROGRAMS: Mapping[str, tuple[str, ...]] = {
    "ecb_encrypt": ("encrypt",),
    "key_setup": ("key_schedule",),
    "ecb_decrypt": ("decrypt",),
    "ctr_crypt": ("ctr", "encrypt"),
}
"""The functions that may be requested, with their names before they are split."""
NEAREST = 4
"""The number of lines suggested for a line without operations."""


@dataclass(frozen=True)
class Stage:
    """The operations of a line after one pass.

    Args:
        step: the pass, as `slice(lanes=16)`.
        program: the name of the function at that stage.
        ops: the operations that come from the line, in order; not those of its neighbours.
        n_rounds: in how many rounds they stand.
        round: the first of these rounds, before passes put another one in front.
        change: against the pass before: `changed`, `moved` (other names or order) or `same`.
    """

    step: str
    program: str
    ops: tuple[Op, ...]
    n_rounds: int
    round: int
    change: str

    @property
    def kinds(self) -> dict[str, int]:
        """How many there are of each operation, the most frequent first."""
        return dict(Counter(op.name for op in self.ops).most_common())

    @property
    def lines(self) -> tuple[str, ...]:
        """The operations of the first round as text, without the line number."""
        first = (op for op in self.ops if op.round == self.round)
        return tuple(print_op(replace(op, span=None, round=0)) for op in first)


@dataclass(frozen=True)
class Trail:
    """A line's way through the passes.

    Args:
        function: the one that was followed.
        stages: one a pass.
        problem: the error of the next pass, with its name; empty if all passes ran.
    """

    function: str
    stages: tuple[Stage, ...]
    problem: str


def follow(
    start: Module,
    context: Context,
    passes: Sequence[Pass],
    line: int,
    function: str = "",
    megabytes: int = MEGABYTES,
) -> Trail:
    """Run passes and record the operations of a line.

    Args:
        start: the module before the first pass.
        context: the machine.
        passes: in order.
        line: of the cipher's text, from 1.
        function: one of `PROGRAMS`; without it the first that the line is part of.
        megabytes: that the passes may take.

    Raises:
        UserError: no such function; or the line makes no operations in it, and the message says
            which near it do.
    """
    if function and function not in PROGRAMS:
        raise unknown("function", function, list(PROGRAMS), did_you_mean(function, PROGRAMS))
    seen: list[tuple[Pass, Module]] = []
    problem, at_work = "", AtWork()

    def keep(step: Pass, _: Module, after: Module) -> None:
        seen.append((step, after))

    try:
        with explaining(), limited_memory(start.set_name, megabytes, at_work):
            run_passes(start, context, passes, keep, at_work)
    except UserError as refused:
        problem = f"{describe(passes[len(seen)])}: {refused.message.rstrip()}"
    if not seen:
        raise UserError(problem)
    modules = [module for _, module in seen]
    chosen = function or _function_of(modules, line)
    if not chosen or not any(_ops(module, chosen, line)[1] for module in modules):
        raise _nothing(modules, line, function)
    return Trail(chosen, tuple(_stages(seen, chosen, line)), problem)


def _stages(seen: Sequence[tuple[Pass, Module]], function: str, line: int) -> Iterator[Stage]:
    before: tuple[Op, ...] | None = None
    first = 0
    for step, module in seen:
        name, ops = _ops(module, function, line)
        rounds = list(dict.fromkeys(op.round for op in ops))
        if rounds and first not in rounds:
            first = rounds[0]
        yield Stage(describe(step), name, ops, len(rounds), first, _change(before, ops))
        before = ops


def _change(before: Sequence[Op] | None, after: Sequence[Op]) -> str:
    if before is None:
        return "changed"
    if [print_op(op) for op in before] == [print_op(op) for op in after]:
        return "same"
    kinds = (Counter((op.name, op.types, op.attrs) for op in ops) for ops in (before, after))
    return "moved" if next(kinds) == next(kinds) else "changed"


def _ops(module: Module, function: str, line: int) -> tuple[str, tuple[Op, ...]]:
    """The name of a function at a stage, and its operations that come from a line."""
    program = _program(module, function)
    if program is None:
        return function, ()
    return program.name, tuple(op for op in program.ops if _line(module, op) == line)


def _program(module: Module, function: str) -> Program | None:
    """A function, by its name at that stage; None before it exists."""
    names = (name for name in (function, *PROGRAMS[function]) if name in module.programs)
    name = next(names, None)
    return module.programs[name] if name else None


def _line(module: Module, op: Op) -> int:
    """The source line of an operation; 0 if it has none."""
    return op.span.line if op.span and op.span.file == module.cipher.file else 0


def _function_of(modules: Sequence[Module], line: int) -> str:
    """The first function with operations of a line at any stage; empty if there is none."""
    pairs = ((f, module) for f in PROGRAMS for module in modules)
    return next((f for f, module in pairs if _ops(module, f, line)[1]), "")


def _nothing(modules: Sequence[Module], line: int, function: str) -> UserError:
    """The message for a line without operations; it names the nearest lines that have some."""
    functions = [function] if function else list(PROGRAMS)
    programs = (_program(module, f) for module in modules for f in functions)
    found = {_line(modules[0], op) for program in programs if program for op in program.ops} - {0}
    near = sorted(sorted(found, key=lambda other: (abs(other - line), other))[:NEAREST])
    cipher = modules[0].cipher
    where = f" in {function}" if function else f" in {modules[0].set_name}"
    text = f"line {line} of {cipher.name} makes no operations{where}"
    lines = cipher.text.splitlines()
    hints = [f"  {n:5} | {lines[n - 1].strip()}" for n in near]
    return UserError("\n".join([text, "hint: the nearest that do:", *hints]))
