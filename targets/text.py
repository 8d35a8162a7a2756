"""The instructions in a target's text: the rows of its table, and those of its template."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping

from compiler.machine.isa import Instruction, RowError, expand
from compiler.machine.target import Target


def text_table(target: Target) -> Mapping[str, Instruction]:
    """The instructions of all lines of a target's files, by name.

    Raises:
        RowError: a row of the template has the name of another one.
    """
    name = f"targets.{target.folder.name}.template_rows"
    if importlib.util.find_spec(name) is None:
        return target.table
    added = expand(importlib.import_module(name).ROWS)
    if twice := sorted(added.keys() & target.table.keys()):
        raise RowError(twice[0], "name", "the table has a row of that name")
    return {**target.table, **added}
