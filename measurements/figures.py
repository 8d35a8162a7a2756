"""Figures of a file for the index: sizes, and the instructions of its loops."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from artifacts.generated_files import Part, subject_of
from artifacts.head import read_sizes
from bench.counters import count
from bench.kernels import block_call
from bench.trace import Tracer
from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from measurements.in_order import in_order_core, in_order_figures
from measurements.simulated import is_simulated, simulated_figures
from targets.machine import EMULATED
from verify.subject import Subject


def figures_of(part: Part, found: Mapping[str, int]) -> dict[str, int | float]:
    """Sizes in bytes, spills and copies of all functions, and the instructions of each loop.

    Cycles from LLVM's models depend on its release and are left out; `lwcc bench` prints them.
    Cycles from our own model of in-order cores are included. For source there are only sizes.

    Args:
        part: of the file.
        found: the results of the passes in numbers.
    """
    sizes, target = read_sizes(part.entries["sizes"]), load_target(part.options.target)
    figures: dict[str, int | float] = {f"{k}_bytes": sizes[k] for k in ("rk", "ctx")}
    if target.executor not in EMULATED:
        return figures
    figures["stack_bytes"] = sizes["stack"]
    moved = {
        kind: sum(v for n, v in found.items() if n.endswith(f".{kind}"))
        for kind in ("spill_stores", "spill_loads", "copies")
    }
    if is_simulated(part):
        return figures | moved | simulated_figures(part)
    if in_order_core(part):
        return figures | moved | in_order_figures(part)
    subject = subject_of(part)
    tracer = Tracer(subject.text, subject.machine, subject.features)
    figures["code_bytes"] = len(tracer.image.text)
    figures |= moved
    decoder = Decoder(target.table, target.view_classes)
    for name in BLOCK_FUNCTIONS:
        if name in part.functions:
            figures |= _executed(name, subject, tracer, decoder)
    return figures


def _executed(
    name: str, subject: Subject, tracer: Tracer, decoder: Decoder
) -> dict[str, int | float]:
    (function,) = (role for role in subject.functions if role == name)
    group_bytes = subject.group_blocks * subject.block_bytes
    call = partial(block_call, subject, function)
    counts = count(tracer.steady_loop(subject.functions[function], call), decoder, group_bytes)
    return {
        f"{name}_instructions_per_byte": round(counts.per_byte(counts.total), 3),
        f"{name}_vector_instructions_per_byte": round(counts.per_byte(counts.vector), 3),
    }
