"""Kernels on the GPU of this machine: checked and timed, or why they are not."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
from rich.table import Table

from artifacts.generated_files import read_parts
from artifacts.head import read_sizes
from artifacts.origin import origin_of
from bench.sass.issue import MULTIPROCESSORS
from builds.checks import as_dicts
from gpu.check import check_on_gpu
from gpu.cipher import Device
from gpu.driver import GpuError
from gpu.timing import GpuTime, time_on_gpu
from lwcc.reports.kernels import count_one
from runtime.console import table_console
from verify.report import Finding
from verify.toolchain.tools import MissingTool

Value = TypeVar("Value")
HEADINGS = (
    *("file", "bytes", "with transfers", "alone", "kernel, by events"),
    *("of the issue limit", "transfers of the copy rate"),
)


def verify_on_gpu(paths: Sequence[Path], cipher: str, as_json: bool) -> int:
    """Compare kernels with their cipher's text; 1 where one differs or cannot be run."""
    found: dict[str, tuple[Finding, ...]] = {}
    for path in paths:
        for part in read_parts(path):
            text = origin_of(part, path.parent, cipher).load()
            findings = _answered(partial(check_on_gpu, path, text))
            if findings is None:
                return 1
            found[str(path)] = findings
    if as_json:
        click.echo(json.dumps({path: as_dicts(each) for path, each in found.items()}, indent=2))
    else:
        for name, findings in found.items():
            for each in findings:
                said = f"{each.name}: {each.status}, {each.cases} lengths {each.detail}"
                click.echo(f"{name}: {said}")
    held = all(each.status == "tested" for findings in found.values() for each in findings)
    return 0 if held and all(found.values()) else 1


def bench_on_gpu(paths: Sequence[Path], as_json: bool) -> int:
    """Time counter mode; 1 where kernels cannot be run."""
    times: list[GpuTime] = []
    limits: dict[str, float] = {}
    for path in paths:
        own = _answered(partial(time_on_gpu, path))
        if own is None:
            return 1
        times += own
        limits[path.name] = _issue_limit(path, own[0].device) if own else 0
    if as_json:
        rows = [{**asdict(each), "issue_limit": limits[each.file]} for each in times]
        click.echo(json.dumps(rows, indent=2))
        return 0
    table = Table(title="counter mode on this GPU, measured; GB/s", title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "file" else "right")
    for each in times:
        speeds = (f"{n / 1e9:.3f}" for n in (each.transferred, each.alone, each.kernel))
        shares = (_share(each.kernel, limits[each.file]), _share(each.transferred, each.copied))
        table.add_row(each.file, str(each.nbytes), *speeds, *shares)
    table_console().print(table)
    return 0


def _share(speed: float, limit: float) -> str:
    return f"{speed / limit:.0%}" if limit else ""


def _issue_limit(path: Path, device: Device | None) -> float:
    """Bytes per second if all multiprocessors issued what SASS has for counter mode; 0: unknown."""
    [part] = read_parts(path)
    if device is None or device.architecture not in MULTIPROCESSORS:
        return 0
    try:
        counted = count_one((part, (device.architecture,), False))
    except MissingTool as problem:
        click.echo(f"lwcc: warning: not run: {problem}", err=True)
        return 0
    symbol = part.functions["ctr_crypt"]
    cycles = next(each.cycles.each for each in counted if each.kernel == symbol)
    return device.cycles_per_second / cycles * read_sizes(part.entries["sizes"])["block"]


def _answered(call: Callable[[], Value]) -> Value | None:
    """What a call on the GPU gives; None, and a line that says why, where there is no answer."""
    try:
        return call()
    except GpuError as problem:
        click.echo(f"lwcc: not run: {problem.reason}", err=True)
        return None
