"""Which tests belong to the full set, and which of them a share takes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from conftest import full_set, outside_share, share


@dataclass(frozen=True)
class Item:
    """A test as pytest has collected it."""

    nodeid: str
    but: int | None = None
    documents: bool = False

    def get_closest_marker(self, name: str) -> Any:
        if name == "documents":
            return SimpleNamespace() if self.documents else None
        if self.but is None:
            return None
        return SimpleNamespace(kwargs={"but": self.but} if self.but else {})


def test_some_cases_of_a_test_stay() -> None:
    items = [Item("a.py::quick"), Item("a.py::whole", 0)]
    items += [Item(f"a.py::cases[{n}]", 2) for n in range(4)]
    items += [Item(f"b.py::cases[{n}]", 2) for n in range(3)]
    found = full_set(items, {})  # type: ignore[arg-type]
    left_out = ["a.py::whole", "a.py::cases[2]", "a.py::cases[3]", "b.py::cases[2]"]
    assert [item.nodeid for item in found] == left_out


def test_of_costly_tests_some_cases_stay_with_one_of_each_target() -> None:
    items: Any = [Item(f"a.py::long[{n}]") for n in range(8)]
    items += [Item("a.py::long[avr-8]"), Item("a.py::long[avr-9]"), Item("a.py::quick[0]")]
    found = full_set(items, {"a.py::long": 0.2}, {"avr"})
    kept = [item.nodeid for item in items if item not in found]
    assert kept == ["a.py::long[0]", "a.py::long[5]", "a.py::long[avr-8]", "a.py::quick[0]"]


def test_what_is_marked_full_counts_for_no_other_case() -> None:
    items: Any = [Item(f"a.py::cases[{n}]", 1) for n in range(3)]
    found = full_set(items, {"a.py::cases": 100})
    assert [item.nodeid for item in found] == ["a.py::cases[1]", "a.py::cases[2]"]


def config(**options: Any) -> Any:
    """The options of a run."""
    return SimpleNamespace(getoption=lambda name: options.get(name.strip("-")))


def test_parts_are_all_tests_and_each_has_those_of_documents() -> None:
    documents = [Item(f"tests/docs/test_docs.py::page[{n}]") for n in range(3)]
    documents.append(Item("tests/test_b.py::test_of_a_page", documents=True))
    others = [Item(f"tests/test_a.py::case[{n}]") for n in range(10)]
    items: Any = [*documents, *others]
    runs = [set(items) - outside_share(config(part=(turn, 4)), items, []) for turn in range(4)]
    assert set.union(*runs) == set(items)
    for turn, run in enumerate(runs):
        assert run & set(documents) == set(documents)
        assert run & set(others) == set(others[turn::4])


def test_a_part_of_files_and_all_others(tmp_path: Path) -> None:
    """The full set of these files is in their parts, that of others in its share."""
    listed = tmp_path / "unchanged"
    listed.write_text("same.py\n")
    same: Any = [Item(f"same.py::case[{n}]") for n in range(6)]
    changed: Any = [Item(f"changed.py::case[{n}]") for n in range(6)]
    items, full = [*same, *changed], [*same[3:], *changed[3:]]
    options = {"of": listed, "full": (0, 3)}
    runs = [
        set(items) - outside_share(config(part=(turn, 2), **options), items, full)
        for turn in range(2)
    ]
    assert [run & set(same) for run in runs] == [set(same[0::2]), set(same[1::2])]
    for run in runs:
        assert run & set(changed) == set(changed[:4])


def test_without_the_full_set_a_part_has_none_of_it() -> None:
    items: Any = [Item(f"a.py::case[{n}]") for n in range(6)]
    assert outside_share(config(part=(1, 2)), items, items[3:]) == {*items[0::2], *items[3:]}
    assert outside_share(config(), items, items[3:]) == set(items[3:])
    assert outside_share(config(full=(0, 1)), items, items[3:]) == set()


def test_what_names_documents_is_marked() -> None:
    """Else it would not run when a document alone has changed."""
    folder = Path(__file__).parent
    for path in folder.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        if path.parent != folder / "docs" and re.search(r"\bdocs\b.*\w\.md\b|README\.md", text):
            assert "mark.documents" in text, path


def test_a_share_is_one_of_several() -> None:
    assert share("3/10") == (3, 10)
    for wrong in ("10/10", "-1/3", "x", "1/2/3"):
        with pytest.raises(ValueError):  # noqa: PT011 (argparse says what is wrong)
            share(wrong)
