"""`lwcc compile --mode`: files of modes that are written in the language of modes."""

from __future__ import annotations

import importlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from artifacts.head import with_entry
from builds.checks import as_dicts, missing_tools, summary
from builds.modes.build import refusal_of
from builds.modes.checks import checked_builds
from builds.modes.folding import spell_saved
from builds.modes.forms import with_few_blocks
from builds.modes.options import CIPHER_MODE, ModeOptions
from builds.modes.product import ModeOrder, ModeProduct, make_mode
from builds.precheck import read_asked, refuse_ending
from builds.request import Request, read_request
from dsl.vectors import vectors_beside
from lwcc.failed_checks import show_failures
from options.build import BuildOptions
from options.flags import DEFAULTS, FLAGS
from runtime.errors import explained
from runtime.output import STDOUT, header_of, is_stream, refuse_places, write_files
from runtime.user_error import UserError
from runtime.workers import run_jobs

if TYPE_CHECKING:
    from lwcc.proofs.modes import FileProof

OF_COUNTER_MODE = {"depth": "depth", "fold": "fold", "counter_bits": "counter-bits"}
"""The options that are about `ctr_crypt`, by field."""


def compile_mode(given: Mapping[str, Any]) -> int:
    """Compile sets, check them, write them; 1 where a check failed or a tool was missing.

    Args:
        given: the arguments of `lwcc compile`.

    Raises:
        UserError: it cannot be done; the message says why.
    """
    _refuse_others(given)
    fields = {flag.field for flag in FLAGS}
    options = {name: value for name, value in given.items() if name in fields}
    others = {"output": given["output"], "prove": given["prove"]}
    asked = read_asked(given["cipher"], {**options, "mode": CIPHER_MODE}, False, others)
    request = read_request(asked)
    chosen = _with_mode(request, given, bool(asked.set_names))
    places = _places(request, chosen, given["output"])
    missing = "; ".join(missing_tools(checked_builds(request.options))) if given["check"] else ""
    if missing and given["require"]:
        raise UserError(missing)
    is_checked = given["check"] and not missing
    orders = [ModeOrder(request.source, o, is_checked, given["megabytes"]) for o in chosen]
    products = run_jobs(make_mode, orders, f"compiling {request.source.word}")
    if not all(product.passed for product in products):
        return _refuse(products, given["as_json"])
    proofs = _proofs(products) if given["prove"] else {}
    if wrong := [said for proof in proofs.values() for said in proof.violations]:
        click.echo("\n".join(wrong), err=True)
        return _refuse(products, given["as_json"], proofs)
    _write(products, places, proofs)
    if not is_checked:
        why_not = missing if given["check"] else "--no-check was given"
        click.echo(f"lwcc: warning: checks not run: {why_not}", err=True)
    if given["as_json"]:
        click.echo(json.dumps({"files": _described(products, places, proofs)}, indent=2))
    return 1 if missing else 0


def _proofs(products: Sequence[ModeProduct]) -> Mapping[str, FileProof]:
    """The proofs of files, by set. Their modules are read only where they are needed."""
    made = importlib.import_module("lwcc.proofs.modes")
    proofs: Mapping[str, FileProof] = made.proofs_of([product.built for product in products])
    return proofs


def _refuse_others(given: Mapping[str, Any]) -> None:
    """Refuse what is about other functions, or does not exist for modes."""
    asked = [f for f in OF_COUNTER_MODE if given[f] != DEFAULTS[f]]
    flag = next((OF_COUNTER_MODE[field] for field in asked), "")
    flag = flag or ("message-bytes" if given["message_bytes"] else "")
    if flag:
        raise UserError(f"--{flag} is about ctr_crypt, which --mode {given['mode']} does not make")


@explained
def _with_mode(request: Request, given: Mapping[str, Any], are_named: bool) -> list[ModeOptions]:
    """The options of each set; sets that do not fit are left out where none was named.

    Raises:
        UserError: a set that was named does not fit, or none does.
    """
    switches = {"df": given["df"] == "yes"}
    found: list[ModeOptions] = []
    problems: list[UserError] = []
    is_open = not given["lanes"] and given["slicing"] == DEFAULTS["slicing"]
    for each in request.sets:
        build = BuildOptions(**{**vars(each), "mode": DEFAULTS["mode"]})
        build = with_few_blocks(request.cipher, build) if is_open else build
        options = ModeOptions(build, given["mode"], switches, not given["no_fold"])
        problem = refusal_of(request.cipher, options)
        if problem:
            problems.append(problem)
        else:
            found.append(options)
    if problems and (are_named or not found or request.source.set_name):
        raise problems[0]
    for each_problem in problems:
        click.echo(f"lwcc: left out: {each_problem.message}", err=True)
    return found


def _places(request: Request, chosen: Sequence[ModeOptions], output: str) -> list[Path]:
    """The file of each set, which can be written.

    Raises:
        UserError: one cannot.
    """
    if output == STDOUT:
        return [Path(STDOUT)] * len(chosen)
    folder = Path(output or ".")
    places = [folder / options.file_name for options in chosen]
    if output and not folder.is_dir() and not output.endswith("/"):
        places = [folder] * len(chosen)
        refuse_ending(folder, request.options.machine.ending)
        if len(chosen) > 1:
            said = f"{folder} would hold {len(chosen)} sets, and each is one file"
            raise UserError(f"{said}\nhint: name a folder with -o, or one set with --set")
    inputs = [request.source.path, vectors_beside(request.source.path)]
    refuse_places([path for place in places for path in (place, header_of(place))], inputs)
    return places


def _write(
    products: Sequence[ModeProduct], places: Sequence[Path], proofs: Mapping[str, FileProof]
) -> None:
    """Write the files, or the code alone to stdout, and say so."""
    texts: dict[Path, str] = {}
    for product, place in zip(products, places, strict=True):
        built, proof = product.built, proofs.get(product.built.options.build.set_name)
        text = with_entry(built.text, "proof", proof.words) if proof else built.text
        if place == Path(STDOUT):
            click.echo(text, nl=False)
        else:
            texts[place] = text
            if not is_stream(place):
                texts[header_of(place)] = built.header
        _say(product, place, proof)
    write_files(texts)


def _say(product: ModeProduct, place: Path, proof: FileProof | None) -> None:
    """Print the written files, their savings, the checks and the proof."""
    built = product.built
    name = "stdout" if place == Path(STDOUT) else str(place)
    set_name = built.options.build.set_name
    click.echo(f"{set_name}: {name}; state {built.sizes['st']} bytes", err=True)
    click.echo(f"  folding: {spell_saved(built.control, built.options.folds)}", err=True)
    outcome = [f"{claim} ({cases})" for claim, cases in summary(product.findings).items()]
    if outcome:
        click.echo(f"  checked, with cases: {', '.join(outcome)}", err=True)
    if proof:
        click.echo(f"  proof: {proof.words.partition('; object')[0]}", err=True)
        for line in proof.unknown:
            click.echo(f"  {line}", err=True)


def _refuse(
    products: Sequence[ModeProduct],
    as_json: bool,
    proofs: Mapping[str, FileProof] = MappingProxyType({}),
) -> int:
    """Say what failed; nothing is written."""
    code = show_failures((p.built.options.build.set_name, p.findings) for p in products)
    if as_json:
        click.echo(json.dumps({"files": _described(products, (), proofs)}, indent=2))
    return code


def _described(
    products: Sequence[ModeProduct],
    places: Sequence[Path] = (),
    proofs: Mapping[str, FileProof] = MappingProxyType({}),
) -> list[Mapping[str, object]]:
    """The data of each product for programs."""
    paths = [str(place) for place in places] or [""] * len(products)
    return [
        {
            "path": path or None,
            "header": str(header_of(Path(path))) if path else None,
            "set": product.built.options.build.set_name,
            "target": product.built.options.build.target,
            "command": product.built.entries["command"],
            "sizes": dict(product.built.sizes),
            "folding": product.built.entries["folding"],
            "checked": product.built.entries["checked"],
            "proof": proof.words if proof else None,
            "passed": product.passed and not (proof and proof.violations),
            "findings": as_dicts(product.findings),
        }
        for product, path in zip(products, paths, strict=True)
        for proof in [proofs.get(product.built.options.build.set_name)]
    ]
