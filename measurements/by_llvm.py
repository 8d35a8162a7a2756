"""Generated parts on cores that LLVM has models of."""

from __future__ import annotations

from artifacts.generated_files import Part, subject_of
from bench.kernels import Bench, cycles_of_a_call, known_cores, measure_subject
from bench.measure import Measured
from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from options.build import BuildOptions
from targets.machine import EMULATED
from verify.toolchain.tools import MissingTool, find

TOOL = "llvm-mca"


def has_core_of_llvm(target_name: str) -> bool:
    """Whether cycles of a target's code are those of LLVM's models alone."""
    target = load_target(target_name)
    is_assembly = target.executor in EMULATED
    return is_assembly and all(core.model == TOOL for core in target.cores.values())


def core_of_llvm(options: BuildOptions) -> str:
    """The core that a file is for, as LLVM calls it; the target's first without one."""
    return options.core or next(iter(load_target(options.target).cores))


def missing_model(options: BuildOptions) -> str:
    """Why LLVM's model of the core cannot be used here; empty where it can, or is not needed."""
    if not has_core_of_llvm(options.target):
        return ""
    return why_no_model(core_of_llvm(options), load_target(options.target).triple)


def why_no_model(core: str, triple: str) -> str:
    """Why LLVM's model of a core of a machine cannot be used here; empty where it can."""
    try:
        if known_cores((core,), triple):
            return ""
        return f"{TOOL} {find(TOOL).version} has no model of {core}"
    except MissingTool as problem:
        return str(problem)


def loops_by_llvm(part: Part, functions: tuple[Function, ...]) -> dict[str, Measured]:
    """The figures of the steady loops of those functions that a part has, by symbol.

    Raises:
        NoSteadyLoopError: a function has no loop over blocks.
        MissingTool: the assembler, the linker or llvm-mca is not installed.
        UnknownCoreError: llvm-mca has no model of the core.
    """
    target = load_target(part.options.target)
    bench = Bench(Decoder(target.table, target.view_classes), (core_of_llvm(part.options),))
    measured = measure_subject(part.file, subject_of(part), bench, functions)
    return {each.function: each for each in measured}


def call_by_llvm(part: Part, function: Function) -> int:
    """Cycles of one call of a function that has no loop over blocks; 0 if the part has none.

    Raises:
        MissingTool: the assembler, the linker or llvm-mca is not installed.
        UnknownCoreError: llvm-mca has no model of the core.
    """
    subject = subject_of(part)
    if function not in subject.functions:
        return 0
    return cycles_of_a_call(subject, function, core_of_llvm(part.options))
