"""Keeps what was built and checked, by a digest of text, options, tools and lwcc itself."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
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


@dataclass(frozen=True)
class _Place:
    """Where the cache has, or will have, what an order gives; the key is made once, before it is.

    Args:
        key: of the order.
        dsl_sha256: of the cipher's text as it is in the key.
    """

    store: DiskCache
    key: str
    dsl_sha256: str

    def read(self) -> Product | None:
        """What the cache has."""
        stored = self.store.read(self.key)
        return _decoded(stored) if stored else None

    def keep(self, product: Product) -> None:
        """Keep a product whose checks held, unless the text was changed meanwhile."""
        if product.passed and product.part.digest == self.dsl_sha256:
            self.store.write(self.key, _encoded(product))


def make_or_read(order: Order) -> Product:
    """What an order gives: where it may use the cache and that has it, from there; else it is made.

    Only products whose checks held are kept. The errors are those of `make`.
    """
    place = _place_of(order)
    product = place.read() if place else None
    if product is None:
        product = make(order)
        if place:
            place.keep(product)
    return product


def make_all(orders: Sequence[Order], what: str) -> list[Product]:
    """The same of several orders; what the cache has not is made on all cores.

    Args:
        orders: what is to be made.
        what: is being done, for the progress bar.
    """
    places = [_place_of(order) for order in orders]
    known = [place.read() if place else None for place in places]
    new = [order for order, product in zip(orders, known, strict=True) if product is None]
    made = iter(run_jobs(make, new, what))
    products = [next(made) if product is None else product for product in known]
    for place, old, product in zip(places, known, products, strict=True):
        if place and old is None:
            place.keep(product)
    return products


def _place_of(order: Order) -> _Place | None:
    """Where an order is kept; None where it uses no cache."""
    store = build_cache() if order.uses_cache else None
    return _Place(store, key_of(order), _digest(order.source.path)) if store else None


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
