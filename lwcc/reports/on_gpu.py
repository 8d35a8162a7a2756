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
from artifacts.origin import origin_of
from builds.checks import as_dicts
from gpu.check import check_on_gpu
from gpu.driver import GpuError
from gpu.timing import GpuTime, time_on_gpu
from runtime.console import table_console
from verify.report import Finding

Value = TypeVar("Value")


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
    for path in paths:
        own = _answered(partial(time_on_gpu, path))
        if own is None:
            return 1
        times += own
    if as_json:
        click.echo(json.dumps([asdict(each) for each in times], indent=2))
        return 0
    table = Table(title="counter mode on this GPU, measured; GB/s", title_justify="left")
    for heading in ("file", "bytes", "with transfers", "alone"):
        table.add_column(heading, justify="left" if heading == "file" else "right")
    for each in times:
        speeds = (f"{speed / 1e9:.3f}" for speed in (each.transferred, each.alone))
        table.add_row(each.file, str(each.nbytes), *speeds)
    table_console().print(table)
    return 0


def _answered(call: Callable[[], Value]) -> Value | None:
    """What a call on the GPU gives; None, and a line that says why, where there is no answer."""
    try:
        return call()
    except GpuError as problem:
        click.echo(f"lwcc: not run: {problem.reason}", err=True)
        return None
