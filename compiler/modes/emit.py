"""Emits a mode behind the block cipher that it calls, by the target's template."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from compiler.emission.emit import byte_lines, emit_parts
from compiler.emission.kernels import memory_words
from compiler.frontend.interface import Naming
from compiler.machine.target import Target
from compiler.modes.assembly.lower import Lowering
from compiler.modes.assembly.steps import AssemblyStep
from compiler.modes.control import Control
from compiler.modes.source import RoutineText, SourceText
from compiler.modes.threads.bodies import cipher_bodies
from compiler.modes.threads.lower import STATE, ThreadLowering
from compiler.modes.threads.registers import WIDE, WORD
from compiler.modes.threads.steps import ThreadStep
from compiler.module import Module

CIPHER = ("key_setup", "ecb_encrypt")
"""The functions of the block cipher that a mode calls."""
ASSEMBLY = Path(__file__).parent / "assembly"
"""The folder of the template that those of modes in assembly extend."""
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
    entries = _cipher_entries(control, naming, schedules)
    if target.has_threads:
        return _kernels(control, module, target, naming, word)
    if target.output == "assembly":
        return _assembly(control, module, target, naming, word, entries)
    symbols = {r.name: naming.symbol(f"{word}_{r.name}") for r in control.routines}
    return "".join(emit_source(control, module, target, naming, schedules, symbols))


def _cipher_entries(
    control: Control, naming: Naming, schedules: Mapping[str, bytes]
) -> Mapping[str, object]:
    """The template variables of the cipher and of constant round keys."""
    names = dict(zip(("key_setup", "encrypt"), map(naming.symbol, CIPHER), strict=True))
    return {
        **names,
        "schedules": [
            (name, control.known_keys[name].hex(), byte_lines(data))
            for name, data in schedules.items()
        ],
    }


def emit_source(
    control: Control,
    module: Module,
    target: Target,
    naming: Naming,
    schedules: Mapping[str, bytes],
    symbols: Mapping[str, str],
    storage: str = "",
    around: str = "",
) -> tuple[str, str]:
    """The source text of the cipher, and that of the mode behind it.

    Args:
        control: the mode.
        module: the cipher, after all passes.
        target: a target whose files are source.
        naming: names of the cipher's functions.
        schedules: for each schedule of a constant key, its bytes in memory.
        symbols: the symbol of each routine, by name.
        storage: how entries are defined; empty for functions that other files call.
        around: further text that calls functions of the mode or of the target.
    """
    text = SourceText(control, module.laid_out.rk)
    routines = text.routines()
    lines = [line for r in routines for line in (*r.lines, *r.locals)]
    called = {w for line in (*lines, *around.splitlines()) for w in _WORD.findall(line)}
    called |= {"piece"} if any(not r.is_entry for r in routines) else set()
    behind = rendered(
        target,
        template_of(target),
        **_cipher_entries(control, naming, schedules),
        storage=storage,
        block=control.block,
        called=called | ({"piece"} if "reader" in called else set()),
        constants={name: byte_lines(data) for data, name in text.constants.items()},
        routines=[_described(each, symbols[each.name]) for each in routines],
    )
    parts = behind.splitlines()
    return emit_parts(module, target, naming, CIPHER, parts, storage or "static "), behind


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

    behind = rendered(
        target,
        template_of(target),
        **entries,
        prefix=naming.symbol(word),
        cipher_instructions=sum(line.startswith("    ") for line in cipher.splitlines()),
        constants={name: byte_lines(data) for data, name in lowering.constants.items()},
        routines=routines,
        kind_of=kind_of,
        label=label,
    )
    return cipher + behind


def _kernels(control: Control, module: Module, target: Target, naming: Naming, word: str) -> str:
    """The text of a mode in threads: a kernel for each entry with an output."""
    cipher = cipher_bodies(module, target)
    entries = [
        ThreadLowering(control, routine, cipher).entry()
        for routine in control.routines
        if routine.output
    ]
    types = target.virtual_registers
    in_lines = Counter(cipher.setup.registers) | Counter(cipher.encrypt.registers)
    named = [(types[view].prefix, view, count) for view, count in sorted(in_lines.items())]
    named += [(prefix, "b32", count) for prefix, count in cipher.named.items()]
    described = [
        {
            **vars(each),
            "symbol": naming.symbol(f"{word}_{each.name}"),
            "registers": [
                *named,
                (WORD, "b32", each.words),
                (WIDE, "b64", each.wide),
                (STATE, "b32", len(each.loaded)),
            ],
        }
        for each in entries
    ]
    return rendered(
        target,
        template_of(target),
        header="",
        entries=described,
        block_bytes=control.block,
        state_bytes=control.state_bytes,
        io=memory_words(control.block, target.alignment),
        state_io=memory_words(control.state_bytes, target.alignment),
        kind_of=kind_of,
    )


def kind_of(step: AssemblyStep | ThreadStep) -> str:
    """The name of a step's kind, for templates."""
    return type(step).__name__


def rendered(target: Target, template: str, **entries: object) -> str:
    """The text of a template in a target's folder, or of one that extends `ASSEMBLY`'s."""
    environment = Environment(
        loader=FileSystemLoader([target.folder, ASSEMBLY]),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    text = environment.get_template(template).render(**entries)
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def _described(routine: RoutineText, symbol: str) -> Mapping[str, object]:
    """A routine, for the template."""
    said = {name for line in routine.lines for name in _WORD.findall(line)}
    inputs = [f"{n}{end}" for n in routine.inputs for end in ("", "_bytes")]
    unread = [name for name in inputs if name not in said] if routine.is_entry else []
    return {**vars(routine), "symbol": symbol, "unread": unread}
