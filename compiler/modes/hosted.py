"""The functions of a mode for a host, as definitions in a header: the entries without an output.

An entry with an output runs in threads. For it, too, the host has a function that tells its code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from compiler.emission.emit import OF_HEADERS
from compiler.frontend.interface import Naming
from compiler.layouts.layout import LayoutError
from compiler.machine.target import Target
from compiler.modes.control import Control, Refuse, Routine, walk
from compiler.modes.emit import emit_source, rendered
from compiler.modes.source import SourceText
from compiler.module import Module

TEMPLATE = "states.c.j2"
REFUSAL, STATES = "refusal", "states"
"""Endings of names: functions for the result of a call, and for calls on many states."""
_DEFINED = re.compile(
    r"^(?:static (?:inline )?\w+ (\w+)\(|static const \w+ (\w+)\[|\} (\w+);$)", re.MULTILINE
)
_PREFIX = "lwcc_"
"""The common part of all symbols."""
_PLAIN_STATIC = re.compile(r"^static (?!inline|const)", re.MULTILINE)


def emit_hosted(
    control: Control,
    module: Module,
    host: Target,
    naming: Naming,
    word: str,
    schedules: Mapping[str, bytes],
) -> str:
    """The definitions of a header; names that are not of the interface have the symbols' prefix.

    Args:
        control: the mode; entries with an output take no input.
        module: the cipher for the host, after all passes.
        host: the host, for its templates.
        naming: names of the symbols of the interface.
        word: the mode's name in symbols.
        schedules: for each schedule of a constant key, its bytes in memory.

    Raises:
        LayoutError: an entry refuses a call after other steps.
    """
    own = replace(naming, target=f"{word}_{naming.target}")
    called = [r for r in control.routines if not r.output]
    lines = SourceText(control, module.laid_out.rk)
    entries = [_entry(lines, r, naming, word) for r in control.routines if r.is_entry]
    around = rendered(host, TEMPLATE, entries=entries, state_bytes=control.state_bytes)
    cipher, behind = emit_source(
        replace(control, routines=tuple(called)),
        module,
        host,
        own,
        schedules,
        {r.name: naming.symbol(f"{word}_{r.name}") for r in called},
        OF_HEADERS,
        around,
    )
    text = cipher + _PLAIN_STATIC.sub(OF_HEADERS, behind) + around
    names = {name for found in _DEFINED.findall(text) for name in found if name}
    # Helpers of the target are guarded, as other headers have the same.
    private = sorted(name for name in names - {*host.helpers} if _PREFIX not in name)
    prefixed = re.compile(rf"\b({'|'.join(private)})\b")
    return prefixed.sub(lambda found: own.symbol(f"own_{found[1]}"), text)


def _entry(text: SourceText, routine: Routine, naming: Naming, word: str) -> Mapping[str, object]:
    """An entry, for the template."""
    first = [s for s in routine.body if isinstance(s, Refuse)]
    late = len([s for s in walk(routine.body) if isinstance(s, Refuse)]) > len(first)
    if late or any(not isinstance(s, Refuse) for s in routine.body[: len(first)]):
        raise LayoutError(f"{routine.name} refuses a call after other steps")
    name = f"{word}_{routine.name}"
    return {
        "symbol": naming.symbol(name),
        "refusal": naming.symbol(f"{name}_{REFUSAL}"),
        "states": naming.symbol(f"{name}_{STATES}"),
        "output": routine.output,
        "inputs": routine.inputs,
        "lengths": [each for each in (routine.output, *routine.inputs) if each],
        "lines": text.statements(routine, first),
    }
