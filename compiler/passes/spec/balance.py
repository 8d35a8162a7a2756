"""Orders sums by the arrival of their operands."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field, replace

from compiler.ir.program import Op, Program, fresh_names
from compiler.ir.rewriting import live_only, on_values, partial_sums
from compiler.module import Context, Module, Pass


@dataclass(frozen=True)
class Balance(Pass):
    """Add the operands of an XOR in the order in which they arrive.

    An XOR of several values whose partial sums have no other readers may be computed in any order.
    Late operands come last, so that round keys and short paths add no latency to the longest path.
    The number of operations stays the same.

    Before::

        spec f(a: u8, b: u8, k: u8) {
          t0: u8 = and a, b
          t1: u8 = xor t0, a
          t2: u8 = xor t1, k
          return t2
        }

    After::

        spec f(a: u8, b: u8, k: u8) {
          t0: u8 = and a, b
          b0: u8 = xor a, k
          t2: u8 = xor t0, b0
          return t2
        }
    """

    rotation: int = 2
    """Latency of a rotation, in logic operations."""

    def run(self, program: Program) -> Program:
        """Return `program` with its sums reordered."""
        return _Sums(program, self.rotation).rewrite()

    def run_module(self, module: Module, context: Context) -> Module:
        """Reorder the sums of the block programs; the key schedule runs once.

        Cores that issue in order gain nothing from short paths: there, sums keep the order with few
        live values.
        """
        if context.target.cores[context.core].model != "llvm-mca":
            return module
        kept = {n: p if n == "key_schedule" else self.run(p) for n, p in module.programs.items()}
        return replace(module, programs=kept)


@dataclass
class _Sums:
    """Rewrites one program."""

    program: Program
    rotation: int
    arrival: dict[str, int] = field(default_factory=dict[str, int])
    leaves: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    ops: list[Op] = field(default_factory=list[Op])

    def rewrite(self) -> Program:
        """The program with each sum rebuilt at the place of its last partial sum."""
        inner = partial_sums(self.program)
        self.fresh = fresh_names(self.program, "b")
        self.arrival = {p.name: 0 for p in self.program.params}
        for op in self.program.ops:
            if op.name == "xor":
                terms = [t for a in op.args for t in self.leaves.get(a, (a,))]
                if op.result in inner:
                    self.leaves[op.result] = tuple(terms)
                    continue
                self.sum(op, terms)
            else:
                self.ops.append(op)
                self.arrive(op)
        return live_only(self.program.with_ops(self.ops))

    def arrive(self, op: Op) -> None:
        """Record the arrival of an operation's results."""
        latency = {"rotl": self.rotation, "const": 0}.get(op.name, 1)
        start = max((self.arrival[a] for a in op.args), default=0)
        self.arrival.update(dict.fromkeys(op.results, start + latency))

    def sum(self, op: Op, terms: list[str]) -> None:
        """Append the operations that add `terms`, the last under the name of `op`."""
        queue = [(self.arrival[t], place, t) for place, t in enumerate(terms)]
        heapq.heapify(queue)
        place = len(queue)
        while len(queue) > 1:
            first, second = heapq.heappop(queue), heapq.heappop(queue)
            last = not queue
            name = op.result if last else next(self.fresh)
            made = on_values(op, (first[2], second[2]), (name,))
            self.ops.append(made)
            self.arrive(made)
            heapq.heappush(queue, (self.arrival[name], place, name))
            place += 1
