"""`lwcc circuit`: searches circuits of S-boxes, and lists those there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from catalogue.boxes import (
    boxes_of,
    chosen_boxes,
    folder_of,
    goals,
    known_circuits,
    libraries,
    library_named,
)
from catalogue.ciphers import find_cipher, shipped, source_of
from catalogue.circuit_hunt import Hunt, Result
from catalogue.circuit_search import cost_of
from compiler.circuits.library import Circuit, free_complements, measure
from runtime.console import table_console
from runtime.errors import explained
from runtime.user_error import UserError

UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0}


@explained
def run(cipher: str, **given: Any) -> int:
    """Search small or fast circuits, or list them; 1 where a goal is missed."""
    if given["output"] and not given["output"].is_dir():
        raise UserError(f"there is no folder {given['output']}")
    if given["listed"] or not given["library"]:
        rows = list(_listed(cipher, given["output"]))
        _show(rows, given["as_json"])
        missed = [row for row in rows if row.goal and row.size > row.goal]
        return 1 if missed else 0
    library, seconds = library_named(given["library"]), _seconds(given["budget"])
    source = find_cipher(cipher) if cipher else None
    if source is None:
        raise UserError("name a cipher: `lwcc circuit aes --library neon`")
    loaded = source.load()
    boxes = chosen_boxes(loaded, given["box"])
    folder = given["output"] or folder_of(source.path)
    hunt = Hunt(loaded, library, given["goal"], folder, given["seed"])
    _show_results(list(hunt.run_all(boxes.values(), seconds)), given["as_json"])
    return 0


def _seconds(text: str) -> float:
    """A length of time such as `90s`, `5m` or `1h`; a number alone is seconds."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text.strip())
    if not match or not float(match[1]):
        raise UserError(f"--budget: `{text}` is no length of time; write 30s, 5m or 1h")
    return float(match[1]) * UNITS[match[2] or "s"]


@dataclass(frozen=True)
class CircuitRow:
    """A known circuit; `goal` is 0 if none is set."""

    cipher: str
    box: str
    library: str
    size: int
    goal: int
    depth: int
    nonlinear: int
    complements: tuple[str, ...]
    minimal: str
    found: str


def _listed(word: str, folder: Path | None) -> Iterator[CircuitRow]:
    """The circuits of one cipher, or of all shipped ones."""
    sources = [find_cipher(word)] if word else [source_of(path) for path in shipped().values()]
    wanted = goals()
    for source in sources:
        cipher = source.load()
        order = list(boxes_of(cipher))
        circuits = known_circuits(cipher, folder or folder_of(source.path))
        limits = wanted.get(cipher.name.lower(), {})
        for circuit in sorted(circuits, key=lambda c: _order(c, order)):
            yield _row(cipher.name, circuit, limits.get(circuit.box, {}))


def _order(circuit: Circuit, boxes: list[str]) -> tuple[int, int, str]:
    library = circuit.notes.get("library", "")
    names = list(libraries())
    place = names.index(library) if library in names else len(names)
    return boxes.index(circuit.box) if circuit.box in boxes else len(boxes), place, library


def _row(cipher: str, circuit: Circuit, limits: Mapping[str, int]) -> CircuitRow:
    library = circuit.path.name.split(".", 2)[2].removesuffix(".ir")
    cost = measure(circuit.program, free=True)
    return CircuitRow(
        cipher,
        circuit.box,
        library,
        cost.size,
        limits.get(library, 0),
        cost.depth,
        cost.nonlinear,
        free_complements(circuit.program),
        circuit.notes.get("minimal", ""),
        circuit.notes.get("found", ""),
    )


def _show(rows: list[CircuitRow], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"circuits": [vars(row) for row in rows]}, indent=2))
        return
    table = Table()
    for i, heading in enumerate(
        (
            "cipher",
            "box",
            "library",
            "operations",
            "goal",
            "depth",
            "AND/OR",
            "complements",
            "minimal",
        )
    ):
        table.add_column(heading, justify="right" if 3 <= i <= 7 else "left")
    for row in rows:
        goal = f"<= {row.goal}" if row.goal else ""
        numbers = (row.size, goal, row.depth, row.nonlinear, len(row.complements))
        table.add_row(row.cipher, row.box, row.library, *map(str, numbers), row.minimal)
    table_console().print(table)


def _show_results(results: list[Result], as_json: bool) -> None:
    rows = [_result_row(result) for result in results]
    if as_json:
        click.echo(json.dumps({"searches": rows}, indent=2))
        return
    table = Table()
    *headings, _ = rows[0]
    for i, heading in enumerate(headings):
        table.add_column(heading.replace("_", " "), justify="left" if i in (0, 1, 9) else "right")
    for row in rows:
        table.add_row(*(str(row[heading]) for heading in headings))
    table_console().print(table)
    for row in rows:
        click.echo(f"{row['box']}: {row['found']}")
    if any(result.interrupted for result in results):
        click.echo("lwcc: interrupted; what was found is kept", err=True)


def _result_row(result: Result) -> dict[str, object]:
    before = cost_of(result.before, result.place.goal) if result.before else None
    now = measure(result.after, free=True)
    return {
        "box": result.place.box,
        "library": result.place.library,
        "before": before.size if before else "",
        "operations": now.size,
        "fewest": result.fewest,
        "depth_before": before.depth if before else "",
        "depth": now.depth,
        "AND/OR": now.nonlinear,
        "complements": len(free_complements(result.after)),
        "file": str(result.place.path.name) if result.improved else "unchanged",
        "seconds": round(result.seconds, 1),
        "found": result.how,
    }
