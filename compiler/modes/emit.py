"""Emits a mode behind the block cipher that it calls, by the target's template."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from compiler.emission.emit import byte_lines, emit_parts
from compiler.frontend.interface import Naming
from compiler.machine.target import Target
from compiler.modes.assembly.lower import Lowering
from compiler.modes.assembly.steps import kind_of
from compiler.modes.control import Control
from compiler.modes.source import RoutineText, SourceText
from compiler.module import Module

CIPHER = ("key_setup", "ecb_encrypt")
"""The functions of the block cipher that a mode calls."""
_WORD = re.compile(r"\b[a-z_]+\b")


def template_of(target: Target) -> str:
    """The name of the template for modes in a target's folder."""
    return f"mode.{target.ending}.j2"


def has_modes(target: Target) -> bool:
    """Whether a target has a template for modes."""
    return (target.folder / template_of(target)).is_file()


def emit_mode(
    control: Control,
    module: Module,
    target: Target,
    naming: Naming,
    word: str,
    schedules: Mapping[str, bytes],
) -> str:
    """The text of a mode, with the cipher in front of it.

    Args:
        control: the mode.
        module: the cipher, after all passes.
        target: the target, for its template.
        naming: names of the symbols.
        word: the mode's name in symbols.
        schedules: for each schedule of a constant key, its bytes in memory.
    """
    names = dict(zip(("key_setup", "encrypt"), map(naming.symbol, CIPHER), strict=True))
    entries: dict[str, object] = {
        **names,
        "schedules": [
            (name, control.known_keys[name].hex(), byte_lines(data))
            for name, data in schedules.items()
        ],
    }
    if target.output == "assembly":
        return _assembly(control, module, target, naming, word, entries)
    text = SourceText(control, module.laid_out.rk)
    routines = text.routines()
    called = {w for r in routines for line in (*r.lines, *r.locals) for w in _WORD.findall(line)}
    called |= {"piece"} if any(not r.is_entry for r in routines) else set()
    behind = _rendered(
        target,
        **entries,
        block=control.block,
        called=called | ({"piece"} if "reader" in called else set()),
        constants={name: byte_lines(data) for data, name in text.constants.items()},
        routines=[_described(each, naming, word) for each in routines],
    )
    return emit_parts(module, target, naming, CIPHER, behind.splitlines()) + behind


def _assembly(
    control: Control,
    module: Module,
    target: Target,
    naming: Naming,
    word: str,
    entries: Mapping[str, object],
) -> str:
    """The text of a mode in assembly, with the cipher in front of it."""
    cipher = emit_parts(module, target, naming, CIPHER, ())
    lowering = Lowering(control, target, module.laid_out.rk)
    routines = [
        {**each.described(), "symbol": naming.symbol(f"{word}_{each.name}")}
        for each in lowering.routines()
    ]
    numbers = count(1)

    def label() -> str:
        """A new label."""
        return f".L{naming.symbol(word)}_at_{next(numbers)}"

    behind = _rendered(
        target,
        **entries,
        prefix=naming.symbol(word),
        cipher_instructions=sum(line.startswith("    ") for line in cipher.splitlines()),
        constants={name: byte_lines(data) for data, name in lowering.constants.items()},
        routines=routines,
        kind_of=kind_of,
        label=label,
    )
    return cipher + behind


def _rendered(target: Target, **entries: object) -> str:
    """The functions of a mode by the target's template."""
    environment = Environment(
        loader=FileSystemLoader(target.folder),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    text = environment.get_template(template_of(target)).render(**entries)
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def _described(routine: RoutineText, naming: Naming, word: str) -> Mapping[str, object]:
    """A routine, for the template."""
    said = {name for line in routine.lines for name in _WORD.findall(line)}
    inputs = [f"{n}{end}" for n in routine.inputs for end in ("", "_bytes")]
    unread = [name for name in inputs if name not in said] if routine.is_entry else []
    symbol = naming.symbol(f"{word}_{routine.name}")
    return {**vars(routine), "symbol": symbol, "unread": unread}
