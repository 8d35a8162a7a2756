"""`lwcc compile`: assembly or C, with C headers, from a cipher, checked on machine code."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import click

from lwcc.arguments import build_options, memory_option, read_options, require_option
from lwcc.checks import as_dicts, missing_tools, summary
from lwcc.ciphers import chosen_sets, find_cipher
from lwcc.compilation import Compilation
from lwcc.complaint import Complaint
from lwcc.depths import AUTO, NONE, Report
from lwcc.errors import explained
from lwcc.file_names import file_name
from lwcc.in_order import has_in_order_core
from lwcc.options import BuildOptions, with_lanes
from lwcc.output import is_stream, table_console, write_files
from lwcc.product import Product
from lwcc.proving import OF_A_COMPILATION, OF_AN_INDEX, with_proofs

STDOUT = "-"


@click.command("compile")
@click.argument("cipher")
@build_options
@click.option(
    "-o", "--output", default="", help="file, folder, or `-`; the current folder without it"
)
@click.option("--check/--no-check", default=True, help="check the code: in an emulator, or here")
@click.option(
    "--prove/--no-prove",
    default=None,
    help="prove the object code; without either option, what 30 s are enough for, if it is checked",
)
@click.option(
    "--message-bytes",
    type=click.IntRange(min=1),
    help="length of a message under one nonce; `--depth auto` takes what is fastest for it",
)
@click.option(
    "--report/--no-report",
    default=True,
    help="say what a folded counter mode costs, and from how many blocks it pays",
)
@memory_option
@click.option("--json", "as_json", is_flag=True, help="say on stdout what was written, as JSON")
@require_option
@explained
def COMMAND(
    cipher: str,
    output: str,
    check: bool,
    prove: bool | None,
    message_bytes: int | None,
    report: bool,
    megabytes: int,
    as_json: bool,
    require: bool,
    **given: Any,
) -> int:
    r"""Compile CIPHER: a .dsl file, a shipped cipher, or one of its sets.

    Writes <set>.s, or <set>.c, with a C header beside it, for every set or the one of --set.

    \b
    Example:  lwcc compile pipo --set pipo64_128 --target neon --lanes 16 -o -
    """
    if output == STDOUT and as_json:
        raise Complaint("stdout is either the assembly (`-o -`) or JSON, not both")
    source = find_cipher(cipher)
    options = read_options(given)
    loaded = source.load()
    sets = chosen_sets(source, loaded, given["set_name"])
    why_not = _why_not(options, check, require)
    reported = report and _is_modelled(options, require)
    chosen = [with_lanes(replace(options, set_name=s), loaded) for s in sets]
    compilation = Compilation(source, loaded, message_bytes or 0, not why_not, reported, megabytes)
    products, reports = compilation.make(chosen)
    if prove or (prove is None and not why_not and all(product.passed for product in products)):
        limits = OF_AN_INDEX if prove else OF_A_COMPILATION
        products = with_proofs(products, source, limits, again=bool(prove))
    if not all(product.passed for product in products):
        return _refuse(products, as_json)
    places = _places(products, output)
    _write(products, places)
    for each in reports if report else []:
        table_console(stderr=True).print(each.table())
    if why_not:
        click.echo(f"lwcc: warning: checks not run: {why_not}", err=True)
    if as_json:
        click.echo(json.dumps({"files": _described(products, places, reports)}, indent=2))
    return 0


def _why_not(options: BuildOptions, check: bool, require: bool) -> str:
    """Why the files are not checked; nothing where they are.

    Raises:
        Complaint: a tool is missing and that is an error.
    """
    if not check:
        return "--no-check was given"
    missing = missing_tools((options,))
    if missing and require:
        raise Complaint("\nlwcc: error: ".join(missing))
    return "; ".join(missing)


def _is_modelled(options: BuildOptions, require: bool) -> bool:
    """Whether a counter mode is folded and there is what its cost is measured with.

    Raises:
        Complaint: a tool is missing and that is an error, or there is nothing without it.
    """
    if options.depth == NONE or not has_in_order_core(options.target):
        return False
    missing = missing_tools((options,))
    if missing and (require or options.depth == AUTO):
        raise Complaint("\nlwcc: error: ".join(missing))
    if missing:
        click.echo(f"lwcc: warning: cost not measured: {'; '.join(missing)}", err=True)
    return not missing


def _places(products: Sequence[Product], output: str) -> list[Path]:
    """The file of each product; several may go into one file."""
    folder = Path(output or ".")
    if output and not folder.is_dir() and not output.endswith("/"):
        return [folder] * len(products)
    return [folder / f"{file_name(product.options)}" for product in products]


def _write(products: Sequence[Product], places: Sequence[Path]) -> None:
    """Write the files, or the assembly alone to stdout, and say so."""
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
        header = place.with_suffix(".h")
        if header == place:
            raise Complaint(
                f"{place} is where the C header goes; name an assembly file, such as x.s"
            )
        texts.setdefault(place, []).append(product.text)
        if not is_stream(place):
            texts.setdefault(header, []).append(product.header)
    return {place: "\n".join(parts) for place, parts in texts.items()}


def _say(product: Product, place: Path) -> None:
    """Tell a person what was written and what was checked."""
    name = "stdout" if place == Path(STDOUT) else str(place)
    if place != Path(STDOUT) and not is_stream(place):
        name += f", {place.with_suffix('.h').name}"
    outcome = [f"{claim} ({cases})" for claim, cases in summary(product.findings).items()]
    figures = f"rk {product.figures['rk_bytes']} bytes, ctx {product.figures['ctx_bytes']} bytes"
    click.echo(f"{product.options.set_name}: {name}; {figures}", err=True)
    if outcome:
        click.echo(f"  checked, with cases: {', '.join(outcome)}", err=True)
    if product.verdicts:
        click.echo(f"  proof: {product.proof.partition('; object')[0]}", err=True)
    for row in product.verdicts:
        if row.outcome.verdict == "unknown":
            click.echo(f"  unknown: {row.function}: {row.outcome.detail}", err=True)


def _refuse(products: Sequence[Product], as_json: bool) -> int:
    """Say what failed; nothing is written."""
    for product in products:
        for finding in product.findings:
            if finding.status == "tested":
                continue
            where = f"{product.options.set_name}: {finding.name}"
            click.echo(f"lwcc: {finding.status}: {where}: {finding.detail}", err=True)
    click.echo("lwcc: nothing was written; `--no-check` writes it as it is", err=True)
    if as_json:
        click.echo(json.dumps({"files": _described(products)}, indent=2))
    return 1


def _described(
    products: Sequence[Product], places: Sequence[Path] = (), reports: Sequence[Report] = ()
) -> list[Mapping[str, object]]:
    """What programs may want to know of each product."""
    paths = [str(place) for place in places] or [""] * len(products)
    depths = [report.as_dicts() for report in reports] or [[] for _ in products]
    return [
        {
            "path": path or None,
            "header": str(Path(path).with_suffix(".h")) if path else None,
            "set": product.options.set_name,
            "target": product.options.target,
            "command": product.command,
            "dsl_sha256": product.digest,
            "functions": list(product.functions.values()),
            "figures": dict(product.figures),
            "checked": product.checked,
            "proof": product.proof,
            "verdicts": {row.function: asdict(row.outcome) for row in product.verdicts},
            "passed": product.passed,
            "findings": as_dicts(product.findings),
            "depths": tried,
        }
        for product, path, tried in zip(products, paths, depths, strict=True)
    ]
