"""Generated files in the build cache."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, astuple

from artifacts.generated_files import parts_of
from builds.cache.digests import digest_of, folder_digest, tool_versions, vectors_digest
from builds.cache.kept import Facts, Kept
from builds.product import Order, Product, make
from compiler.machine.load import load_target
from verify.report import Finding


def make_or_read(order: Order) -> Product:
    """The product of an order: from the cache if allowed and available, else built.

    Only products whose checks held are kept. The errors are those of `make`.
    """
    return PRODUCTS.one(order)


def make_all(orders: Sequence[Order], what: str) -> list[Product]:
    """The products of several orders; missing ones are built on all cores.

    Args:
        orders: the files to make.
        what: is being done, for the progress bar.
    """
    return PRODUCTS.all(orders, what)


def _facts(order: Order) -> Facts | None:
    """The inputs of a product; tools count if it is checked."""
    if not order.uses_cache:
        return None
    return {
        "target": folder_digest(load_target(order.options.target).folder),
        "tools": tool_versions() if order.check else [],
        "cipher": [order.source.word, order.source.label],
        "dsl_sha256": digest_of(order.source.path),
        "vectors": vectors_digest(order.source.path) if order.check else "",
        "order": [asdict(order.options), order.check, order.megabytes],
    }


def _is_good(product: Product, facts: Facts) -> bool:
    return product.passed and product.part.digest == facts["dsl_sha256"]


def _encode(product: Product) -> Facts:
    return {
        "file": product.part.file,
        "text": product.text,
        "header": product.header,
        "figures": dict(product.figures),
        "findings": [astuple(finding) for finding in product.findings],
    }


def _decode(said: Facts) -> Product:
    """A stored product; the store has checked its integrity."""
    (part,) = parts_of(said["text"], said["file"])
    findings = tuple(Finding(*each) for each in said["findings"])
    return Product(part, said["header"], said["figures"], findings)


PRODUCTS: Kept[Order, Product] = Kept("product", make, _facts, _is_good, _encode, _decode)
