"""A part measured by LLVM's models."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from artifacts.generated_files import Part, read_parts, subject_of
from bench.generated_c import measure_c
from bench.kernels import (
    Bench,
    measure_baseline,
    measure_subject,
)
from bench.measure import Measured
from compiler.frontend.interface import BLOCK_FUNCTIONS, Function
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from measurements.native import c_file_of, headers_beside
from runtime.errors import explained


@dataclass(frozen=True)
class BenchTask:
    """A part to be measured.

    Args:
        part: the part of a file for one set.
        cores: models, as LLVM calls them.
        baseline: whether plain C is measured instead, for the same set.
        generated_c: a file of C for the same set that is measured instead, as clang compiles it.
        functions: those of the part to measure.
    """

    part: Part
    cores: tuple[str, ...]
    baseline: bool = False
    generated_c: Path | None = None
    functions: tuple[Function, ...] = BLOCK_FUNCTIONS


@explained
def measure_one(task: BenchTask) -> tuple[Measured, ...]:
    """The figures of one part, or of plain C for its set."""
    subject, target = subject_of(task.part), load_target(task.part.options.target)
    bench = Bench(Decoder(target.table, target.view_classes), task.cores)
    if task.baseline:
        return measure_baseline(task.part.options.set_name, subject, bench)
    if task.generated_c:
        (part,) = read_parts(task.generated_c)
        return measure_c(c_file_of(part, headers_beside(task.generated_c)), subject, bench)
    return measure_subject(task.part.file, subject, bench, task.functions)
