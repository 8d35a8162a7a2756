"""The stack frame of a function, and the listings that it consists of."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import Program
from compiler.ir.slots import FOLDING, ROLLED, label_of
from compiler.machine.target import Target
from compiler.module import Module


@dataclass(frozen=True)
class Frame:
    """A function's stack frame, in bytes upwards from `sp`: the template's area, slots, buffer.

    Args:
        total: size of the frame; 0 if none is needed.
        saved: the callee-saved registers that are written.
        homes: the parameters that the function reads from the frame.
        buffer: offset of the buffer for the last group.
        wipe: bytes of slots and buffer, to be cleared before return.
    """

    total: int
    saved: tuple[str, ...]
    homes: tuple[str, ...]
    buffer: int
    wipe: int


def frame_of(module: Module, name: str, target: Target) -> Frame:
    """The frame of a function."""
    target = module.seen_by(name, target)
    parts = parts_of(module, name)
    written = {r for part in parts for op in part.ops for r in op.results}
    saved = tuple(r for c in target.classes for r in c.saved if r in written)
    homes = homes_read(module, name, target)
    kept = [module.spills[part.label].bytes for part in parts]
    kept += [module.held.total] if module.held and name == "ctr_crypt" else []
    slots = -(-max(kept) // 16) * 16
    wipe = slots + -(-_buffer_bytes(module, name) // 16) * 16
    total = target.saved_bytes + wipe if saved or homes or wipe else 0
    return Frame(total, saved, homes, target.saved_bytes + slots, wipe)


def _buffer_bytes(module: Module, name: str) -> int:
    """The size of the buffer for an incomplete group, in bytes; 0 if there is none."""
    regions = module.laid_out
    has_rest = name in BLOCK_FUNCTIONS and (regions.group_blocks > 1 or name == "ctr_crypt")
    return regions.group if has_rest else 0


def homes_read(module: Module, name: str, target: Target) -> tuple[str, ...]:
    """The parameters that a function loads from their homes in the frame.

    All of them if rounds loop, or if the frame pointer may have moved before a load.
    """
    homes = target.homes_of(name)
    if name in module.loops or not homes or target.walks:
        return tuple(homes)
    ops = [op for part in parts_of(module, name) for op in part.ops]
    places = {op.number("k") for op in ops if target.frame_pointer in op.args}
    return tuple(param for param, place in homes.items() if place in places)


def parts_of(module: Module, name: str) -> list[Program]:
    """The programs of a function: itself, or head, round and tail; and a folding part."""
    labels = (label_of(name, part) for part in (*ROLLED, *FOLDING))
    return [module.programs[label] for label in labels if label in module.programs]
