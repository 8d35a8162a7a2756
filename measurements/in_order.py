"""Generated parts on cores that issue one instruction a cycle in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from artifacts.generated_files import Part, subject_of
from bench.in_order.kernels import (
    CoreModel,
    model_subject,
)
from bench.in_order.marginal import Modelled
from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from dsl.syntax.diagnostics import did_you_mean
from runtime.user_error import unknown


def has_in_order_core(target_name: str) -> bool:
    """Whether a target has a core that is modelled here."""
    return any(core.model == "in-order" for core in load_target(target_name).cores.values())


def in_order_core(part: Part, asked: Sequence[str] = ()) -> str:
    """The core to model: the requested one, else the target's first; empty if LLVM models it.

    Raises:
        UserError: the target has no core of that name.
    """
    target = load_target(part.options.target)
    known = list(target.cores)
    for name in asked:
        if name not in known:
            raise unknown(f"core of {target.name}", name, known, did_you_mean(name, known))
    chosen = [name for name in asked or known if target.cores[name].model == "in-order"]
    return chosen[0] if chosen else ""


def in_order_figures(part: Part) -> dict[str, int | float]:
    """A few figures of the model for each function of a part, and its bytes of code."""
    found = model_subject(part.file, subject_of(part), core_model(part, in_order_core(part)))
    figures: dict[str, int | float] = {"code_bytes": found.code_bytes + found.other_bytes}
    roles = {symbol: role for role, symbol in part.functions.items()}
    for each in found.functions:
        figures |= _in_few(roles[each.function], each)
    return figures


def model_counter_mode(part: Part) -> dict[str, Modelled]:
    """The model's results for the functions of counter mode, by role."""
    subject = subject_of(part)
    counting: dict[Function, str] = {
        role: s for role, s in subject.functions.items() if role in ("ctr_crypt", "ctr_nonce")
    }
    found = model_subject(
        part.file, replace(subject, functions=counting), core_model(part, in_order_core(part))
    )
    roles: dict[str, str] = {symbol: role for role, symbol in counting.items()}
    return {roles[each.function]: each for each in found.functions}


def _in_few(role: str, modelled: Modelled) -> dict[str, int | float]:
    if not modelled.n_blocks:
        return {f"{role}_cycles": modelled.run.cycles}
    counts = modelled.counts
    return {
        f"{role}_cycles_per_block": round(modelled.cycles_per_block, 3),
        f"{role}_load_stalls_per_block": round(modelled.per_block(modelled.run.load_stalls), 3),
        f"{role}_instructions_per_byte": round(counts.per_byte(counts.total), 3),
    }


def core_model(part: Part, core: str) -> CoreModel:
    """The model of a core of a part's target."""
    target = load_target(part.options.target)
    return CoreModel(Decoder(target.table, target.view_classes), target.cores[core])
