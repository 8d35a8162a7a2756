"""Steps on addresses: the common template knows each kind, and targets define its macros."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest
from jinja2 import Environment, meta, nodes

from compiler.machine.load import load_target, target_folders
from compiler.modes.assembly.steps import (
    Address,
    AssemblyRoutine,
    AssemblyStep,
    ClearBytes,
    Go,
    Mark,
)
from compiler.modes.emit import ASSEMBLY, has_modes, kind_of, template_of

TARGETS = {name: load_target(name) for name in target_folders()}
IN_ASSEMBLY = [
    name for name, each in TARGETS.items() if each.output == "assembly" and has_modes(each)
]
COMMON = (ASSEMBLY / "routines.s.j2").read_text()
GIVEN = {"kind_of", "prefix", "routines", "constants", "schedules", "key_setup"}
"""The variables of the common template that the compiler gives."""


def test_an_address_moves_within_its_base() -> None:
    here = Address("label", 3, "zero")
    assert here.plus(5) == Address("label", 8, "zero")
    assert here.plus(5).plus(-5) == here


def test_a_kind_is_named_as_its_class() -> None:
    assert kind_of(ClearBytes(Address("frame"), 8)) == "ClearBytes"
    assert kind_of(Go("end")) != kind_of(Mark("end"))


def test_the_common_template_writes_each_kind_of_step() -> None:
    kinds = [each.__name__ for each in get_args(AssemblyStep)]
    # The last alternative of the template needs no condition.
    assert [kind for kind in kinds if f'kind == "{kind}"' not in COMMON] == ["FillOutput"]


@pytest.mark.parametrize("name", IN_ASSEMBLY)
def test_a_target_defines_what_the_common_template_needs(name: str) -> None:
    target, environment = TARGETS[name], Environment()
    own = environment.parse((target.folder / template_of(target)).read_text())
    defined = {each.name for each in own.find_all(nodes.Macro)}
    targets = [each.target for each in own.find_all(nodes.Assign)]
    targets += [each.target for each in own.find_all(nodes.AssignBlock)]
    for each in targets:
        named = [each, *each.find_all(nodes.Name)]
        defined |= {name.name for name in named if isinstance(name, nodes.Name)}
    needed = meta.find_undeclared_variables(environment.parse(COMMON)) - GIVEN
    assert {"address", "fill", "pointers"} <= needed <= defined


def test_a_template_gets_each_field_of_a_routine() -> None:
    routine = AssemblyRoutine("init", True, 3, 64, (Mark("end"),), (1, 5))
    described = routine.described()
    assert described.keys() == {each.name for each in fields(AssemblyRoutine)}
    assert AssemblyRoutine(**described) == routine  # type: ignore[arg-type]
