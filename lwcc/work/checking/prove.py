"""`lwcc prove`: proves functions of generated files for every key, text and number of blocks."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, get_args

import click
from rich.table import Table

from artifacts.c_header import check_header
from artifacts.generated_files import Part
from artifacts.origin import check_origin, origin_of
from artifacts.parts import FunctionVerdict, Key, ProofTask
from catalogue.ciphers import CipherSource, find_cipher
from compiler.frontend.interface import KERNELS, ORDER, BlockFunction
from dsl.cipher import Cipher
from lwcc.proofs.kernels import check_named, kernels_in, roles_of, without_kernels
from lwcc.proofs.modes import ModeProofs, prove_selected, select
from proof_driver.certified import Claim, claim_of
from proof_driver.cross_checks import Question, ask, counted
from proof_driver.failures import Failure, explain_failure
from proof_driver.kernel_files import check_kernel_origin, is_of_kernels
from proof_driver.kernel_proofs import prove_kernels
from proof_driver.provable import Gathered, Given, gather
from proof_driver.proving import prove_all
from prove.claims.cross_check import SecondOpinion
from runtime.budgets import Limits
from runtime.console import table_console
from runtime.errors import explained
from runtime.workers import run_jobs
from verify.programs.reference import check_answers

TITLE = "for every key, text and number of blocks"
EXPLAINED = ("violation", "refused", "unknown")
NUMBERS = ("seconds", "MB")


@dataclass(frozen=True)
class Origin:
    """The text that a part is proven by.

    Args:
        source: the text.
        sha256: of it.
        set_name: the parameter set.
        n_answers: how many known answers of the set stand in the text; all are what it computes.
    """

    source: CipherSource
    sha256: str
    set_name: str
    n_answers: int


@dataclass(frozen=True)
class Result:
    """A function with its results.

    Args:
        task: the function.
        row: the result.
        reasons: where it goes wrong, a line each; empty where it does not.
        second: the verdict of another engine; None if it was not asked.
    """

    task: ProofTask
    row: FunctionVerdict
    reasons: tuple[str, ...] = ()
    second: SecondOpinion | None = None

    @property
    def is_sure(self) -> bool:
        """Whether it is proven, and no other engine that was used disagrees or gives no answer."""
        agreed = self.second is None or self.second.verdict == "equal"
        return self.row.outcome.verdict == "proven" and agreed


@explained
def run(files: tuple[str, ...], like: str, in_full: bool, as_json: bool, **given: Any) -> int:
    """Prove functions; 1 where one is not proven."""
    selected = select(files, {**given, "like": like})
    of_modes = prove_selected(selected, given)
    kernels, others = kernels_in(selected.others)
    gathered = gather(others, like) if others or like else Gathered((), {})
    every = [*gathered.given, *kernels]
    check_named([one.part for one in every], selected.others_wanted)
    origins = _origins(every, given["cipher"])
    tasks = _tasks(every, selected.others_wanted, origins)
    claims = run_jobs(_look, every, "reading certificates")
    known: dict[Key, FunctionVerdict] = {}
    if not given["again"] and not given["cipher"]:
        known = _known(every, claims)
    limits = Limits(given["seconds"], given["megabytes"])
    of_code = [task for task in tasks if not is_of_kernels(task.part)]
    of_kernels = [task for task in tasks if is_of_kernels(task.part)]
    rows = prove_all(of_code, limits, known)
    found = [Result(task, row) for task, row in zip(of_code, rows, strict=True)]
    results = _explained(found, limits.seconds)
    if given["second_opinion"]:
        results = _asked_again(results, limits)
    rows = _kernel_rows(of_kernels, limits, known)
    results += [Result(task, row) for task, row in zip(of_kernels, rows, strict=True)]
    _show(results, origins, of_modes, in_full, as_json)
    wrong = [
        f"lwcc: refused: {one.path}: {claim.wrong}"
        for one, claim in zip(every, claims, strict=True)
        if claim.wrong
    ]
    for line in [*_failures(results), *wrong]:
        click.echo(line, err=True)
    of_modes.complain()
    _say_left_out(without_kernels(selected.all_left_out(gathered.left_out)))
    is_sure = all(result.is_sure for result in results) and of_modes.is_sure
    return 0 if is_sure and not wrong else 1


def _show(
    results: Sequence[Result],
    origins: Sequence[Origin],
    of_modes: ModeProofs,
    in_full: bool,
    as_json: bool,
) -> None:
    """Print the results."""
    if as_json:
        described = [_described(result, origins) for result in results]
        click.echo(json.dumps([*described, *map(asdict, of_modes.rows)], indent=2))
        return
    if results:
        table_console().print(_functions_table(results) if in_full else _files_table(results))
    of_modes.show()
    for line in _said_of(origins):
        click.echo(line)


def _say_left_out(left_out: Mapping[str, int]) -> None:
    for reason, number in left_out.items():
        click.echo(f"lwcc: left out: {number} files ({reason})", err=True)


def _origins(given: Sequence[Given], named: str) -> list[Origin]:
    """The origin of each part, after checking that its head and header agree."""
    sources = [origin_of(one.part, one.path.parent, named) for one in given]
    # A text is loaded once, however many files were made from it.
    texts = {str(source.path): source for source in sources}
    loaded = {path: source.load() for path, source in texts.items()}
    headers: dict[Path, list[tuple[Part, Cipher]]] = {}
    for one, source in zip(given, sources, strict=True):
        cipher = loaded[str(source.path)]
        if is_of_kernels(one.part):
            check_kernel_origin(one.part, cipher)
        else:
            check_origin(one.part, source, cipher)
        headers.setdefault(one.path, []).append((one.part, cipher))
    for path, files in headers.items():
        check_header(path, files)
    wanted = [(str(s.path), g.part.options.set_name) for g, s in zip(given, sources, strict=True)]
    sets = list(dict.fromkeys(wanted))
    counts = dict(zip(sets, run_jobs(_count_answers, sets, "computing known answers"), strict=True))
    return [
        Origin(source, loaded[path].digest, set_name, counts[path, set_name])
        for source, (path, set_name) in zip(sources, wanted, strict=True)
    ]


def _tasks(
    given: Sequence[Given], wanted: Sequence[str], origins: Sequence[Origin]
) -> list[ProofTask]:
    """A task for each function."""
    return [
        ProofTask(one.path, one.part, role, str(origin.source.path), one.image)
        for one, origin in zip(given, origins, strict=True)
        for role in roles_of(one.part)
        if not wanted or role in wanted
    ]


@explained
def _count_answers(text_and_set: tuple[str, str]) -> int:
    """Check the known answers of a set in a text; returns their number.

    Raises:
        UserError: one is not what the text computes.
    """
    path, set_name = text_and_set
    cipher = find_cipher(path).load()
    check_answers(cipher, set_name)
    return len(cipher.parameter_set(set_name).tests)


def _said_of(origins: Sequence[Origin]) -> list[str]:
    """A line for each text: its digest, whether it is shipped, its sets with their answers."""
    texts: dict[str, dict[str, Origin]] = {}
    for origin in origins:
        texts.setdefault(origin.source.label, {})[origin.set_name] = origin
    said: list[str] = []
    for label, sets in texts.items():
        first = next(iter(sets.values()))
        shipped = "shipped" if first.source.is_shipped else f"not shipped: {first.source.path}"
        counts = ", ".join(f"{name} ({one.n_answers})" for name, one in sets.items())
        said.append(f"by {label} ({shipped}; sha256 {first.sha256[:12]}), known answers: {counts}")
    return said


def _known(given: Sequence[Given], claims: Sequence[Claim]) -> dict[Key, FunctionVerdict]:
    """The verdicts of certificates on functions."""
    return {
        (str(one.path), one.part.options.set_name, row.function): row
        for one, claim in zip(given, claims, strict=True)
        for row in claim.rows
    }


def _kernel_rows(
    tasks: Sequence[ProofTask], limits: Limits, known: Mapping[Key, FunctionVerdict]
) -> list[FunctionVerdict]:
    """The verdicts on kernels, from certificates or found now, in the order of the tasks."""
    new = [task for task in tasks if task.key not in known]
    found = dict(known)
    found |= {t.key: row for t, row in zip(new, prove_kernels(new, limits), strict=True)}
    return [found[task.key] for task in tasks]


@explained
def _look(given: Given) -> Claim:
    """The claim about a part before it is proven; objects have none."""
    return Claim((), "") if given.image else claim_of(given.part, given.path)


def _explained(results: Sequence[Result], seconds: int) -> list[Result]:
    """The same, with where those go wrong that do."""
    wrong = [r for r in results if r.row.outcome.verdict in EXPLAINED]
    failures = [Failure(r.task, r.row.outcome, seconds) for r in wrong]
    reasons = iter(run_jobs(explain_failure, failures, "locating errors"))
    return [
        replace(r, reasons=next(reasons)) if r.row.outcome.verdict in EXPLAINED else r
        for r in results
    ]


def _asked_again(results: Sequence[Result], limits: Limits) -> list[Result]:
    """The same with the opinion of another engine of each function over blocks that is proven."""
    asked = [
        n
        for n, r in enumerate(results)
        if r.task.role in get_args(BlockFunction) and r.row.outcome.verdict == "proven"
    ]
    questions = [Question(results[n].task, limits) for n in asked]
    said = dict(zip(asked, run_jobs(ask, questions, "asking another engine"), strict=True))
    return [replace(r, second=said.get(n)) for n, r in enumerate(results)]


def _described(result: Result, origins: Sequence[Origin]) -> dict[str, object]:
    second = asdict(result.second) if result.second else None
    place = result.task.cipher, result.task.part.options.set_name
    (origin,) = {o for o in origins if (str(o.source.path), o.set_name) == place}
    made_from = {
        "text": origin.source.label,
        "sha256": origin.sha256,
        "is_shipped": origin.source.is_shipped,
        "set": origin.set_name,
        "n_known_answers": origin.n_answers,
    }
    said = {"reasons": list(result.reasons), "second_opinion": second, "made_from": made_from}
    return {**asdict(result.row), **said}


def _failures(results: Sequence[Result]) -> list[str]:
    """Messages on functions that violate a rule, or that are not fully decided."""
    said: list[str] = []
    for result in results:
        row, outcome = result.row, result.row.outcome
        if outcome.verdict in EXPLAINED:
            said.append(f"lwcc: {outcome.verdict}: {row.path}: {row.function}: {outcome.detail}")
            said += [f"  {line}" for line in result.reasons]
        elif result.second and not result.is_sure:
            opinion = f"{result.second.verdict} by {result.second.engine or 'any engine'}"
            said.append(f"lwcc: second opinion: {row.path}: {row.function}: {opinion}")
    return said


def _functions_table(results: Sequence[Result]) -> Table:
    """A line for each function."""
    table = _table("file", "function", "verdict", *NUMBERS, "by", *_second_heading(results))
    for result in results:
        row, outcome = result.row, result.row.outcome
        by = outcome.detail if outcome.verdict == "proven" else ""
        cells = row.path, row.function, outcome.verdict, *_numbers([row]), by
        table.add_row(*cells, *_second_cell([result]))
    return table


def _files_table(results: Sequence[Result]) -> Table:
    """A line for each file and set: the slowest of its functions, and the one that took most."""
    files: dict[tuple[str, str], dict[str, Result]] = {}
    for result in results:
        key = result.row.path, result.task.part.options.set_name
        files.setdefault(key, {})[result.row.function] = result
    order = dict.fromkeys([*ORDER, *(kernel.name for kernel in KERNELS)])
    roles = [role for role in order if any(role in found for found in files.values())]
    table = _table("file", *roles, *NUMBERS, *_second_heading(results))
    for (path, _), found in files.items():
        verdicts = [found[role].row.outcome.verdict if role in found else "" for role in roles]
        numbers = _numbers([result.row for result in found.values()])
        table.add_row(path, *verdicts, *numbers, *_second_cell(list(found.values())))
    return table


def _second_heading(results: Sequence[Result]) -> list[str]:
    """The heading of the verdicts of other engines, if there are any."""
    return ["second opinion"] if any(result.second for result in results) else []


def _second_cell(results: Sequence[Result]) -> list[str]:
    """The other engines' verdicts on some functions; an empty tuple without their column."""
    said = [result.second for result in results if result.second]
    return [counted(said)] if said else []


def _table(*headings: str) -> Table:
    table = Table(title=TITLE, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    return table


def _numbers(rows: Sequence[FunctionVerdict]) -> tuple[str, str]:
    """The most seconds and megabytes of some functions, empty where nothing was run."""
    seconds = max(row.outcome.seconds for row in rows)
    megabytes = max(row.megabytes for row in rows)
    return (f"{seconds:.1f}", str(megabytes)) if seconds else ("", "")
