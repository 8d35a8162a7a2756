"""Gives values real registers."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.allocate import Allocate as Allocator
from compiler.allocate import Allocation
from compiler.ir import Program
from compiler.module import Context, Module, Pass
from compiler.passes.schedule import memory_regions
from compiler.target import Target
from compiler.verify_allocation import Contract, Frame


@dataclass(frozen=True)
class Allocate(Pass):
    """Give values registers and stack slots; each result is checked by replaying it."""

    rematerialise: bool = True
    """Make constants and values of read-only memory again instead of storing them."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with listings in real registers; unchanged where there are none."""
        if not context.target.has_registers:
            return module
        programs: dict[str, Program] = {}
        figures: dict[str, int] = {}
        for name, program in module.programs.items():
            made = self.allocate(program, context.target)
            programs[name] = made.program
            figures |= {
                f"{name}.spill_bytes": made.frame_bytes - SAVED_BYTES if made.slots else 0,
                f"{name}.spill_stores": made.stores,
                f"{name}.spill_loads": made.loads,
                f"{name}.copies": made.copies,
            }
        return replace(module, programs=programs).with_figures(**figures)

    def allocate(self, program: Program, target: Target) -> Allocation:
        """Allocate one listing."""
        name, _, part = program.name.partition(".")
        registers = target.arguments[part if part == "round" else name]
        fixed = {p.name: registers[p.name] for p in program.params if p.name in registers}
        # The parts of a function with a loop of rounds hand the state on in the first registers.
        state = [p.name for p in program.params if p.name not in registers]
        for values in (state, program.results):
            fixed |= dict(zip(values, target.classes[0].free, strict=False))
        contract = Contract(
            table=target.table,
            classes=target.classes,
            fixed=fixed,
            frame=Frame(target.frame_pointer, SAVED_BYTES),
            views=target.view_classes,
            read_only=_read_only(program),
            alternatives=target.alternatives,
        )
        return Allocator(self.rematerialise).run(program, contract)


def _read_only(program: Program) -> frozenset[str]:
    """Pointers to memory that the program does not write."""
    regions = memory_regions(program)
    stores = [op for op in program.ops if not op.results]
    written = {regions[a][0] for op in stores for a in op.args if a in regions}
    names = {p.name for p in program.params if p.type.is_pointer}
    return frozenset(n for n in names if regions[n][0] not in written)


SAVED_BYTES = 64
"""Bytes at the bottom of a frame for registers that the caller wants back."""
