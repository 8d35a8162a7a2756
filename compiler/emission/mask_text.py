"""Writes functions of masks as source text: tables, and the loops that read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from compiler.emission.mask_steps import MaskSteps, Step
from compiler.emission.statements import SourceFunction, SourceTable
from compiler.machine.isa import PLACEHOLDER
from compiler.machine.target import Target

BITS = "z"
"""The name of the array of bits."""
INDENT = "    "


def mask_function(name: str, steps: MaskSteps, target: Target, width: int) -> SourceFunction:
    """A function of masks, for the template.

    Args:
        name: of the function.
        steps: what it computes.
        target: its target, a language.
        width: the longest line of a table, in characters without indentation.
    """
    added, order = f"{name}_steps", f"{name}_masks"
    what = "a product and two elements" if steps.has_products else "four elements"
    rows = (_row(step) for step in steps.steps)
    tables = [
        SourceTable(
            f"Each step appends the sum of {what}.", f"{added}[][4]", [*_lines(rows, width)]
        ),
        SourceTable(
            "The element that each mask repeats.",
            f"{order}[]",
            [*_lines(map(str, steps.masks), width)],
        ),
    ]
    if not steps.steps:
        del tables[0]
    head = [*_bits(steps, target), *_steps(steps, added), *_stores(steps, order, target)]
    return SourceFunction(head, target.comment, tables=tables)


def _row(step: Step) -> str:
    """A row of the table of steps: C sets what is missing to zero."""
    numbers = list(step)
    while not numbers[-1]:
        del numbers[-1]
    return "{" + ",".join(map(str, numbers)) + "}"


def _bits(steps: MaskSteps, target: Target) -> Iterator[str]:
    """The array with its constants and the bits of the source."""
    kind, source = target.type_names[8], steps.source
    yield f"{kind} {BITS}[{steps.elements}] = {{0, 1}};"
    yield f"for (unsigned i = 0; i < {steps.source_bits}; i++)"
    yield f"{INDENT}{BITS}[2 + i] = ({kind})({source}[i / 8] >> i % 8 & 1);"


def _steps(steps: MaskSteps, table: str) -> Iterator[str]:
    """The loop over the steps."""
    if not steps.steps:
        return
    a, b, c, d = (f"{BITS}[s[{n}]]" for n in range(4))
    first = f"({a} & {b})" if steps.has_products else f"{a} ^ {b}"
    yield f"for (unsigned i = 0; i < {len(steps.steps)}; i++) {{"
    yield f"{INDENT}const uint16_t *s = {table}[i];"
    yield f"{INDENT}{BITS}[{steps.elements - len(steps.steps)} + i] = {first} ^ {c} ^ {d};"
    yield "}"


def _stores(steps: MaskSteps, table: str, target: Target) -> Iterator[str]:
    """The loop over the masks; the bits are cleared behind it."""
    load = _filled(steps.load, {"p": BITS, "k": f"{table}[i]", "bit": "0"}, target)
    mask = load.partition(" = ")[2]
    place = f"{steps.mask_bytes} * i"
    store = _filled(steps.store, {"p": steps.memory, "k": place, "a": mask}, target)
    yield f"for (unsigned i = 0; i < {len(steps.masks)}; i++)"
    yield f"{INDENT}{store};"
    yield f"wipe({BITS}, sizeof {BITS});"


def _filled(row: str, operands: Mapping[str, str], target: Target) -> str:
    """The text of a row with its operands."""
    return PLACEHOLDER.sub(lambda m: operands.get(m[1], ""), target.table[row].text)


def _lines(entries: Iterable[str], width: int) -> Iterator[str]:
    """Entries of a table in lines, each with a comma behind it."""
    line = ""
    for entry in entries:
        if line and len(line) + len(entry) + 1 > width:
            yield line
            line = ""
        line += f"{entry},"
    yield line
