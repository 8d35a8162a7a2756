"""Entries of heads about timing."""

from __future__ import annotations

from compiler.machine.target import Target
from compiler.module import Module

TIMING = "constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)"
TABLES = (
    "NOT CONSTANT: S-boxes are read from memory at addresses made of secrets; a cache shows them"
)
FIXED = "look-ups AT SECRET INDICES take the same time at every index: these parts have no cache"
IN_BANKS = (
    "look-ups AT SECRET INDICES take the same time at every index: each thread reads from its own "
    "bank of shared memory"
)


def spell_tables(module: Module, memory: str) -> str:
    """The head's entry about tables: their exact bytes by memory, and their names."""
    size = sum(map(len, module.tables.values()))
    # Tables in SRAM are copied there from flash at start-up.
    return f"flash {size}, ram {size if memory == 'sram' else 0}: {', '.join(module.tables)}"


def timing_of(module: Module, target: Target, tells_secrets: bool) -> str:
    """The head's entry about timing: how data operations are computed, and core requirements."""
    words = [TABLES if tells_secrets else TIMING]
    words += [FIXED] if module.tables and not tells_secrets else []
    words += [IN_BANKS] if _reads_banks(module, target) else []
    for choice in module.choices:
        words.append(f"{choice.operation}: {'native' if choice.native else 'barrel'}")
    needs: dict[str, set[str]] = {}
    for name in sorted({op.name for p in module.programs.values() for op in p.ops}):
        if name in target.table and (row := target.table[name].row).requires:
            needs.setdefault(row.requires, set()).add(row.name)
    words += [f"needs {need} ({', '.join(sorted(rows))})" for need, rows in sorted(needs.items())]
    return "; ".join(words)


def _reads_banks(module: Module, target: Target) -> bool:
    """Whether tables of words are read from the memory of thread blocks."""
    rows = target.primitives.get("load_entry", "").split()
    return any(op.name in rows for program in module.programs.values() for op in program.ops)
