"""Each choice of a build sets an option that a pass really has."""

from __future__ import annotations

from dataclasses import fields

import pytest

from compiler.choices import SETS, Choices
from compiler.pipeline import PASSES, pass_name

OPTIONS = {pass_name(kind): {f.name for f in fields(kind)} for kind in PASSES}  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "option"), SETS, ids="=".join)
def test_an_option_that_is_set_is_one_of_its_pass(name: str, option: str) -> None:
    assert option in OPTIONS[name]


def test_what_choices_must_have_is_set() -> None:
    """Those that the pipeline reads by itself besides: which passes are left out."""
    needed = {name for name, value in vars(Choices).items() if isinstance(value, property)}
    assert needed - {"without"} <= set(SETS.values())


@pytest.mark.parametrize("choice", sorted(set(SETS.values())))
def test_a_choice_is_a_name(choice: str) -> None:
    assert choice.isidentifier()
