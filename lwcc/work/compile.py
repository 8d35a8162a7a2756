"""`lwcc compile`: assembly or C, with C headers, from a cipher, checked on machine code."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import click

from artifacts.head import read_sizes
from builds.checks import as_dicts, missing_tools, summary
from builds.compilation import Compilation, compared_field
from builds.depths import AUTO, NONE, Report
from builds.product import Order, Product
from builds.request import Request, places_of
from builds.symbols import symbols_of
from catalogue.ciphers import CipherSource
from lwcc.failed_checks import show_failures
from lwcc.folding import with_dependences
from measurements.by_llvm import missing_model
from options.build import BuildOptions
from runtime.budgets import OF_A_COMPILATION, OF_AN_INDEX, Limits
from runtime.console import table_console
from runtime.errors import explained
from runtime.output import STDOUT, header_of, is_stream, write_files
from runtime.user_error import UserError


@explained
def run(
    request: Request,
    output: str,
    check: bool,
    prove: bool | None,
    message_bytes: int | None,
    fits_message: bool,
    report: bool,
    megabytes: int,
    as_json: bool,
    require: bool,
    cache: bool,
) -> int:
    """Compile sets, check them, write them; 1 where a check failed or a tool was missing."""
    measured, sets = message_bytes or 0, request.sets
    if fits_message:
        measured, sets = _fitted(request, measured, report, megabytes, cache)
    missing = _missing(request.options, require or bool(prove), check or bool(prove))
    unmeasured = _unmeasured(request.options, report, require)
    is_checked, is_reported = check and not missing, report and not unmeasured
    compilation = Compilation(
        request.source, request.cipher, measured, is_checked, is_reported, megabytes, cache
    )
    products, reports = compilation.make(sets)
    if prove or (prove is None and is_checked and all(product.passed for product in products)):
        limits = OF_AN_INDEX if prove else OF_A_COMPILATION
        products = _proven(products, request.source, limits, bool(prove))
    if not all(product.passed for product in products):
        return _refuse(products, as_json)
    places = places_of(tuple(product.options for product in products), output)
    _write(products, places)
    if report or as_json:
        reports = [with_dependences(each, request.cipher) for each in reports]
    for each in reports if report else []:
        table_console(stderr=True).print(each.table())
    if not is_checked:
        why_not = missing if check else "--no-check was given"
        click.echo(f"lwcc: warning: checks not run: {why_not}", err=True)
    if as_json:
        click.echo(json.dumps({"files": _described(products, places, reports)}, indent=2))
    return 1 if missing or unmeasured else 0


def _fitted(
    request: Request, message_bytes: int, report: bool, megabytes: int, cache: bool
) -> tuple[int, tuple[BuildOptions, ...]]:
    """The length for which a depth is chosen after that, and each set in its fastest form.

    Raises:
        UserError: there is no model of the target, or no form of a set.
    """
    search = importlib.import_module("lwcc.reports.by_form")
    asked = request.asked
    if asked.depth == AUTO:
        asked = replace(asked, depth=NONE)
    orders = [
        Order(request.source, replace(asked, set_name=each.set_name), False, megabytes, cache)
        for each in request.sets
    ]
    found = search.find_forms(orders, message_bytes)
    for each in found if report else []:
        table_console(stderr=True).print(each.table())
    left = message_bytes if request.asked.depth == AUTO else 0
    return left, tuple(replace(f.fastest.options, depth=request.asked.depth) for f in found)


def _proven(
    products: list[Product], source: CipherSource, limits: Limits, again: bool
) -> list[Product]:
    """The products with what the checker finds of them.

    Its modules are a fifth of all, and are read only where it runs.
    """
    proving, kernels = (
        importlib.import_module(f"proof_driver.{name}")
        for name in ("proving", "kernel_certificates")
    )
    for prover in (proving.with_proofs, kernels.with_kernel_proofs):
        products = prover(products, source, limits, again=again)
    return products


def _missing(options: BuildOptions, require: bool, check: bool) -> str:
    """The tools that checks or proofs need and this machine has not.

    Raises:
        UserError: there is one, and that is an error.
    """
    missing = missing_tools((options,)) if check else ()
    if missing and require:
        raise UserError("\nlwcc: error: ".join(missing))
    return "; ".join(missing)


def _unmeasured(options: BuildOptions, report: bool, require: bool) -> str:
    """The missing tools for measuring the cost of a folded counter mode.

    Raises:
        UserError: there is one and that is an error, or there is nothing to choose a depth by.
    """
    is_needed = report or options.depth == AUTO
    if not is_needed or not compared_field(options):
        return ""
    needed = (*missing_tools((options,)), missing_model(options))
    missing = tuple(filter(None, needed))
    if missing and (require or options.depth == AUTO):
        raise UserError("\nlwcc: error: ".join(missing))
    if missing:
        click.echo(f"lwcc: warning: cost not measured: {'; '.join(missing)}", err=True)
    return "; ".join(missing)


def _write(products: Sequence[Product], places: Sequence[Path]) -> None:
    """Write the files, or only the assembly to stdout, and report it."""
    if Path(STDOUT) in places:
        click.echo("\n".join(product.text for product in products), nl=False)
    else:
        write_files(_texts(products, places))
    for product, place in zip(products, places, strict=True):
        _say(product, place)


def _texts(products: Sequence[Product], places: Sequence[Path]) -> dict[Path, str]:
    """The whole text of each file; the header lies beside the assembly, but not beside a device."""
    texts: dict[Path, list[str]] = {}
    for product, place in zip(products, places, strict=True):
        texts.setdefault(place, []).append(product.text)
        if not is_stream(place):
            texts.setdefault(header_of(place), []).append(product.header)
    return {place: "\n".join(parts) for place, parts in texts.items()}


def _say(product: Product, place: Path) -> None:
    """Report the written file and its checks."""
    name = "stdout" if place == Path(STDOUT) else str(place)
    if place != Path(STDOUT) and not is_stream(place):
        name += f", {header_of(place).name}"
    outcome = [f"{claim} ({cases})" for claim, cases in summary(product.findings).items()]
    figures = f"rk {product.figures['rk_bytes']} bytes, ctx {product.figures['ctx_bytes']} bytes"
    memory = "".join(f", {what} {size} bytes" for what, size in _memory(product).items())
    click.echo(f"{product.options.set_name}: {name}; {figures}{memory}", err=True)
    if outcome:
        click.echo(f"  checked, with cases: {', '.join(outcome)}", err=True)
    if product.verdicts:
        click.echo(f"  proof: {product.proof.partition('; object')[0]}", err=True)
    for row in product.verdicts:
        if row.outcome.verdict == "unknown":
            click.echo(f"  unknown: {row.function}: {row.outcome.detail}", err=True)


def _memory(product: Product) -> Mapping[str, int]:
    """The memory of a part that the file takes, if that is limited."""
    sizes = read_sizes(product.part.entries["sizes"])
    return {name: sizes[name] for name in ("flash", "ram") if name in sizes}


def _refuse(products: Sequence[Product], as_json: bool) -> int:
    """Report failures; nothing is written."""
    code = show_failures((product.options.set_name, product.findings) for product in products)
    if as_json:
        click.echo(json.dumps({"files": _described(products)}, indent=2))
    return code


def _described(
    products: Sequence[Product], places: Sequence[Path] = (), reports: Sequence[Report] = ()
) -> list[Mapping[str, object]]:
    """A machine-readable description of each product."""
    paths = [str(place) for place in places] or [""] * len(products)
    depths = [report.as_dicts() for report in reports] or [[] for _ in products]
    return [
        {
            "path": path or None,
            "header": str(header_of(Path(path))) if path else None,
            "set": product.options.set_name,
            "target": product.options.target,
            "command": product.command,
            "dsl_sha256": product.part.digest,
            "functions": symbols_of(product.part),
            "figures": {
                **product.figures,
                **{f"{name}_bytes": size for name, size in _memory(product).items()},
            },
            "checked": product.checked,
            "proof": product.proof,
            "verdicts": {row.function: asdict(row.outcome) for row in product.verdicts},
            "passed": product.passed,
            "findings": as_dicts(product.findings),
            "depths": tried,
        }
        for product, path, tried in zip(products, paths, depths, strict=True)
    ]
