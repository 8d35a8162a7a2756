"""Which tests belong to the full set, and which of them a share takes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from conftest import full_set, outside_part, share


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
    found = full_set(items)  # type: ignore[arg-type]
    left_out = ["a.py::whole", "a.py::cases[2]", "a.py::cases[3]", "b.py::cases[2]"]
    assert [item.nodeid for item in found] == left_out


def test_parts_are_all_tests_and_each_has_those_of_documents() -> None:
    documents = [Item(f"tests/docs/test_docs.py::page[{n}]") for n in range(3)]
    documents.append(Item("tests/test_b.py::test_of_a_page", documents=True))
    others = [Item(f"tests/test_a.py::case[{n}]") for n in range(10)]
    items: Any = [*documents, *others]
    runs = [set(items) - outside_part(items, turn, 4) for turn in range(4)]
    assert set.union(*runs) == set(items)
    for turn, run in enumerate(runs):
        assert run & set(documents) == set(documents)
        assert run & set(others) == set(others[turn::4])


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
