"""Figures of counter mode on cores in order from the records of an index, where those hold."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from artifacts.generated_files import Part, subject_of
from bench.counters import CLASSES, Counts
from bench.in_order.cycles import Run
from bench.in_order.kernels import COUNTER_BLOCKS
from bench.in_order.marginal import Modelled, sizes_for
from bench.sizes import function_bytes
from measurements.in_order import in_order_core
from proof_driver.records import text_and_header, why_made_anew
from verify.toolchain.assemble import assemble

CTR, NONCE = "ctr_crypt", "ctr_nonce"
PER_BLOCK, STALLS = f"{CTR}_cycles_per_block", f"{CTR}_load_stalls_per_block"
OF_CALL = f"{NONCE}_cycles"


def recorded_counter_mode(
    folder: Path, row: Mapping[str, Any], part: Part, core: str
) -> dict[str, Modelled] | None:
    """The functions of counter mode by role: cycles, bytes of code, and a message's load stalls.

    All other figures are 0.

    The record has three decimals of a figure a block, so the cycles of its message are whole again.
    The bytes of each function are those of the assembled text.

    Args:
        folder: of the index.
        row: of the index.
        part: of the row's file.
        core: the model.

    Returns:
        None if the file, or a source that makes or measures it, is not that of the record, or if
        the record lacks a figure.

    Raises:
        MissingTool: the assembler is not installed.
    """
    figures = row.get("figures", {})
    if core != in_order_core(part) or not {PER_BLOCK, STALLS, OF_CALL} <= figures.keys():
        return None
    if why_made_anew(row, *text_and_header(folder / row["path"])):
        return None
    subject = subject_of(part)
    sizes = sizes_for(subject.group_blocks, subject.block_bytes, COUNTER_BLOCKS)
    code = function_bytes(assemble(subject.text, subject.features, subject.machine.triple))

    def of(role: str, cycles: float, stalls: float, n_blocks: int) -> Modelled:
        run = Run(round(cycles), 0, round(stalls), 0, 0, 0)
        counts = Counts(**dict.fromkeys(CLASSES, 0), n_bytes=n_blocks * subject.block_bytes)
        symbol = part.functions[role]
        return Modelled(part.file, symbol, core, run, counts, n_blocks, code[symbol])

    n = sizes.n_blocks
    return {
        CTR: of(CTR, n * figures[PER_BLOCK], n * figures[STALLS], n),
        NONCE: of(NONCE, figures[OF_CALL], 0, 0),
    }
