"""The costs of counter mode of a generated part, by a model of a core or in a simulator."""

from __future__ import annotations

from dataclasses import dataclass

from artifacts.generated_files import Part, subject_of
from artifacts.head import read_sizes
from bench.simulated.cycles import simulate_counter_mode
from compiler.frontend.interface import Function
from compiler.machine.load import load_target
from measurements.by_llvm import call_by_llvm, core_of_llvm, has_core_of_llvm, loops_by_llvm
from measurements.in_order import has_in_order_core, model_counter_mode
from measurements.simulated import simulated_core


@dataclass(frozen=True)
class CounterCosts:
    """The costs of counter mode.

    Args:
        core: whose cycles these are.
        how: the same, with what counted them.
        cycles_per_block: of one block more.
        nonce_cycles: of the function that takes a nonce; 0 where there is none.
        call_cycles: of one call besides those of its blocks; 0 where the model leaves them out.
        stack_bytes: the most bytes of stack that a function of the file takes.
    """

    core: str
    how: str
    cycles_per_block: float
    nonce_cycles: int
    call_cycles: float = 0
    stack_bytes: int = 0

    @property
    def once(self) -> float:
        """Cycles for a nonce and a call, independent of the message's length."""
        return self.nonce_cycles + self.call_cycles

    def message_cycles(self, n_blocks: int) -> int:
        """Cycles of a nonce and of one message of some blocks."""
        return round(self.once + n_blocks * self.cycles_per_block)


def has_counter_costs(target_name: str) -> bool:
    """Whether there is a model or a simulator that counts a target's cycles."""
    return (
        has_in_order_core(target_name)
        or has_core_of_llvm(target_name)
        or load_target(target_name).executor == "simulator"
    )


def counter_costs(part: Part) -> CounterCosts:
    """The costs of counter mode of a part.

    Raises:
        MachineFault: a function broke a rule of the calling convention.
        MissingTool: the assembler, the linker, the simulator or llvm-mca is not installed.
        UnknownCoreError: llvm-mca has no model of the core.
    """
    stack = read_sizes(part.entries["sizes"])["stack"]
    if has_in_order_core(part.options.target):
        roles = model_counter_mode(part)
        block, nonce = roles["ctr_crypt"], roles["ctr_nonce"].run.cycles
        how = f"modelled: {block.core}, in order"
        return CounterCosts(block.core, how, block.cycles_per_block, nonce, stack_bytes=stack)
    if has_core_of_llvm(part.options.target):
        return _costs_by_llvm(part, stack)
    core = simulated_core(part, [part.options.core] if part.options.core else [])
    found = simulate_counter_mode(part.file, subject_of(part), core)
    per_block = found.per_block
    once = found.group - per_block * found.group_blocks
    return CounterCosts(core, f"{core} in simavr", per_block, found.nonce, once, stack)


def _costs_by_llvm(part: Part, stack_bytes: int) -> CounterCosts:
    """The costs by LLVM's model of a core, where groups of blocks follow each other."""
    role: Function = "ctr_crypt"
    core = core_of_llvm(part.options)
    (loop,) = loops_by_llvm(part, (role,))[part.functions[role]].cycles
    per_block = loop.cycles_per_byte * subject_of(part).block_bytes
    nonce = call_by_llvm(part, "ctr_nonce")
    how = f"modelled: {core}, {loop.tool}"
    return CounterCosts(core, how, per_block, nonce, stack_bytes=stack_bytes)
