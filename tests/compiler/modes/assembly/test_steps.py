"""Steps on addresses: each kind is known to each template that writes them."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from compiler.machine.load import load_target, target_folders
from compiler.modes.assembly.steps import (
    Address,
    AssemblyRoutine,
    AssemblyStep,
    ClearBytes,
    Go,
    Mark,
    kind_of,
)
from compiler.modes.emit import has_modes, template_of

TARGETS = {name: load_target(name) for name in target_folders()}
IN_ASSEMBLY = [
    name for name, each in TARGETS.items() if each.output == "assembly" and has_modes(each)
]


def test_an_address_moves_within_its_base() -> None:
    here = Address("label", 3, "zero")
    assert here.plus(5) == Address("label", 8, "zero")
    assert here.plus(5).plus(-5) == here


def test_a_kind_is_named_as_its_class() -> None:
    assert kind_of(ClearBytes(Address("frame"), 8)) == "ClearBytes"
    assert kind_of(Go("end")) != kind_of(Mark("end"))


@pytest.mark.parametrize("name", IN_ASSEMBLY)
def test_a_template_writes_each_kind_of_step(name: str) -> None:
    target = TARGETS[name]
    text = (target.folder / template_of(target)).read_text()
    asked = {kind.__name__: f'kind == "{kind.__name__}"' in text for kind in get_args(AssemblyStep)}
    # The last alternative of the template needs no condition.
    assert [name for name, is_named in asked.items() if not is_named] == ["FillOutput"]


def test_a_template_gets_each_field_of_a_routine() -> None:
    routine = AssemblyRoutine("init", True, 3, 64, (Mark("end"),), (1, 5))
    described = routine.described()
    assert described.keys() == {each.name for each in fields(AssemblyRoutine)}
    assert AssemblyRoutine(**described) == routine  # type: ignore[arg-type]
