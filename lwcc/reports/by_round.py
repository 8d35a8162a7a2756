"""`lwcc bench --rounds`: cycles of a generated file by function and by round."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import click
from rich.table import Table

from artifacts.generated_files import Part, subject_of
from artifacts.memory import Listing
from artifacts.origin import check_origin, origin_of
from bench.simulated.report import HOW
from bench.simulated.rounds import CountedFile, RoundCycles, Where, count_file
from builds.build import build
from compiler.emission.emit import lines_by_round
from compiler.emission.frames import parts_of
from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.machine.target import Target
from compiler.module import Module
from measurements.simulated import is_simulated, simulated_core
from runtime.console import table_console
from runtime.errors import explained
from runtime.user_error import UserError
from runtime.workers import run_jobs


@dataclass(frozen=True)
class RoundTask:
    """A file whose rounds are counted.

    Args:
        part: of the file.
        folder: that it lies in; its cipher's text may lie there, too.
        core: the microcontroller.
    """

    part: Part
    folder: Path
    core: str


def show_rounds(found: Sequence[tuple[Path, Part]], cores: Sequence[str], as_json: bool) -> int:
    """Print the cycles of files by round; 0.

    Raises:
        UserError: no simulator counts the cycles of a file, it is not what its head makes, or its
            rounds share subroutines.
    """
    for path, part in found:
        if not is_simulated(part):
            raise UserError(f"{path}: --rounds needs files that run in a simulator")
    tasks = [RoundTask(part, path.parent, simulated_core(part, cores)) for path, part in found]
    counted = run_jobs(count_one, tasks, "simulating")
    pairs = list(zip(tasks, counted, strict=True))
    if as_json:
        rounds = [_as_dict(task, row) for task, each in pairs for row in each.rounds]
        calls = [{**_named(task), **asdict(row)} for task, each in pairs for row in each.calls]
        click.echo(json.dumps({"calls": calls, "rounds": rounds}, indent=2))
        return 0
    for task, each in pairs:
        for table in _tables(task, each):
            table_console().print(table)
    return 0


@explained
def count_one(task: RoundTask) -> CountedFile:
    """The cycles of a file; it is compiled again, for rounds are no part of its text."""
    part = task.part
    source = origin_of(part, task.folder)
    cipher = source.load()
    check_origin(part, source, cipher)
    made = build(source, cipher, part.options)
    target = made.target
    listing = Listing(part.text, target)
    if [line for _, line in listing.lines] != [
        line for _, line in Listing(made.text, target).lines
    ]:
        what = f"{part.file}: its code differs from the output of the command in its head"
        raise UserError(f"{what}\nhint: another version of lwcc made it; run `lwcc compile` again")
    if made.module.calls.runs:
        what = f"{part.file}: rounds share subroutines, so that no instruction is of one round"
        raise UserError(f"{what}\nhint: compile it with --pass 'subroutines(runs=false)'")
    places = places_in(made.module, target, listing, part.functions)
    return count_file(subject_of(part), places, task.core)


def places_in(
    module: Module, target: Target, listing: Listing, symbols: Mapping[str, str]
) -> dict[int, Where]:
    """The origin of each instruction, by its distance in bytes from the first.

    Args:
        module: the module after the last pass.
        target: the machine.
        listing: of the file that was made from it.
        symbols: of its functions, by role.
    """
    starts = sorted((listing.place_of(symbol), role) for role, symbol in symbols.items())
    ends = [*(start for start, _ in starts[1:]), listing.n_bytes]
    found: dict[int, Where] = {}
    for (start, role), end in zip(starts, ends, strict=True):
        lines = [(at, line) for at, line in listing.lines if start <= at < end]
        found |= {at: Where(symbols[role]) for at, _ in lines}
        found |= dict(_placed(module, target, role, symbols[role], lines))
    return found


def _placed(
    module: Module, target: Target, role: str, symbol: str, lines: Sequence[tuple[int, str]]
) -> Iterator[tuple[int, Where]]:
    """The instructions of a function that its listings have; the template's are of no round."""
    texts, start = [text for _, text in lines], 0
    for program in parts_of(module, role):
        listed = lines_by_round(program, target)
        wanted = [line for _, line in listed]
        last = len(texts) - len(wanted)
        start = next(n for n in range(start, last + 1) if texts[n : n + len(wanted)] == wanted)
        for (at, _), (number, _) in zip(lines[start:], listed, strict=False):
            yield at, Where(symbol, program.part, number)
        start += len(wanted)


def _tables(task: RoundTask, counted: CountedFile) -> Iterator[Table]:
    """Whole calls of a file, and the rounds of each function."""
    yield _calls(task, counted)
    for symbol in dict.fromkeys(row.where.function for row in counted.rounds):
        yield _rounds(task, symbol, [r for r in counted.rounds if r.where.function == symbol])


def _calls(task: RoundTask, counted: CountedFile) -> Table:
    table = Table(title=f"{task.part.file}: cycles of a call, {task.core}", title_justify="left")
    table.caption, table.caption_justify = HOW, "left"
    table.add_column("function")
    lengths = list(dict.fromkeys(row.n_blocks for row in counted.calls if row.n_blocks))
    for heading in ("", *(f"{n} blocks" if n > 1 else "1 block" for n in lengths)):
        table.add_column(heading, justify="right")
    found = {(row.function, row.n_blocks): str(row.cycles) for row in counted.calls}
    for symbol in dict.fromkeys(row.function for row in counted.calls):
        table.add_row(symbol, *(found.get((symbol, n), "") for n in (0, *lengths)))
    return table


def _rounds(task: RoundTask, symbol: str, rows: Sequence[RoundCycles]) -> Table:
    total = sum(row.cycles for row in rows)
    roles = {symbol: role for role, symbol in task.part.functions.items()}
    of = "one block more" if roles[symbol] in BLOCK_FUNCTIONS else "a call"
    table = Table(title=f"{symbol}: cycles of {of}", title_justify="left")
    table.add_column("round")
    for heading in ("cycles", "of all", "instructions", "iterations", "cycles/iteration"):
        table.add_column(heading, justify="right")
    for row in rows:
        cells = (f"{row.cycles:.1f}", f"{100 * row.cycles / total:.1f} %")
        turns = (f"{row.turns:g}", f"{row.cycles / row.turns:.1f}") if row.where.round else ()
        table.add_row(_name(row.where), *cells, f"{row.instructions:.1f}", *turns)
    table.add_row("all", f"{total:.1f}", "", f"{sum(row.instructions for row in rows):.1f}")
    return table


def _name(where: Where) -> str:
    """The title of a row; instructions of no round are loads, stores, counting and the frame."""
    name = f"round {where.round}" if where.round else "no round"
    match where.part:
        case "round":
            return f"loop, from round {where.round}" if where.round else "loop, no round"
        case "tail":
            return f"{name}, after the loop"
        case _:
            return name


def _named(task: RoundTask) -> dict[str, object]:
    return {"file": task.part.file, "core": task.core}


def _as_dict(task: RoundTask, row: RoundCycles) -> dict[str, object]:
    where = row.where
    figures = {name: value for name, value in asdict(row).items() if name != "where"}
    named = {**_named(task), "function": where.function}
    return {**named, "part": where.part, "round": where.round, **figures}
