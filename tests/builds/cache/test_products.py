"""What was made is taken again for the same order, and for no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from builds.cache import kept, products
from builds.cache.products import PRODUCTS, make_all, make_or_read
from builds.product import Order, Product, make
from builds.usual_forms import with_lanes
from catalogue.ciphers import find_cipher
from dsl.vectors import vectors_beside
from options.build import BuildOptions
from options.settled import settle
from runtime.disk_cache import DiskCache
from verify.report import Finding

TOY = Path(__file__).parents[2] / "lwcc" / "toy.dsl"


@pytest.fixture
def order(tmp_path: Path) -> Order:
    path = tmp_path / "toy.dsl"
    path.write_bytes(TOY.read_bytes())
    source = find_cipher(str(path))
    options = settle(BuildOptions(set_name="toy64_64", target="c"))
    return Order(source, with_lanes(options, source.load()), check=False, uses_cache=True)


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DiskCache:
    made = DiskCache(tmp_path / "cache", pytest.fail)
    monkeypatch.setattr(kept, "build_cache", lambda: made)
    return made


def never(order: Order) -> Product:
    raise AssertionError("it is made again")


def made_by(monkeypatch: pytest.MonkeyPatch, make: Callable[[Order], Product]) -> None:
    monkeypatch.setattr(products, "PRODUCTS", replace(PRODUCTS, make=make))


def test_it_is_made_once(order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch) -> None:
    (first,) = make_all([order], "compiling")
    assert store.size()[0] == 1
    made_by(monkeypatch, never)
    assert make_all([order, order], "compiling") == [first, first]
    assert make_or_read(order) == first
    with pytest.raises(AssertionError, match="made again"):
        make_or_read(replace(order, uses_cache=False))
    with pytest.raises(AssertionError, match="made again"):
        make_all([replace(order, uses_cache=False)], "compiling")


@pytest.mark.slow
def test_it_is_what_is_made_without_it(order: Order, store: DiskCache) -> None:
    make_or_read(order)
    assert make_or_read(order) == make(order)


def test_findings_come_back(
    order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = (Finding("known answers", "tested", 12), Finding("timing", "tested", 0, "3 runs"))
    made = replace(make(order), findings=found)
    made_by(monkeypatch, lambda _: made)
    make_or_read(order)
    made_by(monkeypatch, never)
    assert make_or_read(order).findings == found


def test_what_failed_is_not_kept(
    order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = replace(make(order), findings=(Finding("known answers", "failed", 3, "key 00"),))
    made_by(monkeypatch, lambda _: wrong)
    make_or_read(order)
    assert store.size()[0] == 0


@pytest.mark.parametrize("several", [False, True])
def test_what_was_made_of_a_text_that_has_changed_is_not_kept(
    several: bool, order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edited(order: Order) -> Product:
        path = order.source.path
        path.write_text(path.read_text() + "\n")
        return make(order)

    made_by(monkeypatch, edited)
    if several:
        monkeypatch.setattr(kept, "run_jobs", lambda call, jobs, _: [call(j) for j in jobs])
        assert make_all([order], "compiling")
    else:
        assert make_or_read(order)
    assert store.size()[0] == 0


def test_another_text_is_another_key(order: Order, store: DiskCache) -> None:
    key = PRODUCTS.key(order)
    assert key == PRODUCTS.key(order)
    order.source.path.write_text(order.source.path.read_text() + "\n")
    assert PRODUCTS.key(order) != key


def test_known_answers_beside_the_text_count_where_they_are_checked(
    order: Order, store: DiskCache
) -> None:
    checked = replace(order, check=True)
    keys = PRODUCTS.key(order), PRODUCTS.key(checked)
    beside = vectors_beside(order.source.path)
    beside.parent.mkdir()
    beside.write_text("{}")
    assert PRODUCTS.key(order) == keys[0]
    assert PRODUCTS.key(checked) != keys[1]


@pytest.mark.parametrize(
    "change",
    [
        {"check": True},
        {"megabytes": 1},
        {"options": {"goal": "size"}},
        {"options": {"without": ("schedule",)}},
        {"source": {"label": "another.dsl"}},
    ],
    ids=str,
)
def test_another_order_is_another_key(
    change: dict[str, object], order: Order, store: DiskCache
) -> None:
    parts = {
        name: replace(getattr(order, name), **value) if isinstance(value, dict) else value
        for name, value in change.items()
    }
    assert PRODUCTS.key(replace(order, **parts)) != PRODUCTS.key(order)  # type: ignore[arg-type]


@pytest.mark.parametrize("what", ["lwcc_digest", "packages"])
def test_another_lwcc_is_another_key(
    what: str, order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = PRODUCTS.key(order)
    monkeypatch.setattr(kept, what, lambda: "another")
    assert PRODUCTS.key(order) != key


def test_other_tools_count_where_they_check(
    order: Order, store: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = replace(order, check=True)
    keys = PRODUCTS.key(order), PRODUCTS.key(checked)
    monkeypatch.setattr(products, "tool_versions", lambda: ["llvm-mc 99"])
    assert PRODUCTS.key(order) == keys[0]
    assert PRODUCTS.key(checked) != keys[1]


def test_without_a_folder_it_is_made(order: Order) -> None:
    assert kept.build_cache() is None
    assert make_or_read(order).text
