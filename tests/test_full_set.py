"""Which tests belong to the full set, and which of them a share takes."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from conftest import full_set, share


@dataclass
class Item:
    """A test as pytest has collected it."""

    nodeid: str
    but: int | None = None

    def get_closest_marker(self, name: str) -> Any:
        assert name == "full"
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


def test_a_share_is_one_of_several() -> None:
    assert share("3/10") == (3, 10)
    for wrong in ("10/10", "-1/3", "x", "1/2/3"):
        with pytest.raises(ValueError):  # noqa: PT011 (argparse says what is wrong)
            share(wrong)
