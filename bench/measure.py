"""Figures of a function: the instructions of its steady loop, and its time on each core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.counters import Counts, count
from bench.mca import LoopCycles, loop_cycles
from bench.trace import Call, Tracer
from compiler.machine.decoder import Decoder
from targets.machine import Processor


@dataclass(frozen=True)
class MeasuredText:
    """A file that is measured.

    Args:
        name: as reports call it.
        text: the assembly.
        features: required features of the machine, as LLVM spells them.
    """

    name: str
    text: str
    features: tuple[str, ...] = ()


@dataclass(frozen=True)
class Measured:
    """A function's figures.

    Args:
        name: of the file or the peer.
        function: the symbol.
        counts: instructions of one iteration of the steady loop.
        cycles: of the same turn, for each core.
    """

    name: str
    function: str
    counts: Counts
    cycles: tuple[LoopCycles, ...]


def measure(
    source: MeasuredText,
    symbol: str,
    call: Call,
    turn_bytes: int,
    machine: Processor,
    decoder: Decoder,
    cores: Sequence[str],
) -> Measured:
    """Count and time the steady loop of one function.

    Args:
        source: the file.
        symbol: the function.
        call: the arguments for a number of turns of its main loop.
        turn_bytes: how many bytes of the message one turn processes.
        machine: the processor in the emulator.
        decoder: of the target's rows.
        cores: models, as LLVM calls them.

    Raises:
        NoSteadyLoopError: the function has no loop that `call` makes longer.
        MissingTool: the assembler, the linker or llvm-mca is not installed.
        UnknownCoreError: llvm-mca has no model of a core.
    """
    loop = Tracer(source.text, machine, source.features).steady_loop(symbol, call)
    cycles = tuple(
        loop_cycles(loop, turn_bytes, core, source.features, machine.triple) for core in cores
    )
    return Measured(source.name, symbol, count(loop, decoder, turn_bytes), cycles)
