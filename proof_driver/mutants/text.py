"""Mutants of a kernel's text: one change each, as by a programming error."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from compiler.machine.isa import PLACEHOLDER, Instruction
from prove.mutants import MOST_TRIES, by_turns
from verify.grids.text import Kernel, Statement


@dataclass(frozen=True)
class TextMutant:
    """A text that differs from the original in one line, or in the two lines of a swap.

    Args:
        kind: the kind of change.
        lines: the changed lines by number, from 1, as they are then.
    """

    kind: str
    lines: tuple[tuple[int, str], ...]

    def of(self, text: str) -> str:
        """The text with the change."""
        lines = text.splitlines()
        for number, line in self.lines:
            lines[number - 1] = line
        return "\n".join(lines) + "\n"

    def story(self, text: str) -> str:
        """Description of each changed line, before and after."""
        lines = text.splitlines()
        return "; ".join(
            f"line {number}: `{lines[number - 1].strip()}` -> `{line.strip()}`"
            for number, line in self.lines
        )


class TextMutator:
    """Draws distinct mutants of kernels.

    Args:
        text: the whole text.
        kernels: those to be changed.
        table: the rows of the target, for other instructions with the same operands.
        rng: the random generator.
    """

    def __init__(
        self,
        text: str,
        kernels: Sequence[Kernel],
        table: Mapping[str, Instruction],
        rng: random.Random,
    ) -> None:
        self._lines, self._table, self._rng = text.splitlines(), table, rng
        self._places = [(kernel, n) for kernel in kernels for n in range(len(kernel.statements))]
        self._seen: set[tuple[tuple[int, str], ...]] = set()
        self._kinds: dict[str, Callable[[Kernel, int], dict[int, str] | None]] = {
            "instruction": self._instruction,
            "register": self._register,
            "immediate": self._immediate,
            "swap": self._swap,
            "drop": lambda kernel, n: {kernel.statements[n].line: ""},
            "repeat": self._repeat,
            "guard": self._guard,
            "branch": self._branch,
        }

    def draw(self, count: int) -> list[TextMutant]:
        """`count` mutants, all kinds equally often; fewer if there are no more."""
        return by_turns(list(self._kinds), self._new, count)

    def _new(self, kind: str) -> TextMutant | None:
        places = self._guarded if kind == "guard" else self._places
        places = self._branches if kind == "branch" else places
        for _ in range(MOST_TRIES if places else 0):
            changed = self._kinds[kind](*self._rng.choice(places))
            if changed is None:
                continue
            lines = tuple(sorted(changed.items()))
            same = all(self._lines[number - 1].strip() == line.strip() for number, line in lines)
            if not same and lines not in self._seen:
                self._seen.add(lines)
                return TextMutant(kind, lines)
        return None

    @cached_property
    def _guarded(self) -> list[tuple[Kernel, int]]:
        return [(kernel, n) for kernel, n in self._places if kernel.statements[n].guard]

    @cached_property
    def _branches(self) -> list[tuple[Kernel, int]]:
        return [(k, n) for k, n in self._places if k.statements[n].instruction.branches]

    def _written(self, statement: Statement, **changed: str) -> str:
        """The line of a statement with some operands changed."""
        operands = {**statement.registers, **statement.symbols, **changed}
        text = statement.instruction.render(operands)
        sign = "!" if statement.negated else ""
        return f"    @{sign}{statement.guard} {text}" if statement.guard else f"    {text}"

    def _instruction(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """Another instruction on the same operands."""
        statement = kernel.statements[n]
        shape = _shape(statement.instruction)
        others = [row for row in self._table.values() if not row.lines and _shape(row) == shape]
        other = self._rng.choice(others)
        operands = {**statement.registers, **statement.symbols}
        text = other.render(operands)
        guard = f"@{'!' if statement.negated else ''}{statement.guard} " if statement.guard else ""
        return {statement.line: f"    {guard}{text}"}

    def _register(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """Another register of the same size."""
        statement = kernel.statements[n]
        if not statement.registers:
            return None
        name = self._rng.choice(sorted(statement.registers))
        bits = kernel.registers[statement.registers[name]]
        near = [
            register
            for other in kernel.statements[max(0, n - 20) : n + 20]
            for register in other.registers.values()
            if kernel.registers[register] == bits
        ]
        return {statement.line: self._written(statement, **{name: self._rng.choice(near)})}

    def _immediate(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """A number that is changed by 1, 4, or in one bit."""
        statement = kernel.statements[n]
        numbers = {k: v for k, v in statement.symbols.items() if v.isdigit()}
        if not numbers:
            return None
        name = self._rng.choice(sorted(numbers))
        value, by = int(numbers[name]), self._rng.choice((1, -1, 4, -4))
        flipped = value ^ 1 << self._rng.randrange(max(1, value.bit_length()))
        changed = self._rng.choice((value + by, flipped))
        return {statement.line: self._written(statement, **{name: str(max(0, changed))})}

    def _swap(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """Two neighbours swapped."""
        if n + 1 >= len(kernel.statements):
            return None
        first, second = (kernel.statements[i].line for i in (n, n + 1))
        return {first: self._lines[second - 1], second: self._lines[first - 1]}

    def _repeat(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """A statement replaced by its neighbour."""
        other = n + self._rng.choice((1, -1))
        if not 0 <= other < len(kernel.statements):
            return None
        lines = (kernel.statements[i].line for i in (n, other))
        target, source = lines
        return {target: self._lines[source - 1]}

    def _guard(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """A guard negated or removed."""
        statement = kernel.statements[n]
        guards = (f"@!{statement.guard} ", "")
        return {statement.line: f"    {self._rng.choice(guards)}{statement.text}"}

    def _branch(self, kernel: Kernel, n: int) -> dict[int, str] | None:
        """A branch to another label."""
        statement = kernel.statements[n]
        targets = [name for name, value in statement.symbols.items() if value in kernel.labels]
        if not targets:
            return None
        label = self._rng.choice(sorted(kernel.labels))
        return {statement.line: self._written(statement, **{targets[0]: label})}


def _shape(row: Instruction) -> tuple[tuple[str, str], ...]:
    """The operands of a row, with their views."""
    return tuple(sorted({(m[1], m[2] or "") for m in PLACEHOLDER.finditer(row.text)}))
