"""A target's folder says whether its object code is read, and how."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path

import pytest

from compiler.machine.load import load_target
from targets.binary import Binary, is_read, load_binary


@pytest.mark.parametrize(("name", "read"), [("neon", True), ("rv32i", True), ("c", False)])
def test_object_code_is_read_where_a_folder_describes_it(name: str, read: bool) -> None:
    assert is_read(load_target(name)) is read


@pytest.mark.parametrize(("name", "link"), [("neon", "x30"), ("rv32i", "ra")])
def test_the_description_is_the_one_of_the_folder(name: str, link: str) -> None:
    target = load_target(name)
    found = load_binary(target)
    assert isinstance(found, Binary)
    assert found.link == link
    assert load_binary(replace(target, name="another")) is found


def test_without_a_description_nothing_is_loaded() -> None:
    target = load_target("c")
    with pytest.raises(ModuleNotFoundError, match=r"targets\.c\.binary"):
        load_binary(target)
    nowhere = replace(target, folder=Path("none"))
    with pytest.raises(ModuleNotFoundError, match=r"targets\.none"):
        load_binary(nowhere)


def test_a_description_does_not_change() -> None:
    found = load_binary(load_target("rv32i"))
    for each in fields(found):
        with pytest.raises(FrozenInstanceError):
            setattr(found, each.name, None)
