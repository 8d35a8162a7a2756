"""Generated parts in a cycle-accurate simulator."""

from __future__ import annotations

from collections.abc import Sequence

from artifacts.generated_files import Part, subject_of
from bench.simulated.cycles import SimulatedFile, simulate_subject
from compiler.machine.load import load_target
from dsl.syntax.diagnostics import did_you_mean
from runtime.errors import explained
from runtime.user_error import unknown


def is_simulated(part: Part) -> bool:
    """Whether a simulator counts the cycles of a part."""
    return load_target(part.options.target).executor == "simulator"


def simulated_core(part: Part, asked: Sequence[str] = ()) -> str:
    """The microcontroller to simulate: the requested one, else the target's first.

    Raises:
        UserError: the target has none of that name.
    """
    target = load_target(part.options.target)
    known = list(target.cores)
    for name in asked:
        if name not in known:
            raise unknown(f"core of {target.name}", name, known, did_you_mean(name, known))
    return next(iter([*asked, *known]))


@explained
def simulate_one(task: tuple[Part, str]) -> SimulatedFile:
    """The figures of a part on a microcontroller."""
    part, core = task
    return simulate_subject(part.file, subject_of(part), core)


def simulated_figures(part: Part) -> dict[str, int | float]:
    """A few figures of the simulator for each function of a part, and bytes of flash."""
    found = simulate_subject(part.file, subject_of(part), simulated_core(part))
    figures: dict[str, int | float] = {
        "code_bytes": found.flash_bytes,
        "stack_bytes": max(each.stack_bytes for each in found.functions),
        "table_bytes": found.data_bytes,
    }
    roles = {symbol: role for role, symbol in part.functions.items()}
    for each in found.functions:
        role = roles[each.function]
        if each.n_blocks:
            figures[f"{role}_cycles_per_block"] = round(each.cycles_per_block, 3)
        else:
            figures[f"{role}_cycles"] = each.cycles
    return figures
