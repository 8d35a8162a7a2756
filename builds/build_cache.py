"""Keeps what was built and checked, by a digest of text, options, tools and lwcc itself."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple
from functools import cache
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import click

from artifacts.generated_files import parts_of
from builds.product import Order, Product, make
from builds.sources import ROOMS, ROOT
from compiler.machine.load import load_target
from runtime.disk_cache import DiskCache, cache_folder
from runtime.workers import run_jobs
from verify.report import Finding
from verify.toolchain.tools import TOOLS, MissingTool, find


def make_or_read(order: Order) -> Product:
    """What an order gives: where it may use the cache and that has it, from there; else it is made.

    Only products whose checks held are kept. The errors are those of `make`.
    """
    return _read(order) or _kept(order, make(order))


def make_all(orders: Sequence[Order], what: str) -> list[Product]:
    """The same of several orders; what the cache has not is made on all cores.

    Args:
        orders: what is to be made.
        what: is being done, for the progress bar.
    """
    known = [_read(order) for order in orders]
    new = [order for order, product in zip(orders, known, strict=True) if not product]
    made = iter([_kept(o, p) for o, p in zip(new, run_jobs(make, new, what), strict=True)])
    return [product or next(made) for product in known]


def _read(order: Order) -> Product | None:
    """What the cache has of an order."""
    store = build_cache() if order.uses_cache else None
    stored = store.read(key_of(order)) if store else None
    return _decoded(stored) if stored else None


def _kept(order: Order, product: Product) -> Product:
    """The product, kept where the order says so and its checks held."""
    store = build_cache() if order.uses_cache else None
    if store and product.passed:
        store.write(key_of(order), _encoded(product))
    return product


@cache
def build_cache() -> DiskCache | None:
    """The user's cache; None where there is none."""
    folder = cache_folder()
    return DiskCache(folder, _warn) if folder else None


def _warn(problem: str) -> None:
    click.echo(f"lwcc: warning: {problem}", err=True)


def key_of(order: Order) -> str:
    """A digest of all that a product depends on; tools count where it is checked."""
    said = {
        "lwcc": _sources(),
        "target": _folder_digest(load_target(order.options.target).folder),
        "packages": _packages(),
        "tools": _tools() if order.check else [],
        "cipher": [order.source.word, order.source.label, _digest(order.source.path)],
        "order": [asdict(order.options), order.check, order.megabytes],
    }
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


@cache
def _sources() -> str:
    """A digest of all files of lwcc."""
    return hashlib.sha256(
        "".join(_folder_digest(ROOT / room) for room in ROOMS).encode()
    ).hexdigest()


@cache
def _folder_digest(folder: Path) -> str:
    """A digest of the names and contents of all files of a folder."""
    files = sorted(p for p in folder.rglob("*") if p.suffix != ".pyc" and p.is_file())
    said = [f"{path.relative_to(folder)} {_digest(path)}\n" for path in files]
    return hashlib.sha256("".join(said).encode()).hexdigest()


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@cache
def _packages() -> list[str]:
    """The Python that runs, its packages, and the machine."""
    names = sorted(f"{each.name} {each.version}" for each in distributions())
    return [platform.python_version(), platform.machine(), *names]


@cache
def _tools() -> list[str]:
    """The programs that checks start, with their versions."""
    return [f"{tool.name} {_version(tool.name)}" for tool in TOOLS]


def _version(name: str) -> str:
    try:
        found = find(name)
    except MissingTool:
        return "missing"
    return f"{found.version} {found.is_wheel}"


def _encoded(product: Product) -> bytes:
    said = {
        "file": product.part.file,
        "text": product.text,
        "header": product.header,
        "figures": dict(product.figures),
        "findings": [astuple(finding) for finding in product.findings],
    }
    return json.dumps(said).encode()


def _decoded(stored: bytes) -> Product:
    """What was stored; the store has seen that it is as it was written."""
    said: Mapping[str, Any] = json.loads(stored)
    (part,) = parts_of(said["text"], said["file"])
    findings = tuple(Finding(*each) for each in said["findings"])
    return Product(part, said["header"], said["figures"], findings)
