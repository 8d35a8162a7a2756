"""Folded counter mode on a target without registers for the table.

The function that takes a nonce fills the table when it has read the nonce, so its pointer is free
for the entries, and the counter has the register that it has in counter mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from compiler.ir.slots import FAST_VALUES
from compiler.machine.isa import Instruction
from compiler.machine.target import FRAME, Target

TABLE = "table"
"""The function that fills the table, as a key of `Target.arguments`."""
ADDRESS, LOW_BYTE, SCALE = "address", "low_byte", "scale"
"""Primitives for the address of an entry: a sum, the counter's lowest byte, and a shift."""
_MEANINGS: Mapping[str, str] = {
    ADDRESS: "d = a + b",
    LOW_BYTE: f"d = a & {FAST_VALUES - 1}",
    SCALE: "d = a << k",
}


def folding_target(target: Target) -> Target:
    """The target with registers and instructions for folded counter mode.

    Unchanged if it has its own, or if it has no instructions for the address of an entry.
    """
    if target.can_fold:
        return target
    found = {name: _instruction(target, meaning) for name, meaning in _MEANINGS.items()}
    if not all(found.values()) or not target.allocates:
        return target
    nonce, crypt = target.arguments["ctr_nonce"], target.arguments["ctr_crypt"]
    table = {name: register for name, register in nonce.items() if name != "nonce"}
    table |= {"entry": nonce["nonce"], "counter": crypt["counter"]}
    arguments = {
        **target.arguments,
        "ctr_crypt": {**crypt, FRAME: target.frame_pointer},
        TABLE: table,
    }
    return replace(target, arguments=arguments, primitives={**target.primitives, **found})


def _instruction(target: Target, meaning: str) -> str:
    """The instruction on addresses with this meaning; empty if there is none."""
    fitting = (i for i in target.table.values() if _is_on_addresses(i, target))
    return next((i.name for i in fitting if i.row.meaning == meaning), "")


def _is_on_addresses(instruction: Instruction, target: Target) -> bool:
    views = {target.view_classes[view] for view in instruction.views.values() if view}
    pointers = {kind.name for kind in target.classes if 8 * kind.bytes == target.address_bits}
    is_plain = not instruction.lines and not instruction.feature
    is_word = instruction.lanes == 1 and instruction.lane_bits == target.address_bits
    return is_plain and is_word and views <= pointers
