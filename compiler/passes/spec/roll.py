"""Makes a loop of equal rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import Op, Program
from compiler.ir.slots import ROLLED, Slot
from compiler.loops.rounds import Rolled, roll
from compiler.machine.target import Target
from compiler.module import Context, Module, Pass
from compiler.passes.spec.fold import Fold


@dataclass(frozen=True)
class Roll(Pass):
    """Make a loop of consecutive rounds that differ only in their round keys.

    A function becomes three programs: the part before the loop, one iteration, and the part behind
    it. The parameters of an iteration are the loop-carried values, then its keys `$r0 $r1 …`.
    Rounds of several kinds that alternate are one iteration, and so are rounds after which the
    words of the state are back in their places. A function without equal rounds stays as it is, and
    so does one with more words of state than registers. The code is smaller; the keys may take more
    memory, since each round has its own in the order of use. A key that is the same constant in
    each iteration is a constant of the loop.
    """

    enabled: bool = False
    """Whether the pass runs."""
    by_length: bool = False
    """Whether only the length of the code counts, and not the moves in the loop."""
    long_turns: bool = False
    """Whether an iteration has up to eight rounds, if the code is still half as long."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with its block functions rolled."""
        if not self.enabled:
            return module
        programs: dict[str, Program] = {}
        loops: dict[str, tuple[tuple[Slot, ...], ...]] = {}
        constants = _constants(module)
        for name, program in module.programs.items():
            rolled = None
            if name in BLOCK_FUNCTIONS:
                rolled = roll(program, self.by_length, self.long_turns, constants)
            if rolled is None or _overflows(rolled, name, context.target):
                programs[name] = program
                continue
            loops[name] = rolled.slots
            for part, made in zip(ROLLED, rolled.parts, strict=True):
                made = Fold().run(made) if rolled.makes_keys else made
                made = replace(made, name=name, part=part)
                programs[made.label] = made
        return replace(module, programs=programs, loops=loops)


def _constants(module: Module) -> Mapping[Slot, Op]:
    """The constants that the key set-up stores, by slot."""
    setup = module.programs["key_setup"]
    made = {op.result: op for op in setup.ops if op.name == "const"}
    return {Slot("key", i): made[n] for i, n in enumerate(setup.results) if n in made}


def _overflows(rolled: Rolled, name: str, target: Target) -> bool:
    """Whether one block has more words than registers that pass the state."""
    if not target.allocates or max(target.lanes) > 1:
        return False
    return len(rolled.parts[0].results) > len(target.state_registers(name))
