"""Lets functions work on several blocks at once, each in words of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from compiler.ir.program import Builder, Op, Param, Program
from compiler.ir.rewriting import inline
from compiler.module import Context, Module, Pass
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape


@dataclass(frozen=True)
class BlockGroups(Pass):
    """Put several blocks into one group, which a function works on at once.

    A round key is then loaded once for all blocks of a group, and counter mode computes common
    values of their counters once. The states of all blocks must fit the registers.
    """

    blocks: int = 1
    """The number of blocks of a group."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with programs that take the words of all blocks of a group."""
        del context
        if self.blocks <= 1:
            return module
        layout = module.block
        made = dict(module.programs)
        for name in made.keys() & {"encrypt", "decrypt"}:
            made[name] = self._of_blocks(made[name], layout.shape.n_words)
        if "ctr" in made:
            made["ctr"] = self._of_counters(made["ctr"])
        group = Shape(layout.shape.bits, (layout.shape.n_words * self.blocks,))
        return replace(
            module, programs=made, blocks=self.blocks, group=WordLayout(group, layout.big_endian)
        )

    def _of_blocks(self, program: Program, count: int) -> Program:
        """Encryption or decryption, whose first `count` parameters are the words of a block."""
        words, keys = program.params[:count], program.params[count:]
        fixed = {p.name: p.name for p in keys}
        params: list[Param] = []
        bindings: list[Mapping[str, str]] = []
        for block in range(self.blocks):
            own = [replace(p, name=f"b{block}.{p.name}") for p in words]
            params += own
            names = (p.name for p in words)
            bindings.append(fixed | dict(zip(names, (p.name for p in own), strict=True)))
        return self._side_by_side(program, (*params, *keys), (), bindings)

    def _of_counters(self, program: Program) -> Program:
        """Counter mode: the blocks of a group have successive counters."""
        (counter,) = program.given("counter")
        build = Builder("g")
        build.types[counter.name] = counter.type
        fixed = {p.name: p.name for p in program.params}
        bindings: list[Mapping[str, str]] = [fixed]
        for block in range(1, self.blocks):
            step = build.constant(counter.type, block)
            bindings.append(fixed | {counter.name: build.emit("add", counter.name, step)})
        return self._side_by_side(program, program.params, build.ops, bindings)

    def _side_by_side(
        self,
        program: Program,
        params: Sequence[Param],
        before: Sequence[Op],
        bindings: Sequence[Mapping[str, str]],
    ) -> Program:
        """The programs of all blocks in one, with corresponding operations next to each other."""
        each = [inline(program, names, f"b{n}.") for n, names in enumerate(bindings)]
        ops = chain.from_iterable(zip(*(ops for ops, _ in each), strict=True))
        results = tuple(chain.from_iterable(results for _, results in each))
        return replace(program, params=tuple(params), ops=(*before, *ops), results=results)
