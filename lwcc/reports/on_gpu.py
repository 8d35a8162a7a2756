"""Kernels on the GPU of this machine: checked and timed, or why they are not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
from rich.table import Table

from artifacts.generated_files import read_parts
from artifacts.origin import origin_of
from builds.checks import as_dicts
from dsl.cipher import Cipher
from gpu.check import check_on_gpu
from gpu.driver import GpuError
from gpu.launches import launch_on_gpu
from gpu.timing import LONG_BYTES, KernelTime, MessageTime, time_kernels, time_messages
from lwcc.reports.kernels import counted_kernels, plain_kernels
from runtime.console import table_console
from verify.report import Finding
from verify.toolchain.tools import MissingTool

Value = TypeVar("Value")
Limits = Mapping[tuple[str, str], float]
"""Cycles of a multiprocessor for each block, by file and symbol of a kernel."""
CORE = "sm_90"
"""The architecture whose code is counted for limits."""
INTEGER_UNITS = ("issue", "alu", "multiply")
"""The resources that bound integer work."""


def verify_on_gpu(paths: Sequence[Path], cipher: str, as_json: bool) -> int:
    """Compare kernels with their cipher's text; 1 where one differs or cannot be run."""
    found: dict[str, tuple[Finding, ...]] = {}
    for path in paths:
        for part in read_parts(path):
            text = origin_of(part, path.parent, cipher).load()
            findings = _answered(partial(_checked, path, text))
            if findings is None:
                return 1
            found[str(path)] = findings
    if as_json:
        click.echo(json.dumps({path: as_dicts(each) for path, each in found.items()}, indent=2))
    else:
        for name, findings in found.items():
            for each in findings:
                said = f"{each.name}: {each.status}, {each.cases} cases {each.detail}"
                click.echo(f"{name}: {said}")
    held = all(each.status == "tested" for findings in found.values() for each in findings)
    return 0 if held and all(found.values()) else 1


def _checked(path: Path, cipher: Cipher) -> tuple[Finding, ...]:
    """The findings of a file: of the calls of Python, and of launches on chosen grids."""
    return (*check_on_gpu(path, cipher), *launch_on_gpu(path, cipher))


def bench_on_gpu(paths: Sequence[Path], as_json: bool) -> int:
    """Time kernels alone, and counter mode on messages; 1 where kernels cannot be run."""
    kernels: list[KernelTime] = []
    messages: list[MessageTime] = []
    for path in paths:
        own = _answered(partial(time_kernels, path, plain_kernels(path)))
        calls = _answered(partial(time_messages, path))
        if own is None or calls is None:
            return 1
        kernels += own
        messages += calls
    limits = _limits(paths)
    if as_json:
        named = {"kernels": [_described(each, limits) for each in kernels]}
        calls_too = {"messages": [asdict(each) for each in messages]}
        click.echo(json.dumps({**named, **calls_too}, indent=2))
        return 0
    console = table_console()
    console.print(_kernel_table(kernels, limits))
    console.print(_message_table(messages))
    return 0


def _limits(paths: Sequence[Path]) -> Limits:
    """The modelled cycles of a block by the busiest unit of integers; none without the tools."""
    parts = [part for path in paths for part in read_parts(path)]
    try:
        counted = counted_kernels(parts, [CORE], baseline=False)
    except MissingTool as missing:
        click.echo(f"lwcc: warning: no limits: {missing}", err=True)
        return {}
    return {
        (each.file, each.kernel): max(each.cycles.by_resource[unit] for unit in INTEGER_UNITS)
        for each in counted
    }


def _limit(time: KernelTime, limits: Limits) -> float:
    """The limit of a kernel in cycles; 0 if it is not known."""
    return limits.get((time.file, time.symbol), 0.0)


def _described(time: KernelTime, limits: Limits) -> Mapping[str, object]:
    """The data of a kernel's time for programs."""
    derived = {"bytes_per_second": time.rate, "cycles_per_block": time.cycles}
    return {**asdict(time), **derived, "modelled_limit_cycles": _limit(time, limits)}


def _kernel_table(times: Sequence[KernelTime], limits: Limits) -> Table:
    """The sustained speed of kernels, beside what bounds it."""
    title = f"kernels on this GPU, measured on {LONG_BYTES >> 20} MiB in its memory"
    headings = (
        *("file", "kernel", "GB/s", "cycles/block", f"limit of integers, {CORE} (modelled)"),
        *("of the limit", "of the rate of copies", "MHz", "plain CUDA C", "times as fast"),
    )
    table = _table(title, headings, 2)
    for each in times:
        limit = _limit(each, limits)
        n_moved = each.rate * (1 if each.kernel == "ctr_keystream" else 2)
        table.add_row(
            each.file,
            each.kernel,
            f"{each.rate / 1e9:.1f}",
            f"{each.cycles:.2f}",
            f"{limit:.2f}" if limit else "",
            f"{limit / each.cycles:.0%}" if limit else "",
            f"{n_moved / each.copied:.0%}",
            f"{each.hertz / 1e6:.0f}",
            f"{each.plain_cycles:.2f}" if each.plain else "",
            f"{each.plain / each.seconds:.2f}" if each.plain else "",
        )
    return table


def _message_table(times: Sequence[MessageTime]) -> Table:
    """The throughput of counter mode by the length of messages."""
    title = "counter mode on this GPU, measured; GB/s"
    table = _table(title, ("file", "bytes", "with transfers", "transfers alone", "alone"), 1)
    for each in times:
        speeds = (each.transferred, each.copied, each.alone)
        table.add_row(each.file, str(each.nbytes), *(f"{speed / 1e9:.3f}" for speed in speeds))
    return table


def _table(title: str, headings: Sequence[str], n_words: int) -> Table:
    """A table whose first columns are words."""
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < n_words else "right")
    return table


def _answered(call: Callable[[], Value]) -> Value | None:
    """The result of a call on the GPU; None and a printed reason if there is none."""
    try:
        return call()
    except GpuError as problem:
        click.echo(f"lwcc: not run: {problem.reason}", err=True)
        return None
