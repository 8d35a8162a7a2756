"""Measures the block functions of a generated file, and the plain C that it is compared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bench.baseline import compile_c, plain_c
from bench.mca import UnknownCoreError, cycles_of_a_run, loop_cycles
from bench.measure import Measured, MeasuredText, measure
from bench.trace import Tracer
from compiler.frontend.interface import BLOCK_FUNCTIONS, Function
from compiler.machine.decoder import Decoder
from verify.emulation.memory import Argument, Buffer, Word32
from verify.subject import Subject
from verify.timing import secret_arguments

BASELINE_KEY_BYTES = 4096
"""More than the round keys of any reference take."""


@dataclass(frozen=True)
class Bench:
    """The tools and cores for figures.

    Args:
        decoder: of the target's rows.
        cores: models that the installed llvm-mca knows.
    """

    decoder: Decoder
    cores: tuple[str, ...]


def known_cores(cores: Sequence[str], triple: str) -> tuple[str, ...]:
    """Of these cores, the ones that the installed llvm-mca has a model of.

    Raises:
        MissingTool: llvm-mca is not installed.
    """
    return tuple(core for core in cores if _is_known(core, triple))


def measure_subject(
    name: str, subject: Subject, bench: Bench, functions: Sequence[Function] = BLOCK_FUNCTIONS
) -> tuple[Measured, ...]:
    """The figures of each function that the file holds.

    Args:
        name: as reports call the file.
        subject: the file.
        bench: cores and rows.
        functions: those to measure.

    Raises:
        NoSteadyLoopError: a function has no loop over blocks.
        MissingTool: the assembler, the linker or llvm-mca is not installed.
    """
    source = MeasuredText(name, subject.text, subject.features)
    group_bytes = subject.group_blocks * subject.block_bytes
    return tuple(
        measure(
            source,
            subject.functions[function],
            partial(block_call, subject, function),
            group_bytes,
            subject.machine,
            bench.decoder,
            bench.cores,
        )
        for function in functions
        if function in subject.functions
    )


def block_call(subject: Subject, function: Function, turns: int) -> Sequence[Argument]:
    """The arguments of a block function whose main loop then runs `turns` times."""
    n_blocks = turns * subject.group_blocks
    data = _out_and_in(n_blocks * subject.block_bytes)
    if function == "ctr_crypt":
        ctx = Buffer(bytes(subject.ctx_bytes), align=subject.align) if subject.ctx_bytes else 0
        return (*data, n_blocks * subject.block_bytes, ctx, Word32(1))
    keys = Buffer(bytes(subject.rk_bytes), align=subject.align) if subject.key_bytes else 0
    return (*data, n_blocks, keys)


def cycles_of_a_call(subject: Subject, function: Function, core: str) -> int:
    """Cycles of one call of a function that has no loop over blocks, by llvm-mca.

    Raises:
        MissingTool: the assembler, the linker or llvm-mca is not installed.
        UnknownCoreError: llvm-mca has no model of the core.
    """
    args = secret_arguments(subject, (function, 0, 0), seed=1)
    tracer = Tracer(subject.text, subject.machine, subject.features)
    lines = tracer.executed(subject.functions[function], args)
    return cycles_of_a_run(lines, core, subject.features, subject.machine.triple)


def has_baseline(set_name: str) -> bool:
    """Whether there is plain C of a set."""
    return plain_c(set_name) is not None


def measure_baseline(set_name: str, subject: Subject, bench: Bench) -> tuple[Measured, ...]:
    """The figures of plain C, compiled by clang in this run, for ECB encryption; of nothing, none.

    Raises:
        CompilerError: clang refused it.
        MissingTool: clang, the assembler, the linker or llvm-mca is not installed.
    """
    path = plain_c(set_name)
    if path is None:
        return ()
    source = MeasuredText(f"{path.name}, clang", compile_c(path.stem, subject.machine.triple))
    block = subject.block_bytes

    def call(turns: int) -> Sequence[Argument]:
        keys = Buffer(bytes(BASELINE_KEY_BYTES), align=16)
        return (*_out_and_in(block * turns), turns, keys)

    symbol = f"{set_name}_ecb_encrypt"
    return (measure(source, symbol, call, block, subject.machine, bench.decoder, bench.cores),)


def _out_and_in(n_bytes: int) -> tuple[Buffer, Buffer]:
    return Buffer(bytes(n_bytes), writable=True), Buffer(bytes(n_bytes))


def _is_known(core: str, triple: str) -> bool:
    try:
        loop_cycles(["nop"], 1, core, (), triple, 1)
    except UnknownCoreError:
        return False
    return True
