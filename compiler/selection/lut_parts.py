"""Look-up tables of three inputs as operations of two, for machines without such tables."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.ir.program import Builder, Op, Program, Type
from compiler.ir.rewriting import live_only

HALF = 0b1111
"""The half of a truth table for a last input of 0, as a mask."""


def without_luts(program: Program) -> Program:
    """The program with each three-input table expressed by operations of at most two inputs."""
    if all(op.name != "lut3" for op in program.ops):
        return program
    build = Builder("n")
    build.types = dict(program.types)
    parts = _Parts(build)
    names: dict[str, str] = {}
    for op in program.ops:
        build.span, build.round = op.span, op.round
        args = tuple(names.get(arg, arg) for arg in op.args)
        if op.name == "lut3":
            names[op.result] = parts.of_three(args, op.number("k"), op.type)
        else:
            build.append(Op(op.name, args, op.results, op.types, op.attrs, op.span, op.round))
    results = (names.get(result, result) for result in program.results)
    return live_only(program.with_ops(build.ops, results))


@dataclass
class _Parts:
    """Emits functions of at most two inputs."""

    build: Builder
    made: dict[tuple[str, ...], str] = field(default_factory=dict[tuple[str, ...], str])

    def of_three(self, args: tuple[str, ...], table: int, kind: Type) -> str:
        """A function of three inputs, by Shannon expansion on the last one."""
        first, second, last = args
        low, high = table & HALF, table >> 4
        changed = low ^ high
        if not changed:
            return self.of_two(first, second, low, kind)
        if changed == HALF:
            seen = last
        else:
            seen = self.emit("and", last, self.of_two(first, second, changed, kind))
        return self.emit("xor", self.of_two(first, second, low, kind), seen) if low else seen

    def of_two(self, a: str, b: str, table: int, kind: Type) -> str:
        """A function of two inputs; bit `a + 2 b` of its table is its value."""
        if table & 1:
            # It is 1 if both inputs are 0: other functions need no complement.
            return self.emit("not", self.of_two(a, b, table ^ HALF, kind))
        match table:
            case 0b0000:
                return self.build.constant(kind, 0)
            case 0b0010:
                return self.emit("and", a, self.emit("not", b))
            case 0b0100:
                return self.emit("and", self.emit("not", a), b)
            case 0b1000:
                return self.emit("and", a, b)
            case 0b0110:
                return self.emit("xor", a, b)
            case 0b1110:
                return self.emit("or", a, b)
            case _:
                return a if table == 0b1010 else b

    def emit(self, name: str, *args: str) -> str:
        """Emit an operation; equal ones are emitted once."""
        key = (name, *args)
        if key not in self.made:
            self.made[key] = self.build.emit(name, *args, kind=self.build.types[args[0]])
        return self.made[key]
