"""`lwcc check`: runs functions of generated files and the cipher's text on numbers."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import click
from rich.table import Table

from artifacts.generated_files import subject_of
from artifacts.origin import check_origin, origin_of
from artifacts.parts import assembled
from catalogue.ciphers import CipherSource
from check.calls import Subject, check
from check.decode import Decoder
from check.machine import Machine
from compiler.frontend.programs import spec_programs
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from lwcc.mode_files import refuse_mode_files
from proof_driver.provable import Given, gather
from runtime.console import table_console
from runtime.errors import explained
from runtime.user_error import UserError
from runtime.workers import run_jobs
from targets.binary import load_binary

AGREES = "agrees"
WORD = 4
"""Bytes of the instructions that the second checker reads."""
UNREAD = "the second checker reads instructions of four bytes"
FIXED = "the second checker has keys of its own, and a file for one key takes none"
NUMBERS = ("functions", "calls", "samples", "seconds")


@dataclass(frozen=True)
class CheckJob:
    """A set of a file, and the .dsl file to check it by; empty for the one that its head names."""

    given: Given
    cipher: str


@dataclass(frozen=True)
class CheckedFunction:
    """The result for a set of a file.

    Args:
        path: of the file.
        set_name: the set.
        functions: how many were called.
        calls: how many there were, each on many samples.
        samples: of all calls together.
        seconds: that it took.
        difference: the first that was found; empty where there is none.
    """

    path: str
    set_name: str
    functions: int
    calls: int
    samples: int
    seconds: float
    difference: str


@explained
def run(files: tuple[str, ...], like: str, cipher: str, as_json: bool) -> int:
    """Check files; 1 where one differs."""
    refuse_mode_files(files, "`lwcc prove` and `lwcc verify` take it")
    gathered = gather(files, like)
    reasons = [why_unread(given) for given in gathered.given]
    pairs = zip(gathered.given, reasons, strict=True)
    jobs = [CheckJob(given, cipher) for given, reason in pairs if not reason]
    unread = Counter(filter(None, reasons))
    if unread and not jobs:
        raise UserError(f"{', '.join(files)}: nothing is checked: {next(iter(unread))}")
    rows = run_jobs(check_one, jobs, "checking")
    if as_json:
        click.echo(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        table_console().print(_table(rows))
    for row in rows:
        if row.difference:
            click.echo(f"lwcc: difference: {row.path}: {row.difference}", err=True)
    left_out = dict(gathered.left_out) | unread
    for reason, number in left_out.items():
        click.echo(f"lwcc: left out: {number} files ({reason})", err=True)
    return 1 if any(row.difference for row in rows) else 0


def why_unread(given: Given) -> str:
    """The reason why the second checker does not read a part; empty if it does."""
    if given.part.options.has_fixed_key:
        return FIXED
    return "" if _has_words(given) else UNREAD


def _has_words(given: Given) -> bool:
    """Whether the second checker has a decoder for a file."""
    return load_binary(load_target(given.part.options.target)).instruction_bytes == WORD


@explained
def check_one(job: CheckJob) -> CheckedFunction:
    """Check one set of a file.

    Raises:
        UserError: it does not assemble, or its head was changed.
    """
    begin, subject = time.perf_counter(), check_subject(job)
    difference, n_functions = check(subject), len(subject.machine.entries)
    n_samples, seconds = sum(n for _, n in subject.made), time.perf_counter() - begin
    found = n_functions, len(subject.made), n_samples, seconds
    return CheckedFunction(str(job.given.path), job.given.part.options.set_name, *found, difference)


@cache
def loaded_from(source: CipherSource) -> Cipher:
    """The checked cipher, which many files have in common."""
    return source.load()


def check_subject(job: CheckJob) -> Subject:
    """The inputs of the second checker: bytes, addresses of functions, sizes, the cipher's text."""
    part = job.given.part
    source, known = origin_of(part, Path(), job.cipher), subject_of(part)
    loaded = loaded_from(source)
    check_origin(part, source, loaded)
    chosen, target = loaded.sets[part.options.set_name], load_target(part.options.target)
    image, binary = job.given.image or assembled(part), load_binary(target)
    aligns = dict.fromkeys(("key", "nonce", "in", "out"), known.data_align)
    aligns |= dict.fromkeys(("rk", "ctx"), known.align)
    aligns |= {"code": max(image.align, binary.instruction_bytes), "stack": binary.sp_align}
    return Subject(
        machine=Machine(
            code=image.text,
            entries={f: image.symbols[name] - image.base for f, name in known.functions.items()},
            decoder=Decoder(target, binary, part.options.features),
            aligns=aligns,
            stack=known.stack_bytes + -known.stack_bytes % binary.sp_align,
            is_aligned=known.machine.aligned_accesses,
        ),
        programs=spec_programs(loaded, chosen.name),
        block=chosen.block,
        key=chosen.key,
        counter=known.counter_bytes,
        group=known.group_blocks * known.block_bytes,
        sizes={"rk": known.rk_bytes, "ctx": known.ctx_bytes},
    )


def _table(rows: Sequence[CheckedFunction]) -> Table:
    """A line for each set of a file."""
    table = Table(title="object code and text, on the same inputs", title_justify="left")
    for heading in ("file", *NUMBERS, "verdict"):
        table.add_column(heading, justify="right" if heading in NUMBERS else "left")
    for row in rows:
        numbers = str(row.functions), str(row.calls), str(row.samples), f"{row.seconds:.1f}"
        table.add_row(row.path, *numbers, "differs" if row.difference else AGREES)
    return table
